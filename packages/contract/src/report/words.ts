import { onOneLine, printable, withSeparators } from '@clouddb/command/safe-text'
import type { CaseReport, RunReport } from './run-report.ts'

/** `12 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1).replace(/\.0$/, '') : Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min${whole % 60 === 0 ? '' : ` ${whole % 60} s`}`
}

/** Names from a server, a few of them and in one line. */
export function printableNames(names: readonly string[], most = MOST_NAMES): string {
  const shown = names.slice(0, most).map((name) => shortened(onOneLine(printable(name)), LONGEST_NAME))
  const rest = names.length - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` and ${withSeparators(rest)} more` : ''}`
}

const MOST_NAMES = 10
const LONGEST_NAME = 160

/** A request as its first line. */
export const requestWords = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`

/** An answer as one line: its status, its type and the start of its text. */
export function answerLine(answer: NonNullable<CaseReport['answer']>, longest: number): string {
  const type = answer.headers['content-type'] ?? 'without a content type'
  const text = answer.text.replace(/\s+/g, ' ').trim()
  return [answer.status, type, shortened(text, longest)].filter((each) => each !== '').join(' ')
}

/** `12 ms`; `undefined` where no answer came. */
export const caseTime = ({ milliseconds }: Pick<CaseReport, 'milliseconds'>): string | undefined =>
  milliseconds === undefined ? undefined : `${withSeparators(Math.round(milliseconds))} ms`

export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** Cases of one operation about the same part of a request, with the same complaints: the first is shown, and the others are named. */
export type Alike = readonly [CaseReport, ...CaseReport[]]

/** The findings of a run, grouped for the reports that people read. */
export function findingsOf({ cases, baseline }: Pick<RunReport, 'cases' | 'baseline'>) {
  const failed = cases.filter(({ verdict }) => verdict === 'failed')
  const [known, mended] = [new Set(baseline?.known), new Set(baseline?.mended)]
  return {
    /** Failures that no baseline accepts. */
    failures: alike(failed.filter(({ id }) => !known.has(id))),
    /** Failures that the baseline accepts. */
    known: alike(failed.filter(({ id }) => known.has(id))),
    /** Cases that failed when the baseline was written, and pass now. */
    mended: cases.filter(({ id }) => mended.has(id)),
    /** Mistakes of our own client. */
    ofClient: alike(cases.filter(({ clientComplaints }) => clientComplaints !== undefined)),
  }
}

/** The complaints about a case: those about the client, else those about the server. */
export const complaintsAbout = ({ complaints, clientComplaints }: CaseReport): readonly string[] =>
  clientComplaints ?? complaints

/** A server that takes any credential and one that takes any body make two mistakes. */
function testedPart({ kind }: CaseReport): string {
  if (/credentials|scheme|secret/.test(kind)) return 'credentials'
  if (/^(no body|malformed body|media type)$/.test(kind)) return 'form'
  if (/method|object|parameter|reserved/.test(kind)) return kind
  return 'body'
}

function alike(cases: readonly CaseReport[]): readonly Alike[] {
  const groups = new Map<string, [CaseReport, ...CaseReport[]]>()
  for (const each of cases) {
    const key = [each.operation, testedPart(each), ...complaintsAbout(each)].join('\n')
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}
