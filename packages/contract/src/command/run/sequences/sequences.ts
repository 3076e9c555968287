import type { CaseReport } from '../../../report/run-report.ts'
import { type Resource, roleOf } from '../../fixtures/resources.ts'
import type { Selection } from '../../options/selection.ts'
import type { RunContext } from '../context.ts'
import { NEEDS_WRITE } from '../operation-runner.ts'
import { type Lifecycle, lifecycleSteps } from './lifecycle.ts'
import { readingSteps } from './reading.ts'
import { seriesSteps } from './series/steps.ts'
import { type Step, taken, untaken } from './step.ts'

/** Runs what must hold from one request to the next, as far as it was asked for. */
export async function runSequences(context: RunContext, selection: Selection): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  const wanted = <Basis>(steps: readonly Step<Basis>[]) => steps.filter((step) => selection.has(untaken(step, '')))
  for (const operation of context.document.operations) {
    reports.push(...(await runReading(wanted(seriesSteps(operation, context)), context)))
  }
  for (const resource of context.resources) {
    reports.push(...(await runReading(wanted(readingSteps(resource)), context)))
    reports.push(...(await runLifecycle(resource, wanted(lifecyclesOf(resource, context)), context)))
  }
  return reports
}

async function runReading(steps: readonly Step<RunContext>[], context: RunContext): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  for (const step of steps) {
    const stopped = context.sender.stopped()
    reports.push(stopped === undefined ? await taken(step, context) : untaken(step, stopped))
  }
  return reports
}

/** Only of what the run can make and delete. */
function lifecyclesOf(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { create } = resource
  return create && roleOf(create, context.resources).kind === 'create' ? lifecycleSteps(resource) : []
}

/** Creates an object, looks at it, changes it, deletes it, and says what was kept of each promise. */
async function runLifecycle(
  resource: Resource,
  steps: readonly Step<Lifecycle>[],
  context: RunContext,
): Promise<readonly CaseReport[]> {
  const untakenFor = (reason: string) => steps.map((step) => untaken(step, reason))
  if (steps.length === 0) return []
  if (context.mode !== 'writing') return untakenFor(NEEDS_WRITE)
  const obstacle = context.sender.stopped()
  if (obstacle !== undefined) return untakenFor(obstacle)
  const beside = await context.fixtures.make(resource)
  const before = await context.inventory.read(resource)
  const made = await context.fixtures.make(resource)
  if ('reason' in made) return untakenFor(made.reason)
  const own = { [resource.idName]: made.id }
  const lifecycle: Lifecycle = {
    context,
    resource,
    id: made.id,
    creation: made.sent,
    bystander: 'id' in beside ? beside.id : undefined,
    before,
    after: await context.inventory.read(resource),
    send: (operation) => context.sender.send(context.goodCall(operation), { ...context.ids(), ...own }),
    sendBody: (operation, body) => {
      const good = context.goodCall(operation)
      return context.attempt(body === undefined ? good : { ...good, call: { ...good.call, body } }, own)
    },
  }
  const reports: CaseReport[] = []
  // What comes before a wanted step is what it stands on.
  for (const step of steps) {
    const stopped = context.sender.stopped()
    reports.push(stopped === undefined ? await taken(step, lifecycle) : untaken(step, stopped))
  }
  return reports
}
