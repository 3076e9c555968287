import type { Value } from '../language/expression.ts'
import { commonType, converted, emptyOf, is, itemType, noSupertype, supertype } from '../language/types.ts'
import { type Budget, ownOf, QueryError } from '../refusals.ts'
import { regularExpression } from './regular-expression.ts'
import { type FunctionTable, functionTable, illegalType, made, type Prepare, unlessNull } from './signatures.ts'

type Order = string | number | boolean
type Reader = (value: Value) => Order

const inSeconds: Reader = (value) => Math.floor(Number(value) / 1000)
const asJson: Reader = (value) => JSON.stringify(value)
const asIs: Reader = (value) => value as Order

/** Returns how each side is read for a comparison. A constant text is converted to the type of the other side. */
function comparedSides(types: string[], [a, b]: (Value | undefined)[], name: string): [Reader, Reader] {
  const [left, right] = types as [string, string]
  if (is.time(left) && is.number(right)) return [inSeconds, asIs]
  if (is.number(left) && is.time(right)) return [asIs, inSeconds]
  if (is.listed(left) && is.listed(right) && commonType(types)) return [asJson, asJson]
  const same = left === right || types.every(is.number) || types.every(is.time)
  if (same || types.includes('Variant') || types.some(is.nothing)) return [asIs, asIs]
  const isOrdered = (type: string) => is.number(type) || is.time(type)
  const always = (value: number) => () => value
  if (typeof b === 'string' && isOrdered(left)) return [asIs, always(converted(b, left))]
  if (typeof a === 'string' && isOrdered(right)) return [always(converted(a, right)), asIs]
  if (!/^(Array|Tuple)\(/.test(`${left}${right}`)) throw noSupertype(types)
  throw new QueryError(`Illegal types of arguments (\`${left}\`, \`${right}\`) of function \`${name}\``)
}

const comparison =
  (holds: (left: Order, right: Order) => boolean): Prepare =>
  (types, constants, { name }) => {
    const [left, right] = comparedSides(types, constants, name)
    return { type: 'UInt8', apply: unlessNull((a, b) => Number(holds(left(a), right(b)))) }
  }

const like =
  (ignoresCase: boolean, not: boolean): Prepare =>
  (_, [, constant], { budget }) => {
    const matcher = (pattern: string) => likeness(pattern, ignoresCase, budget)
    const known = typeof constant === 'string' ? matcher(constant) : undefined
    return { type: 'UInt8', apply: unlessNull((value, pattern) => Number((known ?? matcher(pattern))(value) !== not)) }
  }

/** Compiles a pattern of LIKE. `%text%` is searched without a regular expression, because that is faster. */
function likeness(pattern: string, ignoresCase: boolean, budget: Budget): (value: string) => boolean {
  const inside = /^%([^%_\\]*)%$/.exec(pattern)?.[1]
  const inCase = (text: string) => (ignoresCase ? text.toLowerCase() : text)
  if (inside !== undefined) return (value) => inCase(value).includes(inCase(inside))
  const literal = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  const source = pattern.replace(/\\([\s\S])|[\s\S]/g, (character, escaped?: string) => {
    if (escaped !== undefined) return literal(escaped)
    return character === '%' ? '.*' : character === '_' ? '.' : literal(character)
  })
  return regularExpression(`^(?:${source})$`, budget, { ignoresCase }).test
}

export const matching: Prepare = made(
  'UInt8',
  (budget) => (text: string, patterns: string | string[]) =>
    Number([patterns].flat().some((pattern) => regularExpression(pattern, budget).test(text))),
)

const membership =
  (not: boolean): Prepare =>
  ([type = ''], [, list]) => {
    const members = list !== null && typeof list === 'object' ? Object.values(list) : [list as Value]
    const read = (member: Value) => (typeof member !== 'string' || is.text(type) ? member : converted(member, type))
    const set = new Set(members.map(read))
    return { type: 'UInt8', apply: (value) => Number(set.has(value as Value) !== not) }
  }

const element: Prepare = ([list = '', key = '']) => {
  const type = itemType(list)
  if (is.map(list) && is.text(key))
    return { type, apply: (map, name) => ownOf(map as Record<string, Value>, name as string) ?? '' }
  const at = (items: Value[], index: number) => items.at(index - Number(index > 0)) ?? emptyOf(type)
  if (is.list(list) && is.number(key)) return { type, apply: (items, index) => at(items as Value[], Number(index)) }
  const wrong = is.listed(list) ? `key of type ${key} for '${list}'` : `'${list}' instead`
  throw new QueryError(`First argument for function 'arrayElement' must be array, got ${wrong}`)
}

const listed = (...values: Value[]) => values

const logical =
  (apply: (...values: Value[]) => Value): Prepare =>
  (types, _, { name }) => {
    const wrong = types.findIndex((type) => !is.condition(type))
    if (wrong < 0) return { type: 'UInt8', apply }
    const place = name === 'not' ? '' : `${wrong + 1} `
    throw new QueryError(`Illegal type (${types[wrong]}) of ${place}argument of function ${name}`)
  }

/** `if` and `multiIf`: conditions, each followed by its value, and the value if no condition is true. */
const choice: Prepare = (types, _, { name }) => {
  const isTested = (index: number) => index % 2 === 0 && index < types.length - 1
  const wrong = types.find((type, index) => isTested(index) && !is.condition(type))
  if (wrong) throw illegalType(wrong, name)
  const apply = (...given: Value[]) => {
    const index = given.findIndex((value, at) => isTested(at) && Boolean(value))
    return given[index < 0 ? given.length - 1 : index + 1] ?? null
  }
  return { type: commonType(types.filter((_, index) => !isTested(index))) ?? 'Variant', apply }
}

/** A function whose result has the common type of its arguments. */
const common =
  (apply: (...values: Value[]) => Value): Prepare =>
  (types) => ({ type: supertype(types), apply })
const best = (isBetter: (a: number, b: number) => boolean): Prepare =>
  common((...all) => all.reduce((a, b) => (isBetter(b as number, a as number) ? b : a)))
const firstKnown = common((...values) => values.find((value) => value !== null) ?? null)

function refuseTrue(value: Value): Value {
  if (value) throw new QueryError("Value passed to 'throwIf' function is non-zero")
  return 0
}

/** Comparisons, and the functions of other operators: lists, tuples and their elements. */
export const comparisons: FunctionTable = functionTable({
  'equals any any': comparison((a, b) => a === b),
  'notEquals any any': comparison((a, b) => a !== b),
  'less any any': comparison((a, b) => a < b),
  'lessOrEquals any any': comparison((a, b) => a <= b),
  'greater any any': comparison((a, b) => a > b),
  'greaterOrEquals any any': comparison((a, b) => a >= b),
  'like text text': like(false, false),
  'ilike text text': like(true, false),
  'notLike text text': like(false, true),
  'notILike text text': like(true, true),
  'match* text text': matching,
  'in any any': membership(false),
  'notIn any any': membership(true),
  'array any?…': (types) => ({ type: `Array(${types.length === 0 ? 'Nothing' : supertype(types)})`, apply: listed }),
  'arrayElement any any': element,
  'tuple any?…': (types) => ({ type: `Tuple(${types.join(', ')})`, apply: listed }),
  'isNotDistinctFrom any any:? UInt8': (a, b) => JSON.stringify(a) === JSON.stringify(b),
})

export const conditions: FunctionTable = functionTable({
  'and any any…': logical((...values) => Number(values.every(Boolean))),
  'or any any…': logical((...values) => Number(values.some(Boolean))),
  'not any': logical((value = null) => (value === null ? null : Number(!value))),
  'if* any any any': choice,
  'multiIf* any any any…': choice,
  'coalesce* any…': firstKnown,
  'ifNull* any any': firstKnown,
  'greatest* scalar…': best((a, b) => a > b),
  'least* scalar…': best((a, b) => a < b),
  'isNull* any:? UInt8': (value) => value === null,
  'isNotNull* any:? UInt8': (value) => value !== null,
  'nullIf* any any:? =': (value, other) => (value === other ? null : value),
  'throwIf number:? UInt8': refuseTrue,
})
