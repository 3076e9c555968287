import type { Work } from './within.ts'

/** Limits the number of concurrent calls. Further calls wait in order. */
export interface Limiter {
  /** Takes a slot if one is free. */
  tryEnter(): boolean
  /** Waits for a free slot and takes it. */
  readonly wait: Work<void>
  /** Returns the slot, or gives it to the call that has waited longest. */
  leave(): void
}

export function createLimiter(slots: number): Limiter {
  let free = slots
  const waiting = new Set<() => void>()
  const handOn = () => {
    const [first = () => free++] = waiting
    waiting.delete(first)
    first()
  }
  return {
    tryEnter: () => free > 0 && free-- > 0,
    wait(admit, _, cancelled) {
      waiting.add(admit)
      cancelled.addEventListener('abort', () => waiting.delete(admit))
    },
    // The socket returns to its pool only after this turn. Giving the slot on at once would open another socket.
    leave() {
      if (waiting.size) setTimeout(handOn)
      else free++
    },
  }
}
