import { QueryError } from '../../query-error.ts'
import type { Compiled, Expression, Row, Scope, Value } from '../expression.ts'
import { isList, itemType } from '../types.ts'
import { type DatabaseFunction, define, defineForAny, type FunctionTable } from './function-table.ts'
import { toBytes } from './strings.ts'

type Entries = Record<string, Value>

const total = (items: number[]): number => items.reduce((sum, one) => sum + one, 0)
const needsArray = {
  complaint: (type: string, index: number, name: string) =>
    `Argument ${index} for function ${name} must be an array but it has type ${type}`,
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return toBytes(value).length
  return Object.keys(value as object).length
}

const contains = (error: (type: string) => string): DatabaseFunction => ({
  arity: [2, 2],
  prepare: ([type = '']) => {
    if (!isList(type)) throw new QueryError(`${error(type)}: In scope SELECT. `)
    const apply = (list: Value, sought: Value) =>
      Number(Array.isArray(list) ? list.includes(sought) : Object.hasOwn(list as object, sought as string))
    return { type: 'UInt8', apply }
  },
})

const partsOfMap = (name: string, typeOf: (map: string) => string, parts: (map: Entries) => Value[]) =>
  define('map', ([map = '']) => `Array(${typeOf(map)})`, parts, {
    complaint: () => `Function ${name} requires at least one argument of type Map`,
  })

function mapOf(...values: Value[]): Value {
  const pairs = values.flatMap((key, index) => (index % 2 === 0 ? [[String(key), values[index + 1] ?? null]] : []))
  return Object.fromEntries(pairs)
}

/** Whether a text of an array contains another, in any case. With a key, the items are maps that have texts. */
function containsText(list: Value, sought: Value, key?: Value): number {
  const lower = String(sought).toLowerCase()
  const texts = (list as Value[]).map((one) => (key === undefined ? one : (one as Entries)[key as string]))
  return Number(
    texts.some((text) =>
      String(text ?? '')
        .toLowerCase()
        .includes(lower),
    ),
  )
}

/** Functions of arrays and maps; `length` and its like also take strings. */
export const arraysAndMaps: FunctionTable = {
  length: define('sized', 'UInt64', sizeOf, { anyCase: true }),
  empty: define('sized', 'UInt8', (value: Value) => Number(sizeOf(value) === 0)),
  notEmpty: define('sized', 'UInt8', (value: Value) => Number(sizeOf(value) > 0)),
  has: contains((type) => `First argument for function has must be an array, map or JSON. Actual ${type}`),
  hasAny: define(
    'list list',
    'UInt8',
    (a: Value[], b: Value[]) => Number(b.some((one) => a.includes(one))),
    needsArray,
  ),
  hasAll: define(
    'list list',
    'UInt8',
    (a: Value[], b: Value[]) => Number(b.every((one) => a.includes(one))),
    needsArray,
  ),
  indexOf: define('list any', 'UInt64', (items: Value[], one) => items.indexOf(one) + 1, {
    complaint: (type) => `First argument for function indexOf must be an array. Actual ${type}`,
  }),
  arraySum: define('list', ([type = '']) => (/Float/.test(type) ? 'Float64' : 'UInt64'), total),
  arrayCount: define('flags', 'UInt32', (items: Value[]) => items.filter(Boolean).length, {
    complaint: (type) =>
      `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead`,
  }),
  arrayStringConcat: define('list text?', 'String', (items: Value[], between = '') => items.join(between)),
  arrayContainsText: defineForAny([2, 3], 'UInt8', containsText),
  map: defineForAny([0, 1000], ([key = 'Nothing', value = 'Nothing']) => `Map(${key}, ${value})`, mapOf),
  mapKeys: partsOfMap('mapKeys', () => 'String', Object.keys),
  mapValues: partsOfMap('mapValues', itemType, Object.values),
  mapContains: contains(() => 'Function mapContainsKey requires at least one argument of type Map'),
}

const selected = (items: Value[], results: Value[]): Value[] => items.filter((_, index) => Boolean(results[index]))

/** Functions of a lambda: the type and the value that follow from the items and from the results of the lambda. */
const lambdaFunctions: Readonly<
  Record<string, { type: (item: string, result: string) => string; apply: (items: Value[], results: Value[]) => Value }>
> = {
  arrayMap: { type: (_, result) => `Array(${result})`, apply: (_, results) => results },
  arrayFilter: { type: (one) => `Array(${one})`, apply: selected },
  arrayExists: { type: () => 'UInt8', apply: (_, results) => Number(results.some(Boolean)) },
  arrayCount: { type: () => 'UInt32', apply: (_, results) => results.filter(Boolean).length },
  arraySum: { type: () => 'Float64', apply: (_, results) => total(results.map(Number)) },
}

/** Compiles a call with a lambda: `arrayExists(name -> name = 'x', names)`. Returns undefined for other calls. */
export function compileLambda(
  { name, args }: Expression & { kind: 'call' },
  scope: Scope,
  compile: (expression: Expression, scope: Scope) => Compiled,
): Compiled | undefined {
  const [lambda, ...lists] = args
  if (lambda?.kind !== 'lambda') return undefined
  const known = Object.hasOwn(lambdaFunctions, name) ? lambdaFunctions[name] : undefined
  if (!known) throw new QueryError(`Function with name \`${name}\` does not exist. In scope ${scope.query}. `)
  const arrays = lists.map((list) => compile(list, scope))
  const wrong = arrays.findIndex(({ type }) => !type.startsWith('Array('))
  if (wrong >= 0 || arrays.length === 0)
    throw new QueryError(
      `Argument ${wrong + 2} of function ${name} must be array. Found ${arrays[wrong]?.type ?? 'nothing'} instead: In scope ${scope.query}. `,
    )
  const { parameters } = lambda
  const types = Object.fromEntries(parameters.map((one, index) => [one, itemType(arrays[index]?.type ?? '')]))
  const inner: Scope = { ...scope, columns: { ...scope.columns, ...types }, query: 'x -> x', sought: 'expression' }
  const body = compile(lambda.body, inner)
  const evaluate = (row: Row): Value => {
    const values = arrays.map((array) => array.evaluate(row) as Value[])
    const [items = []] = values
    const argumentsAt = (index: number) =>
      Object.fromEntries(parameters.map((one, place) => [one, values[place]?.[index] ?? null]))
    return known.apply(
      items,
      items.map((_, index) => body.evaluate({ ...row, ...argumentsAt(index) })),
    )
  }
  const read = [...body.columns].filter((one) => !parameters.includes(one))
  return {
    type: known.type(itemType(arrays[0]?.type ?? ''), body.type),
    columns: new Set([...arrays.flatMap(({ columns }) => [...columns]), ...read]),
    evaluate,
  }
}
