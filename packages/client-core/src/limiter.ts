import type { Work } from './within.ts'

/** At most so many calls under way at once; the others wait in the order in which they came. */
export interface Limiter {
  /** Takes a slot if one is free. */
  tryEnter(): boolean
  /** Waits until a slot is free: it is then taken. */
  readonly wait: Work<void>
  /** Gives the slot back, or on to the one that has waited longest. */
  leave(): void
}

export function createLimiter(slots: number): Limiter {
  let free = slots
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
    tryEnter() {
      if (free < 1) return false
      free--
      return true
    },
    wait(admit, _, cancelled) {
      waiting.add(admit)
      cancelled.addEventListener('abort', () => waiting.delete(admit))
    },
    // The socket of the answer is back in its pool only after this turn; handing on at once would open another one.
    leave() {
      if (waiting.size > 0) setTimeout(handOn)
      else handOn()
    },
  }
}
