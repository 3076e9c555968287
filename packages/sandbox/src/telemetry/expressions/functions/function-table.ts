import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { isList, isNothing, isNumber, isText, isTime } from '../types.ts'

/** A database function: checks the types of its arguments, and computes a value from values. */
export interface DatabaseFunction {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  /** The database's description of the arguments, for functions that have a special message. */
  expects?: string
  /** Whether upper and lower case are equal in the name. */
  anyCase?: boolean
  /** `constants` has the values of constant arguments. `where` is the end of an error message. */
  prepare: (types: string[], constants: (Value | undefined)[], where: string) => Prepared
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
  list: (type) => type.startsWith('Array('),
  flags: (type) => /^Array\((UInt8|Bool|Nothing)\)$/.test(type),
  map: (type) => type.startsWith('Map('),
  sized: (type) => isText(type) || isList(type),
  any: () => true,
}

/** Returns the error message for an argument of a wrong type. */
type Complaint = (type: string, index: number, name: string) => string

interface FunctionOptions {
  anyCase?: boolean
  expects?: string
  complaint?: Complaint
}

const illegal: Complaint = (type, _, name) => `Illegal type ${type} of argument of function ${name}`

/**
 * Defines a function that returns null if an argument is null. `takes` lists the kinds of its arguments, such as
 * `text number?`; the last kind can repeat if it ends with `…`.
 */
export function define(
  takes: string,
  type: string | ((types: string[]) => string),
  // `takes` guarantees the types of the values.
  // biome-ignore lint/suspicious/noExplicitAny: otherwise every entry of the function tables needs a cast.
  compute: (...values: any[]) => Value,
  { complaint = illegal, ...options }: FunctionOptions = {},
): DatabaseFunction {
  const wanted = takes === '' ? [] : takes.split(' ')
  const kindAt = (index: number) => kinds[(wanted[index] ?? wanted.at(-1) ?? '').replace(/[?…]+$/, '')]
  const least = wanted.filter((one) => !one.includes('?')).length
  return {
    ...options,
    arity: [least, takes.endsWith('…') ? 1000 : wanted.length],
    prepare: (types, _, where) => {
      const wrong = types.findIndex((given, index) => !isNothing(given) && !kindAt(index)?.(given))
      if (wrong >= 0) throw illegalArgument(complaint, types[wrong] as string, wrong, where)
      const apply: Prepared['apply'] = (...values) => (values.includes(null) ? null : compute(...values))
      return { type: typeof type === 'string' ? type : type(types), apply }
    },
  }
}

/** Defines a function of any types; `compute` gets nulls as well. */
export const defineForAny = (
  arity: DatabaseFunction['arity'],
  type: string | ((types: string[]) => string),
  compute: Prepared['apply'],
  options: Pick<FunctionOptions, 'anyCase'> = {},
): DatabaseFunction => ({
  ...options,
  arity,
  prepare: (types) => ({ type: typeof type === 'string' ? type : type(types), apply: compute }),
})

function illegalArgument(complaint: Complaint, type: string, index: number, where: string): QueryError {
  const [name = ''] = where.split(':')
  return new QueryError(`${complaint(type, index, name)}${where.slice(name.length)}. `)
}
