import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { dashboard, known, line, server, tile } from './server.ts'

const document = oss as { components: { schemas: Record<string, Node> }; paths: Record<string, Record<string, Node>> }

// biome-ignore lint/suspicious/noExplicitAny: a schema is read by all its keywords.
type Node = any

const ajv = new Ajv2020({ strict: false, validateSchema: false })
formats.default(ajv)
ajv.addSchema(document, 'document:/openapi')
const validatorOf = (name: string) =>
  ajv.getSchema(`document:/openapi#/components/schemas/${name}`) as (body: unknown) => boolean

const filter = { type: 'QUERY_EXPRESSION', name: 'f', expression: 'e', sourceId: known.log }
const channel = { type: 'webhook', webhookId: known.generic }
const schedule = { threshold: 1, thresholdType: 'above', interval: '1h' }
const watching = { source: 'saved_search', savedSearchId: known.savedSearch, channel, ...schedule }
const { config: _, ...bare } = tile() as { config: object }
const two = [{ aggFn: 'count' }, { aggFn: 'count' }]
const formulas = [{ expression: 'A' }]
const series = [{ type: 'markdown', content: '' }]
const withFilter = (more: object) => dashboard([], { filters: [{ ...filter, ...more }] })
const withChart = (more: object) => dashboard([tile(line(more))])
const start = new Date().toISOString()

const silent = withFilter({ isBroadcastEnabled: false, isVariableEnabled: false })
const nameless = withFilter({ variableName: 'v', isVariableEnabled: false })
const applied = withFilter({ isBroadcastEnabled: false, isVariableEnabled: true, appliesToSourceIds: [known.log] })
const languageless = dashboard([], { savedQuery: 'q', savedQueryLanguage: null })
const ratioOfOne = (displayType: string) => withChart({ displayType, asRatio: true })
const ratioAndFormula = (displayType: string) => withChart({ displayType, asRatio: true, select: two, formulas })
const updated = (body: object) => ({ ...body, filters: [{ id: 'x', ...(body as { filters: object[] }).filters[0] }] })

/** A body that breaks each condition of the document. */
const broken: Readonly<Record<string, object>> = {
  'CreateDashboardRequest if': languageless,
  'UpdateDashboardRequest if': languageless,
  'ConfigTileRequest dependentRequired': dashboard([tile(line(), { tabId: 't' })]),
  'SeriesTileRequest dependentRequired': dashboard([{ ...bare, series, tabId: 't' }]),
  'LineChartRequest if': ratioOfOne('line'),
  'LineChartRequest not': ratioAndFormula('line'),
  'StackedBarChartRequest if': ratioOfOne('stacked_bar'),
  'StackedBarChartRequest not': ratioAndFormula('stacked_bar'),
  'TableChartRequest if': ratioOfOne('table'),
  'TableChartRequest not': ratioAndFormula('table'),
  'NumberChartRequest if': withChart({ displayType: 'number', select: two }),
  'CreateDashboardFilterRequest not 0': silent,
  'CreateDashboardFilterRequest not 1': nameless,
  'CreateDashboardFilterRequest not 2': applied,
  'UpdateDashboardFilterRequest not 0': updated(silent),
  'UpdateDashboardFilterRequest not 1': updated(nameless),
  'UpdateDashboardFilterRequest not 2': updated(applied),
  'TileAlertRequest if': { ...watching, source: 'tile', dashboardId: known.nothing, tileId: 't', channel: undefined },
  'SavedSearchAlertRequest if': { ...watching, channel: undefined },
  'InlineAlertRequest if': { source: 'inline', chartConfig: line(), ...schedule },
  'AlertChannelRules not': { ...watching, channel: undefined },
  'AlertRules not 0': { ...watching, thresholdType: 'between' },
  'AlertRules not 1': { ...watching, scheduleStartAt: start, scheduleOffsetMinutes: 1 },
  ...Object.fromEntries(
    Object.entries({ '1m': 1, '5m': 5, '15m': 15, '30m': 30, '1h': 60, '6h': 360, '12h': 720 }).map(
      ([interval, length], index) => [
        `AlertRules not ${index + 2}`,
        { ...watching, interval, scheduleOffsetMinutes: length },
      ],
    ),
  ),
}

test('every condition of the document has a body that breaks it', () => {
  expect(Object.keys(broken).sort()).toEqual([...conditions()].sort())
})

test.each(Object.entries(broken))(
  '%s: a body that breaks it is refused by the document and by the sandbox',
  async (name, body) => {
    const sent = JSON.parse(JSON.stringify(body))
    const kind = 'tiles' in body ? 'Dashboard' : 'Alert'
    const isUpdate = name.startsWith('Update')
    expect(validatorOf(`${isUpdate ? 'Update' : 'Create'}${kind}Request`)(sent)).toBe(false)
    const { post, put } = server()
    const path = `/${kind.toLowerCase()}s`
    const answer = isUpdate ? await put(`${path}/${known.nothing}`, sent) : await post(path, sent)
    expect(answer.status).toBe(400)
  },
)

function conditions(): Set<string> {
  const [found, seen] = [new Set<string>(), new Set<string>()]
  const look = (node: Node): void => {
    if (typeof node !== 'object' || node === null) return
    const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
    if (name && !seen.has(name)) {
      seen.add(name)
      for (const place of placesOf(document.components.schemas[name])) found.add(`${name} ${place}`)
      look(document.components.schemas[name])
    }
    for (const value of Object.values(node)) look(value)
  }
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) look(operation.requestBody?.content?.['application/json'].schema)
  return found
}

function placesOf({ not, dependentRequired, ...schema }: Node): string[] {
  return [
    ...(schema.if ? ['if'] : []),
    ...(not?.anyOf ? not.anyOf.map((_: Node, index: number) => `not ${index}`) : not ? ['not'] : []),
    ...(dependentRequired ? ['dependentRequired'] : []),
  ]
}
