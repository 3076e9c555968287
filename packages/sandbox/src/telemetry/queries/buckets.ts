import type { ChartSeriesQueryRequest } from '@clouddb/observability-oss/types'

/** The size of a bucket, as queries write it. */
export type Granularity = NonNullable<ChartSeriesQueryRequest['granularity']>

/** A range in epoch milliseconds, with inclusive ends, and the size of its buckets. */
export interface Range {
  start: number
  end: number
  step: number
  /** The start of the first bucket; the epoch if omitted. */
  origin?: number
}

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const automatic = ['15s', '30s', '1m', '5m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d'].map(sizeOf)
const mostBuckets = 60

function sizeOf(granularity: string): number {
  return Number.parseInt(granularity, 10) * units[granularity.at(-1) as keyof typeof units]
}

/** The size of a bucket in milliseconds. `auto` is the smallest size with at most 60 buckets. */
export function stepOf(granularity: Granularity | undefined, start: number, end: number): number {
  if (granularity && granularity !== 'auto') return sizeOf(granularity)
  const least = Math.ceil(Math.floor((end - start) / 1000) / mostBuckets) * 1000
  return automatic.find((step) => step >= least) ?? (automatic.at(-1) as number)
}

/** The start of the bucket that contains a time. */
export function bucketOf(time: number, { step, origin = 0 }: Range): number {
  return origin + Math.floor((time - origin) / step) * step
}

/** The maximum number of buckets of a chart. Earlier buckets are left out. */
const mostBucketsAtAll = 50_000

/** The start of a range after the limit on buckets. */
export function startOf({ start, end, step }: Range): number {
  return Math.max(start, end - mostBucketsAtAll * step)
}
