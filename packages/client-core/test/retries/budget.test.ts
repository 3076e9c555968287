import { describe, expect, it, vi } from 'vitest'
import { type CreateCalls, callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, createWarehouse, found, json, type WarehouseOptions } from '../warehouse.ts'

controlTime()

const busy = json({ error: 'busy' }, 503)
const limited = json({ error: 'TOO_MANY_REQUESTS' }, 429)
const reset = new TypeError('fetch failed', { cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) })

describe.each(callers)('the retry budget of a client, when a %s fails', (_, create) => {
  async function callMany(given: WarehouseOptions, times: number): Promise<void> {
    const calls = create(given)
    for (let call = 0; call < times; call++) await settle(calls.list())
  }

  it('lets an outage cost at most about two requests a call', async () => {
    for (const answer of [busy, reset]) {
      const { fetch, sent } = answering(answer)
      await callMany({ fetch, maxRetries: 5 }, 50)
      expect(sent.length).toBeLessThanOrEqual(2 * 50 + 10)
      expect(sent.length).toBeGreaterThanOrEqual(50)
    }
  })

  it('lets an outage cost no more when all calls come at once', async () => {
    const { fetch, sent } = answering(busy)
    const calls = create({ fetch, maxRetries: 5 })
    await Promise.all(Array.from({ length: 50 }, () => settle(calls.list())))
    expect(sent.length).toBeLessThanOrEqual(2 * 50 + 10)
  })

  it('costs no call in a burst of failures that passes', async () => {
    const { fetch, sent } = answering(...Array.from({ length: 64 }, () => busy), found)
    const calls = create({ fetch })
    const burst = Array.from({ length: 64 }, () => settle(calls.list()))
    for (const { value } of await Promise.all(burst)) expect(value?.status).toBe(200)
    expect(sent).toHaveLength(128)
  })

  it('recovers with the first successes', async () => {
    let answer = busy
    const fetch = vi.fn(async () => answer.clone())
    const calls = create({ fetch })
    const requestsOfOneCall = async () => {
      fetch.mockClear()
      await settle(calls.list())
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

it('copies of a client share the retry budget, unless they go elsewhere', async () => {
  const { fetch, sent } = answering(busy)
  const warehouse = createWarehouse({ fetch, maxRetries: 5 })
  for (let call = 0; call < 50; call++)
    await settle(warehouse.withOptions({ headers: { 'x-call': `${call}` } }).listCrates())
  expect(sent.length).toBeLessThanOrEqual(2 * 50 + 10)
  const before = sent.length
  await settle(warehouse.withOptions({ baseUrl: 'https://elsewhere.example' }).listCrates())
  expect(sent.length - before).toBeGreaterThan(2)
})

/** A deployment that lets a key make so many requests in a window, and says when the window ends. */
function deployment(allowed: number, windowSeconds: number) {
  let windowEnds = 0
  let used = 0
  const fetch = vi.fn(async () => {
    const now = performance.now()
    if (now >= windowEnds) {
      windowEnds = now + windowSeconds * 1_000
      used = 0
    }
    const reset = String((windowEnds - now) / 1_000)
    return ++used > allowed ? json({ error: 'TOO_MANY_REQUESTS' }, 429, { 'x-ratelimit-reset': reset }) : found.clone()
  })
  return fetch
}

describe.each(callers)('the rate limit of a deployment is met by waiting, not by failing, with a %s:', (_, create) => {
  async function burst(createCalls: CreateCalls, given: WarehouseOptions, times: number): Promise<number[]> {
    const calls = createCalls(given)
    const settled = await Promise.all(
      Array.from({ length: times }, (_, index) => settle(index % 2 ? calls.list() : calls.move('a', {}))),
    )
    return settled.map(({ value }) => value?.status ?? 0)
  }

  it.each([
    [10, 10, 20],
    [100, 60, 200],
  ])('%i requests in %i s, %i calls at once', async (allowed, seconds, times) => {
    const fetch = deployment(allowed, seconds)
    expect(await burst(create, { fetch, maxConcurrency: 1_000 }, times)).toEqual(Array(times).fill(200))
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(3 * times)
  })

  it('for up to maxRetries', async () => {
    const fetch = deployment(10, 10)
    const statuses = await burst(create, { fetch, maxRetries: 0 }, 20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
