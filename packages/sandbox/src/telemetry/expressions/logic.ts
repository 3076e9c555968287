import { QueryError } from '../query-error.ts'
import type { DatabaseFunction, Prepared } from './database-function.ts'
import { isNothing, isNumber } from './types.ts'

function logical(name: string, arity: DatabaseFunction['arity'], apply: Prepared['apply']): DatabaseFunction {
  return {
    arity,
    prepare: (types) => {
      const wrong = types.findIndex((type) => !isNumber(type) && !isNothing(type))
      if (wrong >= 0)
        throw new QueryError(`Illegal type (${types[wrong]}) of ${wrong + 1} argument of function ${name}. `)
      return { type: 'UInt8', apply }
    },
  }
}

const choice: DatabaseFunction = {
  arity: [3, 3],
  prepare: (types) => {
    const [condition, then, otherwise] = types as [string, string, string]
    if (!isNumber(condition))
      throw new QueryError(`Illegal type ${condition} of first argument (condition) of function if. Must be UInt8. `)
    const type = then === otherwise ? then : isNumber(then) && isNumber(otherwise) ? 'Float64' : 'Variant'
    return { type, apply: (test, yes, no) => (test ? yes : no) }
  },
}

/** Conditions, each with its value, and what is the value where none holds. */
const choices: DatabaseFunction = {
  arity: [3, 1000],
  prepare: (types) => {
    const values = types.filter((_, index) => index % 2 === 1 || index === types.length - 1)
    const [first = ''] = values
    const type = values.every((one) => one === first) ? first : values.every(isNumber) ? 'Float64' : 'Variant'
    const apply: Prepared['apply'] = (...given) => {
      const index = given.findIndex((value, at) => at % 2 === 0 && at < given.length - 1 && Boolean(value))
      return given[index < 0 ? given.length - 1 : index + 1] ?? null
    }
    return { type, apply }
  },
}

export const logic: Record<string, DatabaseFunction> = {
  and: logical('and', [2, 1000], (...values) => Number(values.every(Boolean))),
  or: logical('or', [2, 1000], (...values) => Number(values.some(Boolean))),
  not: logical('not', [1, 1], (value) => (value === null ? null : Number(!value))),
  xor: logical('xor', [2, 2], (a, b) => Number(Boolean(a) !== Boolean(b))),
  isnull: {
    arity: [1, 1],
    anyCase: true,
    prepare: () => ({ type: 'UInt8', apply: (value) => Number(value === null) }),
  },
  isnotnull: {
    arity: [1, 1],
    anyCase: true,
    prepare: () => ({ type: 'UInt8', apply: (value) => Number(value !== null) }),
  },
  coalesce: {
    arity: [1, 100],
    anyCase: true,
    prepare: (types) => ({
      type: types[0] as string,
      apply: (...values) => values.find((value) => value !== null) ?? null,
    }),
  },
  multiif: { ...choices, anyCase: true },
  if: { ...choice, anyCase: true },
}
