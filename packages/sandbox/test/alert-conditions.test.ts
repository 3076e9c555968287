import { describe, expect, test } from 'vitest'
import { meetsThreshold } from '../src/alerting/thresholds.ts'
import { intervalOf, offsetOf, windowsAtOnce, windowsOf } from '../src/alerting/windows.ts'
import { hour, minute } from './management.ts'

const midnight = Date.UTC(2026, 10, 2)

describe('a threshold', () => {
  const bounds = { threshold: 10, thresholdMax: 20 }
  test.each([
    ['above', [10, 11], [9]],
    ['below', [9], [10, 11]],
    ['above_exclusive', [11], [10]],
    ['below_or_equal', [9, 10], [11]],
    ['equal', [10], [9, 11]],
    ['not_equal', [9, 11], [10]],
    ['between', [10, 15, 20], [9, 21]],
    ['not_between', [9, 21], [10, 20]],
    ['unknown', [], [9, 10, 11]],
  ])('%s is met by %j and not by %j', (thresholdType, met, missed) => {
    expect(met.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual(met)
    expect(missed.filter((value) => meetsThreshold(value, { ...bounds, thresholdType }))).toEqual([])
  })
})

describe('windows', () => {
  const at = (minutes: number) => midnight + minutes * minute
  const iso = (minutes: number) => new Date(at(minutes)).toISOString()
  test.each<[object, number[]]>([
    [{ interval: '15m' }, [15, 30]],
    [{ interval: '15m', scheduleOffsetMinutes: 4 }, [4, 19, 34]],
    [{ interval: '15m', scheduleStartAt: iso(7) }, [22, 37]],
    [{ interval: '15m', scheduleStartAt: iso(15), scheduleOffsetMinutes: 3 }, [30]],
    [{ interval: '15m', scheduleStartAt: iso(-60) }, [15, 30]],
  ])('of %j end at the minutes %j', (alert, ends) => {
    const windows = windowsOf({ id: '', ...alert }, midnight, at(40))
    expect([...windows]).toEqual(ends.map((end) => ({ start: at(end - 15), end: at(end) })))
  })

  test('are the last 10,000', () => {
    const year = 365 * 24 * hour
    const windows = [...windowsOf({ id: '', interval: '1m' }, midnight - 10 * year, midnight)]
    expect([windows.length, windows.at(-1)?.end]).toEqual([10_000, midnight])
  })

  test.each([
    ['1m', 1, 10_000],
    ['1m', 1_000, 49],
    ['1d', 1, 3_246],
    ['1d', 1_000, 3],
    ['1d', 1e6, 1],
  ])('of %s are bounded where %i alerts are due: each has %i', (interval, due, most) => {
    expect(windowsAtOnce({ id: '', interval }, due)).toBe(most)
    const ends = [...windowsOf({ id: '', interval }, 0, 400 * 365 * 24 * hour, most)]
    expect(ends).toHaveLength(most)
  })

  test.each(['-1m', '0m', 'm'])('are not those of the interval %s, which is refused', (interval) => {
    expect(() => [...windowsOf({ id: '', interval }, midnight, midnight + hour)]).toThrow('is no length of time')
  })

  test('are as long as the interval, and an hour without one', () => {
    const lengths = ['1m', '15m', '12h', '1d', '7x'].map((interval) => intervalOf({ interval }))
    expect([...lengths, intervalOf({})]).toEqual([minute, 15 * minute, 12 * hour, 24 * hour, 7 * minute, hour])
    expect(offsetOf({ interval: '1h', scheduleStartAt: iso(187), scheduleOffsetMinutes: 3 })).toBe(7 * minute)
  })
})
