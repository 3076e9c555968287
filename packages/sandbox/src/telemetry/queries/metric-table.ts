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

/** The condition of a query on the measurements of series. */
export interface Filter {
  /** Whether it is evaluated for each measurement and not once per series and bucket. */
  isOfEach: boolean
  takes: (series: MetricSeries, minute: number) => boolean
}

/** Returns the filter of a condition. `measured` computes the columns that differ from one measurement to the next. */
export function filterOf(
  condition: Compiled | undefined,
  measured: (series: MetricSeries, minute: number, isOfEach: boolean) => Row,
): Filter {
  const isOfEach = ['Value', 'TimeUnix', 'Count', 'Sum'].some((name) => condition?.columns.has(name))
  const takes = (series: MetricSeries, minute: number) => {
    const TimeUnix = minute * minuteSize + series.second * 1000
    const row = () => Object.assign(Object.create(series.row), { TimeUnix, ...measured(series, minute, isOfEach) })
    return !condition || Boolean(condition.evaluate(row()))
  }
  return { isOfEach, takes }
}

/** The minutes of a bucket that a filter takes, each with the number of minutes that it stands for. */
export function* takenMinutes(
  series: MetricSeries,
  { isOfEach, takes }: Filter,
  { from, to, stride }: { from: number; to: number; stride: number },
): Generator<[minute: number, weight: number]> {
  const { first, last } = minutesOf(series, from, to)
  if (last < first || !(isOfEach || takes(series, first))) return
  for (let minute = first; minute <= last; minute += stride)
    if (!isOfEach || takes(series, minute)) yield [minute, Math.min(stride, last - minute + 1)]
}

/** The starts of the buckets that begin within a range. */
export function bucketsWithin(range: Range): number[] {
  const { end, step } = range
  const start = startOf(range)
  const begun = bucketOf(start, range)
  const buckets: number[] = []
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
