import type { KeyState, Operation } from '../../index.ts'
import {
  type CaseReport,
  type Coverage,
  countVerdicts,
  type Remark,
  type RunReport,
  type Verdict,
} from '../../report/run-report.ts'
import { countWithNoun } from '../../report/words.ts'
import { withoutIndexes } from '../../running/answer-body.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import { EXIT } from '../options/exit-codes.ts'
import type { Baseline } from '../options/option-readers.ts'

/** The results of a run before they are summed up. */
export interface RunRecord
  extends Omit<RunReport, 'outcome' | 'exitCode' | 'counts' | 'coverage' | 'operations' | 'baseline'> {
  readonly operations: readonly Operation[]
  /** The requirements of the document, with those that were tested. */
  readonly keys: readonly KeyState[]
  readonly requests: number
  /** Failures of an earlier run. */
  readonly accepted: Baseline | undefined
  /** Sentences that outweigh a failed case: possible harm, and mistakes of the command. */
  readonly grave: readonly string[]
}

/** Sums up a run, with its outcome and exit code. */
export function completed(run: RunRecord): RunReport {
  const { operations, keys, requests, cases, objects, interruptions, accepted, grave, remarks = [], ...record } = run
  const { mode } = record
  const counts = { ...countVerdicts(cases), requests }
  const left = objects.filter(({ fate }) => fate === 'left behind')
  const mistaken = cases.filter(({ clientComplaints }) => clientComplaints !== undefined)
  const obstacles = [
    ...interruptions,
    ...grave,
    left.length > 0 && `${countWithNoun(left.length, 'object')} could not be deleted or restored; do it by hand.`,
    mistaken.length > 0 && mistakesOfClient(mistaken.length),
  ].filter((each) => each !== false)
  const idle = obstacles.length === 0 && counts.passed + counts.failed === 0
  const all = idle ? [idlenessOf(run)] : obstacles
  const baseline = accepted && compared(cases, accepted)
  const failed = baseline ? baseline.new.length : counts.failed
  const isHarmful = grave.length > 0 || left.length > 0
  const outcome = failed > 0 ? 'failed' : all.length > 0 ? 'incomplete' : 'passed'
  return {
    ...record,
    outcome,
    exitCode: isHarmful || outcome === 'incomplete' ? EXIT.incomplete : EXIT[outcome],
    interruptions: all,
    counts,
    coverage: coverageOf(keys, mode),
    operations: operations.map(({ id, method, path }) => {
      const ownCounts = countVerdicts(cases.filter(({ operation }) => operation === id))
      const ownKeys = keys.filter(({ key }) => key.operation === id)
      return { id, method, path, ...ownCounts, coverage: coverageOf(ownKeys, mode) }
    }),
    cases,
    remarks: [...remarksOn(cases), ...remarks],
    objects,
    ...(baseline && { baseline }),
  }
}

/** Compares the failures with those of an earlier run. */
function compared(cases: readonly CaseReport[], { file, failed }: Baseline): NonNullable<RunReport['baseline']> {
  const verdicts = new Map(cases.map(({ id, verdict }) => [id, verdict]))
  const now = (wanted: Verdict) => [...failed].filter((id) => verdicts.get(id) === wanted)
  const [known, mended] = [now('failed'), now('passed')]
  return {
    file,
    known,
    new: cases.filter(({ id, verdict }) => verdict === 'failed' && !failed.has(id)).map(({ id }) => id),
    mended,
    unseen: [...failed].filter((id) => !known.includes(id) && !mended.includes(id)),
  }
}

/** Counts equal remarks on the cases of an operation once; the index of a list item makes no difference. */
function remarksOn(cases: RunRecord['cases']): Remark[] {
  const known = new Map<string, Remark>()
  for (const { operation, remarks } of cases) {
    for (const text of new Set(remarks)) {
      const key = `${operation} ${withoutIndexes(text)}`
      const remark = known.get(key) ?? { operation, text, cases: 0 }
      known.set(key, { ...remark, cases: remark.cases + 1 })
    }
  }
  return [...known.values()]
}

/** Why a run tested nothing, which is no success. */
function idlenessOf({ cases, target, document, mode }: RunRecord): string {
  if (cases.length === 0) return '`--only` leaves no case; expected at least one: see `--list`.'
  const others = cases.filter(({ verdict }) => verdict !== 'unsupported')
  const isWritingAlone = others.every(({ reason }) => reason === NEEDS_WRITE)
  if (others.length < cases.length && isWritingAlone) {
    return `${target} serves none of the selected operations of ${document.name}; check \`--target\` and \`--document\`.`
  }
  if (mode === 'read-only' && isWritingAlone) {
    return `None of these operations of ${document.name} only reads; add \`--write\`, and see \`npx @clouddb/contract --help\` for what that does.`
  }
  return 'No case could be run, for the reasons that stand beside them.'
}

function coverageOf(keys: readonly KeyState[], mode: RunReport['mode']): Coverage {
  const ofDeployments = keys.filter(({ key }) => !isAboutClient(key.id))
  return {
    keys: ofDeployments.length,
    reachable: ofDeployments.filter(({ key }) => key.modes.includes(mode)).length,
    reached: ofDeployments.filter(({ reached }) => reached).length,
  }
}

/** True for requirements about requests that the client must not send: they cannot be tested on a server. */
const isAboutClient = (id: string): boolean => / unsendable( |$)/.test(id)

const mistakesOfClient = (count: number): string =>
  `Our client made a mistake in ${countWithNoun(count, 'case')}, which the server is not blamed for; please report it.`
