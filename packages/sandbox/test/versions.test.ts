import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { expect, test } from 'vitest'
import { createSandbox } from '../src/index.ts'
import { alert, dashboard, known, line, type Server, server, source, tile, time } from './server.ts'

type Ask = (server: Server) => Promise<unknown>

const stored = 'a'.repeat(24)

const ofAlert = (property: string) => async (to: Server) => (await to.post('/alerts', alert)).body.data[property]

async function unknownSearch({ post }: Server) {
  return (await post('/alerts', { ...alert, savedSearchId: known.nothing })).status
}

async function updatedUnknownSearch({ post, put }: Server) {
  const { body } = await post('/alerts', alert)
  return (await put(`/alerts/${body.data.id}`, { ...alert, savedSearchId: known.nothing })).status
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

async function duplicateTile({ post }: Server) {
  const { body } = await post('/dashboards', dashboard([tile(line(), { id: 'a' }), tile(line(), { id: 'a' })]))
  return /validation failed: (.*: )Duplicate/.exec(body.message)?.[1]
}

async function groupsAfterUpdate({ post, put }: Server) {
  const { body } = await post('/alerts', { ...alert, groupBy: 'ServiceName' })
  return (await put(`/alerts/${body.data.id}`, alert)).body.data.groupBy
}

async function ratioByTwoGroups({ post }: Server) {
  const range = { startTime: Date.UTC(2026, 7, 1), endTime: Date.UTC(2026, 7, 1, 1), granularity: '1h' }
  const series = [{ sourceId: known.log, aggFn: 'count', where: '', groupBy: ['ServiceName', 'SeverityText'] }]
  const { status, body } = await post('/charts/series', { ...range, seriesReturnType: 'ratio', series })
  return [status, /^Illegal types String and String of arguments of function divide/.test(body.error)]
}

async function openRange({ post }: Server) {
  const range = { startTime: Date.UTC(2026, 7, 1), endTime: Date.UTC(2026, 7, 1, 1), granularity: '1h' }
  const series = [{ sourceId: known.log, aggFn: 'count', where: 'SeverityNumber:[5 TO *]', groupBy: [] }]
  return (await post('/charts/series', { ...range, series })).status
}

const missing = `/alerts/${known.nothing}`
const unknownAlert: Ask = async (to) => (await to.get(missing)).body
const pageSize: Ask = async (to) => (await to.get('/alerts')).body.meta?.limit
const sourceCount: Ask = async (to) => (await to.get('/sources')).body.data.length
const connections: Ask = async (to) => (await to.get('/connections')).status
const unknownConnection: Ask = async (to) => (await to.post('/sources', source(known.nothing))).status
const level: Ask = async (to) => (await to.get(`/dashboards/${stored}`)).body.data.tiles[0].config.select[0].level
const savedQuery: Ask = async (to) => (await to.post('/dashboards', dashboard())).body.data.savedQuery
const deleted: Ask = async (to) => (await to.delete(missing)).status
const changes: [change: string, day: string, ask: Ask, before: unknown, after: unknown][] = [
  ['lists have pages', '2026-07-09', pageSize, undefined, 1000],
  ['an unknown alert is not found in JSON', '2026-07-09', unknownAlert, 'Not Found', { message: 'Alert not found' }],
  ['an unknown alert cannot be deleted', '2026-07-09', deleted, 200, 404],
  ['a condition has a range without an end', '2026-08-05', openRange, 500, 200],
  ['a ratio can have two groups', '2026-07-15', ratioByTwoGroups, [500, true], [200, false]],
  ['an alert reports unknown references', '2026-03-03', unknownSearch, 500, 400],
  ['an update of an alert checks references', '2026-03-03', updatedUnknownSearch, 200, 400],
  ['an update looks for its dashboard first', '2026-05-11', updatedUnknownDashboard, 400, 404],
  ['an update deletes alerts of removed tiles', '2026-03-11', alertsAfter(line(), []), 1, 0],
  ['an update deletes alerts of tables', '2026-05-27', alertsAfter(line({ displayType: 'table' })), 1, 0],
  ['an update keeps alerts of stacked bars', '2026-05-27', alertsAfter(line({ displayType: 'stacked_bar' })), 1, 1],
  ['a complaint names the second tile', '2026-04-22', duplicateTile, 'tiles: ', 'tiles.1.id: '],
  ['an alert loses its groups', '2026-08-06', groupsAfterUpdate, 'ServiceName', undefined],
  ['sources of PromQL are listed', '2026-05-27', sourceCount, 4, 5],
  ['connections are served', '2026-06-16', connections, 404, 200],
  ['a source names an existing connection', '2026-08-10', unknownConnection, 200, 400],
  ['a level is shown for quantiles only', '2026-08-20', level, 0.5, undefined],
  ['an alert has consecutive windows', '2026-07-06', ofAlert('numConsecutiveWindows'), undefined, null],
  ['an alert has channels', '2026-08-21', ofAlert('channels'), undefined, [alert.channel]],
  ['an alert has a note', '2026-05-13', ofAlert('note'), undefined, null],
  ['a dashboard has a query', '2026-03-04', savedQuery, undefined, null],
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

/** What a managed deployment of a day answers to a request with all properties that it is given. */
async function managedAlert(managedSince: string) {
  const client = createObservabilityCloudClient(createSandbox({ managedSince, clock: time }).observabilityCloud)
  const [search] = await client.listSavedSearches()
  const [webhook] = await client.listWebhooks()
  const channel = { type: 'webhook', webhookId: webhook?.id ?? '' } as const
  const sent = { ...alert, savedSearchId: search?.id ?? '', channel } as const
  const refusal = await client.createAlert({ ...sent, channels: [channel] } as never).then(
    () => undefined,
    (error: unknown) => String(Object(error).message),
  )
  return { refusal, channels: (await client.createAlert(sent as never)).channels }
}

test('the managed deployment of a day refuses what its gateway did not know, and does not show it', async () => {
  expect(await managedAlert('2026-07-31')).toEqual({
    refusal: expect.stringContaining("request body property can't be validated: channels"),
    channels: undefined,
  })
  expect(await managedAlert('2026-09-16')).toEqual({ refusal: undefined, channels: [expect.anything()] })
})
