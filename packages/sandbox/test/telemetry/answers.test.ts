import { describe, expect, it } from 'vitest'
import { ask, day, hour, logs, midnight, minute, taken, telemetry, total, traces } from './fixture.ts'

const spans = { sourceId: 'traces', field: 'Duration' }
const value = (series: Parameters<typeof ask>[0]) => ask(series)[0]?.['series_0.data']

describe('an answer of chart series', () => {
  it('has 64-bit integers as texts, and other numbers as numbers', () => {
    expect(value({})).toMatch(/^\d+$/)
    expect(value({ ...spans, aggFn: 'count_distinct' })).toMatch(/^\d+$/)
    expect(value({ ...spans, aggFn: 'any' })).toMatch(/^\d+$/)
    expect(value({ ...spans, aggFn: 'none', field: 'sum(Duration)' })).toMatch(/^\d+$/)
    for (const aggFn of ['sum', 'avg', 'min', 'max', 'last_value', 'quantile'] as const)
      expect(value({ ...spans, aggFn })).toBeTypeOf('number')
    expect(value({ aggFn: 'any', field: 'SeverityNumber' })).toBeTypeOf('number')
  })

  it.each([
    ['1/0', null],
    ['NULL', null],
    ['true', true],
    ['[1,2]', [1, 2]],
    ["'x'", 'x'],
    ['5000000000', '5000000000'],
    ['300', 300],
    ['3/2', 1.5],
    ['Duration > 5', 1],
    ['Events.Name', 'Events.Name'],
  ])('has any(%s) as %j', (field, expected) => {
    expect(value({ sourceId: 'traces', aggFn: 'any', field })).toEqual(expected)
  })

  it('has maps as objects and times in nanoseconds', () => {
    expect(value({ aggFn: 'any', field: 'ResourceAttributes' })).toMatchObject({
      'deployment.environment.name': 'production',
    })
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

  it('has the rows of the database with seriesReturnType column', () => {
    const rows = ask([{ groupBy: ['ServiceName'] }, { groupBy: ['ServiceName'] }], { seriesReturnType: 'column' })
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual({
      series_0: expect.stringMatching(/\d/),
      ServiceName: 'gateway',
      __time_bucket: '2026-01-15T00:00:00Z',
    })
    expect(Object.keys(rows[11] ?? {})).toEqual(['series_1', 'ServiceName', '__time_bucket'])
  })

  it.each([
    "LogAttributes['user.id']",
    'ServiceName, SeverityText',
    'ServiceName AS s',
    '`ServiceName`',
    'lower( ServiceName )',
    "SeverityText = 'error'",
  ])('merges the groups of %s into one null group, as servers do, and keeps them in columns', (text) => {
    const points = ask({ groupBy: [text] })
    expect(points.map((point) => point.group)).toEqual([[null]])
    const rows = ask({ groupBy: [text] }, { seriesReturnType: 'column' })
    expect(rows.length).toBeGreaterThan(1)
    expect(points[0]?.['series_0.data']).toBe((rows.at(-1) as unknown as { series_0: string }).series_0)
  })

  it('names columns of expressions as the database does', () => {
    const names = (text: string) =>
      Object.keys(ask({ groupBy: [text] }, { seriesReturnType: 'column' })[0] ?? {}).slice(1, -1)
    expect(names("LogAttributes['user.id']")).toEqual(["arrayElement(LogAttributes, 'user.id')"])
    expect(names("ResourceAttributes['k8s.pod.name']")).toEqual(['__materialized_k8s.pod.name'])
    expect(names("ServiceName, SeverityText IN ('error')")).toEqual(['ServiceName', "in(SeverityText, 'error')"])
    expect(names('SeverityNumber+1')).toEqual(['plus(SeverityNumber, 1)'])
    expect(names('ServiceName AS s')).toEqual(['s'])
    expect(names("'x'")).toEqual(["'x'"])
  })

  it('has groups whose column has the same name in the query and in the database', () => {
    expect(ask({ groupBy: ['upper(ServiceName)'] }).map((point) => point.group)).toContainEqual(['GATEWAY'])
    expect(ask({ groupBy: ['ServiceName', 'lower(SeverityText)'] }).map((point) => point.group)).toContainEqual([
      'gateway',
      'info',
    ])
    expect(ask({ groupBy: ['SeverityNumber'] }).map((point) => point.group)).toContainEqual([9])
    expect(ask({ groupBy: ['toHour(Timestamp)'] }).map((point) => point.group)).toEqual([[0]])
  })

  it('has the same bucket sizes with auto as servers', () => {
    const step = (minutes: number) => {
      const [first, second] = ask(
        {},
        { granularity: 'auto', startTime: midnight, endTime: midnight + minutes * minute },
      )
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

  it.each([
    ['5', 'Positional argument number 5 is out of bounds. Expected in range [1, 3]'],
    ["if(Body = '', 1, 'x')", 'Data types Variant/Dynamic are not allowed in GROUP BY keys'],
    ['mapKeys(LogAttributes)[1]', "must be array, got 'String' instead"],
  ])('is refused for groups by %s: %s', (text, words) => {
    expect(() => ask({ groupBy: [text] })).toThrow(words)
  })

  it('has one group for ALL, and accepts a column name without AS', () => {
    const [whole] = ask({}, { granularity: '1d' })
    expect(ask({ groupBy: ['ALL'] }, { granularity: '1d' })).toEqual([{ ...whole, group: [null] }])
    const named = { groupBy: ['SeverityText level'] }
    expect(ask(named, { seriesReturnType: 'column' })[0]).toHaveProperty('level')
  })

  it('finds an id in a long range', () => {
    const column = { seriesReturnType: 'column' as const, granularity: '1d' as const }
    const first = { sourceId: 'traces', aggFn: 'any' as const, field: 'TraceId' }
    const [row] = ask(first, { ...column, endTime: midnight + minute }) as unknown as { series_0: string }[]
    const month = { startTime: midnight - 15 * day, endTime: midnight + 15 * day, granularity: '30d' as const }
    for (const where of [`TraceId:${row?.series_0}`, `TraceId:"${row?.series_0}"`])
      expect(total(ask({ sourceId: 'traces', where }, month))).toBeGreaterThan(0)
  })

  it('has at most 50,000 buckets, the last ones of the range', () => {
    const years = { startTime: midnight - 100 * day, endTime: midnight, granularity: '1m' as const }
    const found = ask({ where: 'ServiceName:nothing OR SeverityText:error' }, years)
    expect(found[0]?.ts_bucket).toBeGreaterThanOrEqual(midnight - 50_000 * minute)
  })
})

const window = { startTime: midnight, endTime: midnight + hour }

describe('the value of an alert or a tile', () => {
  it('is one value for the whole window, wherever it begins', () => {
    const parts = [0, 17, 40].map((start, index, all) => ({
      startTime: midnight + start * minute,
      endTime: midnight + (all[index + 1] ?? 60) * minute,
    }))
    const count = (part: typeof window) => telemetry.measure({ source: logs, select: { aggFn: 'count' }, ...part })
    expect(count(window)).toEqual([{ bucket: midnight, group: {}, value: String(taken('')) }])
    expect(parts.flatMap(count).reduce((sum, { value }) => sum + Number(value), 0)).toBe(taken(''))
  })

  it('has one value for each group and bucket', () => {
    const select = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration / 1e6' } as const
    const found = telemetry.measure({
      source: traces,
      select,
      groupBy: "ServiceName, SpanAttributes['http.route']",
      granularity: '15m',
      ...window,
    })
    expect(new Set(found.map(({ bucket }) => (bucket - midnight) / minute))).toEqual(new Set([0, 15, 30, 45]))
    expect(found).toContainEqual({
      bucket: midnight,
      group: { ServiceName: 'gateway', "arrayElement(SpanAttributes, 'http.route')": '/products' },
      value: expect.any(Number),
    })
  })

  it('evaluates fields with dots', () => {
    const select = { aggFn: 'max', valueExpression: "LogAttributes['duration_ms'] / 1" } as const
    expect(() => telemetry.measure({ source: logs, select, ...window })).toThrow('Illegal types')
    const [one] = telemetry.measure({
      source: logs,
      select: { aggFn: 'max', valueExpression: 'SeverityNumber / 1.0' },
      ...window,
    })
    expect(one?.value).toBe(17)
  })

  it('is refused for a source without a table', () => {
    const source = { ...logs, kind: 'promql' as const, timestampValueExpression: 'timestamp' }
    expect(() => telemetry.measure({ source, select: { aggFn: 'count' }, ...window })).toThrow(
      'Unknown expression or function identifier `timestamp`',
    )
  })
})
