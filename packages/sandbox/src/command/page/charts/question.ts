import type { NumberFormat, Source } from '@clouddb/observability-oss/types'
import type { Measured, Measurement, Telemetry } from '../../../telemetry/telemetry.ts'
import type { ChartConfig } from './chart.ts'
import type { Window } from './window.ts'

/** A tile on a source, with what answers its questions. */
export interface Question {
  readonly config: ChartConfig
  readonly source: Source
  readonly window: Window
  readonly telemetry: Telemetry
}

export type SelectItem = Measurement['select'] & { readonly alias?: string; readonly numberFormat?: NumberFormat }

/** What a chart selects; nothing but the events themselves where that is a text. */
export function itemsOf({ select }: ChartConfig): readonly SelectItem[] {
  return Array.isArray(select) ? select : []
}

/** Measures one item of a chart, as the chart groups it. */
export function measure(
  question: Question,
  select: Measurement['select'],
  size?: Measurement['granularity'],
): Measured[] {
  const { config, source, window, telemetry } = question
  return telemetry.measure({ source, select, groupBy: groupingOf(config), ...window, granularity: size })
}

export function groupingOf({ groupBy }: ChartConfig): string | undefined {
  const words = typeof groupBy === 'string' ? groupBy : (groupBy ?? []).join(', ')
  return words.trim() || undefined
}

/** The values of a group in words. */
export function nameOf({ group }: Pick<Measured, 'group'>): string {
  return Object.values(group).map(wordsOf).join(', ')
}

/** Any value in words. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(none)'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export function numberOf(value: unknown): number | null {
  const number = typeof value === 'boolean' || value === null || value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** What people call an item of a chart. */
export function titleOf({ alias, aggFn, level, valueExpression, metricName, where }: SelectItem): string {
  if (alias) return alias
  const measured = metricName || valueExpression || ''
  const name = aggFn === 'quantile' ? `p${(level ?? 0.5) * 100}` : aggFn
  const what = aggFn === 'none' ? measured : measured === '' ? name : `${name}(${measured})`
  return where ? `${what} where ${where}` : what
}

/** What the page leaves out of a chart. */
export function remarksOf({ formulas, having }: ChartConfig): string[] {
  return [
    ...(formulas?.length ? ['Formulas are not computed here; these are their operands.'] : []),
    ...(having ? ['The condition on groups (having) is not applied here.'] : []),
  ]
}
