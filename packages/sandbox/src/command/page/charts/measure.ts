import type { NumberFormat, Source } from '@clouddb/observability-oss/types'
import type { Measured, Measurement, Telemetry } from '@clouddb/telemetry'
import type { RequestedConfig } from '../../../validation/requested.ts'
import { empty, type PageNode, pageElement, pageTable } from '../elements.ts'
import { formatNumber } from '../number-format.ts'

/** The stored config of a tile of any kind. */
export type ChartConfig = Omit<RequestedConfig, 'groupBy'> & { readonly groupBy?: string | readonly string[] | null }

/** The content of a tile. */
export interface Chart {
  readonly kind: 'text' | 'time' | 'number' | 'shares' | 'table' | 'none'
  readonly nodes: readonly PageNode[]
}

/** A cell of a chart's table. */
export type Cell = string | number | null

export const cellText = (cell: Cell, format?: NumberFormat): string =>
  typeof cell === 'number' ? formatNumber(cell, format) : (cell ?? '–')

/** Size of the buckets of a chart over time. */
export const step = 15 * 60_000
export const granularity = '15m'

const day = 24 * 60 * 60_000

/** The time that charts show, in epoch milliseconds, without its end. */
export interface Window {
  readonly startTime: number
  readonly endTime: number
}

/** The last 24 hours in complete buckets. An incomplete bucket would look like a drop. */
export function windowAt(time: number): Window {
  const endTime = Math.floor(time / step) * step
  return { startTime: endTime - day, endTime }
}

/** A tile with its source, the window that it shows, and the telemetry to measure. */
export interface TileQuery {
  readonly name: string
  readonly config: ChartConfig
  readonly source: Source
  readonly window: Window
  readonly telemetry: Telemetry
}

export type SelectItem = Measurement['select'] & { readonly alias?: string; readonly numberFormat?: NumberFormat }

/** The select items of a chart. A text selects events, and has no items. */
export function selectItems({ select }: ChartConfig): readonly SelectItem[] {
  return Array.isArray(select) ? select : []
}

/** Measures one item of a chart, as the chart groups it. */
export function measure(
  { config, source, window, telemetry }: TileQuery,
  select: Measurement['select'],
  size?: Measurement['granularity'],
): Measured[] {
  const groupBy = [config.groupBy ?? []].flat().join(', ').trim() || undefined
  return telemetry.measure({ source, select, groupBy, ...window, granularity: size })
}

/** The values of a group as text. */
export function groupName({ group }: Pick<Measured, 'group'>): string {
  return Object.values(group).map(cellWords).join(', ')
}

/** Any value as text. */
export function cellWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(none)'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function measuredNumber(value: unknown): number | null {
  const number = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** The title of a select item. */
export function seriesTitle({ alias, aggFn, level, valueExpression, metricName, where }: SelectItem): string {
  if (alias) return alias
  const measured = metricName || valueExpression || ''
  const name = aggFn === 'quantile' ? `p${(level ?? 0.5) * 100}` : aggFn
  const what = aggFn === 'none' ? measured : measured === '' ? name : `${name}(${measured})`
  return where ? `${what} where ${where}` : what
}

export const noData: PageNode = empty('No data in the last 24 hours.')

export const drawRemarks = (remarks: readonly string[]): PageNode[] =>
  remarks.map((remark) => pageElement('p', { class: 'quiet remark' }, remark))

/** A chart that is a table; of events, if no column has numbers. */
export function measuredTable(
  name: string,
  columns: Parameters<typeof pageTable>[1],
  rows: readonly (readonly string[])[],
  remarks: readonly string[],
): Chart {
  const kind = columns.some(({ isNumber }) => isNumber) ? '' : 'events'
  return {
    kind: 'table',
    nodes: [rows.length > 0 ? pageTable(name, columns, rows, kind) : noData, ...drawRemarks(remarks)],
  }
}

/** The format of the numbers of a chart. */
export const formatOf = ({ numberFormat }: ChartConfig, item: SelectItem | undefined): NumberFormat | undefined =>
  numberFormat ?? item?.numberFormat

/** Remarks about parts of a chart that the page does not show. */
export function remarksOf({ formulas, having }: ChartConfig): string[] {
  return [
    ...(formulas?.length ? ['Formulas are not computed here; these are their operands.'] : []),
    ...(having ? ['The condition on groups (having) is not applied here.'] : []),
  ]
}

/** The remark that only so many of all things are drawn. */
export function limitNotes(most: number, all: readonly unknown[], things: string): string[] {
  return all.length > most ? [`The largest ${most} of ${all.length} ${things}.`] : []
}

/** Whether a chart shows the quotient of its two items. */
export function isRatio({ config }: TileQuery): boolean {
  return config.asRatio === true && selectItems(config).length === 2
}

/** The quotient of two values; null if one is missing or the divisor is 0. */
export function ratio(above: number | null, below: number | null | undefined): number | null {
  return above === null || !below ? null : above / below
}
