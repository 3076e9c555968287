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

/** The own property with a name that a query chose; `constructor` and its like are no property. */
export const ownOf = <Item>(items: Readonly<Record<string, Item>>, name: string): Item | undefined =>
  Object.hasOwn(items, name) ? items[name] : undefined
