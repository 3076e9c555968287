import { type Alike, complaintsAbout, findingsOf } from './findings.ts'
import type { CaseReport, OperationReport, RunReport } from './run-report.ts'
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
  timeOf,
  verdictOf,
} from './words.ts'

/** A summary of a job has little room: what does not fit is in the other reports. */
const MOST_FAILURES = 30
const MOST_NAMES = 8
const LONGEST_CURL = 10_000

/** A page for the summary of a job. */
export function toMarkdown(report: RunReport): string {
  const { failures, known, mended, ofClient } = findingsOf(report)
  const hidden = failures.slice(MOST_FAILURES).flat().length
  const left = report.objects.filter(({ fate }) => fate === 'left behind')
  return [
    `## Contract: ${inline(report.document.name)} at ${inline(report.target)}`,
    `**${verdictOf(report)}** ${facts(report)}`,
    ...report.interruptions.map((each) => `> ${plain(each)}`),
    ...(left.length > 0
      ? ['### Left behind', left.map((each) => `- ${inline(each.path)}: ${plain(each.reason ?? '')}`).join('\n')]
      : []),
    ...section('Failures', failures),
    ...(hidden > 0 ? [`And ${counted(hidden, 'failure')} more.`] : []),
    ...section('Mistakes of our client: please report them', ofClient),
    ...titles('Known failures, accepted by the baseline', known.flat()),
    ...titles('Mended', mended),
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

function titles(heading: string, cases: readonly CaseReport[]): string[] {
  const lines = cases.slice(0, MOST_FAILURES).map(({ title }) => `- ${plain(title)}`)
  if (cases.length > MOST_FAILURES) lines.push(`- ${counted(cases.length - MOST_FAILURES, 'case')} more`)
  return lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : []
}

const section = (title: string, groups: readonly Alike[]): string[] =>
  groups.length > 0 ? [`### ${title}`, ...groups.slice(0, MOST_FAILURES).map(failure)] : []

function failure([item, ...others]: Alike): string {
  const { request, answer, curl, again, id } = item
  const time = timeOf(item)
  const names = others.slice(0, MOST_NAMES).map(({ name }) => `- likewise: ${plain(name)}`)
  const rows = [
    ...complaintsAbout(item).map((each) => `- ${plain(each)}`),
    `- expected: ${plain(item.expected)}`,
    ...(request ? [`- sent: ${inline(`${request.method} ${request.url}`)}`] : []),
    ...(request?.body === undefined ? [] : [`- body: ${inline(shortBody(request.body))}`]),
    ...(answer ? [`- came${time ? `, in ${time}` : ''}: ${inline(answerLine(answer, 300))}`] : []),
    `- pointer: ${inline(item.pointer)}`,
    ...names,
    ...(others.length > MOST_NAMES ? [`- likewise: ${counted(others.length - MOST_NAMES, 'case')} more`] : []),
  ]
  const commands = [curl && curlWithin(curl, LONGEST_CURL), again ?? `--only ${id}`].filter(
    (each) => each !== undefined,
  )
  const count = others.length > 0 ? ` and ${counted(others.length, 'case')} likewise` : ''
  const summary = `<b>${markup(onOneLine(item.title))}</b>${count}`
  return `<details><summary>${summary}</summary>\n\n${[rows.join('\n'), ...commands.map(block)].join('\n\n')}\n\n</details>`
}

/** A line that is to be copied as it is. */
function block(text: string): string {
  // Blanks within it are part of a body.
  const line = printable(oneLine(text))
  const longest = Math.max(2, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}sh\n${line}\n${marks}`
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
