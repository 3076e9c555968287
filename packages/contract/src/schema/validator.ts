import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { remembered } from './remembered.ts'
import type { SchemaObject } from './schema.ts'

/** An absolute address, so that a fragment of the document can be compiled alone and still reach its references. */
export const ADDRESS = 'document:/openapi'

/** Ajv, dialect 2020-12, with formats. */
export interface Validator {
  /** Validates by the schema at a pointer of the document. `asText`: the value travels as text, as in a path or a query. */
  accepts(pointer: string, value: unknown, asText: boolean): boolean
  /** What is wrong with a value by the schema at a pointer of the document, in words. */
  faults(pointer: string, value: unknown): string[]
  /** How much is wrong with a value by a schema that stands in no document, remembered by a key. */
  count(key: string, schema: () => SchemaObject, value: unknown): number
}

/** Compiles each schema once: those of the document by their pointer, made ones by a key. */
export function createValidator(root: SchemaObject): Validator {
  const code = { optimize: false } as const
  const options = { strict: false, inlineRefs: false, validateSchema: false, code } as const
  // The first fault settles a verdict; only who counts them needs all.
  const ajv = new Ajv2020(options)
  const counting = new Ajv2020({ ...options, allErrors: true })
  const coercing = new Ajv2020({ ...options, coerceTypes: true })
  for (const each of [ajv, counting, coercing]) {
    formats.default(each)
    each.addSchema(root, ADDRESS)
  }
  // A map for each kind, for a key that is put together anew costs more than finding it.
  const ofDocument = new Map<string, ValidateFunction>()
  const ofText = new Map<string, ValidateFunction>()
  const made = new Map<string, ValidateFunction>()
  const json = (pointer: string) =>
    remembered(ofDocument, pointer, () => ajv.getSchema(ADDRESS + pointer) as ValidateFunction)
  /** In a path or a query `5` and `'5'` are the same. A coerced value is written to the wrapper. */
  const text = (pointer: string) =>
    remembered(ofText, pointer, () => coercing.compile({ properties: { value: { $ref: ADDRESS + pointer } } }))
  return {
    accepts: (pointer, value, asText) =>
      asText ? text(pointer)({ value: typeof value === 'object' ? value : String(value) }) : json(pointer)(value),
    faults: (pointer, value) => {
      const validate = json(pointer)
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
    },
    count: (key, schema, value) => {
      const validate = remembered(made, key, () => counting.compile(schema()))
      return validate(value) ? 0 : (validate.errors?.length ?? 1)
    },
  }
}
