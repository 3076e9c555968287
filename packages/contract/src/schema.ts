import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
export type SchemaObject = { readonly [keyword: string]: unknown }

/** A schema and the place in the document where it stands (`#/components/schemas/Alert`). */
export interface Part {
  readonly schema: SchemaObject | boolean
  readonly pointer: string
}

/** What one value must satisfy at once: a property that two schemas of an `allOf` declare has two parts. */
export type Node = readonly Part[]

/**
 * One way to satisfy a node: references and `allOf` are followed, and one branch is taken of every `oneOf` and `anyOf`.
 */
export interface Shape {
  readonly parts: readonly { readonly schema: SchemaObject; readonly pointer: string }[]
  /** The branch that was taken, in the document's words (`displayType=line`); empty where there was no choice. */
  readonly branch: string
}

/** Reads the schemas of one document: follows references, takes unions apart, judges values. */
export interface SchemaReader {
  part(pointer: string): Part
  shapes(node: Node): readonly Shape[]
  /** The judge: Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** How many complaints there are about a value as this very shape; the other branches of a union have no say. */
  complaints(shape: Shape, value: unknown): number
  /** Whether this constraint alone accepts the value, whatever stands beside it. */
  allows(constraint: SchemaObject, value: unknown): boolean
}

/** An absolute address, so that a fragment of the document can be compiled alone and still reach its references. */
const ADDRESS = 'document:/openapi'

export function pointerTo(base: string, ...keys: readonly (string | number)[]): string {
  const escaped = keys.map((key) => encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1')))
  return [base, ...escaped].join('/')
}

export function createSchemaReader(document: SchemaObject): SchemaReader {
  const root = withAbsoluteReferences(document) as SchemaObject
  const judge = createJudge(root)
  const shapesByNode = new Map<string, readonly Shape[]>()

  function part(pointer: string): Part {
    const keys = pointer.split('/').slice(1)
    let schema: unknown = root
    for (const key of keys) {
      schema = (schema as SchemaObject)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')]
    }
    if (schema === undefined) throw new Error(`${pointer} is named in the document, but nothing stands there`)
    return { schema: schema as SchemaObject, pointer }
  }

  function shapes(node: Node): readonly Shape[] {
    const key = keyOf(node)
    const known = shapesByNode.get(key) ?? node.map((each) => expand(each, part)).reduce(combine, [NO_CONSTRAINT])
    shapesByNode.set(key, known)
    return known
  }

  const accepts = (node: Node, value: unknown, asText = false): boolean =>
    node.every(({ pointer }) => (asText ? judge.text(pointer, value) : judge.json(pointer, value)))

  function complaints(shape: Shape, value: unknown): number {
    const complain = judge.made(keyOf(shape.parts), () => ({
      allOf: shape.parts.map((each) => withoutUnions(each.schema)),
    }))
    return complain(value) ? 0 : (complain.errors?.length ?? 1)
  }

  const allows = (constraint: SchemaObject, value: unknown): boolean =>
    judge.made(JSON.stringify(constraint), () => constraint)(value)

  return { part, shapes, accepts, complaints, allows }
}

const keyOf = (node: Node): string => node.map((each) => each.pointer).join(' ')

/** What stands in a union or behind a reference is another part of the shape. */
function withoutUnions({ $ref, allOf, oneOf, anyOf, unevaluatedProperties, ...rest }: SchemaObject): SchemaObject {
  return rest
}

/** Compiles each schema once: those of the document by their place, made ones by a key. */
function createJudge(root: SchemaObject) {
  const code = { optimize: false } as const
  const options = { strict: false, allErrors: true, inlineRefs: false, validateSchema: false, code } as const
  const ajv = new Ajv2020(options)
  const coercing = new Ajv2020({ ...options, coerceTypes: true })
  const compiled = new Map<string, ValidateFunction>()
  for (const each of [ajv, coercing]) {
    formats.default(each)
    each.addSchema(root, ADDRESS)
  }
  const remember = (key: string, compile: () => ValidateFunction): ValidateFunction => {
    const known = compiled.get(key) ?? compile()
    compiled.set(key, known)
    return known
  }
  return {
    json: (pointer: string, value: unknown): boolean =>
      remember(pointer, () => ajv.getSchema(ADDRESS + pointer) as ValidateFunction)(value) === true,
    /** In a path or a query `5` and `'5'` are the same. The wrapper is the place that a coerced value is written to. */
    text: (pointer: string, value: unknown): boolean =>
      remember(`text ${pointer}`, () => coercing.compile({ properties: { value: { $ref: ADDRESS + pointer } } }))({
        value: typeof value === 'object' ? value : String(value),
      }) === true,
    made: (key: string, schema: () => SchemaObject): ValidateFunction =>
      remember(`made ${key}`, () => ajv.compile(schema())),
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

const NO_CONSTRAINT: Shape = { parts: [], branch: '' }

function expand({ schema, pointer }: Part, resolve: (pointer: string) => Part): readonly Shape[] {
  if (schema === false) return []
  if (schema === true) return [NO_CONSTRAINT]
  let shapes: readonly Shape[] = [{ parts: [{ schema, pointer }], branch: '' }]
  if (typeof schema.$ref === 'string') {
    shapes = combine(shapes, expand(resolve(schema.$ref.slice(ADDRESS.length)), resolve))
  }
  for (const [index, inner] of listOf(schema.allOf).entries()) {
    shapes = combine(shapes, expand({ schema: inner, pointer: pointerTo(pointer, 'allOf', index) }, resolve))
  }
  if (isDemandedCondition(schema)) {
    shapes = combine(shapes, expand({ schema: schema.if as SchemaObject, pointer: pointerTo(pointer, 'if') }, resolve))
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    if (schema[keyword] === undefined) continue
    const branches = listOf(schema[keyword]).flatMap((inner, index) =>
      expand({ schema: inner, pointer: pointerTo(pointer, keyword, index) }, resolve).map((shape) => ({
        parts: shape.parts,
        branch: shape.branch || nameOfBranch(shape, inner, index),
      })),
    )
    shapes = combine(shapes, branches)
  }
  return shapes
}

/** A condition whose `else` nothing can meet is a demand like any other, said so that types do not see it. */
export function isDemandedCondition(schema: SchemaObject): boolean {
  return schema.if !== undefined && (schema.else === false || JSON.stringify(schema.else) === '{"not":{}}')
}

const listOf = (value: unknown): readonly (SchemaObject | boolean)[] => (Array.isArray(value) ? value : [])

function combine(left: readonly Shape[], right: readonly Shape[]): readonly Shape[] {
  return left.flatMap((first) =>
    right.map((second) => ({
      parts: [...first.parts, ...second.parts],
      branch: [first.branch, second.branch].filter(Boolean).join(', '),
    })),
  )
}

/** A branch is known by the constants that set it apart, else by its type, its name or its number. */
function nameOfBranch(shape: Shape, branch: SchemaObject | boolean, index: number): string {
  const constants = shape.parts.flatMap(({ schema }) =>
    Object.entries((schema.properties ?? {}) as Record<string, SchemaObject>).flatMap(([name, property]) => {
      const only = Array.isArray(property.enum) && property.enum.length === 1 ? property.enum[0] : property.const
      return typeof only !== 'string' || only === '' ? [] : [`${name}=${only}`]
    }),
  )
  if (constants.length > 0) return [...new Set(constants)].join(' and ')
  const type = shape.parts
    .map(({ schema }) => schema.type)
    .find((each) => typeof each === 'string' && each !== 'object')
  const reference = String((branch as SchemaObject).$ref ?? `variant ${index + 1}`)
  return String(type ?? reference.slice(reference.lastIndexOf('/') + 1))
}
