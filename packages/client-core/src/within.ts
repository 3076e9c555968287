// Timers count milliseconds in 32 bits; a longer limit would fire at once.
const longestTimer = 2 ** 31 - 1

/**
 * Runs `start` until it resolves or rejects, the caller aborts or the limit runs out, whichever is first. Settling is
 * at once and final: the timer and the listener are gone by then, and `cancelled` has told the work to stop.
 *
 * @param signal - The caller's.
 * @param limit - Milliseconds; `Infinity` for none.
 * @param expired - Makes the error for when the limit runs out.
 */
export function within<Value>(
  signal: AbortSignal | undefined,
  limit: number,
  expired: () => Error,
  start: (resolve: (value: Value) => void, reject: (reason: unknown) => void, cancelled: AbortSignal) => void,
): Promise<Value> {
  if (signal?.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const onAbort = signal && (() => cancel(signal.reason))
    if (onAbort) signal.addEventListener('abort', onAbort)
    const timer = limit < Number.POSITIVE_INFINITY ? setTimeout(() => cancel(expired()), clamp(limit)) : undefined

    function release(): void {
      clearTimeout(timer)
      if (onAbort) signal?.removeEventListener('abort', onAbort)
    }
    function cancel(reason: unknown): void {
      release()
      reject(reason)
      controller.abort(reason)
    }
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

function clamp(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, 0), longestTimer)
}

/** Waits; the wait ends with the caller's abort. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return within<void>(signal, Number.POSITIVE_INFINITY, unreachable, (resolve, _, cancelled) => {
    const timer = setTimeout(resolve, milliseconds)
    cancelled.addEventListener('abort', () => clearTimeout(timer))
  })
}

function unreachable(): Error {
  return new Error('A wait without a limit has run out.')
}
