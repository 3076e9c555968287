import type { Scope, Value } from '../language/expression.ts'
import { is } from '../language/types.ts'
import { type Budget, QueryError } from '../refusals.ts'

/** The name of a function in error messages, and the budget and the time of the query. */
export type Called = Pick<Scope, 'budget' | 'time'> & { name: string }

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

const signature = /^(\w+)(\*?)(!?)((?: [\w?…]+)*)(?:(:\??) (.*))?$/

/** What an entry is for a signature: with the type of the result it computes values, and without one it prepares calls. */
type Entry<Signature> = Signature extends `${string}: ${string}` | `${string}:? ${string}` ? Compute : Prepare

/**
 * Makes functions of entries by their signatures, such as `substring* text number number?: String`. An asterisk means that
 * upper and lower case are equal in the name, an exclamation mark that the database describes the arguments, `…` that the
 * last one can repeat, and the type `=` that of the first argument. Every kind of argument includes null, for which the
 * result is null, unless `:?` stands before its type. Without a type, the entry says how calls are prepared.
 */
export function functionTable<Signature extends string>(entries: { [Key in Signature]: Entry<Key> }): FunctionTable {
  const made = Object.entries<Compute | Prepare>(entries).map(([written, entry]): [string, DatabaseFunction] => {
    const [, name = '', anyCase, describes, takes = '', sign, type = ''] = signature.exec(written) ?? []
    const wanted = takes.split(' ').slice(1)
    const kindAt = (index: number) => (wanted[index] ?? wanted.at(-1) ?? '').replace(/[?…]+$/, '') as keyof typeof is
    const least = wanted.filter((one) => !one.includes('?')).length
    const compute = sign === undefined ? (entry as Prepare) : computing(entry as Compute, type, sign === ':?')
    const prepare: Prepare = (types, constants, called) => {
      const wrong = types.find((given, index) => !is.nothing(given) && !is[kindAt(index)](given))
      if (wrong) throw illegalType(wrong, called.name)
      return compute(types, constants, called)
    }
    const arity = [least, takes.endsWith('…') ? Number.POSITIVE_INFINITY : wanted.length] as const
    return [name, { arity, describes: describes !== '', anyCase: anyCase !== '', prepare }]
  })
  return Object.fromEntries(made)
}

/** Prepares a function with a result of one type. What holds or not is 1 or 0. */
function computing(compute: Compute, type: string, takesNulls: boolean): Prepare {
  const given = takesNulls ? compute : unlessNull(compute)
  const flagged = (value: Value) => (typeof value === 'boolean' ? Number(value) : value)
  const apply: Compute = type === 'UInt8' ? (...values) => flagged(given(...values)) : given
  return ([first = '']) => ({ type: type === '=' ? first : type, apply })
}

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
