/** Size of the buckets of a chart over time. */
export const step = 15 * 60_000
export const granularity = '15m'

const day = 24 * 60 * 60_000

/** What charts show, in epoch milliseconds; the end is not within it. */
export interface Window {
  readonly startTime: number
  readonly endTime: number
}

/** The last 24 hours in whole buckets: one that has only begun would look as if everything went down. */
export function windowAt(time: number): Window {
  const endTime = Math.floor(time / step) * step
  return { startTime: endTime - day, endTime }
}
