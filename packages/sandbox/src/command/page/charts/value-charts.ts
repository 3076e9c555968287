import type { Measured } from '@clouddb/telemetry'
import { remembered } from '../../../json.ts'
import { pageElement } from '../elements.ts'
import { formatNumber } from '../number-format.ts'
import {
  type Cell,
  type Chart,
  cellText,
  cellWords,
  drawRemarks,
  formatOf,
  granularity,
  groupName,
  isRatio,
  limitNotes,
  measure,
  measuredNumber,
  measuredTable,
  noData,
  ratio,
  remarksOf,
  type SelectItem,
  selectItems,
  seriesTitle,
  step,
  type TileQuery,
} from './measure.ts'

const mostShares = 10
const mostRows = 50

/** One value for the whole window. */
export function numberChart(query: TileQuery): Chart {
  const { config } = query
  const [item] = selectItems(config)
  const [measured] = item ? measure({ ...query, config: { ...config, groupBy: null } }, item) : []
  const value = measuredNumber(measured?.value ?? (item?.aggFn === 'count' ? 0 : null))
  const figure = pageElement('p', { class: 'figure' }, cellText(value, formatOf(config, item)))
  return { kind: 'number', nodes: [figure, ...drawRemarks(remarksOf(config))] }
}

/** The largest groups, and in a pie, which shows percents, the sum of the others. */
export function sharesChart(query: TileQuery): Chart {
  const { config, name } = query
  const [item] = selectItems(config)
  const groups = (item ? measure(query, item) : [])
    .map((one) => ({ title: groupName(one) || (item ? seriesTitle(item) : ''), value: measuredNumber(one.value) ?? 0 }))
    .toSorted((one, other) => other.value - one.value)
  const most = Math.min(config.limit ?? mostShares, mostShares)
  const others = groups.slice(most)
  const rest = { title: `${others.length} others`, value: others.reduce((sum, { value }) => sum + value, 0) }
  const isWhole = config.displayType === 'pie'
  const shares = [...groups.slice(0, most), ...(isWhole && others.length > 0 ? [rest] : [])]
  const total = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1
  const longest = Math.max(...shares.map(({ value }) => value)) || 1
  const drawShare = ({ title, value }: (typeof shares)[number]) => {
    const percent = isWhole ? ` (${((Math.max(0, value) / total) * 100).toFixed(1)} %)` : ''
    const style = { width: `${Math.max(0, (value / longest) * 100)}%` }
    return pageElement(
      'li',
      { class: 'c0' },
      pageElement('span', {}, title),
      pageElement('b', {}, `${formatNumber(value, formatOf(config, item))}${percent}`),
      pageElement('div', { class: 'track', 'aria-hidden': 'true' }, pageElement('div', { style })),
    )
  }
  const list = pageElement('ol', { class: 'bars', 'aria-label': name }, ...shares.map(drawShare))
  const remarks = isWhole ? [] : limitNotes(most, groups, 'groups')
  return { kind: 'shares', nodes: [shares.length > 0 ? list : noData, ...drawRemarks(remarks)] }
}

/** A row for each group, with the values of all items. */
export function tableChart(query: TileQuery): Chart {
  const { config } = query
  const items = selectItems(config)
  const hasRatio = isRatio(query)
  const drawn = hasRatio ? items.slice(0, 1) : items
  const columns = drawn.map((item) => ({ name: hasRatio ? 'Ratio' : seriesTitle(item), isNumber: true }))
  const formats = drawn.map((item) => item.numberFormat ?? config.numberFormat)
  const all = rowsOf(query).map(({ group, values: [above = null, ...others] }) => ({
    group,
    values: hasRatio ? [ratio(measuredNumber(above), measuredNumber(others[0]))] : [above, ...others],
  }))
  const rows = all.toSorted(
    (one, other) => (measuredNumber(other.values[0]) ?? 0) - (measuredNumber(one.values[0]) ?? 0),
  )
  const cells = rows.slice(0, mostRows).map(({ group, values }) => {
    const numbers = values.map((value, index) => cellText(cellOf(value), formats[index]))
    return [...Object.values(group).map(cellWords), ...numbers]
  })
  const names = Object.keys(rows[0]?.group ?? {}).map((name) => ({ name }))
  const remarks = [...limitNotes(mostRows, rows, 'rows'), ...remarksOf(config)]
  return measuredTable(query.name, [...names, ...columns], cells, remarks)
}

function cellOf(value: unknown): Cell {
  return measuredNumber(value) ?? (value === null || value === undefined ? null : cellWords(value))
}

function rowsOf(query: TileQuery): { group: Measured['group']; values: unknown[] }[] {
  const items = selectItems(query.config)
  const rows = new Map<string, { group: Measured['group']; values: unknown[] }>()
  for (const [index, item] of items.entries()) {
    for (const { group, value } of measure(query, item)) {
      const key = JSON.stringify(group)
      remembered(rows, key, () => ({ group, values: items.map(() => null) })).values[index] = value
    }
  }
  return [...rows.values()]
}

/** The values of an item over time, one for each bucket. */
export interface Series {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** The items of a chart over time, by group, the largest first. */
export function seriesIn(query: TileQuery): Series[] {
  const items = selectItems(query.config)
  const measured = items.map((item) => overTime(query, measure(query, item, granularity)))
  const all = isRatio(query) ? ratioSeries(measured) : items.flatMap((item, index) => seriesOf(item, measured, index))
  return all.toSorted((one, other) => seriesSize(other) - seriesSize(one))
}

type Groups = ReadonlyMap<string, Series['values']>

/** The values of an item over time, a list for each group. */
function overTime({ config, window }: TileQuery, measured: readonly Measured[]): Groups {
  const rest = config.fillNulls === false ? null : 0
  const buckets = (window.endTime - window.startTime) / step
  const groups = new Map<string, (number | null)[]>()
  for (const one of measured) {
    const index = Math.round((one.bucket - window.startTime) / step)
    const values = remembered(groups, groupName(one), () => new Array<number | null>(buckets).fill(rest))
    if (index >= 0 && index < values.length) values[index] = measuredNumber(one.value)
  }
  return groups
}

function seriesOf(item: SelectItem, measured: readonly Groups[], index: number): Series[] {
  const title = seriesTitle(item)
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

function seriesSize({ values }: Series): number {
  return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
}
