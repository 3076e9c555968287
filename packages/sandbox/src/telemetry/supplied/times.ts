import type { TelemetryTime } from './format.ts'

/** The last millisecond whose nanoseconds fit into 64 bits. */
const lastTime = 9_223_372_036_854

const written = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/

/** A time in epoch milliseconds; `NaN` if it is no time, or not one that a table can have. */
export function timeOf(time: TelemetryTime): number {
  const value = typeof time === 'number' ? time : written.test(time) ? Date.parse(time) : Number.NaN
  return value >= 0 && value <= lastTime ? value : Number.NaN
}
