import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { commonType, isNothing, isNumber, supertype } from '../types.ts'
import { type DatabaseFunction, defineForAny, type FunctionTable, type Prepared } from './function-table.ts'

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

/** `if` and `multiIf`: conditions, each followed by its value, and the value if no condition is true. */
function choices(name: string, most: number): DatabaseFunction {
  return {
    arity: [3, most],
    anyCase: true,
    prepare: (types) => {
      const isCondition = (_: unknown, index: number) => index % 2 === 0 && index < types.length - 1
      const wrong = types.filter(isCondition).find((type) => !isNumber(type) && !isNothing(type))
      if (wrong)
        throw new QueryError(`Illegal type ${wrong} of argument (condition) of function ${name}. Must be UInt8. `)
      const apply: Prepared['apply'] = (...given) => {
        const index = given.findIndex((value, at) => isCondition('', at) && Boolean(value))
        return given[index < 0 ? given.length - 1 : index + 1] ?? null
      }
      return { type: commonType(types.filter((type, index) => !isCondition(type, index))) ?? 'Variant', apply }
    },
  }
}

const any = { anyCase: true }
const common = (types: string[]): string => supertype(types, '')

const best = (isBetter: (a: number, b: number) => boolean): DatabaseFunction =>
  defineForAny(
    [1, 1000],
    common,
    (...values) => values.reduce((found, value) => (isBetter(value as number, found as number) ? value : found)),
    any,
  )

/** Conditions, and functions of null. */
export const conditions: FunctionTable = {
  and: logical('and', [2, 1000], (...values) => Number(values.every(Boolean))),
  or: logical('or', [2, 1000], (...values) => Number(values.some(Boolean))),
  not: logical('not', [1, 1], (value) => (value === null ? null : Number(!value))),
  if: choices('if', 3),
  multiif: choices('multiIf', 1000),
  isnull: defineForAny([1, 1], 'UInt8', (value) => Number(value === null), any),
  isnotnull: defineForAny([1, 1], 'UInt8', (value) => Number(value !== null), any),
  coalesce: defineForAny(
    [1, 100],
    common,
    (...values) => values.find((value): value is NonNullable<Value> => value !== null) ?? null,
    any,
  ),
  ifnull: defineForAny([2, 2], common, (value, otherwise) => (value ?? otherwise) as Value, any),
  nullif: defineForAny(
    [2, 2],
    ([type = '']) => type,
    (value, other) => (value === other ? null : (value as Value)),
    any,
  ),
  greatest: best((a, b) => a > b),
  least: best((a, b) => a < b),
}
