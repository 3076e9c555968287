import { type Json, type JsonObject, keyOf, type Node, type Shape } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { isSame, itemsOf, propertiesOf, stated, typesOf } from './constraints.ts'
import { scalarsOf } from './scalars.ts'

/** `full`: every property that the rules let stand together. `minimal`: only what must be there. */
export type Richness = 'full' | 'minimal'

/** Makes values that a schema accepts, and knows how to make the fields of an object agree with each other. */
export interface ValueMaker {
  /** Reads the schemas of the document that the values are for. */
  readonly reader: SchemaReader
  /** A valid value, or `undefined` where none was found. */
  sample(node: Node, richness: Richness): Json | undefined
  /** A valid value of one shape of the node. */
  sampleAs(node: Node, shape: Shape, richness: Richness): Json | undefined
  /** A few valid values that differ where rules may look: all members, both booleans, lists of one, two and three. */
  variety(node: Node): readonly Json[]
  /** A valid object of this shape that holds the given fields, or `undefined` where the rules forbid them. */
  complete(node: Node, shape: Shape, fixed: JsonObject, richness: Richness): JsonObject | undefined
  /** Changes one free field after the other, each time to what leaves the fewest complaints, until none helps. */
  improve(
    shape: Shape,
    start: JsonObject,
    fixed: readonly string[],
    complaints: (value: JsonObject) => number,
  ): JsonObject
}

const MOST_REPAIRS = 12

export function createValueMaker(reader: SchemaReader): ValueMaker {
  const samples = new Map<string, Json | undefined>()
  const completed = new Map<string, JsonObject | undefined>()
  const varieties = new Map<string, readonly Json[]>()
  /** The nodes that are being sampled right now: a schema that holds itself is not entered again. */
  const under = new Set<string>()

  function sample(node: Node, richness: Richness): Json | undefined {
    const name = keyOf(node)
    const key = `${richness} ${name}`
    if (samples.has(key)) return samples.get(key)
    if (under.has(name)) return undefined
    under.add(name)
    const value = firstOf(reader.shapes(node), (shape) => sampleAs(node, shape, richness))
    under.delete(name)
    if (under.size === 0 || value !== undefined) samples.set(key, value)
    return value
  }

  function sampleAs(node: Node, shape: Shape, richness: Richness): Json | undefined {
    const types = typesOf(shape)
    if (types?.includes('object')) return complete(node, shape, {}, richness)
    if (types?.includes('array')) return firstOf(listsOf(shape, richness), (list) => accepted(node, list))
    return firstOf(scalarsOf(shape), (value) => accepted(node, value))
  }

  const accepted = (node: Node, value: Json): Json | undefined => (reader.accepts(node, value) ? value : undefined)

  function listsOf(shape: Shape, richness: Richness): readonly (readonly Json[])[] {
    const items = itemsOf(shape)
    const fewest = Math.max(0, ...stated(shape, 'minItems').map(({ value }) => value))
    const distinct = items.length > 0 ? variety(items) : [1, 2, 3]
    const first = items.length > 0 ? sample(items, richness) : 1
    const list = (length: number): readonly Json[] =>
      first === undefined
        ? []
        : Array.from({ length }, (_, index) => (index === 0 ? first : (distinct[index] ?? first)))
    const lengths = richness === 'full' ? [Math.max(1, fewest), 2, 0] : [fewest, Math.max(1, fewest), 2]
    return lengths.map(list)
  }

  function variety(node: Node): readonly Json[] {
    const key = keyOf(node)
    const known = varieties.get(key)
    if (known) return known
    varieties.set(key, [])
    const values = reader.shapes(node).flatMap((shape): readonly (Json | undefined)[] => {
      const types = typesOf(shape)
      if (types?.includes('object')) return [complete(node, shape, {}, 'full'), complete(node, shape, {}, 'minimal')]
      if (types?.includes('array')) {
        const one = sample(itemsOf(shape), 'minimal') ?? null
        return [[one], [one, one], [one, one, one], []]
      }
      return scalarsOf(shape)
    })
    const distinct = values.filter(
      (value, index): value is Json =>
        value !== undefined &&
        reader.accepts(node, value) &&
        values.findIndex((other) => isSame(other, value)) === index,
    )
    varieties.set(key, distinct)
    return distinct
  }

  function complete(node: Node, shape: Shape, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const key = [richness, JSON.stringify(fixed), keyOf(node), '|', keyOf(shape.parts)].join(' ')
    if (completed.has(key)) return completed.get(key)
    const value = completeAnew(node, shape, fixed, richness)
    if (under.size === 0) completed.set(key, value)
    return value
  }

  function completeAnew(node: Node, shape: Shape, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const properties = propertiesOf(shape)
    const start: Record<string, Json> = { ...fixed }
    for (const property of properties) {
      if (property.name in fixed || (richness === 'minimal' && !property.required)) continue
      const value = sample(property.node, richness)
      if (value !== undefined) start[property.name] = value
    }
    // A value may be right as this shape and wrong all the same, as when two branches of a union take it.
    const complaints = (value: JsonObject) => reader.complaints(shape, value) || (reader.accepts(node, value) ? 0 : 1)
    const best = improve(shape, start, Object.keys(fixed), complaints)
    return complaints(best) === 0 ? best : undefined
  }

  function improve(
    shape: Shape,
    start: JsonObject,
    fixed: readonly string[],
    complaints: (value: JsonObject) => number,
  ): JsonObject {
    const free = propertiesOf(shape).filter(({ name }) => !fixed.includes(name))
    let current = { value: start, count: complaints(start) }
    for (let round = 0; round < MOST_REPAIRS && current.count > 0; round++) {
      const moves = free.flatMap((property) => movesOf(current.value, property))
      const counted = moves.map((value) => ({ value, count: complaints(value) }))
      const best = counted.toSorted((left, right) => left.count - right.count)[0]
      if (!best || best.count >= current.count) break
      current = best
    }
    return current.value
  }

  function movesOf(current: JsonObject, property: { name: string; node: Node; required: boolean }): JsonObject[] {
    const { [property.name]: present, ...without } = current
    const others = variety(property.node).map((value) => ({ ...current, [property.name]: value }))
    return present === undefined || property.required ? others : [without, ...others]
  }

  return { reader, sample, sampleAs, variety, complete, improve }
}

function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
