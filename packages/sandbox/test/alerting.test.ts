import { type CreateAlertRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { evaluateAlerts, meetsThreshold } from '../src/alerting/evaluate-alerts.ts'
import { measureAlert } from '../src/alerting/measure-alert.ts'
import { notificationsOf } from '../src/alerting/notification.ts'
import { intervalOf, offsetOf, windowsOf } from '../src/alerting/windows.ts'
import { createSandbox, createSeed, type ObservabilityState, type StoredAlert } from '../src/index.ts'
import { createTelemetry } from '../src/telemetry/telemetry.ts'

const midnight = Date.UTC(2026, 10, 2)
const minute = 60_000
const hour = 60 * minute
const telemetry = createTelemetry({ seed: 1, now: () => midnight + 24 * hour })

function state(): ObservabilityState {
  return createSeed({ time: midnight }).openSource
}

const {
  sources: [log],
  webhooks: [, webhook],
} = state()

/** A sandbox with an alert on a tile that counts logs. */
function alerted(alert: Partial<CreateAlertRequest> = {}) {
  const config = { displayType: 'line', sourceId: String(log?.id), select: [{ aggFn: 'count' }] } as never
  const seed = createSeed({
    time: midnight,
    openSource: {
      dashboards: [{ name: 'Logs', tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 4, config }] }],
      alerts: ([dashboard]) => [
        {
          name: 'Logs',
          source: 'tile',
          dashboardId: String(dashboard?.id),
          tileId: String(dashboard?.tiles?.[0]?.id),
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
  const stored = () => sandbox.snapshot().openSource
  return { sandbox, client, stored, alert: async () => (await client.listAlerts())[0] }
}

describe('the alert of a sandbox', () => {
  test('is evaluated when its interval has passed, and notifies its webhook', async () => {
    const { sandbox, stored, alert } = alerted()
    sandbox.advance(hour - 1)
    expect(stored().notifications).toEqual([])
    sandbox.advance(1)
    expect(await alert()).toMatchObject({ state: 'ALERT' })
    expect(stored().notifications).toMatchObject([
      {
        time: midnight + hour,
        state: 'ALERT',
        webhookId: webhook?.id,
        url: 'https://hooks.example.com/on-call',
        body: '{"text": "Logs"}',
      },
    ])
  })

  test('measures what a query of the same chart answers', async () => {
    const { sandbox, client, stored } = alerted()
    sandbox.advance(3 * hour)
    const points = await client.queryChartSeries({
      startTime: midnight,
      endTime: midnight + 3 * hour - 1,
      granularity: '1h',
      series: [{ sourceId: String(log?.id), aggFn: 'count', where: '', groupBy: [] }],
    })
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
    ['unknown', [], [9, 10, 11]],
  ])('%s is met by %j and not by %j', (thresholdType, met, missed) => {
    expect(met.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual(met)
    expect(missed.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual([])
  })
})

function alertOf(more: object = {}): StoredAlert {
  const { savedSearches, webhooks } = state()
  const channel = { type: 'webhook', webhookId: webhooks[1]?.id }
  return {
    id: 'a1',
    state: 'OK',
    source: 'saved_search',
    savedSearchId: savedSearches[0]?.id,
    threshold: 1,
    thresholdType: 'above',
    interval: '1h',
    channel,
    channels: [channel],
    ...more,
  } as StoredAlert
}

describe('a notification', () => {
  const window = { start: midnight, end: midnight + hour }
  const webhooks = [
    { id: 'plain', name: 'Plain', service: 'generic', url: 'https://hooks.example.com/plain' },
    { id: 'own', name: 'Own', service: 'generic', url: 'u', body: '{{title}}|{{ body }}|{{nothing}}|{{link}}' },
    { id: 'chat', name: 'Chat', service: 'slack', url: 'u' },
    { id: 'lost', name: 'Lost', service: 'generic' },
  ] as ObservabilityState['webhooks']
  const sent = (channel: object, alert: object = {}, change: object = {}) =>
    notificationsOf(
      {
        id: 'a1',
        threshold: 5,
        thresholdType: 'above',
        interval: '1h',
        dashboardId: 'd',
        channels: [channel],
        ...alert,
      } as StoredAlert,
      { group: '', value: 7, state: 'ALERT', ...change },
      window,
      webhooks,
    )
  const told = { time: window.end, alertId: 'a1', state: 'ALERT', value: 7 }
  const at = 'http://localhost:8080'

  test('has all variables without a template of the webhook', () => {
    const text = `Alert | 7 is above 5 in 1h | ${at}/dashboards/d | ALERT | ${window.start} | ${window.end} | a1`
    expect(sent({ webhookId: 'plain' })).toEqual([
      {
        ...told,
        webhookId: 'plain',
        url: 'https://hooks.example.com/plain',
        body: JSON.stringify({ text }).replace(':', ': '),
      },
    ])
  })

  test('has the template of the webhook, without unknown variables', () => {
    const alert = { name: 'Say "hi"', message: 'text', source: 'saved_search', savedSearchId: 's' }
    expect(sent({ webhookId: 'own' }, alert)[0]?.body).toBe(`Say \\"hi\\"|text||${at}/search/s`)
  })

  test('names its group, and says when the alert is resolved', () => {
    const [over] = sent({ webhookId: 'own' }, { name: 'n', message: 'm' }, { group: 'g', state: 'OK' })
    expect(over).toMatchObject({ group: 'g', state: 'OK', body: `n of g is resolved|m||${at}/dashboards/d` })
    expect(sent({ webhookId: 'plain' }, {}, { group: 'g' })[0]?.body).toContain('| a1:g"')
    expect(sent({ webhookId: 'own' }, { name: 'n' }, { state: 'OK' })[0]?.body).toContain('n is resolved|')
  })

  test('is a block for a chat', () => {
    const [chat] = sent({ webhookId: 'chat' }, { name: 'n', message: 'm' })
    const text = `*<${at}/dashboards/d|n>*\nm`
    expect(JSON.parse(String(chat?.body))).toEqual({
      text: 'n',
      blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
    })
  })

  test('goes to people and to webhooks, with or without a URL', () => {
    expect(sent({ type: 'email', emailRecipients: ['a@example.com'] })).toEqual([
      { ...told, emailRecipients: ['a@example.com'] },
    ])
    expect(sent({ webhookId: 'gone' })).toEqual([{ ...told, webhookId: 'gone' }])
    expect(sent({ webhookId: 'lost' })[0]?.url).toBe('')
    expect(sent({ type: 'other' })).toEqual([{ ...told, webhookId: '' }])
    expect(sent({}, { channels: undefined, channel: { webhookId: 'gone' } })).toHaveLength(1)
    expect(sent({}, { channels: undefined })).toEqual([])
  })
})

describe('an evaluation', () => {
  const evaluated = (alerts: StoredAlert[], until: number, of = state()) => {
    of.alerts = alerts
    evaluateAlerts(of, telemetry, midnight, until)
    return of
  }

  test('keeps 200 windows of an alert, and 1,000 notifications', () => {
    const [channel] = alertOf().channels ?? []
    const { evaluations, notifications } = evaluated(
      [alertOf({ interval: '1m', threshold: 0, channels: [channel, channel, channel, channel, channel] })],
      midnight + 201 * minute,
    )
    expect(evaluations.a1?.history).toHaveLength(200)
    expect(evaluations.a1?.history.at(-1)?.time).toBe(midnight + 201 * minute)
    expect(notifications).toHaveLength(1000)
    expect(notifications.at(-1)?.time).toBe(midnight + 201 * minute)
  })

  test('appends the notifications of all alerts in the order of time', () => {
    const { notifications } = evaluated(
      [alertOf({ threshold: 0 }), alertOf({ id: 'a2', threshold: 0, interval: '30m' })],
      midnight + hour,
    )
    expect(notifications.map(({ alertId, time }) => [alertId, time - midnight])).toEqual([
      ['a2', hour / 2],
      ['a1', hour],
      ['a2', hour],
    ])
    const of = state()
    of.notifications = [{ time: 0, alertId: 'old', state: 'OK', value: 0 }]
    expect(
      evaluated([alertOf({ threshold: 0 })], midnight + hour, of).notifications.map(({ alertId }) => alertId),
    ).toEqual(['old', 'a1'])
  })

  test('skips a disabled alert, and forgets a deleted one', () => {
    const of = state()
    of.evaluations = { gone: { groups: {}, history: [] } }
    expect(evaluated([alertOf({ state: 'DISABLED' })], midnight + hour, of)).toMatchObject({
      evaluations: {},
      notifications: [],
    })
    expect(of.evaluations).toEqual({})
  })

  test('counts a window without rows as 0', () => {
    const { evaluations, alerts, notifications } = evaluated([alertOf({ threshold: 1e9 })], midnight + hour)
    expect(evaluations.a1).toMatchObject({ groups: {}, history: [{ time: midnight + hour, state: 'OK' }] })
    expect(evaluations.a1?.history[0]).not.toHaveProperty('group')
    expect([alerts[0]?.state, notifications]).toEqual(['OK', []])
  })

  test('resets the count of windows when one misses the threshold', () => {
    const of = state()
    of.evaluations = { a1: { groups: { '': { state: 'PENDING', met: 1 } }, history: [] } }
    expect(
      evaluated([alertOf({ threshold: 1e9, numConsecutiveWindows: 3 })], midnight + hour, of).evaluations.a1?.groups,
    ).toEqual({})
    const going = state()
    going.evaluations = { a1: { groups: { '': { state: 'PENDING', met: 1 } }, history: [] } }
    const after = evaluated([alertOf({ threshold: 0, numConsecutiveWindows: 3 })], midnight + hour, going)
    expect(after.evaluations.a1?.groups).toEqual({ '': { state: 'PENDING', met: 2 } })
    expect([after.alerts[0]?.state, after.notifications]).toEqual(['PENDING', []])
  })

  test('resolves a group without rows', () => {
    const of = state()
    of.evaluations = { a1: { groups: { gone: { state: 'ALERT', met: 1 } }, history: [] } }
    const { evaluations, notifications } = evaluated([alertOf({ groupBy: 'ServiceName' })], midnight + hour, of)
    expect(Object.keys(evaluations.a1?.groups ?? {})).not.toContain('gone')
    expect(notifications).toContainEqual(expect.objectContaining({ group: 'gone', state: 'OK', value: 0 }))
    expect(evaluations.a1?.history.map(({ group }) => group)).not.toContain(undefined)
  })

  test('stores an error, and removes it afterwards', () => {
    const of = state()
    const [search] = of.savedSearches
    of.savedSearches = []
    evaluated([alertOf()], midnight + 2 * hour, of)
    expect(of.alerts[0]?.executionErrors).toEqual([
      {
        timestamp: new Date(midnight + 2 * hour).toISOString(),
        type: 'QUERY_ERROR',
        message: 'Saved search not found',
      },
    ])
    if (search) of.savedSearches = [search]
    evaluateAlerts(of, telemetry, midnight + 2 * hour, midnight + 3 * hour)
    expect(of.alerts[0]).not.toHaveProperty('executionErrors')
  })
})

describe('an alert measures', () => {
  const windows = windowsOf({ id: '', interval: '1h' }, midnight, midnight + 2 * hour)
  const log = String(state().sources[0]?.id)
  const count = { aggFn: 'count' as const }
  const measured = (alert: object, own = windows) => measureAlert(alertOf(alert), own, state(), telemetry)
  const inline = (chartConfig: object | undefined, own = windows) => measured({ source: 'inline', chartConfig }, own)

  test('an inline chart, its first series, or a ratio', () => {
    const all = inline({ sourceId: log, select: [count] })
    expect([...all.keys()]).toEqual([midnight, midnight + hour])
    expect(inline({ sourceId: log, select: [count, { ...count, where: 'SeverityText:error' }] })).toEqual(all)
    const errors = inline({ sourceId: log, select: [{ ...count, where: 'SeverityText:error' }] })
    expect(errors).toEqual(measured({}))
    const ratio = inline({ sourceId: log, asRatio: true, select: [{ ...count, where: 'SeverityText:error' }, count] })
    const of = (values: typeof all, start: number) => values.get(start)?.get('') as number
    expect(of(ratio, midnight)).toBe(of(errors, midnight) / of(all, midnight))
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

  test.each<[string, object | undefined]>([
    ['The sandbox runs no SQL', { configType: 'sql' }],
    ['The chart has no series', undefined],
    ['The chart has no series', { sourceId: log }],
    ['There is no source gone', { sourceId: 'gone', select: [count] }],
  ])('nothing, and fails: %s', (said, chart) => {
    expect(() => inline(chart)).toThrow(new RegExp(`^${said}$`))
  })

  test('nothing, and fails, if the tile does not exist', () => {
    expect(() => measured({ source: 'tile', dashboardId: 'd', tileId: 't' })).toThrow(/^Tile not found$/)
  })
})

describe('windows', () => {
  const at = (minutes: number) => midnight + minutes * minute
  const iso = (minutes: number) => new Date(at(minutes)).toISOString()
  test.each<[object, number[]]>([
    [{ interval: '15m' }, [15, 30]],
    [{ interval: '15m', scheduleOffsetMinutes: 4 }, [4, 19, 34]],
    [{ interval: '15m', scheduleStartAt: iso(7) }, [22, 37]],
    [{ interval: '15m', scheduleStartAt: iso(15), scheduleOffsetMinutes: 3 }, [30]],
    [{ interval: '15m', scheduleStartAt: iso(-60) }, [15, 30]],
  ])('of %j end at the minutes %j', (alert, ends) => {
    const windows = windowsOf({ id: '', ...alert }, midnight, at(40))
    expect(windows).toEqual(ends.map((end) => ({ start: at(end - 15), end: at(end) })))
  })

  test('are as long as the interval, and an hour without one', () => {
    const lengths = ['1m', '15m', '12h', '1d', '7x'].map((interval) => intervalOf({ interval }))
    expect([...lengths, intervalOf({})]).toEqual([minute, 15 * minute, 12 * hour, 24 * hour, 7 * minute, hour])
    expect(offsetOf({ interval: '1h', scheduleStartAt: iso(187), scheduleOffsetMinutes: 3 })).toBe(7 * minute)
  })
})
