import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { queryChart } from '@clouddb/observability-oss/charts'
import type { ChartSeriesRequest, LogSource, Source, TraceSource } from '@clouddb/observability-oss/types'
import { hourOf, inFull, largestValue } from './format.ts'

/** Series of values, hour by hour. */
export type Hours = Awaited<ReturnType<typeof readHours>>

/** One value for each hour, or undefined where the deployment has none. */
export interface Series {
  readonly name: string
  readonly unit: '' | ' ms'
  readonly values: readonly (number | undefined)[]
}

/** A series to ask for. */
type SeriesQuery = Pick<Series, 'name' | 'unit'> & { readonly query: ChartSeriesRequest }

const hour = 3_600_000

/** Reads so many hours up to now. The last one is not over. */
export async function readHours(oss: ObservabilityOssClient, queries: readonly SeriesQuery[], count: number) {
  const until = Date.now()
  const startTime = (Math.floor(until / hour) - count + 1) * hour
  const series = queries.map(({ query }) => query)
  // A deployment leaves out the hours without a value, and `fill` brings them back.
  const chart = await queryChart(oss, { startTime, endTime: until, granularity: '1h', series }, { fill: true })
  const pointsOf = (index: number) => chart[index]?.points ?? []
  const hourlyValues = (index: number) =>
    pointsOf(index).map(({ value }) => (value === null ? undefined : Number(value)))
  return {
    starts: pointsOf(0).map(({ time }) => time.getTime()),
    until,
    series: queries.map(({ name, unit }, index): Series => ({ name, unit, values: hourlyValues(index) })),
  }
}

/** The queries that these sources can answer: the number of errors in logs, and the average duration of spans. */
export function queriesFor(sources: readonly Source[]): SeriesQuery[] {
  const queries: SeriesQuery[] = []
  const all = { where: '', groupBy: [] }
  const enabled = sources.filter(({ disabled }) => !disabled)
  const logs = enabled.find((source): source is LogSource => source.kind === 'log')
  if (logs !== undefined) {
    const { id: sourceId, severityTextExpression: severity } = logs
    const where = severity ? `${severity}:error` : ''
    const name = severity ? 'errors' : 'log lines'
    queries.push({ name, unit: '', query: { ...all, sourceId, aggFn: 'count', where } })
  }
  const spans = enabled.find((source): source is TraceSource => source.kind === 'trace')
  if (spans?.durationExpression) {
    // A precision of 9 means nanoseconds, and 3 the milliseconds that people read.
    const field = `${spans.durationExpression} / 1e${(spans.durationPrecision ?? 3) - 3}`
    queries.push({ name: 'average duration', unit: ' ms', query: { ...all, sourceId: spans.id, aggFn: 'avg', field } })
  }
  return queries
}

/** The value of an hour in words. */
export function seriesLabel({ unit, values }: Series, index: number): string {
  const value = values[index]
  return value === undefined ? (unit === '' ? '0' : 'none') : `${inFull(value)}${unit}`
}

/** A series in words: its peak, and its sum where it counts something. */
export function summarizeHours({ unit, values }: Series, starts: readonly number[]): string {
  const highest = largestValue(values)
  if (highest === 0) return 'nothing in these hours'
  const sum = values.reduce((total: number, value) => total + (value ?? 0), 0)
  const total = unit === '' ? `${inFull(sum)} in all, ` : ''
  const start = starts[values.indexOf(highest)] ?? 0
  return `${total}at most ${inFull(highest)}${unit} in the hour from ${hourOf(start)}`
}
