interface Entry<Thing> {
  readonly thing: Thing
  readonly at: number
  /** Of two that are due at the same time, the one that was planned first comes first. */
  readonly order: number
}

/**
 * What is due at which time: a heap, so that the next one is known at once, and each change costs nearly the same however
 * many there are.
 */
export class Agenda<Thing extends object> {
  readonly #heap: Entry<Thing>[] = []
  readonly #places = new Map<Thing, number>()
  #planned = 0

  /** The time at which the next one is due. */
  get next(): number {
    return this.#heap[0]?.at ?? Number.POSITIVE_INFINITY
  }

  /** What is planned, in no order. */
  get things(): ReadonlyMap<Thing, number> {
    return this.#places
  }

  /** Plans a thing, in place of the time that it had. Infinity: it is never due. */
  plan(thing: Thing, at: number): void {
    this.remove(thing)
    if (at === Number.POSITIVE_INFINITY) return
    this.#put({ thing, at, order: this.#planned++ }, this.#heap.length)
    this.#moveUp(this.#heap.length - 1)
  }

  remove(thing: Thing): void {
    const place = this.#places.get(thing)
    const last = place === undefined ? undefined : this.#heap.pop()
    if (place === undefined || !last) return
    this.#places.delete(thing)
    if (place === this.#heap.length) return
    this.#put(last, place)
    this.#moveUp(place)
    this.#moveDown(place)
  }

  /** Takes out what is due until a time, the earliest first. */
  take(until: number): Thing[] {
    const taken: Thing[] = []
    for (let first = this.#heap[0]; first && first.at <= until; first = this.#heap[0]) {
      taken.push(first.thing)
      this.remove(first.thing)
    }
    return taken
  }

  #put(entry: Entry<Thing>, place: number): void {
    this.#heap[place] = entry
    this.#places.set(entry.thing, place)
  }

  #isBefore(place: number, other: number): boolean {
    const [one, two] = [this.#heap[place], this.#heap[other]]
    if (!one || !two) return one !== undefined
    return one.at < two.at || (one.at === two.at && one.order < two.order)
  }

  #swap(place: number, other: number): void {
    const [one, two] = [this.#heap[place], this.#heap[other]] as [Entry<Thing>, Entry<Thing>]
    this.#put(one, other)
    this.#put(two, place)
  }

  #moveUp(from: number): void {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1
      if (!this.#isBefore(place, parent)) return
      this.#swap(place, parent)
      place = parent
    }
  }

  #moveDown(from: number): void {
    for (let place = from; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      const child = this.#isBefore(right, left) ? right : left
      if (!this.#isBefore(child, place)) return
      this.#swap(place, child)
      place = child
    }
  }
}
