import { countWithNoun, withSeparators } from '@clouddb/command/safe-text'
import type { ContractDocument, KeyState, Operation } from '../../index.ts'
import {
  type BaselineReport,
  type CaseReport,
  type Coverage,
  countVerdicts,
  type Remark,
  type RunReport,
  type Verdict,
} from '../../report/run-report.ts'
import { withoutIndexes } from '../../running/answer-body.ts'
import { NEEDS_WRITE } from '../engine/verdict.ts'
import { EXIT } from '../options/exit-codes.ts'
import { type Baseline, rateInWords } from '../options/option-readers.ts'
import type { RunSettings } from '../options/settings.ts'

/** The results of a run before they are summed up. */
export interface RunRecord extends Pick<RunReport, 'tool' | 'startedAt' | 'seconds' | 'cases' | 'objects' | 'remarks'> {
  readonly document: ContractDocument
  readonly operations: readonly Operation[]
  /** The requirements of the document, with those that were tested. */
  readonly keys: readonly KeyState[]
  readonly requests: number
  /** Failures of an earlier run. */
  readonly accepted: Baseline | undefined
  /** Sentences on why the run did not get to its end. */
  readonly interruptions: readonly string[]
  /** Sentences that outweigh a failed case: possible harm, and mistakes of the command. */
  readonly grave: readonly string[]
}

/** The outcome and the exit code of each kind of reason. The first kind that a run has decides. Harm always decides the exit code. */
const consequences = {
  failure: { outcome: 'failed', exitCode: EXIT.failed },
  harm: { outcome: 'incomplete', exitCode: EXIT.incomplete },
  obstacle: { outcome: 'incomplete', exitCode: EXIT.incomplete },
  none: { outcome: 'passed', exitCode: EXIT.passed },
} as const

type Weight = keyof typeof consequences

/** Why a run has not passed. A failure is the verdict of the report, the others are its interruptions. */
interface Reason {
  readonly kind: Exclude<Weight, 'none'>
  readonly says: string
}

/** The reasons of a run. An option that makes something a failure adds it here. */
function reasonsOf(settings: RunSettings, run: RunRecord, baseline: BaselineReport | undefined): readonly Reason[] {
  const { cases, objects, interruptions, grave } = run
  const { passed, failed } = countVerdicts(cases)
  const left = objects.filter(({ fate }) => fate === 'left behind').length
  const mistaken = cases.filter(({ clientComplaints }) => clientComplaints !== undefined).length
  const reasons: readonly (Reason | false)[] = [
    (baseline ? baseline.new.length : failed) > 0 && { kind: 'failure', says: failuresInWords(failed, baseline) },
    ...interruptions.map((says): Reason => ({ kind: 'obstacle', says })),
    ...grave.map((says): Reason => ({ kind: 'harm', says })),
    left > 0 && {
      kind: 'harm',
      says: `${countWithNoun(left, 'object')} could not be deleted or restored; do it by hand.`,
    },
    mistaken > 0 && {
      kind: 'obstacle',
      says: `Our client made a mistake in ${countWithNoun(mistaken, 'case')}, which the server is not blamed for; please report it.`,
    },
  ]
  const found = reasons.filter((each) => each !== false)
  const isIdle = found.length === 0 && passed + failed === 0
  return isIdle ? [{ kind: 'obstacle', says: idlenessOf(settings, run) }] : found
}

const failuresInWords = (failed: number, baseline: BaselineReport | undefined): string =>
  baseline ? comparisonOf(baseline) : `${countWithNoun(failed, 'case')} failed.`

/** One sentence about the outcome of the run. */
function verdictOf(
  outcome: RunReport['outcome'],
  reasons: readonly Reason[],
  passed: number,
  baseline: BaselineReport | undefined,
): string {
  if (outcome === 'failed') return reasons.flatMap(({ kind, says }) => (kind === 'failure' ? [says] : [])).join(' ')
  if (outcome === 'incomplete')
    return passed > 0 ? 'Nothing failed, but the run is incomplete.' : 'Nothing could be tested.'
  return baseline ? comparisonOf(baseline) : `Nothing failed: ${countWithNoun(passed, 'case')} passed.`
}

/** Sums up a run, with its outcome and exit code. */
export function completed(settings: RunSettings, run: RunRecord): RunReport {
  const { tool, startedAt, seconds, document, operations, keys, requests, cases, objects, accepted, remarks = [] } = run
  const { deployment, target, mode, strict, rate } = settings
  const { title, version } = document.raw.info as { readonly title: string; readonly version: string }
  const counts = { ...countVerdicts(cases), requests }
  const baseline = accepted && compared(cases, accepted)
  const reasons = reasonsOf(settings, run, baseline)
  const kinds = new Set<Weight>(reasons.map(({ kind }) => kind))
  const weightiest = (Object.keys(consequences) as Weight[]).find((each) => kinds.has(each)) ?? 'none'
  const { outcome } = consequences[weightiest]
  return {
    version: 1,
    tool,
    document: { name: deployment.name, title, version },
    target,
    mode,
    profile: strict ? 'strict' : 'default',
    rate: rateInWords(rate),
    startedAt,
    seconds,
    outcome,
    exitCode: consequences[kinds.has('harm') ? 'harm' : weightiest].exitCode,
    verdict: verdictOf(outcome, reasons, counts.passed, baseline),
    interruptions: reasons.flatMap(({ kind, says }) => (kind === 'failure' ? [] : [says])),
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

/** The changes since the baseline was written. */
function comparisonOf({ known, new: fresh, mended, unseen }: BaselineReport): string {
  const verdict = fresh.length > 0 ? `${countWithNoun(fresh.length, 'case')} failed anew` : 'Nothing failed anew'
  const others = [
    `${withSeparators(known.length)} known`,
    `${withSeparators(mended.length)} mended`,
    ...(unseen.length > 0 ? [`${withSeparators(unseen.length)} not run`] : []),
  ]
  return `${verdict}; of the failures of the baseline: ${others.join(', ')}.`
}

/** Compares the failures with those of an earlier run. */
function compared(cases: readonly CaseReport[], { file, failed }: Baseline): BaselineReport {
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
function idlenessOf({ target, deployment, mode }: RunSettings, { cases }: RunRecord): string {
  if (cases.length === 0) return '`--only` leaves no case; expected at least one: see `--list`.'
  const others = cases.filter(({ verdict }) => verdict !== 'unsupported')
  const isWritingAlone = others.every(({ reason }) => reason === NEEDS_WRITE)
  if (others.length < cases.length && isWritingAlone) {
    return `${target} serves none of the selected operations of ${deployment.name}; check \`--target\` and \`--document\`.`
  }
  if (mode === 'read-only' && isWritingAlone) {
    return `None of these operations of ${deployment.name} only reads; add \`--write\`, and see \`npx @clouddb/contract --help\` for what that does.`
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
