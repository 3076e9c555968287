import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '../../../document/openapi.ts'
import { resolve } from '../../../document/references.ts'

/**
 * Writes into the members of unions what follows from them and what a compiler needs to tell them apart: then it blames
 * the member that was meant, and a check of a tag leaves one. Changes the document.
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

/** The objects of a union, those of unions within it included; none where it is no union. */
function membersOf(document: OpenApiDocument, schema: Schema): SchemaObject[] {
  const alternatives = isRecord(schema) ? [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])] : []
  const found = alternatives.flatMap((alternative) => {
    const member = resolve<Schema>(document, alternative)
    if (!isRecord(member)) return []
    return member.properties ? [member] : membersOf(document, member)
  })
  return [...new Set(found)]
}

/** True where one property that both require has values of its own in each. */
function areApart(one: SchemaObject, other: SchemaObject): boolean {
  return (one.required ?? []).some((name) => {
    const [values, others] = [valuesOf(one, name), other.required?.includes(name) ? valuesOf(other, name) : undefined]
    return values !== undefined && others !== undefined && !values.some((value) => others.includes(value))
  })
}

function valuesOf(schema: SchemaObject, name: string): unknown[] | undefined {
  const property = schema.properties?.[name]
  if (!isRecord(property)) return undefined
  return 'const' in property ? [property.const] : property.enum
}

// A closed member has nothing but what it declares. Said by name, what the other requires rules it out.
function forbid(member: SchemaObject, other: SchemaObject): void {
  if (member.additionalProperties !== false || other.additionalProperties !== false) return
  for (const name of other.required ?? []) member.properties = { [name]: false, ...member.properties }
}

// `not: { required: [tag], properties: { tag: { const: … } } }` on a member that does not declare the tag.
function nameExcluded(member: SchemaObject): void {
  const excluded = isRecord(member.not) ? (member.not as SchemaObject) : {}
  const [name, ...more] = excluded.required ?? []
  const value = name === undefined ? undefined : valuesOf(excluded, name)?.[0]
  if (name === undefined || more.length > 0 || typeof value !== 'string' || member.properties?.[name]) return
  const description = `Never \`${value}\` here, and mostly absent.`
  member.properties = { ...member.properties, [name]: { description, type: 'string', 'x-unlisted': true } }
}
