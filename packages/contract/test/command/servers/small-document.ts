import { bundledDocument } from '@clouddb/goldens/mock'
import { withoutOwnNames } from '../../../src/command/options/deployments.ts'
import { readPart } from '../../documents.ts'

interface OpenSourceDocument extends Record<string, unknown> {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { examples?: object }> } }>>
  components: { schemas: Record<string, { properties: Record<string, object> }> }
}

interface Dashboards {
  readonly sent: object
  readonly kept: object
  /** The bodies of the examples, by name. */
  readonly examples: Record<string, object>
}

/** The document of the open-source API with other dashboards. */
export function withDashboards(document: object, { sent, kept, examples }: Dashboards): OpenSourceDocument {
  const copy = structuredClone(document) as OpenSourceDocument
  const schemas = { CreateDashboardRequest: sent, UpdateDashboardRequest: sent, Dashboard: kept }
  Object.assign(copy.components.schemas, structuredClone(schemas))
  const named = Object.entries(examples).map(([name, value]) => [name, { value }])
  for (const path of ['', '/validate', '/{dashboardId}'].map((end) => `/api/v2/dashboards${end}`)) {
    for (const { requestBody } of Object.values(copy.paths[path] ?? {})) {
      const content = requestBody?.content['application/json']
      if (content) content.examples = Object.fromEntries(named)
    }
  }
  return copy
}

const config = { displayType: 'line', sourceId: '66a1f0c2d4e8b7a9c3f50102', select: [{ aggFn: 'count' }] }

/** A tile that every deployment accepts. */
const tile = { name: 'Requests', x: 0, y: 0, w: 24, h: 6, config }

const defaultsOf = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { default: value }]))

export const name = { type: 'string', maxLength: 1024 }
const tags = { type: 'array', items: { type: 'string' } }
export const keptTiles = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } }

/** A schema of an object that takes no other properties. */
export const closed = (required: readonly string[], properties: object, rest: object = {}): object => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
  ...rest,
})

/** A schema of an object with an id. */
export const identified = (properties: object): object => ({
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, ...properties },
})

const configNode = { type: 'object', required: Object.keys(config), properties: defaultsOf(config) }
const sentTile = {
  type: 'object',
  required: Object.keys(tile),
  properties: { ...defaultsOf(tile), id: {}, config: configNode },
}
const plainDashboards = {
  // The only cases of a tile omit its required fields.
  sent: closed(
    ['name', 'tiles'],
    { name, tags, tiles: { type: 'array', items: sentTile } },
    { 'x-request-of': { record: 'Dashboard', keeps: ['tags'] } },
  ),
  kept: identified({ name, tags, tiles: keptTiles }),
  // The first has a tile that an alert can watch.
  examples: { line: { name: 'Error rate', tiles: [tile], tags: ['shop'] }, minimal: { name: 'Scratch', tiles: [] } },
}

/** The document of the open-source API with plain dashboards, and with these properties that have names of their own. */
export const documentWithOwnNames = (given: readonly string[]): OpenSourceDocument =>
  withDashboards(withoutOwnNames(bundledDocument('@clouddb/observability-oss'), given), plainDashboards)

const made = documentWithOwnNames([])

/**
 * The same without connections and the team, and without changes of sources: a run creates one object of each kind that it
 * can create, and looks at few lists.
 */
const small = structuredClone(made)
for (const [path, item] of Object.entries(small.paths)) {
  if (/\/(connections|team)\b/.test(path)) delete small.paths[path]
  if (/\/sources\b/.test(path)) for (const method of ['post', 'put', 'patch', 'delete']) delete item[method]
}

readPart(small, made)

/**
 * The document of the open-source API with a plain dashboard in it: deriving the bodies of the whole one takes seconds.
 * A server that keeps to the whole document keeps to this one.
 */
export const smallDocument = (): OpenSourceDocument => small

/** The small document with changes of sources: a run needs a second source, or a first one. */
export const documentWithSources = (): OpenSourceDocument => made
