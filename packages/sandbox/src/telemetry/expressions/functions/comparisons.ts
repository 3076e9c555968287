import { ownOf } from '../../../json.ts'
import type { Budget } from '../../budget.ts'
import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
import { regularExpression } from '../regular-expression.ts'
import {
  commonType,
  converted,
  emptyOf,
  isList,
  isNothing,
  isNumber,
  isText,
  isTime,
  itemType,
  noSupertype,
} from '../types.ts'
import { type DatabaseFunction, defineWithNulls, type FunctionTable, prepared, unlessNull } from './function-table.ts'

type Order = string | number | boolean
type Reader = (value: Value) => Order

const inSeconds: Reader = (value) => Math.floor(Number(value) / 1000)
const asJson: Reader = (value) => JSON.stringify(value)
const asIs: Reader = (value) => value as Order

/** Returns how each side is read for a comparison. A constant text is converted to the type of the other side. */
function comparedSides(types: string[], [a, b]: (Value | undefined)[], name: string): [Reader, Reader] {
  const [left, right] = types as [string, string]
  if (isTime(left) && isNumber(right)) return [inSeconds, asIs]
  if (isNumber(left) && isTime(right)) return [asIs, inSeconds]
  if (isList(left) && isList(right) && commonType(types)) return [asJson, asJson]
  const isOrdered = (type: string) => isNumber(type) || isTime(type)
  const same = (isNumber(left) && isNumber(right)) || left === right || (isTime(left) && isTime(right))
  if (same || types.includes('Variant') || types.some(isNothing)) return [asIs, asIs]
  if (typeof b === 'string' && isOrdered(left)) return [asIs, always(converted(b, left))]
  if (typeof a === 'string' && isOrdered(right)) return [always(converted(a, right)), asIs]
  if (/^(Array|Tuple)\(/.test(`${left}${right}`))
    throw new QueryError(
      `Illegal types of arguments (\`${left}\`, \`${right}\`) of function \`${name}\`: In scope SELECT. `,
    )
  throw noSupertype(types, `: while executing function ${name} on arguments of type ${types.join(', ')}`)
}

const always = (value: number) => () => value

const comparison = (holds: (left: Order, right: Order) => boolean): DatabaseFunction =>
  prepared('any any', (types, constants, { name }) => {
    const [left, right] = comparedSides(types, constants, name)
    return { type: 'UInt8', apply: unlessNull((a, b) => Number(holds(left(a), right(b)))) }
  })

const like = (ignoreCase: boolean, not: boolean): DatabaseFunction =>
  prepared('text text', (_, [, constant], { budget }) => {
    const known = typeof constant === 'string' ? matcher(constant, ignoreCase, budget) : undefined
    const matches = (value: string, pattern: string) => (known ?? matcher(pattern, ignoreCase, budget))(value)
    return { type: 'UInt8', apply: unlessNull((value, pattern) => Number(matches(value, pattern) !== not)) }
  })

/** Compiles a pattern of LIKE. `%text%` is searched without a regular expression, because that is faster. */
function matcher(pattern: string, ignoresCase: boolean, budget: Budget): (value: string) => boolean {
  const inside = /^%([^%_\\]*)%$/.exec(pattern)?.[1]
  if (inside !== undefined && !ignoresCase) return (value) => value.includes(inside)
  if (inside !== undefined) {
    const lower = inside.toLowerCase()
    return (value) => value.toLowerCase().includes(lower)
  }
  const source = pattern.replace(/\\([\s\S])|[\s\S]/g, (character, escaped?: string) => {
    if (escaped !== undefined) return literal(escaped)
    return character === '%' ? '.*' : character === '_' ? '.' : literal(character)
  })
  return regularExpression(`^(?:${source})$`, budget, { ignoresCase }).test
}

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')

const membership = (not: boolean): DatabaseFunction =>
  prepared('any any', ([type = ''], [, list]) => {
    const members = list !== null && typeof list === 'object' ? Object.values(list) : [list as Value]
    const read = (member: Value) => (typeof member !== 'string' || isText(type) ? member : converted(member, type))
    const set = new Set(members.map(read))
    return { type: 'UInt8', apply: (value) => Number(set.has(value as Value) !== not) }
  })

const element = prepared('any any', ([list = '', key = '']) => {
  const type = itemType(list)
  if (list.startsWith('Map(') && isText(key))
    return { type, apply: (map, name) => ownOf(map as Record<string, Value>, name as string) ?? '' }
  if (list.startsWith('Array(') && isNumber(key))
    return {
      type,
      apply: (items, index) => (items as Value[]).at(Number(index) - Number(Number(index) > 0)) ?? emptyOf(type),
    }
  const wrong = isList(list) ? `key of type ${key} for '${list}'` : `'${list}' instead`
  throw new QueryError(`First argument for function 'arrayElement' must be array, got ${wrong}: In scope SELECT. `)
})

const listType = (types: string[]): string => {
  const item = types.length === 0 ? 'Nothing' : commonType(types)
  if (!item) throw noSupertype(types)
  return `Array(${item})`
}
const listed = (...values: Value[]) => values

/** Comparisons, and the functions of other operators: lists, tuples and their elements. */
export const comparisons: FunctionTable = {
  equals: comparison((a, b) => a === b),
  notEquals: comparison((a, b) => a !== b),
  isNotDistinctFrom: defineWithNulls('any any', 'UInt8', (a, b) => Number(JSON.stringify(a) === JSON.stringify(b))),
  less: comparison((a, b) => a < b),
  lessOrEquals: comparison((a, b) => a <= b),
  greater: comparison((a, b) => a > b),
  greaterOrEquals: comparison((a, b) => a >= b),
  like: like(false, false),
  ilike: like(true, false),
  notLike: like(false, true),
  notILike: like(true, true),
  in: membership(false),
  notIn: membership(true),
  array: defineWithNulls('any?…', listType, listed),
  arrayElement: element,
  tuple: defineWithNulls('any?…', (types) => `Tuple(${types.join(', ')})`, listed),
}
