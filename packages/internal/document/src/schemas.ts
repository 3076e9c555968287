import type { LocatedNode } from './located.ts'
import { isRecord, type OpenApiDocument, type Schema } from './openapi.ts'
import { pointerBelow } from './pointer.ts'
import { follow } from './references.ts'

/** A schema directly inside another one, and the keys that lead to it: `['properties', 'name']`, `['items']`. */
export interface Subschema {
  readonly keyword: string
  readonly keys: readonly string[]
  readonly schema: Schema
}

const maps = ['properties', 'patternProperties', 'dependentSchemas', '$defs']
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const conditions = ['if', 'then', 'else', 'not', 'dependentSchemas']
const singles = ['items', 'additionalProperties', 'contains', 'propertyNames', 'unevaluatedProperties']

/** The schemas directly inside a schema. References are not followed. */
export function subschemasOf(schema: unknown): Subschema[] {
  if (!isRecord(schema)) return []
  const found: Subschema[] = []
  const add = (inner: unknown, ...keys: [string, ...string[]]): void => {
    if (isRecord(inner) || typeof inner === 'boolean') found.push({ keyword: keys[0], keys, schema: inner })
  }
  for (const keyword of [...singles, 'if', 'then', 'else', 'not']) add(schema[keyword], keyword)
  for (const keyword of [...lists, ...maps]) {
    for (const [key, inner] of Object.entries(schema[keyword] ?? {})) add(inner, keyword, key)
  }
  return found
}

/** Whether a schema accepts no value: `false`, or `{ not: {} }`, which bundles have in its place. */
export function isImpossible(schema: unknown): boolean {
  if (!isRecord(schema)) return schema === false
  return isRecord(schema.not) && Object.keys(schema.not).length === 0
}

/** The values that a text excludes, which stands for all that a union does not list: the tag of its last member. */
export function valuesExcluded(schema: unknown): readonly unknown[] | undefined {
  const { type, not } = isRecord(schema) ? schema : {}
  return type === 'string' && isRecord(not) && Array.isArray(not.enum) ? not.enum : undefined
}

/** Whether the schemas of a keyword only narrow other schemas. */
export function isConditionKeyword(keyword: string): boolean {
  return conditions.includes(keyword)
}

/** Every schema of a document with its pointer, nested ones included, each once. */
export function allSchemas(document: OpenApiDocument): LocatedNode<Schema>[] {
  return [...outermostIn({ node: document, pointer: '#' })].flatMap(({ schema }) => [...nestedIn(schema)])
}

/** A node with the schema and the examples of a value: a media type, a parameter or a header. */
export interface SchemaOwner {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: unknown
}

/** Every node of a document that has the schema of a value, in components as well. */
export function schemaOwnersOf(document: OpenApiDocument): LocatedNode<SchemaOwner>[] {
  return [...outermostIn({ node: document, pointer: '#' })].flatMap(({ owner }) => owner ?? [])
}

// The keys of these nodes are names: a header can have the name `schema`.
const named = /^#\/(paths|components\/\w+)$|\/(headers|content|responses|callbacks)$/
const examples = /^(examples?|default)$/

interface Outermost {
  readonly schema: LocatedNode<Schema>
  readonly owner?: LocatedNode<SchemaOwner>
}

function* outermostIn(parent: LocatedNode): Generator<Outermost> {
  const { node, pointer } = parent
  if (typeof node !== 'object' || node === null) return
  const hasNames = named.test(pointer)
  for (const [key, value] of Object.entries(node)) {
    const child = { node: value, pointer: pointerBelow(pointer, key) }
    if (pointer === '#/components/schemas') yield { schema: child }
    else if (key === 'schema' && !hasNames) yield { schema: child, owner: parent as LocatedNode<SchemaOwner> }
    else if (hasNames || !examples.test(key)) yield* outermostIn(child)
  }
}

function* nestedIn({ node, pointer }: LocatedNode<Schema>): Generator<LocatedNode<Schema>> {
  yield { node, pointer }
  for (const { keys, schema } of subschemasOf(node)) {
    yield* nestedIn({ node: schema, pointer: pointerBelow(pointer, ...keys) })
  }
}

/** Calls a function for a schema, the schemas inside and those that they refer to, each once. */
export function walkSchemas(
  document: object,
  start: LocatedNode<Schema>,
  meet: (schema: LocatedNode<Schema>) => void,
): void {
  const seen = new Set<string>()
  const visit = (schema: LocatedNode<Schema>): void => {
    if (seen.has(schema.pointer)) return
    seen.add(schema.pointer)
    meet(schema)
    const target = follow<Schema>(document, schema)
    if (target.pointer !== schema.pointer && target.node !== undefined) visit(target)
    for (const { keys, schema: inner } of subschemasOf(schema.node)) {
      visit({ node: inner, pointer: pointerBelow(schema.pointer, ...keys) })
    }
  }
  visit(start)
}
