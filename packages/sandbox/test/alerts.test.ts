import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describe, expect, test } from 'vitest'
import { alert, channel, dashboard, february, known, line, type Server, server, tile } from './server.ts'

// The fidelity replay checks most of the validation and most answers. These tests check the rest.

const slack = { type: 'webhook', webhookId: known.slack }
const table = line({ displayType: 'table' })
const query = (displayType: string, sqlTemplate = 'SELECT 1') => ({
  configType: 'sql',
  displayType,
  connectionId: known.connection,
  sqlTemplate,
})

async function listed({ get }: Server): Promise<string[]> {
  return (await get('/alerts')).body.data.map(({ id }: { id: string }) => id)
}

/** Creates a dashboard, and an alert on each of its tiles. */
async function withAlerts({ post }: Server, ...configs: readonly object[]) {
  const { body } = await post('/dashboards', dashboard(configs.map((config) => tile(config))))
  const answers = []
  for (const { id: tileId } of body.data.tiles)
    answers.push(await post('/alerts', { ...alert, source: 'tile', dashboardId: body.data.id, tileId }))
  const alerts: string[] = answers.map(({ body: { data } }) => data?.id)
  return { id: body.data.id as string, tiles: body.data.tiles as object[], answers, alerts }
}

describe('an alert', () => {
  test.each<[object, number]>([
    [{ thresholdType: 'between', thresholdMax: 1 }, 200],
    [{ channel: undefined, channels: [slack] }, 200],
    [{ channels: [{ webhookId: known.generic, type: 'webhook' }, slack] }, 200],
    [{ channel: undefined, channels: [channel, { webhookId: known.generic, type: 'webhook' }] }, 400],
    [{ scheduleStartAt: '2027-08-21T12:00:00.000Z' }, 200],
    [{ scheduleStartAt: '2027-08-21T12:00:00.001Z' }, 400],
    [{ scheduleStartAt: '2016-08-23T12:00:00.000Z' }, 200],
    [{ scheduleStartAt: '2016-08-23T11:59:59.999Z' }, 400],
    ...Object.entries({ '5m': 5, '15m': 15, '30m': 30, '1h': 60, '6h': 360, '12h': 720, '1d': 1440 }).flatMap(
      ([interval, length]): [object, number][] => [
        [{ interval, scheduleOffsetMinutes: length - 1 }, 200],
        [{ interval, scheduleOffsetMinutes: length }, 400],
      ],
    ),
  ])('with %j is answered %i', async (more, status) => {
    expect((await server().post('/alerts', { ...alert, ...more })).status).toBe(status)
  })

  test('stores ids in lower case, and the first channel twice', async () => {
    const deployment = server()
    const sent = { ...alert, savedSearchId: known.savedSearch.toUpperCase(), channels: [channel, slack], groupBy: null }
    const { data } = (await deployment.post('/alerts', sent)).body
    expect(data).toMatchObject({ savedSearchId: known.savedSearch, channel, channels: [channel, slack] })
    expect(data).not.toHaveProperty('groupBy')
    const { id, tiles } = await withAlerts(deployment, line())
    const [{ id: tileId }] = tiles as [{ id: string }]
    const onTile = { ...alert, source: 'tile', dashboardId: id.toUpperCase(), tileId }
    expect((await deployment.post('/alerts', onTile)).body.data).toMatchObject({ dashboardId: id })
  })

  test('replaces its offset by a start, and gets none back with the end of the start', async () => {
    const { post, put } = server()
    const { body } = await post('/alerts', { ...alert, scheduleOffsetMinutes: 3 })
    const update = async (more: object) => (await put(`/alerts/${body.data.id}`, { ...alert, ...more })).body.data
    expect(await update({ scheduleStartAt: '2026-08-01T00:00:00Z' })).toMatchObject({
      scheduleStartAt: '2026-08-01T00:00:00.000Z',
      scheduleOffsetMinutes: 0,
    })
    expect(await update({ scheduleStartAt: null })).toMatchObject({ scheduleStartAt: null, scheduleOffsetMinutes: 0 })
    expect(await update({ scheduleStartAt: null, scheduleOffsetMinutes: 2 })).toMatchObject({
      scheduleOffsetMinutes: 2,
    })
  })

  test('from an older state has one channel, or none', async () => {
    const { get } = server(undefined, ({ openSource }) => {
      openSource.alerts = [
        { id: 'b', source: 'tile' },
        { id: 'a', source: 'tile', channel },
      ] as never
    })
    const [one, none] = (await get('/alerts')).body.data
    expect(one).toMatchObject({ id: 'a', channel, channels: [channel] })
    expect(none).not.toHaveProperty('channel')
    expect(none).not.toHaveProperty('channels')
  })

  test('can notify people in the managed deployment', async () => {
    const { sandbox } = server()
    const client = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
    const [service] = sandbox.snapshot().managed.organizations[0]?.services ?? []
    const email = { type: 'email' as const, emailRecipients: ['a@example.com'] }
    const savedSearchId = String(service?.observability.savedSearches[0]?.id)
    const created = await client.createAlert({ ...alert, savedSearchId, channel: email } as never)
    expect(await client.getAlert(String(created.id))).toMatchObject({ channel: email })
  })

  test('on older servers is checked less', async () => {
    const { post, put } = server(february)
    const { body } = await post('/alerts', { ...alert, channel: { type: 'webhook', webhookId: 'none' } })
    const update = async (more: object) => (await put(`/alerts/${body.data.id}`, { ...alert, ...more })).status
    expect(await update({ savedSearchId: known.nothing })).toBe(200)
    expect(await update({ savedSearchId: 'none' })).toBe(500)
    const onTile = { source: 'tile', tileId: 'any', dashboardId: 'none' }
    expect(await update(onTile)).toBe(500)
    expect(await update({ ...onTile, dashboardId: known.nothing })).toBe(200)
    expect((await post('/alerts', { ...alert, ...onTile, dashboardId: known.nothing })).status).toBe(500)
    const { body: created } = await post('/dashboards', dashboard([tile()]))
    await post('/dashboards', dashboard([tile()]))
    expect((await post('/alerts', { ...alert, ...onTile, dashboardId: created.data.id })).status).toBe(200)
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
    const { id, tiles, alerts } = await withAlerts(deployment, ...watchable, interval, table, {
      displayType: 'markdown',
    })
    await deployment.put(`/dashboards/${id}`, dashboard(tiles))
    expect(await listed(deployment)).toEqual([...other.alerts, ...alerts.slice(0, 4)])
    await deployment.put(`/dashboards/${id}`, dashboard(tiles.slice(1)))
    expect(await listed(deployment)).toEqual([...other.alerts, ...alerts.slice(1, 4)])
  })

  test.each(['2026-05-01', '2026-08-21'])(
    'on raw SQL tables by servers of %s, which older ones keep',
    async (since) => {
      const hidden = { configType: 'promql', displayType: 'table' }
      const deployment = server(since, ({ openSource }) => {
        const tiles = [tile(query('table'), { id: 'q' }), tile(hidden, { id: 'h' })]
        openSource.dashboards = [{ id: known.nothing, name: 'seeded', tiles }] as never
        const watch = (id: string) => ({ id, source: 'tile', dashboardId: known.nothing, tileId: id, channel })
        openSource.alerts = [watch('q'), watch('h'), { ...watch('x'), source: 'saved_search' }] as never
      })
      await deployment.put(`/dashboards/${known.nothing}`, dashboard([tile(query('table'), { id: 'q' })]))
      expect(await listed(deployment)).toEqual(['x'])
    },
  )
})

describe('an alert on a raw SQL tile', () => {
  const kinds = 'Alerts on Raw SQL tiles are only supported for Line, Stacked Bar, or Number display types'
  const interval = 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
  test.each<[string, string, string | undefined]>([
    ['table', 'SELECT 1', kinds],
    ['line', 'SELECT 1', interval],
    ['stacked_bar', 'SELECT 1', interval],
    ['number', 'SELECT 1', undefined],
    ['line', '{intervalSeconds:Int64}', undefined],
    ['line', '$__timeInterval(ts)', undefined],
    ['line', '$__intervals', interval],
    ['line', '$__timeFilter', undefined],
    ['line', '$__timeFilter(ts', undefined],
    ['line', '$__sourceTable', undefined],
    // A macro with the wrong number of arguments does not expand, and then the server skips the check.
    ...['fromTime', 'toTime', 'fromTime_ms', 'toTime_ms'].flatMap((macro): [string, string, string | undefined][] => [
      ['line', `$__${macro} $__${macro}( )`, interval],
      ['line', `$__${macro}(a)`, undefined],
    ]),
    ...['timeFilter', 'timeFilter_ms', 'dateFilter'].flatMap((macro): [string, string, string | undefined][] => [
      ['line', `$__${macro}(f(a, b))`, interval],
      ['line', `$__${macro}(a, b)`, undefined],
      ['line', `$__${macro}()`, undefined],
    ]),
    ...['dateTimeFilter', 'dt'].flatMap((macro): [string, string, string | undefined][] => [
      ['line', `$__${macro}(a, f(b, c))`, interval],
      ['line', `$__${macro}(a)`, undefined],
      ['line', `$__${macro}(a, b, c)`, undefined],
    ]),
  ])('as %s with %s: %s', async (displayType, sqlTemplate, complaint) => {
    const { answers } = await withAlerts(server(), query(displayType, sqlTemplate))
    expect(answers[0]).toMatchObject(complaint ? { status: 400, body: { message: complaint } } : { status: 200 })
  })
})

test.each([
  ['abcdefghijkl', 'Webhook not found'],
  ['\u00e9bcdefghijk', 'Invalid webhook ID'],
  ['abcdefghijklm', 'Invalid webhook ID'],
  ['a'.repeat(25), 'Invalid webhook ID'],
  [`x${'a'.repeat(24)}`, 'Invalid webhook ID'],
])('the id %s of a webhook: %s', async (webhookId, complaint) => {
  const answer = await server().post('/alerts', { ...alert, channel: { type: 'webhook', webhookId } })
  expect(answer.body.message).toBe(complaint)
})
