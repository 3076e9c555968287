import { bundledDocument } from '@clouddb/mock'

type Content = Record<string, { examples: Record<string, unknown> }>

interface OpenSourceDocument {
  paths: Record<string, Record<string, { requestBody?: { content: Content } }>>
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: Content }> }
}

const tiles = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } }

/** What is sent. */
const sent = {
  type: 'object',
  required: ['name', 'tiles'],
  additionalProperties: false,
  properties: { name: { type: 'string', maxLength: 1024 }, tiles },
}

/** What is kept. */
const kept = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, name: { type: 'string' }, tiles },
}

const made = makeSmallDocument()

/**
 * The document of the open-source API with a plain dashboard in it. Deriving the bodies of the real one takes seconds, and
 * the command knows no document by name.
 */
export const smallDocument = (): Record<string, unknown> => made

function makeSmallDocument(): Record<string, unknown> {
  const document = structuredClone(bundledDocument('@clouddb/observability-oss')) as unknown as OpenSourceDocument
  const { schemas } = document.components
  Object.assign(schemas, { CreateDashboardRequest: sent, UpdateDashboardRequest: sent, Dashboard: kept })
  for (const path of ['/api/v2/dashboards', '/api/v2/dashboards/{dashboardId}']) {
    for (const { requestBody } of Object.values(document.paths[path] ?? {})) {
      const content = requestBody?.content['application/json']
      if (content) content.examples = plainOf(content.examples)
    }
  }
  return document as unknown as Record<string, unknown>
}

/** The first brings a tile, for an alert to watch. */
function plainOf(examples: Record<string, unknown>): Record<string, unknown> {
  const names = ['line', 'minimal'].filter((name) => name in examples)
  return Object.fromEntries(names.map((name) => [name, examples[name]]))
}
