import { describe, expect, test } from 'vitest'
import {
  alert,
  channel,
  dashboard,
  february,
  known,
  line,
  managedServer,
  type Server,
  server,
  sql,
  tile,
} from './server.ts'

// The fidelity replay checks most of the validation and most answers. These tests check the rest.

const slack = { type: 'webhook', webhookId: known.slack }
const table = line({ displayType: 'table' })
const query = (displayType: string, sqlTemplate = 'SELECT 1') => sql({ displayType, sqlTemplate })

async function listed({ get }: Server): Promise<string[]> {
  return (await get('/alerts')).body.data.map(({ id }: { id: string }) => id)
}

const onTile = (dashboardId: string, tileId: string) => ({ source: 'tile', dashboardId, tileId })

/** Creates a dashboard, and an alert on each of its tiles. */
async function withAlerts({ post }: Server, ...configs: readonly object[]) {
  const { body } = await post('/dashboards', dashboard(configs.map((config) => tile(config))))
  const { id, tiles } = body.data as { id: string; tiles: { id: string }[] }
  const answers = []
  for (const { id: tileId } of tiles) answers.push(await post('/alerts', { ...alert, ...onTile(id, tileId) }))
  return { id, tiles, answers, alerts: answers.map(({ body: { data } }) => data?.id as string) }
}

describe('an alert', () => {
  test.each<[object, number]>([
    [{ channel: undefined, channels: [channel, { webhookId: known.generic, type: 'webhook' }] }, 400],
    [{ scheduleStartAt: '2027-08-21T12:00:00.000Z' }, 200],
    [{ scheduleStartAt: '2027-08-21T12:00:00.001Z' }, 400],
    [{ scheduleStartAt: '2016-08-23T12:00:00.000Z' }, 200],
    [{ scheduleStartAt: '2016-08-23T11:59:59.999Z' }, 400],
  ])('with %j is answered %i', async (more, status) => {
    expect((await server().post('/alerts', { ...alert, ...more })).status).toBe(status)
  })

  test('starts within a year by the clock of its own sandbox, whatever others there are', async () => {
    const start = { ...alert, scheduleStartAt: '2027-08-22T12:00:00.000Z' }
    const [early, late] = [server(), server()]
    late.sandbox.advance(10 * 24 * 60 * 60 * 1_000)
    const statusOf = async ({ post }: Server) => (await post('/alerts', start)).status
    expect([await statusOf(early), await statusOf(late), await statusOf(early)]).toEqual([400, 200, 400])
  })

  test('stores ids in lower case, and the first channel twice', async () => {
    const deployment = server()
    const sent = { ...alert, savedSearchId: known.savedSearch.toUpperCase(), channels: [channel, slack], groupBy: null }
    const { data } = (await deployment.post('/alerts', sent)).body
    expect(data).toMatchObject({ savedSearchId: known.savedSearch, channel, channels: [channel, slack] })
    expect(data).not.toHaveProperty('groupBy')
    const { id, tiles } = await withAlerts(deployment, line())
    const again = await deployment.post('/alerts', { ...alert, ...onTile(id.toUpperCase(), String(tiles[0]?.id)) })
    expect(again.body.data).toMatchObject({ dashboardId: id })
  })

  test('replaces its offset by a start, and gets none back with the end of the start', async () => {
    const { post, put } = server()
    const { body } = await post('/alerts', { ...alert, scheduleOffsetMinutes: 3 })
    const update = async (more: object) => (await put(`/alerts/${body.data.id}`, { ...alert, ...more })).body.data
    const start = { scheduleStartAt: '2026-08-01T00:00:00.000Z', scheduleOffsetMinutes: 0 }
    expect(await update({ scheduleStartAt: '2026-08-01T00:00:00Z' })).toMatchObject(start)
    expect(await update({ scheduleStartAt: null })).toMatchObject({ scheduleStartAt: null, scheduleOffsetMinutes: 0 })
    const moved = { scheduleStartAt: null, scheduleOffsetMinutes: 2 }
    expect(await update(moved)).toMatchObject(moved)
  })

  test.each([undefined, february])('on servers of %s keeps absent bounds, and loses absent texts', async (since) => {
    const { post, put } = server(since)
    const more = since ? {} : { thresholdMax: 5, scheduleOffsetMinutes: 2, thresholdType: 'between', note: 'note' }
    const { body } = await post('/alerts', { ...alert, name: 'n', message: 'text', ...more })
    const kept = since ? {} : { thresholdMax: 5, scheduleOffsetMinutes: 2, note: null }
    const answer = await put(`/alerts/${body.data.id}`, alert)
    expect(answer.body.data).toMatchObject({ name: null, message: null, ...kept })
  })

  test('from an older state has one channel, or none', async () => {
    const stored = [{ id: 'b' }, { id: 'a', channel }] as never
    const { get } = server(undefined, ({ openSource }) => void Object.assign(openSource, { alerts: stored }))
    const [one, none] = (await get('/alerts')).body.data
    expect(one).toMatchObject({ id: 'a', channel, channels: [channel] })
    for (const property of ['channel', 'channels']) expect(none).not.toHaveProperty(property)
  })

  test('can notify people in the managed deployment', async () => {
    const { client, alert: sent } = await managedServer()
    const email = { type: 'email' as const, emailRecipients: ['a@example.com'] }
    const { id } = await client.createAlert({ ...sent, channel: email })
    expect(await client.getAlert(id)).toMatchObject({ channel: email })
  })

  test('on older servers is checked less', async () => {
    const { post, put } = server(february)
    const { body } = await post('/alerts', { ...alert, channel: { type: 'webhook', webhookId: 'none' } })
    const update = async (more: object) => (await put(`/alerts/${body.data.id}`, { ...alert, ...more })).status
    const create = async (more: object) => (await post('/alerts', { ...alert, ...more })).status
    expect(await update({ savedSearchId: known.nothing })).toBe(200)
    expect(await update({ savedSearchId: 'none' })).toBe(500)
    expect(await update(onTile('none', 'any'))).toBe(500)
    expect(await update(onTile(known.nothing, 'any'))).toBe(200)
    expect(await create(onTile(known.nothing, 'any'))).toBe(500)
    const { body: created } = await post('/dashboards', dashboard([tile()]))
    await post('/dashboards', dashboard([tile()]))
    expect(await create(onTile(created.data.id, 'any'))).toBe(200)
  })
})

describe('alerts are deleted', () => {
  test('with their dashboard', async () => {
    const deployment = server()
    const [deleted, other] = [await withAlerts(deployment, line()), await withAlerts(deployment, line(), table)]
    await deployment.delete(`/dashboards/${deleted.id}`)
    expect(await listed(deployment)).toEqual(other.alerts)
  })

  test('by an update that removes their tile, or whose tile cannot be watched', async () => {
    const deployment = server()
    const watchable = [line(), line({ displayType: 'stacked_bar' }), line({ displayType: 'number' })]
    const other = await withAlerts(deployment, table)
    const interval = query('line', 'SELECT {intervalSeconds:Int64}')
    const markdown = { displayType: 'markdown' }
    const { id, tiles, alerts } = await withAlerts(deployment, ...watchable, interval, table, markdown)
    await deployment.put(`/dashboards/${id}`, dashboard(tiles))
    expect(await listed(deployment)).toEqual([...other.alerts, ...alerts.slice(0, 4)])
    await deployment.put(`/dashboards/${id}`, dashboard(tiles.slice(1)))
    expect(await listed(deployment)).toEqual([...other.alerts, ...alerts.slice(1, 4)])
  })

  test.each(['2026-05-01', '2026-08-21'])('on raw SQL tables by servers of %s', async (since) => {
    const hidden = { configType: 'promql', displayType: 'table' }
    const deployment = server(since, ({ openSource }) => {
      const tiles = [tile(query('table'), { id: 'q' }), tile(hidden, { id: 'h' })]
      openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles }] as never
      const watch = (id: string) => ({ id, ...onTile(known.nothing, id), channel })
      openSource.alerts = [watch('q'), watch('h'), { ...watch('x'), source: 'saved_search' }] as never
    })
    await deployment.put(`/dashboards/${known.nothing}`, dashboard([tile(query('table'), { id: 'q' })]))
    expect(await listed(deployment)).toEqual(['x'])
  })
})

describe('an alert on a raw SQL tile', () => {
  const kinds = 'Alerts on Raw SQL tiles are only supported for Line, Stacked Bar, or Number display types'
  const interval = 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
  const each = (macros: string, given: string, complaint?: string): [string, string, string | undefined][] =>
    macros.split(' ').map((macro) => ['line', `$__${macro}${given}`, complaint])
  const none = 'fromTime toTime fromTime_ms toTime_ms'
  const [one, two] = ['timeFilter timeFilter_ms dateFilter', 'dateTimeFilter dt'] as const
  test.each<[string, string, string | undefined]>([
    ['table', 'SELECT 1', kinds],
    ['line', 'SELECT 1', interval],
    ['stacked_bar', 'SELECT 1', interval],
    ['number', 'SELECT 1', undefined],
    ['line', '{intervalSeconds:Int64}', undefined],
    ...each('intervals', '', interval),
    ...each('timeInterval', '(ts)'),
    ...each('timeFilter sourceTable', ''),
    ...each('timeFilter', '(ts'),
    // A macro with the wrong number of arguments does not expand, and then the server skips the check.
    ...[...each(none, '', interval), ...each(none, '( )', interval), ...each(none, '(a)')],
    ...[...each(one, '(f(a, b))', interval), ...each(one, '(a, b)'), ...each(one, '()')],
    ...[...each(two, '(a, f(b, c))', interval), ...each(two, '(a)'), ...each(two, '(a, b, c)')],
  ])('as %s with %s: %s', async (displayType, sqlTemplate, complaint) => {
    const { answers } = await withAlerts(server(), query(displayType, sqlTemplate))
    expect(answers[0]).toMatchObject(complaint ? { status: 400, body: { message: complaint } } : { status: 200 })
  })
})

test.each([
  ['\u00e9bcdefghijk', 'Invalid webhook ID'],
  [`x${'a'.repeat(24)}`, 'Invalid webhook ID'],
])('the id %s of a webhook: %s', async (webhookId, complaint) => {
  const answer = await server().post('/alerts', { ...alert, channel: { type: 'webhook', webhookId } })
  expect(answer.body.message).toBe(complaint)
})
