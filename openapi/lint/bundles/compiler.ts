import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { extensionsOf } from '../rules/extensions.ts'
import { closeLists, closeSchemas } from './closed-schemas.ts'

function createAjv(strict: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict, allErrors: true, allowUnionTypes: true, validateSchema: false, verbose: true })
  addFormats.default(ajv)
  return ajv
}

// The rules of JSON Schema are the same for all documents, and take longer to compile than most of them.
const rulesOfSchemas = createAjv(true)

/** Where a schema breaks JSON Schema's own rules. */
export function violationsOf(node: object): readonly ErrorObject[] {
  rulesOfSchemas.validateSchema(node)
  return rulesOfSchemas.errors ?? []
}

/**
 * Compiles the schemas of a bundled document as JSON Schema 2020-12. `strict` tolerates nothing in a schema; `closed`
 * tolerates nothing in a value, not even a property that an open schema leaves undescribed; `exact` not even a value that
 * an open list does not name.
 */
export class SchemaCompiler {
  readonly #ajv: Ajv2020
  /** From the schemas that are compiled, which are copies, to their pointers in the document. */
  readonly #pointers = new Map<unknown, string>()

  constructor(document: OpenApiDocument, mode: 'strict' | 'closed' | 'exact') {
    const strict = mode === 'strict'
    this.#ajv = createAjv(strict)
    this.#ajv.addVocabulary([...extensionsOf('Schema'), 'discriminator', 'xml', 'externalDocs'])
    const copy = structuredClone(document)
    if (!strict) closeSchemas(copy)
    if (mode === 'exact') closeLists(copy)
    this.#ajv.addSchema({ $id: 'document', $defs: this.#prepare(copy, '#') as Record<string, object> })
  }

  /** The validator of the schema at a pointer; throws with the compiler's words when it is not one. */
  compile(pointer: string): ValidateFunction {
    const known = this.#ajv.getSchema(`document#/$defs${pointer.slice(1)}`)
    if (!known) throw new Error(`no schema stands at ${pointer}`)
    return known
  }

  /** Compiles a schema as if every reference in it admitted every value; throws when the schema itself is wrong. */
  compileAlone(node: unknown): void {
    this.#ajv.compile(JSON.parse(JSON.stringify(node), (key, value) => (key === '$ref' ? undefined : value)))
  }

  /** The pointer of the keyword that an instance breaks. */
  pointerOf({ parentSchema, keyword }: ErrorObject): string {
    return `${this.#pointers.get(parentSchema)}/${keyword}`
  }

  /** A document in `$defs` is compiled as far as it is asked for; its references have to say so. */
  #prepare(node: unknown, pointer: string): unknown {
    if (typeof node !== 'object' || node === null) return node
    this.#pointers.set(node, pointer)
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string') (node as { $ref: string }).$ref = `#/$defs${value.slice(1)}`
      else this.#prepare(value, pointerBelow(pointer, key))
    }
    return node
  }
}
