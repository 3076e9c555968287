import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { resolve } from '@clouddb/document/references'
import { valuesOf } from '@clouddb/document/schema-parts'

/** An index signature for the type generator. */
export interface IndexSignature {
  /** A template literal type, without its quotes. */
  readonly key: string
  readonly schema: Schema
}

/** The keyword under which a rewritten schema carries its index signatures. */
export const indexSignatures = 'x-codegen-index-signatures'

// Keywords from which the type generator makes a type. A schema without any of them only constrains its siblings.
const typing = [
  ...['$ref', 'type', 'const', 'enum', 'properties', 'patternProperties', 'additionalProperties', 'items'],
  ...['prefixItems', 'allOf', 'anyOf', 'oneOf', 'x-extensible-enum', indexSignatures],
]

function saysType(schema: Schema): boolean {
  return typeof schema !== 'object' || typing.some((keyword) => keyword in schema) || isUnknown(schema)
}

function isUnknown(schema: SchemaObject): boolean {
  return Object.keys(schema).every((key) => key === 'description' || key.startsWith('x-'))
}

/** Rewrites a schema in keywords that the type generator understands. The schemas inside must already be rewritten. */
export function rewriteSchema(schema: SchemaObject): SchemaObject {
  // The linter requires a constant of each member, which the type generator would repeat, less exactly.
  for (const keyword of ['$defs', 'discriminator']) Reflect.deleteProperty(schema, keyword)
  if ('const' in schema && schema.const === null) schema.type = 'null'
  rewriteEnum(schema)
  rewriteMembers(schema)
  rewritePatterns(schema)
  rewriteAdditional(schema)
  return splitNull(splitUnion(schema))
}

function rewriteEnum(schema: SchemaObject): void {
  if (Array.isArray(schema['x-extensible-enum'])) schema.type = [schema.type ?? 'string'].flat()
  if (schema.enum && [schema.type].flat().includes('null')) {
    schema.enum = schema.enum.filter((value) => value !== null)
  }
}

function rewriteMembers(schema: SchemaObject): void {
  if (schema.allOf) {
    const required = schema.allOf.flatMap((member) =>
      isRecord(member) && !saysType(member) ? ((member.required as string[] | undefined) ?? []) : [],
    )
    if (required.length > 0) schema.required = [...new Set([...(schema.required ?? []), ...required])]
    schema.allOf = schema.allOf.filter(saysType)
    if (schema.allOf.length === 0) Reflect.deleteProperty(schema, 'allOf')
  }
  for (const key of ['anyOf', 'oneOf'] as const) {
    if (schema[key] && !schema[key].every(saysType)) Reflect.deleteProperty(schema, key)
  }
}

function rewritePatterns(schema: SchemaObject): void {
  const { patternProperties, additionalProperties } = schema
  if (!patternProperties) return
  Reflect.deleteProperty(schema, 'patternProperties')
  const signatures = Object.entries(patternProperties).flatMap(([pattern, value]): IndexSignature[] => {
    const key = keyType(pattern)
    return key === undefined ? [] : [{ key, schema: value }]
  })
  // A type cannot say which keys other patterns allow, nor give all other keys one type beside the patterns.
  const isWide = signatures.length < Object.keys(patternProperties).length
  if (isWide || isRecord(additionalProperties)) schema.additionalProperties = true
  if (!isWide) schema.allOf = [...(schema.allOf ?? []), { type: 'object', [indexSignatures]: signatures }]
}

// An index signature applies to declared properties as well, which would have to be of its type.
function rewriteAdditional(schema: SchemaObject): void {
  const { additionalProperties, properties } = schema
  if (!isRecord(additionalProperties) || Object.keys(properties ?? {}).length === 0) return
  schema.additionalProperties = true
}

// Properties and `anyOf` of one schema apply together; the type generator reads them as alternatives.
function splitUnion(schema: SchemaObject): SchemaObject {
  const { anyOf: alternatives, ...rest } = schema
  const besides = typing.some((keyword) => keyword in rest && keyword !== 'type')
  if (!alternatives || !besides) return schema
  return { ...rest, allOf: [...(rest.allOf ?? []), { anyOf: alternatives }] }
}

function splitNull(schema: SchemaObject): SchemaObject {
  const composed = schema.allOf ?? schema.anyOf ?? schema.oneOf
  if (!composed || !Array.isArray(schema.type)) return schema
  const { type, description, ...rest } = schema
  const others = type.filter((name) => name !== 'null')
  const main = { ...rest, ...(others.length === 1 ? { type: others[0] as string } : { type: others }) }
  if (others.length === type.length) return schema
  return { ...(description === undefined ? {} : { description }), anyOf: [main, { type: 'null' }] }
}

/**
 * Adds to the members of unions what follows from the schema and what the compiler needs to distinguish them, so that it
 * reports errors about the intended member and a check of a tag leaves one member. Changes the document.
 */
export function tellApart(document: OpenApiDocument): OpenApiDocument {
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    const members = membersOf(document, schema)
    for (const one of members) {
      nameExcluded(one)
      for (const other of members) if (one !== other && !areApart(one, other)) forbid(one, other)
    }
  }
  return document
}

/** The object schemas of a union and of unions inside it; empty for any other schema. */
function membersOf(document: OpenApiDocument, schema: Schema): SchemaObject[] {
  const alternatives = isRecord(schema) ? [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])] : []
  const found = alternatives.flatMap((alternative) => {
    const member = resolve<Schema>(document, alternative)
    if (!isRecord(member)) return []
    return member.properties ? [member] : membersOf(document, member)
  })
  return [...new Set(found)]
}

/** Whether both schemas require a property that has different values in each. */
function areApart(one: SchemaObject, other: SchemaObject): boolean {
  return (one.required ?? []).some((name) => {
    const [values, others] = [one, other].map(({ required = [], properties = {} }) =>
      required.includes(name) ? valuesOf(properties[name]) : undefined,
    )
    return values !== undefined && others !== undefined && !values.some((value) => others.includes(value))
  })
}

// A closed member lacks the properties that the other one requires. Forbidding them by name distinguishes the two.
function forbid(member: SchemaObject, other: SchemaObject): void {
  if (member.additionalProperties !== false || other.additionalProperties !== false) return
  for (const name of other.required ?? []) member.properties = { [name]: false, ...member.properties }
}

// `not: { required: [tag], properties: { tag: { const: … } } }` on a member that does not declare the tag.
function nameExcluded(member: SchemaObject): void {
  const excluded = isRecord(member.not) ? (member.not as SchemaObject) : {}
  const [name, ...more] = excluded.required ?? []
  const value = valuesOf(excluded.properties?.[name ?? ''])?.[0]
  if (name === undefined || more.length > 0 || typeof value !== 'string' || member.properties?.[name]) return
  const description = `Never \`${value}\` here, and mostly absent.`
  member.properties = { ...member.properties, [name]: { description, type: 'string', not: { enum: [value] } } }
}

// One digit or more, an escaped character, or a character that stands for itself.
const keyPiece = /(?:\\d|\[0-9\])(?:\+|\{[1-9]\d*,?\d*\})|\\([^\w\s`$])|([^\\^$.|?*+()[\]{}`])(?![*+?{])/g

/**
 * The keys that a `patternProperties` expression allows, as a template literal type: `^series_[0-9]+\.data$` allows
 * `series_${number}.data`. Returns undefined for other expressions than text and numbers.
 */
export function keyType(pattern: string): string | undefined {
  const [, start, inside = '', end] = /^(\^?)(.*?)(\$?)$/.exec(pattern) ?? []
  const pieces = [...inside.matchAll(keyPiece)]
  const type = pieces.map(([, escaped, plain]) => escaped ?? plain ?? `\${number}`).join('')
  const isKnown = inside !== '' && pieces.map(([piece]) => piece).join('') === inside
  // `${number}${number}` does not match '12' everywhere, and an index signature cannot have a fixed key.
  if (!isKnown || type.includes('}${') || (start && end && !type.includes('${'))) return undefined
  return `${start ? '' : `\${string}`}${type}${end ? '' : `\${string}`}`
}
