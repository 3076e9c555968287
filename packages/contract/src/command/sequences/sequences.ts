import type { Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { type Resource, roleOf } from '../objects/resources.ts'
import type { Selection } from '../options/selection.ts'
import type { RunContext } from '../objects/run-context.ts'
import { NEEDS_WRITE } from '../cases/operation-runner.ts'
import { dependentsOn, witnessesBeside } from './dependents.ts'
import type { Lifecycle } from './lifecycle.ts'
import { lifecycleSteps } from './lifecycle-steps.ts'
import { readingSteps } from './reading.ts'
import { seriesSteps } from './series-steps.ts'
import { type Step, taken, untaken } from './step.ts'

/** Why an operation cannot be asked any more, if so. */
export type Obstacle = (operation: Operation) => { verdict: 'not reached' | 'unsupported'; reason: string } | undefined

/** Runs what must hold from one request to the next, as far as it was asked for. */
export async function runSequences(
  context: RunContext,
  selection: Selection,
  obstacle: Obstacle,
): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  const wanted = <Basis>(steps: readonly Step<Basis>[]) => steps.filter((step) => selection.has(untaken(step, '')))
  const run = async <Basis>(steps: readonly Step<Basis>[], basis: Basis): Promise<void> => {
    for (const step of steps) {
      const found = obstacle(step.operation)
      reports.push(found ? untaken(step, found.reason, found.verdict) : await taken(step, basis, context.ages))
    }
  }
  for (const operation of context.document.operations) await run(wanted(seriesSteps(operation, context)), context)
  for (const resource of context.resources) {
    await run(wanted(readingSteps(resource)), context)
    const steps = wanted(lifecyclesOf(resource, context))
    if (steps.length === 0) continue
    const isOpen = resource.create !== undefined && obstacle(resource.create) === undefined
    const begun = isOpen ? await begin(resource, context) : { reason: 'nothing can be created' }
    if (!('reason' in begun)) await run(steps, begun)
    else reports.push(...steps.map((step) => withObstacle(step, begun.reason, obstacle(step.operation))))
  }
  return reports
}

const withObstacle = <Basis>(step: Step<Basis>, reason: string, found: ReturnType<Obstacle>): CaseReport =>
  untaken(step, found?.reason ?? reason, found?.verdict)

/** Only of what the run can make and delete. */
function lifecyclesOf(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { create } = resource
  return create && roleOf(create, context.resources).kind === 'create' ? lifecycleSteps(resource, context) : []
}

/** Creates an object to look at, and one beside it. */
async function begin(resource: Resource, context: RunContext): Promise<Lifecycle | { readonly reason: string }> {
  if (context.mode !== 'writing') return { reason: NEEDS_WRITE }
  const blocked = context.fixtures.blocked(resource)
  if (blocked !== undefined) return { reason: blocked }
  const beside = await context.fixtures.make(resource)
  const before = await context.inventory.read(resource)
  const made = await context.fixtures.make(resource)
  if ('reason' in made) return made
  const own = { [resource.idName]: made.id }
  const after = await context.inventory.read(resource)
  const dependents = await dependentsOn(resource, made.sent, context)
  if ('id' in beside) await dependentsOn(resource, beside.sent, context)
  return {
    context,
    resource,
    id: made.id,
    creation: made.sent,
    before,
    after,
    dependents,
    witnesses: await witnessesBeside(resource, dependents, context),
    send: (operation) => context.sender.send(context.goodCall(operation), { ...context.ids(), ...own }),
    sendBody: (operation, body, kind = 'good call') => {
      const good = { ...context.goodCall(operation), kind }
      return context.attempt(body === undefined ? good : { ...good, call: { ...good.call, body } }, own)
    },
  }
}
