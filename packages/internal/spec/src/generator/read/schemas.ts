import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '../../document/openapi.ts'
import { resolve } from '../../document/references.ts'

/** The JSON types that a schema allows, as far as it says so; through references and compositions. */
export function kindsOf(document: OpenApiDocument, schema: Schema | undefined): Set<string> {
  const kinds = new Set<string>()
  for (const part of partsOf(document, schema)) {
    for (const type of [part.type ?? []].flat()) kinds.add(type)
    if (part.properties || part.patternProperties || part.additionalProperties) kinds.add('object')
    if (part.items || part.prefixItems) kinds.add('array')
  }
  return kinds
}

/** The properties that a schema declares, through references and compositions. */
export function propertiesOf(document: OpenApiDocument, schema: Schema | undefined): Map<string, Schema> {
  const properties = new Map<string, Schema>()
  for (const part of partsOf(document, schema)) {
    for (const [name, property] of Object.entries(part.properties ?? {})) properties.set(name, property)
  }
  return properties
}

/** Whether a schema allows `null`, as far as it says so: one without a type does. */
export function allowsNull(
  document: OpenApiDocument,
  schema: Schema | undefined,
  seen: readonly unknown[] = [],
): boolean {
  const part = resolve<Schema | undefined>(document, schema)
  if (!isRecord(part) || seen.includes(part)) return part !== false
  const { type, allOf, anyOf, oneOf } = part
  const within = [...seen, part]
  const allows = (member: Schema) => allowsNull(document, member, within)
  if (part.nullable === true) return true
  if ('const' in part) return part.const === null
  if (Array.isArray(part.enum)) return part.enum.includes(null)
  if (type !== undefined && ![type].flat().includes('null')) return false
  return (allOf ?? []).every(allows) && [anyOf, oneOf].every((members) => !members || members.some(allows))
}

/** A schema and everything that it is composed of, each once. */
export function partsOf(document: OpenApiDocument, schema: Schema | undefined): Set<SchemaObject> {
  const parts = new Set<SchemaObject>()
  const visit = (candidate: Schema | undefined): void => {
    const part = resolve<Schema | undefined>(document, candidate)
    if (!isRecord(part) || parts.has(part)) return
    parts.add(part)
    for (const composed of [part.allOf, part.anyOf, part.oneOf]) for (const member of composed ?? []) visit(member)
  }
  visit(schema)
  return parts
}
