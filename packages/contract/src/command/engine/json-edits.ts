import { isDeepStrictEqual } from 'node:util'
import type { Case, ContractDocument, Json } from '../../index.ts'
import { isJsonObject, type Node, type Variant, variantItems, variantProperties } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import type { Path } from '../../schema/visited-value.ts'

/** Merges two values that were made from `base`. Where both changed the same part, `changed` wins. */
export function mergedEdits(base: Json | undefined, changed: Json, fitted: Json | undefined): Json {
  if (fitted === undefined || isDeepStrictEqual(base, fitted)) return changed
  if (isDeepStrictEqual(base, changed)) return fitted
  if (Array.isArray(base) && Array.isArray(changed) && Array.isArray(fitted) && base.length === fitted.length) {
    const last = base.length - 1
    return changed.map((item, index) => {
      // Further items are copies of the last one.
      const like = index <= last ? index : isDeepStrictEqual(item, base[last]) ? last : -1
      return like < 0 ? item : mergedEdits(base[like], item, fitted[like])
    })
  }
  if (!isJsonObject(base) || !isJsonObject(changed) || !isJsonObject(fitted)) return changed
  const kept = Object.entries(changed).map(([name, value]) => [name, mergedEdits(base[name], value, fitted[name])])
  const added = Object.entries(fitted).filter(([name]) => !(name in base) && !(name in changed))
  return Object.fromEntries([...kept, ...added])
}

/** The deepest paths at which two values differ. */
export function differences(left: Json | undefined, right: Json | undefined, path: Path = []): readonly Path[] {
  if (isDeepStrictEqual(left, right)) return []
  const [first, second] = [left, right]
  if (isJsonObject(first) && isJsonObject(second)) {
    const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
    return names.flatMap((name) => differences(first[name], second[name], [...path, name]))
  }
  if (Array.isArray(first) && Array.isArray(second) && first.length === second.length) {
    return first.flatMap((item, index) => differences(item, second[index], [...path, index]))
  }
  return [path]
}

/**
 * The paths of the unknown properties of a body that is valid without them. A server that drops unknown properties
 * accepts such a body. Empty where something else is wrong, too.
 */
export function droppableIn({ operation, call }: Case, { reader }: ContractDocument): readonly Path[] {
  const { body } = call
  if (!operation.body || body === undefined || reader.accepts(operation.body.node, body)) return []
  const known = onlyKnown(operation.body.node, body, reader)
  return known === undefined ? [] : differences(known, body)
}

/** The value without its unknown properties, where it is valid then. */
function onlyKnown(node: Node, value: Json, reader: SchemaReader): Json | undefined {
  if (reader.accepts(node, value)) return value
  for (const variant of reader.variants(node)) {
    const known = onlyKnownAs(variant, value, reader)
    // Another branch of a union may not know the properties of this one.
    if (reader.complaints(variant, known) === 0 && reader.accepts(node, known)) return known
  }
  return undefined
}

function onlyKnownAs(variant: Variant, value: Json, reader: SchemaReader): Json {
  if (Array.isArray(value)) {
    const items = variantItems(variant)
    return items.length === 0 ? value : value.map((item) => onlyKnown(items, item, reader) ?? item)
  }
  if (!isJsonObject(value)) return value
  const properties = variantProperties(variant)
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const property = properties.find((each) => each.name === name) ?? properties.find((each) => each.name === 'anyName')
    return property ? [[name, onlyKnown(property.node, inner, reader) ?? inner]] : []
  })
  return Object.fromEntries(entries)
}
