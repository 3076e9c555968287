import type { Case, Coverage, Operation } from '../../index.ts'
import type { CaseReport } from '../../report/run-report.ts'
import { roleOf } from '../fixtures/resources.ts'
import { isLoopback } from '../loopback.ts'
import type { Selection } from '../options/selection.ts'
import type { RunSettings } from '../options/settings.ts'
import type { Progress } from '../output/progress.ts'
import type { Stage } from './context.ts'
import { conductorOf } from './operation-runner.ts'
import type { Sent } from './sender.ts'
import { runSequences, sequencesOf } from './sequences.ts'
import { hopelessness, isUnserved, judged, notRun } from './verdict.ts'

/** What came of the cases, and of the run as a whole. */
export interface CasesOutcome {
  readonly cases: readonly CaseReport[]
  /** Why the run did not get to its end, and which requests brought nothing to judge. */
  readonly interruptions: readonly string[]
}

export interface CasesInput {
  readonly stage: Stage
  readonly selection: Selection
  readonly settings: RunSettings
  readonly coverage: Coverage
  readonly progress: Progress
}

const NOT_STARTED = 'the run could not start'
const UNSERVED = 'the deployment does not serve the route'

/** Runs the selected cases, operation by operation, then what must hold from one request to the next. */
export async function runSelected(input: CasesInput): Promise<CasesOutcome> {
  const { stage, selection, settings, progress } = input
  const planned = selection.operations.map((operation) => ({
    operation,
    items: stage.cases(operation).filter((item) => selection.has(item)),
  }))
  progress.begin(planned.reduce((sum, { items }) => sum + items.length, 0))
  const judge = createJudge(input)
  const reports: CaseReport[] = []
  for (const { operation, items } of planned) {
    const conductor = conductorOf(operation, stage, isLoopback(new URL(settings.target).hostname))
    for (const item of items) {
      const report = await judge.settle(item, conductor)
      reports.push(report)
      progress.settle(operation.id, report.verdict)
    }
    if (stage.sender.stopped()) stage.sender.startCleaning()
    await conductor.finish()
  }
  reports.push(...(await sequenceReports(input)))
  const order = new Map(stage.document.operations.map(({ id }, index) => [id, index]))
  const place = ({ operation }: CaseReport) => order.get(operation) ?? 0
  return {
    cases: reports.toSorted((left, right) => place(left) - place(right)),
    interruptions: judge.interruptions(),
  }
}

interface Judge {
  settle(item: Case, conductor: ReturnType<typeof conductorOf>): Promise<CaseReport>
  interruptions(): readonly string[]
}

function createJudge({ stage, settings, coverage }: CasesInput): Judge {
  const unserved = new Set<Operation>()
  const accidents: string[] = []
  let isFirst = true
  let hopeless: string | undefined

  async function settle(item: Case, conductor: ReturnType<typeof conductorOf>): Promise<CaseReport> {
    const stopped = hopeless ? NOT_STARTED : stage.sender.stopped()
    if (stopped !== undefined) return notRun(item, 'not reached', stopped)
    if (unserved.has(item.operation)) return notRun(item, 'unsupported', UNSERVED)
    const conducted = await conductor.run(item)
    return 'reason' in conducted ? notRun(item, 'not reached', conducted.reason) : weigh(item, conducted.sent)
  }

  function weigh(item: Case, sent: Sent): CaseReport {
    const { credentials, variables } = settings.deployment
    const names = credentials.map((name) => String(variables[name]))
    if (isFirst) hopeless = hopelessness(item, sent, settings.target, names)
    isFirst = false
    if (hopeless !== undefined) return notRun(item, 'not reached', NOT_STARTED)
    if (isUnserved(item, sent)) {
      unserved.add(item.operation)
      return notRun(item, 'unsupported', UNSERVED)
    }
    // What ends the run is said as that.
    if (sent.accident !== undefined && !isStopped(sent.accident)) accidents.push(sent.accident)
    const report = judged(item, sent)
    if (report.verdict !== 'not reached') coverage.add(item, sent.result)
    return report
  }

  const isStopped = (accident: string) => stage.sender.stopped() === accident

  return {
    settle,
    interruptions() {
      if (hopeless !== undefined) return [hopeless]
      const stopped = stage.sender.stopped()
      const [first] = accidents
      const silent = `${accidents.length} request${accidents.length === 1 ? '' : 's'} brought no answer that could be judged: ${first}.`
      return [
        ...(first === undefined ? [] : [silent]),
        ...(stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
      ]
    },
  }
}

async function sequenceReports({ stage, selection }: CasesInput): Promise<CaseReport[]> {
  const reports: CaseReport[] = []
  for (const resource of stage.resources) {
    const { create } = resource
    if (!create || roleOf(create, stage.resources).kind !== 'create') continue
    const wanted = sequencesOf(resource).filter((each) => selection.has(each))
    const stopped = stage.sender.stopped()
    if (wanted.length === 0 || stage.mode !== 'writing') reports.push(...wanted)
    else if (stopped !== undefined)
      reports.push(...sequencesOf(resource, stopped).filter((each) => selection.has(each)))
    else reports.push(...(await runSequences(resource, stage)).filter((each) => selection.has(each)))
  }
  return reports
}
