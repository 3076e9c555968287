import { isRecord } from '@clouddb/document/openapi'
import { nodeBelow, pointerTokens } from '@clouddb/document/pointer'
import { isImpossible } from '@clouddb/document/schemas'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type SchemaObject = { readonly [keyword: string]: unknown }

/** A schema and its pointer (`#/components/schemas/Alert`). */
export interface LocatedSchema {
  readonly schema: SchemaObject | boolean
  readonly pointer: string
}

/** The schemas that one value must satisfy: a property that two schemas of an `allOf` declare has two. */
export type Node = readonly LocatedSchema[]

/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch of every `oneOf` and `anyOf` is taken.
 */
export interface Variant {
  readonly parts: readonly { readonly schema: SchemaObject; readonly pointer: string }[]
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string
}

export const isJsonObject = (value: unknown): value is JsonObject => isRecord(value)

/** The pointers of the schemas of a node or a variant, which identify it. */
export const pointersKey = (parts: readonly { readonly pointer: string }[]): string =>
  // Most have one, whose text is then not made anew.
  parts.length === 1 ? (parts[0]?.pointer as string) : parts.map(({ pointer }) => pointer).join(' ')

/** The start of a JSON text: pages and empty texts are recognized without the error of a parser, which takes longer. */
const JSON_START = /^\s*[[{"\-\dtfn]/

/** The value of a JSON text, `undefined` where the text is not JSON. */
export function parsedJsonText(text: string): Json | undefined {
  if (!JSON_START.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the value that is cached under a key; makes and caches it the first time. */
export function remembered<Key, Value>(
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}

/** A copy of an object without one property. */
export function without<Value>(object: Readonly<Record<string, Value>>, name: string): Record<string, Value> {
  const { [name]: _, ...rest } = object
  return rest
}

export { pointerTokens as keysOf } from '@clouddb/document/pointer'

/**
 * The pointer below a pointer: `#/paths`, `/v1/keys/{keyId}` → `#/paths/~1v1~1keys~1%7BkeyId%7D`. Keys are written as in
 * the fragment of a URI: the ids of cases and the baselines of users are made of these pointers.
 */
export function pointerBelow(base: string, ...keys: readonly (string | number)[]): string {
  return [base, ...keys.map(encoded)].join('/')
}

const encoded = (key: string | number): string | number =>
  typeof key === 'number' || /^[\w.-]*$/.test(key)
    ? key
    : encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The pointer of the node, or of its nearest ancestor: the last keys of a case's pointer can name a side of a constraint. */
export function nearestPointer(document: object, pointer: string): string {
  const keys = pointerTokens(pointer)
  while (keys.length > 0 && nodeBelow(document, keys) === undefined) keys.pop()
  return pointer
    .split('/')
    .slice(0, keys.length + 1)
    .join('/')
}

/** A keyword's value together with its pointer. */
export interface Stated<Value> {
  readonly value: Value
  readonly pointer: string
}

/** Every value of a keyword in the parts of a variant. */
export function stated<Value = number>(variant: Variant, keyword: string): readonly Stated<Value>[] {
  return variant.parts.flatMap(({ schema, pointer }) =>
    schema[keyword] === undefined ? [] : [{ value: schema[keyword] as Value, pointer: pointerBelow(pointer, keyword) }],
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
export function variantTypes(variant: Variant): readonly JsonType[] | undefined {
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
export function enumMembers(variant: Variant): readonly Json[] | undefined {
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
export const variantProperties = (variant: Variant): readonly Property[] =>
  remembered(propertiesByVariant, variant, () => readProperties(variant))

function readProperties(variant: Variant): readonly Property[] {
  const required = new Set(stated<string[]>(variant, 'required').flatMap(({ value }) => value))
  const others = othersOf(variant)
  return [...namedProperties(variant), ...(others.length > 0 ? [['anyName', others] as const] : [])]
    .filter(([, node]) => !node.some(({ schema }) => isImpossible(schema)))
    .map(([name, node]) => ({ name, node, required: required.has(name) }))
}

const namedByVariant = new WeakMap<Variant, ReadonlyMap<string, Node>>()

/** The properties that a variant names, also those that it forbids, each with all its schemas. */
const namedProperties = (variant: Variant): ReadonlyMap<string, Node> =>
  remembered(namedByVariant, variant, () => {
    const nodes = new Map<string, Node>()
    for (const [name, schema] of stated<Record<string, SchemaObject>>(variant, 'properties').flatMap(schemasUnder))
      nodes.set(name, [...(nodes.get(name) ?? []), schema])
    return nodes
  })

const schemasUnder = ({ value, pointer }: Stated<Record<string, SchemaObject>>) =>
  Object.entries(value).map(([key, schema]) => [key, { schema, pointer: pointerBelow(pointer, key) }] as const)

/** The schemas of the properties that a variant does not name. */
const othersOf = (variant: Variant): Node =>
  stated<SchemaObject | boolean>(variant, 'additionalProperties').flatMap(({ value, pointer }) =>
    typeof value === 'object' ? [{ schema: value, pointer }] : [],
  )

/** The schemas of a property in a variant: by its name, else by a pattern, else those of all other properties. */
export function nodeOfProperty(variant: Variant, name: string): Node {
  const named = namedProperties(variant).get(name)
  if (named) return named
  const patterned = stated<Record<string, SchemaObject>>(variant, 'patternProperties').flatMap(schemasUnder)
  const matching = patterned.filter(([pattern]) => new RegExp(pattern, 'u').test(name))
  return matching.length > 0 ? matching.map(([, each]) => each) : othersOf(variant)
}

/** The properties that an object variant forbids by name. */
export function forbiddenIn(variant: Variant): readonly Stated<string>[] {
  return [...namedProperties(variant)].flatMap(([name, node]) =>
    node.flatMap(({ schema, pointer }) => (isImpossible(schema) ? [{ value: name, pointer }] : [])),
  )
}

const itemsByVariant = new WeakMap<Variant, Node>()

export const variantItems = (variant: Variant): Node =>
  remembered(itemsByVariant, variant, () =>
    stated<SchemaObject | boolean>(variant, 'items').map(({ value, pointer }) => ({ schema: value, pointer })),
  )

type Resolve = (reference: string) => LocatedSchema

/** All ways to satisfy a node. `resolve` finds the target of a reference. */
export function schemaVariants(node: Node, resolve: Resolve): readonly Variant[] {
  return node.map((each) => expand(each, resolve)).reduce(combine, [NO_CONSTRAINT])
}

const NO_CONSTRAINT: Variant = { parts: [], branch: '' }

function expand({ schema, pointer }: LocatedSchema, resolve: Resolve): readonly Variant[] {
  if (isImpossible(schema)) return []
  if (typeof schema === 'boolean') return [NO_CONSTRAINT]
  const inner = (part: unknown, ...keys: (string | number)[]) =>
    expand({ schema: part as SchemaObject | boolean, pointer: pointerBelow(pointer, ...keys) }, resolve)
  const demanded: (readonly Variant[])[] = [
    ...(typeof schema.$ref === 'string' ? [expand(resolve(schema.$ref), resolve)] : []),
    ...schemaList(schema.allOf).map((part, index) => inner(part, 'allOf', index)),
    ...(isDemandedCondition(schema) ? [inner(schema.if, 'if')] : []),
    ...['oneOf', 'anyOf']
      .filter((keyword) => schema[keyword] !== undefined)
      .map((keyword) =>
        schemaList(schema[keyword]).flatMap((part, index) =>
          inner(part, keyword, index).map((variant) => ({
            parts: variant.parts,
            branch: variant.branch || nameOfBranch(variant, part, index),
          })),
        ),
      ),
  ]
  return demanded.reduce(combine, [{ parts: [{ schema, pointer }], branch: '' }])
}

/** An `if` whose `else` accepts nothing must hold: it is a constraint like any other, written so that types ignore it. */
export function isDemandedCondition(schema: SchemaObject): boolean {
  return schema.if !== undefined && isImpossible(schema.else)
}

const schemaList = (value: unknown): readonly (SchemaObject | boolean)[] => (Array.isArray(value) ? value : [])

function combine(left: readonly Variant[], right: readonly Variant[]): readonly Variant[] {
  return left.flatMap((first) =>
    right.map((second) => ({
      parts: [...first.parts, ...second.parts],
      branch: [first.branch, second.branch].filter(Boolean).join(', '),
    })),
  )
}

/** Names a branch by its string constants; else by its type, its reference or its position. */
function nameOfBranch(variant: Variant, branch: SchemaObject | boolean, index: number): string {
  const constants = variant.parts.flatMap(({ schema }) =>
    Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>).flatMap(([name, property]) => {
      const only = Array.isArray(property.enum) && property.enum.length === 1 ? property.enum[0] : property.const
      return typeof only !== 'string' || only === '' ? [] : [`${name}=${only}`]
    }),
  )
  if (constants.length > 0) return [...new Set(constants)].join(' and ')
  const types = variant.parts.map(({ schema }) => schema.type)
  const type = types.find((each) => typeof each === 'string' && each !== 'object')
  const reference = String((branch as SchemaObject).$ref ?? `variant ${index + 1}`)
  return String(type ?? reference.slice(reference.lastIndexOf('/') + 1))
}
