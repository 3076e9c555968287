import type { Budget } from '../../budget.ts'
import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { isList, isNothing, isNumber, isText, isTime } from '../types.ts'

/** The name of a function in error messages, the end of these messages, and the budget of the query. */
export interface Called {
  name: string
  where: string
  budget: Budget
}

/** A database function: checks the types of its arguments, and computes a value from values. */
export interface DatabaseFunction {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  /** The database's description of the arguments, for functions that have a special message. */
  expects?: string
  /** Whether upper and lower case are equal in the name. */
  anyCase?: boolean
  /** `constants` has the values of constant arguments. */
  prepare: (types: string[], constants: (Value | undefined)[], called: Called) => Prepared
}

export interface Prepared {
  type: string
  apply: (...values: Value[]) => Value
}

export type FunctionTable = Record<string, DatabaseFunction>

const kinds: Readonly<Record<string, (type: string) => boolean>> = {
  text: isText,
  number: isNumber,
  time: isTime,
  moment: (type) => isTime(type) || isText(type),
  scalar: (type) => isTime(type) || isText(type) || isNumber(type),
  list: (type) => type.startsWith('Array('),
  map: (type) => type.startsWith('Map('),
  texts: (type) => /^Array\((String|LowCardinality\(String\)|Nothing)\)$/.test(type),
  numbers: (type) => /^Array\((U?Int\d+|Float64|Bool|Nothing)\)$/.test(type),
  sequence: (type) => isText(type) || type.startsWith('Array('),
  listed: isList,
  sized: (type) => isText(type) || isList(type),
  any: () => true,
}

type Type = string | ((types: string[]) => string)
type Options = Pick<DatabaseFunction, 'anyCase' | 'expects'>

// `takes` guarantees the types of the values.
// biome-ignore lint/suspicious/noExplicitAny: otherwise every entry of the function tables needs a cast.
type Compute = (...values: any[]) => Value

/** The option of functions whose names are valid in upper and lower case. */
export const anyCase: Options = { anyCase: true }

/**
 * Defines a function by its preparation. `takes` lists the kinds of its arguments, such as `text number?`; the last
 * kind can repeat if it ends with `…`. Every kind includes null.
 */
export function prepared(takes: string, prepare: DatabaseFunction['prepare'], options: Options = {}): DatabaseFunction {
  const wanted = takes.split(' ')
  const kindAt = (index: number) => kinds[(wanted[index] ?? wanted.at(-1) ?? '').replace(/[?…]+$/, '')]
  return {
    ...options,
    arity: [
      wanted.filter((one) => !one.includes('?')).length,
      takes.endsWith('…') ? Number.POSITIVE_INFINITY : wanted.length,
    ],
    prepare: (types, constants, called) => {
      const wrong = types.find((given, index) => !isNothing(given) && !kindAt(index)?.(given))
      if (wrong) throw illegalType(wrong, called)
      return prepare(types, constants, called)
    },
  }
}

/** Defines a function that returns null if an argument is null. */
export const define = (takes: string, type: Type, compute: Compute, options?: Options): DatabaseFunction =>
  defineWithNulls(takes, type, unlessNull(compute), options)

/** Defines a function that also computes values from nulls. */
export const defineWithNulls = (takes: string, type: Type, apply: Compute, options?: Options): DatabaseFunction =>
  prepared(takes, (types) => ({ type: typeof type === 'string' ? type : type(types), apply }), options)

/** Defines a function that returns 1 if a condition holds, and 0 otherwise. */
export const flag = (takes: string, holds: (...values: never[]) => boolean, options?: Options): DatabaseFunction =>
  define(takes, 'UInt8', (...values) => Number(holds(...(values as never[]))), options)

/** Changes a computation so that it returns null if a value is null. */
export const unlessNull =
  (compute: Compute): Prepared['apply'] =>
  (...values) =>
    values.includes(null) ? null : compute(...values)

/** The error for an argument of a wrong type. */
export const illegalType = (type: string, { name, where }: Called, wanted = ''): QueryError =>
  new QueryError(`Illegal type ${type} of argument of function ${name}${wanted}${where}`)
