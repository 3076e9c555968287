import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { isReference, resolve } from '@clouddb/document/references'
import { allSchemas, isImpossible, subschemasOf } from '@clouddb/document/schemas'
import { pascalCase, unusedName } from '../type-names.ts'
import { type Ids, mergedSchemas, schemaIds } from './merged-schemas.ts'
import { referencedName, schemaRef } from './schemas.ts'

/** The kinds of objects that a reference stands for in place of their ids. */
const referenceKinds = ['source', 'connection', 'dashboard', 'webhook']

/** What can stand in place of an id, or of a secret. */
export type StandIn = 'source' | 'connection' | 'dashboard' | 'webhook' | 'id' | 'secret'

/** The keyword of a place where a reference or a secret stands: what it can be, with the kinds of sources. */
export const standIn = 'x-stand-in'

/** The keyword of a list that has an item. */
export const nonEmpty = 'x-non-empty'

/** `CreateDashboardRequest` is `DashboardCode`, and `TileX` stays. */
export const codeName = (name: string): string =>
  name.replace(/^(?:Create)?(.+)Request$/, '$1Code').replace(/^Config/, '')

/** Turns schemas of requests into those of declarations: with references in place of ids, and without what is deprecated. */
export class DeclaredSchemas {
  /** The schemas of what two deployments take. */
  readonly source: OpenApiDocument
  /** The schemas of declarations so far, by name. */
  readonly declared: Record<string, Schema> = {}
  readonly #ids: ReadonlyMap<unknown, ReadonlyMap<string, Ids>>
  /** The names of ids, and of the references that replace them. */
  readonly #renamed = new Map<string, string>()

  constructor(own: OpenApiDocument, other: OpenApiDocument) {
    this.source = { ...own, components: { schemas: mergedSchemas(own, other) } }
    const nodes = allSchemas(this.source).flatMap(({ node }) => (isRecord(node) ? [node as SchemaObject] : []))
    this.#ids = schemaIds(this.source, nodes)
  }

  /** The schemas of objects in a declared one: itself, or the members of a union. */
  objectsOf(code: string): SchemaObject[] {
    const schema = this.declared[code] as SchemaObject
    return schema.properties
      ? [schema]
      : (schema.oneOf ?? []).flatMap((branch) => this.objectsOf(schemaNameOrWords(branch)))
  }

  /** Declares a schema of a request by its name. */
  declare(name: string): void {
    const code = codeName(name)
    if (code in this.declared) return
    this.declared[code] = true
    this.declared[code] = this.#schema(this.source.components?.schemas?.[name] ?? {})
  }

  #schema(schema: Schema): Schema {
    if (!isRecord(schema)) return schema
    if (isReference(schema)) {
      const name = schemaNameOrWords(schema)
      const target = resolve<SchemaObject>(this.source, schema)
      const [only, ...more] = this.#current(target.oneOf)
      if (target.oneOf && more.length === 0 && only !== undefined) return this.#schema(only)
      this.declare(name)
      return { ...this.#plain(schema), ...schemaRef(codeName(name)) }
    }
    const copy = this.#plain(schema)
    for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const)
      if (schema[keyword]) copy[keyword] = this.#current(schema[keyword]).map((branch) => this.#schema(branch))
    for (const { keyword, schema: inner } of subschemasOf(copy))
      if (keyword === 'items' || keyword === 'additionalProperties') copy[keyword] = this.#schema(inner)
    if (schema.properties) this.#members(schema, copy)
    return this.#withWebhooks(schema, copy)
  }

  /** Leaves out what only readers of requests need. */
  #plain(schema: SchemaObject): SchemaObject {
    const left = ['if', 'then', 'else', 'discriminator', 'x-provenance', 'x-request-of', 'x-validations', 'x-id-of']
    return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !left.includes(keyword)))
  }

  /** The branches of a union without those that need a deprecated field. */
  #current(branches: readonly Schema[] = []): Schema[] {
    return branches.filter((branch) => {
      const { properties = {}, required = [] } = resolve<SchemaObject>(this.source, branch as SchemaObject)
      return !required.some((name) => isRecord(properties[name]) && properties[name].deprecated === true)
    })
  }

  #members(schema: SchemaObject, copy: SchemaObject): void {
    const required = new Set(schema.required)
    const members: [string, Schema][] = []
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const stated = resolve<Schema>(this.source, property)
      const target = isRecord(stated) ? stated : {}
      const ids = this.#ids.get(schema)?.get(name) ?? new Map<string, readonly string[]>()
      const held = isRecord(target['x-id-of']) && target['x-id-of'].deletesHolder
      // Servers give parts their ids, unless the sender must choose them.
      const isDropped = isImpossible(property) || target.deprecated || held || (name === 'id' && !required.has(name))
      const isIds = [...ids.keys()].some((kind) => referenceKinds.includes(kind))
      const code = isIds ? name.replace(/(?<=.)Id(s?)$/, '$1') : name
      if (required.delete(name) && !isDropped) required.add(code)
      if (isDropped) continue
      if (code !== name) this.#renamed.set(name, code)
      members.push([code, isIds ? this.#references(property, target, ids) : this.#member(name, property, target)])
    }
    copy.properties = Object.fromEntries(members)
    copy.required = [...required]
  }

  #references(property: Schema, target: SchemaObject, ids: Ids): SchemaObject {
    const { description = '', ...beside } = { ...target, ...(isRecord(property) ? property : {}) }
    const since = beside['x-since'] === undefined ? {} : { 'x-since': beside['x-since'] }
    const kinds = { [standIn]: Object.fromEntries([...ids, ['id', []]]) }
    const text = description
      .replace(/^Ids? of the /, 'The ')
      .replace(/^Id of a stored item.*/, 'The object that is opened.')
    const { maxItems } = target
    if (target.type !== 'array') return { description: text, ...since, ...kinds }
    return { description: text, ...since, type: 'array', ...(maxItems === undefined ? {} : { maxItems }), items: kinds }
  }

  /** A list of values that is too long for a hover gets a name. */
  #named(name: string, schema: SchemaObject): SchemaObject {
    if (JSON.stringify(schema.enum ?? '').length < 150) return schema
    const type = unusedName(pascalCase(name), new Set(Object.keys(this.declared)))
    this.declared[type] = schema
    return schemaRef(type)
  }

  /** A value that is a secret, or has secrets, can stand in a variable of the environment. */
  #member(name: string, property: Schema, target: SchemaObject): Schema {
    if (!target['x-secret']) return this.#named(name, this.#schema(property) as SchemaObject)
    const { type, additionalProperties, ...rest } = this.#schema(target) as SchemaObject
    const secret = { [standIn]: { secret: [] } }
    if (type !== 'object') return { ...rest, anyOf: [{ type: type ?? 'string' }, secret] }
    return { ...rest, type, additionalProperties: { anyOf: [additionalProperties ?? { type: 'string' }, secret] } }
  }

  /** A reference to a webhook stands in place of a channel. */
  #withWebhooks(schema: SchemaObject, copy: SchemaObject): SchemaObject {
    const isWebhook = (branch: Schema) => {
      const target = resolve<SchemaObject>(this.source, branch as SchemaObject)
      return [...(this.#ids.get(target)?.values() ?? [])].some((ids) => ids.has('webhook'))
    }
    if (schema.type === 'array' && isRecord(schema.items) && this.#hasChannels(schema.items, isWebhook))
      return { ...copy, [nonEmpty]: true }
    if (!schema.oneOf?.some(isWebhook)) return copy
    const others = schema.oneOf.filter((branch) => !isWebhook(branch)).map((branch) => this.#schema(branch))
    return {
      description: schema.description ?? '',
      anyOf: [{ [standIn]: { webhook: [], declared: [], id: [] } }, ...others, this.#otherChannel(schema)],
    }
  }

  /** A newer server can have a channel of a kind that no document knows. It stays as it is. */
  #otherChannel({ discriminator }: SchemaObject): Schema {
    const type = discriminator?.propertyName ?? 'type'
    this.declared.OtherChannel = {
      description: 'A channel of another kind, as a server sent it. It stands only in an alert that has it.',
      type: 'object',
      required: [type],
      properties: { [type]: { description: 'The kind of the channel.', type: 'string' } },
      additionalProperties: true,
    }
    return schemaRef('OtherChannel')
  }

  #hasChannels(items: SchemaObject, isWebhook: (branch: Schema) => boolean): boolean {
    return resolve<SchemaObject>(this.source, items).oneOf?.some(isWebhook) ?? false
  }

  /** Texts speak of references by their names. */
  renamedTexts(document: OpenApiDocument): OpenApiDocument {
    return JSON.parse(JSON.stringify(document), (key, value) =>
      key === 'description' && typeof value === 'string'
        ? value.replace(/`(\w+)`/g, (all, name) => (this.#renamed.has(name) ? `\`${this.#renamed.get(name)}\`` : all))
        : value,
    )
  }
}

/** The name of a schema that a reference has. */
export const schemaNameOrWords = (schema: Schema): string => referencedName(schema) ?? 'a schema without a name'
