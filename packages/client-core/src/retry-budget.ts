const capacity = 128

/**
 * How much a client and its copies may send again, all their calls together. It is enough for a burst of failures that
 * passes, and it makes an outage of many calls cost little more than one request a call.
 */
export interface RetryBudget {
  /** A server answered and did not fail. */
  earn(): void
  /** Takes what a repetition costs; false when nothing is left. */
  spend(): boolean
}

export function createRetryBudget(): RetryBudget {
  let tokens = capacity
  return {
    earn() {
      if (tokens < capacity) tokens++
    },
    spend() {
      if (tokens === 0) return false
      tokens--
      return true
    },
  }
}
