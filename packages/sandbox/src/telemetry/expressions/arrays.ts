import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { asText, itemType, widened } from './types.ts'
import { byName, usual } from './usual.ts'

const same = ([type = '']: string[]): string => type
const item = ([type = '']: string[]): string => itemType(type)
/** The order of values. */
export const compared = (a: Value, b: Value): number => {
  const [one, other] = typeof a === 'number' && typeof b === 'number' ? [a, b] : [String(a), String(b)]
  return one < other ? -1 : Number(one > other)
}
const sums = (items: number[]): number[] => items.map((_, index) => total(items.slice(0, index + 1)))
const total = (items: number[]): number => items.reduce((sum, one) => sum + one, 0)
const arrayFirst = {
  complaint: (type: string, index: number, name: string) =>
    `Argument ${index} for function ${name} must be an array but it has type ${type}`,
}

/** Functions of arrays. */
export const arrays: Record<string, DatabaseFunction> = {
  indexOf: usual('list any', 'UInt64', (items: Value[], one) => items.indexOf(one) + 1, {
    complaint: (type) => `First argument for function indexOf must be an array. Actual ${type}`,
  }),
  hasAny: usual('list list', 'UInt8', (a: Value[], b: Value[]) => Number(b.some((one) => a.includes(one))), arrayFirst),
  hasAll: usual(
    'list list',
    'UInt8',
    (a: Value[], b: Value[]) => Number(b.every((one) => a.includes(one))),
    arrayFirst,
  ),
  arraySum: usual('list', ([type = '']) => (/Float/.test(type) ? 'Float64' : 'UInt64'), total),
  arrayAvg: usual('list', 'Float64', (items: number[]) => total(items) / items.length),
  arrayMin: usual('list', item, (items: Value[]) => [...items].sort(compared)[0] ?? null),
  arrayMax: usual('list', item, (items: Value[]) => [...items].sort(compared).at(-1) ?? null),
  arraySort: usual('list', same, (items: Value[]) => [...items].sort(compared)),
  arrayReverseSort: usual('list', same, (items: Value[]) => [...items].sort(compared).reverse()),
  arrayReverse: usual('list', same, (items: Value[]) => [...items].reverse()),
  arrayDistinct: usual('list', same, (items: Value[]) => [...new Set(items)]),
  arrayCompact: usual('list', same, (items: Value[]) => items.filter((one, index) => one !== items[index - 1])),
  arrayUniq: usual('list', 'UInt32', (items: Value[]) => new Set(items).size),
  arrayCount: usual('flags', 'UInt32', (items: Value[]) => items.filter(Boolean).length, {
    complaint: (type) =>
      `The 1st and only argument for function arrayCount must be array of UInt8. Found ${type} instead`,
  }),
  arrayConcat: usual('list…', same, (...lists: Value[][]) => lists.flat()),
  arrayPushBack: usual('list any', same, (items: Value[], one) => [...items, one]),
  arrayPushFront: usual('list any', same, (items: Value[], one) => [one, ...items]),
  arraySlice: usual('list number number?', same, (items: Value[], from: number, length?: number) =>
    items.slice(from - Number(from > 0)).slice(0, length),
  ),
  arrayEnumerate: usual('list', 'Array(UInt32)', (items: Value[]) => items.map((_, index) => index + 1)),
  arrayStringConcat: usual('list text?', 'String', (items: Value[], between = '') => items.join(between), {
    complaint: byName(['arr', 'Array'], ['separator', 'const String']),
  }),
  range: usual('number number? number?', 'Array(UInt8)', (from: number, to?: number, step = 1) => {
    const [first, end] = to === undefined ? [0, from] : [from, to]
    const length = Math.ceil((end - first) / step)
    return Array.from({ length: Math.min(Math.max(0, length), 10_000) }, (_, index) => first + index * step)
  }),
  countEqual: usual('list any', 'UInt64', (items: Value[], one) => items.filter((item) => item === one).length),
  arrayPopBack: usual('list', same, (items: Value[]) => items.slice(0, -1)),
  arrayPopFront: usual('list', same, (items: Value[]) => items.slice(1)),
  arrayFlatten: usual(
    'list',
    ([type = '']) => `Array(${type.replace(/Array\(|\)/g, '')})`,
    (items: Value[]) => (items as unknown[]).flat(8) as Value[],
  ),
  arrayIntersect: usual('list…', same, (...lists: Value[][]) => {
    const [first = [], ...others] = lists
    return [...new Set(first)].filter((one) => others.every((list) => list.includes(one)))
  }),
  arrayZip: {
    arity: [1, 100],
    prepare: (types) => ({
      type: `Array(Tuple(${types.map(itemType).join(', ')}))`,
      apply: (...lists) =>
        (lists[0] as Value[]).map((_, index) => lists.map((list) => (list as Value[])[index] ?? null)),
    }),
  },
  arrayProduct: usual('list', 'Float64', (items: number[]) => items.reduce((product, one) => product * one, 1)),
  arrayCumSum: usual('list', ([type = '']) => (/Float/.test(type) ? 'Array(Float64)' : 'Array(UInt64)'), sums),
  arrayDifference: usual(
    'list',
    ([type = '']) => (/Float/.test(type) ? 'Array(Float64)' : `Array(${widened([itemType(type)], true)})`),
    (items: number[]) => items.map((one, index) => one - (items[index - 1] ?? one)),
  ),
  arrayWithConstant: usual(
    'number any',
    ([, type = '']) => `Array(${type})`,
    (size: number, value) => Array.from({ length: Math.min(size, 10_000) }, () => value),
  ),
  mapFromArrays: usual(
    'list list',
    (types) => `Map(${types.map(itemType).join(', ')})`,
    (keys: Value[], values: Value[]) =>
      Object.fromEntries(keys.map((key, index) => [String(key), values[index] ?? null])),
  ),
  toJSONString: {
    arity: [1, 1],
    prepare: ([type = '']) => ({
      type: 'String',
      apply: (value) => JSON.stringify(typeof value === 'number' ? Number(value) : asText(value, type) && value),
    }),
  },
}
