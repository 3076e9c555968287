import type { Clock } from '../clock.ts'

/** How many requests a deployment takes within how many milliseconds, of each key. */
export interface Limit {
  readonly requests: number
  readonly window: number
}

/** What a request leaves of the window of its key. */
export interface Taken {
  readonly isExhausted: boolean
  readonly remaining: number
  /** Milliseconds until the window ends. */
  readonly reset: number
}

/** Counts requests in windows that begin with the first request of a key. */
export class Limiter {
  readonly #windows = new Map<string, { end: number; taken: number }>()

  readonly limit: Limit
  readonly #clock: Clock

  constructor(limit: Limit, clock: Clock) {
    this.limit = limit
    this.#clock = clock
  }

  take(key: string): Taken {
    const now = this.#clock.now()
    const open = this.#windows.get(key)
    const window = open && now < open.end ? open : { end: now + this.limit.window, taken: 0 }
    window.taken++
    this.#windows.set(key, window)
    const remaining = Math.max(0, this.limit.requests - window.taken)
    return { isExhausted: window.taken > this.limit.requests, remaining, reset: window.end - now }
  }

  reset(): void {
    this.#windows.clear()
  }
}
