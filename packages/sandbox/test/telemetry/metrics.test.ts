import { describe, expect, it } from 'vitest'
import { Distribution, metricSeries } from '../../src/telemetry/rows/metric-series.ts'
import { incidentOf } from '../../src/telemetry/rows/services.ts'
import { ask, day, hour, metrics, midnight, minute, sources, telemetry, total } from './fixture.ts'

const gauge = {
  sourceId: 'metrics',
  aggFn: 'avg',
  metricName: 'system.cpu.utilization',
  metricDataType: 'gauge',
} as const
const counter = { sourceId: 'metrics', aggFn: 'sum', metricName: 'http.requests', metricDataType: 'sum' } as const
const histogram = {
  sourceId: 'metrics',
  aggFn: 'count',
  metricName: 'http.duration',
  metricDataType: 'histogram',
} as const
const value = (series: Parameters<typeof ask>[0], rest?: Parameters<typeof ask>[1]) =>
  ask(series, rest)[0]?.['series_0.data']

describe('a metric', () => {
  it('of the kind gauge has the last value of each bucket', () => {
    const lastMinute = { startTime: midnight + 59 * minute, endTime: midnight + hour - 1, granularity: '1m' as const }
    expect(value(gauge)).toBe(value(gauge, lastMinute))
    expect(value({ ...gauge, aggFn: 'count' })).toBe('26')
    expect(value({ ...gauge, aggFn: 'min' })).toBeLessThan(value({ ...gauge, aggFn: 'max' }) as number)
  })

  it('of the kind gauge is found by its attributes and its value', () => {
    expect(value({ ...gauge, aggFn: 'count', where: 'Attributes.cpu:"1"' })).toBe('13')
    expect(value({ ...gauge, aggFn: 'count', where: "ServiceName = 'payments'", whereLanguage: 'sql' })).toBe('4')
    expect(
      value(
        { ...gauge, aggFn: 'min', where: 'Value:>0.2' },
        { startTime: midnight + 12 * hour, endTime: midnight + 13 * hour - 1 },
      ),
    ).toBeGreaterThan(0.2)
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
    const incident = incidentOf(1)
    for (const series of metricSeries(1, 'histogram', 'http.duration', incident)) {
      const counts: number[] = []
      new Distribution(series, incident).add(midnight / minute, counts)
      expect(counts.every((count) => count >= 0)).toBe(true)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(series.value(midnight / minute))
    }
  })

  it('with an unknown name has no points', () => {
    expect(ask({ ...gauge, metricName: 'nothing' })).toEqual([])
    expect(ask({ ...gauge, metricName: undefined as never, field: 'system.cpu.utilization' })).toHaveLength(1)
  })

  it('has a value for a window of any length', () => {
    const select = {
      aggFn: 'avg',
      metricName: 'system.cpu.utilization',
      metricType: 'gauge',
      valueExpression: 'Value',
    } as const
    const found = telemetry.measure({
      source: metrics,
      select,
      groupBy: 'ServiceName',
      startTime: midnight + 7,
      endTime: midnight + 7 * minute,
    })
    expect(found).toHaveLength(6)
    const hours = { startTime: midnight, endTime: midnight + 3 * hour, granularity: '1h' } as const
    const counted = { aggFn: 'sum', metricName: 'http.requests', metricType: 'sum' } as const
    expect(telemetry.measure({ source: metrics, select: counted, ...hours })).toHaveLength(3)
    expect(found[0]).toEqual({ bucket: midnight + 7, group: { ServiceName: 'gateway' }, value: expect.any(Number) })
  })
})

it('older servers group quantiles of histograms only by some columns', () => {
  const one = {
    aggFn: 'quantile' as const,
    level: 0.5,
    metricName: 'http.duration',
    metricDataType: 'histogram' as const,
  }
  const series = (column: string) => [{ sourceId: 'metrics', where: '', groupBy: [column], ...one }]
  const range = { startTime: midnight, endTime: midnight + hour, granularity: '1h' as const }
  const asked = (column: string, since: string) =>
    telemetry.querySeries({ ...range, series: series(column) }, sources, since)
  expect(() => asked('ServiceName', '2026-07-21')).toThrow('identifier `ServiceName`')
  expect(asked('ServiceName', '2026-07-22')).not.toEqual([])
  expect(asked("Attributes['http.request.method']", '2026-07-21')).not.toEqual([])
})
