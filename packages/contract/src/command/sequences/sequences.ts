import type { CaseReport } from '../../report/run-report.ts'
import type { ExecutedCases } from '../cases/run-cases.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Selection } from '../options/selection.ts'
import { lifecycleSteps } from './lifecycle-steps.ts'
import { bodyPageSteps, harmlessQuerySteps, rangeSteps } from './query-promises.ts'
import { readingSteps } from './reading.ts'
import { seriesSteps } from './series-steps.ts'
import { NotReached, notTaken, type Step, taken } from './step.ts'

/** Steps that are run one after the other. */
interface Sequence {
  readonly steps: readonly Step[]
  readonly isWriting?: boolean
  /** No step is run after one that failed. */
  readonly isChain?: boolean
}

/** The sequences of queries, and then those of each kind of objects. */
function sequencesIn(
  context: RunContext,
  selection: Selection,
  obstacle: ExecutedCases['obstacle'] = () => undefined,
): readonly Sequence[] {
  const { document, resources } = context
  return [
    ...document.operations.flatMap((operation): readonly Sequence[] => [
      // These steps count the same points, so that one fault would fail several of them.
      { steps: seriesSteps(operation, context), isChain: true },
      ...[bodyPageSteps, harmlessQuerySteps, rangeSteps].map((stepsOf) => ({ steps: stepsOf(operation, context) })),
    ]),
    ...resources.flatMap((resource): readonly Sequence[] => [
      { steps: readingSteps(resource, context) },
      {
        steps: lifecycleSteps(resource, context, selection, () => {
          if (!resource.create || obstacle(resource.create)) throw new NotReached('nothing can be created')
        }),
        isWriting: true,
      },
    ]),
  ]
}

/** The selected sequences, as cases that are not run, for the reason why the mode keeps them from it. */
export function listSequences(context: RunContext, selection: Selection): readonly CaseReport[] {
  const needsWrite = context.mode === 'writing' ? '' : NEEDS_WRITE
  return sequencesIn(context, selection)
    .toSorted((left, right) => Number(left.isWriting ?? false) - Number(right.isWriting ?? false))
    .flatMap(({ steps, isWriting }) => steps.map((step) => notTaken(step, isWriting ? needsWrite : '')))
    .filter(selection.has)
}

/** Runs the selected sequences: promises that span several requests. */
export async function runSequences(
  context: RunContext,
  selection: Selection,
  obstacle: ExecutedCases['obstacle'],
): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  for (const { steps, isChain } of sequencesIn(context, selection, obstacle)) {
    let failed: string | undefined
    for (const step of steps.filter((each) => selection.has(notTaken(each, '')))) {
      const found =
        failed === undefined
          ? obstacle(step.operation)
          : { verdict: undefined, reason: `after a failure of: ${failed}` }
      const report = found ? notTaken(step, found.reason, found.verdict) : await taken(step, context.age)
      reports.push(report)
      if (isChain && report.verdict === 'failed') failed = report.name
    }
  }
  return reports
}
