import { describe, expect, test } from 'vitest'
import { alert, complaintOf, complaintOfChart, dashboard, known, line, server, tile } from './server.ts'

const query = (more: object) => ({
  configType: 'sql',
  displayType: 'line',
  connectionId: known.connection,
  sqlTemplate: 'SELECT 1',
  ...more,
})
const to = (type: string, target: object) => line({ displayType: 'table', onClick: { type, target } })

describe('a tile may', () => {
  test.each([
    ['ask a source on its connection', query({ sourceId: known.log })],
    ['ask no source', query({})],
    [
      'have formulas over metrics',
      line({
        sourceId: known.metric,
        formulas: [{ expression: 'A' }],
        select: [{ aggFn: 'count', metricType: 'sum', metricName: 'm' }],
      }),
    ],
    ['have formulas over traces', line({ sourceId: known.trace, formulas: [{ expression: 'A' }] })],
    ['show sessions without formulas', line({ sourceId: known.session, formulas: [] })],
    ['lead to a search of logs', to('search', { mode: 'id', id: known.log })],
    ['lead to a search of traces', to('search', { mode: 'id', id: known.trace })],
    ['lead to what a template names', to('dashboard', { mode: 'template', template: '{{name}}' })],
  ])('%s', async (_, config) => {
    expect(await complaintOfChart(config)).toBeUndefined()
  })
})

test('each source that is not there is named once, and each place in a container', async () => {
  const missing = tile(line({ sourceId: known.nothing }))
  expect(await complaintOf(dashboard([missing, missing]))).toBe(
    `Could not find the following source IDs: ${known.nothing}`,
  )
  const lost = tile(line(), { containerId: 'x', tabId: 't' })
  expect(await complaintOf(dashboard([lost, lost]))).toBe(
    'tiles.0.containerId: Tile references unknown containerId "x"; tiles.1.containerId: Tile references unknown containerId "x"',
  )
})

test('a formula that has not changed may stay over a source that takes none any more', async () => {
  const { sandbox, post, put } = server()
  const formulas = [{ expression: 'A' }]
  const { body } = await post('/dashboards', dashboard([tile(line({ formulas }))]))
  const state = sandbox.snapshot()
  for (const source of state.openSource.sources) source.kind = 'session'
  sandbox.restore(state)
  const [{ config, ...before }] = body.data.tiles
  const send = (changed: object) =>
    put(`/dashboards/${body.data.id}`, dashboard([{ ...before, config: { ...config, ...changed } }]))
  expect((await send({})).status).toBe(200)
  expect((await send({ formulas: [{ expression: '-A' }] })).status).toBe(400)
  expect((await send({ sourceId: known.trace })).status).toBe(400)
})

test('a heatmap of another source is looked at again', async () => {
  const { post, put } = server()
  const heatmap = { displayType: 'heatmap', sourceId: known.trace, select: [{ valueExpression: 'Duration' }] }
  const { body } = await post('/dashboards', dashboard([tile(heatmap)]))
  const [before] = body.data.tiles
  const moved = { ...before, config: { ...before.config, sourceId: known.log } }
  expect((await put(`/dashboards/${body.data.id}`, dashboard([moved]))).status).toBe(400)
})

describe('series of charts', () => {
  const asked = { startTime: 1_760_000_000_000, endTime: 1_760_000_060_000 }
  const series = (sourceId: string, where = '') => ({ sourceId, aggFn: 'count', where, groupBy: [] })
  const query = async (bodies: object[], change?: Parameters<typeof server>[1]) => {
    const { status, body } = await server(undefined, change).post('/charts/series', { ...asked, series: bodies })
    return [status, body]
  }

  test('are of a source and a connection that exist', async () => {
    expect(await query([series(known.log), series(known.nothing)])).toEqual([
      404,
      { error: 'Source not found for series 1' },
    ])
    const disconnected = await query([series(known.log)], ({ openSource }) => {
      openSource.connections = openSource.connections.slice(1)
    })
    expect(disconnected).toEqual([404, { error: 'Connection not found for series 0' }])
  })

  test('that cannot be asked for fail, and say why', async () => {
    const { sandbox } = server()
    const [log] = sandbox.snapshot().openSource.sources
    expect(await query([series(String(log?.id), 'nothing:1')])).toEqual([
      500,
      { error: expect.stringContaining('nothing') },
    ])
  })
})

describe('an alert of a query', () => {
  const interval = 'Raw SQL alert query is invalid: SQL used for alerts must include an interval parameter or macro.'
  const said = async (sqlTemplate: string) => {
    const { post } = server()
    const { body } = await post('/dashboards', dashboard([tile(query({ sqlTemplate }))]))
    const watched = { source: 'tile', dashboardId: body.data.id, tileId: body.data.tiles[0].id }
    const channel = { type: 'webhook', webhookId: known.generic }
    const answer = await post('/alerts', { ...watched, threshold: 1, thresholdType: 'above', interval: '5m', channel })
    return answer.body.message
  }

  test.each(['fromTime', 'toTime', 'fromTime_ms', 'toTime_ms'])('expands %s without arguments only', async (macro) => {
    expect([await said(`$__${macro}`), await said(`$__${macro}( )`), await said(`$__${macro}(a)`)]).toEqual([
      interval,
      interval,
      undefined,
    ])
  })

  test.each(['timeFilter', 'timeFilter_ms', 'dateFilter'])('expands %s with one argument only', async (macro) => {
    expect([await said(`$__${macro}(f(a, b))`), await said(`$__${macro}(a, b)`), await said(`$__${macro}()`)]).toEqual([
      interval,
      undefined,
      undefined,
    ])
  })

  test.each(['dateTimeFilter', 'dt'])('expands %s with two arguments only', async (macro) => {
    expect([await said(`$__${macro}(a, b)`), await said(`$__${macro}(a)`), await said(`$__${macro}(a, b, c)`)]).toEqual(
      [interval, undefined, undefined],
    )
  })
})

describe('a text is an object id', () => {
  test.each([
    ['abcdefghijkl', true],
    ['\u00e9bcdefghijk', false],
    ['\u00e9bcdefghijkl', false],
    ['abcdefghijklm', false],
    ['a'.repeat(24), true],
    ['a'.repeat(25), false],
    [`x${'a'.repeat(24)}`, false],
  ])('%s: %s', async (text, isId) => {
    const channel = { type: 'webhook', webhookId: text }
    expect((await server().post('/alerts', { ...alert, channel })).body.message).toBe(
      isId ? 'Webhook not found' : 'Invalid webhook ID',
    )
  })

  test('whose bytes have two digits each', async () => {
    const { get } = server(undefined, ({ openSource }) => {
      openSource.dashboards = [{ id: '096162636465666768696a6b', name: 'seeded', tiles: [] }] as never
    })
    expect((await get('/dashboards/%09abcdefghijk')).status).toBe(200)
  })
})

describe('an offset is shorter than the interval', () => {
  const minutes = { '5m': 5, '15m': 15, '30m': 30, '1h': 60, '6h': 360, '12h': 720, '1d': 1440 }
  test.each(Object.entries(minutes))('%s: %d minutes', async (interval, length) => {
    const channel = { type: 'webhook', webhookId: known.generic }
    const alert = {
      source: 'saved_search',
      savedSearchId: known.savedSearch,
      threshold: 1,
      thresholdType: 'above',
      interval,
      channel,
    }
    const { post } = server()
    const said = async (scheduleOffsetMinutes: number) =>
      (await post('/alerts', { ...alert, scheduleOffsetMinutes })).status
    expect([await said(length - 1), await said(length)]).toEqual([200, 400])
  })
})

describe('an alert starts', () => {
  test.each([
    ['2027-08-21T12:00:00.000Z', 200],
    ['2027-08-21T12:00:00.001Z', 400],
    ['2016-08-23T12:00:00.000Z', 200],
    ['2016-08-23T11:59:59.999Z', 400],
  ])('at %s: %d', async (scheduleStartAt, status) => {
    expect((await server().post('/alerts', { ...alert, scheduleStartAt })).status).toBe(status)
  })

  test('and ends, and then has no offset where none is sent', async () => {
    const { post, put } = server()
    const { body } = await post('/alerts', { ...alert, scheduleOffsetMinutes: 3 })
    const after = await put(`/alerts/${body.data.id}`, { ...alert, scheduleStartAt: null })
    expect(after.body.data).toMatchObject({ scheduleStartAt: null, scheduleOffsetMinutes: 0 })
  })
})

test('two channels are one where only the order of what was sent differs', async () => {
  const one = { type: 'webhook', webhookId: known.generic }
  const other = { webhookId: known.generic, type: 'webhook' }
  const alert = {
    source: 'saved_search',
    savedSearchId: known.savedSearch,
    threshold: 1,
    thresholdType: 'above',
    interval: '5m',
  }
  expect((await server().post('/alerts', { ...alert, channels: [one, other] })).status).toBe(400)
  const { post, get } = server()
  const created = await post('/alerts', { ...alert, channels: [one, { ...one, webhookId: known.slack }] })
  expect((await get(`/alerts/${created.body.data.id}`)).body.data).toMatchObject({
    channel: one,
    channels: [one, { webhookId: known.slack }],
  })
})
