import type { Value } from './expression.ts'

/** A function of the database: judges the types of its arguments, and works on values. */
export interface DatabaseFunction {
  /** The least and the most arguments. */
  arity: readonly [number, number]
  /** Whether it may be written in upper and lower case alike. */
  anyCase?: boolean
  /** `constants` has what arguments are that are the same in all rows, `where` the end of a complaint. */
  prepare: (types: string[], constants: (Value | undefined)[], where: string) => Prepared
}

export interface Prepared {
  type: string
  apply: (...values: Value[]) => Value
}
