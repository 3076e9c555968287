import type { Compiled, Row } from '../expressions/expression.ts'
import type { MetricSeries } from '../rows/metric-series.ts'
import type { MetricKind } from '../rows/metrics.ts'
import { bucketOf, type Range, startOf } from './buckets.ts'

const minuteSize = 60_000

/** All metrics of the deployment. */
export interface MetricTable {
  seriesOf: (kind: MetricKind, name: string) => MetricSeries[]
  /** The last millisecond with measurements. */
  until: number
}

/** The condition of a query on the measurements of series. */
export interface Filter {
  /** Whether it is evaluated for each measurement and not once per series and bucket. */
  isOfEach: boolean
  takes: (series: MetricSeries, number: number) => boolean
}

/** Returns the filter of a condition. `measured` computes the columns that differ from one measurement to the next. */
export function filterOf(
  condition: Compiled | undefined,
  measured: (series: MetricSeries, number: number, isOfEach: boolean) => Row,
): Filter {
  const isOfEach = ['Value', 'TimeUnix', 'Count', 'Sum'].some((name) => condition?.columns.has(name))
  const takes = (series: MetricSeries, number: number) => {
    const TimeUnix = series.timeOf(number)
    const row = () => Object.assign(Object.create(series.row), { TimeUnix, ...measured(series, number, isOfEach) })
    return !condition || Boolean(condition.evaluate(row()))
  }
  return { isOfEach, takes }
}

/** The measurements of a bucket that a filter takes, each with the number of measurements that it stands for. */
export function* takenIn(
  series: MetricSeries,
  { isOfEach, takes }: Filter,
  { from, to, stride }: { from: number; to: number; stride: number },
): Generator<[number: number, weight: number]> {
  const { first, last } = series.within(from, to)
  if (last < first || !(isOfEach || takes(series, first))) return
  const step = series.isSampled ? stride : 1
  for (let number = first; number <= last; number += step)
    if (!isOfEach || takes(series, number)) yield [number, Math.min(step, last - number + 1)]
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
