const capacity = 50
const initial = 10

/**
 * How much a client may send again. The first repetition of a call is its own; any further one comes out of what all
 * calls share. So a burst of failures that passes costs no call, and an outage at most about two requests a call.
 */
export class RetryBudget {
  #tokens = initial

  /** A server answered and did not fail. */
  earn(): void {
    this.#tokens = Math.min(capacity, this.#tokens + 1)
  }

  /** Takes what the next repetition of a call costs; false when nothing is left. */
  spend(repetitions: number): boolean {
    if (repetitions === 0) return true
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }
}
