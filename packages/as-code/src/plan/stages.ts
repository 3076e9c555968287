import { valuesIn } from '../code/plain-data.ts'
import { referenceOf } from '../code/references.ts'
import type { Declared } from '../form/declared.ts'
import { kindNames, type ObjectKind } from '../kinds.ts'
import type { Work } from './work.ts'

/**
 * Orders the works in stages, each of which needs only the ones before: webhooks, saved searches, dashboards that others
 * open, the other dashboards, and deletions in reverse. Dashboards that open each other share the last stage.
 */
export function stagesOf(works: readonly Work[]): Work[][] {
  const of = (kind: ObjectKind) => works.filter(({ declared }) => declared?.kind === kind)
  const gone = (kind: ObjectKind) => works.filter(({ declared, live }) => !declared && live?.kind === kind)
  const stages = kindNames.flatMap((kind) => (kind === 'dashboard' ? dashboardStages(of(kind)) : [of(kind)]))
  const deletions = kindNames.toReversed().map(gone)
  return [...stages, ...deletions].filter((stage) => stage.length > 0)
}

function dashboardStages(dashboards: readonly Work[]): Work[][] {
  const created = new Set(dashboards.filter(({ action }) => action === 'create').map(declaredName))
  /** The works that open a created dashboard, by its name, and the number of those that a work opens and waits for. */
  const openers = new Map<string, Work[]>([...created].map((name) => [name, []]))
  const waiting = new Map<Work, number>()
  for (const work of dashboards) {
    const opened = [...openedByWork(work)].filter((name) => created.has(name))
    for (const name of opened) openers.get(name)?.push(work)
    waiting.set(work, opened.length)
  }
  const stages: Work[][] = []
  for (let stage = dashboards.filter((work) => waiting.get(work) === 0); stage.length > 0; ) {
    stages.push(stage)
    for (const work of stage) waiting.delete(work)
    const freed = stage.flatMap((work) => (work.action === 'create' ? (openers.get(declaredName(work)) ?? []) : []))
    for (const work of freed) waiting.set(work, (waiting.get(work) ?? 0) - 1)
    stage = [...new Set(freed)].filter((work) => waiting.get(work) === 0)
  }
  // What is left opens each other. It is written together, and the plan has refused it.
  return waiting.size > 0 ? [...stages, [...waiting.keys()]] : stages
}

export const declaredName = ({ declared }: Work): string => declared?.form.name ?? ''

/** The names of the dashboards, other than its own, that a work opens. */
function openedByWork({ declared }: Work): Set<string> {
  const opened = new Set(openedBy(declared?.partRequests))
  opened.delete(declared?.form.name ?? '')
  return opened
}

/** True where a tile opens its own dashboard. */
export function opensItself({ form, partRequests }: Pick<Declared, 'form' | 'partRequests'>): boolean {
  return openedBy(partRequests).includes(form.name)
}

function openedBy(value: unknown): string[] {
  const references = valuesIn(value).map(referenceOf)
  return references.flatMap((each) => (each?.ref === 'dashboard' && 'name' in each ? [each.name] : []))
}

/** Returns the names of dashboards to create that open each other, so that none can be first. */
export function cycleIn(works: readonly Work[]): string[] {
  const last = dashboardStages(works.filter(({ declared }) => declared?.kind === 'dashboard')).at(-1) ?? []
  let knot = last.filter(({ action }) => action === 'create')
  for (let size = -1; size !== knot.length; ) {
    size = knot.length
    const names = new Set(knot.map(declaredName))
    const opened = new Set(knot.flatMap((work) => [...openedByWork(work)]))
    knot = knot.filter(
      (work) => opened.has(declaredName(work)) && [...openedByWork(work)].some((name) => names.has(name)),
    )
  }
  return knot.map(declaredName)
}
