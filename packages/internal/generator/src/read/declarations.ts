import { isRecord, type OpenApiDocument, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { componentsReached, resolve } from '@clouddb/document/references'
import { resourcesOf } from '@clouddb/document/resources'
import { unionMembers, valuesOf } from '@clouddb/document/schema-parts'
import { pascalCase } from '../type-names.ts'
import { readOperationBody } from './content.ts'
import { codeName, DeclaredSchemas, schemaNameOrWords } from './declared-schemas.ts'
import { referencedName, schemaRef } from './schemas.ts'

/** The kinds of objects that a project declares. */
export const declaredKinds = ['dashboard', 'savedSearch', 'webhook'] as const

/** The schemas of declarations. */
export interface DeclarationDocument extends OpenApiDocument {
  /** The kinds of sources. */
  readonly sourceKinds: readonly string[]
}

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
  AlertChannels: 'Who is notified: webhooks, and on the managed deployment also addresses of e-mail.',
  AlertChannelCode: 'Who is notified: a webhook, and on the managed deployment also addresses of e-mail.',
}

/** Returns the schemas of declarations, which follow from what creates objects on two deployments. */
export function declarationDocument(own: OpenApiDocument, other: OpenApiDocument): DeclarationDocument {
  return new DeclarationReader(own, other).read()
}

const declarationNameOf = (kind: string): string => `${pascalCase(kind)}Declaration`

/** Refers to the declaration of an object of a kind. */
export const declarationReference = (kind: string): { $ref: string } => schemaRef(declarationNameOf(kind))

class DeclarationReader {
  readonly #schemas: DeclaredSchemas
  readonly #source: OpenApiDocument
  readonly #declared: Record<string, Schema>

  constructor(own: OpenApiDocument, other: OpenApiDocument) {
    this.#schemas = new DeclaredSchemas(own, other)
    this.#source = this.#schemas.source
    this.#declared = this.#schemas.declared
  }

  read(): DeclarationDocument {
    for (const kind of declaredKinds) {
      const name = this.#requestOf(kind)
      const code = codeName(name)
      this.#schemas.declare(name)
      for (const branch of this.#schemas.objectsOf(code)) Object.assign(branch.properties ?? {}, managed)
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
    this.#explainChannels(this.#declared.AlertChannels as SchemaObject)
    const document = { ...this.#source, paths: {}, components: { schemas: this.#declared } }
    const reached = componentsReached(document, declaredKinds.map(declarationReference))
    const schemas = Object.entries(this.#declared).filter(([name]) => reached.has(schemaRef(name).$ref))
    const declared = this.#schemas.renamedTexts({ ...document, components: { schemas: Object.fromEntries(schemas) } })
    return { ...declared, sourceKinds: this.#kindsOfSources() }
  }

  /** A single channel goes to every server, whatever the request calls it. */
  #explainChannels(channels: SchemaObject): void {
    const { 'x-since': day, description = '' } = channels
    delete channels['x-since']
    if (typeof day === 'string') channels.description = `${description}\nServers before ${day} take one channel alone.`
  }

  #kindsOfSources(): string[] {
    const sources = unionMembers(this.#source, schemaRef(this.#requestOf('source'))) as SchemaObject[]
    const kinds = sources.flatMap(({ properties }) => valuesOf(resolve(this.#source, properties?.kind ?? {})) ?? [])
    return [...new Set(kinds)].map(String)
  }

  /** The name of the schema that creates an object. */
  #requestOf(kind: string): string {
    const id = resourcesOf(this.#source).get(kind)?.create
    const operation = locatedOperations(this.#source).find((each) => each.id === id)
    const schema = operation && readOperationBody(this.#source, operation.node)?.schema
    const name = schema === undefined ? undefined : referencedName(schema)
    if (name === undefined) throw new Error(`No operation creates a ${kind} from a named schema.`)
    return name
  }

  /** Alerts stand in what they watch: in a saved search, and in tiles with a chart that an alert can have as its own. */
  #addAlerts(): void {
    const alerts = resolve<SchemaObject>(this.#source, schemaRef(this.#requestOf('alert')))
    const branches = (alerts.oneOf ?? []).map((branch): [string, SchemaObject] => [
      schemaNameOrWords(branch),
      resolve<SchemaObject>(this.#source, branch as SchemaObject),
    ])
    const watching = (parent: string) => {
      const [name] = branches.find(([, branch]) => this.#parents(branch).has(parent)) ?? ['']
      this.#schemas.declare(name)
      const code = this.#declared[codeName(name)] as SchemaObject
      for (const field of [alerts.discriminator?.propertyName ?? '', 'channel']) remove(code, field)
      code.required = [...(code.required ?? []), 'channels']
      return { type: 'array', items: schemaRef(codeName(name)) }
    }
    const [search] = this.#schemas.objectsOf('SavedSearchCode')
    Object.assign(search?.properties ?? {}, {
      alerts: { ...watching('savedSearch'), description: 'The alerts on the saved search.' },
    })
    const own = branches.flatMap(([, { properties = {} }]) => leavesOf(this.#source, properties.chartConfig))
    const watchable = new Set(own.map((chart) => constantsOf(this.#source, chart)))
    const declared = { components: { schemas: this.#declared } }
    const { properties = {} } = this.#declared.TileCode as SchemaObject
    const charts = leavesOf(declared, properties.config).filter((chart) => watchable.has(constantsOf(declared, chart)))
    this.#declareTiles(charts, watching('tile'))
  }

  /**
   * Compilers speak of the last member where a tile fits none, by its place in the union or in the alphabet. Another name
   * for the charts with alerts would hide that all charts have a name.
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
}

type Schemas = Pick<OpenApiDocument, 'components'>

/** The members of a union, and of the unions in it. */
function leavesOf(document: Schemas, schema: Schema | undefined): Schema[] {
  if (schema === undefined) return []
  const { oneOf } = resolve<SchemaObject>(document, schema as SchemaObject)
  return oneOf ? oneOf.flatMap((branch) => leavesOf(document, branch)) : [schema]
}

/** The constants of an object as text: what tells it apart in its union. */
function constantsOf(document: Schemas, schema: Schema): string {
  const { properties = {} } = resolve<SchemaObject>(document, schema as SchemaObject)
  const constants = Object.entries(properties).flatMap(([name, property]) => {
    const { const: value } = Object(resolve<Schema>(document, property)) as SchemaObject
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  return constants.sort().join()
}

function remove(schema: SchemaObject, name: string): void {
  const { [name]: _, ...properties } = schema.properties ?? {}
  schema.properties = properties
  schema.required = (schema.required ?? []).filter((each) => each !== name)
}
