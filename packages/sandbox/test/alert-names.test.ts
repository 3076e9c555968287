import * as cloud from '@clouddb/observability-cloud/requests'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import * as oss from '@clouddb/observability-oss/requests'
import { describe, expect, test } from 'vitest'
import { defaultSeed } from '../src/seed/default-seed.ts'
import {
  alert,
  channel,
  dashboard,
  known,
  line,
  managedServer,
  openSandbox,
  server,
  serverWithAlert,
  sql,
  tile,
  time,
} from './server.ts'

const withNames = '2026-09-02'
const { savedSearchId: _, ...common } = alert
const inline = (chartConfig: object) => ({ ...common, source: 'inline', chartConfig })

/** Creates a dashboard with one tile; returns an alert on it. */
async function onTile({ post }: ReturnType<typeof server>, name: string, title: string, tags: readonly string[] = []) {
  const { body } = await post('/dashboards', dashboard([tile(line(), { name: title })], { name, tags }))
  return { ...common, source: 'tile', dashboardId: body.data.id, tileId: body.data.tiles[0].id }
}

describe('the name and the tags of an alert', () => {
  test('are those of what it watches, within the limits of an alert', async () => {
    const deployment = server(withNames)
    const tags = ['shop', 'x'.repeat(32)]
    const named = async (title: string, name: string, own?: string[]) => onTile(deployment, title, name, own)
    for (const [body, displayName, shown] of [
      [await named(' Checkout ', 'Errors', tags), 'Checkout - Errors', tags],
      [await named('Checkout', ' '), 'Checkout - Tile', []],
      [await named('x'.repeat(600), 'Errors'), 'x'.repeat(512), []],
      [await named(' ', 'Errors', tags), 'Alert', tags],
      [inline(line({ name: ' Errors of all ' })), 'Errors of all', []],
      [inline(line()), 'Alert', []],
    ])
      expect((await deployment.post('/alerts', body)).body.data).toMatchObject({ displayName, tags: shown })
  })

  test('are derived again by an update without them, and kept by one with them', async () => {
    const { post, put, get } = server(withNames)
    const own = { displayName: 'Panics', tags: ['p1'] }
    const { id } = (await post('/alerts', { ...alert, ...own })).body.data
    const update = async (more: object) => (await put(`/alerts/${id}`, { ...alert, ...more })).body.data
    expect(await update(own)).toMatchObject(own)
    const { name, tags } = defaultSeed(time).openSource.savedSearches[0] ?? {}
    expect(await update({})).toMatchObject({ displayName: name, tags })
    expect(await update({ displayName: ' ', tags: [] })).toMatchObject({ displayName: name, tags: [] })
    expect((await get(`/alerts/${id}`)).body.data).toMatchObject({ displayName: name, tags: [] })
  })

  test('stay where the dashboard is gone, with its id', async () => {
    const stored = { ...common, source: 'tile', dashboardId: known.nothing, tileId: 'a' }
    const { get } = serverWithAlert({ ...stored, tags: ['p1'] }, withNames)
    const { data } = (await get(`/alerts/${known.nothing}`)).body
    expect(data).toMatchObject({ displayName: 'Alert', tags: ['p1'], dashboardId: known.nothing })
  })
})

describe('the chart of an alert', () => {
  const whole = line({ name: 'Errors', where: 'SeverityText:error', whereLanguage: 'lucene' })
  const condition = { where: 'ServiceName:a' }
  const charts: [what: string, chart: object, shown: object | undefined][] = [
    ['a name and a condition', whole, { name: 'Errors', where: 'SeverityText:error', whereLanguage: 'lucene' }],
    ['a condition without its language', line(condition), { ...condition, whereLanguage: 'lucene' }],
    ['an empty condition', line({ name: '', where: '', whereLanguage: 'sql' }), {}],
    ['SQL with a name', sql({ sqlTemplate: 'SELECT $__timeInterval(x)', name: 'Raw' }), { name: 'Raw' }],
  ]
  test.each(charts)('with %s is shown alone, left out in lists, and can be sent back', async (_, chart, shown) => {
    const { post, put, get } = server(withNames)
    const { status, body } = await post('/alerts', inline(chart))
    expect(status).toBe(200)
    const { chartConfig, id } = body.data
    expect(chartConfig).toMatchObject(shown as object)
    for (const field of ['name', 'where', 'whereLanguage']) expect(field in chartConfig).toBe(field in Object(shown))
    expect((await get('/alerts')).body.data[0]).not.toHaveProperty('chartConfig')
    const again = await put(`/alerts/${id}`, { ...inline(chartConfig) })
    expect(again.body.data).toMatchObject({ chartConfig })
    expect((await put(`/alerts/${id}`, { ...common, source: 'inline' })).status).toBe(400)
  })

  test.each([
    ['where that is too long', line({ where: 'x'.repeat(10_001) })],
    ['another configType', line({ configType: 'promql' })],
    ['another kind', line({ displayType: 'table' })],
  ])('with %s is refused', async (_, chart) => {
    expect((await server(withNames).post('/alerts', inline(chart))).status).toBe(400)
  })

  test.each([
    ['having', line({ having: 'count() > 1' })],
    ['many series', line({ select: Array(21).fill({ aggFn: 'count' }) })],
    ['PromQL', { configType: 'promql', displayType: 'line' }],
  ])('that no request can say, with %s, is left out', async (_, chartConfig) => {
    const { get } = serverWithAlert(inline(chartConfig), withNames)
    expect((await get(`/alerts/${known.nothing}`)).body.data).not.toHaveProperty('chartConfig')
  })

  test('is measured on the rows that its condition lets through', async () => {
    const { sandbox, client } = openSandbox({ seed: { telemetry: { builtIn: false } }, since: withNames })
    const rows = ['a', 'a', 'b'].map((ServiceName) => ({ Timestamp: time + 1000, ServiceName, Body: 'x' }))
    sandbox.addTelemetry({ kind: 'log-rows', rows })
    const conditions = [condition, { where: "ServiceName = 'a'", whereLanguage: 'sql' }, { where: 'Body:x' }]
    const selects = [{ where: 'Body:x' }, { where: "Body = 'x'", whereLanguage: 'sql' }, { where: 'ServiceName:a' }, {}]
    const create = async (threshold: number, condition: object, select: object) => {
      const chart = line({ ...condition, select: [{ aggFn: 'count', ...select }] })
      const made = await client.createAlert({ ...inline(chart), threshold, interval: '1m' } as never)
      return made.id
    }
    const ids: [atTwo: string, atThree: string][] = []
    for (const condition of conditions)
      for (const select of selects) ids.push([await create(2, condition, select), await create(3, condition, select)])
    sandbox.advance(60_000)
    const firing = new Set((await client.listAlerts()).filter(({ state }) => state === 'ALERT').map(({ id }) => id))
    const counts = ids.map(([atTwo, atThree]) => (firing.has(atThree) ? 3 : firing.has(atTwo) ? 2 : 0))
    expect(counts).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 2, 3])
  })
})

describe('channels', () => {
  const agent = { type: 'agent', agentId: 'a', depth: { most: 3 } }
  const email = { type: 'email', emailRecipients: ['on-call@example.com'] }
  const stored = { ...alert, channel: agent, channels: [agent, channel, email] }

  test('of unknown kinds come as they are stored, and go into requests unchanged', async () => {
    const { sandbox } = serverWithAlert(stored, withNames)
    const record = await createObservabilityOssClient(sandbox.observabilityOss).getAlert(known.nothing)
    expect(record).toMatchObject({ channel: agent, channels: stored.channels })
    for (const { toCreateAlert, toUpdateAlert } of [oss, cloud])
      for (const convert of [toCreateAlert, toUpdateAlert]) {
        const request = convert({ ...record, displayName: undefined, tags: undefined } as never)
        expect(request).toMatchObject({ channel: agent, channels: stored.channels })
      }
  })

  test.each([
    [{ type: 'webhook', newer: 1 }, /webhookId is missing|channel\.newer/],
    [{ type: 'webhook', webhookId: 'a', newer: 1 }, /channel\.newer has no place/],
    [{ agentId: 'a' }, /channel\.type is missing/],
    [null, /channel/],
  ])('of a known kind or of none are still refused: %j', (wrong, message) => {
    const record = { ...alert, id: 'a', channel: wrong }
    for (const convert of [oss.toUpdateAlert, cloud.toUpdateAlert])
      if (wrong !== null || convert === cloud.toUpdateAlert) expect(() => convert(record as never)).toThrow(message)
  })

  test.each([
    ['an empty list', { channel: undefined, channels: [] }],
    ['a channel of no type', { channel: { type: null }, channels: undefined }],
    ['none', { channel: undefined, channels: undefined }],
  ])('are both absent where an alert has %s', async (_, without) => {
    const { get } = serverWithAlert({ ...stored, ...without }, withNames)
    const { data } = (await get(`/alerts/${known.nothing}`)).body
    for (const name of ['channel', 'channels']) expect(data).not.toHaveProperty(name)
  })
})

describe('the managed deployment', () => {
  test('takes 30s, shows it, and has no names and tags of alerts', async () => {
    const { client, alert: sent } = await managedServer('2026-09-16')
    const made = await client.createAlert({ ...sent, interval: '30s' })
    expect(made.interval).toBe('30s')
    for (const name of ['displayName', 'tags']) expect(made).not.toHaveProperty(name)
    const request = cloud.toUpdateAlert(made)
    expect(request).toMatchObject({ interval: '30s', channel: sent.channel, channels: [sent.channel] })
    expect(await client.updateAlert(made.id, request)).toMatchObject({ interval: '30s' })
    const older = await managedServer('2026-07-31')
    await expect(older.client.createAlert({ ...older.alert, interval: '30s' })).rejects.toMatchObject({ status: 400 })
  })

  test('evaluates an alert with 30s twice a minute', async () => {
    const { sandbox, client, alert: sent } = await managedServer('2026-09-16')
    const made = await client.createAlert({ ...sent, interval: '30s', threshold: 0 })
    sandbox.advance(120_000)
    const [service] = sandbox.snapshot().managed.organizations[0]?.services ?? []
    const times = service?.observability.evaluations[made.id]?.history.map((each) => each.time)
    expect(times).toEqual([1, 2, 3, 4].map((index) => time + index * 30_000))
    expect((await client.getAlert(made.id)).executionErrors ?? []).toEqual([])
  })

  test('has pages without a total, which a walk reads to the end at each age', async () => {
    for (const [since, length] of [
      ['2026-09-16', 2],
      ['2026-07-31', 5],
    ] as const) {
      const { client, alert: sent } = await managedServer(since)
      const made: string[] = []
      for (const threshold of [0, 1, 2, 3, 4]) made.push((await client.createAlert({ ...sent, threshold })).id)
      const query = { limit: 2, offset: 1 }
      const page = await client.listAlerts({ query }).withResponse()
      expect(page.data).toHaveLength(length)
      expect(page.page).toEqual({})
      for (const limit of [1, 2, 4, 5, 6]) {
        const found: string[] = []
        for await (const { id } of client.listAlerts({ query: { limit } })) found.push(id)
        expect(found).toEqual(made)
      }
    }
  })
})

test('an alert with a name and tags loses neither by its update, and the managed request names them', async () => {
  const { sandbox } = server(withNames)
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const names = { displayName: 'Panics', tags: ['p1'] }
  const made = await client.createAlert({ ...alert, ...names } as oss.CreateAlertRequest)
  expect(await client.updateAlert(made.id, oss.toUpdateAlert(made))).toMatchObject(names)
  expect(() => cloud.toUpdateAlert(made as never)).toThrow(/displayName has no place in UpdateAlertRequest/)
})
