import { countWithNoun, printable } from '@clouddb/command/safe-text'
import type { RunReport } from './run-report.ts'
import { complaintsAbout, findingsOf, shortened } from './words.ts'

/** GitHub shows no more annotations of one step. */
const MOST_ANNOTATIONS = 10

/** Workflow commands that show the failures beside a GitHub job; the text of servers is escaped in them. */
export function toAnnotations(report: RunReport): string {
  const { failures, ofClient } = findingsOf(report)
  const groups = [...failures, ...ofClient]
  const most = MOST_ANNOTATIONS - (report.interruptions.length > 0 ? 1 : 0)
  const shown = groups.length > most ? groups.slice(0, most - 1) : groups
  const hidden = groups.slice(shown.length).flat().length
  return [
    ...(report.interruptions.length > 0 ? [annotation(report.verdict, report.interruptions.join('\n'))] : []),
    ...shown.map(([first, ...others]) => {
      const likewise = others.length > 0 ? [`${countWithNoun(others.length, 'case')} likewise`] : []
      const lines = [...complaintsAbout(first), `expected: ${first.expected}`, ...likewise, first.again ?? '']
      return annotation(first.title, lines.map((line) => shortened(line, 500)).join('\n'))
    }),
    ...(hidden > 0
      ? [annotation(`${countWithNoun(hidden, 'failure')} more`, 'The summary of the job and the reports show them.')]
      : []),
  ].join('')
}

const annotation = (title: string, text: string): string =>
  `::error title=${escaped(title).replaceAll(':', '%3A').replaceAll(',', '%2C')}::${escaped(text)}\n`

const escaped = (text: string): string =>
  printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
