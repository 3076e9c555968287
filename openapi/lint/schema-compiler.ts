import { dirname, resolve } from 'node:path'
import { type Document, isAbsoluteUrl } from '@redocly/openapi-core'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closeInside, closeValue } from './closed-schema.ts'
import { asObject, type Place } from './rules/node.ts'

/** Words that stand in schemas and judge no value. */
const vocabulary = [
  'x-provenance',
  'x-provenance-note',
  'x-public',
  'x-deprecation-reason',
  'x-extensible-enum',
  'x-unlisted',
  'x-request-of',
  'x-id-of',
  'x-indivisible',
  'x-only-with',
  'discriminator',
  'xml',
  'externalDocs',
]

/**
 * Compiles schemas of several files as JSON Schema 2020-12. `strict` tolerates nothing in a schema; `closed` tolerates
 * nothing in a value, not even a property that an open schema leaves undescribed.
 */
export class SchemaCompiler {
  private readonly ajv: Ajv2020
  private readonly files: ReadonlyMap<string, Document>
  private readonly closed: boolean
  private readonly ids = new Map<string, string>()

  constructor(files: ReadonlyMap<string, Document>, mode: 'strict' | 'closed') {
    this.files = files
    this.closed = mode === 'closed'
    const strict = !this.closed
    this.ajv = new Ajv2020({ strict, allErrors: true, allowUnionTypes: true, validateSchema: false, verbose: true })
    addFormats.default(this.ajv)
    this.ajv.addVocabulary(vocabulary)
  }

  /** The validator of a schema; throws with the compiler's words when it is not one. */
  compile({ source, pointer }: Place): ValidateFunction {
    const address = `${source.absoluteRef}${pointer}`
    const id = this.identify(address)
    if (this.closed) return this.closeWhole(id, address)
    const known = this.ajv.getSchema(id)
    if (!known) throw new Error(`no schema stands at ${address}`)
    return known
  }

  /** Compiles a schema as if every reference in it admitted every value; throws when the schema itself is wrong. */
  compileAlone(node: unknown): void {
    this.ajv.compile(asObject(withoutReferences(node)))
  }

  /** Where the schema breaks JSON Schema's own rules. */
  violations(node: unknown): ErrorObject[] {
    this.ajv.validateSchema(asObject(node))
    return this.ajv.errors ?? []
  }

  private closeWhole(id: string, address: string): ValidateFunction {
    const whole = `whole-${id}`
    const known = this.ajv.getSchema(whole)
    if (known) return known
    return this.ajv.compile({ $id: whole, ...asObject(closeValue({ $ref: id }, () => this.target(address))) })
  }

  /** Gives the schema at an address a short id, and hands it to Ajv with its references by such ids. */
  private identify(address: string): string {
    const known = this.ids.get(address)
    if (known) return known
    const id = `schema:${this.ids.size}`
    this.ids.set(address, id)
    const file = address.split('#')[0] ?? ''
    const node = this.nodeAt(address)
    const schema = this.closed ? closeInside(node, (reference) => this.target(locate(reference, file))) : node
    if (typeof node === 'object' && node !== null)
      this.ajv.addSchema({ $id: id, ...asObject(this.rewrite(schema, file)) })
    return id
  }

  private rewrite(node: unknown, file: string): unknown {
    if (Array.isArray(node)) return node.map((item) => this.rewrite(item, file))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) =>
        isReference(key, value) ? [key, this.identify(locate(value, file))] : [key, this.rewrite(value, file)],
      ),
    )
  }

  /** What a reference names in the end, when it leads over other references. */
  private target(address: string, hops = 0): unknown {
    const node = this.nodeAt(address)
    const reference = asObject(node).$ref
    if (typeof reference !== 'string' || hops > 20) return node
    return this.target(locate(reference, address.split('#')[0] ?? ''), hops + 1)
  }

  private nodeAt(address: string): unknown {
    const [file = '', pointer = ''] = address.split('#')
    const names = pointer.split('/').slice(1)
    return names.reduce<unknown>((node, escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
      return Array.isArray(node) ? node[Number(name)] : asObject(node)[name]
    }, this.files.get(file)?.parsed)
  }
}

function isReference(key: string, value: unknown): value is string {
  return key === '$ref' && typeof value === 'string'
}

/** The absolute address of what a reference in a file names. */
function locate(reference: string, file: string): string {
  const [target, pointer = ''] = reference.split('#')
  const path = !target ? file : isAbsoluteUrl(target) ? target : resolve(dirname(file), target)
  return `${path}#${decodeURIComponent(pointer)}`
}

function withoutReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutReferences)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key, value]) => !isReference(key, value))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutReferences(value)]))
}
