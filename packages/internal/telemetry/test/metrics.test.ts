import { describe, expect, it } from 'vitest'
import { quantileOf } from '../src/queries/metrics.ts'
import { metricSeries } from '../src/rows/metrics.ts'
import { dailyIncident } from '../src/rows/shop.ts'
import type { Aggregation, Measurement } from '../src/telemetry.ts'
import { ask, day, hour, metrics, midnight, minute, telemetry, total, value } from './fixture.ts'

const metric = <Kind extends 'gauge' | 'sum' | 'histogram'>(metricDataType: Kind, metricName: string) =>
  ({ sourceId: 'metrics', aggFn: 'count', metricName, metricDataType }) as const
const gauge = { ...metric('gauge', 'system.cpu.utilization'), aggFn: 'avg' } as const
const counter = { ...metric('sum', 'http.requests'), aggFn: 'sum' } as const
const histogram = metric('histogram', 'http.duration')
const noon = { startTime: midnight + 12 * hour, endTime: midnight + 13 * hour - 1 }

describe('a metric', () => {
  it('of the kind gauge has the last value of each bucket', () => {
    const lastMinute = { startTime: midnight + 59 * minute, endTime: midnight + hour - 1, granularity: '1m' as const }
    expect(value(gauge)).toBe(value(gauge, lastMinute))
    expect(value({ ...gauge, where: 'Value:>0' })).toBe(value(gauge))
    expect(value({ ...gauge, aggFn: 'count' })).toBe('26')
    expect(value({ ...gauge, aggFn: 'min' })).toBeLessThan(value({ ...gauge, aggFn: 'max' }) as number)
  })

  it('of the kind gauge is found by its attributes and its value', () => {
    expect(value({ ...gauge, aggFn: 'count', where: 'Attributes.cpu:"1"' })).toBe('13')
    expect(value({ ...gauge, aggFn: 'count', where: "ServiceName = 'payments'", whereLanguage: 'sql' })).toBe('4')
    expect(value({ ...gauge, aggFn: 'min', where: 'Value:>0.2' }, noon)).toBeGreaterThan(0.2)
    expect(ask({ ...gauge, where: 'Value:>5' })).toEqual([])
    expect(ask({ ...gauge, groupBy: ['ServiceName'] })).toHaveLength(6)
  })

  it('of the kind sum has the increase of each bucket, which is never negative', () => {
    expect(total(ask(counter, { granularity: '1m' }))).toBe(value(counter))
    for (const point of ask({ ...counter, aggFn: 'min' }, { endTime: midnight + day, granularity: '30m' }))
      expect(point['series_0.data']).toBeGreaterThanOrEqual(0)
    expect(value({ ...counter, aggFn: 'increase' })).toBe(value(counter))
    expect(ask({ ...counter, aggFn: 'increase', groupBy: ['ServiceName'] })).toHaveLength(6)
  })

  it('of the kind sum includes the bucket that begins at the end of the range', () => {
    expect(ask(counter, { endTime: midnight + 3 * hour })).toHaveLength(4)
    expect(ask(gauge, { endTime: midnight + 3 * hour })).toHaveLength(3)
    expect(ask(counter, { granularity: '1d', startTime: midnight + 1, endTime: midnight + 3 * hour })).toEqual([])
  })

  it('of the kind histogram has counts as texts, quantiles as numbers, and groups as a list', () => {
    const [all] = ask(histogram)
    expect(all?.['series_0.data']).toMatch(/^\d+$/)
    expect(total(ask(histogram, { granularity: '1m' }))).toBe(Number(all?.['series_0.data']))
    const levels = [0.1, 0.5, 0.9, 0.99].map((level) => value({ ...histogram, aggFn: 'quantile', level }) as number)
    expect(levels).toEqual([...levels].sort((a, b) => a - b))
    const rows = ask({ ...histogram, groupBy: ['ServiceName', 'MetricName'] }, { seriesReturnType: 'column' })
    expect(rows).toContainEqual({
      series_0: expect.stringMatching(/\d/),
      group: ['payments', 'http.duration'],
      __time_bucket: '2026-01-15T00:00:00Z',
    })
    expect(ask({ ...histogram, groupBy: ['ServiceName'] }).map((point) => point.group)).toEqual([[null]])
    expect(ask({ ...histogram, where: 'ServiceName:nothing' })).toEqual([])
    expect(ask({ ...histogram, where: 'Count:<0' })).toEqual([])
    expect(value({ ...histogram, where: 'Count:>=0 MetricName:http' })).toBe(all?.['series_0.data'])
  })

  it('of the kind histogram has each measurement in one bucket', () => {
    const wrong = metricSeries([dailyIncident], 'histogram', 'http.duration').flatMap((series) => {
      return Array.from({ length: 1440 }, (_, index) => midnight / minute + index).filter((at) => {
        const counts = series.distribution(at)
        return Math.min(...counts) < 0 || counts.reduce((sum, count) => sum + count, 0) !== series.value(at)
      })
    })
    expect(wrong).toEqual([])
  })

  it('with an unknown name has no points', () => {
    expect(ask({ ...gauge, metricName: 'nothing' })).toEqual([])
    expect(ask({ ...gauge, metricName: undefined as never, field: 'system.cpu.utilization' })).toHaveLength(1)
  })

  it('has a value for a window of any length', () => {
    const measure = (select: Aggregation, rest: Partial<Measurement>) =>
      telemetry.measure({ source: metrics, select, startTime: midnight, endTime: midnight + 3 * hour, ...rest })
    const select = { aggFn: 'avg', metricName: 'system.cpu.utilization', metricType: 'gauge' } as const
    const found = measure(select, { groupBy: 'ServiceName', startTime: midnight + 7, endTime: midnight + 7 * minute })
    expect(found).toHaveLength(6)
    expect(found[0]).toEqual({ bucket: midnight + 7, group: { ServiceName: 'gateway' }, value: expect.any(Number) })
    const counted = { aggFn: 'sum', metricName: 'http.requests', metricType: 'sum' } as const
    expect(measure(counted, { granularity: '1h' })).toHaveLength(3)
  })
})

it('older servers group quantiles of histograms only by some columns', () => {
  const quantile = { ...histogram, aggFn: 'quantile', level: 0.5 } as const
  const asked = (column: string, isOlder: boolean) =>
    ask({ ...quantile, groupBy: [column] }, { isOlder: (change) => isOlder && change === 'groupsQuantilesByAnyColumn' })
  expect(() => asked('ServiceName', true)).toThrow('identifier `ServiceName`')
  expect(asked('ServiceName', false)).not.toEqual([])
  expect(asked("Attributes['http.request.method']", true)).not.toEqual([])
})

describe('a counter', () => {
  const [series] = metricSeries([dailyIncident], 'sum', 'http.requests')
  if (!series) throw new Error('There is no counter.')
  const restart = Array.from({ length: 1440 }, (_, index) => index).find((at) => series.increase(at) === 0) ?? 0

  it('starts again at zero when its process restarts, once a day', () => {
    expect(series.value(restart + 1)).toBe(series.value(restart) + series.increase(restart + 1))
    expect(series.value(restart + 1439)).toBeGreaterThan(series.value(restart + 1440))
  })

  it('has no increase in the minute of a restart', () => {
    const pod = series.row.ResourceAttributes as Record<string, string>
    const where = `ResourceAttributes.k8s.pod.name:"${pod['k8s.pod.name']}" Attributes.http.response.status_code:200`
    const startTime = restart * minute
    const found = ask({ ...counter, where }, { startTime, endTime: startTime + 2 * minute - 1, granularity: '1m' })
    expect(found.map((point) => point['series_0.data'])).toEqual([0, series.increase(restart + 1)])
  })
})

it.each([
  [[0, 4, 0], 0.5, 7.5],
  [[2, 2], 0.75, 7.5],
  [[10], 0, 0],
  [[0, 0, 0], 0.5, undefined],
  [[...Array(14).fill(0), 3], 0.5, 10_000],
])('interpolates within the buckets %j at %d: %d', (counts, level, expected) => {
  expect(quantileOf(counts, level)).toBe(expected)
})
