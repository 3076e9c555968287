import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { commonType, isNothing, isNumber, supertype } from '../types.ts'
import {
  anyCase,
  type DatabaseFunction,
  defineWithNulls,
  type FunctionTable,
  illegalType,
  type Prepared,
  prepared,
} from './function-table.ts'

const isCondition = (type: string): boolean => isNumber(type) || isNothing(type)

const logical = (takes: string, apply: Prepared['apply']): DatabaseFunction =>
  prepared(takes, (types, _, { name, where }) => {
    const wrong = types.findIndex((type) => !isCondition(type))
    const place = name === 'not' ? '' : `${wrong + 1} `
    if (wrong >= 0)
      throw new QueryError(`Illegal type (${types[wrong]}) of ${place}argument of function ${name}${where}`)
    return { type: 'UInt8', apply }
  })

/** `if` and `multiIf`: conditions, each followed by its value, and the value if no condition is true. */
const choices = (takes: string): DatabaseFunction =>
  prepared(
    takes,
    (types, _, called) => {
      const isTested = (index: number) => index % 2 === 0 && index < types.length - 1
      const wrong = types.find((type, index) => isTested(index) && !isCondition(type))
      if (wrong) throw illegalType(wrong, called)
      const apply: Prepared['apply'] = (...given) => {
        const index = given.findIndex((value, at) => isTested(at) && Boolean(value))
        return given[index < 0 ? given.length - 1 : index + 1] ?? null
      }
      return { type: commonType(types.filter((_, index) => !isTested(index))) ?? 'Variant', apply }
    },
    anyCase,
  )

const best = (isBetter: (a: number, b: number) => boolean): DatabaseFunction =>
  defineWithNulls('scalar…', supertype, (...all: number[]) => all.reduce((a, b) => (isBetter(b, a) ? b : a)), anyCase)

const first = ([type = '']: string[]): string => type
const firstKnown = (...values: Value[]): Value => values.find((value) => value !== null) ?? null

function refuseTrue(value: Value): Value {
  if (value) throw new QueryError("Value passed to 'throwIf' function is non-zero: while executing. ")
  return 0
}

/** Conditions, and functions of null. */
export const conditions: FunctionTable = {
  and: logical('any any…', (...values) => Number(values.every(Boolean))),
  or: logical('any any…', (...values) => Number(values.some(Boolean))),
  not: logical('any', (value) => (value === null ? null : Number(!value))),
  if: choices('any any any'),
  multiif: choices('any any any…'),
  isnull: defineWithNulls('any', 'UInt8', (value) => Number(value === null), anyCase),
  isnotnull: defineWithNulls('any', 'UInt8', (value) => Number(value !== null), anyCase),
  coalesce: defineWithNulls('any…', supertype, firstKnown, anyCase),
  ifnull: defineWithNulls('any any', supertype, firstKnown, anyCase),
  nullif: defineWithNulls('any any', first, (value, other) => (value === other ? null : value), anyCase),
  throwIf: defineWithNulls('number', 'UInt8', refuseTrue),
  greatest: best((a, b) => a > b),
  least: best((a, b) => a < b),
}
