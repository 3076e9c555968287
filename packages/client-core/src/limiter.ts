/** At most so many calls under way at once; the others wait in the order in which they came. */
export interface Limiter {
  /** Takes a place if one is free. */
  tryEnter(): boolean
  /** Calls `admit` as soon as a place is there: the place is then taken. `gone` ends the wait. */
  wait(admit: () => void, gone: AbortSignal): void
  /** Gives the place back, or on to the one that has waited longest. */
  leave(): void
}

export function createLimiter(places: number): Limiter {
  let free = places
  const waiting = new Set<() => void>()
  const handOn = () => {
    const [first] = waiting
    if (first === undefined) free++
    else {
      waiting.delete(first)
      first()
    }
  }
  return {
    tryEnter: () => free > 0 && free-- > 0,
    wait(admit, gone) {
      waiting.add(admit)
      gone.addEventListener('abort', () => waiting.delete(admit))
    },
    // The socket of the answer is back in its pool only after this turn; handing on at once would open another one.
    leave: () => (waiting.size > 0 ? void setTimeout(handOn) : handOn()),
  }
}
