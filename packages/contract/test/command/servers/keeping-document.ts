import { smallDocument } from './small-document.ts'

const fields = {
  name: { type: 'string', maxLength: 1024 },
  tiles: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  tags: { type: 'array', items: { type: 'string' }, maxItems: 4 },
  savedQuery: { type: ['string', 'null'], maxLength: 64 },
}
const sent = { type: 'object', required: ['name', 'tiles'], additionalProperties: false, properties: fields }
const kept = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, ...fields } }

/** The document of the open-source API with dashboards of which an update keeps what it leaves out. */
export function keepingDocument(): Record<string, unknown> {
  const document = structuredClone(smallDocument()) as {
    components: { schemas: Record<string, object> }
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { examples?: object }> } }>>
  }
  Object.assign(document.components.schemas, {
    CreateDashboardRequest: sent,
    UpdateDashboardRequest: { ...sent, 'x-kept-when-absent': ['tags', 'savedQuery'] },
    Dashboard: kept,
  })
  const filled = { name: 'Errors', tiles: [{}], tags: ['shop'], savedQuery: 'level:error' }
  for (const { requestBody } of Object.values(document.paths['/api/v2/dashboards/{dashboardId}'] ?? {})) {
    const content = requestBody?.content['application/json']
    if (content) content.examples = { minimal: { value: { name: 'Errors', tiles: [] } }, filled: { value: filled } }
  }
  return document as unknown as Record<string, unknown>
}
