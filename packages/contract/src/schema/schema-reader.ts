import { nodeAt } from '@clouddb/document/pointer'
import { keepsTo, type ValidationRule } from '@clouddb/document/rules'
import { isImpossible } from '@clouddb/document/schemas'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import {
  isObject,
  itemsOf,
  keyOf,
  type LocatedSchema,
  type Node,
  pointerTo,
  propertiesOf,
  remembered,
  type SchemaObject,
  stated,
  type Variant,
  variantsOf,
} from './schema.ts'

/** Reads the schemas of one document: follows references, lists variants of unions, validates values. */
export interface SchemaReader {
  schemaAt(pointer: string): LocatedSchema
  variants(node: Node): readonly Variant[]
  /** By Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** The same without the rules of `x-validations`, which a mock does not read. */
  acceptsShape(node: Node, value: unknown): boolean
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
    ajvFor(document, hold),
    ajvFor(document, hold, { coerceTypes: true }),
    ajvFor(document, hold, { allErrors: true }),
  ]
  let areRulesRead = true
  const jsonValidators = new Map<string, ValidateFunction>()
  const textValidators = new Map<string, ValidateFunction>()
  const countingValidators = new Map<string, ValidateFunction>()
  const constraintValidators = new WeakMap<SchemaObject, ValidateFunction>()
  const ownValidators = new WeakMap<Variant, ValidateFunction>()
  const pointersByPart = new WeakMap<Part, PointersBelow>()
  const variantsByNode = new Map<string, readonly Variant[]>()

  /** Whether a value keeps to rules, as Ajv asks for a keyword. */
  function hold(rules: readonly ValidationRule[], value: unknown): boolean {
    return !areRulesRead || keepsTo(rules, value)
  }

  function acceptsShape(node: Node, value: unknown): boolean {
    areRulesRead = false
    try {
      return accepts(node, value)
    } finally {
      areRulesRead = true
    }
  }

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

  const countErrors = (validate: ValidateFunction, value: unknown): number =>
    validate(value) ? 0 : (validate.errors?.length ?? 1)

  const countingValidator = (key: string, schema: () => SchemaObject): ValidateFunction =>
    remembered(countingValidators, key, () => counting.compile(withAbsoluteReferences(schema()) as SchemaObject))

  /** The validator of what a variant demands of the value itself. */
  const ownValidator = (variant: Variant): ValidateFunction =>
    remembered(ownValidators, variant, () =>
      countingValidator(keyOf(variant.parts), () => ({
        allOf: variant.parts.map(({ schema }) => withoutInner(schema)),
      })),
    )

  function faultsAt(pointer: string, value: unknown): string[] {
    const validate = jsonValidator(pointer)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
  }

  /** The number of properties or items that break their own schema. */
  function countInnerErrors({ parts }: Variant, value: unknown): number {
    let count = 0
    const check = (pointer: string | undefined, inner: unknown) => {
      if (pointer !== undefined && !jsonValidator(pointer)(inner)) count += 1
    }
    for (const part of parts) {
      const { items, properties, others } = remembered(pointersByPart, part, () => pointersBelow(part))
      if (Array.isArray(value)) for (const item of value) check(items, item)
      else if (isObject(value))
        for (const name of Object.keys(value)) check(properties.has(name) ? properties.get(name) : others, value[name])
    }
    return count
  }

  const variants = (node: Node) => remembered(variantsByNode, keyOf(node), () => variantsOf(node, schemaAt))
  const accepts = (node: Node, value: unknown, asText = false) =>
    node.every(({ pointer }) => (asText ? acceptsText(pointer, value) : jsonValidator(pointer)(value)))
  const complaints = (variant: Variant, value: unknown) =>
    countErrors(ownValidator(variant), value) + countInnerErrors(variant, value)

  /** The first error, the outermost first, in the branch of each union that the value means. */
  function faultIn(node: Node, value: unknown, path: string): string | undefined {
    const variant = accepts(node, value) ? undefined : variantMeant(node, value)
    if (!variant) return undefined
    const validate = ownValidator(variant)
    const [own] = validate(value) ? [] : (validate.errors ?? [])
    if (own) return `${path}${own.instancePath || (path ? '' : 'the body')} ${own.message}`
    if (Array.isArray(value)) return firstOf(value.entries(), () => itemsOf(variant))
    const properties = propertiesOf(variant)
    const named = (name: unknown) => properties.find((each) => each.name === name)
    return firstOf(Object.entries(Object(value)), (name) => (named(name) ?? named('anyName'))?.node ?? [])

    function firstOf(entries: Iterable<[number | string, unknown]>, nodeOf: (key: number | string) => Node) {
      for (const [key, inner] of entries) {
        const found = faultIn(nodeOf(key), inner, `${path}/${key}`)
        if (found !== undefined) return found
      }
      return undefined
    }
  }

  /** The branch with the constants of the value, such as its discriminator; of several, the one with the fewest errors. */
  function variantMeant(node: Node, value: unknown): Variant | undefined {
    const all = variants(node)
    const isMeant = (variant: Variant) =>
      propertiesOf(variant).every(({ name, node: own }) => {
        const constants = variants(own).flatMap((each) => stated<unknown>(each, 'const'))
        return constants.length === 0 || !isObject(value) || constants.some((each) => each.value === value[name])
      })
    const meant = all.filter(isMeant)
    return (meant.length > 0 ? meant : all)
      .map((variant) => ({ variant, count: complaints(variant, value) }))
      .toSorted((left, right) => left.count - right.count)[0]?.variant
  }

  return {
    schemaAt,
    variants,
    accepts,
    acceptsShape,
    faults: (node, value) => {
      if (accepts(node, value)) return []
      return [faultIn(node, value, '') ?? node.flatMap(({ pointer }) => faultsAt(pointer, value))].flat()
    },
    complaints,
    allows: (constraint, value) =>
      remembered(constraintValidators, constraint, () =>
        countingValidator(JSON.stringify(constraint), () => constraint),
      )(value),
  }
}

type Hold = (rules: readonly ValidationRule[], value: unknown) => boolean

function ajvFor(document: SchemaObject, hold: Hold, options: { coerceTypes?: true; allErrors?: true } = {}): Ajv2020 {
  const code = { optimize: false } as const
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false, code, ...options })
  formats.default(ajv)
  // With its types, a rule is asked after the other keywords for them, and so only for a value of the right shape.
  const type = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const
  ajv.addKeyword({ keyword: 'x-validations', type: [...type], validate: hold, errors: false })
  // With a blank in place of the T not every client reads a time.
  const times = formats.default.get('date-time') as { readonly validate: (text: string) => boolean }
  ajv.addFormat('date-time', (text) => /t/i.test(text) && times.validate(text))
  const isNear = ([first, last]: readonly [number, number], text: string) => {
    const days = (Date.parse(text) - Date.now()) / 86_400_000
    return days >= first && days <= last
  }
  ajv.addKeyword({
    keyword: 'x-days-from-now',
    type: 'string',
    validate: isNear,
    error: { message: 'must be near now' },
  })
  return ajv.addSchema(document, ADDRESS)
}

/** The constraints of a schema on the value itself: unions and references are other parts of the variant, inner values are validated apart. */
function withoutInner({ $ref, allOf, oneOf, anyOf, unevaluatedProperties, items, ...own }: SchemaObject): SchemaObject {
  const { properties, additionalProperties } = own
  const named = Object.entries(isObject(properties) ? properties : {})
  return {
    ...own,
    ...(isObject(properties) && {
      properties: Object.fromEntries(named.map(([name, schema]) => [name, !isImpossible(schema)])),
    }),
    ...(isObject(additionalProperties) && { additionalProperties: true }),
  }
}

type Part = Variant['parts'][number]

/** The pointers of the schemas that a part of a variant has for items, for properties by name, and for other properties. */
interface PointersBelow {
  readonly items: string | undefined
  /** Undefined where a property is only named. */
  readonly properties: ReadonlyMap<string, string | undefined>
  readonly others: string | undefined
}

function pointersBelow({ schema: { items, properties, additionalProperties }, pointer }: Part): PointersBelow {
  const named = Object.entries(isObject(properties) ? properties : {})
  return {
    items: items === undefined ? undefined : `${pointer}/items`,
    properties: new Map(
      named.map(([name, schema]) => [name, isObject(schema) ? pointerTo(pointer, 'properties', name) : undefined]),
    ),
    others: isObject(additionalProperties) ? `${pointer}/additionalProperties` : undefined,
  }
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
