import type { CaseReport, OperationReport, RunReport } from './run-report.ts'
import {
  answerLine,
  counted,
  coverageInWords,
  duration,
  grouped,
  percentage,
  printable,
  reasonsOf,
  remarkLines,
  verdictOf,
} from './words.ts'

/** A summary of a job has little room: what does not fit is in the other reports. */
const MOST_FAILURES = 30

/** A page for the summary of a job. */
export function toMarkdown(report: RunReport): string {
  const failures = report.cases.filter(({ verdict }) => verdict === 'failed')
  const left = report.objects.filter(({ fate }) => fate === 'left behind')
  return [
    `## Contract: ${inline(report.document.name)} at ${inline(report.target)}`,
    `**${verdictOf(report)}** ${facts(report)}`,
    ...report.interruptions.map((each) => `> ${plain(each)}`),
    ...(left.length > 0
      ? ['### Left behind', left.map((each) => `- ${inline(each.path)}: ${plain(each.reason ?? '')}`).join('\n')]
      : []),
    ...(failures.length > 0 ? ['### Failures', ...failures.slice(0, MOST_FAILURES).map(failure)] : []),
    ...(failures.length > MOST_FAILURES ? [`And ${counted(failures.length - MOST_FAILURES, 'failure')} more.`] : []),
    '### Operations',
    operations(report.operations),
    ...remarks(report),
    coverageInWords(report),
    ...notRun(report),
  ]
    .join('\n\n')
    .concat('\n')
}

function facts({ mode, counts, seconds, document }: RunReport): string {
  return `${counted(counts.requests, 'request')} in ${duration(seconds)}, ${mode}, document version ${plain(document.version)}.`
}

function failure(item: CaseReport): string {
  const { request, answer } = item
  const rows = [
    ...item.complaints.map((each) => `- ${plain(each)}`),
    `- expected: ${plain(item.expected)}`,
    ...(request ? [`- sent: ${inline(`${request.method} ${request.url}`)}`] : []),
    ...(request?.body === undefined ? [] : [`- body: ${inline(shortBody(request.body))}`]),
    ...(answer ? [`- came: ${inline(answerLine(answer, 300))}`] : []),
    `- pointer: ${inline(item.pointer)}`,
    `- again: ${inline(`--only ${item.id}`)}`,
  ]
  const summary = `<b>${markup(item.operation)}</b> ${markup(item.name)}`
  return `<details><summary>${summary}</summary>\n\n${rows.join('\n')}\n\n</details>`
}

const shortBody = (body: string): string => (body.length > 300 ? `${body.slice(0, 300)}…` : body)

function operations(reports: readonly OperationReport[]): string {
  const rows = reports.map(({ id, passed, failed, unsupported, notReached, coverage }) => {
    const figures = [passed, failed, unsupported, notReached].map((count) => (count === 0 ? '' : grouped(count)))
    return `| ${inline(id)} | ${figures.join(' | ')} | ${percentage(coverage.reached, coverage.keys)} |`
  })
  return [
    '| operation | passed | failed | unsupported | not reached | tested |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

function remarks(report: RunReport): string[] {
  const lines = remarkLines(report).map((each) => `- ${plain(each)}`)
  return lines.length > 0
    ? [`### ${counted(report.remarks?.length ?? 0, 'remark')}, no failures`, lines.join('\n')]
    : []
}

function notRun({ cases }: RunReport): string[] {
  const lines = reasonsOf(cases).map((each) => `- ${grouped(each.count)} ${each.verdict}: ${plain(each.reason)}`)
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** Text that shall be read as it is, on one line. */
const plain = (text: string): string => markup(onOneLine(text)).replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')

/** Code, in as many marks as the text needs, on one line; a bar would end the cell of a table. */
function inline(text: string): string {
  const line = onOneLine(text).replaceAll('|', '\u2502')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 || line === '' ? `${marks} ${line} ${marks}` : `${marks}${line}${marks}`
}

const onOneLine = (text: string): string => printable(text.replace(/\s+/g, ' ').trim())

const markup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
