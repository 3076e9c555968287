import type { Measured, Measurement } from '@clouddb/telemetry'
import { type Chart, cellText, cellWords, groupName, measure, measuredTable, type TileQuery } from './measure.ts'

const mostRows = 20
const longest = 300

// The last minutes usually have enough events, and a whole day has many more than are shown.
const ranges = [5, 60, 24 * 60].map((minutes) => minutes * 60_000)

/** The newest events of a search. */
export function searchChart(query: TileQuery): Chart {
  const time = timeColumn(query)
  const asked = String(query.config.select || expressionOf(query, 'defaultTableSelectExpression'))
  const groupBy = asked.split(',')[0]?.trim() === time ? asked : [time, asked].filter(Boolean).join(', ')
  const found = newest(query, groupBy)
  const columns = Object.keys(found[0]?.group ?? {}).map((name) => ({ name }))
  const rows = found.map(({ group }) => Object.values(group).map((value) => cut(readable(cellWords(value)))))
  return measuredTable(query.name, columns, rows, [
    rows.length < mostRows ? 'All that was found.' : `The newest ${mostRows}.`,
  ])
}

function newest(query: TileQuery, groupBy: string): Measured[] {
  const { window, config } = query
  for (const range of ranges) {
    const startTime = Math.max(window.startTime, window.endTime - range)
    const asked = { ...query, window: { ...window, startTime }, config: { ...config, groupBy } }
    const found = measure(asked, tileSelection(query))
    if (found.length < mostRows && startTime > window.startTime) continue
    return found.toSorted((one, other) => (groupName(one) < groupName(other) ? 1 : -1)).slice(0, mostRows)
  }
  return []
}

/** The most frequent messages, with numbers and ids replaced. */
export function patternsChart(query: TileQuery): Chart {
  const said = expressionOf(query, 'bodyExpression') || expressionOf(query, 'spanNameExpression')
  const asked = { ...query, config: { ...query.config, groupBy: said } }
  const patterns = new Map<string, number>()
  for (const one of measure(asked, tileSelection(query))) {
    const pattern = cut(groupName(one).replace(/\b[0-9a-f]{8,}\b|\d+/gi, '*'))
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + Number(one.value))
  }
  const sorted = [...patterns].toSorted(([, one], [, other]) => other - one)
  const rows = sorted.slice(0, mostRows).map(([pattern, count]) => [pattern, cellText(count)])
  return measuredTable(query.name, [{ name: 'Pattern' }, { name: 'Events', isNumber: true }], rows, [])
}

function tileSelection({ config }: TileQuery): Measurement['select'] {
  const { where, whereLanguage } = config
  return { aggFn: 'count', where: where ?? '', whereLanguage: whereLanguage === 'sql' ? 'sql' : 'lucene' }
}

function timeColumn(query: TileQuery): string {
  return expressionOf(query, 'displayedTimestampValueExpression') || expressionOf(query, 'timestampValueExpression')
}

function expressionOf({ source }: TileQuery, name: string): string {
  const value = (source as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}

/** Shortens a timestamp to its time: the page shows one day, and milliseconds are enough. */
function readable(text: string): string {
  return /^\d{4}-\d\d-\d\dT(\d\d:\d\d:\d\d(?:\.\d{3})?)\d*Z$/.exec(text)?.[1] ?? text
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
