import { itemsOf } from '../derivation/instances/constraints.ts'
import { pointerTo } from '../schema/pointer.ts'
import { isObject, type Json, type Node, type SchemaObject, type Shape } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'

/** What a value shows of its schema. */
export interface Look {
  /** The properties that are there, as pointers into the document, in every branch of a union that the value fits. */
  readonly seen: readonly string[]
  /** The properties that no schema names, as places in the value: `/result/0/owner`. */
  readonly unknown: readonly string[]
}

/** Looks at a value as a closed reader would, who knows what the document names and nothing else. */
export function lookAt(node: Node, value: Json, reader: SchemaReader): Look {
  const seen = new Set<string>()
  const unknown = new Set<string>()
  look(node, value, '')
  return { seen: [...seen], unknown: [...unknown] }

  function look(node: Node, value: Json, place: string): void {
    if (node.length === 0 || typeof value !== 'object' || value === null) return
    const fitting = reader.shapes(node).filter((each) => reader.complaints(each, value) === 0)
    if (Array.isArray(value)) {
      for (const shape of fitting)
        for (const [index, item] of value.entries()) look(itemsOf(shape), item, `${place}/${index}`)
      return
    }
    for (const [name, inner] of Object.entries(value)) {
      const known = fitting.flatMap((shape) => propertyOf(shape, name))
      if (fitting.length > 0 && known.length === 0 && !fitting.some(isOpen)) unknown.add(`${place}/${name}`)
      for (const property of known) {
        for (const { pointer } of property) seen.add(pointer)
        look(property, inner, `${place}/${name}`)
      }
    }
  }
}

/** What a shape says of the property of this name: by the name itself, else by a pattern, else of any other. */
function propertyOf(shape: Shape, name: string): Node[] {
  const named = shape.parts.flatMap((part) => inner(part, 'properties', (key) => key === name))
  if (named.length > 0) return named
  const patterned = shape.parts.flatMap((part) =>
    inner(part, 'patternProperties', (pattern) => new RegExp(pattern, 'u').test(name)),
  )
  if (patterned.length > 0) return patterned
  return shape.parts.flatMap(({ schema, pointer }) =>
    isObject(schema.additionalProperties)
      ? [[{ schema: schema.additionalProperties, pointer: pointerTo(pointer, 'additionalProperties') }]]
      : [],
  )
}

function inner(
  { schema, pointer }: Shape['parts'][number],
  keyword: string,
  isMeant: (key: string) => boolean,
): Node[] {
  return Object.entries((schema[keyword] ?? {}) as Record<string, SchemaObject>)
    .filter(([key]) => isMeant(key))
    .map(([key, stated]) => [{ schema: stated, pointer: pointerTo(pointer, keyword, key) }])
}

/** True for a shape that says nothing of its properties, or that others may stand beside them. */
function isOpen({ parts }: Shape): boolean {
  return (
    parts.every(({ schema }) => !schema.properties) || parts.some(({ schema }) => schema.additionalProperties === true)
  )
}
