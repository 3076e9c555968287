interface Entry<Thing> {
  readonly thing: Thing
  readonly at: number
  /** Of two that are due at the same time, the one that was planned first comes first. */
  readonly order: number
}

/**
 * What is due at which time: a list in the order of times, so that the next one is known at once. A change finds its place
 * in a few steps however many there are.
 */
export class Agenda<Thing extends object> {
  readonly #entries: Entry<Thing>[] = []
  readonly #planned = new Map<Thing, Entry<Thing>>()
  #count = 0

  /** The time at which the next one is due. */
  get next(): number {
    return this.#entries[0]?.at ?? Number.POSITIVE_INFINITY
  }

  /** What is planned, in no order. */
  get things(): ReadonlyMap<Thing, unknown> {
    return this.#planned
  }

  /** Plans a thing, in place of the time that it had. Infinity: it is never due. */
  plan(thing: Thing, at: number): void {
    this.remove(thing)
    if (at === Number.POSITIVE_INFINITY) return
    const entry = { thing, at, order: this.#count++ }
    this.#planned.set(thing, entry)
    this.#entries.splice(this.#placeOf(entry), 0, entry)
  }

  remove(thing: Thing): void {
    const entry = this.#planned.get(thing)
    if (!entry) return
    this.#planned.delete(thing)
    this.#entries.splice(this.#placeOf(entry), 1)
  }

  /** Takes out what is due until a time, the earliest first. */
  take(until: number): Thing[] {
    const taken = this.#entries.splice(0, this.#placeOf({ at: until, order: Number.POSITIVE_INFINITY }))
    for (const { thing } of taken) this.#planned.delete(thing)
    return taken.map(({ thing }) => thing)
  }

  /** The number of entries before one. */
  #placeOf({ at, order }: Pick<Entry<Thing>, 'at' | 'order'>): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const entry = this.#entries[middle] as Entry<Thing>
      if (entry.at < at || (entry.at === at && entry.order < order)) low = middle + 1
      else high = middle
    }
    return low
  }
}
