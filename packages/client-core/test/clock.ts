import { afterEach, beforeEach, vi } from 'vitest'

/** Controls the time in the calling file. Every random wait takes half of its maximum. */
export function controlTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    // In this order: restoring a spy on a timer would bring the fake timer back.
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

export interface Settled<Value> {
  readonly value?: Value
  readonly error?: never
  /** Milliseconds that passed on the controlled clock. */
  readonly elapsed: number
}

/** Runs a call to its end, and advances the clock from timer to timer until then. */
export async function settle<Value>(promise: Promise<Value>): Promise<Settled<Value>> {
  const started = performance.now()
  let settled: Settled<Value> | undefined
  promise.then(
    (value) => {
      settled = { value, elapsed: performance.now() - started }
    },
    (error) => {
      settled = { error: error as never, elapsed: performance.now() - started }
    },
  )
  for (let turns = 0; settled === undefined; turns++) {
    if (turns > 20_000) throw new Error('The call did not settle.')
    await vi.advanceTimersToNextTimerAsync()
  }
  return settled
}
