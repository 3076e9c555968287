import { isRecord, type OpenApiDocument, type Schema } from '@clouddb/document/openapi'
import { isReference, resolve, schemaNameOf } from '@clouddb/document/references'
import { schemaProperties } from '@clouddb/document/schema-parts'
import type { OperationBody } from '../read/content.ts'
import type { OperationModel } from '../read/operation.ts'
import type { LocatedParameter } from '../read/parameters.ts'
import type { Answer } from '../read/responses.ts'
import { methodTypeName, propertyName, quote, type TypeNames } from '../type-names.ts'
import { comment } from './comments.ts'
import type { SchemaTypes } from './schema.ts'

/** The types of method signatures: imported if the schema has a name, else declared. */
export class MethodTypes {
  readonly declarations: string[] = []
  readonly #document: OpenApiDocument
  readonly #roots: ReadonlyMap<string, string>
  readonly #names: TypeNames
  readonly #imported = new Set<string>()

  constructor(document: OpenApiDocument, schema: SchemaTypes, names: TypeNames) {
    this.#document = document
    this.#roots = schema.roots
    this.#names = names
  }

  /** The types that methods and declarations import from the schema. */
  get imported(): string[] {
    return [...this.#imported].toSorted()
  }

  /** Declares a type under the wanted name or a similar one, and returns the name. */
  declare(wanted: string, says: string, declaration: (name: string) => string): string {
    const name = this.#names.claim(wanted)
    this.declarations.push(`${comment([says])}\nexport ${declaration(name)}`)
    return name
  }

  /** `operations['getBook']`, imported. */
  operation(id: string): string {
    this.#imported.add('operations')
    return `operations[${quote(id)}]`
  }

  /** The type of a path or header parameter: a string, or the values that its schema lists. */
  text(parameter: LocatedParameter): string {
    const schema = parameter.schema
    if (isRecord(schema) && isReference(schema)) {
      const root = this.#root(schema.$ref)
      const target = resolve<Schema>(this.#document, schema)
      if (root !== undefined && isRecord(target) && knownTexts(target)) return this.#import(root)
    }
    const values = isRecord(schema) ? knownTexts(resolve<Schema>(this.#document, schema)) : undefined
    return values?.join(' | ') ?? 'string'
  }

  body(operation: OperationModel, body: OperationBody): string {
    if (body.kind === 'multipart') return 'FormData'
    if (body.kind === 'text') return 'string'
    if (body.kind === 'bytes') return 'Blob | ArrayBuffer | Uint8Array'
    return this.#named(body.schema, methodTypeName(operation.id, 'Body'), `What \`${operation.id}\` sends.`, () => {
      const whole = `${this.operation(operation.id)}['requestBody']`
      return `${body.optional ? `NonNullable<${whole}>` : whole}['content'][${quote(body.mediaType)}]`
    })
  }

  payload(operation: OperationModel): string {
    const types = operation.answers.successes.flatMap((answer) => {
      const type = this.#answerType(operation, answer)
      return answer.text && answer.payload !== undefined ? [type, 'string'] : [type]
    })
    const distinct = [...new Set(types.length === 0 ? ['undefined'] : types)]
    return distinct.includes('unknown') ? 'unknown' : distinct.join(' | ')
  }

  #answerType(operation: OperationModel, answer: Answer): string {
    const { content, payload, status } = answer
    if (!content || payload === undefined) return 'undefined'
    if (content.kind === 'text' || content.kind === 'form') return 'string'
    if (content.kind !== 'json') return 'Uint8Array'
    const several = operation.answers.successes.filter((other) => other.content?.kind === 'json').length > 1
    const wanted = methodTypeName(operation.id, 'Payload', several ? status : '')
    const says = `What \`${operation.id}\` resolves to${several ? ` after ${status}` : ''}.`
    const key = /^\d+$/.test(status) ? status : quote(status)
    const body = () => `${this.operation(operation.id)}['responses'][${key}]['content'][${quote(content.mediaType)}]`
    if (payload === true) return this.#named(content.schema, wanted, says, body)
    const property = schemaProperties(this.#document, content.schema).get(payload)
    if (/^create[A-Z]/.test(operation.id)) {
      const created = this.#createdType(property)
      if (created !== undefined) return created
    }
    return this.#named(this.#isPlain(content.schema) ? property : undefined, wanted, says, () => {
      this.#usePayload()
      return `Payload<${body()}, ${quote(payload)}>`
    })
  }

  /**
   * The type of a record that was just created: it has what every server sends, although no document promises it.
   * Undefined for any other schema than a named object that says so.
   */
  #createdType(schema: Schema | undefined): string | undefined {
    const target = resolve<Schema | undefined>(this.#document, schema)
    if (!isRecord(schema) || !isReference(schema) || !isRecord(target)) return undefined
    const root = this.#root(schema.$ref)
    const { required = [], properties = {} } = target
    const always = target['x-always']?.filter((name) => !required.includes(name) && properties[name]) ?? []
    if (root === undefined || always.length === 0) return undefined
    const record = this.#import(root)
    // Without comments, editors show those of the record.
    const members = always
      .toSorted()
      .map((name) => `${propertyName(name)}: Exclude<${record}[${quote(name)}], undefined>`)
    const says = `A new \`${root}\`, with what every server sends.`
    return this.declare(
      `Created${root}`,
      says,
      (name) => `interface ${name} extends ${record} {\n${members.join('\n')}\n}`,
    )
  }

  // One alternative of a body does not determine the type of the property.
  #isPlain(schema: Schema | undefined): boolean {
    const whole = resolve<Schema | undefined>(this.#document, schema)
    if (!isRecord(whole) || whole.anyOf || whole.oneOf) return false
    return !whole.allOf || (whole.allOf as Schema[]).every((member) => this.#isPlain(member))
  }

  #usePayload(): void {
    const declaration = [
      comment(['The property of an answer that holds its payload; `undefined` where an answer has none.']),
      'type Payload<Body, Key extends string> = Body extends unknown',
      '  ? Key extends keyof Body ? Exclude<Body[Key], undefined> : undefined',
      '  : never',
    ].join('\n')
    if (!this.declarations.includes(declaration)) this.declarations.push(declaration)
  }

  /** The type of a schema: its name, a short type, or a declared alias. */
  #named(schema: Schema | undefined, wanted: string, says: string, indexed: () => string): string {
    const short = this.#shortType(schema)
    if (short !== undefined) return short
    const type = indexed()
    return this.declare(wanted, says, (name) => `type ${name} = ${type}`)
  }

  #shortType(schema: Schema | undefined): string | undefined {
    if (schema === undefined) return undefined
    if (!isRecord(schema)) return schema === true ? 'unknown' : 'never'
    if (isReference(schema)) {
      const root = this.#root(schema.$ref)
      return root === undefined ? undefined : this.#import(root)
    }
    const said = Object.keys(schema).filter(
      (key) => !/^(description|title|format|examples?|deprecated|x-(?!extensible-enum))/.test(key),
    )
    if (said.length === 0) return 'unknown'
    if (said.length === 1 && said[0] === 'type') return plainTypes[String(schema.type)]
    if (schema.type !== 'array' || schema.prefixItems) return undefined
    const item = this.#shortType(schema.items)
    return item === undefined ? undefined : `${item}[]`
  }

  #root(reference: string): string | undefined {
    return this.#roots.get(schemaNameOf(reference) ?? '')
  }

  #import(root: string): string {
    this.#imported.add(root)
    return root
  }
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The strings that a schema lists, as types. */
function knownTexts(schema: Schema): string[] | undefined {
  if (!isRecord(schema)) return undefined
  if (typeof schema.const === 'string') return [quote(schema.const)]
  const open = schema['x-extensible-enum']
  if (Array.isArray(open)) return [...open.map((value) => quote(String(value))), '(string & {})']
  const values = schema.enum
  if (!Array.isArray(values) || values.length === 0 || !values.every((value) => typeof value === 'string'))
    return undefined
  return values.map((value) => quote(value))
}
