import { queryChart, readChart, toChartQuery } from '@clouddb/observability-oss/charts'
import { InvalidArgumentError } from '@clouddb/observability-oss/errors'
import type { ChartSeriesPoint, ChartSeriesQueryRequest } from '@clouddb/observability-oss/types'
import { describe, expect, test } from 'vitest'
import { openSandbox } from './server.ts'

const now = Date.UTC(2026, 0, 12, 9, 20)
const hour = 3_600_000
const { client } = openSandbox({ clock: now })
const [{ id: sourceId } = { id: '' }] = await client.listSources()

const granularities = [
  ...(['30s', '1m', '5m', '10m', '15m', '30m', '1h', '2h', '6h', '12h', '1d', '2d', '7d', '30d', 'auto'] as const),
  undefined,
]

const logs = { sourceId, where: '' } as const
const groupBy = ['ServiceName', 'SeverityText'] as const
const request = {
  startTime: now - 5 * hour,
  endTime: now,
  granularity: '1h',
  series: {
    lines: { ...logs, aggFn: 'count', groupBy },
    fatal: { ...logs, aggFn: 'count', where: 'SeverityText:fatal', groupBy },
  },
} as const

describe('answers of a deployment', () => {
  test('are read alike in both forms, with groups by name and numbers', async () => {
    const rows = await client.queryChartSeries(toChartQuery(request))
    const points = await client.queryChartSeries({ ...toChartQuery(request), seriesReturnType: 'ratio' })
    const { lines, fatal } = readChart(rows, request)
    expect(await queryChart(client, request)).toEqual({ lines, fatal })
    expect(await queryChart(client, request, { fill: true })).toEqual(readChart(rows, request, { fill: true }))
    expect(readChart(points, request)).toEqual({ lines, fatal })
    expect(lines.groups.length).toBeGreaterThan(3)
    for (const { group } of lines.groups) expect(Object.keys(group)).toEqual(groupBy)
    const values = lines.groups.flatMap(({ points: ofGroup }) => ofGroup.map(({ value }) => Number(value)))
    const sent = points.map((point) => Number(point['series_0.data'] ?? 0))
    expect(values.reduce((sum, value) => sum + value)).toBe(sent.reduce((sum, value) => sum + value))
  })

  test.each(granularities)('are filled with the buckets that servers have: %s', async (granularity) => {
    const range = { startTime: now - 30 * hour, endTime: now, ...(granularity && { granularity }) }
    const plain = { ...range, series: { lines: { ...logs, aggFn: 'count', groupBy: [] } } } as const
    const rows = await client.queryChartSeries(toChartQuery(plain))
    const { points } = readChart(rows, plain).lines
    expect(points.length).toBeGreaterThan(0)
    // Without a row, the alignment comes from the request alone, and it must agree with that of the rows.
    for (const answer of [rows, []]) {
      const filled = readChart(answer, plain, { fill: true }).lines.points
      const times = filled.map(({ time }) => time.getTime())
      const steps = new Set(times.slice(1).map((time, index) => time - (times[index] as number)))
      expect(steps.size).toBeLessThan(2)
      expect(times[0]).toBeLessThanOrEqual(range.startTime)
      const found = new Set(times)
      expect(points.filter(({ time }) => !found.has(time.getTime()))).toEqual([])
      if (answer === rows) expect(filled.filter(({ value }) => value !== 0)).toEqual(points)
    }
  })
})

const series = [{ ...logs, aggFn: 'count' as const, groupBy: [] as string[] }]
const query: ChartSeriesQueryRequest = { startTime: now - 3 * hour, endTime: now, granularity: '1h', series }

/** The values of the first series, which has no groups. */
function valuesOf(rows: unknown, changes: object = {}, options = {}) {
  const read = readChart(rows as ChartSeriesPoint[], { ...query, ...changes }, options)
  return read[0]?.points?.map(({ time, value }) => [time.toISOString().slice(5, 16), value] as const)
}

describe('values', () => {
  test.each<[sent: unknown, value: unknown]>([
    ['12', 12],
    ['9007199254740991', 9_007_199_254_740_991],
    ['18446744073709551615', 18_446_744_073_709_551_615n],
    ['-0.5', -0.5],
    [0.25, 0.25],
    ...[null, true, 'nan', '', '0x10', '9'.repeat(99), [1], { a: 1 }].map((sent): [unknown, null] => [sent, null]),
  ])('%j of a count is %s', (sent, value) => {
    expect(valuesOf([{ ts_bucket: now, 'series_0.data': sent }])).toEqual([['01-12T09:20', value]])
  })

  test('of `any` stay as they were sent, and an empty bucket of it is null', () => {
    const anything = { series: [{ ...series[0], aggFn: 'any' }], startTime: now - hour }
    const rows = [{ series_0: '007', your_time_bucket: '2026-01-12T09:00:00Z' }]
    const filled = valuesOf(rows, anything, { fill: true })
    expect(Object.fromEntries(filled ?? [])).toEqual({ '01-12T08:00': null, '01-12T09:00': '007' })
  })
})

test('a range is filled from the bucket that it begins in, without the one that it ends before', () => {
  const range = { startTime: now - 3 * hour, endTime: Date.UTC(2026, 0, 12, 8) }
  const times = valuesOf([], range, { fill: true })?.map(([time, value]) => `${time} ${value}`)
  expect(times).toEqual(['01-12T06:00 0', '01-12T07:00 0'])
})

test('buckets follow the time zone of the server, across a change of its clocks', () => {
  const days = ['2026-03-27T23:00Z', '2026-03-29T22:00Z'].map((text) => Date.parse(text))
  const rows = days.map((day) => ({ ts_bucket: day, 'series_0.data': '1' }))
  const range = { startTime: Date.parse('2026-03-27T01:00Z'), endTime: Date.parse('2026-04-01T00:00Z') }
  const filled = valuesOf(rows, { ...range, granularity: '1d' }, { fill: true })
  const times = filled?.map(([time, value]) => `${time} ${value}`)
  const winter = ['03-26T23:00 0', '03-27T23:00 1', '03-28T23:00 0']
  expect(times).toEqual([...winter, '03-29T22:00 1', '03-30T22:00 0', '03-31T22:00 0'])
})

describe('raw rows', () => {
  const groupsOf = (row: object, columns: string[]) => {
    const grouped = { ...query, series: [{ ...logs, aggFn: 'count' as const, groupBy: columns }] }
    const rows = [{ series_0: '1', ...row, any_time_bucket: '2026-01-12T09:00:00Z' }]
    return readChart(rows, grouped)[0]?.groups.map(({ group }) => group)
  }
  test.each<[object, string[], object]>([
    [{ a: 1, b: 2 }, ['b', 'a'], { a: 1, b: 2 }],
    [{ "arrayElement(x, 'y')": 1, b: 2 }, ["x['y']", 'b'], { "x['y']": 1, b: 2 }],
    [{ a: 1, b: 2 }, ['a, b'], { 'a, b': [1, 2] }],
    [{ my_time_bucket: 'x', a: 1 }, ['my_time_bucket', 'a'], { my_time_bucket: 'x', a: 1 }],
    [{ a: 1 }, ['b, c', 'd'], { 'b, c': null, d: null }],
  ])('%j grouped by %j', (row, columns, group) => {
    expect(groupsOf(row, columns)).toEqual([group])
  })
})

describe('hostile answers', () => {
  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  const rows = [
    ...[null, 7, 'text', [], {}, { ts_bucket: '7' }, { ts_bucket: 9e15 }, { x_time_bucket: {} }],
    ...[now, 8e15, -8e15].map((ts_bucket) => ({ ts_bucket, 'series_0.data': '1' })),
    JSON.parse(`{"__proto__": {"ts_bucket": 1}, "ts_bucket": ${now + 1}, "group": ["__proto__", {}]}`),
    { ts_bucket: now, group: [deep], 'series_0.data': 1 },
  ]

  test('give the points that they have, and fill the range alone', () => {
    expect(valuesOf(rows)).toHaveLength(3)
    expect(valuesOf(rows, {}, { fill: true })).toHaveLength(7)
    for (const answer of [null, undefined, 'text', {}]) expect(valuesOf(answer)).toEqual([])
    const named = JSON.parse(`{"__proto__": ${JSON.stringify({ ...series[0], groupBy: ['__proto__'] })}}`)
    const read = readChart(rows as ChartSeriesPoint[], { ...query, series: named })
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object.keys(read)).toEqual(['__proto__'])
  })

  test('are refused where filling them takes too much memory', () => {
    const asked = [{ ...logs, aggFn: 'count' as const, groupBy: ['a'] }]
    const grouped = { ...query, granularity: '30s' as const, series: asked }
    const many = Array.from({ length: 3_000 }, (_, index) => ({ ts_bucket: now, group: [index], 'series_0.data': 1 }))
    expect(readChart(many, grouped)[0]?.groups).toHaveLength(3_000)
    expect(() => readChart(many, grouped, { fill: true })).toThrow(InvalidArgumentError)
    const scattered = many.map((point, index) => ({ ...point, ts_bucket: now - index }))
    expect(() => readChart(scattered, { ...grouped, granularity: '1h' }, { fill: true })).toThrow(InvalidArgumentError)
    for (const startTime of [0, Number.NaN, -Infinity])
      expect(() => valuesOf([], { startTime, granularity: '30s' }, { fill: true })).toThrow(/greater granularity/)
  })
})

test('points that are not awaited, and a misspelt option, are named', async () => {
  const asked = client.queryChartSeries(toChartQuery(request))
  for (const points of [asked, asked.withResponse(), await asked.withResponse()])
    expect(() => readChart(points as never, request)).toThrow('Await it, or take its `data`.')
  await expect(queryChart(client, request, { fil: true } as never)).rejects.toThrow('Did you mean `fill`?')
})

const noSeries = 'A chart needs a request with `series`: an object of series by name, or a list.'
const noGroups = '`series.lines` of a chart must be an object with `groupBy`: a list of columns, or [] for no groups.'
test.each<[client: unknown, request: unknown, message: string]>([
  [undefined, request, 'queryChart needs a client first: one that `createObservabilityOssClient` returns.'],
  [client, undefined, noSeries],
  [client, Promise.resolve(request), noSeries],
  [client, { ...query, series: { lines: { ...logs, aggFn: 'count' } } }, noGroups],
  [client, { ...query, series: { lines: { ...logs, aggFn: 'count', groupBy: 'ServiceName' } } }, noGroups],
  [client, { ...query, series: { lines: null } }, noGroups],
])('wrong arguments of a chart are named: %#', async (given, wrong, message) => {
  const error = await queryChart(given as never, wrong as never, null).catch((thrown) => thrown)
  expect(error).toEqual(new InvalidArgumentError(message))
})
