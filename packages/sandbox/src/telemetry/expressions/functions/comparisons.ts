import { QueryError } from '../../query-error.ts'
import type { Value } from '../expression.ts'
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
  supertype,
} from '../types.ts'
import { type DatabaseFunction, defineForAny, type FunctionTable } from './function-table.ts'

type Order = string | number | boolean

/** Returns how each side is read for a comparison. A constant text is converted to the type of the other side. */
function comparedSides(name: string, types: string[], constants: (Value | undefined)[]): ((value: Value) => Order)[] {
  const [left, right] = types as [string, string]
  if (isTime(left) && isNumber(right)) return [inSeconds, asIs]
  if (isNumber(left) && isTime(right)) return [asIs, inSeconds]
  if (isList(left) && isList(right) && commonType(types)) return [asJson, asJson]
  const same = (isNumber(left) && isNumber(right)) || left === right || (isTime(left) && isTime(right))
  if (same || types.includes('Variant') || isNothing(left) || isNothing(right)) return [asIs, asIs]
  for (const [side, other] of [[0, 1] as const, [1, 0] as const]) {
    const constant = constants[other]
    const type = types[side] as string
    if (typeof constant !== 'string' || !(isNumber(type) || isTime(type))) continue
    const value = converted(constant, type)
    return side === 0 ? [asIs, () => value] : [() => value, asIs]
  }
  if (isList(left) || isList(right)) {
    const list = isList(left) ? left : right
    const constant = constants.find((value) => typeof value === 'string') ?? ''
    throw new QueryError(
      `Cannot parse input: expected '${list.startsWith('Map') ? '{' : '['}' before: '${constant}': while converting '${constant}' to ${list}: while executing function ${name}`,
    )
  }
  throw new QueryError(
    noSupertype(types, `: while executing function ${name} on arguments of type ${types.join(', ')}`),
  )
}

const inSeconds = (value: Value): Order => Math.floor(Number(value) / 1000)
const asJson = (value: Value): Order => JSON.stringify(value)
const asIs = (value: Value): Order => value as Order

function comparison(name: string, holds: (left: Order, right: Order) => boolean): DatabaseFunction {
  return {
    arity: [2, 2],
    prepare: (types, constants) => {
      const [left, right] = comparedSides(name, types, constants) as [(value: Value) => Order, (value: Value) => Order]
      const apply = (a: Value, b: Value) => (a === null || b === null ? null : Number(holds(left(a), right(b))))
      return { type: 'UInt8', apply }
    },
  }
}

function like(name: string, ignoreCase: boolean, not: boolean): DatabaseFunction {
  return {
    arity: [2, 2],
    prepare: (types, constants, where) => {
      const wrong = types.find((type) => !isText(type))
      if (wrong)
        throw new QueryError(`Illegal type ${wrong} of argument of function ${name}${where.slice(name.length)}. `)
      const known = constants[1] === undefined ? undefined : matcher(constants[1] as string, ignoreCase)
      const apply = (value: Value, pattern: Value) =>
        Number((known ?? matcher(pattern as string, ignoreCase))(value as string) !== not)
      return { type: 'UInt8', apply }
    },
  }
}

/** Compiles a pattern of LIKE. `%text%` is searched without a regular expression, because that is faster. */
function matcher(pattern: string, ignoreCase: boolean): (value: string) => boolean {
  const inside = /^%([^%_\\]*)%$/.exec(pattern)?.[1]
  if (inside !== undefined && !ignoreCase) return (value) => value.includes(inside)
  if (inside !== undefined) {
    const lower = inside.toLowerCase()
    return (value) => value.toLowerCase().includes(lower)
  }
  const source = pattern.replace(/\\([\s\S])|[\s\S]/g, (character, escaped?: string) => {
    if (escaped !== undefined) return literal(escaped)
    return character === '%' ? '[\\s\\S]*' : character === '_' ? '[\\s\\S]' : literal(character)
  })
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'iu' : 'u')
  return (value) => expression.test(value)
}

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')

function membership(not: boolean): DatabaseFunction {
  return {
    arity: [2, 2],
    prepare: (types, constants) => {
      const list = constants[1]
      const members = list !== null && typeof list === 'object' ? Object.values(list) : [list as Value]
      const type = types[0] as string
      const converts = (member: Value) => {
        if (typeof member !== 'string' || isText(type)) return member
        if (!Number.isNaN(Number(member)) || !isNumber(type)) return converted(member, type)
        throw new QueryError(`Cannot convert string '${member}' to type ${type}. `)
      }
      const set = new Set(members.map(converts))
      return { type: 'UInt8', apply: (value) => Number(set.has(value) !== not) }
    },
  }
}

const element: DatabaseFunction = {
  arity: [2, 2],
  prepare: (types) => {
    const [list, key] = types as [string, string]
    if (list.startsWith('Map(') && isText(key))
      return { type: itemType(list), apply: (map, name) => (map as Record<string, Value>)[name as string] ?? '' }
    if (list.startsWith('Array(') && isNumber(key))
      return {
        type: itemType(list),
        apply: (items, index) =>
          (items as Value[]).at(Number(index) - Number(Number(index) > 0)) ?? emptyOf(itemType(list)),
      }
    throw new QueryError(
      isList(list)
        ? `Illegal types of arguments: ${list}, ${key} for function arrayElement: In scope SELECT arrayElement(). `
        : `First argument for function 'arrayElement' must be array, got '${list}' instead: In scope SELECT arrayElement(). `,
    )
  },
}

/** Comparisons, and the functions of other operators: lists, tuples and their elements. */
export const comparisons: FunctionTable = {
  equals: comparison('equals', (a, b) => a === b),
  notEquals: comparison('notEquals', (a, b) => a !== b),
  isNotDistinctFrom: defineForAny([2, 2], 'UInt8', (a, b) => Number(JSON.stringify(a) === JSON.stringify(b))),
  less: comparison('less', (a, b) => a < b),
  lessOrEquals: comparison('lessOrEquals', (a, b) => a <= b),
  greater: comparison('greater', (a, b) => a > b),
  greaterOrEquals: comparison('greaterOrEquals', (a, b) => a >= b),
  like: like('like', false, false),
  ilike: like('ilike', true, false),
  notLike: like('notLike', false, true),
  notILike: like('notILike', true, true),
  in: membership(false),
  notIn: membership(true),
  array: defineForAny(
    [0, 100],
    (types) => `Array(${types.length === 0 ? 'Nothing' : supertype(types, '')})`,
    (...values) => values,
  ),
  arrayElement: element,
  tuple: defineForAny(
    [0, 100],
    (types) => `Tuple(${types.join(', ')})`,
    (...values) => values,
  ),
}
