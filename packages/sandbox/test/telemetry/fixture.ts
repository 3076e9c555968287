import type { ChartSeriesQueryRequest, ChartSeriesRequest, Source } from '@clouddb/observability-oss/types'
import { defaultSources } from '../../src/seed/sources.ts'
import { createTelemetry, type Telemetry } from '../../src/telemetry/telemetry.ts'

const ids = { log: 'logs', trace: 'traces', metric: 'metrics', session: 'sessions' }
const sources = defaultSources(ids, 'connection')
export const [logs, traces, metrics] = sources as [Source, Source, Source, Source]

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
export type Rest = Partial<ChartSeriesQueryRequest> & { of?: Telemetry; since?: string }

/** The answer to a query of one series over an hour of logs, unless it says otherwise. */
export function ask(series: Series | Series[] = {}, { of = telemetry, since, ...rest }: Rest = {}): Point[] {
  const all = [series]
    .flat()
    .map((one) => ({ sourceId: 'logs', aggFn: 'count' as const, where: '', groupBy: [], ...one }))
  const range = { startTime: midnight, endTime: midnight + hour - 1, granularity: '1h' as const }
  return of.querySeries({ ...range, ...rest, series: all }, sources, since) as unknown as Point[]
}

/** The value of the first point of an answer. */
export const value = (series: Series, rest?: Rest): unknown => ask(series, rest)[0]?.['series_0.data']

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
