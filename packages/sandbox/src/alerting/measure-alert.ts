import type { Alert, Source } from '@clouddb/observability-oss/types'
import type { ObservabilityState } from '../state.ts'
import { type Measurement, QueryError, type Telemetry } from '../telemetry/telemetry.ts'
import { intervalOf, offsetOf, type Window } from './windows.ts'

/** Values by start of the window and by group. An alert without groups has the one group ''. */
export type Values = ReadonlyMap<number, ReadonlyMap<string, number>>

interface Watched {
  readonly sourceId: string
  /** Two for a ratio, else one. */
  readonly selects: readonly Measurement['select'][]
  readonly groupBy: string | undefined
}

/** Measures the watched chart or search in each window. */
export function measureAlert(
  alert: Alert,
  windows: readonly Window[],
  state: ObservabilityState,
  telemetry: Telemetry,
): Values {
  const watched = watchedBy(alert, state)
  const source = state.sources.find(({ id }) => id === watched.sourceId)
  if (!source) throw new QueryError(`There is no source ${watched.sourceId}`)
  const [values, divisors] = watched.selects.map((select) =>
    valuesOf({ alert, windows, telemetry, source, select, watched }),
  )
  return divisors && values ? ratios(values, divisors) : (values ?? new Map())
}

function watchedBy(alert: Alert, state: ObservabilityState): Watched {
  if (alert.source === 'saved_search') {
    const search = state.savedSearches.find(({ id }) => id === alert.savedSearchId)
    if (!search) throw new QueryError('Saved search not found')
    const select = { aggFn: 'count' as const, where: search.where }
    return { sourceId: search.sourceId, selects: [select], groupBy: alert.groupBy ?? undefined }
  }
  return watchedByChart(alert.source === 'inline' ? alert.chartConfig : tileOf(alert, state).config)
}

function tileOf({ dashboardId, tileId }: Alert, { dashboards }: ObservabilityState) {
  const tile = dashboards.find(({ id }) => id === dashboardId)?.tiles.find(({ id }) => id === tileId)
  if (!tile) throw new QueryError('Tile not found')
  return tile
}

interface Chart {
  configType?: unknown
  sourceId?: string
  select?: readonly Measurement['select'][]
  groupBy?: string
  asRatio?: boolean
}

function watchedByChart(config: unknown): Watched {
  const { configType, sourceId, select, groupBy, asRatio } = (config ?? {}) as Chart
  if (configType === 'sql') throw new QueryError('The sandbox runs no SQL')
  if (sourceId === undefined || !Array.isArray(select)) throw new QueryError('The chart has no series')
  return { sourceId, selects: select.slice(0, asRatio ? 2 : 1), groupBy: groupBy || undefined }
}

interface WindowQuery {
  readonly alert: Alert
  readonly windows: readonly Window[]
  readonly telemetry: Telemetry
  readonly source: Source
  readonly select: Measurement['select']
  readonly watched: Watched
}

// One query measures all windows that match the buckets of a chart.
function valuesOf({ alert, windows, telemetry, source, select, watched }: WindowQuery): Values {
  const { groupBy } = watched
  const [first, last] = [windows[0], windows.at(-1)]
  if (!first || !last) return new Map()
  if (offsetOf(alert) % intervalOf(alert) === 0) {
    const granularity = alert.interval as NonNullable<Measurement['granularity']>
    return byWindow(
      telemetry.measure({ source, select, groupBy, granularity, startTime: first.start, endTime: last.end }),
    )
  }
  const measured = windows.flatMap(({ start, end }) =>
    telemetry.measure({ source, select, groupBy, startTime: start, endTime: end }),
  )
  return byWindow(measured)
}

function byWindow(measured: ReturnType<Telemetry['measure']>): Values {
  const values = new Map<number, Map<string, number>>()
  for (const { bucket, group, value } of measured) {
    const name = Object.values(group).map(String).join(', ')
    values.set(bucket, (values.get(bucket) ?? new Map()).set(name, Number(value ?? 0)))
  }
  return values
}

function ratios(values: Values, divisors: Values): Values {
  const ratio = (start: number, group: string, value: number) => value / (divisors.get(start)?.get(group) ?? 0)
  return new Map(
    [...values].map(([start, groups]) => [
      start,
      new Map([...groups].map(([group, value]) => [group, ratio(start, group, value)])),
    ]),
  )
}
