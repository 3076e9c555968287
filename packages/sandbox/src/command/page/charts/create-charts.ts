import type { Source } from '@clouddb/observability-oss/types'
import type { Telemetry } from '../../../telemetry/telemetry.ts'
import type { Chart, ChartConfig } from './chart.ts'
import { patternsChart, searchChart } from './event-charts.ts'
import { type TileQuery, type Window, windowAt } from './measure.ts'
import { numberChart, sharesChart, tableChart, timeChart } from './value-charts.ts'

/** Computes the chart of a tile from the telemetry of the last 24 hours before a time. */
export type ChartOf = (config: ChartConfig, sources: readonly Source[], time: number) => Chart

const charts: ReadonlyMap<string, (query: TileQuery) => Chart> = new Map(
  Object.entries<(query: TileQuery) => Chart>({
    line: timeChart,
    stacked_bar: timeChart,
    number: numberChart,
    pie: sharesChart,
    bar: sharesChart,
    table: tableChart,
    search: searchChart,
    event_patterns: patternsChart,
  }),
)

/** Computes charts, and caches them until a bucket ends. */
export function createCharts(telemetry: Telemetry): ChartOf {
  const known = new Map<string, Chart>()
  let knownUntil = 0
  return (config, sources, time) => {
    const window = windowAt(time)
    if (window.endTime !== knownUntil) known.clear()
    knownUntil = window.endTime
    const source = sources.find(({ id }) => id === config.sourceId)
    const key = JSON.stringify([config, source])
    const chart = known.get(key) ?? chartOf(config, source, window, telemetry)
    known.set(key, chart)
    return chart
  }
}

function chartOf(config: ChartConfig, source: Source | undefined, window: Window, telemetry: Telemetry): Chart {
  const { displayType = '', configType, markdown, sqlTemplate } = config
  if (displayType === 'markdown') return { kind: 'text', markdown: markdown ?? '' }
  if (configType === 'sql') return { kind: 'none', reason: 'The sandbox runs no SQL.', detail: sqlTemplate ?? '' }
  const chart = charts.get(displayType)
  if (!chart || configType !== undefined)
    return { kind: 'none', reason: `Tiles of this kind are not drawn here: ${configType ?? displayType}.` }
  if (!source) return { kind: 'none', reason: `There is no source ${config.sourceId}.` }
  try {
    return chart({ config, source, window, telemetry })
  } catch (error) {
    return { kind: 'none', reason: `Its query fails: ${(error as Error).message}` }
  }
}
