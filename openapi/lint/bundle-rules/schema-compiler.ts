import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { pointerBelow, pointerTokens } from '@clouddb/document/pointer'
import { resolve } from '@clouddb/document/references'
import { allSchemas, schemaOwnersOf, subschemasOf } from '@clouddb/document/schemas'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { extensionsOf } from '../file-rules/extensions.ts'
import type { CheckedBundle, Finding } from './finding.ts'

function createAjv(strict: boolean): Ajv2020 {
  const reports = { allErrors: true, verbose: true }
  // Most validators read a few examples: to optimise their code takes longer than to run it as it is.
  const code = { optimize: false }
  const ajv = new Ajv2020({ strict, allowUnionTypes: true, validateSchema: false, ...reports, code })
  addFormats.default(ajv)
  return ajv
}

// Shared by all documents: the rules of JSON Schema take longer to compile than most documents.
const rulesOfSchemas = createAjv(true)

/** Returns how a schema breaks the rules of JSON Schema. */
export function violationsOf(node: object): readonly ErrorObject[] {
  rulesOfSchemas.validateSchema(node)
  return rulesOfSchemas.errors ?? []
}

type CompilerMode = 'strict' | 'closed' | 'exact'

const compilers = new WeakMap<OpenApiDocument, Map<CompilerMode, SchemaCompiler>>()

/** The compiler of a document, which all rules share. */
export function compilerOf(document: OpenApiDocument, mode: CompilerMode): SchemaCompiler {
  const ofDocument = compilers.get(document) ?? new Map<CompilerMode, SchemaCompiler>()
  const compiler = ofDocument.get(mode) ?? new SchemaCompiler(document, mode)
  compilers.set(document, ofDocument.set(mode, compiler))
  return compiler
}

/**
 * Compiles the schemas of a bundled document as JSON Schema 2020-12. `strict` refuses loose schemas. `closed` refuses
 * values with undescribed properties. `exact` also refuses values that an open list does not name.
 */
export class SchemaCompiler {
  readonly #ajv: Ajv2020
  /** The pointers of the compiled schemas, which are copies. */
  readonly #pointers = new Map<unknown, string>()

  constructor(document: OpenApiDocument, mode: CompilerMode) {
    const strict = mode === 'strict'
    this.#ajv = createAjv(strict)
    this.#ajv.addVocabulary([...extensionsOf('Schema'), 'discriminator', 'xml', 'externalDocs'])
    const copy = structuredClone(document)
    if (!strict) closeSchemas(copy)
    if (mode === 'exact') closeLists(copy)
    this.#ajv.addSchema({ $id: 'document', $defs: this.#prepare(copy, '#') as Record<string, object> })
  }

  /** Returns the validator of the schema at a pointer. Throws the error of the compiler if the schema is wrong. */
  compile(pointer: string): ValidateFunction {
    const known = this.#ajv.getSchema(`document#/$defs${pointer.slice(1)}`)
    if (!known) throw new Error(`there is no schema at ${pointer}`)
    return known
  }

  /** Compiles a schema without its references, so that it throws only if the schema itself is wrong. */
  compileAlone(node: unknown): void {
    this.#ajv.compile(JSON.parse(JSON.stringify(node), (key, value) => (key === '$ref' ? undefined : value)))
  }

  /** The pointer of the keyword that an instance breaks. */
  pointerOf({ parentSchema, keyword }: ErrorObject): string {
    return `${this.#pointers.get(parentSchema)}/${keyword}`
  }

  /** Points references into `$defs`, where Ajv compiles only the schemas that it needs. */
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

/** Changes the schemas of a document so that open lists accept only the values that they name. */
function closeLists(document: OpenApiDocument): void {
  for (const { node } of allSchemas(document)) {
    if (!isRecord(node) || node['x-extensible-enum'] === undefined) continue
    const known = [node['x-extensible-enum']].flat()
    node.enum = [...known, ...([node.type].flat().includes('null') ? [null] : [])]
  }
}

const unions = ['oneOf', 'anyOf', 'allOf']
const values = ['properties', 'patternProperties', 'items', 'additionalProperties', 'prefixItems']

/**
 * Changes the schemas of a document so that values accept only described properties. A named schema stays open, because
 * other schemas can extend it; it is closed wherever it describes a whole value.
 */
function closeSchemas(document: OpenApiDocument): void {
  for (const schema of Object.values(document.components?.schemas ?? {})) closeInside(document, schema)
  for (const { node } of schemaOwnersOf(document)) closeValue(document, node.schema)
}

function closeInside(document: OpenApiDocument, node: unknown): void {
  for (const { keyword, schema } of subschemasOf(node)) {
    if (unions.includes(keyword)) closeInside(document, schema)
    else if (values.includes(keyword)) closeValue(document, schema)
  }
}

function closeValue(document: OpenApiDocument, schema: unknown): void {
  closeInside(document, schema)
  if (isRecord(schema) && describesProperties(document, schema)) schema.unevaluatedProperties = false
}

/** Maps, open schemas (`{}`) and scalars describe no properties. */
function describesProperties(document: OpenApiDocument, schema: unknown): boolean {
  const target = resolve<unknown>(document, schema)
  return [schema, target].some(
    (each) =>
      isRecord(each) &&
      !('additionalProperties' in each || 'unevaluatedProperties' in each) &&
      ['properties', 'prefixItems', ...unions].some((keyword) => keyword in each),
  )
}

/** Schemas are valid strict JSON Schema. Each finding is at the smallest wrong schema. */
export function strictSchemas({ document }: CheckedBundle): Finding[] {
  const compiler = compilerOf(document, 'strict')
  const all = allSchemas(document).filter(({ node }) => isRecord(node))
  const broken = all.flatMap(({ node, pointer }) =>
    violationsOf(node as object).map((error) => ({
      pointer: pointerBelow(pointer, ...pointerTokens(error.instancePath)),
      message: `${schemaErrorWords(error)}.`,
      within: pointer,
    })),
  )
  if (broken.length > 0) return smallest(broken)
  const roots = [
    ...Object.keys(document.components?.schemas ?? {}).map((name) => pointerBelow('#/components/schemas', name)),
    ...schemaOwnersOf(document).map(({ pointer }) => pointerBelow(pointer, 'schema')),
  ]
  const failing = roots.flatMap((pointer) => compilerFindings(pointer, () => compiler.compile(pointer)))
  if (failing.length === 0) return []
  // A schema that refers to a wrong one fails too. The cause is the schema that fails alone.
  const causes = all.flatMap(({ node, pointer }) => compilerFindings(pointer, () => compiler.compileAlone(node)))
  return causes.length > 0 ? smallest(causes) : failing
}

function compilerFindings(pointer: string, compile: () => void): Finding[] {
  try {
    compile()
    return []
  } catch (error) {
    const text = (error as Error).message.replace(/ (in schema )?at (path )?"[^"]*#.*$/, '')
    return [{ pointer, message: `The schema does not compile: ${text}.`, within: pointer }]
  }
}

/** Turns an error of Ajv into words. */
export function schemaErrorWords({ message, params, data, keyword }: ErrorObject): string {
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params.allowedValues)}` : ''
  const extra = params.additionalProperty ?? params.unevaluatedProperty
  const given = data === null || typeof data !== 'object' ? `, not ${JSON.stringify(data)}` : ''
  return `it ${message}${allowed}${extra ? ` (${extra})` : ''}${given}`
}

/** The findings that contain no other finding. */
function smallest(findings: Finding[]): Finding[] {
  return findings.filter(({ pointer }) => !findings.some((other) => other.pointer.startsWith(`${pointer}/`)))
}
