import { closed, identified, keptTiles, name, smallDocument, withDashboards } from './small-document.ts'

const id = { type: 'string', minLength: 1, maxLength: 24 }
const sourceId = { type: 'string', pattern: '^[0-9a-f]{24}$', 'x-id-of': 'source' }
/** Tiles of heat take sources of traces only. */
const tracesId = { ...sourceId, 'x-id-of': { resource: 'source', kind: ['trace'] } }
const tileOf = (kind: string, properties: object = {}, more: object = {}) =>
  closed(
    ['kind', 'sourceId'],
    { kind: { type: 'string', const: kind }, sourceId, containerId: id, tabId: id, ...properties },
    { dependentRequired: { tabId: ['containerId'] }, ...more },
  )
const listOf = (items: object, maxItems: number) => ({ type: 'array', maxItems, items })

const target = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const line = tileOf(
  'line',
  {
    formula: { type: 'string', maxLength: 64, examples: ['A'] },
    limit: { type: 'number', minimum: 1, maximum: 5 },
    opens: closed(
      ['target'],
      { target },
      { 'x-id-of': { 'target.id': { resource: 'source', kind: ['trace', 'log'] } } },
    ),
  },
  { 'x-id-of': { sourceId: { resource: 'source', kind: ['metric', 'trace'], with: 'formula' } } },
)
const sinceDates = { 'x-since': { self: '2026-05-01', glad: '2026-06-01' } }

/** What older servers do not have. */
const newerFields = {
  mood: { type: 'string', enum: ['calm', 'glad'], ...sinceDates },
  pace: { type: 'integer', minimum: 1, maximum: 9, 'x-since': '2026-04-01' },
  code: { type: 'string', pattern: '^[a-f]{2}$', 'x-since': { pattern: '2026-04-15' } },
}

/** Dashboards that refer to existing sources and to their own sections, and contain expressions. */
const tiled = closed(['name', 'tiles'], {
  name,
  tiles: listOf({ oneOf: [line, tileOf('heat', { sourceId: tracesId })] }, 3),
  appliesToSourceIds: listOf({ type: 'string', 'x-id-of': 'source' }, 4),
  containers: listOf(closed(['id'], { id, tabs: listOf(closed(['id'], { id }), 3) }), 4),
  ...newerFields,
})

/** The document of the open-source API with dashboards whose parts must agree with each other and with existing objects. */
export const tiledDocument = (examples?: Record<string, object>) => documentWith(tiled, examples)

/** The same with dashboards that have nothing but a name and the newer fields. */
export const newerDocument = () =>
  documentWith(closed(['name', 'tiles'], { name, tiles: { type: 'array', maxItems: 0, items: {} }, ...newerFields }))

function documentWith(sent: object, examples: Record<string, object> = { plain: { name: 'Errors', tiles: [] } }) {
  // Only the dashboards have newer fields.
  const withoutDates = JSON.stringify(smallDocument(), (key, value) => (key.startsWith('x-since') ? undefined : value))
  const kept = identified({ name: { type: 'string' }, tiles: keptTiles })
  return withDashboards(JSON.parse(withoutDates), { sent, kept, examples })
}
