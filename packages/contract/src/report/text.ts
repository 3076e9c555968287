import { type Alike, complaintsAbout, findingsOf } from './findings.ts'
import type { RunReport } from './run-report.ts'
import {
  answerLine,
  counted,
  coverageInWords,
  curlWithin,
  duration,
  grouped,
  oneLine,
  percentage,
  printable,
  reasonsOf,
  remarkLines,
  requestLine,
  shortened,
  verdictOf,
} from './words.ts'

/** More than this scrolls away; the other reports have all. */
const MOST_FAILURES = 20
const MOST_NAMES = 8
const LONGEST_CURL = 10_000

/** What a person reads on a terminal or in a log, when the run is over. */
export function toText(report: RunReport): string {
  const { failures, known, mended, ofClient } = findingsOf(report)
  const hidden = failures.slice(MOST_FAILURES).flat().length
  const blocks = [
    ...failures.slice(0, MOST_FAILURES).map((each) => failure('FAIL', each)),
    ...(hidden > 0 ? [`And ${counted(hidden, 'failure')} more: \`--report html=report.html\` shows all.`] : []),
    ...ofClient.slice(0, MOST_FAILURES).map((each) => failure('MISTAKE OF OUR CLIENT', each)),
    ...short('KNOWN', known),
    ...short(
      'MENDED',
      mended.map((each) => [each]),
    ),
    ...(report.cases.length > 0
      ? [operations(report), ...notRun(report), ...remarks(report), coverageInWords(report)]
      : []),
    ...objects(report),
    ...report.interruptions.map(oneLine),
    conclusion(report),
  ]
  return printable(`${blocks.join('\n\n')}\n`)
}

function failure(verdict: string, [first, ...others]: Alike): string {
  const { title, expected, request, answer, pointer, curl, again } = first
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...complaintsAbout(first).map((each) => ['wrong', shortened(each, 600)] as const),
    ['expected', expected],
    ['came', answer && answerLine(answer)],
    ['sent', request && requestLine(request)],
    ['body', request?.body === undefined ? undefined : shortened(request.body, 300)],
    ['pointer', pointer],
    ['curl', curl && curlWithin(curl, LONGEST_CURL)],
    ['again', again],
    ...others.slice(0, MOST_NAMES).map((each) => ['likewise', each.name] as const),
    ['likewise', others.length > MOST_NAMES ? `${counted(others.length - MOST_NAMES, 'case')} more` : undefined],
  ]
  const lines = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(10)}${oneLine(text)}`]))
  return [`${verdict} ${oneLine(title)}`, ...lines].join('\n')
}

/** One line for each, where nobody needs more. */
function short(verdict: string, groups: readonly Alike[]): string[] {
  const lines = groups.slice(0, MOST_FAILURES).map(([{ title }, ...others]) => {
    return `${verdict} ${oneLine(title)}${others.length > 0 ? ` (and ${counted(others.length, 'case')} likewise)` : ''}`
  })
  const hidden = groups.slice(MOST_FAILURES).flat().length
  if (hidden > 0) lines.push(`${verdict} ${counted(hidden, 'case')} more`)
  return lines.length > 0 ? [lines.join('\n')] : []
}

function operations({ operations: rows }: RunReport): string {
  const head = ['operation', 'passed', 'failed', 'unsupported', 'not reached', 'tested']
  const body = rows.map(({ id, passed, failed, unsupported, notReached, coverage }) => [
    id,
    ...[passed, failed, unsupported, notReached].map((count) => (count === 0 ? '–' : grouped(count))),
    percentage(coverage.reached, coverage.keys),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [head, ...body].map(line).join('\n')
}

function notRun({ cases }: RunReport): string[] {
  const lines = reasonsOf(cases).map(
    (each) => `${grouped(each.count).padStart(7)} ${each.verdict}: ${oneLine(each.reason)}`,
  )
  return lines.length > 0 ? [lines.join('\n')] : []
}

function remarks(report: RunReport): string[] {
  const lines = remarkLines(report)
  const head = `${counted(report.remarks?.length ?? 0, 'remark')}, no failures:`
  return lines.length > 0 ? [[head, ...lines.map((each) => `  ${oneLine(each)}`)].join('\n')] : []
}

function objects({ objects: all }: RunReport): string[] {
  const left = all.filter(({ fate }) => fate === 'left behind')
  if (all.length === 0) return []
  const gone = counted(all.length - left.length, 'object')
  const made = `${gone} created or changed by this run, and deleted or restored.`
  if (left.length === 0) return [made]
  return [
    made,
    ['Left behind:', ...left.map(({ path, reason = '' }) => `  ${oneLine(path)}: ${oneLine(reason)}`)].join('\n'),
  ]
}

function conclusion(report: RunReport): string {
  const { counts, seconds } = report
  const figures = [
    `${grouped(counts.passed)} passed`,
    `${grouped(counts.failed)} failed`,
    `${grouped(counts.unsupported)} unsupported`,
    `${grouped(counts.notReached)} not reached`,
  ]
  return `${figures.join(', ')}; ${counted(counts.requests, 'request')} in ${duration(seconds)}.\n${verdictOf(report)}`
}
