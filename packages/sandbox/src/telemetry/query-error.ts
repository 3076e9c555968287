/** A query that the database refuses. Servers answer 500 with `{ error }`, and these words in it. */
export class QueryError extends Error {
  override name = 'QueryError'
  /** Whether servers refuse it themselves, before they ask the database for any series. */
  readonly isEarly: boolean

  constructor(message: string, isEarly = false) {
    super(message)
    this.isEarly = isEarly
  }
}
