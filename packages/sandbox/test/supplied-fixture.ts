import { type ChartSeriesRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSeed, type SeedOptions, type SuppliedLogs } from '../src/index.ts'
import { createServedSandbox } from '../src/sandbox.ts'
import { defaultSeed } from '../src/seed/default-seed.ts'

export const minute = 60_000
export const noon = Date.UTC(2026, 0, 12, 12)
export const { sources, savedSearches, webhooks } = defaultSeed(noon).openSource
export const sourceIds = new Map(sources.map(({ kind, id }) => [kind, id]))
export const errors: SuppliedLogs = {
  kind: 'logs',
  service: 'checkout',
  severity: 'error',
  count: 50,
  at: '2026-01-12T12:05:00Z',
}

export type SourceKind = 'log' | 'trace' | 'session' | 'metric'

/** A sandbox at noon, and what its charts show of the following minutes. */
export function started(
  telemetry: SeedOptions['telemetry'] = { builtIn: false },
  more: SeedOptions['openSource'] = {},
) {
  const seed = createSeed({ time: noon, telemetry, openSource: more })
  const served = createServedSandbox({ seed, clock: noon })
  const client = createObservabilityOssClient(served.sandbox.observabilityOss)
  const chart = (kind: SourceKind, series: Partial<ChartSeriesRequest>, [from, minutes, size] = [0, 30, 30]) =>
    client.queryChartSeries({
      startTime: noon + from * minute,
      endTime: noon + (from + minutes) * minute - 1,
      granularity: `${size as 30}m`,
      series: [{ sourceId: String(sourceIds.get(kind)), aggFn: 'count', where: '', groupBy: [], ...series }],
    })
  const valuesOf = async (...asked: Parameters<typeof chart>) =>
    (await chart(...asked)).map((point) => point['series_0.data'])
  const countOf = async (...asked: Parameters<typeof chart>) => Number((await valuesOf(...asked))[0] ?? 0)
  return { ...served, client, valuesOf, countOf }
}
