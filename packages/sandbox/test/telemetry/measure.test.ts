import { describe, expect, it } from 'vitest'
import { hour, logs, midnight, minute, taken, telemetry, traces } from './fixture.ts'

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
