import type { Measured, Measurement } from '../../../telemetry/telemetry.ts'
import type { TableChart } from './chart.ts'
import { measure, nameOf, type Question, wordsOf } from './question.ts'

const mostRows = 20
const longest = 300

// The last minutes hold enough of most searches, and days hold more than anybody reads.
const ranges = [5, 60, 24 * 60].map((minutes) => minutes * 60_000)

/** The newest events that a search finds. */
export function searchChart(question: Question): TableChart {
  const time = timeOf(question)
  const asked = String(question.config.select || textOf(question, 'defaultTableSelectExpression'))
  const groupBy = asked.split(',')[0]?.trim() === time ? asked : [time, asked].filter(Boolean).join(', ')
  const found = newest(question, groupBy)
  const names = Object.keys(found[0]?.group ?? {})
  return {
    kind: 'table',
    columns: names.map((name) => ({ name })),
    rows: found.map(({ group }) => Object.values(group).map((value) => cut(readable(wordsOf(value))))),
    remarks: [found.length < mostRows ? 'All that was found.' : `The newest ${mostRows}.`],
  }
}

function newest(question: Question, groupBy: string): Measured[] {
  const { window, config } = question
  for (const range of ranges) {
    const startTime = Math.max(window.startTime, window.endTime - range)
    const asked = { ...question, window: { ...window, startTime }, config: { ...config, groupBy } }
    const found = measure(asked, conditionOf(question))
    if (found.length < mostRows && startTime > window.startTime) continue
    return found.toSorted((one, other) => (nameOf(one) < nameOf(other) ? 1 : -1)).slice(0, mostRows)
  }
  return []
}

/** What is said most often, numbers and ids apart. */
export function patternsChart(question: Question): TableChart {
  const said = textOf(question, 'bodyExpression') || textOf(question, 'spanNameExpression')
  const asked = { ...question, config: { ...question.config, groupBy: said } }
  const patterns = new Map<string, number>()
  for (const one of measure(asked, conditionOf(question))) {
    const pattern = cut(nameOf(one).replace(/\b[0-9a-f]{8,}\b|\d+/gi, '*'))
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + Number(one.value))
  }
  const sorted = [...patterns].toSorted(([, one], [, other]) => other - one)
  return {
    kind: 'table',
    columns: [{ name: 'Pattern' }, { name: 'Events', isNumber: true }],
    rows: sorted.slice(0, mostRows).map(([pattern, count]) => [pattern, count]),
    remarks: [],
  }
}

function conditionOf({ config }: Question): Measurement['select'] {
  const { where, whereLanguage } = config
  return { aggFn: 'count', where: where ?? '', whereLanguage: whereLanguage === 'sql' ? 'sql' : 'lucene' }
}

function timeOf(question: Question): string {
  return textOf(question, 'displayedTimestampValueExpression') || textOf(question, 'timestampValueExpression')
}

function textOf({ source }: Question, name: string): string {
  const value = (source as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** Within 24 hours the day follows from the time, and nobody reads nanoseconds. */
function readable(text: string): string {
  return /^\d{4}-\d\d-\d\dT(\d\d:\d\d:\d\d(?:\.\d{3})?)\d*Z$/.exec(text)?.[1] ?? text
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
