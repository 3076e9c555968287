import { comparisons } from './comparisons.ts'
import { conversions } from './conversions.ts'
import type { Value } from './expression.ts'
import { lists } from './lists.ts'
import { logic } from './logic.ts'
import { numbers } from './numbers.ts'
import { texts } from './texts.ts'
import { times } from './times.ts'

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

const functions: Readonly<Record<string, DatabaseFunction>> = {
  ...comparisons,
  ...conversions,
  ...lists,
  ...logic,
  ...numbers,
  ...texts,
  ...times,
}

export function functionNamed(name: string): DatabaseFunction | undefined {
  if (Object.hasOwn(functions, name)) return functions[name]
  const lower = name.toLowerCase()
  const found = Object.hasOwn(functions, lower) ? functions[lower] : undefined
  return found?.anyCase ? found : undefined
}
