import { InvalidArgumentError } from './generated/errors.ts'
import type { ChartSeriesQueryRequest } from './generated/schema.ts'

type Range = Pick<ChartSeriesQueryRequest, 'startTime' | 'endTime' | 'granularity'>

/** Filling makes no more points than this, whatever the range and the number of groups are. */
const mostPoints = 1_000_000

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const parseLength = (granularity: string) =>
  Number.parseInt(granularity, 10) * units[granularity.at(-1) as keyof typeof units]
const automatic = ['15s', '30s', '1m', '5m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d'].map(
  parseLength,
)

/** The size of a bucket in milliseconds. For `auto`, servers take the smallest that makes at most 60 buckets. */
function bucketLength({ startTime, endTime, granularity = 'auto' }: Range): number {
  if (granularity !== 'auto') return parseLength(granularity)
  const least = Math.ceil(Math.floor((endTime - startTime) / 1000) / 60) * 1000
  return automatic.find((step) => step >= least) ?? (automatic.at(-1) as number)
}

/**
 * The starts of all buckets: those seen in an answer, and those between them that the range has. Servers count buckets from
 * the epoch, or from a midnight of their time zone, so the first one seen tells where the others start.
 *
 * @throws InvalidArgumentError when there are too many of them for this number of lines.
 */
export function listBuckets(range: Range, seen: readonly number[], lines: number): number[] {
  const step = bucketLength(range)
  if (!((range.endTime - range.startTime) / step + seen.length <= mostPoints / Math.max(1, lines)))
    throw new InvalidArgumentError(
      `Filling ${lines} lines with buckets of ${step / 1000} s from ${range.startTime} to ${range.endTime} makes more ` +
        `than ${mostPoints} points. Pass a greater granularity, a shorter range, or \`fill: false\`.`,
    )
  const origin = seen.find((bucket) => bucket > range.startTime - step && bucket < range.endTime) ?? 0
  const buckets: number[] = []
  let next = origin + Math.floor((range.startTime - origin) / step) * step
  const fillUntil = (end: number) => {
    for (; next < end; next += step) buckets.push(next)
  }
  for (const bucket of seen) {
    // Where clocks change, a bucket starts somewhat earlier or later than a step after the one before.
    fillUntil(Math.min(bucket - step / 2, range.endTime))
    buckets.push(bucket)
    next = Math.max(next, bucket + step)
  }
  fillUntil(range.endTime)
  return buckets
}
