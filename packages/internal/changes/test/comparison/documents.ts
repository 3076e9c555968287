import { nodeAt, pointerTokens } from '@clouddb/document/pointer'
import { allSchemas as locatedSchemas } from '@clouddb/document/schemas'
import { apiFolders, documentOf } from '@clouddb/packed/install/packages.ts'
import type { Json } from './corpus/index.ts'

/** The documents that the packages ship. */
export const shipped = apiFolders.map((api) => [api, (): Json => documentOf(api)] as const)

export function nodeOf(document: object, pointer: string): unknown {
  return pointer === '#' ? document : nodeAt(document, pointer)
}

/** The same document with its keys in another order, and its lists where their order says nothing. */
export function shuffled(node: Json, seed: number): Json {
  let state = seed
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  const order = <Item>(items: Item[]): Item[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((first, second) => first.rank - second.rank)
      .map(({ item }) => item)
  const shuffle = (value: Json, key: string): Json => {
    if (Array.isArray(value)) {
      const items = value.map((item) => shuffle(item, ''))
      return unordered.has(key) ? order(items) : items
    }
    if (typeof value !== 'object' || value === null) return value
    // Lists in examples are data, and have an order.
    if (data.has(key)) return value
    // Sentences name operations in the order of the document.
    const entries = key === 'paths' || key.startsWith('/') ? Object.entries(value) : order(Object.entries(value))
    return Object.fromEntries(entries.map(([name, child]) => [name, shuffle(child, name)]))
  }
  return shuffle(node, '')
}

const unordered = new Set(['required', 'enum', 'x-extensible-enum', 'type', 'oneOf', 'anyOf', 'allOf', 'parameters'])
const data = new Set(['examples', 'example', 'default', 'value'])

/** Keywords that no user of a package ever sees. */
export const silent = ['x-provenance', 'x-carried', '$comment']

/** The keys that lead to each schema of a document. */
export const schemasOf = (document: Json): (readonly string[])[] =>
  locatedSchemas(document).map(({ pointer }) => pointerTokens(pointer))

export function at(document: Json, keys: readonly string[]): Json {
  return keys.reduce((node, key) => node[key], document)
}

/** A type that a constant implies, and items of any kind. */
function isImplied(schema: Json, keyword: string): boolean {
  if (keyword === 'items') return Object.keys(schema.items).every((word) => silent.includes(word))
  return isTypeOfValues(schema, keyword)
}

const isTypeOfValues = (schema: Json, keyword: string): boolean =>
  keyword === 'type' && (schema.const !== undefined || schema.enum !== undefined)

/** Another value for a keyword, which may be invalid. */
export function altered(value: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return value.startsWith('#/') ? `${value}Missing` : `${value}x`
  if (Array.isArray(value)) return value.length > 1 ? value.slice(1) : [...value, 'another']
  const first = Object.keys(value).find((key) => !silent.includes(key) && !isTypeOfValues(value, key))
  if (first === undefined) return { another: {} }
  const { [first]: _, ...rest } = value
  return rest
}

/** Every keyword that has a meaning, of every schema of a document. */
export function keywordsOf(document: Json): { keys: readonly string[]; keyword: string }[] {
  return schemasOf(document).flatMap((keys) =>
    Object.keys(at(document, keys))
      .filter((keyword) => !silent.includes(keyword) && !isImplied(at(document, keys), keyword))
      .map((keyword) => ({ keys, keyword })),
  )
}
