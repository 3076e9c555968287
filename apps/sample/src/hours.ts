import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import type { ChartSeriesRequest, LogSource, Source, TraceSource } from '@clouddb/observability-oss/types'
import { largest } from './bars.ts'
import { hourOf, inFull } from './numbers.ts'

/** What happened, hour by hour. */
export interface Hours {
  /** The starts of the hours, in milliseconds since 1970. */
  readonly starts: readonly number[]
  readonly series: readonly Series[]
}

/** One value an hour; undefined where the deployment has none. */
export interface Series {
  readonly name: string
  readonly unit: '' | ' ms'
  readonly values: readonly (number | undefined)[]
}

/** A series to ask for. */
export interface SeriesQuery extends Pick<Series, 'name' | 'unit'> {
  readonly query: ChartSeriesRequest
}

const hour = 3_600_000

/** Asks for the last 24 full hours. */
export async function readHours(oss: ObservabilityOssClient, queries: readonly SeriesQuery[]): Promise<Hours> {
  const endTime = Math.floor(Date.now() / hour) * hour
  const startTime = endTime - 24 * hour
  const series = queries.map(({ query }) => query)
  const points = await oss.queryChartSeries({ startTime, endTime, granularity: '1h', series })
  const byHour = new Map(points.map((point) => [Number(point.ts_bucket), point]))
  const starts = hoursOf([...byHour.keys()], startTime)
  return {
    starts,
    series: queries.map(({ name, unit }, index) => ({
      name,
      unit,
      values: starts.map((start) => numberIn(byHour.get(start)?.[`series_${index}.data`])),
    })),
  }
}

/** What can be asked of the sources there are: the errors among log lines, and how long spans took. */
export function queriesFor(sources: readonly Source[]): SeriesQuery[] {
  const queries: SeriesQuery[] = []
  const all = { where: '', groupBy: [] }
  const logs = sources.find(isLog)
  if (logs !== undefined) {
    const { severityTextExpression: severity } = logs
    const query: ChartSeriesRequest = { ...all, sourceId: logs.id, aggFn: 'count' }
    queries.push(
      severity
        ? { name: 'errors', unit: '', query: { ...query, where: `${severity}:error` } }
        : { name: 'log lines', unit: '', query },
    )
  }
  const spans = sources.find(isTrace)
  if (spans?.durationExpression) {
    // A precision of 9 means nanoseconds, and 3 the milliseconds that people read.
    const field = `${spans.durationExpression} / 1e${(spans.durationPrecision ?? 3) - 3}`
    const query: ChartSeriesRequest = { ...all, sourceId: spans.id, aggFn: 'avg', field }
    queries.push({ name: 'average duration', unit: ' ms', query })
  }
  return queries
}

function isLog(source: Source): source is LogSource {
  return source.kind === 'log' && !source.disabled
}

function isTrace(source: Source): source is TraceSource {
  return source.kind === 'trace' && !source.disabled
}

/** A series in words: its peak, and its sum where it counts something. */
export function summaryOf({ unit, values }: Series, starts: readonly number[]): string {
  const peak = largest(values)
  if (peak === 0) return 'nothing in these hours'
  const busiest = starts[values.indexOf(peak)] ?? 0
  const sum = values.reduce((total: number, value) => total + (value ?? 0), 0)
  const total = unit === '' ? `${inFull(sum)} in all, ` : ''
  return `${total}at most ${inFull(peak)}${unit} in the hour from ${hourOf(busiest)}`
}

/** Counts come as text, because they can exceed what a number holds; averages come as numbers. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** The hours asked for, the empty ones too, which a deployment leaves out; a mock has those of its example instead. */
function hoursOf(times: readonly number[], startTime: number): number[] {
  const isExample = times.length > 0 && times.every((time) => time < startTime)
  const first = isExample ? Math.min(...times) : startTime
  return Array.from({ length: 24 }, (_, index) => first + index * hour)
}
