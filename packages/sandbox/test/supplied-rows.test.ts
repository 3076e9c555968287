import type { ChartSeriesRequest } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { withPage } from '../src/command/page/page.ts'
import { dailyIncident, type SuppliedTelemetry } from '../src/index.ts'
import { textsIn } from './page/fixture.ts'
import {
  errors,
  minute,
  noon,
  type SourceKind,
  savedSearches,
  sourceIds,
  started,
  webhooks,
} from './supplied-fixture.ts'

test('errors that are supplied let an alert fire, and notify its webhook', async () => {
  const savedSearchId = String(savedSearches[0]?.id)
  const watched = { source: 'saved_search', savedSearchId, groupBy: 'ServiceName' } as const
  const condition = { threshold: 50, thresholdType: 'above', interval: '5m' } as const
  const channel = { type: 'webhook', webhookId: String(webhooks[0]?.id) } as const
  const { sandbox, client } = started({}, { alerts: [{ ...watched, ...condition, channel }] })
  sandbox.addTelemetry(errors)
  sandbox.advance(5 * minute)
  expect(await client.listAlerts()).toMatchObject([{ state: 'OK' }])
  sandbox.advance(5 * minute)
  expect(await client.listAlerts()).toMatchObject([{ state: 'ALERT' }])
  const told = { group: 'checkout', state: 'ALERT', time: noon + 10 * minute, webhookId: channel.webhookId }
  expect(sandbox.snapshot().openSource.notifications).toMatchObject([told])
})

test('the page shows supplied telemetry at once', async () => {
  const sourceId = String(sourceIds.get('log'))
  const config = { displayType: 'number', sourceId, select: [{ aggFn: 'count' }] } as never
  const dashboards = [{ name: 'Logs', tiles: [{ name: 'All', x: 0, y: 0, w: 6, h: 4, config }] }]
  const served = started({ builtIn: false }, { dashboards })
  const page = withPage(served, served.answer)
  const view = async () => {
    const common = { headers: new Headers(), body: new Uint8Array(), signal: new AbortController().signal }
    const answer = await page({ ...common, method: 'GET', url: new URL('http://any.invalid/_sandbox/view') })
    return textsIn((await answer.json()).dashboards, 'article')
  }
  served.sandbox.advance(30 * minute)
  expect(await view()).toEqual([expect.stringMatching(/ 0$/)])
  served.sandbox.addTelemetry(errors)
  expect(await view()).toEqual([expect.stringMatching(/ 50$/)])
})

describe('supplied logs', () => {
  test('are spread over their minute, and visible from their times on', async () => {
    const { sandbox, valuesOf } = started()
    const late = { ...errors, service: 'later', at: noon + 20 * minute }
    sandbox.addTelemetry(late, { ...errors, at: noon + 5 * minute + 59_999 })
    sandbox.advance(5 * minute + 30_000)
    expect(await valuesOf('log', {})).toEqual(['26'])
    sandbox.advance(10 * minute)
    const where = 'ServiceName:checkout SeverityText:error SeverityNumber:17'
    expect(await valuesOf('log', { where })).toEqual(['50'])
    expect(await valuesOf('log', {}, [5, 1, 1])).toEqual(['50'])
    expect(await valuesOf('log', { aggFn: 'count_distinct', field: 'TraceId' })).toEqual(['50'])
  })

  test('come on top of the built-in ones', async () => {
    const { sandbox, countOf } = started({})
    sandbox.advance(30 * minute)
    const before = await countOf('log', {})
    sandbox.addTelemetry(errors)
    expect(await countOf('log', {})).toBe(before + 50)
  })

  test('are counted one by one in a range of years', async () => {
    const { sandbox, valuesOf } = started()
    sandbox.addTelemetry(errors)
    sandbox.advance(30 * minute)
    expect(await valuesOf('log', {}, [-2_000_000, 2_000_030, 30])).toEqual(['50'])
  })

  test('are found by a search among built-in rows, the latest first', async () => {
    const { sandbox, client } = started({})
    const body = 'card 4711 was refused'
    sandbox.addTelemetry({ ...errors, count: 2, body, attributes: { 'card.id': '4711' } })
    sandbox.advance(10 * minute)
    const range = { startTime: new Date(noon).toISOString(), endTime: new Date(noon + 10 * minute).toISOString() }
    const common = { sourceId: String(sourceIds.get('log')), select: 'Timestamp, Body, LogAttributes', ...range }
    const found = async (where: string, maxResults = 100): Promise<Record<string, unknown>[]> =>
      client.searchEvents({ ...common, where, whereLanguage: 'lucene', maxResults })
    const [late, early, ...others] = await found('ServiceName:checkout LogAttributes.card.id:4711')
    expect(late).toMatchObject({ Body: body, LogAttributes: { 'card.id': '4711' } })
    expect(late?.Timestamp).toBe('2026-01-12T12:05:30.000000000Z')
    expect([early?.Timestamp, others]).toEqual(['2026-01-12T12:05:00.000000000Z', []])
    const times = (await found('')).map(({ Timestamp }) => String(Timestamp))
    expect(times).toEqual(times.toSorted().reverse())
    expect((await found('')).filter((row) => row.Body === body)).toHaveLength(0)
    expect((await found('', 2000)).filter((row) => row.Body === body)).toHaveLength(2)
  })
})

describe('a supplied incident', () => {
  const incident = { kind: 'incident', service: 'checkout', from: noon, until: noon + 30 * minute } as const

  test('lets calls fail where they enter its service, in traces, logs and metrics', async () => {
    const { sandbox, countOf } = started({})
    sandbox.advance(30 * minute)
    const spans = (where: string) => countOf('trace', { where: `SpanName:"POST /checkout" ${where}` })
    const requests = (status: number) => {
      const where = `ServiceName:checkout Attributes.http.response.status_code:${status}`
      return countOf('metric', { metricName: 'http.requests', metricDataType: 'sum', aggFn: 'sum', where })
    }
    const measured = async () => ({
      failed: await spans('StatusCode:Error ServiceName:checkout'),
      ofCallers: await spans('StatusCode:Error ServiceName:gateway'),
      ofOthers: await countOf('trace', { where: 'StatusCode:Error ServiceName:payments' }),
      errors: await countOf('log', { where: 'SeverityText:error ServiceName:checkout' }),
      information: await countOf('log', { where: 'SeverityText:info ServiceName:checkout' }),
      served: await requests(200),
      refused: await requests(500),
    })
    const [before, all] = [await measured(), await spans('ServiceName:checkout')]
    sandbox.addTelemetry({ ...incident, errorRate: 0.5 })
    const after = await measured()
    expect(after.failed / all).toBeCloseTo(0.5, 1)
    expect([after.ofCallers, after.ofOthers]).toEqual([after.failed, 0])
    expect(after.information / before.information).toBeCloseTo(0.5, 1)
    expect(after.served / before.served).toBeCloseTo(0.5, 1)
    expect(after.errors).toBeGreaterThan(10 * (before.errors + 1))
    expect(after.refused).toBeGreaterThan(10 * (before.refused + 1))
  })

  test('slows its service down by its factor, without more or fewer failures, and ends', async () => {
    const { sandbox, valuesOf, countOf } = started({})
    sandbox.advance(60 * minute)
    const where = 'ServiceName:checkout'
    const median = { aggFn: 'quantile', level: 0.5, where } as const
    const ofMetric = { metricName: 'http.duration', metricDataType: 'histogram' } as const
    const medians = async () => [
      ...(await valuesOf('trace', { ...median, field: 'Duration' }, [0, 60, 30])),
      ...(await valuesOf('metric', { ...median, ...ofMetric }, [0, 60, 30])),
    ]
    const failed = () => countOf('trace', { where: `${where} StatusCode:Error` })
    const before = [await medians(), await failed()] as const
    sandbox.addTelemetry({ ...incident, latencyFactor: 4 })
    const factors = (await medians()).map((value, index) => Number(value) / Number(before[0][index]))
    expect(factors.map((factor) => Math.round(factor))).toEqual([4, 1, 4, 1])
    expect(await failed()).toBe(before[1])
  })

  test('replaces what the daily incident, and an earlier one, do at the same time', async () => {
    const { from, until, service } = dailyIncident(noon)
    const { sandbox, countOf } = started({})
    sandbox.advance(until - noon)
    const failed = () =>
      countOf('trace', { where: `StatusCode:Error ServiceName:${service}` }, [(from - noon) / minute, 30, 30])
    const before = await failed()
    sandbox.addTelemetry({ ...incident, service, from, until, errorRate: 0.9 })
    expect(await failed()).toBeGreaterThan(2 * before)
    sandbox.addTelemetry({ ...incident, service, from, until, errorRate: 0 })
    expect(await failed()).toBeLessThan(before / 3)
  })
})

test('the daily incident is when a function says', async () => {
  const { from, until, service } = dailyIncident('2026-01-12')
  expect(dailyIncident(noon)).toEqual({ kind: 'incident', service, from, until, errorRate: 0.35, latencyFactor: 6 })
  const { sandbox, countOf } = started({})
  sandbox.advance(24 * 60 * minute)
  const errorsFrom = (time: number, minutes: number) =>
    countOf('log', { where: 'SeverityText:error ServiceName:payments' }, [(time - noon) / minute, minutes, 30])
  for (const busy of [from, until - minute]) expect(await errorsFrom(busy, 1)).toBeGreaterThan(2)
  for (const usual of [from - 10 * minute, until]) expect(await errorsFrom(usual, 10)).toBeLessThan(5)
  for (const day of ['noon', '2300-01-01'])
    expect(() => dailyIncident(day)).toThrow(`There is no telemetry on the day "${day}": say epoch milliseconds`)
})

describe('supplied rows', () => {
  const at = '2026-01-12T13:05:00+01:00'
  const time = noon + 5 * minute
  const metric = { TimeUnix: at, MetricName: 'queue.length', ServiceName: 'mail', Attributes: { queue: 'out' } }
  const counts = [...new Array(14).fill(0), 3]
  const gauges = [
    { ...metric, Value: 1, TimeUnix: time + minute },
    { ...metric, Value: 7 },
  ]
  const sums = [10, 14, 2, 5].map((Value, index) => ({ ...metric, Value, TimeUnix: time + index * minute }))
  const span = { Timestamp: at, SpanName: 'GET /', Duration: 5e6, StatusCode: 'Error' }
  const warning = { Timestamp: at, SeverityText: 'WARN', Body: 'full' }
  const ofPod = { Timestamp: at, ResourceAttributes: { 'k8s.pod.name': 'p' } }
  const podColumn = { where: "`__materialized_k8s.pod.name` = 'p'", whereLanguage: 'sql' } as const
  const longest = { aggFn: 'max', field: 'Duration', where: 'StatusCode:Error SpanKind:Server' } as const
  const gauge = { aggFn: 'max', metricDataType: 'gauge', where: 'Attributes.queue:out' } as const
  const median = { aggFn: 'quantile', level: 0.5, metricDataType: 'histogram' } as const
  const web = { where: 'ResourceAttributes.service.name:web' }
  test.each<[source: SourceKind, kind: string, rows: object[], series: Partial<ChartSeriesRequest>, value: unknown]>([
    ['log', 'log-rows', [warning], { aggFn: 'max', field: 'SeverityNumber', where: 'Body:full' }, 13],
    ['log', 'log-rows', [ofPod], podColumn, '1'],
    ['trace', 'span-rows', [span], longest, 5e6],
    ['session', 'session-rows', [{ Timestamp: at, ServiceName: 'web' }], web, '1'],
    ['metric', 'gauge-rows', gauges, gauge, 1],
    ['metric', 'sum-rows', sums, { aggFn: 'sum', metricDataType: 'sum' }, 7],
    ['metric', 'histogram-rows', [{ ...metric, BucketCounts: counts }], median, 10_000],
  ])('of the source %s, %s %j, are computed', async (source, kind, rows, series, value) => {
    const { sandbox, valuesOf } = started()
    sandbox.addTelemetry({ kind, rows } as SuppliedTelemetry)
    sandbox.advance(30 * minute)
    const asked = { ...series, ...(source === 'metric' && { metricName: 'queue.length' }) }
    expect(await valuesOf(source, asked)).toEqual([value])
    expect(await valuesOf(source, asked, [-60, 60, 30])).toEqual([])
  })

  test('are all that there is where the built-in telemetry is switched off', async () => {
    const { sandbox, valuesOf } = started()
    sandbox.advance(30 * minute)
    const metric = { metricName: 'http.requests', metricDataType: 'sum', aggFn: 'sum' } as const
    for (const kind of ['log', 'trace', 'session'] as const) expect(await valuesOf(kind, {})).toEqual([])
    expect(await valuesOf('metric', metric)).toEqual([])
  })
})
