import type { Source } from '@clouddb/observability-oss/types'
import type { Telemetry } from '@clouddb/telemetry'
import { remembered } from '../../../json.ts'
import { code, empty, pageElement } from '../elements.ts'
import { drawMarkdown } from '../markdown.ts'
import { patternsChart, searchChart } from './event-charts.ts'
import { type Chart, type ChartConfig, type TileQuery, windowAt } from './measure.ts'
import { timeChart } from './time-chart.ts'
import { numberChart, sharesChart, tableChart } from './value-charts.ts'

/** Computes the chart of a tile with a name from the telemetry of the last 24 hours before a time. */
export type ChartOf = (config: ChartConfig, name: string, sources: readonly Source[], time: number) => Chart

const charts = new Map(
  Object.entries({
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

/** Computes charts, and caches them until a bucket ends or the telemetry changes. */
export function createCharts(telemetry: Telemetry): ChartOf {
  const known = new Map<string, Chart>()
  let [knownUntil, knownTables] = [0, telemetry.tables()]
  return (config, name, sources, time) => {
    const window = windowAt(time)
    const tables = telemetry.tables()
    if (window.endTime !== knownUntil || tables !== knownTables) known.clear()
    knownUntil = window.endTime
    knownTables = tables
    const source = sources.find(({ id }) => id === config.sourceId)
    const key = JSON.stringify([config, name, source])
    return remembered(known, key, () => chartOf({ config, name, source, window, telemetry }))
  }
}

function chartOf({ source, ...query }: Omit<TileQuery, 'source'> & { readonly source: Source | undefined }): Chart {
  const { displayType = '', configType, markdown, sqlTemplate, sourceId } = query.config
  const nothing = (reason: string, detail = '') => ({
    kind: 'none' as const,
    nodes: [empty(reason), ...(detail ? [code('What the tile holds', detail)] : [])],
  })
  if (displayType === 'markdown')
    return { kind: 'text', nodes: [pageElement('div', { class: 'prose' }, ...drawMarkdown(String(markdown ?? '')))] }
  if (configType === 'sql') return nothing('The sandbox runs no SQL.', sqlTemplate)
  const chart = charts.get(displayType)
  if (!chart || configType !== undefined)
    return nothing(`Tiles of this kind are not drawn here: ${configType ?? displayType}.`)
  if (!source) return nothing(`There is no source ${sourceId}.`)
  try {
    return chart({ ...query, source })
  } catch (error) {
    return nothing(`Its query fails: ${(error as Error).message}`)
  }
}
