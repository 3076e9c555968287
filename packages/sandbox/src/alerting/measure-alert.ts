import type { Alert } from '@clouddb/observability-oss/types'
import { type Measurement, QueryError, type Telemetry } from '@clouddb/telemetry'
import { itemWith, keyById } from '../item-index.ts'
import { remembered } from '../json.ts'
import type { ObservabilityState } from '../state.ts'
import type { RequestedConfig } from '../validation/requested.ts'
import { watchedParts } from './watched-parts.ts'
import { intervalOf, offsetOf, type Window } from './windows.ts'

/** Values by start of the window and by group. An alert without groups has the one group ''. */
export type Values = ReadonlyMap<number, ReadonlyMap<string, number>>

/** Measures the watched chart or search in each window. */
export function measureAlert(
  alert: Alert,
  windows: readonly Window[],
  state: ObservabilityState,
  telemetry: Telemetry,
): Values {
  const { sourceId, selects, groupBy } = watchedBy(alert, state)
  const source = itemWith(state.sources, keyById, sourceId)
  if (!source) throw new QueryError(`There is no source ${sourceId}`)
  const spans = spansOf(alert, windows)
  const [values = new Map(), divisors] = selects.map((select) =>
    byWindow(spans.flatMap((span) => telemetry.measure({ source, select, groupBy, ...span }))),
  )
  return divisors ? ratios(values, divisors) : values
}

/** The source and the grouping of the watched chart or search, and its two series for a ratio, else one. */
function watchedBy(alert: Alert, state: ObservabilityState) {
  const { search, tile, chart } = watchedParts(alert, state)
  if (alert.source === 'saved_search') {
    if (!search) throw new QueryError('Saved search not found')
    const { where, whereLanguage, filters = [] } = search
    const conditions = filters.flatMap(({ condition }) => condition ?? [])
    const select = { aggFn: 'count', where, whereLanguage, conditions } as Measurement['select']
    return { sourceId: search.sourceId, selects: [select], groupBy: alert.groupBy ?? undefined }
  }
  if (alert.source !== 'inline' && !tile) throw new QueryError('Tile not found')
  const { configType, sourceId, select, groupBy, asRatio, ...whole } = chart ?? ({} as RequestedConfig)
  if (configType === 'sql') throw new QueryError('The sandbox runs no SQL')
  if (sourceId === undefined || !Array.isArray(select)) throw new QueryError('The chart has no series')
  const selects = select.slice(0, asRatio ? 2 : 1).map((one) => within(one, whole as Condition))
  return { sourceId, selects, groupBy: groupBy || undefined }
}

type Condition = Pick<Measurement['select'], 'where' | 'whereLanguage'>

/** A series with the condition on all rows of its chart. */
function within(select: Measurement['select'], { where, whereLanguage }: Condition): Measurement['select'] {
  if (!where) return select
  if (whereLanguage === 'sql') return { ...select, conditions: [where] }
  if (!select.where) return { ...select, where, whereLanguage: 'lucene' }
  if (select.whereLanguage === 'sql') return { ...select, where, whereLanguage: 'lucene', conditions: [select.where] }
  return { ...select, where: `(${where}) AND (${select.where})` }
}

// One query measures all windows that match the buckets of a chart.
function spansOf(
  alert: Alert,
  windows: readonly Window[],
): Pick<Measurement, 'startTime' | 'endTime' | 'granularity'>[] {
  const [first, last] = [windows[0], windows.at(-1)]
  if (!first || !last || offsetOf(alert) % intervalOf(alert) !== 0)
    return windows.map(({ start, end }) => ({ startTime: start, endTime: end }))
  return [{ startTime: first.start, endTime: last.end, granularity: alert.interval as Measurement['granularity'] }]
}

function byWindow(measured: ReturnType<Telemetry['measure']>): Values {
  const values = new Map<number, Map<string, number>>()
  for (const { bucket, group, value } of measured) {
    const name = Object.values(group).map(String).join(', ')
    remembered(values, bucket, () => new Map<string, number>()).set(name, Number(value ?? 0))
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
