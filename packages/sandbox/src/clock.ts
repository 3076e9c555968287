/** The time of the sandbox, which is the only one that it uses. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /**
   * Moves the time forward.
   *
   * @throws TypeError if it is negative, or if the result is later than 9998.
   */
  advance(milliseconds: number): void
  /** Sets the time. A standing clock keeps standing. */
  set(time: number): void
}

/** A clock that stands at `start` until it is advanced; without `start`, the system clock. */
export function createClock(start?: number): Clock {
  const base = start === undefined ? () => Date.now() : () => start
  let offset = 0
  return {
    now: () => base() + offset,
    advance: (milliseconds) => {
      const time = base() + offset + milliseconds
      if (!(milliseconds >= 0) || !isTime(time))
        throw new TypeError(
          `The clock cannot advance by ${String(milliseconds)}: give milliseconds from 0 up, to a time before 9999. setTime moves it back.`,
        )
      offset += milliseconds
    },
    set: (time) => {
      offset = time - base()
    },
  }
}

/** The last time to which a clock can be moved. */
const endOfTime = Date.UTC(9999, 0)

/** Whether a clock can be moved to a time. */
export const isTime = (time: unknown): boolean => typeof time === 'number' && time >= 0 && time <= endOfTime

/**
 * Refuses a value that is no time of a sandbox.
 *
 * @throws TypeError
 */
export function expectTime(time: number): void {
  if (isTime(time)) return
  throw new TypeError(`The time cannot be ${String(time)}. Give epoch milliseconds of the years 1970 to 9998.`)
}

/** Whether a value is a day, such as `2026-02-27`. */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  // Dates count the days that a month does not have into the next one.
  return new Date(value).toJSON()?.startsWith(value) ?? false
}
