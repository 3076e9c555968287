import type { Clock } from '../clock.ts'

/** The number of requests of a key in a window of so many milliseconds. */
export interface Limit {
  readonly requests: number
  readonly window: number
}

/** The state of the window of a key after a request. */
export interface Taken {
  readonly isExhausted: boolean
  readonly remaining: number
  /** Milliseconds until the window ends. */
  readonly reset: number
}

/** Counts requests of keys. The window of a key begins with its first request. */
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
