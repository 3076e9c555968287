import { isImpossible } from '@clouddb/spec/document/schemas'
import { pointerTo } from './pointer.ts'
import { type Json, type Node, remembered, type SchemaObject, type Variant } from './schema.ts'

/** A keyword's value together with its pointer. */
export interface Stated<Value> {
  readonly value: Value
  readonly pointer: string
}

/** Every value of a keyword in the parts of a variant. */
export function stated<Value = number>(variant: Variant, keyword: string): readonly Stated<Value>[] {
  return variant.parts.flatMap(({ schema, pointer }) =>
    schema[keyword] === undefined ? [] : [{ value: schema[keyword] as Value, pointer: pointerTo(pointer, keyword) }],
  )
}

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** Keywords that apply to one type only; a schema without `type` that uses one describes values of that type. */
const TYPE_BY_KEYWORD: Readonly<Record<string, JsonType>> = {
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
}

/** The types that a variant allows, narrowest first; `undefined` where it allows all. */
export function typesOf(variant: Variant): readonly JsonType[] | undefined {
  const lists = stated<JsonType | JsonType[]>(variant, 'type').map(({ value }) => [value].flat())
  if (lists.length === 0) {
    const hinted = variant.parts.flatMap(({ schema }) =>
      Object.keys(schema).flatMap((key) => TYPE_BY_KEYWORD[key] ?? []),
    )
    return hinted.length > 0 ? [hinted[0] as JsonType] : undefined
  }
  return lists.reduce((left, right) => [
    ...left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number'))),
    ...right.filter((type) => type === 'integer' && left.includes('number') && !left.includes('integer')),
  ])
}

/** The closed list of values that a variant allows; `undefined` where there is none. */
export function membersOf(variant: Variant): readonly Json[] | undefined {
  const lists = [
    ...stated<Json[]>(variant, 'enum').map(({ value }) => value),
    ...stated<Json>(variant, 'const').map(({ value }) => [value]),
  ]
  if (lists.length === 0) return undefined
  return lists.reduce((left, right) => left.filter((member) => right.some((other) => isSame(member, other))))
}

export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

export interface Property {
  readonly name: string
  readonly node: Node
  readonly required: boolean
}

const propertiesByVariant = new WeakMap<Variant, readonly Property[]>()

/** The properties of an object variant, each with all its schemas; `anyName` stands for additional ones. */
export const propertiesOf = (variant: Variant): readonly Property[] =>
  remembered(propertiesByVariant, variant, () => readProperties(variant))

function readProperties(variant: Variant): readonly Property[] {
  const required = new Set(stated<string[]>(variant, 'required').flatMap(({ value }) => value))
  const nodes = new Map<string, Node>()
  for (const { value, pointer } of stated<Record<string, SchemaObject | boolean>>(variant, 'properties')) {
    for (const [name, schema] of Object.entries(value)) {
      nodes.set(name, [...(nodes.get(name) ?? []), { schema, pointer: pointerTo(pointer, name) }])
    }
  }
  for (const { value, pointer } of stated<SchemaObject | boolean>(variant, 'additionalProperties')) {
    if (typeof value === 'object') nodes.set('anyName', [{ schema: value, pointer }])
  }
  return [...nodes]
    .filter(([, node]) => !node.some(({ schema }) => isImpossible(schema)))
    .map(([name, node]) => ({ name, node, required: required.has(name) }))
}

/** The properties that an object variant forbids by name. */
export function forbiddenIn(variant: Variant): readonly Stated<string>[] {
  return stated<Record<string, SchemaObject | boolean>>(variant, 'properties').flatMap(({ value, pointer }) =>
    Object.entries(value).flatMap(([name, schema]) =>
      isImpossible(schema) ? [{ value: name, pointer: pointerTo(pointer, name) }] : [],
    ),
  )
}

const itemsByVariant = new WeakMap<Variant, Node>()

export const itemsOf = (variant: Variant): Node =>
  remembered(itemsByVariant, variant, () =>
    stated<SchemaObject | boolean>(variant, 'items').map(({ value, pointer }) => ({ schema: value, pointer })),
  )
