import {
  isSame,
  type Json,
  type JsonObject,
  type Node,
  type Property,
  pointersKey,
  remembered,
  stated,
  type Variant,
  variantItems,
  variantProperties,
  variantTypes,
} from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import { leastWrong } from '../../schema/visited-value.ts'
import { scalarsOf } from './scalars.ts'

/** `full`: every property that the rules allow together. `minimal`: only the required ones. */
export type Richness = (typeof RICHNESSES)[number]
export const RICHNESSES = ['full', 'minimal'] as const

const MOST_REPAIRS = 12

/** Generates values that a schema accepts, also where rules connect the fields of an object. */
export class InstanceGenerator {
  /** The reader of the document that the values are for. */
  readonly reader: SchemaReader
  readonly #samples = new Map<string, Json | undefined>()
  readonly #completed = new Map<string, JsonObject | undefined>()
  readonly #varieties = new Map<string, readonly Json[]>()
  /** The nodes that are being sampled: a recursive schema is not entered again. */
  readonly #under = new Set<string>()

  constructor(reader: SchemaReader) {
    this.reader = reader
  }

  /** A valid value, or `undefined` where none was found. */
  sample(node: Node, richness: Richness): Json | undefined {
    const name = pointersKey(node)
    const key = `${richness} ${name}`
    if (this.#samples.has(key)) return this.#samples.get(key)
    if (this.#under.has(name)) return undefined
    this.#under.add(name)
    const value = firstResult(this.reader.variants(node), (variant) => this.sampleAs(node, variant, richness))
    this.#under.delete(name)
    if (this.#under.size === 0 || value !== undefined) this.#samples.set(key, value)
    return value
  }

  /** A valid value of one variant of the node. */
  sampleAs(node: Node, variant: Variant, richness: Richness): Json | undefined {
    const types = variantTypes(variant)
    if (types?.includes('object')) return this.complete(node, variant, {}, richness)
    const values = types?.includes('array') ? this.#listsOf(variant, richness) : scalarsOf(variant)
    return values.find((value) => this.reader.accepts(node, value))
  }

  #listsOf(variant: Variant, richness: Richness): readonly (readonly Json[])[] {
    const items = variantItems(variant)
    const fewest = Math.max(0, ...stated(variant, 'minItems').map(({ value }) => value))
    const distinct = items.length > 0 ? this.variety(items) : [1, 2, 3]
    const first = items.length > 0 ? this.sample(items, richness) : 1
    const list = (length: number): readonly Json[] =>
      first === undefined
        ? []
        : Array.from({ length }, (_, index) => (index === 0 ? first : (distinct[index] ?? first)))
    const lengths = richness === 'full' ? [Math.max(1, fewest), 2, 0] : [fewest, Math.max(1, fewest), 2]
    return lengths.map(list)
  }

  /** A few valid values that rules can distinguish: all members, both booleans, lists of one, two and three. */
  variety(node: Node): readonly Json[] {
    const key = pointersKey(node)
    const known = this.#varieties.get(key)
    if (known) return known
    // A recursive schema is not entered again.
    this.#varieties.set(key, [])
    const values = this.reader.variants(node).flatMap((variant) => this.#varietyOf(node, variant))
    const distinct = values.filter(
      (value, index): value is Json =>
        value !== undefined &&
        this.reader.accepts(node, value) &&
        values.findIndex((other) => isSame(other, value)) === index,
    )
    this.#varieties.set(key, distinct)
    return distinct
  }

  #varietyOf(node: Node, variant: Variant): readonly (Json | undefined)[] {
    const types = variantTypes(variant)
    if (types?.includes('object')) return RICHNESSES.map((richness) => this.complete(node, variant, {}, richness))
    if (!types?.includes('array')) return scalarsOf(variant)
    const one = this.sample(variantItems(variant), 'minimal') ?? null
    return [[one], [one, one], [one, one, one], []]
  }

  /** A valid object of this variant with the given fields, or `undefined` where the rules forbid them. */
  complete(node: Node, variant: Variant, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const key = [richness, JSON.stringify(fixed), pointersKey(node), '|', pointersKey(variant.parts)].join(' ')
    if (this.#completed.has(key)) return this.#completed.get(key)
    const value = this.#completeAnew(node, variant, fixed, richness)
    if (this.#under.size === 0) this.#completed.set(key, value)
    return value
  }

  #completeAnew(node: Node, variant: Variant, fixed: JsonObject, richness: Richness): JsonObject | undefined {
    const { reader } = this
    const start: Record<string, Json> = { ...fixed }
    for (const property of variantProperties(variant)) {
      if (property.name in fixed || (richness === 'minimal' && !property.required)) continue
      const value = this.sample(property.node, richness)
      if (value !== undefined) start[property.name] = value
    }
    // A value can satisfy this variant and still be invalid, if two branches of a `oneOf` accept it.
    const complaints = (value: JsonObject) => reader.complaints(variant, value) || (reader.accepts(node, value) ? 0 : 1)
    const best = this.improve(variant, start, Object.keys(fixed), complaints)
    return complaints(best) === 0 ? best : undefined
  }

  /** Changes one free field at a time to the value with the fewest errors, until no change helps. No value has less than `fewest`. */
  improve(
    variant: Variant,
    start: JsonObject,
    fixed: readonly string[],
    complaints: (value: JsonObject) => number,
    fewest = 0,
  ): JsonObject {
    const free = variantProperties(variant).filter(({ name }) => !fixed.includes(name))
    let current = { item: start, count: complaints(start) }
    for (let round = 0; round < MOST_REPAIRS && current.count > fewest; round++) {
      const moves = free.flatMap((property) => this.#movesOf(current.item, property))
      const best = leastWrong(moves, complaints, fewest)
      if (!best || best.count >= current.count) break
      current = best
    }
    return current.item
  }

  #movesOf(current: JsonObject, property: Property): JsonObject[] {
    const { [property.name]: present, ...without } = current
    const others = this.variety(property.node).map((value) => ({ ...current, [property.name]: value }))
    return present === undefined || property.required ? others : [without, ...others]
  }
}

const generators = new WeakMap<SchemaReader, InstanceGenerator>()

/** The generator for a document. It remembers its values, so there is one. */
export const instancesFor = (reader: SchemaReader): InstanceGenerator =>
  remembered(generators, reader, () => new InstanceGenerator(reader))

function firstResult<Item, Result>(
  items: readonly Item[],
  find: (item: Item) => Result | undefined,
): Result | undefined {
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
