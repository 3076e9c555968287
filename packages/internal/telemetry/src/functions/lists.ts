import type { Value } from '../language/expression.ts'
import { asText, itemType } from '../language/types.ts'
import { ownOf, QueryError } from '../query-error.ts'
import { type FunctionTable, made, type Prepare, prepared, unlessNull, withNulls, withoutNulls } from './table.ts'
import { toBytes } from './texts.ts'

const total = (items: readonly Value[]): number => items.reduce<number>((sum, one) => sum + Number(one), 0)
const count = (items: readonly Value[]): number => items.filter(Boolean).length
const sizeOf = (value: Value): number =>
  typeof value === 'string' ? toBytes(value).length : Object.keys(value as object).length

const contains = (list: Value, sought: Value): Value =>
  Number(Array.isArray(list) ? list.includes(sought) : Object.hasOwn(Object(list), sought as string))

const arrayCount: Prepare = ([type = ''], _, { where }) => {
  if (/^Array\((UInt8|Bool|Nothing)\)$/.test(type)) return { type: 'UInt32', apply: unlessNull(count) }
  throw new QueryError(
    `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead${where}`,
  )
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
  ...withoutNulls({
    'length* sized: UInt64': sizeOf,
    'empty sized: UInt8': (value: Value) => sizeOf(value) === 0,
    'notEmpty sized: UInt8': (value: Value) => sizeOf(value) > 0,
    'hasAny list list: UInt8': (a: Value[], b: Value[]) => b.some((one) => a.includes(one)),
    'hasAll list list: UInt8': (a: Value[], b: Value[]) => b.every((one) => a.includes(one)),
    'indexOf list any: UInt64': (items: Value[], one) => items.indexOf(one) + 1,
    'arrayContainsText list text text?: UInt8': containsText,
    'mapKeys map: Array(String)': Object.keys,
  }),
  ...withNulls({ 'has listed any: UInt8': contains, 'mapContains listed any: UInt8': contains }),
  ...prepared({
    'arrayCount list': arrayCount,
    'arraySum numbers': ([type = '']) => ({
      type: /Float/.test(type) ? 'Float64' : 'UInt64',
      apply: unlessNull(total),
    }),
    'arrayStringConcat list text?': made('String', (budget, [list = '']) => (items: Value[], between = '') => {
      budget.chunk(items.length * between.length)
      return items.map((item) => asText(item, itemType(list)) ?? '').join(between)
    }),
    'map any?…': ([key = 'Nothing', value = 'Nothing']) => ({ type: `Map(${key}, ${value})`, apply: mapOf }),
    'mapValues map': ([map = '']) => ({ type: `Array(${itemType(map)})`, apply: unlessNull(Object.values) }),
  }),
}

/** Functions of a lambda: the type and the value that follow from the items and from the results of the lambda. */
export const lambdas: Readonly<
  Record<string, { type: (item: string, result: string) => string; apply: (items: Value[], results: Value[]) => Value }>
> = {
  arrayMap: { type: (_, result) => `Array(${result})`, apply: (_, results) => results },
  arrayFilter: { type: (one) => `Array(${one})`, apply: (items, results) => items.filter((_, at) => results[at]) },
  arrayExists: { type: () => 'UInt8', apply: (_, results) => Number(results.some(Boolean)) },
  arrayCount: { type: () => 'UInt32', apply: (_, results) => count(results) },
  arraySum: { type: () => 'Float64', apply: (_, results) => total(results) },
}

/** The value at a path of keys and of positions that count from 1. */
function valueAt(json: string, path: (string | number)[]): unknown {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return undefined
  }
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = typeof key === 'number' ? Object.values(value)[key - 1] : ownOf(value as Record<string, unknown>, key)
  }
  return value
}

const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value ?? 0) : 0)
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')

const results: Readonly<Record<string, [type: string, of: (value: unknown) => Value]>> = {
  ExtractString: ['String', textOf],
  ExtractInt: ['Int64', (value) => Math.trunc(numberOf(value))],
  ExtractUInt: ['UInt64', (value) => Math.max(0, Math.trunc(numberOf(value)))],
  ExtractFloat: ['Float64', numberOf],
  ExtractBool: ['UInt8', (value) => Number(value === true)],
  ExtractRaw: ['String', (value) => (value === undefined ? '' : JSON.stringify(value))],
  Has: ['UInt8', (value) => Number(value !== undefined)],
  Length: ['UInt64', (value) => (typeof value === 'string' ? 0 : Object.keys(Object(value)).length)],
}

/** Functions with the same results: `JSON…` takes a path, and the others take the name of one key. */
const readers = Object.entries(results).flatMap(([name, [type, of]]) => {
  const read = (json: string, ...path: (string | number)[]) => of(valueAt(json, path))
  const ofKey = name === 'Length' ? [] : ['simpleJSON', 'visitParam']
  return [
    [`JSON${name} text any?…: ${type}`, read],
    ...ofKey.map((start) => [`${start}${name} text text: ${type}`, read]),
  ]
})

export const json: FunctionTable = {
  ...withoutNulls(Object.fromEntries(readers)),
  ...prepared({
    'toJSONString any': ([type = '']) => ({
      type: 'String',
      apply: (value = null) => JSON.stringify(typeof value === 'number' ? value : asText(value, type) && value),
    }),
  }),
}
