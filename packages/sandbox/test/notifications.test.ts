import { describe, expect, test } from 'vitest'
import { evaluateAlerts } from '../src/alerting/evaluate-alerts.ts'
import { measureAlert } from '../src/alerting/measure-alert.ts'
import { notificationsOf } from '../src/alerting/notification.ts'
import { intervalOf, offsetOf, windowsOf } from '../src/alerting/windows.ts'
import { createSeed, type ObservabilityState, type StoredAlert } from '../src/index.ts'
import { createTelemetry } from '../src/telemetry/telemetry.ts'

const midnight = Date.UTC(2026, 10, 2)
const minute = 60_000
const hour = 60 * minute
const telemetry = createTelemetry({ seed: 1, now: () => midnight + 24 * hour })

function state(): ObservabilityState {
  return createSeed({ time: midnight }).openSource
}

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

describe('what would be sent', () => {
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

  test('has all seven variables where the webhook has no template', () => {
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

  test('has the template of the webhook, and what stands for nothing is left out', () => {
    const alert = { name: 'Say "hi"', message: 'text', source: 'saved_search', savedSearchId: 's' }
    expect(sent({ webhookId: 'own' }, alert)[0]?.body).toBe(`Say \\"hi\\"|text||${at}/search/s`)
  })

  test('names the group, and says when it is over', () => {
    const [over] = sent({ webhookId: 'own' }, { name: 'n', message: 'm' }, { group: 'g', state: 'OK' })
    expect(over).toMatchObject({ group: 'g', state: 'OK', body: `n of g is resolved|m||${at}/dashboards/d` })
    expect(sent({ webhookId: 'plain' }, {}, { group: 'g' })[0]?.body).toContain('| a1:g"')
    expect(sent({ webhookId: 'own' }, { name: 'n' }, { state: 'OK' })[0]?.body).toContain('n is resolved|')
  })

  test('is a block in a chat', () => {
    const [chat] = sent({ webhookId: 'chat' }, { name: 'n', message: 'm' })
    const text = `*<${at}/dashboards/d|n>*\nm`
    expect(JSON.parse(String(chat?.body))).toEqual({
      text: 'n',
      blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }],
    })
  })

  test('goes to people, to webhooks without an address, and to none that is gone', () => {
    expect(sent({ type: 'email', emailRecipients: ['a@example.com'] })).toEqual([
      { ...told, emailRecipients: ['a@example.com'] },
    ])
    expect(sent({ webhookId: 'gone' })).toEqual([{ ...told, webhookId: 'gone' }])
    expect(sent({ webhookId: 'lost' })[0]?.url).toBe('')
    expect(sent({ type: 'other' })).toEqual([{ ...told, webhookId: '' }])
  })

  test('goes to the one channel of an older alert, and to nobody without any', () => {
    expect(sent({}, { channels: undefined, channel: { webhookId: 'gone' } })).toHaveLength(1)
    expect(sent({}, { channels: undefined })).toEqual([])
  })
})

describe('evaluations', () => {
  const evaluated = (alerts: StoredAlert[], until: number, of = state()) => {
    of.alerts = alerts
    evaluateAlerts(of, telemetry, midnight, until)
    return of
  }

  test('of a disabled alert there are none', () => {
    expect(evaluated([alertOf({ state: 'DISABLED' })], midnight + hour)).toMatchObject({
      evaluations: {},
      notifications: [],
    })
  })

  test('are remembered two hundred windows long, and notifications a thousand', () => {
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

  test('of several alerts tell in the order of time, after what was told before', () => {
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

  test('count what has no rows as nothing, and say how it was', () => {
    const { evaluations, alerts, notifications } = evaluated([alertOf({ threshold: 1e9 })], midnight + hour)
    expect(evaluations.a1).toMatchObject({ groups: {}, history: [{ time: midnight + hour, state: 'OK' }] })
    expect(evaluations.a1?.history[0]).not.toHaveProperty('group')
    expect([alerts[0]?.state, notifications]).toEqual(['OK', []])
  })

  test('begin anew when a window misses the threshold', () => {
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

  test('of a group that is gone say that it is over', () => {
    const of = state()
    of.evaluations = { a1: { groups: { gone: { state: 'ALERT', met: 1 } }, history: [] } }
    const { evaluations, notifications } = evaluated([alertOf({ groupBy: 'ServiceName' })], midnight + hour, of)
    expect(Object.keys(evaluations.a1?.groups ?? {})).not.toContain('gone')
    expect(notifications).toContainEqual(expect.objectContaining({ group: 'gone', state: 'OK', value: 0 }))
    expect(evaluations.a1?.history.map(({ group }) => group)).not.toContain(undefined)
  })

  test('that fail say when, and are well again afterwards', () => {
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

  test('what stands in it', () => {
    const all = inline({ sourceId: log, select: [count] })
    expect([...all.keys()]).toEqual([midnight, midnight + hour])
    expect(inline({ sourceId: log, select: [count, { ...count, where: 'SeverityText:error' }] })).toEqual(all)
    const errors = inline({ sourceId: log, select: [{ ...count, where: 'SeverityText:error' }] })
    expect(errors).toEqual(measured({}))
    const ratio = inline({ sourceId: log, asRatio: true, select: [{ ...count, where: 'SeverityText:error' }, count] })
    const of = (values: typeof all, start: number) => values.get(start)?.get('') as number
    expect(of(ratio, midnight)).toBe(of(errors, midnight) / of(all, midnight))
  })

  test('windows between the buckets one by one', () => {
    const chart = { sourceId: log, select: [count] }
    const moved = windows.map(({ start, end }) => ({ start: start + minute, end: end + minute }))
    const values = measured({ source: 'inline', chartConfig: chart, scheduleOffsetMinutes: 1 }, moved)
    expect([...values.keys()]).toEqual(moved.map(({ start }) => start))
    expect(inline(chart, [])).toEqual(new Map())
  })

  test('by group, by the names of all groups', () => {
    const values = measured({ groupBy: 'ServiceName, SeverityText' })
    const [name = ''] = values.get(midnight)?.keys() ?? []
    expect(name).toMatch(/^\w+, error$/)
    expect(inline({ sourceId: log, select: [count], groupBy: '' }).get(midnight)?.size).toBe(1)
  })

  test.each<[string, object]>([
    ['The sandbox runs no SQL', { configType: 'sql' }],
    ['The chart has no series', { sourceId: log }],
    ['The chart has no series', { select: [count] }],
    ['There is no source gone', { sourceId: 'gone', select: [count] }],
  ])('nothing, and says: %s', (said, chart) => {
    expect(() => inline(chart)).toThrow(new RegExp(`^${said}$`))
  })

  test('nothing of what is gone', () => {
    expect(() => inline(undefined)).toThrow(/^The chart has no series$/)
    expect(() => measured({ source: 'tile', dashboardId: 'd', tileId: 't' })).toThrow(/^Tile not found$/)
    const of = state()
    of.dashboards = [{ id: 'd', name: 'd', tiles: [{ id: 't' }] }] as never
    const watched = (tileId: string) => () =>
      measureAlert(alertOf({ source: 'tile', dashboardId: 'd', tileId }), windows, of, telemetry)
    expect(watched('u')).toThrow(/^Tile not found$/)
    expect(watched('t')).toThrow(/^The chart has no series$/)
  })
})

describe('windows', () => {
  test('are as long as the interval, an hour where none is stated, and minutes of an unknown unit', () => {
    expect(
      ['1m', '15m', '12h', '1d', undefined, '7x'].map((interval) =>
        intervalOf(interval === undefined ? {} : { interval }),
      ),
    ).toEqual([minute, 15 * minute, 12 * hour, 24 * hour, hour, 7 * minute])
  })

  test('are moved by what of a start is no whole interval', () => {
    const scheduleStartAt = new Date(midnight + 3 * hour + 7 * minute).toISOString()
    expect(offsetOf({ interval: '1h', scheduleStartAt, scheduleOffsetMinutes: 3 })).toBe(7 * minute)
    expect(offsetOf({ interval: '1h' })).toBe(0)
  })

  test('do not begin before a start that is to come', () => {
    const scheduleStartAt = new Date(midnight + 3 * hour).toISOString()
    expect(windowsOf({ id: '', interval: '1h', scheduleStartAt }, midnight, midnight + 4 * hour)).toEqual([
      { start: midnight + 3 * hour, end: midnight + 4 * hour },
    ])
    expect(
      windowsOf({ id: '', interval: '1h', scheduleStartAt }, midnight + 4 * hour, midnight + 5 * hour),
    ).toHaveLength(1)
  })
})
