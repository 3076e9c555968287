import type { ChartSeriesQueryRequest, ChartSeriesRequest, Source } from '@clouddb/observability-oss/types'
import type { Query } from '../src/queries/query.ts'
import { Telemetry } from '../src/telemetry.ts'

const source = (id: string, tableName: string, more: Partial<Source>) =>
  ({ id, from: { databaseName: 'default', tableName }, timestampValueExpression: 'Timestamp', ...more }) as Source

export const logs: Source = source('logs', 'otel_logs', { kind: 'log', implicitColumnExpression: 'Body' })
export const traces: Source = source('traces', 'otel_traces', { kind: 'trace' })
const tables = { gauge: 'otel_metrics_gauge', sum: 'otel_metrics_sum', histogram: 'otel_metrics_histogram' }
export const metrics: Source = source('metrics', '', { kind: 'metric', metricTables: tables } as Partial<Source>)
const sources = [logs, traces, metrics, source('sessions', 'otel_sessions', { kind: 'session' })]
const sourceWith = (id: string) => sources.find((one) => one.id === id)

export const minute = 60_000
export const hour: number = 60 * minute
export const day: number = 24 * hour
/** A Thursday. */
export const midnight: number = Date.UTC(2026, 0, 15)

export const telemetry: Telemetry = new Telemetry()

export interface Point {
  ts_bucket: number
  group: unknown[]
  [series: `series_${number}.data`]: unknown
}

type Series = Partial<ChartSeriesRequest>
export type Rest = Partial<ChartSeriesQueryRequest> & { of?: Telemetry; isOlder?: Query['isOlder'] }

/** The answer to a query of one series over an hour of logs, unless it says otherwise. */
export function ask(series: Series | Series[] = {}, { of = telemetry, isOlder, ...rest }: Rest = {}): Point[] {
  const all = [series]
    .flat()
    .map((one) => ({ sourceId: 'logs', aggFn: 'count' as const, where: '', groupBy: [], ...one }))
  const range = { startTime: midnight, endTime: midnight + hour - 1, granularity: '1h' as const }
  return of.querySeries({ ...range, ...rest, series: all }, sourceWith, isOlder) as unknown as Point[]
}

/** The value of the first point of an answer. */
export const value = (series: Series, rest?: Rest): unknown => ask(series, rest)[0]?.['series_0.data']

/** The sum of the counts of an answer. */
export const total = (points: Point[]): number => points.reduce((sum, point) => sum + Number(point['series_0.data']), 0)

/** How many of the hour's logs, or spans, a condition takes. */
export const taken = (where: string, whereLanguage: 'lucene' | 'sql' = 'lucene', sourceId = 'logs'): number =>
  total(ask({ where, whereLanguage, sourceId }))
