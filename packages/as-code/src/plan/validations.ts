import type { Deployment } from '../deployment/client.ts'
import type { Site } from '../deployment/named-objects.ts'
import { orAbsent } from '../deployment/state.ts'
import type { Data } from '../document/api-documents.ts'
import { textOf } from '../form/form.ts'
import { safeText } from '../form/sentences.ts'
import { objectBody, plannedReferences } from './bodies.ts'
import type { Secrets } from './secrets.ts'
import { type Finding, titleOfWork, type Work } from './work.ts'

/** A dashboard that a server can look at, and its work. */
interface Candidate {
  readonly work: Work
  readonly body: Data
  readonly tiles: readonly unknown[]
}

/** Dashboards that differ in their names, tags and tiles only. One request asks about all of them. */
export type Validation = readonly Candidate[]

/** What a server has said until now. */
interface Validated {
  readonly findings: readonly Finding[]
  /** What it was not asked yet. */
  readonly left: readonly Validation[]
  readonly requests: number
}

/** The most that one request has of several dashboards: tiles, tags, and characters. */
const most = { tiles: 100, tags: 40, characters: 500_000 }

function canBeValidated({ declared, action, isObjectWritten }: Work): boolean {
  return declared?.kind === 'dashboard' && isObjectWritten && (action === 'create' || action === 'update')
}

/** Returns the requests by which a server looks at dashboards before any is written. */
export function validationsOf(site: Site, works: readonly Work[]): Validation[] {
  const planned = plannedReferences(works)
  const groups = new Map<string, Candidate[][]>()
  for (const work of works.filter(canBeValidated)) {
    const { body, losses } = objectBody(site, { ...work, live: undefined }, undefined, { planned })
    // The server looks up every id, and those of objects to come do not exist yet.
    if (losses.length > 0 || JSON.stringify(body).includes(`"${'0'.repeat(24)}"`)) continue
    const { name: _, tags: __, tiles, ...rest } = body
    const candidate = { work, body, tiles: Array.isArray(tiles) ? tiles : [] }
    const lists = groups.get(textOf(rest)) ?? []
    groups.set(textOf(rest), lists)
    const last = lists.at(-1)
    if (last && isSmall([...last, candidate])) last.push(candidate)
    else lists.push([candidate])
  }
  return [...groups.values()].flat()
}

function isSmall(validation: Validation): boolean {
  const tiles = validation.reduce((sum, candidate) => sum + candidate.tiles.length, 0)
  return tiles <= most.tiles && tagsOf(validation).length <= most.tags && lengthOf(validation) <= most.characters
}

const lengths = new WeakMap<Candidate, number>()

function lengthOf(validation: Validation): number {
  return validation.reduce((sum, candidate) => {
    const length = lengths.get(candidate) ?? JSON.stringify(candidate.body).length
    lengths.set(candidate, length)
    return sum + length
  }, 0)
}

function tagsOf(validation: Validation): unknown[] {
  return [...new Set(validation.flatMap(({ body }) => body.tags ?? []))]
}

/** Returns one dashboard that a server takes if it takes all. */
function bodyOf(validation: Validation): Data {
  const [longest] = validation.toSorted(
    ({ body: one }, { body: other }) => `${other.name}`.length - `${one.name}`.length,
  )
  if (!longest || validation.length === 1) return longest?.body ?? {}
  const tiles = new Map(validation.flatMap((each) => each.tiles.map((tile) => [textOf(tile), tile])))
  return { ...longest.body, tags: tagsOf(validation), tiles: [...tiles.values()] }
}

/**
 * Asks the server whether it takes dashboards, which writes nothing. Servers before 2026-07-01 cannot say. Where it refuses
 * several, each half is asked about again, until each refused dashboard is found.
 *
 * @param mostRequests - Further ones are left.
 */
export async function validate(
  { deployment }: Site,
  validations: readonly Validation[],
  secrets: Secrets,
  mostRequests = Number.POSITIVE_INFINITY,
): Promise<Validated> {
  const findings: Finding[] = []
  let left = validations
  let requests = 0
  while (left.length > 0 && requests < mostRequests) {
    const asked = left.slice(0, mostRequests - requests)
    requests += asked.length
    const answers = await Promise.all(
      asked.map(async (validation): Promise<Validation[]> => {
        const problems = await problemsOf(deployment, bodyOf(validation), secrets)
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

async function problemsOf({ client }: Deployment, body: unknown, secrets: Secrets): Promise<string[]> {
  const { valid, errors = [] } = (await orAbsent(client.validateDashboard(body as never))) ?? {}
  if (valid !== false) return []
  return errors
    .slice(0, 10)
    .map(({ path, message }) =>
      safeText(secrets.removeFrom(`${path || 'the dashboard'}: ${message ?? 'is refused by the server'}`), 300),
    )
}
