import type { RunReport } from './run-report.ts'
import { failureText, MOST_FAILURES, OF_CLIENT, summaryText } from './text.ts'
import { type Alike, counted, findingsOf, oneLine, printable, verdictOf } from './words.ts'

/** Renders the report for the summary of a job: the text report, with its failures folded. */
export function toMarkdown(report: RunReport): string {
  const { failures, ofClient } = findingsOf(report)
  const shown = (verdict: string, groups: readonly Alike[]) =>
    groups.slice(0, MOST_FAILURES).map((each) => folded(verdict, each))
  const { document, target } = report
  return [
    `## Contract: ${markup(document.name)} at ${markup(target)}`,
    `**${verdictOf(report)}**`,
    ...shown('FAIL', failures),
    ...shown(OF_CLIENT, ofClient),
    fenced(summaryText(report)),
  ]
    .join('\n\n')
    .concat('\n')
}

function folded(verdict: string, group: Alike): string {
  const [{ title }, ...others] = group
  const count = others.length > 0 ? ` and ${counted(others.length, 'case')} likewise` : ''
  const summary = `<b>${markup(title)}</b>${count}`
  return `<details><summary>${summary}</summary>\n\n${fenced(failureText(verdict, group))}\n\n</details>`
}

/** Text as it is, between more backticks than it has. */
function fenced(text: string): string {
  const shown = printable(text)
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([marks]) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}text\n${shown}\n${marks}`
}

const markup = (text: string): string =>
  printable(oneLine(text)).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
