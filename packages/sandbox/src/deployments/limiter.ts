import type { Clock } from '../clock.ts'

/** Counts requests of keys: so many in a window of so many milliseconds, which begins with the first request of a key. */
export function createRateLimiter(limit: { readonly requests: number; readonly window: number }, clock: Clock) {
  const windows = new Map<string, { end: number; taken: number }>()
  return {
    /** Counts a request. `reset` is the number of milliseconds until the window ends. */
    take(key: string) {
      const now = clock.now()
      const open = windows.get(key)
      const window = open && now < open.end ? open : { end: now + limit.window, taken: 0 }
      window.taken++
      windows.set(key, window)
      return {
        isExhausted: window.taken > limit.requests,
        remaining: Math.max(0, limit.requests - window.taken),
        reset: window.end - now,
      }
    },
    reset: () => windows.clear(),
  }
}
