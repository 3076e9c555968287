import type { CaseReport, OperationReport, RunReport } from './run-report.ts'
import {
  type Alike,
  answerLine,
  complaintsAbout,
  counted,
  coverageInWords,
  curlWithin,
  duration,
  findingsOf,
  grouped,
  leftBehind,
  leftLines,
  likewise,
  oneLine,
  operationColumns,
  operationRow,
  printable,
  reasonsOf,
  remarkLines,
  requestLine,
  shortened,
  timeOf,
  verdictOf,
} from './words.ts'

/** The summary of a job has a limited size; the other reports have everything. */
const MOST_FAILURES = 30
const MOST_NAMES = 8
const LONGEST_CURL = 10_000

/** Renders the report for the summary of a job. */
export function toMarkdown(report: RunReport): string {
  const remarks = remarkLines(report)
  const { failures, known, mended, ofClient } = findingsOf(report)
  const hidden = failures.slice(MOST_FAILURES).flat().length
  const left = leftLines(leftBehind(report), ({ path, reason = '' }) => `${inline(path)}: ${plain(reason)}`)
  return [
    `## Contract: ${inline(report.document.name)} at ${inline(report.target)}`,
    `**${verdictOf(report)}** ${figures(report)}`,
    ...report.interruptions.map((each) => `> ${plain(each)}`),
    ...list(
      'Left behind',
      left.map((each) => `- ${each}`),
    ),
    ...section('Failures', failures),
    ...(hidden > 0 ? [`And ${counted(hidden, 'failure')} more.`] : []),
    ...section('Mistakes of our client: please report them', ofClient),
    ...list('Known failures, accepted by the baseline', titles(known.flat())),
    ...list('Mended', titles(mended)),
    '### Operations',
    operations(report.operations),
    ...list(`${counted(remarks.count, 'remark')}, no failures`, remarks.lines.map(bullet)),
    coverageInWords(report),
    reasonsOf(report.cases)
      .map((each) => bullet(`${grouped(each.count)} ${each.verdict}: ${each.reason}`))
      .join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n')
}

function figures({ mode, counts, seconds, document }: RunReport): string {
  return `${counted(counts.requests, 'request')} in ${duration(seconds)}, ${mode}, document version ${plain(document.version)}.`
}

function titles(cases: readonly CaseReport[]): string[] {
  const lines = cases.slice(0, MOST_FAILURES).map(({ title }) => `- ${plain(title)}`)
  return cases.length > MOST_FAILURES ? [...lines, `- ${counted(cases.length - MOST_FAILURES, 'case')} more`] : lines
}

/** A heading and its list; nothing where the list is empty. */
const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : []

const section = (title: string, groups: readonly Alike[]): string[] =>
  groups.length > 0 ? [`### ${title}`, ...groups.slice(0, MOST_FAILURES).map(failure)] : []

function failure(group: Alike): string {
  const [item, ...others] = group
  const { request, answer, curl, again, id } = item
  const time = timeOf(item)
  const rows = [
    ...complaintsAbout(item).map((each) => `- ${plain(each)}`),
    `- expected: ${plain(item.expected)}`,
    ...(request ? [`- sent: ${inline(requestLine(request))}`] : []),
    ...(request?.body === undefined ? [] : [`- body: ${inline(shortened(request.body, 300))}`]),
    ...(answer ? [`- came${time ? `, in ${time}` : ''}: ${inline(answerLine(answer, 300))}`] : []),
    `- pointer: ${inline(item.pointer)}`,
    ...likewise(group, MOST_NAMES).map((name) => `- likewise: ${plain(name)}`),
  ]
  const commands = [...(curl ? [curlWithin(curl, LONGEST_CURL)] : []), again ?? `--only ${id}`]
  const count = others.length > 0 ? ` and ${counted(others.length, 'case')} likewise` : ''
  const summary = `<b>${markup(onOneLine(item.title))}</b>${count}`
  return `<details><summary>${summary}</summary>\n\n${[rows.join('\n'), ...commands.map(block)].join('\n\n')}\n\n</details>`
}

/** A line to copy as it is. */
function block(text: string): string {
  // Blanks are part of a body.
  const line = printable(oneLine(text))
  const longest = Math.max(2, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}sh\n${line}\n${marks}`
}

function operations(reports: readonly OperationReport[]): string {
  const rows = reports.map((each) => {
    const [id = '', ...cells] = operationRow(each, '')
    return [inline(id), ...cells]
  })
  const rules = operationColumns.map((_, column) => (column === 0 ? '---' : '---:'))
  return [operationColumns, rules, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const bullet = (text: string): string => `- ${plain(text)}`

/** Text on one line, without Markdown or HTML. */
const plain = (text: string): string => markup(onOneLine(text)).replace(/[\\`*_{}[\]()#+!|~-]/g, '\\$&')

/** Inline code on one line, in enough backticks; a `|` would end the cell of a table. */
function inline(text: string): string {
  const line = onOneLine(text).replaceAll('|', '\u2502')
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([marks]) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 || line === '' ? `${marks} ${line} ${marks}` : `${marks}${line}${marks}`
}

const onOneLine = (text: string): string => printable(text.replace(/\s+/g, ' ').trim())

const markup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
