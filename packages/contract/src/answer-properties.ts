import { itemsOf, propertiesOf } from './derivation/constraints.ts'
import type { ContractDocument } from './document.ts'
import type { Json, Node, SchemaReader } from './schema.ts'

/**
 * The properties that the document declares of its answers and shows in no example: nobody has seen a client take them,
 * for the examples are what the mock serves.
 */
export function unseenPropertiesOf({ operations, reader }: ContractDocument): string[] {
  const declared = new Set<string>()
  const seen = new Set<string>()
  for (const { node, examples } of operations.flatMap(({ answers }) => answers)) {
    declare(node, reader, declared, new Set())
    for (const { value } of examples) look(node, value, reader, seen)
  }
  return [...declared].filter((pointer) => !seen.has(pointer))
}

function declare(node: Node, reader: SchemaReader, declared: Set<string>, visited: Set<string>): void {
  const key = node.map(({ pointer }) => pointer).join(' ')
  if (node.length === 0 || visited.has(key)) return
  visited.add(key)
  for (const shape of reader.shapes(node)) {
    declare(itemsOf(shape), reader, declared, visited)
    for (const property of propertiesOf(shape)) {
      for (const { pointer } of property.node) declared.add(pointer)
      declare(property.node, reader, declared, visited)
    }
  }
}

/** Marks what a value shows, in every branch of a union that it fits. */
function look(node: Node, value: Json, reader: SchemaReader, seen: Set<string>): void {
  if (node.length === 0 || typeof value !== 'object' || value === null) return
  for (const shape of reader.shapes(node).filter((each) => reader.complaints(each, value) === 0)) {
    if (Array.isArray(value)) {
      for (const item of value) look(itemsOf(shape), item, reader, seen)
      continue
    }
    for (const property of propertiesOf(shape).filter(({ name }) => name in value)) {
      for (const { pointer } of property.node) seen.add(pointer)
      look(property.node, (value as { [name: string]: Json })[property.name] as Json, reader, seen)
    }
  }
}
