import type { Budget } from '../budget.ts'
import type { Value } from '../language/expression.ts'
import { isArray, isList, isMap, isNothing, isNumber, isText, isTime } from '../language/types.ts'
import { QueryError } from '../query-error.ts'

/** The name of a function in error messages, and the budget of the query. */
export interface Called {
  name: string
  budget: Budget
}

export interface Prepared {
  type: string
  apply: (...values: Value[]) => Value
}

/** Checks the types of arguments, and returns what computes the value. `constants` has the values of constant ones. */
export type Prepare = (types: string[], constants: (Value | undefined)[], called: Called) => Prepared

export interface DatabaseFunction {
  /** The minimum and maximum number of arguments. */
  arity: readonly [number, number]
  /** Whether the database describes the arguments where their number is wrong. */
  describes: boolean
  /** Whether upper and lower case are equal in the name. */
  anyCase: boolean
  prepare: Prepare
}

export type FunctionTable = Record<string, DatabaseFunction>

// Signatures guarantee the types of the values.
// biome-ignore lint/suspicious/noExplicitAny: otherwise every entry of the function tables needs a cast.
type Compute = (...values: any[]) => Value

const kinds: Readonly<Record<string, (type: string) => boolean>> = {
  text: isText,
  number: isNumber,
  time: isTime,
  scalar: (type) => isTime(type) || isText(type) || isNumber(type),
  list: isArray,
  map: isMap,
  texts: (type) => /^Array\((String|LowCardinality\(String\)|Nothing)\)$/.test(type),
  listed: isList,
  sized: (type) => isText(type) || isList(type),
  any: () => true,
}

const signature = /^(\w+)(\*?)(!?)((?: [\w?…]+)*)(?:: (.*))?$/

/**
 * Makes functions of entries by their signatures, such as `substring* text number number?: String`. An asterisk means that
 * upper and lower case are equal in the name, an exclamation mark that the database describes the arguments, `…` that the
 * last one can repeat, and the type `=` that of the first argument. Every kind of argument includes null.
 */
function table<Entry>(
  entries: Record<string, Entry>,
  prepareOf: (entry: Entry, type: string) => Prepare,
): FunctionTable {
  const made = Object.entries(entries).map(([written, entry]): [string, DatabaseFunction] => {
    const [, name = '', anyCase, describes, takes = '', type = ''] = signature.exec(written) ?? []
    const wanted = takes.trim().split(' ')
    const kindAt = (index: number) => kinds[(wanted[index] ?? wanted.at(-1) ?? '').replace(/[?…]+$/, '')]
    const least = wanted.filter((one) => !one.includes('?')).length
    const compute = prepareOf(entry, type)
    const prepare: Prepare = (types, constants, called) => {
      const wrong = types.find((given, index) => !isNothing(given) && !kindAt(index)?.(given))
      if (wrong) throw illegalType(wrong, called.name)
      return compute(types, constants, called)
    }
    const arity = [least, takes.endsWith('…') ? Number.POSITIVE_INFINITY : wanted.length] as const
    return [name, { arity, describes: describes !== '', anyCase: anyCase !== '', prepare }]
  })
  return Object.fromEntries(made)
}

export const prepared = (entries: Record<string, Prepare>): FunctionTable => table(entries, (prepare) => prepare)

const resultType = (type: string, types: readonly string[]) => (type === '=' ? (types[0] ?? '') : type)

/** Functions that also compute values from nulls. */
export const withNulls = (entries: Record<string, Compute>): FunctionTable =>
  table(entries, (apply, type) => (types) => ({ type: resultType(type, types), apply }))

/** Functions that return null if an argument is null. What holds or not is 1 or 0. */
export const withoutNulls = (entries: Record<string, Compute>): FunctionTable =>
  table(entries, (compute, type) => (types) => {
    const apply = unlessNull(compute)
    const flagged = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
    return { type: resultType(type, types), apply: type === 'UInt8' ? (...values) => flagged(apply(...values)) : apply }
  })

/** A preparation of a function with a result of one type, which needs the budget or the types of its arguments. */
export const made =
  (type: string, compute: (budget: Budget, types: string[]) => Compute): Prepare =>
  (types, _, { budget }) => ({ type, apply: unlessNull(compute(budget, types)) })

/** Changes a computation so that it returns null if a value is null. */
export const unlessNull =
  (compute: Compute): Prepared['apply'] =>
  (...values) =>
    values.includes(null) ? null : compute(...values)

export const illegalType = (type: string, name: string, wanted = ''): QueryError =>
  new QueryError(`Illegal type ${type} of argument of function ${name}${wanted}`)
