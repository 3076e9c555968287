/** A query that the database refuses. Servers answer 500 with `{ error }`, and these words in it. */
export class QueryError extends Error {
  override name = 'QueryError'
}
