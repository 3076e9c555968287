/** An error of the database. Servers answer 500 with `{ error }`, which contains the message. */
export class QueryError extends Error {
  override name = 'QueryError'
  /** Whether servers refuse the query before they send any series to the database. */
  readonly isEarly: boolean

  constructor(message: string, isEarly = false) {
    super(message)
    this.isEarly = isEarly
  }
}
