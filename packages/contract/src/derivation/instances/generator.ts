import {
  isSame,
  itemsOf,
  type Json,
  type JsonObject,
  keyOf,
  type Node,
  type Property,
  propertiesOf,
  stated,
  typesOf,
  type Variant,
} from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { leastWrong } from '../../schema/visited-value.ts'
import { scalarsOf } from './scalars.ts'

/** `full`: every property that the rules allow together. `minimal`: only the required ones. */
export type Richness = (typeof RICHNESSES)[number]
export const RICHNESSES = ['full', 'minimal'] as const

/** Generates values that a schema accepts, also where rules connect the fields of an object. */
export interface InstanceGenerator {
  /** The reader of the document that the values are for. */
  readonly reader: SchemaReader
  /** A valid value, or `undefined` where none was found. */
  sample(node: Node, richness: Richness): Json | undefined
  /** A valid value of one variant of the node. */
  sampleAs(node: Node, variant: Variant, richness: Richness): Json | undefined
  /** A few valid values that rules can distinguish: all members, both booleans, lists of one, two and three. */
  variety(node: Node): readonly Json[]
  /** A valid object of this variant with the given fields, or `undefined` where the rules forbid them. */
  complete(node: Node, variant: Variant, fixed: JsonObject, richness: Richness): JsonObject | undefined
  /** Changes one free field at a time to the value with the fewest errors, until no change helps. No value has less than `fewest`. */
  improve(
    variant: Variant,
    start: JsonObject,
    fixed: readonly string[],
    complaints: (value: JsonObject) => number,
    fewest?: number,
  ): JsonObject
}

const MOST_REPAIRS = 12

export function createInstanceGenerator(reader: SchemaReader): InstanceGenerator {
  const samples = new Map<string, Json | undefined>()
  const completed = new Map<string, JsonObject | undefined>()
  const varieties = new Map<string, readonly Json[]>()
  /** The nodes that are being sampled: a recursive schema is not entered again. */
  const under = new Set<string>()

  function sample(node: Node, richness: Richness): Json | undefined {
    const name = keyOf(node)
    const key = `${richness} ${name}`
    if (samples.has(key)) return samples.get(key)
    if (under.has(name)) return undefined
    under.add(name)
    const value = firstOf(reader.variants(node), (variant) => sampleAs(node, variant, richness))
    under.delete(name)
    if (under.size === 0 || value !== undefined) samples.set(key, value)
    return value
  }

  function sampleAs(node: Node, variant: Variant, richness: Richness): Json | undefined {
    const types = typesOf(variant)
    if (types?.includes('object')) return complete(node, variant, {}, richness)
    if (types?.includes('array')) return firstOf(listsOf(variant, richness), (list) => accepted(node, list))
    return firstOf(scalarsOf(variant), (value) => accepted(node, value))
  }

  const accepted = (node: Node, value: Json): Json | undefined => (reader.accepts(node, value) ? value : undefined)

  function listsOf(variant: Variant, richness: Richness): readonly (readonly Json[])[] {
    const items = itemsOf(variant)
    const fewest = Math.max(0, ...stated(variant, 'minItems').map(({ value }) => value))
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
    // A recursive schema is not entered again.
    varieties.set(key, [])
    const values = reader.variants(node).flatMap((variant): readonly (Json | undefined)[] => {
      const types = typesOf(variant)
      if (types?.includes('object')) return RICHNESSES.map((richness) => complete(node, variant, {}, richness))
      if (types?.includes('array')) {
        const one = sample(itemsOf(variant), 'minimal') ?? null
        return [[one], [one, one], [one, one, one], []]
      }
      return scalarsOf(variant)
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

  function complete(node: Node, variant: Variant, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const key = [richness, JSON.stringify(fixed), keyOf(node), '|', keyOf(variant.parts)].join(' ')
    if (completed.has(key)) return completed.get(key)
    const value = completeAnew(node, variant, fixed, richness)
    if (under.size === 0) completed.set(key, value)
    return value
  }

  function completeAnew(node: Node, variant: Variant, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const properties = propertiesOf(variant)
    const start: Record<string, Json> = { ...fixed }
    for (const property of properties) {
      if (property.name in fixed || (richness === 'minimal' && !property.required)) continue
      const value = sample(property.node, richness)
      if (value !== undefined) start[property.name] = value
    }
    // A value can satisfy this variant and still be invalid, if two branches of a `oneOf` accept it.
    const complaints = (value: JsonObject) => reader.complaints(variant, value) || (reader.accepts(node, value) ? 0 : 1)
    const best = improve(variant, start, Object.keys(fixed), complaints)
    return complaints(best) === 0 ? best : undefined
  }

  const improve: InstanceGenerator['improve'] = (variant, start, fixed, complaints, fewest = 0) => {
    const free = propertiesOf(variant).filter(({ name }) => !fixed.includes(name))
    let current = { item: start, count: complaints(start) }
    for (let round = 0; round < MOST_REPAIRS && current.count > fewest; round++) {
      const moves = free.flatMap((property) => movesOf(current.item, property))
      const best = leastWrong(moves, complaints, fewest)
      if (!best || best.count >= current.count) break
      current = best
    }
    return current.item
  }

  function movesOf(current: JsonObject, property: Property): JsonObject[] {
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

/** The same item with another text in it. */
export function distinctItem(item: Json, index: number): Json {
  if (typeof item === 'string') return distinctText(item, index)
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return index
  const texts = Object.entries(item).filter(([, value]) => typeof value === 'string')
  const [key, text] = texts.find(([name]) => name === 'id') ?? texts.at(-1) ?? ['key']
  return { ...item, [key]: distinctText(String(text ?? ''), index) }
}

/** A long text keeps its length and its start, so that an id stays an id. */
function distinctText(text: string, index: number): string {
  return text.length < 12 ? `item${index}` : `${text.slice(0, -3)}${String(index).padStart(3, '0')}`
}
