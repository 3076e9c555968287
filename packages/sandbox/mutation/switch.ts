/** Says, in the process of the tests, which mutant is alive. What is instrumented asks it. */
export class Switch {
  /** Number of the mutant that is alive; 0 where nothing is broken. */
  #alive = 0
  #asked = 0
  #reached = new Set<number>()
  readonly #constants = new Map<string, () => void>()

  /** Asked wherever a mutant may stand. */
  is(number: number): boolean {
    this.#asked++
    if (this.#alive === 0) this.#reached.add(number)
    else if (this.#asked > endless) throw new Error('This mutant does not end.')
    return number === this.#alive
  }

  /** Remembers how a constant of a module is made. */
  renews(name: string, make: () => void): void {
    this.#constants.set(name, make)
  }

  /** Breaks the rule of that number; 0 mends everything. */
  enliven(number: number, isStatic: boolean): void {
    this.#alive = number
    this.#asked = 0
    if (isStatic) for (const make of this.#constants.values()) make()
  }

  /** The mutants that were asked for since it was last told. */
  takeReached(): Set<number> {
    const reached = this.#reached
    this.#reached = new Set()
    return reached
  }
}

const endless = 3_000_000

declare global {
  var sandboxMutation: Switch
}

// Test files of one process share it.
globalThis.sandboxMutation ??= new Switch()
