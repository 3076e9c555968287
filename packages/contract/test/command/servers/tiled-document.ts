import { smallDocument } from './small-document.ts'

const id = { type: 'string', minLength: 1, maxLength: 24 }
const sourceId = { type: 'string', pattern: '^[0-9a-f]{24}$', 'x-id-of': 'source' }
const tileOf = (kind: string, properties: object = {}) => ({
  type: 'object',
  required: ['kind', 'sourceId'],
  additionalProperties: false,
  properties: { kind: { type: 'string', const: kind }, sourceId, containerId: id, tabId: id, ...properties },
  dependentRequired: { tabId: ['containerId'] },
})

const opens = {
  type: 'object',
  required: ['target'],
  additionalProperties: false,
  'x-id-of': { 'target.id': 'source' },
  properties: { target: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
}

/** What is sent: its parts speak of sources that exist, of sections beside them, and in a language of their own. */
const sent = {
  type: 'object',
  required: ['name', 'tiles'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 1024 },
    tiles: {
      type: 'array',
      maxItems: 3,
      items: {
        oneOf: [
          tileOf('line', {
            formula: { type: 'string', maxLength: 64, examples: ['A'] },
            limit: { type: 'number', minimum: 1, maximum: 5 },
            opens,
          }),
          tileOf('heat'),
        ],
      },
    },
    appliesToSourceIds: { type: 'array', maxItems: 4, items: { type: 'string', 'x-id-of': 'source' } },
    containers: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id,
          tabs: {
            type: 'array',
            maxItems: 3,
            items: { type: 'object', required: ['id'], additionalProperties: false, properties: { id } },
          },
        },
      },
    },
    mood: {
      type: 'string',
      enum: ['calm', 'glad'],
      'x-since': '2026-05-01',
      'x-since-values': { glad: '2026-06-01' },
    },
    pace: { type: 'integer', minimum: 1, maximum: 9, 'x-since': '2026-04-01' },
    code: { type: 'string', pattern: '^[a-f]{2}$', 'x-since-constraints': { pattern: '2026-04-15' } },
  },
}

/** What is kept. */
const kept = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    tiles: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  },
}

/** The document of the open-source API with dashboards whose parts have to agree with each other and with what is there. */
export function tiledDocument(): Record<string, unknown> {
  // What is newer than other things is said of the dashboards alone.
  const ageless = JSON.stringify(smallDocument(), (key, value) => (key.startsWith('x-since') ? undefined : value))
  const document = JSON.parse(ageless) as {
    components: { schemas: Record<string, { properties?: object }> }
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { examples?: object }> } }>>
  }
  const { schemas } = document.components
  Object.assign(schemas, { CreateDashboardRequest: sent, UpdateDashboardRequest: sent, Dashboard: kept })
  const example = { name: 'Errors', tiles: [] }
  for (const path of ['/api/v2/dashboards', '/api/v2/dashboards/{dashboardId}']) {
    for (const { requestBody } of Object.values(document.paths[path] ?? {})) {
      const content = requestBody?.content['application/json']
      if (content) content.examples = { plain: { value: example } }
    }
  }
  return document as unknown as Record<string, unknown>
}
