import { safeText } from '@clouddb/command/safe-text'
import { ApiError } from '@clouddb/observability-oss/errors'
import type { Deployment } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import { orAbsent } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { comparableText } from '../form/form.ts'
import { objectBody, plannedReferences } from './bodies.ts'
import type { Secrets } from './secrets.ts'
import { type Finding, titleOfWork, type Work } from './work.ts'

/** A dashboard that a server can look at, and its work. */
interface Candidate {
  readonly work: Work
  readonly body: Data
}

/** Dashboards that differ in their names and lists only. One request asks about all of them. */
export type Validation = readonly Candidate[]

/** What a server has said until now. */
interface Validated {
  readonly findings: readonly Finding[]
  /** What it was not asked yet. */
  readonly left: readonly Validation[]
  readonly requests: number
}

/** The lists of which one request has the items of several dashboards. Tiles refer to containers, which stay apart. */
const lists = ['tags', 'tiles', 'filters', 'savedFilterValues'] as const

/** The most that one request has of several dashboards: tiles, tags, and characters. */
const most = { tiles: 500, tags: 40, characters: 500_000 }

function canBeValidated({ declared, action, isObjectWritten }: Work): boolean {
  return declared?.kind === 'dashboard' && isObjectWritten && action !== 'mark' && action !== 'delete'
}

/** Returns the requests by which a server looks at dashboards before any is written. */
export function worksToValidate(site: Site, works: readonly Work[]): Validation[] {
  const planned = plannedReferences(works)
  const groups = new Map<string, Group[]>()
  for (const work of works.filter(canBeValidated)) {
    const { body, losses } = objectBody(site, { ...work, live: undefined }, undefined, { planned })
    // The server looks up every id, and those of objects to come do not exist yet.
    if (losses.length > 0 || JSON.stringify(body).includes(`"${'0'.repeat(24)}"`)) continue
    const others = Object.entries(body).filter(([name]) => name !== 'name' && !lists.some((list) => list === name))
    const key = comparableText([Object.fromEntries(others), itemsOf(body, 'tiles').length > 0])
    const own = groups.get(key) ?? []
    groups.set(key, own)
    if (!own.at(-1)?.add({ work, body })) own.push(new Group({ work, body }))
  }
  return [...groups.values()].flat().map(({ candidates }) => candidates)
}

/** Dashboards that are added one by one for as long as one request can have them. */
class Group {
  readonly candidates: Candidate[] = []
  readonly #tags = new Set<unknown>()
  /** The filters, by their names without what variables cannot have: the server refuses two of one variable. */
  readonly #filters = new Map<string, string>()
  #tiles = 0
  #characters = 0

  constructor(first: Candidate) {
    this.add(first)
  }

  /** Adds a dashboard, or returns false where it does not fit. */
  add(candidate: Candidate): boolean {
    const { body } = candidate
    const tags = itemsOf(body, 'tags').filter((tag) => !this.#tags.has(tag))
    const filters = itemsOf(body, 'filters').map(
      (filter) => [nameOfVariable(filter as Data), comparableText(filter)] as const,
    )
    const tiles = this.#tiles + itemsOf(body, 'tiles').length
    const characters = this.#characters + JSON.stringify(body).length
    const isSmall = tiles <= most.tiles && characters <= most.characters && this.#tags.size + tags.length <= most.tags
    const isOther = filters.some(([name, text]) => (this.#filters.get(name) ?? text) !== text)
    if (this.candidates.length > 0 && (!isSmall || isOther)) return false
    this.candidates.push(candidate)
    for (const tag of tags) this.#tags.add(tag)
    for (const [name, text] of filters) this.#filters.set(name, text)
    this.#tiles = tiles
    this.#characters = characters
    return true
  }
}

const nameOfVariable = ({ variableName, name }: Data): string => `${variableName || name}`.replaceAll(/\W|_/g, '')

const itemsOf = (body: Data, list: (typeof lists)[number]): readonly unknown[] => {
  const items = body[list]
  return Array.isArray(items) ? items : []
}

/** Returns one dashboard that a server takes if it takes all. */
function validationBody(validation: Validation): Data {
  const [first, ...others] = validation.map(({ body }) => body)
  if (!first || others.length === 0) return first ?? {}
  const longest = others.reduce((one, other) => (`${other.name}`.length > `${one.name}`.length ? other : one), first)
  const whole = lists.map((list) => [list, united(validation.map(({ body }) => itemsOf(body, list)))] as const)
  return { ...longest, ...Object.fromEntries(whole.filter(([list, items]) => list === 'tiles' || items.length > 0)) }
}

/** Returns the items of all lists. What a list has twice, it has twice. */
function united(items: readonly (readonly unknown[])[]): unknown[] {
  const all = new Map<string, unknown>()
  for (const own of items) {
    const counts = new Map<string, number>()
    for (const item of own) {
      const text = comparableText(item)
      const count = counts.get(text) ?? 0
      counts.set(text, count + 1)
      all.set(`${count} ${text}`, item)
    }
  }
  return [...all.values()]
}

/**
 * Asks the server whether it takes dashboards, which writes nothing. Servers without the operation cannot say. Where it refuses
 * several, each half is asked about again, until each refused dashboard is found.
 *
 * @param mostRequests - Further ones are left.
 */
export async function validate(
  { deployment }: Site,
  validations: readonly Validation[],
  secrets: Secrets,
  mostRequests: number = Number.POSITIVE_INFINITY,
): Promise<Validated> {
  const findings: Finding[] = []
  let left = validations
  let requests = 0
  while (left.length > 0 && requests < mostRequests) {
    const asked = left.slice(0, mostRequests - requests)
    requests += asked.length
    const answers = await Promise.all(
      asked.map(async (validation): Promise<Validation[]> => {
        const problems = await validationProblems(deployment, validation, secrets)
        if (problems.length === 0) return []
        const [first, ...others] = validation
        if (first && others.length === 0) {
          findings.push({ object: titleOfWork(first.work), sentences: problems, place: first.work.declared?.place })
          return []
        }
        const middle = Math.ceil(validation.length / 2)
        return [validation.slice(0, middle), validation.slice(middle)]
      }),
    )
    left = [...answers.flat(), ...left.slice(asked.length)]
  }
  return { findings, left, requests }
}

async function validationProblems({ client }: Deployment, validation: Validation, secrets: Secrets): Promise<string[]> {
  const asking = client.validateDashboard(validationBody(validation) as never)
  const answer = await orAbsent(asking).catch((error) => {
    // A gateway may refuse what is too large.
    if (validation.length === 1 || !ApiError.is(error) || !tooLarge.has(error.status)) throw error
    return { valid: false, errors: [{ path: '', message: error.message }] }
  })
  const { valid, errors = [] } = answer ?? {}
  if (valid !== false) return []
  return errors
    .slice(0, 10)
    .map(({ path, message }) =>
      safeText(secrets.removeFrom(`${path || 'the dashboard'}: ${message ?? 'is refused by the server'}`), 300),
    )
}

const tooLarge: ReadonlySet<number> = new Set([400, 413, 422])
