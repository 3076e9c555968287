import type { NumberFormat, Source } from '@clouddb/observability-oss/types'
import type { Measured, Measurement, Telemetry } from '@clouddb/telemetry'
import type { RequestedConfig } from '../../../validation/requested.ts'

/** The stored config of a tile of any kind. */
export type ChartConfig = Omit<RequestedConfig, 'groupBy'> & { readonly groupBy?: string | readonly string[] | null }

/** A column of a table chart, and a cell in its rows. */
export interface Column {
  readonly name: string
  readonly isNumber?: boolean
  readonly format?: NumberFormat | undefined
}
export type Cell = string | number | null

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
  readonly config: ChartConfig
  readonly source: Source
  readonly window: Window
  readonly telemetry: Telemetry
}

export type SelectItem = Measurement['select'] & { readonly alias?: string; readonly numberFormat?: NumberFormat }

/** The select items of a chart. A text selects events, and has no items. */
export function itemsOf({ select }: ChartConfig): readonly SelectItem[] {
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
export function nameOf({ group }: Pick<Measured, 'group'>): string {
  return Object.values(group).map(textOf).join(', ')
}

/** Any value as text. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(none)'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** The title of a select item. */
export function titleOf({ alias, aggFn, level, valueExpression, metricName, where }: SelectItem): string {
  if (alias) return alias
  const measured = metricName || valueExpression || ''
  const name = aggFn === 'quantile' ? `p${(level ?? 0.5) * 100}` : aggFn
  const what = aggFn === 'none' ? measured : measured === '' ? name : `${name}(${measured})`
  return where ? `${what} where ${where}` : what
}

/** Remarks about parts of a chart that the page does not show. */
export function remarksOf({ formulas, having }: ChartConfig): string[] {
  return [
    ...(formulas?.length ? ['Formulas are not computed here; these are their operands.'] : []),
    ...(having ? ['The condition on groups (having) is not applied here.'] : []),
  ]
}
