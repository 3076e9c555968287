import type { Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import type { ExecutedCases } from '../cases/run-cases.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Selection } from '../options/selection.ts'
import { beginLifecycle } from './lifecycle.ts'
import { lifecycleSteps } from './lifecycle-steps.ts'
import { bodyPageSteps, harmlessQuerySteps, rangeSteps } from './query-promises.ts'
import { readingSteps } from './reading.ts'
import { seriesSteps } from './series-steps.ts'
import { NotReached, notTaken, type Step, taken } from './step.ts'

/** The selected sequences, as cases that are not run, for the reason why the mode keeps them from it. */
export function listSequences(context: RunContext, selection: Selection): readonly CaseReport[] {
  const needsWrite = context.mode === 'writing' ? '' : NEEDS_WRITE
  return [
    ...context.document.operations
      .flatMap((each) => querySteps(each, context).flat())
      .map((step) => notTaken(step, '')),
    ...context.resources.flatMap(readingSteps).map((step) => notTaken(step, '')),
    ...context.resources
      .flatMap((each) => lifecycleSteps(each, context, selection))
      .map((step) => notTaken(step, needsWrite)),
  ].filter(selection.has)
}

/** The promises of an operation that only asks; those about a time series first. */
const querySteps = (operation: Operation, context: RunContext) =>
  [seriesSteps, bodyPageSteps, harmlessQuerySteps, rangeSteps].map((stepsOf) => stepsOf(operation, context)) as [
    ReturnType<typeof seriesSteps>,
    ...ReturnType<typeof seriesSteps>[],
  ]

/** Runs the selected sequences: promises that span several requests. */
export async function runSequences(
  context: RunContext,
  selection: Selection,
  obstacle: ExecutedCases['obstacle'],
): Promise<CaseReport[]> {
  const reports: CaseReport[] = []

  async function run<Basis>(
    steps: readonly Step<Basis>[],
    begin: () => Promise<Basis>,
    isChain = false,
  ): Promise<void> {
    const wanted = steps.filter((step) => selection.has(notTaken(step, '')))
    if (wanted.length === 0) return
    const basis = begin()
    // Each step reports why there is no basis.
    await basis.catch(() => {})
    let failed: string | undefined
    for (const step of wanted) {
      const found =
        failed === undefined
          ? obstacle(step.operation)
          : { verdict: undefined, reason: `after a failure of: ${failed}` }
      const report = found ? notTaken(step, found.reason, found.verdict) : await taken(step, basis, context.age)
      reports.push(report)
      if (isChain && report.verdict === 'failed') failed = report.name
    }
  }

  for (const operation of context.document.operations) {
    // These steps count the same points, so that one fault would fail several of them.
    const [series, ...others] = querySteps(operation, context)
    await run(series, async () => context, true)
    for (const steps of others) await run(steps, async () => context)
  }
  for (const resource of context.resources) {
    await run(readingSteps(resource), async () => context)
    await run(lifecycleSteps(resource, context, selection), async () => {
      if (!resource.create || obstacle(resource.create)) throw new NotReached('nothing can be created')
      return beginLifecycle(resource, context)
    })
  }
  return reports
}
