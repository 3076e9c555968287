import type { Dashboard } from '@clouddb/observability-oss/types'
import { Telemetry } from '@clouddb/telemetry'
import { describe, expect, test } from 'vitest'
import { evaluateAlerts } from '../src/alerting/evaluate-alerts.ts'
import { measureAlert } from '../src/alerting/measure-alert.ts'
import { windowsOf } from '../src/alerting/windows.ts'
import { createSeed, type ObservabilityState, type StoredAlert } from '../src/index.ts'
import { hour, minute } from './management.ts'
import { openSandbox } from './server.ts'

const midnight = Date.UTC(2026, 10, 2)
const telemetry = new Telemetry({ now: () => midnight + 24 * hour })

const state = (): ObservabilityState => createSeed({ time: midnight }).openSource

const { sources, savedSearches, webhooks } = state()
const [log, webhook] = [String(sources[0]?.id), webhooks[1]]

/** A sandbox with an alert on a tile that counts logs. */
function alerted() {
  const config = { displayType: 'line', sourceId: log, select: [{ aggFn: 'count' }] } as never
  const watching = { source: 'tile', threshold: 1, thresholdType: 'above', interval: '1h' } as const
  const channel = { type: 'webhook', webhookId: String(webhook?.id) } as const
  const dashboards = [{ name: 'Logs', tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 4, config }] }]
  const alerts = ([first]: readonly Dashboard[]) => [
    { ...watching, name: 'Logs', dashboardId: String(first?.id), tileId: String(first?.tiles?.[0]?.id), channel },
  ]
  const seed = createSeed({ time: midnight, openSource: { dashboards, alerts } })
  const { sandbox, client } = openSandbox({ seed, clock: midnight })
  return { sandbox, client, stored: () => sandbox.snapshot().openSource }
}

describe('the alert of a sandbox', () => {
  test('does not stop its sandbox, whatever is stored, and however far the time advances', async () => {
    const { sandbox, client, stored } = alerted()
    const [alert] = stored().alerts
    const tile = (where: string) => {
      const changed = sandbox.snapshot()
      const [first] = changed.openSource.dashboards
      Object.assign(first?.tiles[0]?.config ?? {}, { select: [{ aggFn: 'count', where }] })
      changed.openSource.alerts = [{ ...alert, interval: '1m' } as StoredAlert]
      return changed
    }
    for (const where of ['constructor:1', `${'('.repeat(600)}1${')'.repeat(600)}`]) {
      sandbox.restore(tile(where))
      sandbox.advance(10 * minute)
      expect(await client.listAlerts()).toHaveLength(1)
    }
    sandbox.restore(tile(''))
    sandbox.advance(10 * 365 * 24 * hour)
    expect(await client.listAlerts()).toMatchObject([{ state: 'ALERT' }])
  })

  test('is evaluated when its interval has passed, and notifies its webhook', async () => {
    const { sandbox, client, stored } = alerted()
    sandbox.advance(hour - 1)
    expect(stored().notifications).toEqual([])
    sandbox.advance(1)
    expect(await client.listAlerts()).toMatchObject([{ state: 'ALERT' }])
    const sent = { webhookId: webhook?.id, url: 'https://hooks.example.com/on-call', body: '{"text": "🚨 Logs"}' }
    expect(stored().notifications).toMatchObject([{ time: midnight + hour, state: 'ALERT', ...sent }])
  })

  test('measures what a query of the same chart answers', async () => {
    const { sandbox, client, stored } = alerted()
    sandbox.advance(3 * hour)
    const range = { startTime: midnight, endTime: midnight + 3 * hour - 1, granularity: '1h' } as const
    const series = [{ sourceId: log, aggFn: 'count' as const, where: '', groupBy: [] }]
    const points = await client.queryChartSeries({ ...range, series })
    const [memory] = Object.values(stored().evaluations)
    expect(memory?.history.map(({ value }) => String(value))).toEqual(points.map((point) => point['series_0.data']))
  })

  test('is evaluated at the next request when time has passed by itself', async () => {
    const { sandbox, stored } = alerted()
    sandbox.restore({ ...sandbox.snapshot(), time: midnight + 2 * hour })
    await sandbox.fetch('https://any.invalid/')
    expect(stored().notifications).toHaveLength(2)
  })
})

function alertOf(more: object = {}): StoredAlert {
  const channel = { type: 'webhook', webhookId: webhook?.id }
  const watched = { source: 'saved_search', savedSearchId: savedSearches[0]?.id }
  const condition = { threshold: 1, thresholdType: 'above', interval: '1h' }
  return { id: 'a1', state: 'OK', ...watched, ...condition, channel, channels: [channel], ...more } as StoredAlert
}

describe('an evaluation', () => {
  const evaluated = (alerts: StoredAlert[], until = midnight + hour, stored: Partial<ObservabilityState> = {}) => {
    const after = { ...state(), ...stored, alerts }
    evaluateAlerts(after, telemetry, midnight, until)
    return after
  }
  const always = { threshold: 0 }
  const never = { threshold: 1e9 }

  test('keeps 200 windows of an alert, and 1,000 notifications', () => {
    const until = midnight + 201 * minute
    const channels = new Array(5).fill(alertOf().channel)
    const { evaluations, notifications } = evaluated([alertOf({ ...always, interval: '1m', channels })], until)
    expect(evaluations.a1?.history).toHaveLength(200)
    expect(evaluations.a1?.history.at(-1)?.time).toBe(until)
    expect(notifications).toHaveLength(1000)
    expect(notifications.at(-1)?.time).toBe(until)
  })

  test('appends the notifications of all alerts in the order of time', () => {
    const notifications = [{ time: 0, alertId: 'old', state: 'OK' as const, value: 0 }]
    const alerts = [alertOf(always), alertOf({ ...always, id: 'a2', interval: '30m' })]
    const after = evaluated(alerts, midnight + hour, { notifications })
    const order = after.notifications.map(({ alertId, time }) => `${alertId} ${time && (time - midnight) / minute}`)
    expect(order).toEqual(['old 0', 'a2 30', 'a1 60', 'a2 60'])
  })

  test('skips a disabled alert, and forgets a deleted one', () => {
    const evaluations = { gone: { groups: {}, history: [] } }
    const after = evaluated([alertOf({ state: 'DISABLED' })], midnight + hour, { evaluations })
    expect([after.evaluations, after.notifications]).toEqual([{}, []])
  })

  test('counts a window without rows as 0', () => {
    const { evaluations, alerts, notifications } = evaluated([alertOf(never)])
    expect(evaluations.a1).toMatchObject({ groups: {}, history: [{ time: midnight + hour, state: 'OK' }] })
    expect(evaluations.a1?.history[0]).not.toHaveProperty('group')
    expect([alerts[0]?.state, notifications]).toEqual(['OK', []])
  })

  test.each([
    [never, {}, 'OK'],
    [always, { '': { state: 'PENDING', met: 2 } }, 'PENDING'],
  ])('after one window that meets the threshold, %j leads to the groups %j', (threshold, groups, expected) => {
    const evaluations = { a1: { groups: { '': { state: 'PENDING' as const, met: 1 } }, history: [] } }
    const after = evaluated([alertOf({ ...threshold, numConsecutiveWindows: 3 })], midnight + hour, { evaluations })
    expect(after.evaluations.a1?.groups).toEqual(groups)
    expect([after.alerts[0]?.state, after.notifications]).toEqual([expected, []])
  })

  test('resolves a group without rows', () => {
    const before = { a1: { groups: { gone: { state: 'ALERT' as const, met: 1 } }, history: [] } }
    const alert = alertOf({ groupBy: 'ServiceName' })
    const { evaluations, notifications } = evaluated([alert], midnight + hour, { evaluations: before })
    expect(Object.keys(evaluations.a1?.groups ?? {})).not.toContain('gone')
    expect(notifications).toContainEqual(expect.objectContaining({ group: 'gone', state: 'OK', value: 0 }))
    expect(evaluations.a1?.history.map(({ group }) => group)).not.toContain(undefined)
  })

  const byTime = { sourceId: log, select: [{ aggFn: 'count' }], groupBy: 'Timestamp' }
  const watchingAll = { source: 'inline', chartConfig: byTime }
  test.each<[why: string, alert: object, message: RegExp]>([
    ['a query fails without a reason', { source: 'inline', chartConfig: { sourceId: log, select: [null] } }, /null/],
    ['a channel is missing', { ...always, channels: [null] }, /./],
    ['it has no length', { interval: '-1m' }, /^The interval -1m is no length of time/],
    ['it has too many groups', { ...watchingAll, interval: '12h' }, /^The alert has more than 1000 groups/],
  ])('stores an error where %s, and evaluates the others', (_, broken, message) => {
    const { alerts, evaluations } = evaluated([alertOf(broken), alertOf({ ...always, id: 'a2' })], midnight + 12 * hour)
    expect(alerts[0]?.executionErrors).toMatchObject([{ message: expect.stringMatching(message) }])
    expect(evaluations.a2?.history).toHaveLength(12)
  })

  test.each(['constructor', '__proto__'])('knows the group %s', (name) => {
    const alert = alertOf({ ...always, groupBy: `'${name}'`, numConsecutiveWindows: 2 })
    const { alerts, evaluations } = evaluated([alert], midnight + 2 * hour, { evaluations: {} })
    expect(alerts[0]).toMatchObject({ state: 'ALERT' })
    expect(evaluations.a1?.history).toMatchObject([{ group: name }, { group: name }])
  })

  test('stores an error, and removes it afterwards', () => {
    const until = midnight + 2 * hour
    const after = evaluated([alertOf()], until, { savedSearches: [] })
    const timestamp = new Date(until).toISOString()
    const error = { timestamp, type: 'QUERY_ERROR', message: 'Saved search not found' }
    expect(after.alerts[0]?.executionErrors).toEqual([error])
    after.savedSearches = state().savedSearches
    evaluateAlerts(after, telemetry, until, until + hour)
    expect(after.alerts[0]).not.toHaveProperty('executionErrors')
  })
})

describe('an alert measures', () => {
  const windows = [...windowsOf({ id: '', interval: '1h' }, midnight, midnight + 2 * hour)]
  const count = { aggFn: 'count' as const }
  const measured = (alert: object, own = windows) => measureAlert(alertOf(alert), own, state(), telemetry)
  const inline = (chartConfig: object, own = windows) => measured({ source: 'inline', chartConfig }, own)

  const failed = { ...count, where: 'SeverityText:error' }
  test('an inline chart, its first series, or a ratio', () => {
    const all = inline({ sourceId: log, select: [count] })
    expect([...all.keys()]).toEqual([midnight, midnight + hour])
    expect(inline({ sourceId: log, select: [count, failed] })).toEqual(all)
    const errors = inline({ sourceId: log, select: [failed] })
    expect(errors).toEqual(measured({}))
    const ratio = inline({ sourceId: log, asRatio: true, select: [failed, count] })
    const [share, part = 0, whole = 0] = [ratio, errors, all].map((values) => values.get(midnight)?.get(''))
    expect(share).toBe(part / whole)
  })

  test('windows that do not match buckets one by one', () => {
    const chart = { sourceId: log, select: [count] }
    const moved = windows.map(({ start, end }) => ({ start: start + minute, end: end + minute }))
    const values = measured({ source: 'inline', chartConfig: chart, scheduleOffsetMinutes: 1 }, moved)
    expect([...values.keys()]).toEqual(moved.map(({ start }) => start))
    expect(inline(chart, [])).toEqual(new Map())
  })

  test('by group', () => {
    const values = measured({ groupBy: 'ServiceName, SeverityText' })
    const [name = ''] = values.get(midnight)?.keys() ?? []
    expect(name).toMatch(/^\w+, error$/)
    expect(inline({ sourceId: log, select: [count], groupBy: '' }).get(midnight)?.size).toBe(1)
  })

  test.each<[string, object]>([
    ['The sandbox runs no SQL', { source: 'inline', chartConfig: { configType: 'sql' } }],
    ['The chart has no series', { source: 'inline' }],
    ['The chart has no series', { source: 'inline', chartConfig: { sourceId: log } }],
    ['There is no source gone', { source: 'inline', chartConfig: { sourceId: 'gone', select: [count] } }],
    ['Tile not found', { source: 'tile', dashboardId: 'd', tileId: 't' }],
  ])('nothing, and fails: %s', (said, alert) => {
    expect(() => measured(alert)).toThrow(new RegExp(`^${said}$`))
  })
})
