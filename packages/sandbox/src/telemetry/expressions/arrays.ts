import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { asText, itemType } from './types.ts'
import { byName, usual } from './usual.ts'

const same = ([type = '']: string[]): string => type
const item = ([type = '']: string[]): string => itemType(type)
const compared = (a: Value, b: Value): number => (Number(a) - Number(b) || String(a) < String(b) ? -1 : 1)
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
    items.slice(from - Number(from > 0), length === undefined ? undefined : from - 1 + length),
  ),
  arrayEnumerate: usual('list', 'Array(UInt32)', (items: Value[]) => items.map((_, index) => index + 1)),
  arrayStringConcat: usual('list text?', 'String', (items: Value[], between = '') => items.join(between), {
    complaint: byName(['arr', 'Array'], ['separator', 'const String']),
  }),
  range: usual('number', 'Array(UInt8)', (size: number) => Array.from({ length: Math.min(size, 10_000) }, (_, i) => i)),
  toJSONString: {
    arity: [1, 1],
    prepare: ([type = '']) => ({
      type: 'String',
      apply: (value) => JSON.stringify(typeof value === 'number' ? Number(value) : asText(value, type) && value),
    }),
  },
}
