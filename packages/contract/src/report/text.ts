import { countWithNoun, onOneLine, printable, withSeparators } from '@clouddb/command/safe-text'
import { withoutIndexes } from '../running/answer-body.ts'
import type { CaseReport, OperationReport, Remark, RunReport } from './run-report.ts'
import {
  type Alike,
  answerLine,
  complaintsAbout,
  duration,
  findingsOf,
  printableNames,
  requestWords,
  shortened,
} from './words.ts'

/** More failures than these scroll out of view; the other reports have all. */
export const MOST_FAILURES = 20
const MOST_NAMES = 8
/** A part of a command line is of no use. */
const LONGEST_CURL = 10_000

/** Renders the report for a terminal or a log. */
export function toText(report: RunReport): string {
  const { failures, ofClient } = findingsOf(report)
  return joined(
    ...failures.slice(0, MOST_FAILURES).map((each) => failureText('FAIL', each)),
    ...ofClient.slice(0, MOST_FAILURES).map((each) => failureText(OF_CLIENT, each)),
    summaryText(report),
  )
}

export const OF_CLIENT = 'MISTAKE OF OUR CLIENT'

const joined = (...blocks: readonly string[]): string =>
  printable(`${blocks.filter((block) => block !== '').join('\n\n')}\n`)

/** All but the failures that are shown in full. */
export function summaryText(report: RunReport, most: number = MOST_FAILURES): string {
  const { failures, known, mended } = findingsOf(report)
  const hidden = failures.slice(most).flat().length
  return joined(
    hidden > 0 ? `And ${countWithNoun(hidden, 'failure')} more: \`--report html=report.html\` shows all.` : '',
    titles('KNOWN', known),
    titles(
      'MENDED',
      mended.map((each) => [each]),
    ),
    ...(report.cases.length > 0 ? [operations(report), notRun(report), remarks(report), coverageInWords(report)] : []),
    ...objects(report),
    ...report.interruptions.map(onOneLine),
    conclusion(report),
  ).trimEnd()
}

/** A group of failures, in lines with a label each. `isWhole`: nothing is shortened. */
export function failureText(verdict: string, group: Alike, isWhole = false): string {
  const [first] = group
  const { title, expected, request, answer, pointer, curl = '', again } = first
  const isLong = !isWhole && curl.length > LONGEST_CURL
  const within = (length: number) => (isWhole ? Number.POSITIVE_INFINITY : length)
  const long = `${withSeparators(curl.length)} characters long: the JSON and the HTML report have it`
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...complaintsAbout(first).map((each) => ['wrong', shortened(each, within(600))] as const),
    ['expected', expected],
    ['came', answer && answerLine(answer, within(160))],
    ['sent', request && requestWords(request)],
    ['body', request?.body === undefined ? undefined : shortened(request.body, within(300))],
    ['pointer', pointer],
    ['curl', isLong ? long : curl || undefined],
    ['again', again],
    ...likewise(group, within(MOST_NAMES)).map((name) => ['likewise', name] as const),
  ]
  const lines = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(10)}${onOneLine(text)}`]))
  return [`${verdict} ${onOneLine(title)}`, ...lines].join('\n')
}

/** The names of the other cases of a group, at most so many. */
function likewise([, ...others]: Alike, most: number): string[] {
  const hidden = others.length - most
  const names = others.slice(0, most).map(({ name }) => name)
  return hidden > 0 ? [...names, `${countWithNoun(hidden, 'case')} more`] : names
}

/** One line for each group. */
function titles(verdict: string, groups: readonly Alike[]): string {
  const hidden = groups.slice(MOST_FAILURES).flat().length
  const lines = groups.slice(0, MOST_FAILURES).map(([{ title }, ...others]) => {
    return `${verdict} ${onOneLine(title)}${others.length > 0 ? ` (and ${countWithNoun(others.length, 'case')} likewise)` : ''}`
  })
  return [...lines, ...(hidden > 0 ? [`${verdict} ${countWithNoun(hidden, 'case')} more`] : [])].join('\n')
}

const COLUMNS = ['operation', 'passed', 'failed', 'unsupported', 'not reached', 'tested']

function operations({ operations: reports }: RunReport): string {
  const rows = [COLUMNS, ...reports.map(operationRow)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}

/** The cells of an operation in a table with these columns. */
function operationRow({ id, passed, failed, unsupported, notReached, coverage }: OperationReport): string[] {
  const figures = [passed, failed, unsupported, notReached].map((count) => (count === 0 ? '–' : withSeparators(count)))
  return [id, ...figures, percentage(coverage.reached, coverage.keys)]
}

/** 2 of 1,000 is `<1 %`, and 999 of 1,000 is `>99 %`: only nothing is 0, and only all is 100. */
function percentage(part: number, whole: number): string {
  if (whole === 0) return '–'
  const share = (100 * part) / whole
  const rounded = part > 0 && share < 1 ? '<1' : part < whole && share > 99 ? '>99' : String(Math.round(share))
  return `${rounded} %`
}

/** The coverage in words. */
function coverageInWords({ coverage, mode }: RunReport): string {
  const { keys, reachable, reached } = coverage
  const share = `${withSeparators(reached)} of the ${countWithNoun(keys, 'requirement')} of the document were tested (${percentage(reached, keys)})`
  return mode === 'read-only'
    ? `${share}. Without \`--write\` at most ${withSeparators(reachable)} can be: a read-only run reaches few.`
    : `${share}; ${withSeparators(reachable)} can be, on a live server.`
}

/** The reasons why cases were not run: of unsupported cases first, and the most frequent first. */
function reasonsOf(cases: readonly CaseReport[]) {
  return (['unsupported', 'not reached'] as const).flatMap((verdict) => {
    const counts = new Map<string, number>()
    for (const { verdict: own, reason = '' } of cases) {
      if (own === verdict) counts.set(reason, (counts.get(reason) ?? 0) + 1)
    }
    const sorted = [...counts].toSorted(([, left], [, right]) => right - left)
    return sorted.map(([reason, count]) => ({ verdict, reason, count }))
  })
}

const notRun = ({ cases }: RunReport): string =>
  reasonsOf(cases)
    .map(({ count, verdict, reason }) => `${withSeparators(count).padStart(7)} ${verdict}: ${onOneLine(reason)}`)
    .join('\n')

/** The JSON report has all remarks. */
const MOST_REMARKS = 12
const MOST_OPERATIONS = 3

/** The remarks of a run, a line for what several operations have in common; and how many lines there are. */
function remarkLines({ remarks = [] }: RunReport): {
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
    return `${printableNames(operations, MOST_OPERATIONS)}: ${alike[0]?.text}${cases > 1 ? ` (${countWithNoun(cases, 'case')})` : ''}`
  })
  const rest = lines.length - MOST_REMARKS
  const more = rest > 0 ? [`and ${countWithNoun(rest, 'remark')} more`] : []
  return { lines: [...lines.slice(0, MOST_REMARKS), ...more], count: lines.length }
}

function remarks(report: RunReport): string {
  const { lines, count } = remarkLines(report)
  const heading = `${countWithNoun(count, 'remark')}, no failures:`
  return count > 0 ? [heading, ...lines.map((each) => `  ${onOneLine(each)}`)].join('\n') : ''
}

/** A wrong server may show thousands. */
const MOST_LEFT = 30

function objects(report: RunReport): string[] {
  const left = report.objects.filter(({ fate }) => fate === 'left behind')
  const count = report.objects.length
  if (count === 0) return []
  const rest = left.length - MOST_LEFT
  const lines = left.slice(0, MOST_LEFT).map(({ path, reason = '' }) => `${onOneLine(path)}: ${onOneLine(reason)}`)
  return [
    `${countWithNoun(count - left.length, 'object')} created or changed by this run, and deleted or restored.`,
    left.length === 0
      ? ''
      : ['Left behind:', ...lines, ...(rest > 0 ? [`and ${countWithNoun(rest, 'object')} more`] : [])].join('\n  '),
  ]
}

function conclusion(report: RunReport): string {
  const { passed, failed, unsupported, notReached, requests } = report.counts
  const figures = `${withSeparators(passed)} passed, ${withSeparators(failed)} failed, ${withSeparators(unsupported)} unsupported, ${withSeparators(notReached)} not reached`
  return `${figures}; ${countWithNoun(requests, 'request')} in ${duration(report.seconds)}.\n${report.verdict}`
}
