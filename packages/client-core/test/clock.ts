import { afterEach, beforeEach, vi } from 'vitest'

/** In the file that calls this, time passes only as fast as a test lets it, and every wait takes half of what it may. */
export function controlTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    // In this order: a spy on a timer holds the one that time was controlled by, and would bring it back.
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

/** Lets a call run to its end, and the clock run from timer to timer until then. */
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
    if (turns > 20_000) throw new Error('The call was expected to settle, and did not.')
    await vi.advanceTimersToNextTimerAsync()
  }
  return settled
}

/** What a call was rejected with, the clock running until then. */
export async function settledRejection(promise: Promise<unknown>): Promise<never> {
  const { value, error } = await settle(promise)
  if (error === undefined) throw new Error(`The call was expected to fail, and brought ${JSON.stringify(value)}.`)
  return error
}
