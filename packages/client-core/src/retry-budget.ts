const capacity = 10

/**
 * How much a client may send again. The first repetition of a call is its own; any further one comes out of what all
 * calls share. So a burst of failures that passes costs no call, and an outage at most about two requests a call.
 */
export interface RetryBudget {
  /** A server answered and did not fail. */
  earn(): void
  /** Takes what the next repetition of a call costs; false when nothing is left. */
  spend(repetitions: number): boolean
}

export function createRetryBudget(): RetryBudget {
  let tokens = capacity
  return {
    earn() {
      if (tokens < capacity) tokens++
    },
    spend: (repetitions) => repetitions === 0 || (tokens > 0 && tokens-- > 0),
  }
}
