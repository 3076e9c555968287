import { describe, expect, it, vi } from 'vitest'
import { RateLimitError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { counted } from '../deployment.ts'
import { answering, createWarehouse, found, json, reset, silence } from '../warehouse.ts'

controlTime()

const busy = json({ error: 'busy' }, 503)

function delaysOf(error: { attempts: readonly { delay?: number }[] } | undefined): (number | undefined)[] {
  return error?.attempts.map(({ delay }) => delay) ?? []
}

describe('the wait before a retry', () => {
  it('is random, up to a bound that grows exponentially to 8 s', async () => {
    const { error } = await settle(createWarehouse({ ...answering(busy), maxRetries: 7 }).listCrates())
    expect(delaysOf(error)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, undefined])
    vi.mocked(Math.random).mockReturnValue(0.999)
    const { error: late } = await settle(createWarehouse({ ...answering(busy), maxRetries: 1 }).listCrates())
    expect(delaysOf(late)).toEqual([499.5, undefined])
  })

  it('is at least 10 ms', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    for (const header of [{}, { 'retry-after': '0.0001' }, { 'retry-after-ms': '0.1' }]) {
      const { elapsed } = await settle(createWarehouse(answering(json({}, 503, header), found)).listCrates())
      expect(elapsed).toBeGreaterThanOrEqual(10)
    }
  })
})

// A header, its value, and the wait that follows, in milliseconds.
const waits: [header: string, value: string, milliseconds: number][] = []
const tooLong: [header: string, value: string, seconds: number][] = []
// A value without meaning is ignored.
const ignored = 250
for (const [header, unit] of [
  ['retry-after', 1_000],
  ['retry-after-ms', 1],
  ['x-ratelimit-reset', 1_000],
  ['ratelimit-reset', 1_000],
] as const) {
  for (const milliseconds of [200, 60_000]) waits.push([header, String(milliseconds / unit), milliseconds])
  waits.push([header, unit === 1 ? '1250.5' : '1.2505', 1_250.5])
  // More than a minute, more than the range of a timer, an epoch, and a number above the range of numbers.
  for (const seconds of [61, 2_147_484, 1_800_000_000])
    tooLong.push([header, String((seconds * 1_000) / unit), seconds])
  tooLong.push([header, `1${'0'.repeat(400)}`, Number.POSITIVE_INFINITY])
  for (const value of ['0', '-5', '', 'soon', 'Infinity', '1e3', '3, 4', '5s']) waits.push([header, value, ignored])
}
const meaningless = [
  ...['Thu, 01 Jan 1970 00:00:00 GMT', 'Wed, 31 Dec 2025 23:59:59 GMT', 'Thu Jan  1 00:00:00 2099'],
  ...['2099-01-01T00:00:00Z', 'Thu, 99 Foo 2099 99:99:99 GMT'],
]
for (const value of meaningless) waits.push(['retry-after', value, ignored])

describe.each(callers)('the wait that a server asks of a %s', (_, create) => {
  it.each(waits)('with %s: %j is %i ms', async (header, value, milliseconds) => {
    vi.setSystemTime('2026-01-01T00:00:00Z')
    const { fetch, sent } = answering(json({}, 429, { [header]: value }), found)
    const { value: outcome, elapsed } = await settle(create({ fetch }).list())
    expect(outcome?.status).toBe(200)
    expect(sent).toHaveLength(2)
    expect(elapsed).toBeCloseTo(milliseconds, -1)
  })

  it.each([4, 59])('is used as a date, %i s ahead', async (seconds) => {
    vi.setSystemTime('2026-01-01T00:00:00Z')
    const date = new Date(Date.now() + seconds * 1_000).toUTCString()
    const { value, elapsed } = await settle(create(answering(json({}, 429, { 'retry-after': date }), found)).list())
    expect(value?.status).toBe(200)
    expect(elapsed).toBeCloseTo(seconds * 1_000, -1)
  })

  it.each(tooLong)('is not waited for if it is longer than a minute: %s: %s', async (header, value, seconds) => {
    for (const status of header.startsWith('retry-after') ? [429, 503] : [429]) {
      const { fetch, sent } = answering(json({}, status, { [header]: value }), found)
      const { value: outcome, elapsed } = await settle(create({ fetch }).list())
      expect(outcome).toMatchObject({ status })
      expect(sent).toHaveLength(1)
      expect(elapsed).toBeLessThan(5)
    }
    const { error } = await settle<unknown>(createWarehouse(answering(json({}, 429, { [header]: value }))).listCrates())
    expect(error).toBeInstanceOf(RateLimitError)
    // Such a reset is in seconds since 1970.
    const isEpoch = header.endsWith('reset') && seconds > 1e9
    const left = isEpoch ? seconds - Date.now() / 1_000 : seconds
    expect(Math.abs(((error as unknown as RateLimitError).retryAfter as number) - left) || 0).toBeLessThan(2)
  })

  it('as a date is relative to the date of its answer, not to the local clock', async () => {
    vi.setSystemTime('2026-01-01T00:00:00Z')
    const [date, after] = ['Fri, 01 Jan 2027 00:00:00 GMT', 'Fri, 01 Jan 2027 00:00:07 GMT']
    const { elapsed } = await settle(create(answering(json({}, 503, { date, 'retry-after': after }), found)).list())
    expect(elapsed).toBeCloseTo(7_000, -1)
  })

  it('is the shortest of several headers', async () => {
    const limited = json({}, 429, { 'retry-after': '60', 'ratelimit-reset': '10', 'ratelimit-remaining': '0' })
    expect((await settle(create(answering(limited, found)).list())).elapsed).toBeCloseTo(10_000, -1)
    const { error } = await settle<unknown>(createWarehouse({ ...answering(limited), maxRetries: 0 }).listCrates())
    expect(error).toMatchObject({ retryAfter: 10 })
  })

  it('is not waited for if it exceeds totalTimeout: the call ends at once', async () => {
    for (const seconds of ['4', '5', '59']) {
      const { fetch, sent } = answering(json({}, 429, { 'retry-after': seconds }))
      const { value, elapsed } = await settle(create({ fetch, totalTimeout: 4_000 }).list())
      expect([value?.status, value?.headers.get('retry-after')]).toEqual([429, seconds])
      expect(sent).toHaveLength(1)
      expect(elapsed).toBeLessThan(5)
    }
    const warehouse = createWarehouse(answering(json({}, 429, { 'retry-after': '5' })))
    const { error } = await settle<unknown>(warehouse.listCrates({ totalTimeout: 4_000 }))
    expect(error).toMatchObject({ name: 'RateLimitError', retryAfter: 5 })
  })

  it.each([
    [5, 250],
    [0, 45_000],
  ])('for a window counts only if it is used up: with %i requests left, the wait is %i ms', async (left, wait) => {
    const answer = json({}, 502, counted(left, 45))
    expect((await settle(create(answering(answer, found)).list())).elapsed).toBeCloseTo(wait, -1)
  })
})

describe('attempts', () => {
  it.each(callers)('end with the last failure of a %s', async (_, create) => {
    const { error } = await settle<unknown>(create(answering(busy, busy, reset)).list())
    const failures = [{ status: 503 }, { status: 503 }, { reason: 'ECONNRESET' }]
    expect(error).toMatchObject({ code: 'ECONNRESET', attempts: failures })
    const { error: late } = await settle<unknown>(create({ fetch: silence, timeout: 100 }).list())
    const attempts = [250, 500, undefined].map((delay) => ({ reason: 'timeout', ...(delay && { delay }) }))
    expect(late).toMatchObject({ name: 'TimeoutError', attempts })
  })
})
