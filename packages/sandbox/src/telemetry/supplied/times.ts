import { isDay } from '../../clock.ts'

/** The last millisecond whose nanoseconds fit into 64 bits. */
const lastTime = 9_223_372_036_854

const written = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** A time in epoch milliseconds; `NaN` if it is no time, or not one that a table can have. */
export function timeOf(time: unknown): number {
  const isWritten = typeof time === 'string' && written.test(time) && isDay(time.slice(0, 10))
  const value = typeof time === 'number' ? time : isWritten ? Date.parse(time) : Number.NaN
  return value >= 0 && value <= lastTime ? value : Number.NaN
}
