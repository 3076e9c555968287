import { pointerTo } from '../../schema/pointer.ts'
import type { Json, SchemaObject, Shape } from '../../schema/schema.ts'

/** A keyword's value, and the place where the document states it. */
export interface Stated<Value> {
  readonly value: Value
  readonly pointer: string
}

/** Every statement of a keyword that a shape is subject to. */
export function stated<Value = number>(shape: Shape, keyword: string): readonly Stated<Value>[] {
  return shape.parts.flatMap(({ schema, pointer }) =>
    schema[keyword] === undefined ? [] : [{ value: schema[keyword] as Value, pointer: pointerTo(pointer, keyword) }],
  )
}

export type JsonType = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** Keywords that speak of one type only; a schema without `type` that uses one is about values of that type. */
const TYPE_BY_KEYWORD: Readonly<Record<string, JsonType>> = {
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
  minProperties: 'object',
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

/** The types that a shape allows, narrowest first; `undefined` where any will do. */
export function typesOf(shape: Shape): readonly JsonType[] | undefined {
  const lists = stated<JsonType | JsonType[]>(shape, 'type').map(({ value }) => [value].flat())
  if (lists.length === 0) {
    const hinted = shape.parts.flatMap(({ schema }) => Object.keys(schema).flatMap((key) => TYPE_BY_KEYWORD[key] ?? []))
    return hinted.length > 0 ? [hinted[0] as JsonType] : undefined
  }
  return lists.reduce((left, right) => [
    ...left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number'))),
    ...right.filter((type) => type === 'integer' && left.includes('number') && !left.includes('integer')),
  ])
}

/** The closed list of values that a shape allows, `undefined` where there is none. */
export function membersOf(shape: Shape): readonly Json[] | undefined {
  const lists = [
    ...stated<Json[]>(shape, 'enum').map(({ value }) => value),
    ...stated<Json>(shape, 'const').map(({ value }) => [value]),
  ]
  if (lists.length === 0) return undefined
  return lists.reduce((left, right) => left.filter((member) => right.some((other) => isSame(member, other))))
}

export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

export interface Property {
  readonly name: string
  readonly node: readonly { readonly schema: SchemaObject | boolean; readonly pointer: string }[]
  readonly required: boolean
}

const propertiesByShape = new WeakMap<Shape, readonly Property[]>()

/** The properties of an object shape, each with all that is said of it; one stands for those of any name. */
export function propertiesOf(shape: Shape): readonly Property[] {
  const known = propertiesByShape.get(shape) ?? readProperties(shape)
  propertiesByShape.set(shape, known)
  return known
}

function readProperties(shape: Shape): readonly Property[] {
  const required = new Set(stated<string[]>(shape, 'required').flatMap(({ value }) => value))
  const nodes = new Map<string, Property['node']>()
  for (const { value, pointer } of stated<Record<string, SchemaObject | boolean>>(shape, 'properties')) {
    for (const [name, schema] of Object.entries(value)) {
      nodes.set(name, [...(nodes.get(name) ?? []), { schema, pointer: pointerTo(pointer, name) }])
    }
  }
  for (const { value, pointer } of stated<SchemaObject | boolean>(shape, 'additionalProperties')) {
    if (typeof value === 'object') nodes.set('anyName', [{ schema: value, pointer }])
  }
  return [...nodes]
    .filter(([, node]) => node.every(({ schema }) => schema !== false))
    .map(([name, node]) => ({ name, node, required: required.has(name) }))
}

/** The properties that an object shape forbids by name. */
export function forbiddenIn(shape: Shape): readonly Stated<string>[] {
  return stated<Record<string, SchemaObject | boolean>>(shape, 'properties').flatMap(({ value, pointer }) =>
    Object.entries(value).flatMap(([name, schema]) =>
      schema === false ? [{ value: name, pointer: pointerTo(pointer, name) }] : [],
    ),
  )
}

export function itemsOf(shape: Shape): Property['node'] {
  return stated<SchemaObject | boolean>(shape, 'items').map(({ value, pointer }) => ({ schema: value, pointer }))
}
