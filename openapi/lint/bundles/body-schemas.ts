import type { LocatedNode } from '@clouddb/document/located'
import { isRecord, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerBelow } from '@clouddb/document/pointer'
import { follow } from '@clouddb/document/references'
import { isCondition, subschemasOf } from '@clouddb/document/schemas'

/** A schema as it is met on the way through a body. */
export interface BodySchema extends LocatedNode<SchemaObject> {
  /** `value`: describes a whole value. `part`: a member of `allOf`, which others complete. */
  readonly role: 'value' | 'part'
  /** The name of the property that it describes. */
  readonly property?: string | undefined
  /** Properties by which the unions around it tell their members apart. */
  readonly discriminators: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()
const unions = ['oneOf', 'anyOf', 'allOf', 'prefixItems']

/** Every schema of a body, each once, through references. Conditions are left out: they narrow what is described elsewhere. */
export function schemasOfBody(document: object, body: LocatedNode<Schema>): BodySchema[] {
  const found = new Map<string, BodySchema>()

  function visit(at: LocatedNode<Schema>, role: BodySchema['role'], around: ReadonlySet<string>, property?: string) {
    const { node, pointer } = at
    if (!isRecord(node) || found.has(pointer)) return
    found.set(pointer, { node, pointer, role, property, discriminators: around })
    const target = follow<Schema>(document, at)
    if (target.pointer !== pointer) visit(target, role, around, property)
    // What tells the members of a union apart belongs to their own properties, not to those of values inside.
    const own = property === undefined ? around : none
    const inner = new Set([...own, ...discriminatorsOf(node)])
    for (const { keyword, keys, schema } of subschemasOf(node)) {
      const child = { node: schema, pointer: pointerBelow(pointer, ...keys) }
      if (keyword === 'properties') visit(child, 'value', own, keys[1])
      else if (unions.includes(keyword)) visit(child, keyword === 'allOf' ? 'part' : 'value', inner)
      else if (!isCondition(keyword)) visit(child, 'value', none)
    }
  }

  visit(body, 'value', none)
  return [...found.values()]
}

/** A union may hold another one, which tells its members apart by a property that the outer members have too. */
function discriminatorsOf(schema: Schema): string[] {
  if (!isRecord(schema)) return []
  const nested = [schema.oneOf ?? [], schema.anyOf ?? []].flat().flatMap(discriminatorsOf)
  const name = schema.discriminator?.propertyName
  return name === undefined ? nested : [name, ...nested]
}
