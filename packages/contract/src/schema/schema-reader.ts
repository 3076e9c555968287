import { keysOf, pointerTo } from './pointer.ts'
import { remembered } from './remembered.ts'
import { isObject, keyOf, type LocatedSchema, type Node, type SchemaObject, type Variant } from './schema.ts'
import { ADDRESS, createValidator, type Validator } from './validator.ts'
import { variantsOf } from './variants.ts'

/** Reads the schemas of one document: follows references, takes unions apart, validates values. */
export interface SchemaReader {
  schemaAt(pointer: string): LocatedSchema
  variants(node: Node): readonly Variant[]
  /** By Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** The first that is wrong with a value, in words; nothing where the node accepts it. */
  faults(node: Node, value: unknown): string[]
  /** How many complaints there are about a value as this very variant; the other branches of a union have no say. */
  complaints(variant: Variant, value: unknown): number
  /** Whether this constraint alone accepts the value, whatever stands beside it. */
  allows(constraint: SchemaObject, value: unknown): boolean
}

export function createSchemaReader(document: SchemaObject): SchemaReader {
  const root = withAbsoluteReferences(document) as SchemaObject
  const validator = createValidator(root)
  const isWrong = createInnerValidator(validator)
  const variantsByNode = new Map<string, readonly Variant[]>()
  const wordsByConstraint = new WeakMap<SchemaObject, string>()

  function schemaAt(pointer: string): LocatedSchema {
    let schema: unknown = root
    for (const key of keysOf(pointer)) schema = (schema as SchemaObject)[key]
    if (schema === undefined) throw new Error(`${pointer} is named in the document, but nothing stands there`)
    return { schema: schema as SchemaObject, pointer }
  }

  const variants = (node: Node): readonly Variant[] =>
    remembered(variantsByNode, keyOf(node), () =>
      variantsOf(node, (reference) => schemaAt(reference.slice(ADDRESS.length))),
    )

  const wordsOf = (constraint: SchemaObject): string =>
    remembered(wordsByConstraint, constraint, () => JSON.stringify(constraint))

  return {
    schemaAt,
    variants,
    accepts: (node, value, asText = false) => node.every(({ pointer }) => validator.accepts(pointer, value, asText)),
    faults: (node, value) => node.flatMap(({ pointer }) => validator.faults(pointer, value)),
    complaints: (variant, value) => {
      const own = () => ({ allOf: variant.parts.map(({ schema }) => ownOf(schema)) })
      return validator.count(keyOf(variant.parts), own, value) + innerFaults(variant, value, isWrong)
    },
    allows: (constraint, value) => validator.count(wordsOf(constraint), () => constraint, value) === 0,
  }
}

/** What a schema says itself: a union or a reference is another part of the variant, and what is inside is validated there. */
function ownOf({ $ref, allOf, oneOf, anyOf, unevaluatedProperties, items, ...own }: SchemaObject): SchemaObject {
  const { properties, additionalProperties: others } = own
  return {
    ...own,
    ...(isObject(properties) && { properties: mapValues(properties, (schema) => schema !== false) }),
    ...(isObject(others) && { additionalProperties: true }),
  }
}

type IsWrong = (pointer: string, value: unknown) => boolean

/** Whether a value breaks the schema at a pointer. The same object is part of many wholes, and validated once. */
function createInnerValidator({ accepts }: Validator): IsWrong {
  const verdicts = new WeakMap<object, Map<string, boolean>>()
  return (pointer, value) => {
    if (typeof value !== 'object' || value === null) return !accepts(pointer, value, false)
    const known = remembered(verdicts, value, () => new Map<string, boolean>())
    return remembered(known, pointer, () => !accepts(pointer, value, false))
  }
}

/** How many properties or items are wrong in themselves. */
function innerFaults({ parts }: Variant, value: unknown, isWrong: IsWrong): number {
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  for (const part of parts) {
    const { items, named, others } = remembered(pointersBelow, part, () => readPointersBelow(part))
    if (Array.isArray(value)) {
      if (items !== undefined) for (const item of value) if (isWrong(items, item)) count++
      continue
    }
    for (const [name, inner] of Object.entries(value)) {
      const pointer = named.has(name) ? named.get(name) : others
      if (pointer !== undefined && isWrong(pointer, inner)) count++
    }
  }
  return count
}

/** The pointers of what a schema says of items, of properties by name, and of all others. */
interface PointersBelow {
  readonly items: string | undefined
  readonly named: ReadonlyMap<string, string | undefined>
  readonly others: string | undefined
}

const pointersBelow = new WeakMap<object, PointersBelow>()

function readPointersBelow({ schema, pointer }: Variant['parts'][number]): PointersBelow {
  const named = Object.entries((schema.properties ?? {}) as SchemaObject).map(
    ([name, inner]) => [name, isObject(inner) ? pointerTo(pointer, 'properties', name) : undefined] as const,
  )
  return {
    items: schema.items === undefined ? undefined : `${pointer}/items`,
    named: new Map(named),
    others: isObject(schema.additionalProperties) ? `${pointer}/additionalProperties` : undefined,
  }
}

function mapValues<Value, Result>(object: { readonly [key: string]: Value }, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}

function withAbsoluteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAbsoluteReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? [key, ADDRESS + inner]
        : [key, withAbsoluteReferences(inner)],
    ),
  )
}
