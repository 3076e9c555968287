import { countWithNoun, onOneLine, printable } from '@clouddb/command/safe-text'
import type { CaseReport, OperationReport, RunReport } from './run-report.ts'
import { failureText, MOST_FAILURES, OF_CLIENT, summaryText } from './text.ts'
import { type Alike, caseTime, findingsOf } from './words.ts'

/**
 * Renders the report for the summary of a job: the text report, with its failures folded. `most`: how many groups of
 * failures it has; with `Infinity` nothing is shortened, and every case follows.
 */
export function toMarkdown(report: RunReport, most: number = MOST_FAILURES): string {
  const { failures, ofClient, known } = findingsOf(report)
  const isWhole = most === Number.POSITIVE_INFINITY
  const shown = (verdict: string, groups: readonly Alike[]) =>
    groups.slice(0, most).map((group) => {
      const [{ title }, ...others] = group
      const count = others.length > 0 ? ` and ${countWithNoun(others.length, 'case')} likewise` : ''
      return folded(title, count, failureText(verdict, group, isWhole))
    })
  const { document, target } = report
  return [
    `## Contract: ${markup(document.name)} at ${markup(target)}`,
    `**${report.verdict}**`,
    ...shown('FAIL', failures),
    ...shown(OF_CLIENT, ofClient),
    ...(isWhole ? shown('KNOWN', known) : []),
    fenced(summaryText(report, most)),
    ...(isWhole ? report.operations.map((each) => casesOf(each, report)) : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Every case of an operation, with the time of its answer. */
function casesOf({ id, method, path }: OperationReport, { cases }: RunReport): string {
  const own = cases.filter(({ operation }) => operation === id)
  return folded(
    id,
    ` ${markup(`${method} ${path}`)}, ${countWithNoun(own.length, 'case')}`,
    own.map(caseText).join('\n'),
  )
}

function caseText(item: CaseReport): string {
  const { verdict, name, reason, remarks } = item
  const more = [caseTime(item), reason, ...remarks].filter(Boolean).map((each) => onOneLine(String(each)))
  return `${verdict.padEnd(11)} ${onOneLine(name)}${more.length > 0 ? `: ${more.join('; ')}` : ''}`
}

const folded = (title: string, beside: string, text: string): string =>
  `<details><summary><b>${markup(title)}</b>${beside}</summary>\n\n${fenced(text)}\n\n</details>`

/** Text as it is, between more backticks than it has. */
function fenced(text: string): string {
  const shown = printable(text)
  const longest = [...shown.matchAll(/`+/g)].reduce((most, [marks]) => Math.max(most, marks.length), 2)
  const marks = '`'.repeat(longest + 1)
  return `${marks}text\n${shown}\n${marks}`
}

const markup = (text: string): string => escaped(onOneLine(text))

/** Foreign text in markup. */
export const escaped = (text: string): string =>
  printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
