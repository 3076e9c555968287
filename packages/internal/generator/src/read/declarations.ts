import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { operationsOf } from '@clouddb/document/operations'
import { pointerTo } from '@clouddb/document/pointer'
import { componentsReached, isReference, resolve, schemaNameOf } from '@clouddb/document/references'
import { resourcesOf } from '@clouddb/document/resources'
import { isImpossible, schemasOf, subschemasOf } from '@clouddb/document/schemas'
import { pascalCase, unusedName } from '../type-names.ts'
import { readBody } from './content.ts'
import { type Ids, idsIn, mergedSchemas } from './merged-schemas.ts'

/** The kinds of objects that a project declares. */
export const objectKinds = ['dashboard', 'savedSearch', 'webhook'] as const

/** The kinds of objects that a reference stands for in place of their ids. */
const referenceKinds = ['source', 'connection', 'dashboard', 'webhook']

/** What can stand in place of an id, or of a secret. */
export type StandIn = 'source' | 'connection' | 'dashboard' | 'webhook' | 'id' | 'secret'

/** The keyword of a place where a reference or a secret stands: what it can be, with the kinds of sources. */
export const standIn = 'x-stand-in'

/** The schemas of declarations. */
export interface DeclarationDocument extends OpenApiDocument {
  /** The kinds of sources. */
  readonly sourceKinds: readonly string[]
}

/** The keyword of a list that has an item. */
export const nonEmpty = 'x-non-empty'

const names: SchemaObject = { type: 'array', items: { type: 'string' } }
const managed = {
  was: { ...names, description: 'Earlier names, so that a renamed object is updated and not created again.' },
  pulled: {
    description: 'The state of the deployment that `pull` has read: one update may replace it. No file changes it.',
    type: 'string',
  },
}
const wasOfTile = { ...names, description: 'Earlier names of the tile, so that a renamed tile keeps its alerts.' }

/** What files say of the schemas that are something else there. */
const descriptions: Readonly<Record<string, string>> = {
  DashboardCode: 'A dashboard. The project identifies it by its name.',
  SavedSearchCode: 'A saved search. The project identifies it by its name.',
  WebhookCode: 'A webhook, told apart by `service`. `secret` keeps its address and its headers out of files.',
  TileAlertCode: 'An alert on a tile. It stands in the tile.',
  SavedSearchAlertCode: 'An alert on a saved search. It stands in the saved search.',
  DashboardTiles: 'The tiles, in any order.',
  AlertChannelCode: 'Who is notified: a webhook, and on the managed deployment also addresses of e-mail.',
}

/** Returns the schemas of declarations, which follow from what creates objects on two deployments. */
export function declarationDocument(own: OpenApiDocument, other: OpenApiDocument): DeclarationDocument {
  return new DeclarationReader(own, other).read()
}

const declarationNameOf = (kind: string): string => `${pascalCase(kind)}Declaration`

/** Refers to the declaration of an object of a kind. */
export const declarationOf = (kind: string): { $ref: string } => schemaRef(declarationNameOf(kind))

const schemaRef = (name: string) => ({ $ref: pointerTo('components', 'schemas', name) })

/** `CreateDashboardRequest` is `DashboardCode`, and `TileX` stays. */
const codeName = (name: string): string => name.replace(/^(?:Create)?(.+)Request$/, '$1Code').replace(/^Config/, '')

class DeclarationReader {
  readonly #source: OpenApiDocument
  readonly #ids: ReadonlyMap<unknown, ReadonlyMap<string, Ids>>
  readonly #declared: Record<string, Schema> = {}
  /** The names of ids, and of the references that replace them. */
  readonly #renamed = new Map<string, string>()

  constructor(own: OpenApiDocument, other: OpenApiDocument) {
    this.#source = { ...own, components: { schemas: mergedSchemas(own, other) } }
    const nodes = schemasOf(this.#source).flatMap(({ node }) => (isRecord(node) ? [node as SchemaObject] : []))
    this.#ids = idsIn(this.#source, nodes)
  }

  read(): DeclarationDocument {
    for (const kind of objectKinds) {
      const name = this.#requestOf(kind)
      const code = codeName(name)
      this.#declare(name)
      for (const branch of this.#objectsOf(code)) Object.assign(branch.properties ?? {}, managed)
      this.#declared[declarationNameOf(kind)] = {
        description: `A ${kind.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)} among the objects of a project.`,
        type: 'object',
        additionalProperties: false,
        required: [kind],
        properties: { [kind]: schemaRef(code) },
      }
    }
    this.#addAlerts()
    for (const [name, description] of Object.entries(descriptions))
      Object.assign(this.#declared[name] ?? {}, { description })
    const document = { ...this.#source, paths: {}, components: { schemas: this.#declared } }
    const reached = componentsReached(document, objectKinds.map(declarationOf))
    const schemas = Object.entries(this.#declared).filter(([name]) =>
      reached.has(pointerTo('components', 'schemas', name)),
    )
    const declared = this.#renamedTexts({ ...document, components: { schemas: Object.fromEntries(schemas) } })
    return { ...declared, sourceKinds: this.#kindsOfSources() }
  }

  #kindsOfSources(): string[] {
    const kinds = this.#branchesOf(schemaRef(this.#requestOf('source'))).map((branch) => {
      const { properties = {} } = resolve<SchemaObject>(
        { components: { schemas: this.#declared } },
        branch as SchemaObject,
      )
      return isRecord(properties.kind) ? `${properties.kind.const}` : ''
    })
    return [...new Set(kinds)].filter((kind) => kind !== '')
  }

  /** The name of the schema that creates an object. */
  #requestOf(kind: string): string {
    const id = resourcesOf(this.#source).get(kind)?.create
    const operation = operationsOf(this.#source).find((each) => each.id === id)
    const schema = operation && readBody(this.#source, operation.node)?.schema
    const name = isReference(schema) ? schemaNameOf(schema.$ref) : undefined
    if (name === undefined) throw new Error(`No operation creates a ${kind} from a named schema.`)
    return name
  }

  #objectsOf(code: string): SchemaObject[] {
    const schema = this.#declared[code] as SchemaObject
    return schema.properties ? [schema] : (schema.oneOf ?? []).flatMap((branch) => this.#objectsOf(nameIn(branch)))
  }

  /** Alerts stand in what they watch: in a saved search, and in tiles with a chart that an alert can have as its own. */
  #addAlerts(): void {
    const alerts = resolve<SchemaObject>(this.#source, schemaRef(this.#requestOf('alert')))
    const branches = (alerts.oneOf ?? []).map((branch): [string, SchemaObject] => [
      nameIn(branch),
      resolve<SchemaObject>(this.#source, branch as SchemaObject),
    ])
    const watching = (parent: string) => {
      const [name] = branches.find(([, branch]) => this.#parents(branch).has(parent)) ?? ['']
      this.#declare(name)
      const code = this.#declared[codeName(name)] as SchemaObject
      for (const field of [alerts.discriminator?.propertyName ?? '', 'channel']) remove(code, field)
      code.required = [...(code.required ?? []), 'channels']
      return { type: 'array', items: schemaRef(codeName(name)) }
    }
    const [search] = this.#objectsOf('SavedSearchCode')
    Object.assign(search?.properties ?? {}, {
      alerts: { ...watching('savedSearch'), description: 'The alerts on the saved search.' },
    })
    const charts = branches.flatMap(([, { properties = {} }]) => this.#branchesOf(properties.chartConfig))
    this.#declareTiles(charts, watching('tile'))
  }

  /** The members of a union, and of the unions in it. */
  #branchesOf(schema: Schema | undefined): Schema[] {
    if (schema === undefined) return []
    const { oneOf } = resolve<SchemaObject>(this.#source, schema as SchemaObject)
    return oneOf ? oneOf.flatMap((branch) => this.#branchesOf(branch)) : [this.#schema(schema)]
  }

  /**
   * Compilers speak of the last member where a tile fits none, by its place in the union or in the alphabet. Another name
   * for the charts of alerts would hide that all charts have a name.
   */
  #declareTiles(charts: readonly Schema[], alerts: SchemaObject): void {
    const { properties = {}, required = [], description, ...tile } = this.#declared.TileCode as SchemaObject
    const common = { ...properties, was: wasOfTile }
    const listed = { ...alerts, description: 'The alerts on the tile.' }
    this.#declared.PlainTile = {
      ...tile,
      description: 'A tile without alerts.',
      required,
      properties: { ...common, alerts: false },
    }
    this.#declared.AlertTile = {
      ...tile,
      description: 'A tile with alerts, which its kind of chart allows.',
      required: [...required, 'alerts'],
      properties: {
        ...common,
        config: { description: 'A chart that an alert can watch.', oneOf: [...charts] },
        alerts: listed,
      },
    }
    const references = ['AlertTile', 'PlainTile'].map(schemaRef)
    this.#declared.TileCode = {
      description: 'A tile with its chart, and with its alerts where the kind of the chart can be watched.',
      oneOf: references,
    }
  }

  /** The kinds of objects with which a schema is deleted, because they hold it. */
  #parents({ properties = {} }: SchemaObject): Set<string> {
    const ids = Object.values(properties).flatMap((property) => {
      const target = resolve<Schema>(this.#source, property)
      const id = isRecord(target) ? target['x-id-of'] : undefined
      return isRecord(id) && id.deletesHolder ? [`${id.resource}`] : []
    })
    return new Set(ids)
  }

  #declare(name: string): void {
    const code = codeName(name)
    if (code in this.#declared) return
    this.#declared[code] = true
    this.#declared[code] = this.#schema(this.#source.components?.schemas?.[name] ?? {})
  }

  #schema(schema: Schema): Schema {
    if (!isRecord(schema)) return schema
    if (isReference(schema)) {
      const name = nameIn(schema)
      const target = resolve<SchemaObject>(this.#source, schema)
      const [only, ...more] = this.#current(target.oneOf)
      if (target.oneOf && more.length === 0 && only !== undefined) return this.#schema(only)
      this.#declare(name)
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
      const { properties = {}, required = [] } = resolve<SchemaObject>(this.#source, branch as SchemaObject)
      return !required.some((name) => isRecord(properties[name]) && properties[name].deprecated === true)
    })
  }

  #members(schema: SchemaObject, copy: SchemaObject): void {
    const required = new Set(schema.required)
    const members: [string, Schema][] = []
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const stated = resolve<Schema>(this.#source, property)
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
    const type = unusedName(pascalCase(name), new Set(Object.keys(this.#declared)))
    this.#declared[type] = schema
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
      const target = resolve<SchemaObject>(this.#source, branch as SchemaObject)
      return [...(this.#ids.get(target)?.values() ?? [])].some((ids) => ids.has('webhook'))
    }
    if (schema.type === 'array' && isRecord(schema.items) && this.#hasChannels(schema.items, isWebhook))
      return { ...copy, description: `${descriptions.AlertChannelCode}`, [nonEmpty]: true }
    if (!schema.oneOf?.some(isWebhook)) return copy
    const others = schema.oneOf.filter((branch) => !isWebhook(branch)).map((branch) => this.#schema(branch))
    return {
      description: schema.description ?? '',
      anyOf: [{ [standIn]: { webhook: [], declared: [], id: [] } }, ...others],
    }
  }

  #hasChannels(items: SchemaObject, isWebhook: (branch: Schema) => boolean): boolean {
    return resolve<SchemaObject>(this.#source, items).oneOf?.some(isWebhook) ?? false
  }

  /** Texts speak of references by their names. */
  #renamedTexts(document: OpenApiDocument): OpenApiDocument {
    return JSON.parse(JSON.stringify(document), (key, value) =>
      key === 'description' && typeof value === 'string'
        ? value.replace(/`(\w+)`/g, (all, name) => (this.#renamed.has(name) ? `\`${this.#renamed.get(name)}\`` : all))
        : value,
    )
  }
}

const nameIn = (schema: Schema): string =>
  (isReference(schema) ? schemaNameOf(schema.$ref) : undefined) ?? 'a schema without a name'

function remove(schema: SchemaObject, name: string): void {
  const { [name]: _, ...properties } = schema.properties ?? {}
  schema.properties = properties
  schema.required = (schema.required ?? []).filter((each) => each !== name)
}
