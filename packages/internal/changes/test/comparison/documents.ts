import { nodeAt } from '@clouddb/document/pointer'
import { apis, documentOf } from '@clouddb/packed/install/packages.ts'
import type { Json } from './corpus/base.ts'

/** The documents that the packages ship. */
export const shipped = apis.map((api) => [api, (): Json => documentOf(api)] as const)

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
