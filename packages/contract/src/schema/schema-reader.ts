import { keysOf, pointerTo } from './pointer.ts'
import { isObject, keyOf, type Node, type Part, type SchemaObject, type Shape } from './schema.ts'
import { ADDRESS, createJudge, type Judge } from './validator.ts'
import { shapesOf } from './variants.ts'

/** Reads the schemas of one document: follows references, takes unions apart, judges values. */
export interface SchemaReader {
  part(pointer: string): Part
  shapes(node: Node): readonly Shape[]
  /** The judge: Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** The first that is wrong with a value, in words; nothing where the node accepts it. */
  faults(node: Node, value: unknown): string[]
  /** How many complaints there are about a value as this very shape; the other branches of a union have no say. */
  complaints(shape: Shape, value: unknown): number
  /** Whether this constraint alone accepts the value, whatever stands beside it. */
  allows(constraint: SchemaObject, value: unknown): boolean
}

export function createSchemaReader(document: SchemaObject): SchemaReader {
  const root = withAbsoluteReferences(document) as SchemaObject
  const judge = createJudge(root)
  const isWrong = createInnerJudge(judge)
  const shapesByNode = new Map<string, readonly Shape[]>()
  const wordsByConstraint = new WeakMap<SchemaObject, string>()

  function part(pointer: string): Part {
    let schema: unknown = root
    for (const key of keysOf(pointer)) schema = (schema as SchemaObject)[key]
    if (schema === undefined) throw new Error(`${pointer} is named in the document, but nothing stands there`)
    return { schema: schema as SchemaObject, pointer }
  }

  function shapes(node: Node): readonly Shape[] {
    const key = keyOf(node)
    const known = shapesByNode.get(key)
    if (known) return known
    const found = shapesOf(node, (reference) => part(reference.slice(ADDRESS.length)))
    shapesByNode.set(key, found)
    return found
  }

  function wordsOf(constraint: SchemaObject): string {
    const known = wordsByConstraint.get(constraint)
    if (known !== undefined) return known
    const words = JSON.stringify(constraint)
    wordsByConstraint.set(constraint, words)
    return words
  }

  return {
    part,
    shapes,
    accepts: (node, value, asText = false) => node.every(({ pointer }) => judge.accepts(pointer, value, asText)),
    faults: (node, value) => node.flatMap(({ pointer }) => judge.faults(pointer, value)),
    complaints: (shape, value) => {
      const own = () => ({ allOf: shape.parts.map(({ schema }) => ownOf(schema)) })
      return judge.count(keyOf(shape.parts), own, value) + innerFaults(shape, value, isWrong)
    },
    allows: (constraint, value) => judge.count(wordsOf(constraint), () => constraint, value) === 0,
  }
}

/** What a schema says itself: a union or a reference is another part of the shape, and what is inside is judged there. */
function ownOf({ $ref, allOf, oneOf, anyOf, unevaluatedProperties, items, ...own }: SchemaObject): SchemaObject {
  const { properties, additionalProperties: others } = own
  return {
    ...own,
    ...(isObject(properties) && { properties: mapValues(properties, (schema) => schema !== false) }),
    ...(isObject(others) && { additionalProperties: true }),
  }
}

type IsWrong = (pointer: string, value: unknown) => boolean

/** Whether a value is wrong in a place. The same object is looked at in many wholes, and judged once. */
function createInnerJudge({ accepts }: Judge): IsWrong {
  const verdicts = new WeakMap<object, Map<string, boolean>>()
  return (pointer, value) => {
    if (typeof value !== 'object' || value === null) return !accepts(pointer, value, false)
    const known = verdicts.get(value) ?? new Map<string, boolean>()
    verdicts.set(value, known)
    const verdict = known.get(pointer) ?? !accepts(pointer, value, false)
    known.set(pointer, verdict)
    return verdict
  }
}

/** How many properties or items are wrong in themselves. */
function innerFaults({ parts }: Shape, value: unknown, isWrong: IsWrong): number {
  if (typeof value !== 'object' || value === null) return 0
  return parts.flatMap(({ schema, pointer }) => {
    if (Array.isArray(value)) {
      return schema.items === undefined ? [] : value.filter((item) => isWrong(`${pointer}/items`, item))
    }
    const named = (schema.properties ?? {}) as SchemaObject
    return Object.entries(value).filter(([name, inner]) => {
      if (Object.hasOwn(named, name))
        return isObject(named[name]) && isWrong(pointerTo(pointer, 'properties', name), inner)
      return isObject(schema.additionalProperties) && isWrong(`${pointer}/additionalProperties`, inner)
    })
  }).length
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
