/** Something to change. */
export interface Change {
  /** What it would do, in the infinitive: "delete the retired key". */
  readonly intent: string
  /** Does it, and says what was done, in the past: "deleted the retired key". */
  readonly make: () => Promise<string>
}

/** Keeps what the sample is at and what it has done, for the sentence that ends a failed run. */
export class Progress {
  /** What is under way, in the infinitive. */
  intent = 'start'
  /** Whether a change is under way: when it fails, it may have been made all the same. */
  mayBeMade = false
  readonly read: string[] = []
  readonly changed: string[] = []

  /** Waits for what may fail; `intent` says what it is, in the infinitive. */
  async attempt<Answer>(intent: string, answer: PromiseLike<Answer>): Promise<Answer> {
    this.intent = intent
    return answer
  }

  /** Waits for something to be read. */
  async awaitRead<Answer>(what: string, answer: PromiseLike<Answer>): Promise<Answer> {
    const value = await this.attempt(`read ${what}`, answer)
    this.read.push(what)
    return value
  }

  /** Makes a change, and says what was done. */
  async make({ intent, make }: Change): Promise<string> {
    this.mayBeMade = true
    const done = await this.attempt(intent, make())
    this.mayBeMade = false
    this.changed.push(done)
    return done
  }
}
