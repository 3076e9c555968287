import type { Value } from '../language/expression.ts'
import { asText, itemType } from '../language/types.ts'
import { ownOf, QueryError } from '../refusals.ts'
import { type FunctionTable, functionTable, made, type Prepare, unlessNull } from './table.ts'
import { toBytes } from './texts.ts'

const sizeOf = (value: Value): number =>
  typeof value === 'string' ? toBytes(value).length : Object.keys(value as object).length

const contains = (list: Value, sought: Value): boolean =>
  Array.isArray(list) ? list.includes(sought) : Object.hasOwn(Object(list), sought as string)

const arrayCount: Prepare = ([type = '']) => {
  if (/^Array\((UInt8|Bool|Nothing)\)$/.test(type))
    return { type: 'UInt32', apply: unlessNull((items: Value[]) => items.filter(Boolean).length) }
  throw new QueryError(
    `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead`,
  )
}

/** Whether a text of an array contains another, in any case. With a key, the items are maps that have texts. */
function containsText(list: (string | Record<string, string>)[], sought: string, key = ''): boolean {
  const texts = list.map((one) => (typeof one === 'string' ? one : ownOf(one, key)) ?? '')
  return texts.some((text) => text.toLowerCase().includes(sought.toLowerCase()))
}

/** Functions of arrays and maps; `length` and its like also take strings. */
export const arraysAndMaps: FunctionTable = functionTable({
  'length* sized: UInt64': sizeOf,
  'empty sized: UInt8': (value: Value) => sizeOf(value) === 0,
  'notEmpty sized: UInt8': (value: Value) => sizeOf(value) > 0,
  'arrayContainsText list text text?: UInt8': containsText,
  'mapKeys map: Array(String)': Object.keys,
  'has listed any:? UInt8': contains,
  'mapContains listed any:? UInt8': contains,
  'arrayCount list': arrayCount,
  'arrayStringConcat list text?': made('String', (budget, [list = '']) => (items: Value[], between = '') => {
    budget.chunk(items.length * between.length)
    return items.map((item) => asText(item, itemType(list)) ?? '').join(between)
  }),
  'mapValues map': ([map = '']) => ({ type: `Array(${itemType(map)})`, apply: unlessNull(Object.values) }),
})

/** Functions of a lambda: the type and the value that follow from the items and from the results of the lambda. */
export const lambdas: Readonly<
  Record<string, { type: (item: string, result: string) => string; apply: (items: Value[], results: Value[]) => Value }>
> = {
  arrayMap: { type: (_, result) => `Array(${result})`, apply: (_, results) => results },
  arrayFilter: { type: (one) => `Array(${one})`, apply: (items, results) => items.filter((_, at) => results[at]) },
  arrayExists: { type: () => 'UInt8', apply: (_, results) => Number(results.some(Boolean)) },
}

/** The value at a path of keys and of positions that count from 1. */
function valueAt(json: string, path: (string | number)[]): unknown {
  try {
    const keyAt = (value: object, key: string | number) =>
      typeof key === 'number' ? (Object.keys(value)[key - 1] ?? '') : key
    return path.reduce((value: unknown, key) => {
      if (typeof value !== 'object' || value === null) return undefined
      return ownOf(value as Record<string, unknown>, keyAt(value, key))
    }, JSON.parse(json))
  } catch {
    return undefined
  }
}

const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value ?? 0) : 0)
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')

const results: Readonly<Record<string, [type: string, of: (value: unknown) => Value]>> = {
  ExtractString: ['String', textOf],
  ExtractInt: ['Int64', (value) => Math.trunc(numberOf(value))],
  ExtractFloat: ['Float64', numberOf],
  Has: ['UInt8', (value) => Number(value !== undefined)],
}

/** Functions with the same results: `JSON…` takes a path, and `simpleJSON…` takes the name of one key. */
const readers = Object.entries(results).flatMap(([name, [type, of]]) => {
  const read = (json: string, ...path: (string | number)[]) => of(valueAt(json, path))
  return [[`JSON${name} text any?…: ${type}`, read] as const, [`simpleJSON${name} text text: ${type}`, read] as const]
})

export const jsonFunctions: FunctionTable = functionTable<`${string}: ${string}`>(Object.fromEntries(readers))
