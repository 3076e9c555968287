import type { Case, Coverage, Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import type { Progress, Sent } from '../engine/sender.ts'
import type { ShownProperties } from '../engine/shown-properties.ts'
import { caseReport, isUnserved, newerThanServer, notRun } from '../engine/verdict.ts'
import { isOwned, roleOf } from '../objects/resources.ts'
import type { OperationRunner, RunContext } from '../objects/run-context.ts'
import { type Selection, selectedCases } from '../options/selection.ts'
import type { RunSettings } from '../options/settings.ts'
import { isLoopback } from '../options/target.ts'
import { runnerOf } from './operation-runner.ts'
import { hopelessness, tryAddress } from './preflight.ts'

export interface CasesInput {
  readonly context: RunContext
  readonly selection: Selection
  readonly settings: RunSettings
  readonly coverage: Coverage
  readonly shown: ShownProperties
  readonly progress: Progress
}

/** The cases that were run. Later requests may show more about the server and change their reports. */
export type ExecutedCases = Pick<CaseExecutor, 'obstacle' | 'reports' | 'interruptions'>

const NOT_STARTED = 'the run could not start'
const MISTAKEN = 'the command made a mistake here'
const UNSERVED = 'the deployment does not serve the route'

/**
 * Runs the selected cases, operation by operation; returns a sentence where the address makes that impossible.
 *
 * @param beforeLast - Work that needs what costs money. It is done before the cases that delete that.
 */
export async function runCases(
  input: CasesInput,
  beforeLast: (executed: ExecutedCases) => Promise<void>,
): Promise<ExecutedCases | string> {
  const { context, selection, settings, progress } = input
  progress.wait('trying the address', 0)
  const { isTried, reason } = await tryAddress(context, selection, settings)
  if (reason !== undefined) return reason
  const planned = selection.operations.map((operation) => ({
    operation,
    items: selectedCases(operation, context, selection),
  }))
  progress.begin(planned.reduce((sum, { items }) => sum + items.length, 0))
  const { target, strict: isStrict, named } = settings
  const conditions = { isLoopback: isLoopback(new URL(target).hostname), isStrict, named }
  const executor = new CaseExecutor(input, !isTried)
  // What costs money is created once: all other cases come before its deletion, and what is below it before itself.
  const lastness = ({ operation }: { readonly operation: Operation }): number => {
    const role = roleOf(operation, context.resources)
    return role.kind === 'remove' && !isOwned(role.resource) ? 1 / operation.path.split('/').length : 0
  }
  let isBefore = true
  for (const each of planned.toSorted((left, right) => lastness(left) - lastness(right))) {
    const { operation, items } = each
    if (isBefore && lastness(each) > 0) {
      isBefore = false
      await beforeLast(executor)
    }
    const runner = runnerOf(operation, context, conditions)
    for (const item of items) progress.settle(operation.id, (await executor.execute(item, runner)).verdict)
    if (context.sender.stopped()) context.sender.startTeardown()
    await runner.finish?.().catch((error) => context.incidents.addMistake(error, operation.id))
  }
  if (isBefore) await beforeLast(executor)
  return executor
}

/** True for the page of a server without the route. */
const isMissingPage = ({ result: { answer } }: Sent): boolean =>
  answer?.status === 404 && answer.headers['content-type']?.includes('html') === true

/** A report, and the day since when servers support its case where it failed. */
interface DatedReport {
  readonly report: CaseReport
  readonly day?: string | undefined
}

class CaseExecutor {
  readonly #input: CasesInput
  readonly #reports: (() => CaseReport)[] = []
  readonly #unserved = new Set<Operation>()
  readonly #served = new Set<Operation>()
  readonly #accidents: string[] = []
  #isFirst: boolean
  #hopeless: string | undefined

  constructor(input: CasesInput, isUntried: boolean) {
    this.#input = input
    this.#isFirst = isUntried
  }

  async execute(item: Case, runner: OperationRunner): Promise<CaseReport> {
    const { report, day } = await this.#attempt(item, runner)
    // Whether the server is older than the case is known only in the end.
    const isBeyond = () => day !== undefined && this.#input.context.age.isBeyond(day)
    // Every request to a route that is not there is answered so, also one that must be refused.
    const isMissing = () => !this.#served.has(item.operation) && report.verdict === 'failed'
    this.#reports.push(() => {
      if (isBeyond()) return notRun(item, 'unsupported', newerThanServer(String(day)))
      return isMissing() ? notRun(item, 'unsupported', UNSERVED) : report
    })
    return report
  }

  async #attempt(item: Case, runner: OperationRunner): Promise<DatedReport> {
    const found = this.obstacle(item.operation)
    if (found) return { report: notRun(item, found.verdict, found.reason) }
    try {
      const attempt = await runner.run(item)
      if ('sent' in attempt) return this.#judge(item, attempt.sent)
      return { report: notRun(item, 'not reached', attempt.reason), day: attempt.day }
    } catch (error) {
      this.#input.context.incidents.addMistake(error, item.id)
      return { report: notRun(item, 'not reached', MISTAKEN) }
    }
  }

  #judge(item: Case, sent: Sent): DatedReport {
    const { context, settings, coverage, shown } = this.#input
    if (this.#isFirst) this.#hopeless = hopelessness(item, sent, settings)
    this.#isFirst = false
    if (!isMissingPage(sent)) this.#served.add(item.operation)
    if (this.#hopeless !== undefined) return { report: notRun(item, 'not reached', NOT_STARTED) }
    if (isUnserved(item, sent)) {
      this.#unserved.add(item.operation)
      return { report: notRun(item, 'unsupported', UNSERVED) }
    }
    // The reason that ended the run is reported once, in `interruptions`.
    if (sent.accident !== undefined && context.sender.stopped() !== sent.accident)
      this.#accidents.push(`${item.operation.method} ${item.operation.path}: ${sent.accident}`)
    const report = shown.judged(caseReport(item, sent, context.document), sent)
    if (report.verdict !== 'not reached') coverage.add(item, sent.result)
    return { report, day: report.verdict === 'failed' ? (sent.day ?? context.age.newestIn(item, sent)) : undefined }
  }

  /** Why no more cases of an operation are run; undefined where they are. */
  obstacle(operation: Operation): { verdict: 'not reached' | 'unsupported'; reason: string } | undefined {
    const stopped = this.#hopeless ? NOT_STARTED : this.#input.context.sender.stopped()
    if (stopped !== undefined) return { verdict: 'not reached', reason: stopped }
    return this.#unserved.has(operation) ? { verdict: 'unsupported', reason: UNSERVED } : undefined
  }

  /** The final reports. */
  reports(): readonly CaseReport[] {
    return this.#reports.map((report) => report())
  }

  /** Why the run did not get to its end, and which requests brought no answer that could be judged. */
  interruptions(): readonly string[] {
    if (this.#hopeless !== undefined) return [this.#hopeless]
    const stopped = this.#input.context.sender.stopped()
    const { length } = this.#accidents
    const [first] = this.#accidents
    const silent = `${length} request${length === 1 ? '' : 's'} brought no answer that could be judged: ${first}.`
    return [
      ...(first === undefined ? [] : [silent]),
      ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
    ]
  }
}
