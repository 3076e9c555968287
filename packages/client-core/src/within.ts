// Timers count milliseconds in 32 bits. A longer limit would fire at once.
const longestTimer = 2 ** 31 - 1

/**
 * Work that settles by `resolve` or `reject`, and stops when `cancelled` is called. A timer can be late: `checkTime`
 * cancels at once when the limit has run out, and throws when the work has been cancelled.
 */
export type Work<Value> = (
  resolve: (value: Value) => void,
  reject: (reason: unknown) => void,
  cancelled: AbortSignal,
  checkTime: () => void,
) => void

/**
 * Runs work until it settles, the caller aborts or the limit runs out, whichever is first. Before the promise settles,
 * the timer and the listener are removed and `cancelled` has stopped the work.
 *
 * @param signal - The caller's signal.
 * @param limit - Milliseconds; `Infinity` for none.
 * @param work - The work to wait for. Absent: wait for the limit only.
 * @param begun - The time on the clock, which `checkTime` needs.
 * @param expired - Creates the error for an expired limit. Absent: expiry is no error.
 */
export function settleWithin<Value>(
  signal: AbortSignal | undefined,
  limit: number,
  work?: Work<Value>,
  begun = 0,
  expired?: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason
    if (expired && limit <= 0) throw expired()
    const controller = new AbortController()
    const cancelled = controller.signal
    const timer = limit < Number.POSITIVE_INFINITY ? setTimeout(runOut, Math.min(limit, longestTimer)) : undefined
    // Node warns of a leak when a signal has more than ten listeners, so all calls on a signal share one.
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
      if (performance.now() - begun >= limit) cancel(expired?.())
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

/** The functions that cancel the calls on a signal. */
const callsOn = new WeakMap<AbortSignal, Set<(reason: unknown) => void>>()

// Do not use `this`: in some runtimes it is not the signal.
function cancelAll({ target }: Event): void {
  const signal = target as AbortSignal
  for (const cancel of callsOn.get(signal) ?? []) cancel(signal.reason)
}
