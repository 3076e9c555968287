import { describe, expect, test } from 'vitest'
import {
  channel,
  dashboard,
  february,
  known,
  alert as leastAlert,
  line,
  type Server,
  server,
  tile,
  time,
} from './server.ts'

const slack = { type: 'webhook', webhookId: known.slack }

const alert = (more: object = {}): object => ({ ...leastAlert, ...more })

async function complaint(more: object, since?: string): Promise<string | undefined> {
  const { status, body } = await server(since).post('/alerts', alert(more))
  return status === 200 ? undefined : body.message.replace('Body validation failed: ', '')
}

describe('an alert', () => {
  test('is told with nulls where servers have them, and is well at first', async () => {
    const { body } = await server().post('/alerts', alert())
    const at = new Date(time).toISOString()
    expect(body.data).toEqual({
      ...alert(),
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      teamId: expect.any(String),
      state: 'OK',
      name: null,
      message: null,
      note: null,
      numConsecutiveWindows: null,
      channels: [channel],
      createdAt: at,
      updatedAt: at,
    })
  })

  test('is told by older servers without what is newer', async () => {
    const { body } = await server(february).post('/alerts', alert({ note: 'note' }))
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['note']))
    expect(body.data).not.toHaveProperty('channels')
  })

  test('that is updated keeps its bounds and its schedule, and loses its words', async () => {
    const { sandbox, post, put } = server()
    const words = { name: 'n', message: 'm', note: 'o', numConsecutiveWindows: 2, groupBy: 'ServiceName' }
    const kept = { thresholdMax: 9, scheduleOffsetMinutes: 3 }
    const { body: before } = await post('/alerts', alert({ ...words, ...kept, thresholdType: 'between' }))
    sandbox.advance(1000)
    const { body } = await put(`/alerts/${before.data.id}`, alert())
    expect(body.data).toMatchObject({ ...kept, name: null, message: null, note: null, numConsecutiveWindows: null })
    expect(body.data).not.toHaveProperty('groupBy')
    expect(body.data.createdAt).toBe(before.data.createdAt)
    expect(Date.parse(body.data.updatedAt)).toBe(time + 1000)
  })

  test('keeps its groups on older servers', async () => {
    const { post, put } = server(february)
    const { body } = await post('/alerts', alert({ groupBy: 'ServiceName' }))
    expect((await put(`/alerts/${body.data.id}`, alert())).body.data.groupBy).toBe('ServiceName')
  })

  test('starts at a time in place of an offset', async () => {
    const { post, put } = server()
    const { body } = await post('/alerts', alert({ scheduleOffsetMinutes: 3 }))
    const startsAt = async (more: object) => (await put(`/alerts/${body.data.id}`, alert(more))).body.data
    expect(await startsAt({ scheduleStartAt: '2026-08-01T00:00:00Z' })).toMatchObject({
      scheduleStartAt: '2026-08-01T00:00:00.000Z',
      scheduleOffsetMinutes: 0,
    })
    expect(await startsAt({ scheduleStartAt: null, scheduleOffsetMinutes: 2 })).toMatchObject({
      scheduleStartAt: null,
      scheduleOffsetMinutes: 2,
    })
  })

  test('that watches something else forgets what it watched', async () => {
    const { post, put } = server()
    const { dashboardId, tileId } = await watchable({ post } as Server)
    const { body } = await post('/alerts', { ...alert(), source: 'tile', dashboardId, tileId })
    const { body: after } = await put(`/alerts/${body.data.id}`, alert())
    expect(after.data).toMatchObject({ source: 'saved_search', savedSearchId: known.savedSearch })
    expect(after.data).not.toHaveProperty('tileId')
    expect(after.data).not.toHaveProperty('dashboardId')
  })

  test('of nothing is not found, in the words of the age', async () => {
    const path = `/alerts/${known.nothing}`
    const missing = { status: 404, type: 'application/json; charset=utf-8', body: { message: 'Alert not found' } }
    expect([await server().get(path), await server().delete(path), await server().put(path, alert())]).toEqual([
      missing,
      missing,
      missing,
    ])
    expect(await server(february).get(path)).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: 'Not Found',
    })
    expect(await server(february).delete(path)).toEqual({ status: 200, type: 'text/plain; charset=utf-8', body: 'OK' })
  })
})

describe('rules of alerts', () => {
  const range = 'thresholdMax: thresholdMax'
  const offset = 'scheduleOffsetMinutes: scheduleOffsetMinutes must be'
  test.each([
    [{ thresholdType: 'between' }, `${range} is required for between/not_between threshold types`],
    [{ thresholdType: 'not_between', thresholdMax: 0 }, `${range} must be greater than or equal to threshold`],
    [{ thresholdType: 'between', thresholdMax: 1 }, undefined],
    [{ scheduleOffsetMinutes: 5 }, `${offset} less than 5 minutes`],
    [{ scheduleOffsetMinutes: 1, interval: '1m' }, `${offset} less than 1 minute`],
    [{ scheduleOffsetMinutes: 4 }, undefined],
    [
      { scheduleOffsetMinutes: 1, scheduleStartAt: '2026-08-01T00:00:00Z' },
      `${offset} 0 when scheduleStartAt is provided`,
    ],
    [{ scheduleStartAt: '2027-08-22T00:00:00Z' }, 'scheduleStartAt: scheduleStartAt must be within 1 year from now'],
    [
      { scheduleStartAt: '2016-08-01T00:00:00Z' },
      'scheduleStartAt: scheduleStartAt must be within 10 years in the past',
    ],
    [{ channel: undefined }, 'channels: Provide either "channel" or "channels"'],
    [
      { channels: [slack, channel] },
      'channels: When both "channel" and "channels" are provided, "channel" must match the first entry of "channels"',
    ],
    [{ channels: [{ webhookId: known.generic, type: 'webhook' }, slack] }, undefined],
    [{ channels: [channel, channel] }, 'channels: Duplicate notification channels are not allowed'],
    [{ channel: undefined, channels: [slack] }, undefined],
    [{ source: undefined }, 'Invalid input'],
    [{ threshold: -1 }, undefined],
    [{ groupBy: null }, undefined],
  ])('%o', async (more, said) => {
    expect(await complaint(more)).toBe(said)
  })

  test('of older servers are others', async () => {
    expect(await complaint({ threshold: -1 }, february)).toBe('threshold: Number must be greater than or equal to 0')
    expect(await complaint({ groupBy: null }, february)).toBe('Invalid input')
    expect(await complaint({ channel: undefined, channels: [slack] }, february)).toBe('channel: Required')
  })
})

describe('what an alert refers to must exist', () => {
  test.each([
    [{ savedSearchId: 'none' }, 'Invalid saved search ID'],
    [{ savedSearchId: known.nothing }, 'Saved search not found'],
    [{ channel: { type: 'webhook', webhookId: 'none' } }, 'Invalid webhook ID'],
    [{ channel: { type: 'webhook', webhookId: known.nothing } }, 'Webhook not found'],
    [{ source: 'tile', dashboardId: 'none', tileId: 'none' }, 'Invalid dashboard ID'],
    [{ source: 'tile', dashboardId: known.nothing, tileId: 'none' }, 'Dashboard not found'],
  ])('%o', async (more, said) => {
    expect(await complaint(more)).toBe(said)
    const { post, put } = server()
    const { body } = await post('/alerts', alert())
    expect(await put(`/alerts/${body.data.id}`, alert(more))).toMatchObject({ status: 400, body: { message: said } })
  })

  test('a tile', async () => {
    const { post } = server()
    const { dashboardId } = await watchable({ post } as Server)
    const { body } = await post('/alerts', { ...alert(), source: 'tile', dashboardId, tileId: 'none' })
    expect(body.message).toBe('Tile not found')
  })

  test('on older servers only when it is created, and they do not say what is wrong', async () => {
    const { post, put } = server(february)
    const { body } = await post('/alerts', alert({ channel: { type: 'webhook', webhookId: 'none' } }))
    const unknown = alert({ savedSearchId: known.nothing })
    const failed = { status: 500, body: { message: 'Something went wrong :(' } }
    expect(await post('/alerts', unknown)).toMatchObject(failed)
    expect(await put(`/alerts/${body.data.id}`, unknown)).toMatchObject({ status: 200 })
    expect(await put(`/alerts/${body.data.id}`, alert({ savedSearchId: 'none' }))).toMatchObject(failed)
  })
})

async function watchable({ post }: Pick<Server, 'post'>): Promise<{ dashboardId: string; tileId: string }> {
  const { body } = await post('/dashboards', dashboard([tile(line())]))
  return { dashboardId: body.data.id, tileId: body.data.tiles[0].id }
}
