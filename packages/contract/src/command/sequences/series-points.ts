import type { JsonObject } from '../../index.ts'

/** A range, in epoch milliseconds, and the width of a bucket by its name: `1h`. */
export interface Range {
  readonly start: number
  readonly end: number
  readonly interval: string
}

/** The key of a series in a point or a row: `series_0.data`. */
export const keyIn = (pattern: string, index: number): string => pattern.replace('{n}', String(index))

/** The value of a series in a point; a count can be text. */
export function valueIn(point: JsonObject, pattern: string, index: number): number {
  const value = point[keyIn(pattern, index)]
  return value == null ? 0 : Number(value)
}

/** What is wrong with the buckets of one series without groups: they ascend, within the range, by the asked width. */
export function orderOf(
  found: readonly JsonObject[],
  { start, end, interval }: Range,
  width: number,
  { bucket, value }: { readonly bucket: string; readonly value: string },
): string | undefined {
  const buckets = found.map((point) => point[bucket])
  for (const [index, each] of buckets.entries()) {
    if (typeof each !== 'number' || !Number.isInteger(each))
      return `${bucket} is ${JSON.stringify(each)}, expected whole milliseconds`
    const before = buckets[index - 1]
    if (typeof before === 'number' && each < before) return `the bucket ${each} comes after ${before}`
    if (typeof before === 'number' && each === before) return `the bucket ${each} comes twice`
    if (each <= start - width || each > end) return `the bucket ${each} is not within ${start} and ${end}`
    if ((each - Number(buckets[0])) % width !== 0)
      return `the buckets ${buckets[0]} and ${each} are not a multiple of ${interval} apart`
    const count = (found[index] as JsonObject)[keyIn(value, 0)]
    if (count === undefined) return `the point ${JSON.stringify(found[index])} has no ${keyIn(value, 0)}`
    if (count !== null && !/^\d+$/.test(String(count))) return `a count is ${JSON.stringify(count)}`
  }
  return undefined
}
