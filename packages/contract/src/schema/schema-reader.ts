import { nodeAt } from '@clouddb/spec/document/pointer'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { pointerTo } from './pointer.ts'
import {
  isObject,
  keyOf,
  type LocatedSchema,
  type Node,
  remembered,
  type SchemaObject,
  type Variant,
} from './schema.ts'
import { variantsOf } from './variants.ts'

/** Reads the schemas of one document: follows references, lists variants of unions, validates values. */
export interface SchemaReader {
  schemaAt(pointer: string): LocatedSchema
  variants(node: Node): readonly Variant[]
  /** By Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** The first error of a value, in words; empty where the node accepts it. */
  faults(node: Node, value: unknown): string[]
  /** The number of errors of a value under this variant alone; the other branches of a union are ignored. */
  complaints(variant: Variant, value: unknown): number
  /** Whether this constraint alone accepts the value. */
  allows(constraint: SchemaObject, value: unknown): boolean
}

/** The address of the document in Ajv. It is absolute, so that schemas outside the document can refer into it. */
const ADDRESS = 'document:/openapi'

/** Each schema is compiled once: schemas of the document by their pointer, made ones by a key. */
export function createSchemaReader(document: SchemaObject): SchemaReader {
  // These stop at the first error; only a count needs all.
  const [json, text, counting] = [
    ajvFor(document),
    ajvFor(document, { coerceTypes: true }),
    ajvFor(document, { allErrors: true }),
  ]
  const jsonValidators = new Map<string, ValidateFunction>()
  const textValidators = new Map<string, ValidateFunction>()
  const countingValidators = new Map<string, ValidateFunction>()
  const variantsByNode = new Map<string, readonly Variant[]>()

  function schemaAt(pointer: string): LocatedSchema {
    const schema = nodeAt(document, pointer) as SchemaObject | undefined
    if (schema === undefined) throw new Error(`The document refers to ${pointer}, which does not exist`)
    return { schema, pointer }
  }

  const jsonValidator = (pointer: string): ValidateFunction =>
    remembered(jsonValidators, pointer, () => json.getSchema(ADDRESS + pointer) as ValidateFunction)

  /** In a path or a query `5` and `'5'` are the same. Ajv writes the coerced value to the wrapper. */
  function acceptsText(pointer: string, value: unknown): boolean {
    const wrapper = () => text.compile({ properties: { value: { $ref: ADDRESS + pointer } } })
    const given = typeof value === 'object' ? value : String(value)
    return remembered(textValidators, pointer, wrapper)({ value: given })
  }

  function countErrors(key: string, schema: () => SchemaObject, value: unknown): number {
    const compile = () => counting.compile(withAbsoluteReferences(schema()) as SchemaObject)
    const validate = remembered(countingValidators, key, compile)
    return validate(value) ? 0 : (validate.errors?.length ?? 1)
  }

  function faultsAt(pointer: string, value: unknown): string[] {
    const validate = jsonValidator(pointer)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
  }

  /** The number of properties or items that break their own schema. */
  function countInnerErrors({ parts }: Variant, value: unknown): number {
    const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
    const pointers = parts.flatMap((part) => inner.map(([key, each]) => [pointerBelow(part, key), each] as const))
    return pointers.filter(([pointer, each]) => pointer !== undefined && !jsonValidator(pointer)(each)).length
  }

  return {
    schemaAt,
    variants: (node) => remembered(variantsByNode, keyOf(node), () => variantsOf(node, schemaAt)),
    accepts: (node, value, asText = false) =>
      node.every(({ pointer }) => (asText ? acceptsText(pointer, value) : jsonValidator(pointer)(value))),
    faults: (node, value) => node.flatMap(({ pointer }) => faultsAt(pointer, value)),
    complaints: (variant, value) => {
      const own = () => ({ allOf: variant.parts.map(({ schema }) => withoutInner(schema)) })
      return countErrors(keyOf(variant.parts), own, value) + countInnerErrors(variant, value)
    },
    allows: (constraint, value) => countErrors(JSON.stringify(constraint), () => constraint, value) === 0,
  }
}

function ajvFor(document: SchemaObject, options: { coerceTypes?: true; allErrors?: true } = {}): Ajv2020 {
  const code = { optimize: false } as const
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false, code, ...options })
  formats.default(ajv)
  return ajv.addSchema(document, ADDRESS)
}

/** The constraints of a schema on the value itself: unions and references are other parts of the variant, inner values are validated apart. */
function withoutInner({ $ref, allOf, oneOf, anyOf, unevaluatedProperties, items, ...own }: SchemaObject): SchemaObject {
  const { properties, additionalProperties } = own
  const named = Object.entries(isObject(properties) ? properties : {})
  return {
    ...own,
    ...(isObject(properties) && {
      properties: Object.fromEntries(named.map(([name, schema]) => [name, (schema as unknown) !== false])),
    }),
    ...(isObject(additionalProperties) && { additionalProperties: true }),
  }
}

/** The pointer of the schema that a part of a variant has for a property or an item, if any. */
function pointerBelow({ schema, pointer }: Variant['parts'][number], key: string | number): string | undefined {
  const { items, properties, additionalProperties } = schema
  if (typeof key === 'number') return items === undefined ? undefined : `${pointer}/items`
  if (isObject(properties) && Object.hasOwn(properties, key))
    return isObject(properties[key]) ? pointerTo(pointer, 'properties', key) : undefined
  return isObject(additionalProperties) ? `${pointer}/additionalProperties` : undefined
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
