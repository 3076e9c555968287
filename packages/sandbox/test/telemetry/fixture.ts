import type { ChartSeriesQueryRequest, ChartSeriesRequest, Source } from '@clouddb/observability-oss/types'
import { createTelemetry, type Telemetry } from '../../src/telemetry/telemetry.ts'

const from = (tableName: string) => ({ databaseName: 'default', tableName })

/** The sources that a fresh deployment has. */
export const logs: Source = {
  id: 'logs',
  kind: 'log',
  name: 'Logs',
  from: from('logs'),
  timestampValueExpression: 'Timestamp',
  implicitColumnExpression: 'Body',
}
export const traces: Source = {
  id: 'traces',
  kind: 'trace',
  name: 'Traces',
  from: from('traces'),
  timestampValueExpression: 'Timestamp',
  implicitColumnExpression: 'SpanName',
}
export const metrics: Source = {
  id: 'metrics',
  kind: 'metric',
  name: 'Metrics',
  from: from(''),
  timestampValueExpression: 'TimeUnix',
  metricTables: { gauge: 'gauges', sum: 'sums', histogram: 'histograms' },
}
export const sessions: Source = {
  id: 'sessions',
  kind: 'session',
  name: 'Sessions',
  from: from('sessions'),
  timestampValueExpression: 'TimestampTime',
}
export const sources: Source[] = [logs, traces, metrics, sessions]

export const minute = 60_000
export const hour: number = 60 * minute
export const day: number = 24 * hour
/** A Thursday. */
export const midnight: number = Date.UTC(2026, 0, 15)

export const telemetry: Telemetry = createTelemetry({ seed: 1 })

export interface Point {
  ts_bucket: number
  group: unknown[]
  [series: `series_${number}.data`]: unknown
}

type Series = Partial<ChartSeriesRequest>
type Rest = Partial<ChartSeriesQueryRequest> & { of?: Telemetry }

/** The answer to a query of one series over an hour of logs, unless it says otherwise. */
export function ask(series: Series | Series[] = {}, { of = telemetry, ...rest }: Rest = {}): Point[] {
  const all = [series]
    .flat()
    .map((one) => ({ sourceId: 'logs', aggFn: 'count' as const, where: '', groupBy: [], ...one }))
  const range = { startTime: midnight, endTime: midnight + hour - 1, granularity: '1h' as const }
  return of.querySeries({ ...range, ...rest, series: all }, sources) as unknown as Point[]
}

/** The sum of the counts of an answer. */
export function total(points: Point[]): number {
  return points.reduce((sum, point) => sum + Number(point['series_0.data']), 0)
}

/** How many of the hour's logs a condition takes. */
export function taken(where: string, whereLanguage: 'lucene' | 'sql' = 'lucene'): number {
  return total(ask({ where, whereLanguage }))
}

export function takenSpans(where: string, whereLanguage: 'lucene' | 'sql' = 'lucene'): number {
  return total(ask({ sourceId: 'traces', where, whereLanguage }))
}
