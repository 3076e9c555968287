import type { Columns, Row, Value } from './expression.ts'

/** An expression that can be asked for its value in a row. */
export interface Compiled {
  type: string
  /** Columns that it reads. */
  columns: ReadonlySet<string>
  /** What it is, where it is the same in all rows. */
  constant?: Value
  evaluate: (row: Row) => Value
  /** Where a condition holds only in rows in which a column is one of these: that. */
  pinned?: Pinned | undefined
}

/** A column, and the values that it can have. */
export interface Pinned {
  column: string
  values: string[]
}

/** What an expression can name, and how the complaint about what it cannot name ends. */
export interface Scope {
  columns: Columns
  /** What `now()` is, in epoch milliseconds. */
  time: number
  /** Such as `SELECT … FROM default.logs`. */
  query: string
  /** Such as `default.logs`. */
  table?: string
  /** `expression` where the database looks for columns only. */
  sought?: 'expression' | 'expression or function'
}
