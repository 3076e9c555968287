import type { CaseReport } from '../../report/run-report.ts'
import type { ExecutedCases } from '../cases/run-cases.ts'
import { type Resource, roleOf } from '../objects/resources.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Selection } from '../options/selection.ts'
import { beginLifecycle, type Lifecycle } from './lifecycle.ts'
import { lifecycleSteps } from './lifecycle-steps.ts'
import { readingSteps } from './reading.ts'
import { seriesSteps } from './series-steps.ts'
import { notTaken, type Step, taken } from './step.ts'

/** Runs the selected sequences: promises that span several requests. */
export async function runSequences(
  context: RunContext,
  selection: Selection,
  obstacle: ExecutedCases['obstacle'],
): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  const wanted = <Basis>(steps: readonly Step<Basis>[]) => steps.filter((step) => selection.has(notTaken(step, '')))
  const run = async <Basis>(steps: readonly Step<Basis>[], basis: Basis): Promise<void> => {
    for (const step of steps) {
      const found = obstacle(step.operation)
      reports.push(found ? notTaken(step, found.reason, found.verdict) : await taken(step, basis, context.age))
    }
  }
  for (const operation of context.document.operations) await run(wanted(seriesSteps(operation, context)), context)
  for (const resource of context.resources) {
    await run(wanted(readingSteps(resource)), context)
    const steps = wanted(lifecycleOf(resource, context))
    if (steps.length === 0) continue
    const isOpen = resource.create !== undefined && obstacle(resource.create) === undefined
    const begun = isOpen ? await beginLifecycle(resource, context) : { reason: 'nothing can be created' }
    if (!('reason' in begun)) {
      await run(steps, begun)
      continue
    }
    for (const step of steps) {
      const found = obstacle(step.operation)
      reports.push(notTaken(step, found?.reason ?? begun.reason, found?.verdict))
    }
  }
  return reports
}

/** The steps for a kind of objects that the run can create and delete. */
function lifecycleOf(resource: Resource, context: RunContext): readonly Step<Lifecycle>[] {
  const { create } = resource
  return create && roleOf(create, context.resources).kind === 'create' ? lifecycleSteps(resource, context) : []
}
