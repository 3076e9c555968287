import type { Count } from '../coverage/coverage.ts'
import type { RecordedAnswer, RecordedRequest } from '../running/case-result.ts'

/**
 * The result of a run: the JSON report, and the source of all other reports. Within `version: 1` fields are added, and
 * never renamed, removed or given another meaning.
 */
export interface RunReport {
  readonly version: 1
  readonly tool: { readonly name: string; readonly version: string }
  readonly document: { readonly name: string; readonly title: string; readonly version: string }
  /** The tested address. */
  readonly target: string
  readonly mode: 'read-only' | 'writing'
  /** `strict`: remarks are failures. */
  readonly profile?: 'default' | 'strict'
  /** In words: `at most 10 requests in 10 s`. */
  readonly rate: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly seconds: number
  /** `failed`: a case failed that no baseline accepts. `incomplete`: none failed, but the run ended early or checked nothing. */
  readonly outcome: 'passed' | 'failed' | 'incomplete'
  readonly exitCode: 0 | 1 | 2
  /** The outcome in one sentence: `3 cases failed.` */
  readonly verdict: string
  /** Why the run ended early, in sentences; empty when it did not. */
  readonly interruptions: readonly string[]
  readonly counts: Counts & { readonly requests: number }
  /** How many requirements of the document this mode can show, and how many were shown. */
  readonly coverage: Coverage
  readonly operations: readonly OperationReport[]
  /** In the order of the document. */
  readonly cases: readonly CaseReport[]
  /** Observations that are no failures, each once. */
  readonly remarks?: readonly Remark[]
  /** The objects that the run created or changed, and their state at its end. */
  readonly objects: readonly ObjectReport[]
  /** The comparison with a baseline, where one was given. */
  readonly baseline?: BaselineReport
}

/** Cases by their ids. */
export interface BaselineReport {
  readonly file: string
  /** They failed then, and fail now: accepted. */
  readonly known: readonly string[]
  /** They fail now, and did not then. */
  readonly new: readonly string[]
  /** They failed then, and passed now. */
  readonly mended: readonly string[]
  /** They failed then, and were not run now. */
  readonly unseen: readonly string[]
}

export type Verdict = 'passed' | 'failed' | 'unsupported' | 'not reached'

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly unsupported: number
  readonly notReached: number
}

/** Requirements of the document, of which `keys` are those that a case can show on some server. */
export type Coverage = Count

export interface OperationReport extends Counts {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly coverage: Coverage
}

export interface CaseReport {
  /** Stable from run to run; `--only` takes it. */
  readonly id: string
  readonly operation: string
  readonly kind: string
  /** The required behaviour of the server: `200, body matches the schema`. */
  readonly name: string
  /** The same with the method and the path before it. */
  readonly title: string
  readonly verdict: Verdict
  /** Why the case is unsupported or was not reached. */
  readonly reason?: string
  /** The errors, one sentence each; empty unless the case failed. */
  readonly complaints: readonly string[]
  /** Mistakes of our client, which are not the fault of the server. Please report them. */
  readonly clientComplaints?: readonly string[]
  /** The allowed differences from the document. */
  readonly remarks: readonly string[]
  /** The expected outcome, in words. */
  readonly expected: string
  /** The subject of the case, as a JSON pointer into the document. */
  readonly pointer: string
  /** The duration of the answer; absent where none came. */
  readonly milliseconds?: number
  /** Of a failure: the request, without credentials. */
  readonly request?: RequestReport
  /** Of a failure: the answer, its text at most 4,000 characters long. */
  readonly answer?: AnswerReport
  /** Of a failure: the request as a line for a POSIX shell, with variables in place of credentials. */
  readonly curl?: string
  /** Of a failure: the command that runs it again. */
  readonly again?: string
}

/** A remark, and the number of cases that show it; 0 where only all cases of the operation together show it. */
export interface Remark {
  readonly operation: string
  readonly text: string
  readonly cases: number
}

export type RequestReport = RecordedRequest
export type AnswerReport = RecordedAnswer

export interface ObjectReport {
  /** The name of its path parameter: `dashboardId`. */
  readonly kind: string
  readonly id: string
  /** The path of the object. */
  readonly path: string
  readonly fate: 'deleted' | 'restored' | 'left behind'
  /** Why it was left behind. */
  readonly reason?: string
}

export function countVerdicts(cases: readonly { readonly verdict: Verdict }[]): Counts {
  const count = (verdict: Verdict) => cases.filter((each) => each.verdict === verdict).length
  const [passed, failed] = [count('passed'), count('failed')]
  return { passed, failed, unsupported: count('unsupported'), notReached: count('not reached') }
}
