import { breachesOf, keepsTo, type ValidationRule } from '@clouddb/document/rules'
import { isImpossible } from '@clouddb/document/schemas'
import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { isJsonObject, pointersKey, remembered, type SchemaObject, type Variant } from './schema.ts'

/** The address of the document in Ajv. It is absolute, so that schemas outside the document can refer into it. */
const ADDRESS = 'document:/openapi'

/** Compiles the schemas of a document, each once: those of the document by their pointer, made ones by a key. */
export class Validators {
  /** These stop at the first error; only a count needs all. */
  readonly #json: Ajv2020
  readonly #text: Ajv2020
  readonly #counting: Ajv2020
  readonly #byPointer = new Map<string, ValidateFunction>()
  readonly #textByPointer = new Map<string, ValidateFunction>()
  readonly #countingByKey = new Map<string, ValidateFunction>()
  readonly #byConstraint = new WeakMap<SchemaObject, ValidateFunction>()
  readonly #byVariant = new WeakMap<Variant, ValidateFunction>()
  #areRulesRead = true

  constructor(document: SchemaObject) {
    const hold: Hold = (rules, value) => !this.#areRulesRead || keepsTo(rules, value)
    this.#json = ajvFor(document, hold)
    this.#text = ajvFor(document, hold, { coerceTypes: true })
    this.#counting = ajvFor(document, hold, { allErrors: true })
  }

  /** Runs a validation that does not read the rules of `x-validations`. */
  withoutRules(validate: () => boolean): boolean {
    this.#areRulesRead = false
    try {
      return validate()
    } finally {
      this.#areRulesRead = true
    }
  }

  /** The validator of a schema of the document. */
  at(pointer: string): ValidateFunction {
    return remembered(this.#byPointer, pointer, () => this.#json.getSchema(ADDRESS + pointer) as ValidateFunction)
  }

  /** In a path or a query `5` and `'5'` are the same. Ajv writes the coerced value to the wrapper. */
  acceptsText(pointer: string, value: unknown): boolean {
    const wrapper = () => this.#text.compile({ properties: { value: { $ref: ADDRESS + pointer } } })
    const given = typeof value === 'object' ? value : String(value)
    return remembered(this.#textByPointer, pointer, wrapper)({ value: given })
  }

  /** The validator of a constraint, which finds all errors. */
  ofConstraint(constraint: SchemaObject): ValidateFunction {
    return remembered(this.#byConstraint, constraint, () =>
      this.#countingFor(JSON.stringify(constraint), () => constraint),
    )
  }

  /** The validator of what a variant demands of the value itself, which finds all errors. */
  ofVariant(variant: Variant): ValidateFunction {
    return remembered(this.#byVariant, variant, () =>
      this.#countingFor(pointersKey(variant.parts), () => ({
        allOf: variant.parts.map(({ schema }) => withoutInner(schema)),
      })),
    )
  }

  #countingFor(key: string, schema: () => SchemaObject): ValidateFunction {
    return remembered(this.#countingByKey, key, () =>
      this.#counting.compile(withAbsoluteReferences(schema()) as SchemaObject),
    )
  }
}

type Hold = (rules: readonly ValidationRule[], value: unknown) => boolean

function ajvFor(document: SchemaObject, hold: Hold, options: { coerceTypes?: true; allErrors?: true } = {}): Ajv2020 {
  const code = { optimize: false } as const
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, validateSchema: false, code, ...options })
  formats.default(ajv)
  // With its types, a rule is asked after the other keywords for them, and so only for a value of the right shape.
  const type = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const
  const validate: NonNullable<FuncKeywordDefinition['validate']> = (
    rules: readonly ValidationRule[],
    value: unknown,
  ) => {
    if (hold(rules, value)) return true
    const [breach] = breachesOf({ 'x-validations': rules }, value)
    validate.errors = [{ message: `breaks a rule: ${breach?.message}` }]
    return false
  }
  ajv.addKeyword({ keyword: 'x-validations', type: [...type], validate, errors: true })
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
  const named = Object.entries(isJsonObject(properties) ? properties : {})
  return {
    ...own,
    ...(isJsonObject(properties) && {
      properties: Object.fromEntries(named.map(([name, schema]) => [name, !isImpossible(schema)])),
    }),
    ...(isJsonObject(additionalProperties) && { additionalProperties: true }),
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
