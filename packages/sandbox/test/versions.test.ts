import { isDeepStrictEqual } from 'node:util'
import { toUpdateDashboard, toUpdateSource } from '@clouddb/observability-cloud/requests'
import { expect, test } from 'vitest'
import { alert, dashboard, known, line, managedServer, type Server, server, source, tile } from './server.ts'

type Ask = (server: Server) => Promise<unknown>

const stored = 'a'.repeat(24)
const messageOf = (error: unknown) => String(Object(error).message)

type Answer = Awaited<ReturnType<Server['get']>>

/** What a server answers to a request with a body. */
const posting =
  (path: string, body: object, read: (answer: Answer) => unknown = ({ status }) => status): Ask =>
  async ({ post }) =>
    read(await post(path, body))
const getting =
  (path: string, read: (answer: Answer) => unknown): Ask =>
  async ({ get }) =>
    read(await get(path))

const ofUnknownSearch = { ...alert, savedSearchId: known.nothing }

async function updatedUnknownSearch({ post, put }: Server) {
  const { body } = await post('/alerts', alert)
  return (await put(`/alerts/${body.data.id}`, ofUnknownSearch)).status
}

async function updatedUnknownDashboard({ put }: Server) {
  return (await put(`/dashboards/${known.nothing}`, dashboard([tile(line({ sourceId: 'b'.repeat(24) }))]))).status
}

/** How many alerts an update leaves of one on a tile. */
const alertsAfter =
  (config: object, tiles?: object[]): Ask =>
  async ({ get, post, put }) => {
    const { body } = await post('/dashboards', dashboard([tile(config)]))
    const watched = { source: 'tile', dashboardId: body.data.id, tileId: body.data.tiles[0].id }
    await post('/alerts', { ...alert, savedSearchId: undefined, ...watched })
    await put(`/dashboards/${body.data.id}`, dashboard(tiles ?? body.data.tiles))
    return (await get('/alerts')).body.data.length
  }

async function groupsAfterUpdate({ post, put }: Server) {
  const { body } = await post('/alerts', { ...alert, groupBy: 'ServiceName' })
  return (await put(`/alerts/${body.data.id}`, alert)).body.data.groupBy
}

/** A chart of the logs of an hour. */
const chart = (series: object, more: object = {}) => ({
  ...{ startTime: Date.UTC(2026, 7, 1), endTime: Date.UTC(2026, 7, 1, 1), granularity: '1h', ...more },
  series: [{ sourceId: known.log, aggFn: 'count', where: '', groupBy: [], ...series }],
})
const byTwoGroups = chart({ groupBy: ['ServiceName', 'SeverityText'] }, { seriesReturnType: 'ratio' })
const division = /^Illegal types String and String of arguments of function divide/
const twins = dashboard([tile(line(), { id: 'a' }), tile(line(), { id: 'a' })])

const variable = { isBroadcastEnabled: false, isVariableEnabled: true }
const list = { type: 'STATIC_LIST', name: 'Environment', options: ['a'], ...variable }
const label = { type: 'PROMETHEUS_LABEL', name: 'Pod', sourceId: known.nothing, label: 'pod', ...variable }
const matching = { ...label, match: 'up' }
const query = { type: 'QUERY_EXPRESSION', name: 'Host', expression: 'Host', sourceId: known.log }
const needed = { ...query, minSelections: 1, isGlobalRequirement: true }
const values = { type: 'variable', name: 'pod', values: ['a'] }

/** The stored filter without its id, or the status of the refusal. */
const filterKept = (filter: object): Ask =>
  posting('/dashboards', dashboard([], { filters: [filter] }), ({ status, body }) => {
    if (status !== 200) return status
    const { id: _, ...stored } = body.data.filters[0]
    return stored
  })
const savedValues = posting('/dashboards', dashboard([], { savedFilterValues: [values] }), ({ status, body }) =>
  status === 200 ? body.data.savedFilterValues : status,
)

const missing = `/alerts/${known.nothing}`
const named = (more: object) => posting('/alerts', { ...alert, ...more })
const longest = { displayName: 'x'.repeat(512), tags: Array(50).fill('x'.repeat(32)) }
const ofAlert = (property: string) => posting('/alerts', alert, ({ body }) => body.data[property])
const ofDashboard = ({ body }: Answer) => body.data.tiles[0].config.select[0].level
const unknownAlert = getting(missing, ({ body }) => body)
const openRange = posting('/charts/series', chart({ where: 'SeverityNumber:[5 TO *]' }))
const median = { aggFn: 'quantile', level: 0.5, metricDataType: 'histogram', metricName: 'http.duration' }
const medians = posting(
  '/charts/series',
  chart({ ...median, sourceId: known.metric, groupBy: ['ServiceName'] }),
  ({ status }) => status,
)
const ratio = posting('/charts/series', byTwoGroups, ({ status, body }) => [status, division.test(body.error)])
const duplicate = posting(
  '/dashboards',
  twins,
  ({ body }) => /validation failed: (.*: )Duplicate/.exec(body.message)?.[1],
)
const savedQuery = posting('/dashboards', dashboard(), ({ body }) => body.data.savedQuery)

const changes: [change: string, day: string, ask: Ask, before: unknown, after: unknown][] = [
  ['lists have pages', '2026-07-09', getting('/alerts', ({ body }) => body.meta?.limit), undefined, 1000],
  ['an unknown alert is not found in JSON', '2026-07-09', unknownAlert, 'Not Found', { message: 'Alert not found' }],
  ['an unknown alert cannot be deleted', '2026-07-09', async (to) => (await to.delete(missing)).status, 200, 404],
  ['a condition has a range without an end', '2026-08-05', openRange, 500, 200],
  ['a quantile of a histogram is grouped by any column', '2026-07-22', medians, 500, 200],
  ['a ratio can have two groups', '2026-07-15', ratio, [500, true], [200, false]],
  ['an alert reports unknown references', '2026-03-03', posting('/alerts', ofUnknownSearch), 500, 400],
  ['an update of an alert checks references', '2026-03-03', updatedUnknownSearch, 200, 400],
  ['an update looks for its dashboard first', '2026-05-11', updatedUnknownDashboard, 400, 404],
  ['an update deletes alerts of removed tiles', '2026-03-11', alertsAfter(line(), []), 1, 0],
  ['an update deletes alerts of tables', '2026-05-27', alertsAfter(line({ displayType: 'table' })), 1, 0],
  ['an update keeps alerts of stacked bars', '2026-05-27', alertsAfter(line({ displayType: 'stacked_bar' })), 1, 1],
  ['a complaint names the second tile', '2026-04-22', duplicate, 'tiles: ', 'tiles.1.id: '],
  ['an alert loses its groups', '2026-08-06', groupsAfterUpdate, 'ServiceName', undefined],
  ['sources of PromQL are listed', '2026-05-27', getting('/sources', ({ body }) => body.data.length), 4, 5],
  ['connections are served', '2026-06-16', getting('/connections', ({ status }) => status), 404, 200],
  ['a source names an existing connection', '2026-08-10', posting('/sources', source(known.nothing)), 200, 400],
  ['a level is shown for quantiles only', '2026-08-20', getting(`/dashboards/${stored}`, ofDashboard), 0.5, undefined],
  ['an alert has consecutive windows', '2026-07-06', ofAlert('numConsecutiveWindows'), undefined, null],
  ['an alert has channels', '2026-08-21', ofAlert('channels'), undefined, [alert.channel]],
  ['the name of an alert is limited', '2026-09-02', named({ displayName: 'x'.repeat(513) }), 200, 400],
  ['an alert has 50 tags at most', '2026-09-02', named({ tags: Array(51).fill('x') }), 200, 400],
  ['a tag of an alert is limited', '2026-09-02', named({ tags: ['x'.repeat(33)] }), 200, 400],
  ['a name and tags can be so long', '2026-09-02', named(longest), 200, 200],
  ['an alert has a note', '2026-05-13', ofAlert('note'), undefined, null],
  ['a dashboard has a query', '2026-03-04', savedQuery, undefined, null],
  ['a filter has a list of values', '2026-08-28', filterKept(list), 400, list],
  ['a filter has a label', '2026-09-01', filterKept(label), 400, label],
  ['a filter with a label selects series', '2026-09-04', filterKept(matching), 400, matching],
  ['a value of a filter is required', '2026-09-04', filterKept(needed), 400, needed],
  ['values of variables are saved', '2026-08-28', savedValues, 400, [values]],
]

test.each(changes)('%s from %s', async (_, day, question, before, after) => {
  const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  expect(await question(serverOf(eve))).toEqual(before)
  expect(await question(serverOf(day))).toEqual(after)
})

function serverOf(since: string): Server {
  return server(since, ({ openSource }) => {
    openSource.sources.push({ id: known.nothing, name: 'metrics', kind: 'promql' } as never)
    const select = [{ aggFn: 'avg', valueExpression: 'Duration', level: 0.5 }]
    const config = line({ displayType: 'number', select })
    openSource.dashboards = [{ id: stored, name: 'seeded', tiles: [tile(config, { id: 'seeded' })] }] as never
  })
}

test.each([
  ['nothing is required', { ...query, minSelections: 0, isGlobalRequirement: true }, query],
  ['nothing says how many', { ...query, isGlobalRequirement: true }, query],
  ['it is no variable', { ...query, isVariableEnabled: false }, { ...query, isVariableEnabled: false }],
])('a filter does not show what has no meaning where %s', async (_, sent, shown) => {
  expect(await filterKept(sent)(server())).toEqual(shown)
})

const wrongFilters = [
  { ...list, options: [] },
  { ...list, expression: 'a' },
  { ...list, isBroadcastEnabled: true },
  { ...label, sourceId: known.log },
  { ...label, label: undefined },
  { ...query, minSelections: -1 },
]

test.each(wrongFilters)('the newest server refuses the filter %j', async (filter) => {
  expect(await filterKept(filter)(serverOf('2026-11-01'))).toBe(400)
})

test('the managed deployment of a day refuses what its gateway did not know, and does not show it', async () => {
  const outcomeAt = async (managedSince: string) => {
    const { client, alert: sent } = await managedServer(managedSince)
    const more = { ...sent, channels: [sent.channel] } as never
    const refusal = await client.createAlert(more).then(() => undefined, messageOf)
    return { refusal, channels: (await client.createAlert(sent)).channels }
  }
  expect(await outcomeAt('2026-07-31')).toEqual({
    refusal: expect.stringContaining("request body property can't be validated: channels"),
    channels: undefined,
  })
  expect(await outcomeAt('2026-09-16')).toEqual({ refusal: undefined, channels: [expect.anything()] })
})

/** A dashboard and a source of a managed deployment of a day, which were read and sent back; of each request the refusal. */
async function managedObjects(managedSince: string) {
  const { client } = await managedServer(managedSince)
  const [logs] = await client.listSources()
  const sourceId = String(logs?.id)
  const count = [{ aggFn: 'count' }, { aggFn: 'count' }]
  const formulas = [{ expression: 'A / B' }]
  const chart = { displayType: 'table', sourceId, select: count, formulas, showOperandSeries: false }
  const sent = { name: 'Shop', tiles: [tile(chart), tile({ ...chart, displayType: 'line', seriesLimit: 5 })] }
  const filter = { ...query, sourceId, ...variable, variableName: 'host' }
  const create = (body: object) => client.createDashboard(body as never).catch(messageOf)
  const made = await create(sent)
  if (typeof made === 'string') return { made }
  const columns = [{ name: 'a', label: 'A', valueExpression: 'b', allowAll: true }]
  const filterSettings = { databaseName: 'd', tableName: 't', columns }
  const shown = async (name: string, more: object) => {
    const one = await create({ ...sent, ...more })
    return typeof one === 'string' ? one : one[name as keyof typeof one]
  }
  const number = tile({ displayType: 'number', sourceId, select: count, formulas })
  const from = { ...source(String(logs?.connection)), filterSettings }
  const stored = await client.createSource(from)
  return {
    made: made.tiles.map(({ config }) =>
      ['formulas', 'showOperandSeries', 'seriesLimit'].filter((name) => Object.hasOwn(config ?? {}, name)),
    ),
    isKept: isDeepStrictEqual(await client.updateDashboard(made.id, toUpdateDashboard(made)), made),
    filter: await shown('filters', { filters: [filter] }),
    saved: await shown('savedFilterValues', { savedFilterValues: [values] }),
    number: await shown('name', { tiles: [number] }),
    columns: Object(stored).filterSettings.columns,
    isSourceKept: isDeepStrictEqual(await client.updateSource(stored.id, toUpdateSource(stored)), stored),
    version: await client
      .createSource({ ...from, name: 'B', serviceVersionExpression: 'v' })
      .then((one) => Object(one).serviceVersionExpression, messageOf),
  }
}

test('the managed deployment of 2026-07-31 drops or refuses newer parts of dashboards and sources', async () => {
  expect(await managedObjects('2026-07-31')).toEqual({
    made: [[], []],
    isKept: true,
    filter: expect.stringContaining('Unrecognized key'),
    saved: expect.stringContaining('savedFilterValues.0.type'),
    number: expect.stringContaining('must contain exactly 1 element(s)'),
    columns: [{ name: 'a', label: 'A' }],
    isSourceKept: true,
    version: expect.stringContaining("can't be validated: serviceVersionExpression"),
  })
})

test('the managed deployment of 2026-09-16 stores them, and what was read can be sent back', async () => {
  expect(await managedObjects('2026-09-16')).toEqual({
    made: [
      ['formulas', 'showOperandSeries'],
      ['formulas', 'showOperandSeries', 'seriesLimit'],
    ],
    isKept: true,
    filter: [expect.objectContaining({ variableName: 'host', isBroadcastEnabled: false, isVariableEnabled: true })],
    saved: [values],
    number: 'Shop',
    columns: [{ name: 'a', label: 'A', valueExpression: 'b', allowAll: true }],
    isSourceKept: true,
    version: 'v',
  })
})
