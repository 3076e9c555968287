import type { Case, Coverage, Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import type { Selection } from '../options/selection.ts'
import type { RunSettings } from '../options/settings.ts'
import { isLoopback } from '../options/target-address.ts'
import type { Progress } from '../output/progress.ts'
import type { RunContext } from '../objects/run-context.ts'
import { runnerOf } from './operation-runner.ts'
import { hopelessness, tryAddress } from './preflight.ts'
import type { Sent } from '../engine/sender.ts'
import { type Obstacle, runSequences } from '../sequences/sequences.ts'
import type { Shapes } from '../engine/shown-properties.ts'
import { isUnserved, newerThan, notRun, reportOf } from '../engine/verdict.ts'

/** What came of the cases, and of the run as a whole. */
export interface CasesOutcome {
  readonly cases: readonly CaseReport[]
  /** Why the run did not get to its end, and which requests brought nothing to judge. */
  readonly interruptions: readonly string[]
}

export interface CasesInput {
  readonly context: RunContext
  readonly selection: Selection
  readonly settings: RunSettings
  readonly coverage: Coverage
  readonly shapes: Shapes
  readonly progress: Progress
}

const NOT_STARTED = 'the run could not start'
const MISTAKEN = 'the command made a mistake here'
const UNSERVED = 'the deployment does not serve the route'

/** Runs the selected cases, operation by operation, then what must hold from one request to the next. */
export async function runSelected(input: CasesInput): Promise<CasesOutcome> {
  const { context, selection, settings, progress } = input
  progress.wait('trying the address', 0)
  const { isTried, reason } = await tryAddress(context, selection, settings)
  if (reason !== undefined) return { cases: [], interruptions: [reason] }
  const planned = selection.operations.map((operation) => ({
    operation,
    items: context.cases(operation).filter((item) => selection.has(item)),
  }))
  progress.begin(planned.reduce((sum, { items }) => sum + items.length, 0))
  const conditions = { isLoopback: isLoopback(new URL(settings.target).hostname), isStrict: settings.strict }
  const executor = createCaseExecutor(input, !isTried)
  const reports: CaseReport[] = []
  for (const { operation, items } of planned) {
    const runner = runnerOf(operation, context, conditions)
    for (const item of items) {
      const report = await executor.execute(item, runner)
      reports.push(report)
      progress.settle(operation.id, report.verdict)
    }
    if (context.sender.stopped()) context.sender.startTeardown()
    await runner.finish().catch((error) => context.incidents.addMistake(error, operation.id))
  }
  const sequences = await runSequences(context, selection, executor.obstacle).catch((error) =>
    context.incidents.addMistake(error, 'sequences'),
  )
  reports.push(...(sequences ?? []))
  return { cases: reports.map(executor.settled), interruptions: executor.interruptions() }
}

interface CaseExecutor {
  execute(item: Case, runner: ReturnType<typeof runnerOf>): Promise<CaseReport>
  /** The report as it is when all is known. */
  settled(report: CaseReport): CaseReport
  /** Why an operation cannot be asked any more. */
  obstacle: Obstacle
  interruptions(): readonly string[]
}

function createCaseExecutor({ context, settings, coverage, shapes }: CasesInput, isUntried: boolean): CaseExecutor {
  const unserved = new Set<Operation>()
  const accidents: string[] = []
  const pending = new Map<CaseReport, () => CaseReport>()
  let isFirst = isUntried
  let hopeless: string | undefined

  async function execute(item: Case, runner: ReturnType<typeof runnerOf>): Promise<CaseReport> {
    const stopped = hopeless ? NOT_STARTED : context.sender.stopped()
    if (stopped !== undefined) return notRun(item, 'not reached', stopped)
    if (unserved.has(item.operation)) return notRun(item, 'unsupported', UNSERVED)
    try {
      const attempt = await runner.run(item)
      if ('sent' in attempt) return weigh(item, attempt.sent)
      const report = notRun(item, 'not reached', attempt.reason)
      return attempt.day === undefined ? report : newer(item, report, attempt.day)
    } catch (error) {
      context.incidents.addMistake(error, item.id)
      return notRun(item, 'not reached', MISTAKEN)
    }
  }

  function weigh(item: Case, sent: Sent): CaseReport {
    if (isFirst) hopeless = hopelessness(item, sent, settings)
    isFirst = false
    if (hopeless !== undefined) return notRun(item, 'not reached', NOT_STARTED)
    if (isUnserved(item, sent)) {
      unserved.add(item.operation)
      return notRun(item, 'unsupported', UNSERVED)
    }
    // What ends the run is said as that.
    if (sent.accident !== undefined && !isStopped(sent.accident)) accidents.push(sent.accident)
    const report = shapes.judged(reportOf(item, sent, context.document), sent)
    if (report.verdict !== 'not reached') coverage.add(item, sent.result)
    const day = report.verdict === 'failed' ? (sent.day ?? context.ages.newestIn(item, sent)) : undefined
    return day === undefined ? report : newer(item, report, day)
  }

  /** What may be newer than the deployment is judged in the end, when more has shown how old that is. */
  function newer(item: Case, report: CaseReport, day: string): CaseReport {
    pending.set(report, () => (context.ages.isBeyond(day) ? notRun(item, 'unsupported', newerThan(day)) : report))
    return report
  }

  const isStopped = (accident: string) => context.sender.stopped() === accident

  const obstacle: Obstacle = (operation) => {
    const stopped = hopeless ? NOT_STARTED : context.sender.stopped()
    if (stopped !== undefined) return { verdict: 'not reached', reason: stopped }
    return unserved.has(operation) ? { verdict: 'unsupported', reason: UNSERVED } : undefined
  }

  return {
    execute,
    settled: (report) => pending.get(report)?.() ?? report,
    obstacle,
    interruptions() {
      if (hopeless !== undefined) return [hopeless]
      const stopped = context.sender.stopped()
      const [first] = accidents
      const silent = `${accidents.length} request${accidents.length === 1 ? '' : 's'} brought no answer that could be judged: ${first}.`
      return [
        ...(first === undefined ? [] : [silent]),
        ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
      ]
    },
  }
}
