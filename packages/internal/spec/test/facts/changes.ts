import type { Api } from '../../src/facts.ts'

// biome-ignore lint/suspicious/noExplicitAny: a fault reaches anywhere into a document.
type Anything = any

type Keys = readonly (string | number)[]

export type Change = (document: Anything) => void

/** A fault: what it is, how it comes into a document, and words of each complaint that must come of it. */
export interface Fault {
  readonly api: Api
  readonly fault: string
  readonly change: Change
  readonly complaints: readonly string[]
}

export const faultIn =
  (api: Api) =>
  (fault: string, change: Change, ...complaints: readonly string[]): Fault => ({ api, fault, change, complaints })

/** Writes a value, which must be another one than before. */
export const set =
  (keys: Keys, value: unknown): Change =>
  (document) => {
    const [owner, key] = reach(document, keys)
    if (JSON.stringify(owner[key]) === JSON.stringify(value)) throw new Error(`${keys.join('/')} says so already.`)
    owner[key] = value
  }

/** Takes away what stands there. */
export const drop =
  (keys: Keys): Change =>
  (document) => {
    const [owner, key] = reach(document, keys)
    if (owner[key] === undefined) throw new Error(`${keys.join('/')} is not there to be dropped.`)
    if (Array.isArray(owner)) owner.splice(Number(key), 1)
    else delete owner[key]
  }

/** Takes one item out of a list. */
export const dropItem =
  (keys: Keys, item: unknown): Change =>
  (document) => {
    const list: unknown[] = valueUnder(document, keys)
    drop([...keys, list.indexOf(item)])(document)
  }

/** Adds an item to a list. */
export const add =
  (keys: Keys, item: unknown): Change =>
  (document) =>
    valueUnder(document, keys).push(item)

/** Gives a key another name, in its place among the others. */
export const rename =
  (keys: Keys, to: string): Change =>
  (document) => {
    const [owner, from] = reach(document, keys)
    if (!(from in owner)) throw new Error(`${keys.join('/')} is not there to be renamed.`)
    const entries = Object.entries(owner)
    for (const [key] of entries) delete owner[key]
    for (const [key, value] of entries) owner[key === from ? to : key] = value
  }

/** Says something in other words, and fails where the old ones do not stand. */
export const reword =
  (keys: Keys, from: string, to: string): Change =>
  (document) => {
    const [owner, key] = reach(document, keys)
    if (!owner[key].includes(from)) throw new Error(`"${owner[key]}" does not say "${from}".`)
    owner[key] = owner[key].replace(from, to)
  }

/** Writes again, somewhere else, what stands there. */
export const copy =
  (keys: Keys, to: Keys, changes: object = {}): Change =>
  (document) =>
    set(to, { ...valueUnder(document, keys), ...changes })(document)

const valueUnder = (document: Anything, keys: Keys): Anything => keys.reduce((node, key) => node[key], document)

const reach = (document: Anything, keys: Keys): [owner: Anything, key: string | number] => [
  valueUnder(document, keys.slice(0, -1)),
  keys.at(-1) ?? '',
]

const under =
  (...base: Keys) =>
  (...keys: Keys): Keys => [...base, ...keys]

export const scalingPath = '/v1/organizations/{organizationId}/services/{serviceId}/scaling'
export const keyPath = '/v1/organizations/{organizationId}/keys/{keyId}'
export const observabilityPath = '/v1/organizations/{organizationId}/services/{serviceId}/observability'

export const paths = under('paths')
export const scaling = under('paths', scalingPath, 'patch')
export const deletion = under('paths', keyPath, 'delete')
export const parameter = under('components', 'parameters')
export const response = under('components', 'responses')
export const scheme = under('components', 'securitySchemes')
export const schema = under('components', 'schemas')
export const request = under('components', 'schemas', 'ServiceScalingPatchRequest')
export const sent = under(...request('properties'))
export const service = under('components', 'schemas', 'Service', 'properties')
export const alert = under('components', 'schemas', 'TileAlertRequest', 'properties')
export const query = under('components', 'schemas', 'ChartSeriesQueryRequest', 'properties')
