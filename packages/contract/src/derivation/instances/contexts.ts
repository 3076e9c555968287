import { statedValidations } from '@clouddb/document/rules'
import {
  isDemandedCondition,
  type Json,
  type JsonObject,
  type Node,
  pointerBelow,
  type SchemaObject,
  type Stated,
  type Variant,
  variantItems,
  variantProperties,
} from '../../schema/schema.ts'
import { edited, valueAtPath } from '../../schema/visited-value.ts'
import type { InstanceGenerator } from './generator.ts'

/** A place in a body with a value of one variant, and functions that put another value there. */
export interface InstanceContext {
  readonly node: Node
  readonly variant: Variant
  readonly path: readonly (string | number)[]
  /** The branches of unions on the path. */
  readonly branch: string
  /** A valid body that has this variant here. */
  readonly body: Json
  /** A valid body with this value here, or `undefined` where none was found. */
  embed(value: Json): Json | undefined
  /** A body with this wrong value here, and no other error if possible. */
  embedInvalid(value: Json): Json
  /** True where the same variant occurs at an earlier path of the body. */
  readonly isRepeated: boolean
}

/** Every place in a body, once for each variant of its value. */
export function* contextsOf(root: Node, instances: InstanceGenerator): Generator<InstanceContext> {
  const { reader } = instances
  const visited = new Set<string>()
  for (const variant of reader.variants(root)) {
    const body = instances.sampleAs(root, variant, 'minimal')
    if (body === undefined) continue
    const embed = (value: Json) => (reader.accepts(root, value) ? value : undefined)
    const place = { node: root, variant, path: [], branch: variant.branch }
    yield* visit({ ...place, body, embed, embedInvalid: (value) => value })
  }

  function* visit(found: Omit<InstanceContext, 'isRepeated'>): Generator<InstanceContext> {
    const key = identityOf(found.variant)
    const context = { ...found, isRepeated: visited.has(key) }
    yield context
    if (context.isRepeated) return
    visited.add(key)
    for (const child of childContexts(context, instances)) {
      for (const variant of reader.variants(child.node)) {
        const inner = contextOf(context, child, variant)
        if (inner) yield* visit(inner)
      }
    }
  }

  function contextOf(context: InstanceContext, { key, node, wrap, wrapInvalid }: Child, variant: Variant) {
    const value = instances.sampleAs(node, variant, 'minimal')
    const parent = value === undefined ? undefined : wrap(value)
    const body = parent === undefined ? undefined : context.embed(parent)
    if (body === undefined) return undefined
    const path = [...context.path, key]
    const embed = (each: Json): Json | undefined => {
      const list = typeof key === 'number' ? valueAtPath(body, context.path) : undefined
      // What stands beside a list may follow from its first item.
      const within = list === undefined ? undefined : context.embed(edited(list, [key], () => each))
      if (within !== undefined) return within
      const direct = withFirst(context.variant, key, each, instances).reduce(
        (whole, [name, inner]) => edited(whole, [...context.path, name], () => inner),
        body,
      )
      if (reader.accepts(root, direct)) return direct
      const wrapped = wrap(each)
      return wrapped === undefined ? undefined : context.embed(wrapped)
    }
    const embedInvalid = (each: Json): Json => {
      const wrapped = wrapInvalid?.(each)
      return wrapped === undefined ? edited(body, path, () => each) : edited(body, context.path, () => wrapped)
    }
    const branch = [context.branch, variant.branch].filter(Boolean).join(', ')
    return { node, variant, path, branch, body, embed, embedInvalid }
  }
}

/** A property or the items of a value, and a function that makes a valid value around one of them. */
interface Child {
  readonly key: string | number
  readonly node: Node
  wrap(value: Json): Json | undefined
  /** The same around a wrong value; absent where no rule connects it with other fields. */
  wrapInvalid?: (value: Json) => Json
}

function childContexts({ node, variant }: InstanceContext, instances: InstanceGenerator): Child[] {
  const items = variantItems(variant)
  const wrapItem = (value: Json): Json => {
    const list = instances.sampleAs(node, variant, 'full')
    return [value, ...(Array.isArray(list) ? list.slice(1) : [])]
  }
  const hasRules = rulesOf(variant).some((rule) => !isUnion(rule))
  return [
    ...variantProperties(variant).map(({ name, node: property }) => ({
      key: name,
      node: property,
      wrap: (value: Json) =>
        instances.complete(node, variant, Object.fromEntries(withFirst(variant, name, value, instances)), 'minimal'),
      ...(hasRules && { wrapInvalid: (value: Json) => invalidParent(variant, name, property, value, instances) }),
    })),
    ...(items.length > 0 ? [{ key: 0, node: items, wrap: wrapItem }] : []),
  ]
}

/** A property; beside a list that begins with another one, also that one: `channel` beside `channels`. */
function withFirst(variant: Variant, name: string | number, value: Json, { reader }: InstanceGenerator) {
  const [first] = Array.isArray(value) ? (value as readonly Json[]) : []
  const one = variantProperties(variant).find((each) => `${each.name}s` === name && each.required)
  const isFirst = one !== undefined && first !== undefined && reader.accepts(one.node, first)
  const own: readonly (readonly [string | number, Json])[] = [[name, value]]
  return isFirst ? [...own, [one.name, first] as const] : own
}

/** Chooses the other fields so that the value breaks no cross-field rule: the body must have one error only. */
function invalidParent(
  variant: Variant,
  name: string,
  node: Node,
  value: Json,
  instances: InstanceGenerator,
): JsonObject {
  const required = variantProperties(variant).filter((property) => property.required)
  const others = required.map((property) => [property.name, instances.sample(property.node, 'minimal') ?? null])
  const start: JsonObject = { ...Object.fromEntries(others), [name]: value }
  // A value that its own schema refuses stays an error, whatever the other fields are.
  const { reader } = instances
  const fewest = reader.accepts(node, value) ? 0 : 1
  return instances.improve(variant, start, [name], (each) => reader.complaints(variant, each), fewest)
}

/** The pointers of the schemas of a variant, without pure references, so that it is the same along every path. */
function identityOf(variant: Variant): string {
  const stating = variant.parts.filter(({ schema }) => Object.keys(schema).some((keyword) => keyword !== '$ref'))
  return stating.map(({ pointer }) => pointer).join(' ')
}

/**
 * The cross-field rules of a variant, each as a constraint that can be validated by itself. `then`, `else` and the
 * alternatives of a `not` are split, so that every demand in them counts.
 */
export function rulesOf(variant: Variant): readonly Stated<SchemaObject>[] {
  return variant.parts.flatMap(({ schema, pointer }) => [
    ...['oneOf', 'anyOf'].flatMap((keyword) => single(schema, keyword, pointer)),
    ...refusalsOf(schema, pointer),
    ...statedValidations(schema).flatMap((rule, index) =>
      rule.constraint !== undefined
        ? []
        : [{ value: { 'x-validations': [rule] }, pointer: pointerBelow(pointer, 'x-validations', index) }],
    ),
    ...(isDemandedCondition(schema) ? ['then'] : ['then', 'else']).flatMap((keyword) =>
      demandsOf(schema[keyword], pointerBelow(pointer, keyword)).map((demand) => ({
        value: { if: schema.if, [keyword]: demand.value },
        pointer: demand.pointer,
      })),
    ),
    ...['dependentRequired', 'dependentSchemas'].flatMap((keyword) =>
      Object.entries((schema[keyword] ?? {}) as SchemaObject).map(([name, demand]) => ({
        value: { [keyword]: { [name]: demand } },
        pointer: pointerBelow(pointer, keyword, name),
      })),
    ),
  ])
}

const single = (schema: SchemaObject, keyword: string, pointer: string): Stated<SchemaObject>[] =>
  schema[keyword] === undefined
    ? []
    : [{ value: { [keyword]: schema[keyword] }, pointer: pointerBelow(pointer, keyword) }]

function refusalsOf(schema: SchemaObject, pointer: string): readonly Stated<SchemaObject>[] {
  const alternatives = (schema.not as SchemaObject | undefined)?.anyOf as readonly SchemaObject[] | undefined
  if (!alternatives) return single(schema, 'not', pointer)
  const here = pointerBelow(pointer, 'not', 'anyOf')
  return alternatives.map((each, index) => ({ value: { not: each }, pointer: pointerBelow(here, index) }))
}

/** Splits a schema into single demands: one for each required name, each keyword of a property, and each other keyword. */
function demandsOf(schema: unknown, pointer: string): readonly Stated<SchemaObject>[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const here = pointerBelow(pointer, keyword)
    if (keyword === 'type') return []
    if (keyword === 'required') {
      return (value as string[]).map((name) => ({ value: { required: [name] }, pointer: pointerBelow(here, name) }))
    }
    if (keyword === 'properties') {
      return Object.entries(value as SchemaObject).flatMap(([name, inner]) =>
        aspectsOf(inner as SchemaObject | boolean, pointerBelow(here, name)).map((aspect) => ({
          value: { properties: { [name]: aspect.value } },
          pointer: aspect.pointer,
        })),
      )
    }
    return [{ value: { [keyword]: value }, pointer: here }]
  })
}

/** Whether a rule is a union, whose branches are variants of their own. */
export const isUnion = ({ value }: Stated<SchemaObject>): boolean =>
  value.oneOf !== undefined || value.anyOf !== undefined

/** The keywords of a schema one by one, each with the type that it applies to. */
function aspectsOf(schema: SchemaObject | boolean, pointer: string): readonly Stated<SchemaObject | boolean>[] {
  if (typeof schema === 'boolean') return [{ value: schema, pointer }]
  const { type, ...rest } = schema
  // `items: {}` demands nothing. It is there because tools refuse an array without items.
  const keywords = Object.entries(rest).filter(([, value]) => JSON.stringify(value) !== '{}')
  if (keywords.length === 0) return [{ value: schema, pointer }]
  return keywords.map(([keyword, value]) => ({
    value: { ...(type !== undefined && { type }), [keyword]: value },
    pointer: pointerBelow(pointer, keyword),
  }))
}
