import { type CreateAlertRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { meetsThreshold } from '../src/alerting/threshold.ts'
import { intervalOf, windowsOf } from '../src/alerting/windows.ts'
import { createSandbox, createSeed } from '../src/index.ts'

const midnight = Date.UTC(2026, 10, 2)
const hour = 3_600_000
const [, webhook] = createSeed({ time: midnight }).openSource.webhooks
const [log] = createSeed({ time: midnight }).openSource.sources
const tile = (name: string, select: object, config: object = {}) => ({
  name,
  x: 0,
  y: 0,
  w: 6,
  h: 4,
  config: { displayType: 'line', sourceId: log?.id, select: [{ aggFn: 'count', ...select }], ...config },
})
const tiles = [
  tile('All', {}),
  tile('By service', {}, { groupBy: 'ServiceName' }),
  tile('Broken', { where: 'nothing:1' }),
]

/** A sandbox with an alert on one of three tiles. */
function alerted(index: number, alert: Partial<CreateAlertRequest>) {
  const seed = createSeed({
    time: midnight,
    openSource: {
      dashboards: [{ name: 'Logs', tiles: tiles as never }],
      alerts: ([dashboard]) => [
        {
          name: 'Logs',
          source: 'tile',
          dashboardId: String(dashboard?.id),
          tileId: String(dashboard?.tiles?.[index]?.id),
          threshold: 1,
          thresholdType: 'above',
          interval: '1h',
          channel: { type: 'webhook', webhookId: String(webhook?.id) },
          ...alert,
        } as CreateAlertRequest,
      ],
    },
  })
  const sandbox = createSandbox({ seed, clock: midnight })
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const state = () => sandbox.snapshot().openSource
  return { sandbox, state, alert: async () => (await client.listAlerts())[0] }
}

describe('an alert', () => {
  test('is evaluated when its interval has passed, and tells its webhook', async () => {
    const { sandbox, state, alert } = alerted(0, {})
    sandbox.advance(hour - 1)
    expect(state().notifications).toEqual([])
    sandbox.advance(1)
    expect(await alert()).toMatchObject({ state: 'ALERT' })
    const [told, ...more] = state().notifications
    expect(more).toEqual([])
    expect(told).toMatchObject({
      time: midnight + hour,
      state: 'ALERT',
      webhookId: webhook?.id,
      url: 'https://hooks.example.com/on-call',
      body: '{"text": "Logs"}',
    })
  })

  test('measures what a query of the same chart answers', async () => {
    const { sandbox, state } = alerted(0, {})
    sandbox.advance(3 * hour)
    const client = createObservabilityOssClient(sandbox.observabilityOss)
    const points = await client.queryChartSeries({
      startTime: midnight,
      endTime: midnight + 3 * hour - 1,
      granularity: '1h',
      series: [{ sourceId: String(log?.id), aggFn: 'count', where: '', groupBy: [] }],
    })
    const [memory] = Object.values(state().evaluations)
    expect(memory?.history.map(({ value }) => String(value))).toEqual(points.map((point) => point['series_0.data']))
  })

  test('that nothing meets stays quiet', async () => {
    const { sandbox, state, alert } = alerted(0, { thresholdType: 'below' })
    sandbox.advance(24 * hour)
    expect(await alert()).toMatchObject({ state: 'OK' })
    expect(state().notifications).toEqual([])
  })

  test('waits for as many windows in a row as it says', async () => {
    const { sandbox, alert } = alerted(0, { numConsecutiveWindows: 3 })
    sandbox.advance(2 * hour)
    expect(await alert()).toMatchObject({ state: 'PENDING' })
    sandbox.advance(hour)
    expect(await alert()).toMatchObject({ state: 'ALERT' })
  })

  test('with groups tells of each of them', async () => {
    const { sandbox, state } = alerted(1, {})
    sandbox.advance(hour)
    const groups = state().notifications.map(({ group }) => group)
    expect(groups.length).toBeGreaterThan(2)
    expect(new Set(groups).size).toBe(groups.length)
  })

  test('that cannot be evaluated says why, and tells nobody', async () => {
    const { sandbox, state, alert } = alerted(2, {})
    sandbox.advance(hour)
    expect((await alert())?.executionErrors).toMatchObject([
      { type: 'QUERY_ERROR', message: expect.stringContaining('nothing') },
    ])
    expect(state().notifications).toEqual([])
  })

  test('goes and comes with the load of the day, and says when it is over', async () => {
    const { sandbox, state } = alerted(0, {})
    sandbox.advance(24 * hour)
    const [memory] = Object.values(state().evaluations)
    const values = memory?.history.map(({ value }) => value) ?? []
    const threshold = (Math.min(...values) + Math.max(...values)) / 2
    const second = alerted(0, { threshold })
    second.sandbox.advance(48 * hour)
    const states = second.state().notifications.map(({ state: told }) => told)
    expect(new Set(states)).toEqual(new Set(['ALERT', 'OK']))
  })

  test('is evaluated as time passes by itself, at the next request', async () => {
    const { sandbox, state } = alerted(0, {})
    const snapshot = { ...sandbox.snapshot(), time: midnight + 2 * hour }
    sandbox.restore(snapshot)
    await sandbox.fetch('https://any.invalid/')
    expect(state().notifications).toHaveLength(2)
  })

  test('is forgotten when it is deleted', async () => {
    const { sandbox, state, alert } = alerted(0, {})
    sandbox.advance(hour)
    await createObservabilityOssClient(sandbox.observabilityOss).deleteAlert(String((await alert())?.id))
    sandbox.advance(hour)
    expect(state().evaluations).toEqual({})
  })
})

describe('a threshold', () => {
  const bounds = { threshold: 10, thresholdMax: 20 }
  test.each([
    ['above', [10, 11], [9]],
    ['below', [9], [10, 11]],
    ['above_exclusive', [11], [10]],
    ['below_or_equal', [9, 10], [11]],
    ['equal', [10], [9, 11]],
    ['not_equal', [9, 11], [10]],
    ['between', [10, 15, 20], [9, 21]],
    ['not_between', [9, 21], [10, 20]],
    ['of_tomorrow', [], [9, 10, 11]],
  ])('%s is met by %j and not by %j', (thresholdType, met, missed) => {
    expect(met.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual(met)
    expect(missed.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual([])
  })
})

describe('windows', () => {
  const at = (minutes: number) => midnight + minutes * 60_000
  const ends = (alert: object, until: number) =>
    windowsOf({ id: '', ...alert }, midnight, at(until)).map(({ end }) => end)

  test('end at multiples of the interval', () => {
    expect(ends({ interval: '5m' }, 12)).toEqual([at(5), at(10)])
    expect(intervalOf({ interval: '6h' })).toBe(6 * hour)
  })

  test('are moved by an offset', () => {
    expect(ends({ interval: '15m', scheduleOffsetMinutes: 4 }, 40)).toEqual([at(4), at(19), at(34)])
  })

  test('begin at the start of a schedule', () => {
    expect(ends({ interval: '15m', scheduleStartAt: new Date(at(7)).toISOString() }, 40)).toEqual([at(22), at(37)])
  })
})
