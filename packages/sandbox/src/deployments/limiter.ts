import type { Clock } from '../clock.ts'

/** Counts requests of keys. The window of a key begins with its first request. */
export class Limiter {
  readonly #windows = new Map<string, { end: number; taken: number }>()

  readonly #limit: { readonly requests: number; readonly window: number }
  readonly #clock: Clock

  /** A limit is so many requests in a window of so many milliseconds. */
  constructor(limit: { readonly requests: number; readonly window: number }, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Counts a request. `reset` is the number of milliseconds until the window ends. */
  take(key: string): { readonly isExhausted: boolean; readonly remaining: number; readonly reset: number } {
    const { requests, window: length } = this.#limit
    const now = this.#clock.now()
    const open = this.#windows.get(key)
    const window = open && now < open.end ? open : { end: now + length, taken: 0 }
    window.taken++
    this.#windows.set(key, window)
    return {
      isExhausted: window.taken > requests,
      remaining: Math.max(0, requests - window.taken),
      reset: window.end - now,
    }
  }

  reset(): void {
    this.#windows.clear()
  }
}
