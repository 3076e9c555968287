import { isRecord, type Schema, type SchemaObject } from '../../document/openapi.ts'
import { isReference, resolve, schemaNameOf } from '../../document/references.ts'

/** One way to satisfy a schema: what must hold together, through references and compositions. */
export interface Variant {
  readonly parts: readonly SchemaObject[]
  readonly name?: string | undefined
}

/** The ways to satisfy several schemas at once: each union multiplies them by its members. */
export function variantsOf(document: object, schemas: readonly Schema[]): Variant[] {
  return schemas.map((schema) => variantsOfOne(document, schema)).reduce(combine, [{ parts: [] }])
}

function variantsOfOne(document: object, schema: Schema): Variant[] {
  if (!isRecord(schema)) return schema === false ? [] : [{ parts: [] }]
  if (isReference(schema)) {
    const variants = variantsOfOne(document, resolve<Schema>(document, schema))
    return variants.map(({ parts, name }) => ({ parts, name: name ?? nameOf(schema) }))
  }
  const { allOf = [], oneOf, anyOf, ...own } = schema
  const of = (member: Schema) => variantsOfOne(document, member)
  return [
    ...allOf.map((member) => of(member).map(({ parts }) => ({ parts }))),
    ...[oneOf, anyOf].flatMap((members) => (members ? [members.flatMap(of)] : [])),
  ].reduce(combine, [{ parts: [own] }])
}

function combine(left: readonly Variant[], right: readonly Variant[]): Variant[] {
  return left.flatMap((one) =>
    right.map((other) => ({ parts: [...one.parts, ...other.parts], name: other.name ?? one.name })),
  )
}

/** The name of what a schema refers to. */
export function nameOf(schema: Schema): string | undefined {
  return isReference(schema) ? schemaNameOf(schema.$ref) : undefined
}

/** All values that a schema takes, where it lists them. */
export function valuesOf(schema: SchemaObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema.const]
  return schema.enum && (schema.nullable === true ? [...schema.enum, null] : schema.enum)
}

const everyType = ['object', 'array', 'string', 'number', 'boolean', 'null']

/** The JSON types that all parts of a schema allow; `any` where none says one. */
export function sharedTypesOf(parts: readonly SchemaObject[]): string[] {
  const stated = parts.flatMap((part) => {
    const types = [part.type ?? (part.properties ? 'object' : part.items ? 'array' : [])].flat()
    return types.length === 0 ? [] : [part.nullable === true ? [...types, 'null'] : types]
  })
  if (stated.length === 0) return ['any']
  return everyType.concat('integer').filter((type) => stated.every((types) => types.includes(type)))
}
