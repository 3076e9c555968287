import { bundledDocument } from '@clouddb/goldens/mock'

interface OpenSourceDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { examples: object }> } }>>
  components: { schemas: Record<string, object> }
}

const config = { displayType: 'line', sourceId: '66a1f0c2d4e8b7a9c3f50102', select: [{ aggFn: 'count' }] }

/** A tile as every deployment takes it. */
const tile = { name: 'Requests', x: 0, y: 0, w: 24, h: 6, config }

const defaultsOf = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { default: value }]))

const name = { type: 'string', maxLength: 1024 }
const tags = { type: 'array', items: { type: 'string' } }

/** What is sent: of a tile nothing is tried but what it may not lack. */
const sent = {
  type: 'object',
  required: ['name', 'tiles'],
  additionalProperties: false,
  'x-kept-when-absent': ['tags'],
  properties: {
    name,
    tags,
    tiles: {
      type: 'array',
      items: {
        type: 'object',
        required: Object.keys(tile),
        properties: {
          ...defaultsOf(tile),
          id: {},
          config: { type: 'object', required: Object.keys(config), properties: defaultsOf(config) },
        },
      },
    },
  },
}

/** What is kept. */
const kept = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    name,
    tags,
    tiles: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  },
}

/** The first brings a tile, for an alert to watch. */
const examples = {
  line: { value: { name: 'Error rate', tiles: [tile], tags: ['shop'] } },
  minimal: { value: { name: 'Scratch', tiles: [] } },
}

const made = makeSmallDocument()

/**
 * The document of the open-source API with a plain dashboard in it: deriving the bodies of the whole one takes seconds.
 * Whoever keeps to the whole one keeps to this.
 */
export const smallDocument = (): Record<string, unknown> => made

function makeSmallDocument(): Record<string, unknown> {
  const document = structuredClone(bundledDocument('@clouddb/observability-oss')) as unknown as OpenSourceDocument
  Object.assign(document.components.schemas, {
    CreateDashboardRequest: sent,
    UpdateDashboardRequest: sent,
    Dashboard: kept,
  })
  for (const path of ['/api/v2/dashboards', '/api/v2/dashboards/{dashboardId}']) {
    for (const { requestBody } of Object.values(document.paths[path] ?? {})) {
      const content = requestBody?.content['application/json']
      if (content) content.examples = examples
    }
  }
  return document as unknown as Record<string, unknown>
}
