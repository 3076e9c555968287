import type { RunReport } from './run-report.ts'
import {
  type Alike,
  answerLine,
  complaintsAbout,
  counted,
  coverageInWords,
  duration,
  findingsOf,
  grouped,
  leftBehind,
  likewise,
  oneLine,
  operationColumns,
  operationRow,
  printable,
  reasonsOf,
  remarkLines,
  requestLine,
  shortened,
  verdictOf,
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
    hidden > 0 ? `And ${counted(hidden, 'failure')} more: \`--report html=report.html\` shows all.` : '',
    titles('KNOWN', known),
    titles(
      'MENDED',
      mended.map((each) => [each]),
    ),
    ...(report.cases.length > 0 ? [operations(report), notRun(report), remarks(report), coverageInWords(report)] : []),
    ...objects(report),
    ...report.interruptions.map(oneLine),
    conclusion(report),
  ).trimEnd()
}

/** A group of failures, in lines with a label each. `isWhole`: nothing is shortened. */
export function failureText(verdict: string, group: Alike, isWhole = false): string {
  const [first] = group
  const { title, expected, request, answer, pointer, curl = '', again } = first
  const isLong = !isWhole && curl.length > LONGEST_CURL
  const within = (length: number) => (isWhole ? Number.POSITIVE_INFINITY : length)
  const long = `${grouped(curl.length)} characters long: the JSON and the HTML report have it`
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...complaintsAbout(first).map((each) => ['wrong', shortened(each, within(600))] as const),
    ['expected', expected],
    ['came', answer && answerLine(answer, within(160))],
    ['sent', request && requestLine(request)],
    ['body', request?.body === undefined ? undefined : shortened(request.body, within(300))],
    ['pointer', pointer],
    ['curl', isLong ? long : curl || undefined],
    ['again', again],
    ...likewise(group, within(MOST_NAMES)).map((name) => ['likewise', name] as const),
  ]
  const lines = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(10)}${oneLine(text)}`]))
  return [`${verdict} ${oneLine(title)}`, ...lines].join('\n')
}

/** One line for each group. */
function titles(verdict: string, groups: readonly Alike[]): string {
  const hidden = groups.slice(MOST_FAILURES).flat().length
  const lines = groups.slice(0, MOST_FAILURES).map(([{ title }, ...others]) => {
    return `${verdict} ${oneLine(title)}${others.length > 0 ? ` (and ${counted(others.length, 'case')} likewise)` : ''}`
  })
  return [...lines, ...(hidden > 0 ? [`${verdict} ${counted(hidden, 'case')} more`] : [])].join('\n')
}

function operations({ operations: reports }: RunReport): string {
  const rows = [operationColumns, ...reports.map((each) => operationRow(each))]
  const widths = operationColumns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}

const notRun = ({ cases }: RunReport): string =>
  reasonsOf(cases)
    .map(({ count, verdict, reason }) => `${grouped(count).padStart(7)} ${verdict}: ${oneLine(reason)}`)
    .join('\n')

function remarks(report: RunReport): string {
  const { lines, count } = remarkLines(report)
  const heading = `${counted(count, 'remark')}, no failures:`
  return count > 0 ? [heading, ...lines.map((each) => `  ${oneLine(each)}`)].join('\n') : ''
}

/** A wrong server may show thousands. */
const MOST_LEFT = 30

function objects(report: RunReport): string[] {
  const left = leftBehind(report)
  const count = report.objects.length
  if (count === 0) return []
  const rest = left.length - MOST_LEFT
  const lines = left.slice(0, MOST_LEFT).map(({ path, reason = '' }) => `${oneLine(path)}: ${oneLine(reason)}`)
  return [
    `${counted(count - left.length, 'object')} created or changed by this run, and deleted or restored.`,
    left.length === 0
      ? ''
      : ['Left behind:', ...lines, ...(rest > 0 ? [`and ${counted(rest, 'object')} more`] : [])].join('\n  '),
  ]
}

function conclusion(report: RunReport): string {
  const { passed, failed, unsupported, notReached, requests } = report.counts
  const figures = `${grouped(passed)} passed, ${grouped(failed)} failed, ${grouped(unsupported)} unsupported, ${grouped(notReached)} not reached`
  return `${figures}; ${counted(requests, 'request')} in ${duration(report.seconds)}.\n${verdictOf(report)}`
}
