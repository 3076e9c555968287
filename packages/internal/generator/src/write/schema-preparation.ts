import {
  type Documented,
  httpMethods,
  isRecord,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Schema,
  type SchemaObject,
} from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { nodeAt, nodeBelow, pointerTokens } from '@clouddb/document/pointer'
import { isReference, resolve, schemaNameOf } from '@clouddb/document/references'
import { subschemasOf, walkSchemas } from '@clouddb/document/schemas'
import { withKeywordsBeside } from '@clouddb/document/since-days'
import { readOperationBody } from '../read/content.ts'
import { isIgnoredHeader } from '../read/parameters.ts'
import { pascalCase, unusedName } from '../type-names.ts'
import { documentationOf, type OlderServers } from './comments.ts'
import { rewriteSchema, tellApart } from './schema-rewriting.ts'

/** A copy of a document whose schemas the type generator understands. */
export class PreparedDocument {
  readonly document: OpenApiDocument
  /** The comments of the document; the copy contains their indexes. */
  readonly comments: string[] = []
  readonly #original: OpenApiDocument
  readonly #synthetic = new Map<string, string>()
  readonly #sent: ReadonlySet<unknown> | undefined

  /** @param isSent True: all schemas are those of what is sent. Default: those of request bodies are. */
  constructor(original: OpenApiDocument, isSent = false) {
    this.#original = original
    this.document = tellApart(structuredClone(original))
    this.#sent = isSent ? undefined : sentIn(this.document)
    const { components = {}, paths = {} } = this.document
    for (const item of Object.values(paths)) this.#pathItem(item)
    for (const item of Object.values(components.pathItems ?? {})) this.#pathItem(item)
    for (const name of Object.keys(components.schemas ?? {})) {
      const schemas = components.schemas as Record<string, Schema>
      schemas[name] = this.#schema(schemas[name] as Schema)
    }
    const { parameters = {}, headers = {}, responses = {}, requestBodies = {} } = components
    for (const group of [parameters, headers]) for (const node of Object.values(group)) this.#parameter(node)
    for (const group of [responses, requestBodies]) for (const node of Object.values(group)) this.#body(node)
    Reflect.deleteProperty(this.document, 'webhooks')
  }

  #pathItem(item: PathItem): void {
    if (isReference(item)) return
    item.parameters = this.#parameters(item.parameters)
    for (const method of httpMethods) {
      const operation = item[method]
      if (operation) this.#operation(operation)
    }
  }

  #operation(operation: Operation): void {
    operation.parameters = this.#parameters(operation.parameters)
    if (operation.requestBody) this.#body(operation.requestBody)
    for (const response of Object.values(operation.responses ?? {})) this.#body(response)
    this.#document(operation, operation, 'do not have')
  }

  #parameters(parameters: PathItem['parameters']): NonNullable<PathItem['parameters']> {
    const sent = (parameters ?? []).filter((one) => !isIgnoredHeader(resolve<Parameter>(this.#original, one)))
    for (const parameter of sent) this.#parameter(parameter)
    return sent
  }

  #parameter(parameter: object): void {
    if (isReference(parameter)) return
    const node = parameter as Parameter
    if (node.schema !== undefined) {
      // The comment of the parameter also names the bounds of its value.
      const bounds = isRecord(node.schema) && !isReference(node.schema) ? node.schema : {}
      const { description, title, deprecated, ...rest } = bounds
      this.#document(node, { ...rest, ...node } as unknown as SchemaObject, 'refuse or ignore')
      node.schema = this.#schema(node.schema)
    } else {
      this.#document(node)
    }
  }

  #body(body: object): void {
    if (isReference(body)) return
    const { content, headers } = body as { content?: Record<string, { schema?: Schema }>; headers?: object }
    for (const media of Object.values(content ?? {})) {
      if (media.schema !== undefined) media.schema = this.#schema(media.schema)
      Reflect.deleteProperty(media, 'example')
    }
    for (const header of Object.values(headers ?? {})) this.#parameter(header)
    this.#document(body)
  }

  /** Replaces the keywords from which the type generator would write a comment by the index of our own comment. */
  #document(node: object, source: object = node, older: OlderServers = this.#byUse(node)): void {
    const text = documentationOf(source as Documented & SchemaObject, older)
    for (const key of ['title', 'summary', 'format', 'deprecated', 'default', 'example', 'examples', 'description']) {
      Reflect.deleteProperty(node, key)
    }
    // An empty comment replaces the one that the type generator adds to constants and enums.
    const marked = text !== '' || 'const' in node || 'enum' in node
    if (marked) Object.assign(node, { description: `@@comment:${this.comments.push(text) - 1}@@` })
  }

  #byUse(node: object): OlderServers {
    return (this.#sent?.has(node) ?? true) ? 'refuse or ignore' : 'do not send'
  }

  #schema(schema: Schema): Schema {
    if (typeof schema !== 'object') return schema
    // Users copy and change the records that they receive, so no field becomes `readonly`.
    Reflect.deleteProperty(schema, 'readOnly')
    if (isReference(schema)) return this.#reference(schema)
    this.#document(schema)
    this.#children(schema)
    return rewriteSchema(schema)
  }

  #reference(schema: SchemaObject & { $ref: string }): SchemaObject {
    const target = nodeAt(this.#original, schema.$ref)
    this.#document(
      schema,
      isRecord(target) && schema.description === undefined ? withKeywordsBeside(target, schema) : schema,
    )
    if (schemaNameOf(schema.$ref) !== undefined) return schema
    return { ...schema, $ref: `#/components/schemas/${this.#syntheticName(schema.$ref, target as Schema)}` }
  }

  // The type generator understands references to whole components only.
  #syntheticName(reference: string, target: Schema): string {
    const known = this.#synthetic.get(reference)
    if (known !== undefined) return known
    this.document.components ??= {}
    this.document.components.schemas ??= {}
    const { schemas } = this.document.components
    const skipped = new Set(['components', 'schemas', 'properties', 'paths', '$defs', 'content', 'schema'])
    const words = pointerTokens(reference).filter((token) => !skipped.has(token))
    const name = unusedName(pascalCase(words.join('-')), new Set(Object.keys(schemas)))
    this.#synthetic.set(reference, name)
    schemas[name] = true
    schemas[name] = this.#schema(structuredClone(target))
    return name
  }

  #children(schema: SchemaObject): void {
    for (const { keys, schema: child } of subschemasOf(schema)) {
      const owner = nodeBelow(schema, keys.slice(0, -1)) as object
      // A property can have the name `__proto__`, to which an assignment would not write.
      Object.defineProperty(owner, keys.at(-1) as string, {
        value: this.#schema(child),
        enumerable: true,
        writable: true,
      })
    }
  }
}

/** The schemas of request bodies. */
function sentIn(document: OpenApiDocument): Set<unknown> {
  const sent = new Set<unknown>()
  for (const { node } of locatedOperations(document)) {
    const schema = readOperationBody(document, node)?.schema
    if (schema !== undefined) walkSchemas(document, { node: schema, pointer: '#' }, (each) => sent.add(each.node))
  }
  return sent
}
