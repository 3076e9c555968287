import type { ChartSeriesRequest } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { dailyIncident, type SuppliedTelemetry } from '../../src/index.ts'
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
  const watched = {
    source: 'saved_search',
    savedSearchId: String(savedSearches[0]?.id),
    groupBy: 'ServiceName',
  } as const
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

describe('supplied logs', () => {
  test('are spread over their minute, and visible from their times on', async () => {
    const { sandbox, valuesOf } = started()
    sandbox.addTelemetry({ ...errors, at: noon + 5 * minute + 59_999 })
    sandbox.advance(5 * minute + 30_000)
    expect(await valuesOf('log', {})).toEqual(['26'])
    sandbox.advance(10 * minute)
    expect(await valuesOf('log', { where: 'ServiceName:checkout SeverityText:error SeverityNumber:17' })).toEqual([
      '50',
    ])
    expect(await valuesOf('log', {}, [5, 1, 1])).toEqual(['50'])
    expect(await valuesOf('log', { aggFn: 'count_distinct', field: 'TraceId' })).toEqual(['50'])
  })

  test('come on top of the built-in ones', async () => {
    const { sandbox, valuesOf } = started({})
    sandbox.advance(30 * minute)
    const [before] = await valuesOf('log', {})
    sandbox.addTelemetry(errors)
    expect(await valuesOf('log', {})).toEqual([String(Number(before) + 50)])
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
    const found = async (where: string, maxResults = 100) =>
      (await client.searchEvents({ ...common, where, whereLanguage: 'lucene', maxResults })) as Record<
        string,
        unknown
      >[]
    const [late, early, ...others] = await found('ServiceName:checkout LogAttributes.card.id:4711')
    expect(late).toMatchObject({ Body: body, LogAttributes: { 'card.id': '4711' } })
    expect([early?.Timestamp, late?.Timestamp]).toEqual([
      '2026-01-12T12:05:00.000000000Z',
      '2026-01-12T12:05:30.000000000Z',
    ])
    expect(others).toEqual([])
    const times = (await found('')).map(({ Timestamp }) => String(Timestamp))
    expect(times).toEqual(times.toSorted().reverse())
    expect((await found('')).filter((row) => row.Body === body)).toHaveLength(0)
    expect((await found('', 2000)).filter((row) => row.Body === body)).toHaveLength(2)
  })
})

describe('a supplied incident', () => {
  const incident = { kind: 'incident', service: 'accounts', from: noon, until: noon + 30 * minute } as const

  test('lets calls of its service fail, in logs, traces and metrics', async () => {
    const { sandbox, valuesOf } = started({})
    sandbox.advance(30 * minute)
    const failures = async () => {
      const failed = await valuesOf('trace', { where: 'SpanName:sessions StatusCode:Error ServiceName:accounts' })
      const all = await valuesOf('trace', { where: 'SpanName:sessions SpanKind:Server ServiceName:accounts' })
      const callers = await valuesOf('trace', { where: 'SpanName:sessions StatusCode:Error ServiceName:gateway' })
      expect(callers).toEqual(failed)
      const logged = await valuesOf('log', { where: 'SeverityText:error ServiceName:accounts' })
      const where = 'ServiceName:accounts Attributes.http.response.status_code:500'
      const metric = { metricName: 'http.requests', metricDataType: 'sum', aggFn: 'sum', where } as const
      const [counted] = await valuesOf('metric', metric)
      return {
        share: Number(failed[0] ?? 0) / Number(all[0]),
        logged: Number(logged[0] ?? 0),
        counted: Number(counted),
      }
    }
    const before = await failures()
    expect(before.share).toBeLessThan(0.1)
    sandbox.addTelemetry({ ...incident, errorRate: 0.5 })
    const after = await failures()
    expect(after.share).toBeCloseTo(0.5, 0.5)
    expect(after.logged).toBeGreaterThan(10 * (before.logged + 1))
    expect(after.counted).toBeGreaterThan(10 * (before.counted + 1))
  })

  test('slows its service down by its factor, and ends', async () => {
    const { sandbox, valuesOf } = started({})
    sandbox.advance(60 * minute)
    const span = {
      aggFn: 'quantile',
      level: 0.5,
      field: 'Duration',
      where: 'SpanName:sessions ServiceName:accounts',
    } as const
    const metric = { metricName: 'http.duration', metricDataType: 'histogram', where: 'ServiceName:accounts' } as const
    const medians = async () => [
      ...(await valuesOf('trace', span, [0, 60, 30])),
      ...(await valuesOf('metric', { ...span, ...metric }, [0, 60, 30])),
    ]
    const before = await medians()
    sandbox.addTelemetry({ ...incident, latencyFactor: 4 })
    const factors = (await medians()).map((median, index) => Number(median) / Number(before[index]))
    expect(factors.map((factor) => Math.round(factor))).toEqual([4, 1, 4, 1])
  })

  test('replaces what the daily incident does at the same time', async () => {
    const { from, until } = dailyIncident(noon)
    const { sandbox, valuesOf } = started({})
    sandbox.advance(until - noon)
    const shown = [(from - noon) / minute, 30, 30] as [number, number, number]
    const failed = () => valuesOf('trace', { where: 'StatusCode:Error ServiceName:payments' }, shown)
    const [before] = await failed()
    sandbox.addTelemetry({ ...incident, service: 'payments', from, until, errorRate: 0.9 })
    sandbox.addTelemetry({ ...incident, service: 'payments', from, until, errorRate: 0 })
    expect(Number((await failed())[0] ?? 0)).toBeLessThan(Number(before) / 3)
  })
})

test('the daily incident is when a function says', async () => {
  const { from, until, service } = dailyIncident('2026-01-12')
  expect(dailyIncident(noon)).toEqual({ kind: 'incident', service, from, until, errorRate: 0.35, latencyFactor: 6 })
  const { sandbox, valuesOf } = started({})
  sandbox.advance(24 * 60 * minute)
  const errorsFrom = async (time: number, minutes: number) =>
    Number(
      (
        await valuesOf('log', { where: 'SeverityText:error ServiceName:payments' }, [
          (time - noon) / minute,
          minutes,
          30,
        ])
      )[0] ?? 0,
    )
  expect(service).toBe('payments')
  expect(await errorsFrom(from, 1)).toBeGreaterThan(2)
  expect(await errorsFrom(until - minute, 1)).toBeGreaterThan(2)
  expect(await errorsFrom(from - 10 * minute, 10)).toBeLessThan(5)
  expect(await errorsFrom(until, 10)).toBeLessThan(5)
  expect(() => dailyIncident('noon')).toThrow('There is no day "noon": say epoch milliseconds, or ISO 8601')
})

describe('supplied rows', () => {
  const at = '2026-01-12T13:05:00+01:00'
  const time = noon + 5 * minute
  const metric = { TimeUnix: at, MetricName: 'queue.length', ServiceName: 'mail', Attributes: { queue: 'out' } }
  const counts = [...new Array(14).fill(0), 3]
  const rows: [kind: SourceKind, supplied: SuppliedTelemetry, series: Partial<ChartSeriesRequest>, value: unknown][] = [
    [
      'log',
      { kind: 'log-rows', rows: [{ Timestamp: at, SeverityText: 'WARN', Body: 'full' }] },
      { aggFn: 'max', field: 'SeverityNumber', where: 'Body:full' },
      13,
    ],
    [
      'log',
      { kind: 'log-rows', rows: [{ Timestamp: at, ResourceAttributes: { 'k8s.pod.name': 'p' } }] },
      { where: "`__materialized_k8s.pod.name` = 'p'", whereLanguage: 'sql' },
      '1',
    ],
    [
      'trace',
      {
        kind: 'span-rows',
        rows: [{ Timestamp: at, SpanName: 'GET /', Duration: 5e6, StatusCode: 'Error' }],
      },
      { aggFn: 'max', field: 'Duration', where: 'StatusCode:Error SpanKind:Server' },
      5e6,
    ],
    [
      'session',
      { kind: 'session-rows', rows: [{ Timestamp: at, ServiceName: 'web' }] },
      { where: 'ResourceAttributes.service.name:web' },
      '1',
    ],
    [
      'metric',
      {
        kind: 'gauge-rows',
        rows: [
          { ...metric, Value: 1, TimeUnix: time + minute },
          { ...metric, Value: 7 },
        ],
      },
      { aggFn: 'max', metricDataType: 'gauge', where: 'Attributes.queue:out' },
      1,
    ],
    [
      'metric',
      {
        kind: 'sum-rows',
        rows: [10, 14, 2, 5].map((Value, index) => ({ ...metric, Value, TimeUnix: time + index * minute })),
      },
      { aggFn: 'sum', metricDataType: 'sum' },
      7,
    ],
    [
      'metric',
      { kind: 'histogram-rows', rows: [{ ...metric, BucketCounts: counts }] },
      { aggFn: 'quantile', level: 0.5, metricDataType: 'histogram' },
      10_000,
    ],
  ]
  test.each(rows)('of the source %s, %j, are computed', async (kind, supplied, series, value) => {
    const { sandbox, valuesOf } = started()
    sandbox.addTelemetry(supplied)
    sandbox.advance(30 * minute)
    const asked = { ...series, ...(kind === 'metric' && { metricName: 'queue.length' }) }
    expect(await valuesOf(kind, asked)).toEqual([value])
    expect(await valuesOf(kind, asked, [-60, 60, 30])).toEqual([])
  })
})
