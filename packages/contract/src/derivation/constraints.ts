import { isDemandedCondition, type Json, pointerTo, type SchemaObject, type Shape } from '../schema.ts'

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

/** The properties of an object shape, each with all that is said of it; one stands for those of any name. */
export function propertiesOf(shape: Shape): readonly Property[] {
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

/**
 * The cross-field rules of a shape: what no property can break alone. Each comes as a constraint that can be judged by
 * itself; `then`, `else` and a list of things that must `not` be are taken apart, so that every demand in them counts.
 */
export function rulesOf(shape: Shape): readonly Stated<SchemaObject>[] {
  return shape.parts.flatMap(({ schema, pointer }) => [
    ...['oneOf', 'anyOf'].flatMap((keyword) => single(schema, keyword, pointer)),
    ...refusalsOf(schema, pointer),
    ...(isDemandedCondition(schema) ? ['then'] : ['then', 'else']).flatMap((keyword) =>
      demandsOf(schema[keyword], pointerTo(pointer, keyword)).map((demand) => ({
        value: { if: schema.if, [keyword]: demand.value },
        pointer: demand.pointer,
      })),
    ),
    ...['dependentRequired', 'dependentSchemas'].flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as SchemaObject).map(([name, demand]) => ({
        value: { [keyword]: { [name]: demand } },
        pointer: pointerTo(pointer, keyword, name),
      })),
    ),
  ])
}

const single = (schema: SchemaObject, keyword: string, pointer: string): Stated<SchemaObject>[] =>
  schema[keyword] === undefined ? [] : [{ value: { [keyword]: schema[keyword] }, pointer: pointerTo(pointer, keyword) }]

function refusalsOf(schema: SchemaObject, pointer: string): readonly Stated<SchemaObject>[] {
  const alternatives = (schema.not as SchemaObject | undefined)?.anyOf as readonly SchemaObject[] | undefined
  if (!alternatives) return single(schema, 'not', pointer)
  const here = pointerTo(pointer, 'not', 'anyOf')
  return alternatives.map((each, index) => ({ value: { not: each }, pointer: pointerTo(here, index) }))
}

/** Takes a schema apart into single demands: one a required name, one a keyword of a property, one a keyword. */
function demandsOf(schema: unknown, pointer: string): readonly Stated<SchemaObject>[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const here = pointerTo(pointer, keyword)
    if (keyword === 'type') return []
    if (keyword === 'required') {
      return (value as string[]).map((name) => ({ value: { required: [name] }, pointer: pointerTo(here, name) }))
    }
    if (keyword === 'properties') {
      return Object.entries(value as SchemaObject).flatMap(([name, inner]) =>
        aspectsOf(inner as SchemaObject | boolean, pointerTo(here, name)).map((aspect) => ({
          value: { properties: { [name]: aspect.value } },
          pointer: aspect.pointer,
        })),
      )
    }
    return [{ value: { [keyword]: value }, pointer: here }]
  })
}

/** The keywords of a schema one by one, each with the type that it speaks of. */
function aspectsOf(schema: SchemaObject | boolean, pointer: string): readonly Stated<SchemaObject | boolean>[] {
  if (typeof schema === 'boolean') return [{ value: schema, pointer }]
  const { type, ...rest } = schema
  const keywords = Object.entries(rest)
  if (keywords.length === 0) return [{ value: schema, pointer }]
  return keywords.map(([keyword, value]) => ({
    value: { ...(type !== undefined && { type }), [keyword]: value },
    pointer: pointerTo(pointer, keyword),
  }))
}
