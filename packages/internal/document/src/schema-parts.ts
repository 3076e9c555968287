import type { LocatedNode } from './located.ts'
import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from './openapi.ts'
import { pointerBelow } from './pointer.ts'
import { follow, resolve } from './references.ts'

type Schemas = Pick<OpenApiDocument, 'components'>

/** Some schemas and the schemas that they are composed of, each once, references followed. */
export function locatedParts(document: Schemas, schemas: readonly LocatedNode<Schema>[]): LocatedNode<SchemaObject>[] {
  const parts = new Map<unknown, LocatedNode<SchemaObject>>()
  const visit = (located: LocatedNode<Schema>): void => {
    const { node, pointer } = follow<Schema>(document, located)
    if (!isRecord(node) || parts.has(node)) return
    parts.set(node, { node, pointer })
    for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
      for (const [index, member] of (node[keyword] ?? []).entries())
        visit({ node: member, pointer: pointerBelow(pointer, keyword, index) })
  }
  schemas.forEach(visit)
  return [...parts.values()]
}

/** A schema and the schemas that it is composed of, each once, references followed. */
export function schemaParts(document: Schemas, schema: Schema | undefined): SchemaObject[] {
  return schema === undefined ? [] : locatedParts(document, [{ node: schema, pointer: '#' }]).map(({ node }) => node)
}

/** The properties that a schema declares, in any of its parts. */
export function schemaProperties(document: Schemas, schema: Schema | undefined): Map<string, Schema> {
  return new Map(schemaParts(document, schema).flatMap(({ properties = {} }) => Object.entries(properties)))
}

/** The members of a union, and of the unions in it, references followed. A schema without a union is its only member. */
export function unionMembers(document: Schemas, schema: Schema): Schema[] {
  const target = resolve<Schema>(document, schema)
  const union = isRecord(target) ? (target.oneOf ?? target.anyOf) : undefined
  return union ? union.flatMap((member) => unionMembers(document, member)) : [target]
}

/** The JSON types that a schema names, in any of its parts. */
export function kindsOf(document: Schemas, schema: Schema | undefined): Set<string> {
  const kinds = schemaParts(document, schema).flatMap((part) => [
    ...[part.type ?? []].flat(),
    ...(part.properties || part.patternProperties || part.additionalProperties ? ['object'] : []),
    ...(part.items || part.prefixItems ? ['array'] : []),
  ])
  return new Set(kinds)
}

/** The only values that a schema takes; `undefined` where it takes others. */
export function valuesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  if (!isRecord(schema)) return undefined
  return 'const' in schema ? [schema.const] : schema.enum
}

/** Whether a value has a type of JSON Schema. */
export function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null' || value === null) return type === 'null' && value === null
  return type === (Array.isArray(value) ? 'array' : typeof value)
}
