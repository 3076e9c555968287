import type { Measured } from '@clouddb/telemetry'
import {
  type Cell,
  type Column,
  granularity,
  itemsOf,
  measure,
  nameOf,
  numberOf,
  remarksOf,
  type SelectItem,
  step,
  type TileQuery,
  textOf,
  titleOf,
} from './measure.ts'

const mostSeries = 8
const mostShares = 10
const mostRows = 50

/** The values of an item over time, one for each bucket. */
export interface Series {
  readonly name: string
  readonly values: readonly (number | null)[]
}

export type TimeChart = ReturnType<typeof timeChart>

/** The items of a chart over time, by group. `start` and `step` are those of the buckets, in milliseconds. */
export function timeChart(query: TileQuery) {
  const { config, window } = query
  const items = itemsOf(config)
  const measured = items.map((item) => overTime(query, measure(query, item, granularity)))
  const all = isRatio(query) ? ratioSeries(measured) : items.flatMap((item, index) => seriesOf(item, measured, index))
  const most = Math.min(config.seriesLimit ?? mostSeries, mostSeries)
  return {
    kind: 'time' as const,
    form: config.displayType === 'line' ? ('lines' as const) : ('bars' as const),
    start: window.startTime,
    step,
    series: all.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most),
    format: config.numberFormat ?? items[0]?.numberFormat,
    remarks: [...largest(most, all, 'series'), ...remarksOf(config)],
  }
}

function largest(most: number, all: readonly unknown[], things: string): string[] {
  return all.length > most ? [`The largest ${most} of ${all.length} ${things}.`] : []
}

function isRatio({ config }: TileQuery): boolean {
  return config.asRatio === true && itemsOf(config).length === 2
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

/** The quotient of two values; null if one is missing or the divisor is 0. */
function ratio(above: number | null, below: number | null | undefined): number | null {
  return above === null || !below ? null : above / below
}

function sizeOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
}

/** One value for the whole window. */
export function numberChart(query: TileQuery) {
  const { config } = query
  const [item] = itemsOf(config)
  const [measured] = item ? measure({ ...query, config: { ...config, groupBy: null } }, item) : []
  return {
    kind: 'number' as const,
    value: numberOf(measured?.value ?? (item?.aggFn === 'count' ? 0 : null)),
    format: config.numberFormat ?? item?.numberFormat,
    remarks: remarksOf(config),
  }
}

/** The largest groups, and in a pie, which shows percents, the sum of the others. */
export function sharesChart(query: TileQuery) {
  const { config } = query
  const [item] = itemsOf(config)
  const groups = (item ? measure(query, item) : [])
    .map((one) => ({ name: nameOf(one) || (item ? titleOf(item) : ''), value: numberOf(one.value) ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
  const most = Math.min(config.limit ?? mostShares, mostShares)
  const others = groups.slice(most)
  const rest = { name: `${others.length} others`, value: others.reduce((sum, { value }) => sum + value, 0) }
  const isWhole = config.displayType === 'pie'
  return {
    kind: 'shares' as const,
    isWhole,
    shares: [...groups.slice(0, most), ...(isWhole && others.length > 0 ? [rest] : [])],
    format: config.numberFormat ?? item?.numberFormat,
    remarks: isWhole ? [] : largest(most, groups, 'groups'),
  }
}

/** A row for each group, with the values of all items. */
export function tableChart(query: TileQuery) {
  const { config } = query
  const items = itemsOf(config)
  const hasRatio = isRatio(query)
  const columns = (hasRatio ? items.slice(0, 1) : items).map((item): Column => {
    const format = item.numberFormat ?? config.numberFormat
    return { name: hasRatio ? 'Ratio' : titleOf(item), isNumber: true, format }
  })
  const all = rowsOf(query).map(({ group, values: [above = null, ...others] }) => ({
    group,
    values: hasRatio ? [ratio(numberOf(above), numberOf(others[0]))] : [above, ...others],
  }))
  const rows = all.toSorted((one, other) => (numberOf(other.values[0]) ?? 0) - (numberOf(one.values[0]) ?? 0))
  return {
    kind: 'table' as const,
    columns: [...Object.keys(rows[0]?.group ?? {}).map((name): Column => ({ name })), ...columns],
    rows: rows
      .slice(0, mostRows)
      .map(({ group, values }) => [...Object.values(group).map(textOf), ...values.map(cellOf)]),
    remarks: [...largest(mostRows, rows, 'rows'), ...remarksOf(config)],
  }
}

function cellOf(value: unknown): Cell {
  return numberOf(value) ?? (value === null || value === undefined ? null : textOf(value))
}

function rowsOf(query: TileQuery): { group: Measured['group']; values: unknown[] }[] {
  const items = itemsOf(query.config)
  const rows = new Map<string, { group: Measured['group']; values: unknown[] }>()
  for (const [index, item] of items.entries()) {
    for (const { group, value } of measure(query, item)) {
      const key = JSON.stringify(group)
      const row = rows.get(key) ?? { group, values: items.map(() => null) }
      rows.set(key, row)
      row.values[index] = value
    }
  }
  return [...rows.values()]
}
