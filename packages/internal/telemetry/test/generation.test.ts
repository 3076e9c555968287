import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Telemetry } from '../src/telemetry.ts'
import { ask, day, hour, midnight, minute, type Rest, total, value } from './fixture.ts'

const anyMinute = fc.integer({ min: 0, max: 20 * 365 * 1440 }).map((minutes) => Date.UTC(2020, 0) + minutes * minute)
const anySource = fc.constantFrom('logs', 'traces', 'sessions')
const anyWhere = fc.constantFrom('', 'ServiceName:payments', 'Body:order', 'SeverityText:error')

describe('generated telemetry', () => {
  it('does not depend on earlier queries', () => {
    fc.assert(
      fc.property(anyMinute, anySource, (startTime, sourceId) => {
        const query = { startTime, endTime: startTime + 20 * minute, granularity: '5m' as const }
        const of = new Telemetry()
        ask({ sourceId: 'logs', where: 'SeverityText:warn' }, { ...query, startTime: startTime - hour, of })
        const fresh = new Telemetry()
        const series = { sourceId, groupBy: ['ServiceName', 'TraceId'] }
        expect(ask(series, { ...query, of })).toEqual(ask(series, { ...query, of: fresh }))
      }),
      { numRuns: 6 },
    )
  })

  it('has as many rows in an hour as in its minutes and in any two parts of it', () => {
    const anyCut = fc.integer({ min: 1, max: hour - 2 })
    const property = fc.property(anyMinute, anyCut, anySource, anyWhere, (time, cut, sourceId, condition) => {
      const startTime = Math.floor(time / hour) * hour
      const endTime = startTime + hour - 1
      const where = sourceId === 'logs' ? condition : ''
      const count = (rest: Rest) => total(ask({ sourceId, where }, { startTime, endTime, ...rest }))
      const whole = count({ granularity: '1h' })
      expect(count({ granularity: '1m' })).toBe(whole)
      expect(count({ granularity: '30s' })).toBe(whole)
      expect(count({ endTime: startTime + cut }) + count({ startTime: startTime + cut + 1 })).toBe(whole)
    })
    fc.assert(property, { numRuns: 12 })
  })

  it('has more rows by day than by night, and on weekdays than at weekends', () => {
    const from = (startTime: number, hours: number) =>
      total(ask({ where: 'ServiceName:gateway' }, { startTime, endTime: startTime + hours * hour, granularity: '1d' }))
    expect(from(midnight + 12 * hour, 4)).toBeGreaterThan(2 * from(midnight, 4))
    const saturday = midnight + 2 * day
    expect(from(midnight, 24)).toBeGreaterThan(1.3 * from(saturday, 24))
  })

  it('has a daily incident of one service, with errors and slow answers', () => {
    const where = 'SeverityText:error AND ServiceName:payments'
    const worst = (startTime: number) =>
      ask({ where }, { startTime, endTime: startTime + day - 1, granularity: '10m' })
        .filter((point) => Number(point['series_0.data']) > 20)
        .map((point) => point.ts_bucket - startTime)
    const [first = 0, ...others] = worst(midnight)
    expect([3, 4]).toContain(others.length)
    expect(worst(midnight + day)).toEqual([first, ...others])
    const median = { sourceId: 'traces', aggFn: 'quantile', level: 0.5, field: 'Duration' } as const
    const slowness = (startTime: number) =>
      Number(value({ ...median, where: 'SpanName:charges' }, { startTime, endTime: startTime + 10 * minute }))
    const during = midnight + first + 10 * minute
    expect(slowness(during)).toBeGreaterThan(3 * slowness(during - 3 * hour))
  })

  it('has the same trace id in all spans of a trace, and existing parents', () => {
    const startTime = midnight + 12 * hour
    const one = { startTime, endTime: startTime + minute - 1 }
    const least = (column: string, where: string) =>
      value({ sourceId: 'traces', aggFn: 'none', field: `min(${column})`, where, whereLanguage: 'sql' }, one)
    const spans = "SpanName = 'POST /checkout' AND ServiceName = "
    expect(least('TraceId', `${spans}'gateway'`)).toMatch(/^[0-9a-f]{32}$/)
    expect(least('TraceId', `${spans}'gateway'`)).toBe(least('TraceId', `${spans}'checkout'`))
    expect(least('ParentSpanId', `${spans}'checkout'`)).toBe(least('SpanId', `${spans}'gateway'`))
    expect(least('ParentSpanId', `${spans}'gateway'`)).toBe('')
  })

  it('ends with the current time', () => {
    const now = midnight + 30 * minute
    const of = new Telemetry({ now: () => now })
    expect(total(ask({}, { of }))).toBe(total(ask({}, { endTime: now })))
    const gauge = { sourceId: 'metrics', metricName: 'system.cpu.utilization', metricDataType: 'gauge' } as const
    expect(ask(gauge, { of, granularity: '10m' })).toHaveLength(3)
  })
})
