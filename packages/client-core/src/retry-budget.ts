const capacity = 10
const perCall = 0.2
const perSuccess = 1

/**
 * How much a client may send again. It starts full, so that a few failures are repeated as promised; a lasting outage
 * empties it, and then only every fifth call is worth a second request; successes fill it at once.
 */
export class RetryBudget {
  #tokens = capacity

  /** A call begins. */
  earnCall(): void {
    this.#tokens = Math.min(capacity, this.#tokens + perCall)
  }

  /** A server answered and did not fail. */
  earnSuccess(): void {
    this.#tokens = Math.min(capacity, this.#tokens + perSuccess)
  }

  /** Takes what one more request costs; false when nothing is left. */
  spend(): boolean {
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }
}
