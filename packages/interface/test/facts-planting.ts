import type { Api } from '../src/facts.ts'

// biome-ignore lint/suspicious/noExplicitAny: a mistake is planted by reaching anywhere into a document.
type Anything = any

type Keys = readonly (string | number)[]

export type Plant = (document: Anything) => void

/** A mistake: what it is, how it is planted into a document, and words of the complaint that must come of it. */
export interface Planted {
  readonly api: Api
  readonly mistake: string
  readonly plant: Plant
  readonly heard: string
}

export const plantedIn =
  (api: Api) =>
  (mistake: string, plant: Plant, heard: string): Planted => ({ api, mistake, plant, heard })

/** Writes a value, which must be another one than before. */
export const set =
  (keys: Keys, value: unknown): Plant =>
  (document) => {
    const [holder, key] = reach(document, keys)
    if (JSON.stringify(holder[key]) === JSON.stringify(value)) throw new Error(`${keys.join('/')} says so already.`)
    holder[key] = value
  }

/** Takes away what stands there. */
export const drop =
  (keys: Keys): Plant =>
  (document) => {
    const [holder, key] = reach(document, keys)
    if (holder[key] === undefined) throw new Error(`${keys.join('/')} is not there to be dropped.`)
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  }

/** Takes one item out of a list. */
export const dropItem =
  (keys: Keys, item: unknown): Plant =>
  (document) => {
    const list: unknown[] = valueAt(document, keys)
    drop([...keys, list.indexOf(item)])(document)
  }

/** Adds an item to a list. */
export const add =
  (keys: Keys, item: unknown): Plant =>
  (document) =>
    valueAt(document, keys).push(item)

/** Gives a key another name, in its place among the others. */
export const rename =
  (keys: Keys, to: string): Plant =>
  (document) => {
    const [holder, from] = reach(document, keys)
    if (!(from in holder)) throw new Error(`${keys.join('/')} is not there to be renamed.`)
    const entries = Object.entries(holder)
    for (const [key] of entries) delete holder[key]
    for (const [key, value] of entries) holder[key === from ? to : key] = value
  }

/** Says something in other words, and fails where the old ones do not stand. */
export const reword =
  (keys: Keys, from: string, to: string): Plant =>
  (document) => {
    const [holder, key] = reach(document, keys)
    if (!holder[key].includes(from)) throw new Error(`"${holder[key]}" does not say "${from}".`)
    holder[key] = holder[key].replace(from, to)
  }

/** Writes again, somewhere else, what stands there. */
export const copy =
  (keys: Keys, to: Keys, changes: object = {}): Plant =>
  (document) =>
    set(to, { ...valueAt(document, keys), ...changes })(document)

const valueAt = (document: Anything, keys: Keys): Anything => keys.reduce((node, key) => node[key], document)

const reach = (document: Anything, keys: Keys): [holder: Anything, key: string | number] => [
  valueAt(document, keys.slice(0, -1)),
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
