import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerTo } from '@clouddb/document/pointer'
import { isReference, resolve, schemaNameOf } from '@clouddb/document/references'

/** Whether a schema allows `null`; a schema without a type does. */
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
  if ('const' in part) return part.const === null
  if (Array.isArray(part.enum)) return part.enum.includes(null)
  if (type !== undefined && ![type].flat().includes('null')) return false
  return (allOf ?? []).every(allows) && [anyOf, oneOf].every((members) => !members || members.some(allows))
}

/** One way to satisfy a schema: the schemas that apply together, references and compositions followed. */
export interface Variant {
  readonly parts: readonly SchemaObject[]
  readonly name?: string | undefined
}

/** The ways to satisfy several schemas at once: each union multiplies them by its members. */
export function unionVariants(document: object, schemas: readonly Schema[]): Variant[] {
  return schemas.map((schema) => variantsOfOne(document, schema)).reduce(combineVariants, [{ parts: [] }])
}

function variantsOfOne(document: object, schema: Schema): Variant[] {
  if (!isRecord(schema)) return schema === false ? [] : [{ parts: [] }]
  if (isReference(schema)) {
    const variants = variantsOfOne(document, resolve<Schema>(document, schema))
    return variants.map(({ parts, name }) => ({ parts, name: name ?? referencedName(schema) }))
  }
  const { allOf = [], oneOf, anyOf, ...own } = schema
  const of = (member: Schema) => variantsOfOne(document, member)
  return [
    ...allOf.map((member) => of(member).map(({ parts }) => ({ parts }))),
    ...[oneOf, anyOf].flatMap((members) => (members ? [members.flatMap(of)] : [])),
  ].reduce(combineVariants, [{ parts: [own] }])
}

function combineVariants(left: readonly Variant[], right: readonly Variant[]): Variant[] {
  return left.flatMap((one) =>
    right.map((other) => ({ parts: [...one.parts, ...other.parts], name: other.name ?? one.name })),
  )
}

/** Refers to a schema by its name. */
export const schemaRef = (name: string): { $ref: string } => ({ $ref: pointerTo('components', 'schemas', name) })

/** The name of the schema that a schema refers to. */
export function referencedName(schema: Schema): string | undefined {
  return isReference(schema) ? schemaNameOf(schema.$ref) : undefined
}

const everyType = ['object', 'array', 'string', 'number', 'boolean', 'null']

/** The JSON types that all parts of a schema allow; `any` if none names a type. */
export function sharedTypesOf(parts: readonly SchemaObject[]): string[] {
  const stated = parts.flatMap((part) => {
    const types = [part.type ?? (part.properties ? 'object' : part.items ? 'array' : [])].flat()
    return types.length === 0 ? [] : [types]
  })
  if (stated.length === 0) return ['any']
  return everyType.concat('integer').filter((type) => stated.every((types) => types.includes(type)))
}
