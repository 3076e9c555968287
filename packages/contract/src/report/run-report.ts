/**
 * What came of a run: the form of the JSON report, and what all other reports are made of. Within `version: 1` fields
 * are added and never renamed, removed or given another meaning.
 */
export interface RunReport {
  readonly version: 1
  readonly tool: { readonly name: string; readonly version: string }
  readonly document: { readonly name: string; readonly title: string; readonly version: string }
  /** The address that was tested. */
  readonly target: string
  readonly mode: 'read-only' | 'writing'
  /** `strict`: what is a remark otherwise is a failure. */
  readonly profile?: 'default' | 'strict'
  /** In words: `at most 10 requests in 10 s`. */
  readonly rate: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly seconds: number
  /** `failed`: a case failed that no baseline accepts. `incomplete`: none failed, but the run could not get to its end, or checked nothing. */
  readonly outcome: 'passed' | 'failed' | 'incomplete'
  readonly exitCode: 0 | 1 | 2
  /** Why the run did not get to its end, in sentences; empty when it did. */
  readonly interruptions: readonly string[]
  readonly counts: Counts & { readonly requests: number }
  /** Of everything that the document states: how much can be seen in this mode, and how much was. */
  readonly coverage: Coverage
  readonly operations: readonly OperationReport[]
  /** In the order of the document. */
  readonly cases: readonly CaseReport[]
  /** What is worth knowing and no failure, each once. */
  readonly remarks?: readonly Remark[]
  /** What the run created or changed, and what became of it. */
  readonly objects: readonly ObjectReport[]
  /** Where failures of an earlier run were accepted: what became of them. */
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

export interface Coverage {
  /** Requirements of the document that a case can show at all, on any server. */
  readonly keys: number
  /** Those that can be seen in this mode. */
  readonly reachable: number
  /** Those that were seen. */
  readonly reached: number
}

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
  /** What the server has to do: `200, body matches the schema`. */
  readonly name: string
  /** The same with the method and the path before it. */
  readonly title: string
  readonly verdict: Verdict
  /** Why it is unsupported or was not reached. */
  readonly reason?: string
  /** What is wrong, one sentence each; empty unless it failed. */
  readonly complaints: readonly string[]
  /** What our client did wrong, whose fault is not the server's. Please report it. */
  readonly clientComplaints?: readonly string[]
  /** What the server shows beyond the document; no failure. */
  readonly remarks: readonly string[]
  /** What had to come, in words. */
  readonly expected: string
  /** What the case is about, as a JSON pointer into the document. */
  readonly pointer: string
  /** How long the server took for its answer; not there where none came. */
  readonly milliseconds?: number
  /** Of a failure: what was sent, without credentials. */
  readonly request?: RequestReport
  /** Of a failure: what came, its text at most 4,000 characters long. */
  readonly answer?: AnswerReport
  /** Of a failure: the request as a line for a POSIX shell; credentials stand in it as variables. */
  readonly curl?: string
  /** Of a failure: the command that runs it again. */
  readonly again?: string
}

/** A remark, and how many cases of the operation it was made on; none where all of them together show it. */
export interface Remark {
  readonly operation: string
  readonly text: string
  readonly cases: number
}

export interface RequestReport {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface AnswerReport {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface ObjectReport {
  /** What it is, by the name of its parameter: `dashboardId`. */
  readonly kind: string
  readonly id: string
  /** The path that it can be found at. */
  readonly path: string
  readonly fate: 'deleted' | 'restored' | 'left behind'
  /** Why it was left behind. */
  readonly reason?: string
}

/** Counts verdicts. */
export function countVerdicts(cases: readonly { readonly verdict: Verdict }[]): Counts {
  const count = (verdict: Verdict) => cases.filter((each) => each.verdict === verdict).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    unsupported: count('unsupported'),
    notReached: count('not reached'),
  }
}
