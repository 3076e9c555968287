import type { Case, ContractDocument } from '../../index.ts'
import { itemsOf, propertiesOf } from '../../schema/constraints.ts'
import { isObject, type Json, type Node, type Variant } from '../../schema/schema.ts'
import type { SchemaReader } from '../../schema/schema-reader.ts'
import type { Path } from '../../schema/visited-value.ts'
import { differences } from './json-edits.ts'

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
    const items = itemsOf(variant)
    return items.length === 0 ? value : value.map((item) => onlyKnown(items, item, reader) ?? item)
  }
  if (!isObject(value)) return value
  const properties = propertiesOf(variant)
  const entries = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const property = properties.find((each) => each.name === name) ?? properties.find((each) => each.name === 'anyName')
    return property ? [[name, onlyKnown(property.node, inner, reader) ?? inner]] : []
  })
  return Object.fromEntries(entries)
}
