/** What is wrong with the files or the command: every mistake with its place and its fix. Nothing was written. */
export class CodeError extends Error {
  override readonly name = 'CodeError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Collects mistakes, so that one run names all of them. */
export class Problems {
  readonly #found: string[] = []

  add(place: string | undefined, text: string): void {
    this.#found.push(place === undefined ? text : `${place}: ${text}`)
  }

  /** Returns what `read` returns. Notes the message of what it throws. */
  within<Value>(place: string | undefined, read: () => Value): Value | undefined {
    try {
      return read()
    } catch (error) {
      this.add(place, (error as Error).message)
      return undefined
    }
  }

  throwIfAny(): void {
    if (this.#found.length > 0) throw new CodeError(this.#found)
  }
}
