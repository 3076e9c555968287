// Timers count milliseconds in 32 bits; a longer limit would fire at once.
const longestTimer = 2 ** 31 - 1

/** What cuts a piece of work short. */
export interface Bounds {
  /** The caller's signal. */
  readonly signal: AbortSignal | undefined
  /** Milliseconds; `Infinity` for no limit. */
  readonly limit: number
  /** The error when the limit runs out. */
  readonly expired: () => Error
}

/**
 * Runs `start` until it resolves or rejects, the caller aborts or the limit runs out, whichever is first. Settling is
 * at once and final: the timer and the listener are gone by then, and `cancelled` has told the work to stop.
 */
export function within<Value>(
  bounds: Bounds,
  start: (resolve: (value: Value) => void, reject: (reason: unknown) => void, cancelled: AbortSignal) => void,
): Promise<Value> {
  const { signal, limit } = bounds
  if (signal?.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const cancel = (reason: unknown) => {
      release()
      reject(reason)
      controller.abort(reason)
    }
    const onAbort = () => cancel(signal?.reason)
    signal?.addEventListener('abort', onAbort)
    const timer =
      limit === Number.POSITIVE_INFINITY
        ? undefined
        : setTimeout(() => cancel(bounds.expired()), Math.min(Math.max(limit, 0), longestTimer))
    start(
      (value) => {
        release()
        resolve(value)
      },
      (reason) => {
        release()
        reject(reason)
      },
      controller.signal,
    )
  })
}

/** Waits; the wait ends with the caller's abort. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const expired = () => new Error('unreachable: a sleep has no limit')
  return within<void>({ signal, limit: Number.POSITIVE_INFINITY, expired }, (resolve, _, cancelled) => {
    const timer = setTimeout(resolve, milliseconds)
    cancelled.addEventListener('abort', () => clearTimeout(timer))
  })
}
