// Timers count milliseconds in 32 bits; a longer limit would fire at once.
const longestTimer = 2 ** 31 - 1

/**
 * Work that settles by `resolve` or `reject`, and stops when `cancelled` says so. A timer can be late; `checkTime` cancels at
 * once when the limit has run out, and throws when the work has been cancelled.
 */
export type Work<Value> = (
  resolve: (value: Value) => void,
  reject: (reason: unknown) => void,
  cancelled: AbortSignal,
  checkTime: () => void,
) => void

/**
 * Runs work until it settles, the caller aborts or the limit runs out, whichever is first. Settling is at once and
 * final: the timer and the listener are gone by then, and `cancelled` has told the work to stop.
 *
 * @param signal - The caller's.
 * @param limit - Milliseconds; `Infinity` for none.
 * @param work - What is waited for; absent, only the limit is.
 * @param expired - Makes the error for when the limit runs out; absent, that is no error.
 */
export function within<Value>(
  signal: AbortSignal | undefined,
  limit: number,
  work?: Work<Value>,
  expired?: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason
    if (expired && limit <= 0) throw expired()
    const controller = new AbortController()
    const cancelled = controller.signal
    const timer = limit < Number.POSITIVE_INFINITY ? setTimeout(runOut, Math.min(limit, longestTimer)) : undefined
    const deadline = performance.now() + limit
    // Node warns of a leak when a signal has more than ten listeners: all calls on it share one.
    const calls = signal && (callsOn.get(signal) ?? new Set())
    if (calls) callsOn.set(signal, calls.add(cancel))
    signal?.addEventListener('abort', cancelAll)

    function end<Result>(settle: (result: Result) => void, result: Result): void {
      clearTimeout(timer)
      calls?.delete(cancel)
      if (!calls?.size) signal?.removeEventListener('abort', cancelAll)
      settle(result)
    }
    function runOut(): void {
      if (expired) cancel(expired())
      else end(resolve, undefined as Value)
    }
    function cancel(reason: unknown): void {
      end(reject, reason)
      controller.abort(reason)
    }
    function checkTime(): void {
      if (performance.now() >= deadline) cancel(expired?.())
      cancelled.throwIfAborted()
    }
    work?.(
      (value) => end(resolve, value),
      (reason) => end(reject, reason),
      cancelled,
      checkTime,
    )
  })
}

/** How to cancel each call that waits on a signal. */
const callsOn = new WeakMap<AbortSignal, Set<(reason: unknown) => void>>()

// Not `this`: it is no signal in some runtimes.
function cancelAll({ target }: Event): void {
  const signal = target as AbortSignal
  for (const cancel of callsOn.get(signal) ?? []) cancel(signal.reason)
}
