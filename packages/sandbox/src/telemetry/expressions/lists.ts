import { QueryError } from '../query-error.ts'
import { toBytes } from './bytes.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { isList, isText, itemType } from './types.ts'

function sized(name: string, type: string, compute: (size: number) => number): DatabaseFunction {
  return {
    arity: [1, 1],
    anyCase: name === 'length',
    prepare: (types, _, where) => {
      const [given] = types as [string]
      if (!isText(given) && !isList(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}${where.slice(name.length)}. `)
      return { type, apply: (value) => compute(sizeOf(value)) }
    },
  }
}

function sizeOf(value: Value): number {
  if (typeof value === 'string') return toBytes(value).length
  return Array.isArray(value) ? value.length : Object.keys(value as object).length
}

const contains = (name: string): DatabaseFunction => ({
  arity: [2, 2],
  prepare: (types) => {
    if (!isList(types[0] as string))
      throw new QueryError(
        name === 'has'
          ? `First argument for function has must be an array, map or JSON. Actual ${types[0]}: In scope SELECT. `
          : 'Function mapContainsKey requires at least one argument of type Map: In scope SELECT. ',
      )
    const apply = (list: Value, item: Value) =>
      Number(Array.isArray(list) ? list.includes(item) : Object.hasOwn(list as object, item as string))
    return { type: 'UInt8', apply }
  },
})

function ofMap(
  name: string,
  typeOf: (map: string) => string,
  compute: (map: Record<string, Value>) => Value[],
): DatabaseFunction {
  return {
    arity: [1, 1],
    prepare: (types) => {
      if (!(types[0] as string).startsWith('Map('))
        throw new QueryError(`Function ${name} requires at least one argument of type Map: In scope SELECT. `)
      return { type: `Array(${typeOf(types[0] as string)})`, apply: (map) => compute(map as Record<string, Value>) }
    },
  }
}

/** Whether an item of an array of texts holds a text, without regard to case; of maps, whether one does under a key. */
const containsText: DatabaseFunction = {
  arity: [2, 3],
  prepare: () => ({
    type: 'UInt8',
    apply: (list, sought, key) => {
      const lower = String(sought).toLowerCase()
      const texts = (list as Value[]).map((item) =>
        key === undefined ? item : (item as Record<string, Value>)[key as string],
      )
      return Number(
        texts.some((item) =>
          String(item ?? '')
            .toLowerCase()
            .includes(lower),
        ),
      )
    },
  }),
}

function mapOf(...values: Value[]): Value {
  const pairs = values.flatMap((key, index) => (index % 2 === 0 ? [[String(key), values[index + 1] ?? null]] : []))
  return Object.fromEntries(pairs)
}

export const lists: Record<string, DatabaseFunction> = {
  length: sized('length', 'UInt64', (size) => size),
  empty: sized('empty', 'UInt8', (size) => Number(size === 0)),
  notEmpty: sized('notEmpty', 'UInt8', (size) => Number(size > 0)),
  has: contains('has'),
  mapContains: contains('mapContains'),
  map: {
    arity: [0, 1000],
    prepare: ([key = 'Nothing', value = 'Nothing']) => ({ type: `Map(${key}, ${value})`, apply: mapOf }),
  },
  mapKeys: ofMap('mapKeys', () => 'String', Object.keys),
  mapValues: ofMap('mapValues', itemType, Object.values),
  arrayContainsText: containsText,
}
