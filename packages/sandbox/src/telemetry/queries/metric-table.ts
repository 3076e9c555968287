import type { Compiled, Row } from '../expressions/expression.ts'
import type { MetricSeries } from '../rows/metric-series.ts'
import type { Incident } from '../rows/services.ts'
import { bucketOf, type Range, startOf } from './buckets.ts'

const minuteSize = 60_000

/** All metrics of the deployment. */
export interface MetricTable {
  seed: number
  incident: Incident
  /** The last millisecond with measurements. */
  until: number
}

/** The minutes whose measurements are between two times, inclusively. */
export function minutesOf(series: MetricSeries, from: number, to: number): { first: number; last: number } {
  const offset = series.second * 1000
  return { first: Math.ceil((from - offset) / minuteSize), last: Math.floor((to - offset) / minuteSize) }
}

/** Whether a condition must be evaluated for each measurement and not once per series. */
export function isOfEach(condition: Compiled | undefined): boolean {
  return condition !== undefined && ['Value', 'TimeUnix', 'Count', 'Sum'].some((name) => condition.columns.has(name))
}

export function rowAt(series: MetricSeries, minute: number, value: number): Row {
  const row: Row = Object.create(series.row)
  row.TimeUnix = minute * minuteSize + series.second * 1000
  row.Value = value
  return row
}

export function bucketsWithin(range: Range): number[] {
  const { end, step } = range
  const start = startOf(range)
  const buckets: number[] = []
  const begun = bucketOf(start, range)
  for (let bucket = begun < start ? begun + step : begun; bucket <= end; bucket += step) buckets.push(bucket)
  return buckets
}

/** The maximum number of measurements that a query reads. */
const mostMeasured = 4_000_000

/** The stride of samples in very long ranges, in minutes. */
export function strideOf(range: Range, series: number): number {
  const minutes = (Math.max(0, range.end - startOf(range)) * series) / minuteSize
  return Math.max(1, Math.ceil(minutes / mostMeasured))
}
