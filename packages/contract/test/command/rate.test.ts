import { describe, expect, test } from 'vitest'
import { createPace, shortestTime, waitAskedFor } from '../../src/command/engine/pace.ts'
import { parseRate, rateInWords } from '../../src/command/options/option-readers.ts'

describe('a rate', () => {
  test.for([
    ['10/10s', { requests: 10, milliseconds: 10_000 }],
    ['100/1m', { requests: 100, milliseconds: 60_000 }],
    ['5/s', { requests: 5, milliseconds: 1000 }],
    ['3/0.5s', { requests: 3, milliseconds: 500 }],
    ['none', undefined],
  ] as const)('is read from %s', ([text, rate]) => {
    expect(parseRate(text)).toEqual(rate)
  })

  test('is described in words', () => {
    expect(rateInWords(parseRate('10/10s'))).toBe('at most 10 requests in 10 s')
    expect(rateInWords(parseRate('1/s'))).toBe('at most 1 request in 1 s')
    expect(rateInWords(undefined)).toBe('as fast as it answers')
  })

  test('gives the shortest time for a number of requests', () => {
    expect(shortestTime(10, parseRate('10/10s'))).toBe(0)
    expect(shortestTime(11, parseRate('10/10s'))).toBe(10_000)
    expect(shortestTime(1000, undefined)).toBe(0)
  })
})

describe('the sender', () => {
  test('sends no more requests in any interval than the rate allows', () => {
    const pace = createPace({ requests: 3, milliseconds: 100 })
    let now = 0
    const times = Array.from({ length: 12 }, (_, index) => {
      now += pace.delay(now)
      pace.count(now)
      const time = now
      now += (index * 7) % 40
      return time
    })
    for (const [index, time] of times.entries()) {
      const window = times.filter((each) => each >= time && each < time + 100)
      expect([index, window.length <= 3]).toEqual([index, true])
    }
    expect(times.at(-1)).toBeLessThan(1000)
  })

  test('does not wait if there is no rate', () => {
    expect(createPace(undefined).delay(0)).toBe(0)
  })
})

const now = Date.parse('2026-03-01T00:00:00Z')
test.for([
  [{ 'retry-after': '60' }, 60_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'Sun, 01 Mar 2026 00:00:07 GMT' }, 7000],
  [{ 'retry-after': 'Sun, 01 Mar 2020 00:00:07 GMT' }, 0],
  [{ 'x-ratelimit-reset': '2.25' }, 2250],
  [{ 'ratelimit-reset': '12' }, 12_000],
  [{ 'retry-after': 'soon', 'ratelimit-reset': '3' }, 3000],
  [{ 'retry-after': '-5' }, 10_000],
  [{}, 10_000],
] as const)('the wait that a server asks for with %j is %i ms', ([headers, milliseconds]) => {
  expect(waitAskedFor(headers, now)).toBe(milliseconds)
})
