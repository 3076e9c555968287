import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTelemetry } from '../../src/telemetry/telemetry.ts'
import { ask, day, hour, metrics, midnight, minute, telemetry, total } from './fixture.ts'

const anyMinute = fc.integer({ min: 0, max: 20 * 365 * 1440 }).map((minutes) => Date.UTC(2020, 0) + minutes * minute)
const anySource = fc.constantFrom('logs', 'traces', 'sessions')
const anyWhere = fc.constantFrom('', 'ServiceName:payments', 'Body:order', 'SeverityText:error')

describe('generated telemetry', () => {
  it('is equal for equal seeds, and does not depend on earlier queries', () => {
    fc.assert(
      fc.property(fc.nat(), anyMinute, anySource, (seed, startTime, sourceId) => {
        const query = { startTime, endTime: startTime + 20 * minute, granularity: '5m' as const }
        const of = createTelemetry({ seed })
        ask({ sourceId: 'logs', where: 'SeverityText:warn' }, { ...query, startTime: startTime - hour, of })
        const fresh = createTelemetry({ seed })
        const series = { sourceId, groupBy: ['ServiceName', 'TraceId'] }
        expect(ask(series, { ...query, of })).toEqual(ask(series, { ...query, of: fresh }))
      }),
      { numRuns: 6 },
    )
  })

  it('differs from seed to seed', () => {
    const counts = (seed: number) => ask({}, { granularity: '1m', of: createTelemetry({ seed }) })
    expect(counts(1)).not.toEqual(counts(2))
  })

  it('has as many rows in an hour as in its minutes and in any two parts of it', () => {
    fc.assert(
      fc.property(
        anyMinute,
        fc.integer({ min: 1, max: hour - 2 }),
        anySource,
        anyWhere,
        (time, cut, sourceId, condition) => {
          const startTime = Math.floor(time / hour) * hour
          const endTime = startTime + hour - 1
          const where = sourceId === 'logs' ? condition : ''
          const count = (rest: Parameters<typeof ask>[1]) =>
            total(ask({ sourceId, where }, { startTime, endTime, ...rest }))
          const whole = count({ granularity: '1h' })
          expect(count({ granularity: '1m' })).toBe(whole)
          expect(count({ granularity: '30s' })).toBe(whole)
          expect(count({ endTime: startTime + cut }) + count({ startTime: startTime + cut + 1 })).toBe(whole)
        },
      ),
      { numRuns: 12 },
    )
  })

  it('has as many rows in all groups together as without groups', () => {
    fc.assert(
      fc.property(
        anyMinute,
        fc.constantFrom('ServiceName', 'SpanName', 'Duration', 'TraceId', 'SpanKind'),
        (startTime, column) => {
          const query = { startTime, endTime: startTime + hour }
          const whole = total(ask({ sourceId: 'traces' }, query))
          expect(total(ask({ sourceId: 'traces', groupBy: [column] }, query))).toBe(whole)
        },
      ),
      { numRuns: 6 },
    )
  })

  it('has more rows by day than by night, and on weekdays than at weekends', () => {
    const between = (startTime: number, endTime: number) =>
      total(ask({ where: 'ServiceName:gateway' }, { startTime, endTime, granularity: '1d' }))
    const thursday = midnight
    const saturday = midnight + 2 * day
    expect(between(thursday + 12 * hour, thursday + 16 * hour)).toBeGreaterThan(
      2 * between(thursday, thursday + 4 * hour),
    )
    expect(between(thursday, thursday + day)).toBeGreaterThan(1.3 * between(saturday, saturday + day))
  })

  it('has a daily incident of one service, with errors and slow answers', () => {
    const errors = (date: number) =>
      ask(
        { where: 'SeverityText:error AND ServiceName:payments' },
        { startTime: date, endTime: date + day - 1, granularity: '10m' },
      )
    const worst = (date: number) => errors(date).filter((point) => Number(point['series_0.data']) > 20)
    expect(worst(midnight).length).toBeGreaterThanOrEqual(4)
    expect(worst(midnight).length).toBeLessThanOrEqual(5)
    const times = (date: number) => worst(date).map((point) => point.ts_bucket - date)
    expect(times(midnight + day)).toEqual(times(midnight))
    const [first] = worst(midnight)
    const slowness = (startTime: number) =>
      total(
        ask(
          { sourceId: 'traces', aggFn: 'quantile', level: 0.5, field: 'Duration', where: 'SpanName:charges' },
          { startTime, endTime: startTime + 10 * minute },
        ),
      )
    const during = (first?.ts_bucket ?? 0) + 10 * minute
    expect(slowness(during)).toBeGreaterThan(3 * slowness(during - 3 * hour))
  })

  it('has the same trace id in all spans of a trace, and existing parents', () => {
    const startTime = midnight + 12 * hour
    const least = (column: string, where: string) =>
      ask(
        { sourceId: 'traces', aggFn: 'none', field: `min(${column})`, where, whereLanguage: 'sql' },
        { startTime, endTime: startTime + minute - 1 },
      )[0]?.['series_0.data']
    const spans = "SpanName = 'POST /checkout' AND ServiceName = "
    expect(least('TraceId', `${spans}'gateway'`)).toMatch(/^[0-9a-f]{32}$/)
    expect(least('TraceId', `${spans}'gateway'`)).toBe(least('TraceId', `${spans}'checkout'`))
    expect(least('ParentSpanId', `${spans}'checkout'`)).toBe(least('SpanId', `${spans}'gateway'`))
    expect(least('ParentSpanId', `${spans}'gateway'`)).toBe('')
  })

  it('ends with the current time', () => {
    const now = midnight + 30 * minute
    const of = createTelemetry({ seed: 1, now: () => now })
    expect(total(ask({}, { of }))).toBe(total(ask({}, { endTime: now })))
    const gauge = {
      sourceId: 'metrics',
      aggFn: 'count' as const,
      metricName: 'system.cpu.utilization',
      metricDataType: 'gauge' as const,
    }
    expect(ask(gauge, { of, granularity: '10m' })).toHaveLength(3)
    expect(
      telemetry.measure({
        source: metrics,
        select: { aggFn: 'avg', metricName: 'nothing', metricType: 'gauge' },
        startTime: 0,
        endTime: now,
      }),
    ).toEqual([])
  })
})
