import { isJsonObject, type Json, type Node, nodeOfProperty, type Variant, variantItems } from './schema.ts'
import type { SchemaReader } from './schema-reader.ts'

export type Path = readonly (string | number)[]

/** A value within an instance, and its schemas. */
export interface VisitedValue {
  readonly value: Json
  readonly path: Path
  readonly node: Node
  /** The variant that the value satisfies; for an invalid value, the one with the fewest errors. */
  readonly variant: Variant
  /** Its ancestors, the nearest first. */
  readonly above: readonly VisitedValue[]
}

interface Visit {
  readonly root: Node
  readonly instance: Json
  readonly found: readonly VisitedValue[]
}

/** The last visit of each document: a body is asked several questions, one after the other. */
const visits = new WeakMap<SchemaReader, Visit>()

/** An instance and every value within it that the schema describes; parents come before their children. */
export function visitedValues(reader: SchemaReader, root: Node, instance: Json): readonly VisitedValue[] {
  const last = visits.get(reader)
  if (last?.root === root && last.instance === instance) return last.found
  const found = visitAll(reader, root, instance)
  visits.set(reader, { root, instance, found })
  return found
}

function visitAll(reader: SchemaReader, root: Node, instance: Json): readonly VisitedValue[] {
  const found: VisitedValue[] = []
  visit(root, instance, [], [])
  return found

  function visit(node: Node, value: Json, path: Path, above: readonly VisitedValue[]): void {
    const variant = nearestVariant(reader, node, value)
    if (!variant) return
    const here = { value, path, node, variant, above }
    found.push(here)
    if (Array.isArray(value)) {
      const items = variantItems(variant)
      if (items.length > 0)
        for (const [index, item] of value.entries()) visit(items, item, [...path, index], [here, ...above])
    } else if (isJsonObject(value)) {
      for (const [name, inner] of Object.entries(value)) {
        const property = nodeOfProperty(variant, name)
        if (property.length > 0) visit(property, inner, [...path, name], [here, ...above])
      }
    }
  }
}

function nearestVariant(reader: SchemaReader, node: Node, value: Json): Variant | undefined {
  const variants = reader.variants(node)
  if (variants.length < 2) return variants[0]
  return leastWrong(variants, (variant) => reader.complaints(variant, value))?.item
}

/** The first item with the fewest errors; stops at one with as few as there can be. */
export function leastWrong<Item>(items: readonly Item[], complaints: (item: Item) => number, fewest = 0) {
  let best: { readonly item: Item; readonly count: number } | undefined
  for (const item of items) {
    const count = complaints(item)
    if (!best || count < best.count) best = { item, count }
    if (count <= fewest) break
  }
  return best
}

export const pointerOfPath = (path: Path): string => path.map((key) => `/${key}`).join('')

/** The value at a path, if there is one. */
export function valueAtPath(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((held, key) => {
    if (Array.isArray(held)) return held[Number(key)]
    return isJsonObject(held) ? held[String(key)] : undefined
  }, value)
}

/** The same value with a change at a path; `undefined` removes the value there. */
export function edited(value: Json, path: Path, change: (present: Json | undefined) => Json | undefined): Json {
  const [key, ...rest] = path
  if (key === undefined) return change(value) ?? null
  const inner = (present: Json | undefined): Json | undefined =>
    rest.length === 0 ? change(present) : present === undefined ? undefined : edited(present, rest, change)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const next = index === key ? inner(item) : item
      return next === undefined ? [] : [next]
    })
  }
  if (!isJsonObject(value)) return value
  const next = inner(value[key])
  const { [key]: _, ...others } = value
  if (next === undefined) return others
  return key in value ? { ...value, [key]: next } : { ...others, [key]: next }
}
