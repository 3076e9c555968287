/** The sandbox's own time. Nothing in it reads another one. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Moves the time forward. */
  advance(milliseconds: number): void
  /** Sets the time; it goes on from there, or stands, as before. */
  set(time: number): void
}

/** A clock that starts at a time and stands until it is moved; without one, the clock of the machine, which goes on. */
export function createClock(start?: number): Clock {
  const base = start === undefined ? () => Date.now() : () => start
  let offset = 0
  return {
    now: () => base() + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    set: (time) => {
      offset = time - base()
    },
  }
}
