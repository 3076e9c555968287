import { referenceOf } from '../code/references.ts'
import type { Declared } from '../form/declared.ts'
import type { ObjectKind } from '../form/form.ts'
import type { Work } from './work.ts'

/**
 * Orders the works in stages, each of which needs only the ones before: webhooks, saved searches, dashboards that others
 * open, the other dashboards, and deletions in reverse. Dashboards that open each other share the last stage.
 */
export function stagesOf(works: readonly Work[]): Work[][] {
  const of = (kind: ObjectKind) => works.filter(({ declared }) => declared?.kind === kind)
  const gone = (kind: ObjectKind) => works.filter(({ declared, live }) => !declared && live?.kind === kind)
  const stages = [of('webhook'), of('savedSearch'), ...dashboardStages(of('dashboard'))]
  const deletions = [gone('dashboard'), gone('savedSearch'), gone('webhook')]
  return [...stages, ...deletions].filter((stage) => stage.length > 0)
}

function dashboardStages(dashboards: readonly Work[]): Work[][] {
  const stages: Work[][] = []
  let left = [...dashboards]
  while (left.length > 0) {
    const names = new Set(left.filter(({ action }) => action === 'create').map(({ declared }) => declared?.form.name))
    const ready = left.filter((work) => !opens(work, names))
    // What is left opens each other. It is written together, and the plan has refused it.
    const stage = ready.length > 0 ? ready : left
    stages.push(stage)
    left = left.filter((work) => !stage.includes(work))
  }
  return stages
}

/** True where a tile opens one of the dashboards, other than its own. */
function opens({ declared }: Work, names: ReadonlySet<string | undefined>): boolean {
  return (
    declared !== undefined &&
    openedBy(declared.partRequests).some((name) => names.has(name) && name !== declared.form.name)
  )
}

/** True where a tile opens its own dashboard. */
export function opensItself({ form, partRequests }: Declared): boolean {
  return openedBy(partRequests).includes(form.name)
}

function openedBy(value: unknown): string[] {
  const reference = referenceOf(value)
  if (reference) return reference.ref === 'dashboard' && 'name' in reference ? [reference.name] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(openedBy) : []
}

/** Returns the names of dashboards to create that open each other, so that none can be first. */
export function cycleIn(works: readonly Work[]): string[] {
  const dashboards = works.filter(({ declared }) => declared?.kind === 'dashboard')
  const last = dashboardStages(dashboards).at(-1) ?? []
  const names = new Set(last.filter(({ action }) => action === 'create').map(({ declared }) => declared?.form.name))
  return last.filter((work) => opens(work, names)).map(({ declared }) => declared?.form.name ?? '')
}
