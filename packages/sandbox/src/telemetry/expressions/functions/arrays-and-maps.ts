import { ownOf } from '../../../json.ts'
import { QueryError } from '../../query-error.ts'
import type { Compiled, Expression, Parameter, Row, Scope, Value } from '../expression.ts'
import { asText, itemType } from '../types.ts'
import {
  anyCase,
  type DatabaseFunction,
  define,
  defineWithNulls,
  type FunctionTable,
  flag,
  prepared,
  unlessNull,
} from './function-table.ts'
import { toBytes } from './strings.ts'

const total = (items: number[]): number => items.reduce((sum, one) => sum + one, 0)
const count = (items: Value[]): number => items.filter(Boolean).length
const sizeOf = (value: Value): number =>
  typeof value === 'string' ? toBytes(value).length : Object.keys(value as object).length

/** Whether a list has an item, or a map has a key. */
const contains = defineWithNulls('listed any', 'UInt8', (list, sought) =>
  Number(Array.isArray(list) ? list.includes(sought) : Object.hasOwn(Object(list), sought)),
)

const counted = define('list', 'UInt32', count)
const arrayCount: DatabaseFunction = {
  ...counted,
  prepare: ([type = ''], ...rest) => {
    if (/^Array\((UInt8|Bool|Nothing)\)$/.test(type)) return counted.prepare([type], ...rest)
    throw new QueryError(
      `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead${rest[1].where}`,
    )
  },
}

function mapOf(...values: Value[]): Value {
  const pairs = values.flatMap((key, index) => (index % 2 === 0 ? [[String(key), values[index + 1] ?? null]] : []))
  return Object.fromEntries(pairs)
}

/** Whether a text of an array contains another, in any case. With a key, the items are maps that have texts. */
function containsText(list: (string | Record<string, string>)[], sought: string, key = ''): boolean {
  const texts = list.map((one) => (typeof one === 'string' ? one : ownOf(one, key)) ?? '')
  return texts.some((text) => text.toLowerCase().includes(sought.toLowerCase()))
}

/** Functions of arrays and maps; `length` and its like also take strings. */
export const arraysAndMaps: FunctionTable = {
  length: define('sized', 'UInt64', sizeOf, anyCase),
  empty: flag('sized', (value) => sizeOf(value) === 0),
  notEmpty: flag('sized', (value) => sizeOf(value) > 0),
  has: contains,
  hasAny: flag('list list', (a: Value[], b: Value[]) => b.some((one) => a.includes(one))),
  hasAll: flag('list list', (a: Value[], b: Value[]) => b.every((one) => a.includes(one))),
  indexOf: define('list any', 'UInt64', (items, one) => items.indexOf(one) + 1),
  arraySum: define('numbers', ([type = '']) => (/Float/.test(type) ? 'Float64' : 'UInt64'), total),
  arrayCount,
  arrayStringConcat: prepared('list text?', ([list = ''], _, { budget }) => {
    const joined = (items: Value[], between = '') => {
      budget.chunk(items.length * between.length)
      return items.map((item) => asText(item, itemType(list)) ?? '').join(between)
    }
    return { type: 'String', apply: unlessNull(joined) }
  }),
  arrayContainsText: flag('list text text?', containsText),
  map: defineWithNulls('any?…', ([key = 'Nothing', value = 'Nothing']) => `Map(${key}, ${value})`, mapOf),
  mapKeys: define('map', 'Array(String)', Object.keys),
  mapValues: define('map', ([map = '']) => `Array(${itemType(map)})`, Object.values),
  mapContains: contains,
}

const selected = (items: Value[], results: Value[]): Value[] => items.filter((_, index) => Boolean(results[index]))

/** Functions of a lambda: the type and the value that follow from the items and from the results of the lambda. */
const lambdaFunctions: Readonly<
  Record<string, { type: (item: string, result: string) => string; apply: (items: Value[], results: Value[]) => Value }>
> = {
  arrayMap: { type: (_, result) => `Array(${result})`, apply: (_, results) => results },
  arrayFilter: { type: (one) => `Array(${one})`, apply: selected },
  arrayExists: { type: () => 'UInt8', apply: (_, results) => Number(results.some(Boolean)) },
  arrayCount: { type: () => 'UInt32', apply: (_, results) => count(results) },
  arraySum: { type: () => 'Float64', apply: (_, results) => total(results.map(Number)) },
}

/** Compiles a call with a lambda: `arrayExists(name -> name = 'x', names)`. Returns undefined for other calls. */
export function compileLambda(
  { name, args: [lambda, ...lists] }: Expression & { kind: 'call' },
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Compiled,
): Compiled | undefined {
  if (lambda?.kind !== 'lambda') return undefined
  const known = ownOf(lambdaFunctions, name)
  if (!known) throw new QueryError(`Function with name \`${name}\` does not exist. In scope ${scope.query}. `)
  const arrays = lists.map((list) => compile(list, scope))
  const itemTypes = arrays.map(({ type }) => itemType(type))
  if (arrays.length === 0 || arrays.some(({ type }) => !type.startsWith('Array(')))
    throw new QueryError(`The arguments of function ${name} after the lambda must be arrays: In scope SELECT. `)
  const names = lambda.parameters
  const own = names.map((_, index): Parameter => ({ type: itemTypes[index] ?? '', value: null }))
  const parameters = new Map([
    ...(scope.parameters ?? []),
    ...own.map((one, index) => [names[index] ?? '', one] as const),
  ])
  const body = compile(lambda.body, { ...scope, parameters, query: 'x -> x', sought: 'expression' })
  const evaluate = (row: Row): Value => {
    const values = arrays.map((array) => array.evaluate(row) as Value[] | null)
    const [items] = values
    if (!items) return null
    const results = items.map((_, index) => {
      scope.budget.work(8)
      for (const [place, parameter] of own.entries()) parameter.value = values[place]?.[index] ?? null
      return body.evaluate(row)
    })
    return known.apply(items, results)
  }
  const read = [...body.columns].filter((one) => !names.includes(one))
  const columns = new Set([...arrays.flatMap((array) => [...array.columns]), ...read])
  return { type: known.type(itemTypes[0] ?? '', body.type), columns, evaluate }
}
