import { withoutIndexes } from '../running/answer-body.ts'
import type { CaseReport, ObjectReport, OperationReport, Remark, RunReport } from './run-report.ts'

/** 1,204 */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** `1 case`, `1,204 cases`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`

/** 2 of 1,000 is `<1 %`, and 999 of 1,000 is `>99 %`: only nothing is 0, and only all is 100. */
export function percentage(part: number, whole: number): string {
  if (whole === 0) return '–'
  const share = (100 * part) / whole
  const rounded = part > 0 && share < 1 ? '<1' : part < whole && share > 99 ? '>99' : String(Math.round(share))
  return `${rounded} %`
}

/** `12 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1).replace(/\.0$/, '') : Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min${whole % 60 === 0 ? '' : ` ${whole % 60} s`}`
}

/** One sentence about the outcome of the run. */
export function verdictOf({ outcome, counts, baseline }: RunReport): string {
  if (baseline && outcome !== 'incomplete') return comparisonOf(baseline)
  if (outcome === 'failed') return `${counted(counts.failed, 'case')} failed.`
  if (outcome === 'passed') return `Nothing failed: ${counted(counts.passed, 'case')} passed.`
  return counts.passed > 0 ? 'Nothing failed, but the run is incomplete.' : 'Nothing could be tested.'
}

/** The changes since the baseline was written. */
function comparisonOf({ known, new: fresh, mended, unseen }: NonNullable<RunReport['baseline']>): string {
  const verdict = fresh.length > 0 ? `${counted(fresh.length, 'case')} failed anew` : 'Nothing failed anew'
  const others = [
    `${grouped(known.length)} known`,
    `${grouped(mended.length)} mended`,
    ...(unseen.length > 0 ? [`${grouped(unseen.length)} not run`] : []),
  ]
  return `${verdict}; of the failures of the baseline: ${others.join(', ')}.`
}

/** The coverage in words. */
export function coverageInWords({ coverage, mode }: RunReport): string {
  const { keys, reachable, reached } = coverage
  const share = `${grouped(reached)} of the ${counted(keys, 'requirement')} of the document were tested (${percentage(reached, keys)})`
  return mode === 'read-only'
    ? `${share}. Without \`--write\` at most ${grouped(reachable)} can be: a read-only run reaches few.`
    : `${share}; ${grouped(reachable)} can be, on a live server.`
}

/** The reasons why cases were not run: of unsupported cases first, and the most frequent first. */
export function reasonsOf(cases: readonly CaseReport[]) {
  return (['unsupported', 'not reached'] as const).flatMap((verdict) => {
    const counts = new Map<string, number>()
    for (const { verdict: own, reason = '' } of cases) {
      if (own === verdict) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    const sorted = [...counts].toSorted(([, left], [, right]) => right - left)
    return sorted.map(([reason, count]) => ({ verdict, reason, count }))
  })
}

/** Characters that control a terminal, change the direction of text, end a line invisibly, or are invalid in a file. */
export const UNPRINTABLE: RegExp = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu

/** The start of a command that continuous integration reads from a log, anywhere in a line. */
export const ORDER: RegExp = /##(?=\w*\[)/g

/** Makes foreign text safe to show; line ends and tabs stay. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(UNPRINTABLE, '\ufffd').replace(ORDER, '# #')

/** Puts text on one line, so that text of a server cannot imitate a line of a report or a command. */
export const oneLine = (text: string): string => text.replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' \u23ce ')

/** Names from a server, a few of them and in one line. */
export function namesOf(names: readonly string[], most = MOST_NAMES): string {
  const shown = names.slice(0, most).map((name) => shortened(oneLine(printable(name)), LONGEST_NAME))
  const rest = names.length - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` and ${grouped(rest)} more` : ''}`
}

const MOST_NAMES = 10
const LONGEST_NAME = 160

/** A request as its first line. */
export const requestLine = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`

/** An answer as one line: its status, its type and the start of its text. */
export function answerLine(answer: NonNullable<CaseReport['answer']>, longest: number): string {
  const type = answer.headers['content-type'] ?? 'without a content type'
  const text = answer.text.replace(/\s+/g, ' ').trim()
  return [answer.status, type, shortened(text, longest)].filter((each) => each !== '').join(' ')
}

/** `12 ms`; `undefined` where no answer came. */
export const timeOf = ({ milliseconds }: Pick<CaseReport, 'milliseconds'>): string | undefined =>
  milliseconds === undefined ? undefined : `${grouped(Math.round(milliseconds))} ms`

export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** The JSON report has all remarks. */
const MOST_REMARKS = 12
const MOST_OPERATIONS = 3

/** The remarks of a run, a line for what several operations have in common; and how many lines there are. */
export function remarkLines({ remarks = [] }: RunReport): {
  readonly lines: readonly string[]
  readonly count: number
} {
  const groups = new Map<string, Remark[]>()
  for (const each of remarks) {
    const key = withoutIndexes(each.text)
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const lines = [...groups.values()].map((alike) => {
    const operations = [...new Set(alike.map(({ operation }) => operation))]
    const cases = alike.reduce((sum, each) => sum + each.cases, 0)
    return `${namesOf(operations, MOST_OPERATIONS)}: ${alike[0]?.text}${cases > 1 ? ` (${counted(cases, 'case')})` : ''}`
  })
  const rest = lines.length - MOST_REMARKS
  const more = rest > 0 ? [`and ${counted(rest, 'remark')} more`] : []
  return { lines: [...lines.slice(0, MOST_REMARKS), ...more], count: lines.length }
}

export const operationColumns = ['operation', 'passed', 'failed', 'unsupported', 'not reached', 'tested']

/** The cells of an operation in a table with these columns. */
export function operationRow({ id, passed, failed, unsupported, notReached, coverage }: OperationReport) {
  const figures = [passed, failed, unsupported, notReached].map((count) => (count === 0 ? '–' : grouped(count)))
  return [id, ...figures, percentage(coverage.reached, coverage.keys)]
}

/** The objects that the run could not delete or restore. */
export const leftBehind = ({ objects }: RunReport): readonly ObjectReport[] =>
  objects.filter(({ fate }) => fate === 'left behind')

/** Cases of one operation about the same part of a request, with the same complaints: the first is shown, and the others are named. */
export type Alike = readonly [CaseReport, ...CaseReport[]]

/** The names of the other cases of a group, at most so many. */
export function likewise([, ...others]: Alike, most: number): string[] {
  const hidden = others.length - most
  const names = others.slice(0, most).map(({ name }) => name)
  return hidden > 0 ? [...names, `${counted(hidden, 'case')} more`] : names
}

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
function partOf({ kind }: CaseReport): string {
  if (/credentials|scheme|secret/.test(kind)) return 'credentials'
  if (/^(no body|malformed body|media type)$/.test(kind)) return 'form'
  if (/method|object|parameter|reserved/.test(kind)) return kind
  return 'body'
}

function alike(cases: readonly CaseReport[]): readonly Alike[] {
  const groups = new Map<string, [CaseReport, ...CaseReport[]]>()
  for (const each of cases) {
    const key = [each.operation, partOf(each), ...complaintsAbout(each)].join('\n')
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}
