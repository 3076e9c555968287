import type { Measured } from '../../../telemetry/telemetry.ts'
import type { Column, NumberChart, Series, SharesChart, TableChart, TimeChart } from './chart.ts'
import {
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

/** The items of a chart over time, by group. */
export function timeChart(query: TileQuery): TimeChart {
  const { config, window } = query
  const items = itemsOf(config)
  const measured = items.map((item) => measure(query, item, granularity))
  const isRatio = config.asRatio === true && measured.length === 2
  const all = isRatio ? ratioSeries(query, measured) : seriesOf(query, items, measured)
  const most = Math.min(config.seriesLimit ?? mostSeries, mostSeries)
  const [first] = items
  const format = config.numberFormat ?? first?.numberFormat
  return {
    kind: 'time',
    form: config.displayType === 'line' ? 'lines' : 'bars',
    start: window.startTime,
    step,
    series: all.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, most),
    ...(format && { format }),
    remarks: [...(all.length > most ? [`The largest ${most} of ${all.length} series.`] : []), ...remarksOf(config)],
  }
}

/** The values of an item over time, a list for each group. */
function overTime({ config, window }: TileQuery, measured: readonly Measured[]): Map<string, (number | null)[]> {
  const rest = config.fillNulls === false ? null : 0
  const groups = new Map<string, (number | null)[]>()
  for (const one of measured) {
    const index = Math.round((one.bucket - window.startTime) / step)
    const name = nameOf(one)
    const values = groups.get(name) ?? new Array<number | null>((window.endTime - window.startTime) / step).fill(rest)
    groups.set(name, values)
    if (index >= 0 && index < values.length) values[index] = numberOf(one.value)
  }
  return groups
}

function seriesOf(query: TileQuery, items: readonly SelectItem[], measured: readonly Measured[][]): Series[] {
  return items.flatMap((item, index) => {
    const groups = [...overTime(query, measured[index] ?? [])]
    return groups.map(([group, values]) => ({ name: seriesName(item, group, items.length > 1), values }))
  })
}

function seriesName(item: SelectItem, group: string, hasOthers: boolean): string {
  if (group === '') return titleOf(item)
  return hasOthers ? `${titleOf(item)}, ${group}` : group
}

function ratioSeries(query: TileQuery, [above = [], below = []]: readonly Measured[][]): Series[] {
  const divisors = overTime(query, below)
  return [...overTime(query, above)].map(([group, values]) => ({
    name: group === '' ? 'Ratio' : group,
    values: values.map((value, index) => ratio(value, divisors.get(group)?.[index])),
  }))
}

/** The quotient of two values; null if one is missing or the divisor is 0. */
function ratio(above: number | null | undefined, below: number | null | undefined): number | null {
  return above === null || above === undefined || !below ? null : above / below
}

function sizeOf({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
}

const mostRows = 50
const mostShares = 10

/** One value for the whole window. */
export function numberChart(query: TileQuery): NumberChart {
  const { config } = query
  const ungrouped = { ...query, config: { ...config, groupBy: null } }
  const [item] = itemsOf(config)
  const format = config.numberFormat ?? item?.numberFormat
  const [measured] = item ? measure(ungrouped, item) : []
  return {
    kind: 'number',
    value: numberOf(measured?.value ?? (item?.aggFn === 'count' ? 0 : null)),
    ...(format && { format }),
    remarks: remarksOf(config),
  }
}

/** The largest groups, and in a pie the sum of the others. */
export function sharesChart(query: TileQuery): SharesChart {
  const { config } = query
  const [item] = itemsOf(config)
  const format = config.numberFormat ?? item?.numberFormat
  const groups = (item ? measure(query, item) : [])
    .map((one) => ({ name: nameOf(one) || (item ? titleOf(item) : ''), value: numberOf(one.value) ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
  const most = Math.min(config.limit ?? mostShares, mostShares)
  const others = groups.slice(most)
  const rest = { name: `${others.length} others`, value: others.reduce((sum, { value }) => sum + value, 0) }
  const isPie = config.displayType === 'pie'
  return {
    kind: 'shares',
    isWhole: isPie,
    shares: [...groups.slice(0, most), ...(isPie && others.length > 0 ? [rest] : [])],
    ...(format && { format }),
    remarks: !isPie && others.length > 0 ? [`The largest ${most} of ${groups.length} groups.`] : [],
  }
}

/** A row for each group, with the values of all items. */
export function tableChart(query: TileQuery): TableChart {
  const { config } = query
  const items = itemsOf(config)
  const isRatio = config.asRatio === true && items.length === 2
  const rows = rowsOf(query)
  const keys = [...(rows.values().next().value?.group ?? [])]
  const columns = (isRatio ? items.slice(0, 1) : items).map((item): Column => {
    const format = item.numberFormat ?? config.numberFormat
    return { name: isRatio ? 'Ratio' : titleOf(item), isNumber: true, ...(format && { format }) }
  })
  const cells = [...rows.values()].map(({ group, values }) => ({
    group: group.map(([, value]) => textOf(value)),
    values: isRatio ? [ratio(numberOf(values[0]), numberOf(values[1]))] : values,
  }))
  const sorted = cells.toSorted((one, other) => (numberOf(other.values[0]) ?? 0) - (numberOf(one.values[0]) ?? 0))
  return {
    kind: 'table',
    columns: [...keys.map(([name]) => ({ name })), ...columns],
    rows: sorted.slice(0, mostRows).map(({ group, values }) => [...group, ...values.map(cellOf)]),
    remarks: [
      ...(sorted.length > mostRows ? [`The largest ${mostRows} of ${sorted.length} rows.`] : []),
      ...remarksOf(config),
    ],
  }
}

function cellOf(value: unknown): string | number | null {
  return numberOf(value) ?? (value === null || value === undefined ? null : textOf(value))
}

interface Row {
  readonly group: [string, unknown][]
  readonly values: unknown[]
}

function rowsOf(query: TileQuery): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const [index, item] of itemsOf(query.config).entries()) {
    for (const { group, value } of measure(query, item)) {
      const key = JSON.stringify(group)
      const row = rows.get(key) ?? { group: Object.entries(group), values: [] }
      rows.set(key, row)
      row.values[index] = value
    }
  }
  return new Map([...rows].map(([key, { group, values }]) => [key, { group, values: Array.from(values) }]))
}
