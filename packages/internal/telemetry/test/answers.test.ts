import { describe, expect, it } from 'vitest'
import type { Aggregation, Measurement } from '../src/telemetry.ts'
import cases from './cases.json' with { type: 'json' }
import { ask, day, hour, logs, midnight, minute, taken, telemetry, total, traces, value } from './fixture.ts'

const spans = { sourceId: 'traces', field: 'Duration' }
const inColumns = { seriesReturnType: 'column' } as const

describe('an answer of chart series', () => {
  it.each(cases.values as [string, unknown][])('has any(%s) as %j', (field, expected) => {
    expect(value({ sourceId: 'traces', aggFn: 'any', field })).toEqual(expected)
  })

  it('has maps as objects and times in nanoseconds', () => {
    const attributes = { 'deployment.environment.name': 'production' }
    expect(value({ aggFn: 'any', field: 'ResourceAttributes' })).toMatchObject(attributes)
    expect(value({ aggFn: 'any', field: 'Timestamp' })).toMatch(/^2026-01-15T00:\d\d:\d\d\.\d{9}Z$/)
  })

  it('reads a text as 0, and a field with a dot as a text', () => {
    expect(value({ ...spans, aggFn: 'avg', field: 'ServiceName' })).toBe(0)
    expect(value({ ...spans, aggFn: 'avg', field: 'Duration / 1000000.0' })).toBe(0)
    expect(value({ ...spans, aggFn: 'avg', field: 'Duration / 1e6' })).toBeGreaterThan(0)
    expect(() => value({ aggFn: 'max', field: "LogAttributes['http.route']" })).toThrow('Syntax error')
  })

  it('has expressions of aggregate functions with aggFn none, which ignore nulls', () => {
    const none = (field: string) => Number(value({ aggFn: 'none', field }))
    expect(none('sum(SeverityNumber) / count()')).toBeCloseTo(none('avg(SeverityNumber)'), 3)
    const errors = none("countIf(SeverityText = 'error')")
    expect(none("count(nullIf(SeverityText, 'error'))")).toBe(none('count()') - errors)
  })

  it('has ordered quantiles between the minimum and the maximum', () => {
    const levels = [0, 0.25, 0.5, 0.95, 1].map((level) => Number(value({ ...spans, aggFn: 'quantile', level })))
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    expect(levels[0]).toBe(value({ ...spans, aggFn: 'min' }))
    expect(levels[4]).toBe(value({ ...spans, aggFn: 'max' }))
    const oneByOne = { where: "Timestamp > '2020-01-01'", whereLanguage: 'sql' } as const
    expect(value({ ...spans, ...oneByOne, aggFn: 'quantile', level: 0.25 })).toBe(levels[1])
  })

  it('interpolates quantiles between the nearest values', () => {
    const of = (field: string) => value({ ...spans, aggFn: 'none', field, where: 'SpanName:charges' })
    const sorted = (of('groupArray(Duration)') as string[]).map(Number).sort((a, b) => a - b)
    const rank = 0.25 * (sorted.length - 1)
    const [below = 0, above = 0] = sorted.slice(Math.floor(rank))
    expect(of('quantile(1 / 4)(Duration)')).toBeCloseTo(below + (above - below) * (rank % 1), 3)
    expect(() => of('quantile(2)(Duration)')).toThrow('Quantile level is out of range')
  })

  it('merges series into points, without the keys of series that have no row', () => {
    const points = ask([{ groupBy: ['SeverityText'], where: 'SeverityText:error' }, { groupBy: ['SeverityText'] }])
    expect(points).toHaveLength(4)
    expect(points.filter((point) => 'series_0.data' in point)).toEqual([
      expect.objectContaining({
        ts_bucket: midnight,
        group: ['error'],
        'series_0.data': expect.stringMatching(/\d/),
        'series_1.data': expect.stringMatching(/\d/),
      }),
    ])
  })

  it.each(cases.merged as string[])(
    'merges the groups of %s into one null group, as servers do, and keeps them in columns',
    (text) => {
      const points = ask({ groupBy: [text] })
      expect(points.map((point) => point.group)).toEqual([[null]])
      const rows = ask({ groupBy: [text] }, inColumns)
      expect(rows.length).toBeGreaterThan(1)
      expect(points[0]?.['series_0.data']).toBe((rows.at(-1) as unknown as { series_0: string }).series_0)
    },
  )

  it.each(cases.names as [string, string][])('names the column of %s as the database does: %s', (text, name) => {
    expect(Object.keys(ask({ groupBy: [text] }, inColumns)[0] ?? {})[1]).toBe(name)
  })

  it.each([
    [['upper(ServiceName)'], ['GATEWAY']],
    [
      ['ServiceName', 'lower(SeverityText)'],
      ['gateway', 'info'],
    ],
    [['SeverityNumber'], [9]],
    [['toHour(Timestamp)'], [0]],
  ])('has the values of groups by %j, whose columns have the same names in the query', (groupBy, group) => {
    expect(ask({ groupBy }).map((point) => point.group)).toContainEqual(group)
  })

  it('has the same bucket sizes with auto as servers', () => {
    const step = (minutes: number) => {
      const [first, second] = ask({}, { granularity: 'auto', endTime: midnight + minutes * minute })
      return ((second?.ts_bucket ?? 0) - (first?.ts_bucket ?? 0)) / minute
    }
    expect([30, 31, 60, 61, 301, 901, 1801, 3601, 7201].map(step)).toEqual([0.5, 1, 1, 5, 15, 30, 60, 120, 360])
  })

  it('counts buckets of several days from the epoch', () => {
    const starts = (granularity: '2d' | '7d' | '30d') =>
      ask({}, { granularity, startTime: Date.UTC(2026, 10, 22), endTime: Date.UTC(2026, 10, 22, 1) }).map((point) =>
        new Date(point.ts_bucket).toISOString().slice(0, 10),
      )
    expect([starts('2d'), starts('7d'), starts('30d')].flat()).toEqual(['2026-11-21', '2026-11-19', '2026-11-03'])
  })

  it('is empty if the range ends before it starts, or no row matches', () => {
    expect(ask({}, { endTime: midnight - day })).toEqual([])
    expect(ask({ where: 'ServiceName:nothing' }, { endTime: midnight + hour })).toEqual([])
  })

  it('reports errors of the server before errors of the database', () => {
    expect(() => ask([{ where: 'Nope:1' }, { where: 'two words' }])).toThrow('Can not search bare text')
  })

  it.each(cases.refusedGroups as [string, string][])('is refused for groups by %s: %s', (text, words) => {
    expect(() => ask({ groupBy: [text] })).toThrow(words)
  })

  it('has one group for ALL', () => {
    const [whole] = ask()
    expect(ask({ groupBy: ['ALL'] })).toEqual([{ ...whole, group: [null] }])
  })

  it('finds an id in a long range', () => {
    const id = value({ sourceId: 'traces', aggFn: 'any', field: 'TraceId' }, { endTime: midnight + minute })
    const month = { startTime: midnight - 15 * day, endTime: midnight + 15 * day, granularity: '30d' as const }
    for (const where of [`TraceId:${id}`, `TraceId:"${id}"`])
      expect(total(ask({ sourceId: 'traces', where }, month))).toBeGreaterThan(0)
  })

  it('is refused after the last millisecond whose nanoseconds fit into 64 bits', () => {
    const at = (time: number) => ask({}, { startTime: time, endTime: time })
    expect(at(9_223_372_036_854)).toEqual([])
    expect(() => at(9_223_372_036_855)).toThrow('DateTime64 convert overflow')
  })

  it('has at most 50,000 buckets, the last ones of the range', () => {
    const years = { startTime: midnight - 100 * day, endTime: midnight, granularity: '1m' as const }
    const found = ask({ where: 'ServiceName:nothing OR SeverityText:error' }, years)
    expect(found[0]?.ts_bucket).toBeGreaterThanOrEqual(midnight - 50_000 * minute)
  })
})

const window = { startTime: midnight, endTime: midnight + hour }
const measure = (select: Aggregation, more: Partial<Measurement> = {}) =>
  telemetry.measure({ source: logs, select, ...window, ...more })

describe('the value of an alert or a tile', () => {
  it('is one value for the whole window, wherever it begins', () => {
    const count = (from: number, to: number) =>
      measure({ aggFn: 'count' }, { startTime: midnight + from * minute, endTime: midnight + to * minute })
    expect(count(0, 60)).toEqual([{ bucket: midnight, group: {}, value: String(taken('')) }])
    const parts = [...count(0, 17), ...count(17, 40), ...count(40, 60)]
    expect(parts.reduce((sum, part) => sum + Number(part.value), 0)).toBe(taken(''))
  })

  it('takes the rows of the first and the last millisecond of its window', () => {
    const [first] = measure({ aggFn: 'none', valueExpression: 'min(Timestamp)' })
    const time = Date.parse(String(first?.value))
    const count = (startTime: number, endTime: number) =>
      measure({ aggFn: 'count' }, { startTime, endTime }).map((one) => one.value)
    expect([count(midnight, time), count(time, time + 1), count(midnight, time + 1)]).toEqual([[], ['1'], ['1']])
  })

  it('has one value for each group and bucket', () => {
    const groupBy = "ServiceName, SpanAttributes['http.route']"
    const select = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration / 1e6' } as const
    const found = measure(select, { source: traces, groupBy, granularity: '15m' })
    expect(new Set(found.map(({ bucket }) => (bucket - midnight) / minute))).toEqual(new Set([0, 15, 30, 45]))
    expect(found).toContainEqual({
      bucket: midnight,
      group: { ServiceName: 'gateway', "arrayElement(SpanAttributes, 'http.route')": '/products' },
      value: expect.any(Number),
    })
  })

  it('evaluates fields with dots', () => {
    const text = "LogAttributes['duration_ms'] / 1"
    expect(() => measure({ aggFn: 'max', valueExpression: text })).toThrow('Illegal types')
    expect(measure({ aggFn: 'max', valueExpression: 'SeverityNumber / 1.0' })).toMatchObject([{ value: 17 }])
  })

  it('is refused for a source without a table', () => {
    const source = { ...logs, kind: 'promql' as const, timestampValueExpression: 'timestamp' }
    const words = 'Unknown expression or function identifier `timestamp`'
    expect(() => measure({ aggFn: 'count' }, { source })).toThrow(words)
  })
})
