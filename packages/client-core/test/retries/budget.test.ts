import { describe, expect, it, vi } from 'vitest'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, createWarehouse, found, json, reset } from '../warehouse.ts'

controlTime()

const busy = json({ error: 'busy' }, 503)
const limited = json({ error: 'TOO_MANY_REQUESTS' }, 429)
describe.each(callers)('the retry budget of a client, when a %s fails', (_, create) => {
  it.each(['one after the other', 'all at once'])(
    'limits an outage of 1,000 calls to 1.2 requests a call, %s',
    async (how) => {
      const { fetch, sent } = answering(how === 'all at once' ? busy : reset)
      const calls = create({ fetch, maxRetries: 5 })
      if (how === 'all at once') await settle(Promise.allSettled(Array.from({ length: 1_000 }, () => calls.list())))
      else for (let call = 0; call < 1_000; call++) await settle(calls.list())
      expect(sent.length).toBeGreaterThan(1_000)
      expect(sent.length).toBeLessThanOrEqual(1_200)
    },
  )

  it('retries each call of a burst of 64 failures', async () => {
    const burst = 64
    const { fetch, sent } = answering(...Array.from({ length: burst }, () => busy), found)
    const calls = create({ fetch })
    const { value } = await settle(Promise.all(Array.from({ length: burst }, () => calls.list())))
    for (const outcome of value ?? []) expect(outcome.status).toBe(200)
    expect(sent).toHaveLength(2 * burst)
  })

  it('recovers with successes', async () => {
    let answer = busy
    const fetch = vi.fn(async () => answer.clone())
    const calls = create({ fetch })
    const requestsOfOneCall = async () => {
      fetch.mockClear()
      await settle(calls.list())
      return fetch.mock.calls.length
    }
    while ((await requestsOfOneCall()) > 1);
    answer = found
    expect(await requestsOfOneCall()).toBe(1)
    expect(await requestsOfOneCall()).toBe(1)
    answer = busy
    expect(await requestsOfOneCall()).toBe(3)
    expect(await requestsOfOneCall()).toBe(1)
  })

  it('is not spent by 429', async () => {
    const { fetch, sent } = answering(limited)
    const calls = create({ fetch })
    for (let call = 0; call < 20; call++) await settle(calls.list())
    expect(sent).toHaveLength(60)
  })
})

it('copies of a client share the retry budget if they have the same baseUrl', async () => {
  const { fetch, sent } = answering(busy)
  const warehouse = createWarehouse({ fetch, maxRetries: 5 })
  for (let call = 0; call < 200; call++)
    await settle(warehouse.withOptions({ maxConcurrency: call + 1, headers: { 'x-call': `${call}` } }).listCrates())
  expect(sent.length).toBeLessThanOrEqual(2 * 200)
  const before = sent.length
  await settle(warehouse.withOptions({ baseUrl: 'https://elsewhere.example' }).listCrates())
  expect(sent.length - before).toBe(6)
})
