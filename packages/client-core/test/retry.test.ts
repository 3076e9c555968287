import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionError, RateLimitError, ServerError, type TimeoutError } from '../src/errors.ts'
import { answering, createWarehouse, found, json, rejection, silence, type WarehouseOptions } from './warehouse.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const busy: Response = json({ error: 'busy' }, 503)
const limited: Response = json({ error: 'TOO_MANY_REQUESTS' }, 429)
const reset: TypeError = new TypeError('fetch failed', {
  cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
})

/** Lets a call run to its end while the clock runs as fast as it is asked to; tells the waits between its attempts. */
async function settle<Value>(promise: Promise<Value>): Promise<{ value?: Value; error?: never; elapsed: number }> {
  const started = performance.now()
  const settled = promise.then(
    (value) => ({ value, elapsed: performance.now() - started }),
    (error) => ({ error: error as never, elapsed: performance.now() - started }),
  )
  await vi.runAllTimersAsync()
  return settled
}

function attemptsOf(error: { attempts: readonly { delay?: number }[] } | undefined): (number | undefined)[] {
  return error?.attempts.map(({ delay }) => delay) ?? []
}

describe('is sent again', () => {
  it.each([408, 500, 502, 503, 504, 429])('after %i, an idempotent method', async (status) => {
    const { fetch, sent } = answering(new Response(null, { status }), found)
    await settle(createWarehouse({ fetch }).getCrate('a'))
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET'])
    const { fetch: remove, sent: removed } = answering(new Response(null, { status }), new Response())
    await settle(createWarehouse({ fetch: remove }).deleteCrate('a'))
    expect(removed.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
  })

  it('after a failed connection, an idempotent method', async () => {
    const { fetch, sent } = answering(reset, found)
    const { value } = await settle(createWarehouse({ fetch }).getCrate('a'))
    expect(value).toEqual({ id: 'crate-1' })
    expect(sent).toHaveLength(2)
  })

  it('after 429, every method, for a limited request was not applied', async () => {
    const { fetch, sent } = answering(limited, found)
    await settle(createWarehouse({ fetch }).moveCrate('a', 'b', {}))
    await settle(createWarehouse({ fetch }).createCrate({}))
    expect(sent.length).toBeGreaterThanOrEqual(3)
  })

  it('after a failure, a POST that the document calls safe, but not after its 500', async () => {
    for (const [answer, times] of [
      [busy, 2],
      [reset, 2],
      [json({ error: 'bad query' }, 500), 1],
    ] as const) {
      const { fetch, sent } = answering(answer, json(1))
      await settle(createWarehouse({ fetch }).countCrates({}))
      expect(sent).toHaveLength(times)
    }
  })

  it('a write that the caller calls safe', async () => {
    const { fetch, sent } = answering(busy, found)
    await settle(createWarehouse({ fetch }).moveCrate('a', 'b', {}, { retryUnsafe: true }))
    expect(sent).toHaveLength(2)
  })

  it('with the same body and a credential asked for anew', async () => {
    const { fetch, sent } = answering(limited, found)
    let asked = 0
    const keySecret = () => `secret-${++asked}`
    await settle(createWarehouse({ fetch, keySecret }).createCrate({ a: 1 }))
    expect(sent.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
    expect(sent.map(({ headers }) => atob((headers.authorization as string).slice(6)))).toEqual([
      'key-1:secret-1',
      'key-1:secret-2',
    ])
  })
})

describe('is never sent again', () => {
  it.each([500, 502, 503, 504, 408])('after %i, a POST or PATCH that may have been applied', async (status) => {
    const { fetch, sent } = answering(new Response(null, { status }))
    await settle(createWarehouse({ fetch }).createCrate({}))
    await settle(createWarehouse({ fetch }).moveCrate('a', 'b', {}))
    expect(sent).toHaveLength(2)
  })

  it('after a failed connection or a time-out, a POST that may have been applied', async () => {
    for (const fetch of [answering(reset).fetch, silence]) {
      const spy = vi.fn(fetch)
      await settle(createWarehouse({ fetch: spy }).createCrate({}))
      expect(spy).toHaveBeenCalledTimes(1)
    }
  })

  it.each([400, 401, 403, 404, 409, 422, 501, 304])('after %i, any method', async (status) => {
    const { fetch, sent } = answering(new Response(null, { status }))
    await settle(createWarehouse({ fetch }).listCrates())
    expect(sent).toHaveLength(1)
  })

  it('more often than maxRetries says', async () => {
    for (const maxRetries of [0, 1, 5]) {
      const { fetch, sent } = answering(limited)
      const { error } = await settle(createWarehouse({ fetch, maxRetries }).listCrates())
      expect(error).toBeInstanceOf(RateLimitError)
      expect(sent).toHaveLength(maxRetries + 1)
    }
  })
})

describe('the wait', () => {
  it('grows exponentially up to 8 s, and lies anywhere below that bound', async () => {
    const { error } = await settle(createWarehouse({ ...answering(busy), maxRetries: 7 }).listCrates())
    expect(attemptsOf(error)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000, 4_000, undefined])
    vi.mocked(Math.random).mockReturnValue(0.999)
    const { error: late } = await settle(createWarehouse({ ...answering(busy), maxRetries: 1 }).listCrates())
    expect(attemptsOf(late)).toEqual([499.5, undefined])
  })

  it.each([
    ['retry-after', '3', 3_000],
    ['retry-after', '0.25', 250],
    ['retry-after-ms', '1250', 1_250],
    ['x-ratelimit-reset', '1.5', 1_500],
    ['ratelimit-reset', '7', 7_000],
    ['retry-after', 'date', 4_000],
  ])('is what %s: %s asks for', async (header, value, delay) => {
    vi.setSystemTime('2026-01-01T00:00:00Z')
    const text = value === 'date' ? new Date(Date.now() + 4_000).toUTCString() : value
    const answer = json({}, 429, { [header]: text })
    const { value: result, elapsed } = await settle(createWarehouse(answering(answer, found)).listCrates())
    expect(result).toBeDefined()
    expect(elapsed).toBeCloseTo(delay, -1)
  })

  it.each([
    '0',
    '-5',
    '',
    'soon',
    'soon 2099',
    'NaN',
    '1e3',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Thu Jan  1 00:00:00 2099',
  ])('is our own where retry-after: %j makes no sense', async (value) => {
    const answer = json({}, 429, { 'retry-after': value })
    expect((await settle(createWarehouse(answering(answer, found)).listCrates())).elapsed).toBeCloseTo(250, -1)
  })

  it.each(['61', '99999999999', '2147484', '1e400'.replace('e400', '0'.repeat(400))])(
    'is not begun where the server asks for %s seconds: the error comes at once and carries them',
    async (value) => {
      const { fetch, sent } = answering(json({}, 429, { 'retry-after': value }))
      const { error, elapsed } = await settle<unknown>(createWarehouse({ fetch }).listCrates())
      expect(error).toMatchObject({ retryAfter: Number(value) })
      expect(sent).toHaveLength(1)
      expect(elapsed).toBeLessThan(5)
    },
  )

  it('is not begun where totalTimeout would end it: the error is the answer that came', async () => {
    const { fetch, sent } = answering(json({}, 429, { 'retry-after': '5' }))
    const { error, elapsed } = await settle(createWarehouse({ fetch, totalTimeout: 4_000 }).listCrates())
    expect(error).toBeInstanceOf(RateLimitError)
    expect(sent).toHaveLength(1)
    expect(elapsed).toBeLessThan(5)
  })

  it.each([
    ['5', 250],
    ['0', 45_000],
  ])('heeds the end of a counted window when it is used up: with %s requests left, it is %i ms', async (left, wait) => {
    const answer = json({}, 502, { 'ratelimit-reset': '45', 'ratelimit-remaining': left })
    expect((await settle(createWarehouse(answering(answer, found)).listCrates())).elapsed).toBeCloseTo(wait, -1)
  })

  it('is never none, so that no wish and no chance makes a hot loop', async () => {
    vi.mocked(Math.random).mockReturnValue(0)
    for (const header of [{}, { 'retry-after': '0.0001' }])
      expect(
        (await settle(createWarehouse(answering(json({}, 503, header), found)).listCrates())).elapsed,
      ).toBeGreaterThanOrEqual(10)
  })
})

describe('the retry budget', () => {
  async function callMany(options: WarehouseOptions, times: number): Promise<void> {
    const warehouse = createWarehouse(options)
    for (let call = 0; call < times; call++) await settle(warehouse.listCrates())
  }

  it('lets an outage cost at most about two requests a call', async () => {
    for (const answer of [busy, reset]) {
      const { fetch, sent } = answering(answer)
      await callMany({ fetch }, 50)
      expect(sent.length).toBeLessThanOrEqual(2 * 50 + 10)
    }
  })

  it('costs no call in a burst of failures that passes', async () => {
    const { fetch, sent } = answering(...Array.from({ length: 64 }, () => busy), found)
    const warehouse = createWarehouse({ fetch })
    const calls = Array.from({ length: 64 }, () => settle(warehouse.listCrates()))
    for (const { value } of await Promise.all(calls)) expect(value).toBeDefined()
    expect(sent).toHaveLength(128)
  })

  it('recovers with the first successes', async () => {
    let answer = busy
    const fetch = vi.fn(async () => answer.clone())
    const warehouse = createWarehouse({ fetch })
    const requestsOfOneCall = async () => {
      fetch.mockClear()
      await settle(warehouse.listCrates())
      return fetch.mock.calls.length
    }
    while ((await requestsOfOneCall()) > 2);
    answer = found
    expect(await requestsOfOneCall()).toBe(1)
    answer = busy
    expect(await requestsOfOneCall()).toBe(3)
    expect(await requestsOfOneCall()).toBe(2)
  })

  it('is not spent by 429: the server is well', async () => {
    const { fetch, sent } = answering(limited)
    await callMany({ fetch }, 20)
    expect(sent).toHaveLength(60)
  })
})

describe('attempts', () => {
  it('tell status, reason and delay of each try, in the error and in the result', async () => {
    const { error } = await settle<unknown>(createWarehouse(answering(reset, busy)).listCrates())
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({
      attempts: [
        { reason: 'ECONNRESET', delay: 250 },
        { status: 503, reason: 'answered 503', delay: 500 },
        { status: 503, reason: 'answered 503' },
      ],
    })
  })

  it('end in the failure of the last try', async () => {
    const { error } = await settle<unknown>(createWarehouse(answering(busy, busy, reset)).listCrates())
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ code: 'ECONNRESET', cause: { message: 'fetch failed', cause: { message: 'gone' } } })
    const timedOut: TimeoutError = await rejectionOf(createWarehouse({ fetch: silence, timeout: 100 }).listCrates())
    expect(timedOut.attempts.map(({ reason }) => reason)).toEqual(Array(3).fill('timeout of 100 ms'))
  })
})

async function rejectionOf(promise: Promise<unknown>): Promise<never> {
  const caught = rejection(promise)
  await vi.runAllTimersAsync()
  return caught
}
