import type { Measured } from '@clouddb/telemetry'
import {
  granularity,
  isRatio,
  itemsOf,
  measure,
  nameOf,
  numberOf,
  ratio,
  type SelectItem,
  step,
  type TileQuery,
  titleOf,
} from './measure.ts'

/** The values of an item over time, one for each bucket. */
export interface Series {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** The items of a chart over time, by group, the largest first. */
export function seriesIn(query: TileQuery): Series[] {
  const items = itemsOf(query.config)
  const measured = items.map((item) => overTime(query, measure(query, item, granularity)))
  const all = isRatio(query) ? ratioSeries(measured) : items.flatMap((item, index) => seriesOf(item, measured, index))
  return all.toSorted((one, other) => sizeOf(other) - sizeOf(one))
}

type Groups = ReadonlyMap<string, Series['values']>

/** The values of an item over time, a list for each group. */
function overTime({ config, window }: TileQuery, measured: readonly Measured[]): Groups {
  const rest = config.fillNulls === false ? null : 0
  const buckets = (window.endTime - window.startTime) / step
  const groups = new Map<string, (number | null)[]>()
  for (const one of measured) {
    const index = Math.round((one.bucket - window.startTime) / step)
    const name = nameOf(one)
    const values = groups.get(name) ?? new Array<number | null>(buckets).fill(rest)
    groups.set(name, values)
    if (index >= 0 && index < values.length) values[index] = numberOf(one.value)
  }
  return groups
}

function seriesOf(item: SelectItem, measured: readonly Groups[], index: number): Series[] {
  const title = titleOf(item)
  return [...(measured[index] ?? [])].map(([group, values]) => {
    if (group === '') return { name: title, values }
    return { name: measured.length > 1 ? `${title}, ${group}` : group, values }
  })
}

function ratioSeries([above, below]: readonly Groups[]): Series[] {
  return [...(above ?? [])].map(([group, values]) => ({
    name: group === '' ? 'Ratio' : group,
    values: values.map((value, index) => ratio(value, below?.get(group)?.[index])),
  }))
}

function sizeOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
}
