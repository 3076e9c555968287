import type { CaseReport, RunReport } from './run-report.ts'
import {
  answerLine,
  counted,
  coverageInWords,
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

/** What a person reads on a terminal or in a log, when the run is over. */
export function toText(report: RunReport): string {
  const failures = alike(report.cases.filter(({ verdict }) => verdict === 'failed'))
  const hidden = failures.slice(MOST_FAILURES).flat().length
  const blocks = [
    ...failures.slice(0, MOST_FAILURES).map(failure),
    ...(hidden > 0 ? [`And ${counted(hidden, 'failure')} more: \`--report html=report.html\` shows all.`] : []),
    operations(report),
    ...notRun(report),
    ...remarks(report),
    coverageInWords(report),
    ...objects(report),
    ...report.interruptions.map(oneLine),
    conclusion(report),
  ]
  return printable(`${blocks.join('\n\n')}\n`)
}

/** Failures of one operation about which the same is said: one of them is shown, and the others are named. */
function alike(failures: readonly CaseReport[]): readonly (readonly CaseReport[])[] {
  const groups = new Map<string, CaseReport[]>()
  for (const each of failures) {
    const key = [each.operation, ...each.complaints].join('\n')
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

function failure([first, ...others]: readonly CaseReport[]): string {
  if (!first) return ''
  const { operation, name, complaints, expected, request, answer, pointer, id } = first
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...complaints.map((each) => ['wrong', shortened(each, 600)] as const),
    ['expected', expected],
    ['came', answer && answerLine(answer)],
    ['sent', request && requestLine(request)],
    ['body', request?.body === undefined ? undefined : shortened(request.body, 300)],
    ['pointer', pointer],
    ['again', `--only ${id}`],
    ...others.slice(0, MOST_NAMES).map((each) => ['likewise', each.name] as const),
    ['likewise', others.length > MOST_NAMES ? `${counted(others.length - MOST_NAMES, 'case')} more` : undefined],
  ]
  const lines = rows.flatMap(([label, text]) => (text === undefined ? [] : [`  ${label.padEnd(10)}${oneLine(text)}`]))
  return [`FAIL ${operation}: ${oneLine(name)}`, ...lines].join('\n')
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
