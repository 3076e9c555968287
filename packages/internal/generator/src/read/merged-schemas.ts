import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { resolve } from '@clouddb/document/references'
import { isImpossible } from '@clouddb/document/schemas'

type Schemas = Readonly<Record<string, Schema>>

/** Returns the schemas of requests that one of two deployments takes. The texts are those of the first. */
export function mergedSchemas(one: OpenApiDocument, other: OpenApiDocument): Record<string, Schema> {
  const [own, added] = [one, other].map(({ components }): Schemas => components?.schemas ?? {}) as [Schemas, Schemas]
  const names = Object.entries(added).map(([name, schema]): [string, Schema] => {
    const known = own[name]
    return [name, known === undefined ? schema : merged(known, schema)]
  })
  return structuredClone({ ...own, ...Object.fromEntries(names) })
}

function merged(one: Schema, other: Schema): Schema {
  if (isImpossible(one) || isImpossible(other)) return isImpossible(one) ? other : one
  if (!isRecord(one) || !isRecord(other) || JSON.stringify(one) === JSON.stringify(other)) return one
  const [branches, more] = [one.oneOf ?? [one], other.oneOf ?? [other]]
  if (one.oneOf ?? other.oneOf) {
    const known = branches.map((branch) => JSON.stringify(branch))
    return {
      ...(one.oneOf ? one : other),
      oneOf: [...branches, ...more.filter((branch) => !known.includes(JSON.stringify(branch)))],
    }
  }
  if (one.const === other.const) return withWiderLimits(one, other)
  return withWiderLimits(withEnum(one), withEnum(other))
}

/** A schema with a list of values in place of a single one. */
function withEnum({ const: value, ...schema }: SchemaObject): SchemaObject {
  return value === undefined ? schema : { ...schema, enum: [value] }
}

const inEither = <Item>(items: readonly Item[], more: readonly Item[]) => [...new Set([...items, ...more])]
const ifEqual = (limit: unknown, more: unknown) => (limit === more ? limit : undefined)

/** For each keyword, the wider one of two limits. `undefined`: the two limits cannot be compared. */
const wider: Readonly<Record<string, (limit: never, more: never) => unknown>> = {
  minimum: Math.min,
  exclusiveMinimum: Math.min,
  minLength: Math.min,
  minItems: Math.min,
  minProperties: Math.min,
  maximum: Math.max,
  exclusiveMaximum: Math.max,
  maxLength: Math.max,
  maxItems: Math.max,
  maxProperties: Math.max,
  pattern: ifEqual,
  format: ifEqual,
  multipleOf: ifEqual,
  uniqueItems: ifEqual,
  enum: inEither,
  type: (type: string | string[], more: string | string[]) => {
    const types = inEither([type].flat(), [more].flat())
    return types.length === 1 ? types[0] : types
  },
  items: merged,
  additionalProperties: merged,
  required: (names: string[], more: string[]) => names.filter((name) => more.includes(name)),
}

/** A schema with the wider one of each two limits, and without the limits that the other one has not. */
function withWiderLimits(one: SchemaObject, other: SchemaObject): SchemaObject {
  const kept = Object.entries(one).flatMap(([keyword, limit]): [string, unknown][] => {
    const widen = wider[keyword]
    if (!widen) return [[keyword, limit]]
    const found = other[keyword] === undefined ? undefined : widen(limit as never, other[keyword] as never)
    return found === undefined ? [] : [[keyword, found]]
  })
  const properties = { ...one.properties }
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = merged(properties[name] ?? false, schema)
  return { ...Object.fromEntries(kept), ...((one.properties ?? other.properties) ? { properties } : {}) }
}

/** The ids that a property holds: kinds of objects, each with the kinds of it that are meant; none for all. */
export type Ids = ReadonlyMap<string, readonly string[]>

/** Returns the ids that properties hold, by the schema that has the property. `x-id-of` states them at either. */
export function schemaIds(document: OpenApiDocument, schemas: Iterable<SchemaObject>): Map<unknown, Map<string, Ids>> {
  const found = new Map<unknown, Map<string, Map<string, readonly string[]>>>()
  const note = (owner: SchemaObject, name: string, { resource, kind = [] }: StatedId) => {
    const ids = found.get(owner) ?? new Map<string, Map<string, readonly string[]>>()
    const kinds = ids.get(name) ?? new Map<string, readonly string[]>()
    found.set(owner, ids.set(name, kinds.set(resource, kind)))
  }
  for (const schema of schemas) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const target = resolve<Schema>(document, property)
      const item = isRecord(target) && target.items !== undefined ? resolve<Schema>(document, target.items) : target
      const own = isRecord(item) ? statedId(item['x-id-of']) : undefined
      if (own) note(schema, name, own)
    }
    const below = statedId(schema['x-id-of']) ? {} : schema['x-id-of']
    for (const [path, stated] of Object.entries(isRecord(below) ? below : {})) {
      const id = statedId(stated)
      if (id) for (const [owner, name] of ownersAt(document, schema, path.split('.'))) note(owner, name, id)
    }
  }
  return found
}

interface StatedId {
  readonly resource: string
  readonly kind?: readonly string[]
}

/** What holds `with` another field alone does not hold of every value. An external id is no reference. */
function statedId(stated: unknown): StatedId | undefined {
  if (typeof stated === 'string') return { resource: stated }
  if (!isRecord(stated) || typeof stated.resource !== 'string' || stated.with !== undefined || stated.external)
    return undefined
  return stated as unknown as StatedId
}

/** The schemas that have the property at the end of a path, in every branch of the unions on the way. */
function ownersAt(document: OpenApiDocument, schema: Schema, path: readonly string[]): [SchemaObject, string][] {
  const target = resolve<Schema>(document, schema)
  if (!isRecord(target)) return []
  const [name = '', ...rest] = path
  const property = target.properties?.[name]
  const inner = (target.oneOf ?? target.anyOf ?? []).flatMap((branch) => ownersAt(document, branch, path))
  if (property === undefined) return inner
  return [
    ...inner,
    ...(rest.length === 0 ? [[target, name] as [SchemaObject, string]] : ownersAt(document, property, rest)),
  ]
}
