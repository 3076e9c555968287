/** At most so many requests under way at once; the others wait in the order in which they came. */
export class Limiter {
  #free: number
  // A set keeps the order of arrival, and lets one that gave up leave from the middle at once.
  readonly #waiting = new Set<() => void>()

  constructor(places: number) {
    this.#free = places
  }

  /** Takes a place if one is free. */
  tryEnter(): boolean {
    if (this.#free <= 0) return false
    this.#free--
    return true
  }

  /** Calls `admit` as soon as a place is there: the place is then taken. `gone` ends the wait. */
  wait(admit: () => void, gone: AbortSignal): void {
    this.#waiting.add(admit)
    gone.addEventListener('abort', () => this.#waiting.delete(admit), { once: true })
  }

  /** Gives the place back, or on to the one that has waited longest. */
  leave(): void {
    if (this.#waiting.size === 0) this.#free++
    // The socket of the answer is back in its pool only after this turn; handing on at once would open another one.
    else setTimeout(() => this.#handOn())
  }

  #handOn(): void {
    for (const admit of this.#waiting) {
      this.#waiting.delete(admit)
      admit()
      return
    }
    this.#free++
  }
}
