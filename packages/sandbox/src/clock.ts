/** The time of the sandbox, which is the only one that it uses. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /**
   * Moves the time forward.
   *
   * @throws TypeError if the result is no time.
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
      if (Number.isNaN(new Date(time).getTime()))
        throw new TypeError(
          `The clock cannot advance by ${milliseconds} ms: no date is at ${time}. Give fewer milliseconds.`,
        )
      offset += milliseconds
    },
    set: (time) => {
      offset = time - base()
    },
  }
}

/** The first time that is too late for a clock that runs on. */
export const endOfTime: number = Date.UTC(9999, 0)

/**
 * Refuses a value that is no time of a sandbox.
 *
 * @throws TypeError
 */
export function expectTime(time: number): void {
  if (time >= 0 && time <= endOfTime) return
  throw new TypeError(`The time cannot be ${String(time)}. Give epoch milliseconds of the years 1970 to 9998.`)
}
