import { QueryError } from '../query-error.ts'
import { isLess, isMore } from './accumulators.ts'
import { supertype } from './comparisons.ts'
import type { DatabaseFunction, Prepared } from './database-function.ts'
import type { Value } from './expression.ts'
import { commonType, emptyOf, isNothing, isNumber } from './types.ts'

function logical(name: string, arity: DatabaseFunction['arity'], apply: Prepared['apply']): DatabaseFunction {
  return {
    arity,
    prepare: (types) => {
      const wrong = types.findIndex((type) => !isNumber(type) && !isNothing(type))
      if (wrong >= 0)
        throw new QueryError(
          `Illegal type (${types[wrong]}) of ${name === 'not' ? '' : `${wrong + 1} `}argument of function ${name}: In scope SELECT. `,
        )
      return { type: 'UInt8', apply }
    },
  }
}

/** Conditions, each with its value, and what is the value where none holds. */
function choices(name: string, most: number): DatabaseFunction {
  return {
    arity: [3, most],
    anyCase: true,
    prepare: (types) => {
      const isCondition = (_: string, index: number) => index % 2 === 0 && index < types.length - 1
      const wrong = types.find((type, index) => isCondition(type, index) && !isNumber(type) && !isNothing(type))
      if (wrong)
        throw new QueryError(
          name === 'if'
            ? `Illegal type ${wrong} of first argument (condition) of function if. Must be UInt8. `
            : `Illegal type ${wrong} of argument (condition) of function ${name}. Must be UInt8 or Nullable(UInt8). `,
        )
      const apply: Prepared['apply'] = (...given) => {
        const index = given.findIndex((value, at) => isCondition('', at) && Boolean(value))
        return given[index < 0 ? given.length - 1 : index + 1] ?? null
      }
      return { type: commonType(types.filter((type, index) => !isCondition(type, index))) ?? 'Variant', apply }
    },
  }
}

const extreme = (isBetter: (a: Value, b: Value) => boolean): DatabaseFunction => ({
  arity: [1, 1000],
  anyCase: true,
  prepare: (types) => ({
    type: supertype(types, ''),
    apply: (...values) => values.reduce((best, value) => (isBetter(value, best) ? value : best)),
  }),
})

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
      type: supertype(types, ''),
      apply: (...values) => values.find((value) => value !== null) ?? null,
    }),
  },
  ifnull: {
    arity: [2, 2],
    anyCase: true,
    prepare: (types) => ({ type: supertype(types, ''), apply: (value, otherwise) => value ?? otherwise }),
  },
  nullif: {
    arity: [2, 2],
    anyCase: true,
    prepare: ([type = '']) => ({ type, apply: (value, other) => (value === other ? null : value) }),
  },
  transform: {
    arity: [3, 4],
    prepare: ([type = '', , to = '', otherwise]) => ({
      type: supertype([to.replace(/^Array\((.*)\)$/, '$1'), otherwise ?? type], ''),
      apply: (value, from, made, other) => (made as Value[])[(from as Value[]).indexOf(value)] ?? other ?? value,
    }),
  },
  assumeNotNull: { arity: [1, 1], prepare: ([type = '']) => ({ type, apply: (value) => value ?? emptyOf(type) }) },
  isZeroOrNull: { arity: [1, 1], prepare: () => ({ type: 'UInt8', apply: (value) => Number(!value) }) },
  greatest: extreme(isMore),
  least: extreme(isLess),
  multiif: choices('multiIf', 1000),
  if: choices('if', 3),
}
