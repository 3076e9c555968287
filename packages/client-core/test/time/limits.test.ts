import { describe, expect, it, vi } from 'vitest'
import { TimeoutError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, found, json, rejection, silence, stalling } from '../warehouse.ts'

controlTime()

/** An answer whose body sends one space each millisecond, without end. */
async function dripping(_: string, { signal }: RequestInit): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      const drip = setInterval(() => controller.enqueue(new Uint8Array([0x20])), 1)
      signal?.addEventListener('abort', () => {
        clearInterval(drip)
        controller.error(signal.reason)
      })
    },
  })
  return new Response(body)
}

describe.each(callers)('timeout, for a %s,', (_, create) => {
  it('ends an attempt before its headers, and names the limit', async () => {
    const failed = rejection(create({ fetch: silence, maxRetries: 0 }).list({ timeout: 200 }))
    await vi.advanceTimersByTimeAsync(199)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const error: TimeoutError = await failed
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ limit: 'timeout', milliseconds: 200, operationId: 'listCrates' })
    expect(error.message).toBe('GET /v1/sites/north/crates got no complete answer within its timeout of 200 ms')
  })

  it.each([
    ['stalls', stalling().fetch],
    ['stalls, with a fetch that ignores its signal', stalling({ heedsSignal: false }).fetch],
    ['stalls in an error', stalling({ status: 500 }).fetch],
    ['drips', dripping],
  ])('covers the body: a server that %s inside it', async (_, fetch) => {
    const { error, elapsed } = await settle<unknown>(create({ fetch, maxRetries: 0, timeout: 200 }).list())
    expect(error).toMatchObject({ name: 'TimeoutError', limit: 'timeout' })
    expect(elapsed).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts again with each attempt', async () => {
    const { error, elapsed } = await settle<unknown>(create({ fetch: silence, timeout: 200 }).list())
    expect(error).toMatchObject({ attempts: [{}, {}, {}] })
    expect(elapsed).toBe(200 + 250 + 200 + 500 + 200)
  })

  it('does not include the wait for a slot or between two attempts', async () => {
    const limited = json({}, 429, { 'retry-after': '30' })
    const slowly = (answer: Response) => () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(answer.clone()), 80))
    const calls = create({ ...answering(slowly(limited), slowly(found)), maxConcurrency: 1, timeout: 100 })
    const settled = await settle(Promise.all([calls.get('1'), calls.get('2'), calls.get('3')]))
    expect(settled.value?.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is 60 seconds by default', async () => {
    const { error } = await settle<unknown>(create({ fetch: silence, maxRetries: 0 }).list())
    expect(error).toMatchObject({ limit: 'timeout', milliseconds: 60_000 })
  })

  it('may be longer than a timer supports', async () => {
    const fetch = () => new Promise<Response>((resolve) => setTimeout(() => resolve(found.clone()), 1_000))
    const call = create({ fetch, timeout: 2 ** 40, totalTimeout: Number.POSITIVE_INFINITY }).list()
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await call).status).toBe(200)
  })
})

describe.each(callers)('totalTimeout, for a %s,', (_, create) => {
  it('covers every attempt and every wait', async () => {
    const fetch = vi.fn(silence)
    const calls = create({ fetch, timeout: 400, totalTimeout: 1_000, maxRetries: 9 })
    const { error, elapsed } = await settle<unknown>(calls.list())
    expect(error).toMatchObject({ name: 'TimeoutError', limit: 'totalTimeout', milliseconds: 1_000 })
    expect(elapsed).toBeLessThanOrEqual(1_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  const limits = ['timeout', 'totalTimeout']
  it.each(limits)('sends no request after %s has expired, even if its timer is late', async (limit) => {
    vi.useRealTimers()
    const fetch = vi.fn(silence)
    const keySecret = async () => {
      const end = performance.now() + 30
      while (performance.now() < end);
      return 'secret'
    }
    const error = await rejection(create({ fetch, keySecret, maxRetries: 0 }).list({ [limit]: 20 }))
    expect(error).toMatchObject({ name: 'TimeoutError', limit, milliseconds: 20 })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('covers the wait for a free slot', async () => {
    const calls = create({ fetch: silence, maxConcurrency: 1, maxRetries: 0 })
    const first = rejection(calls.list({ timeout: 5_000 }))
    const failed = rejection(calls.list({ totalTimeout: 300 }))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toMatchObject({ limit: 'totalTimeout' })
    await vi.advanceTimersByTimeAsync(5_000)
    await first
  })

  it('is unlimited by default', async () => {
    const limited = Array(50).fill(json({}, 429, { 'retry-after': '60' }))
    const { value, elapsed } = await settle(create(answering(...limited, found)).list({ maxRetries: 60 }))
    expect(value?.status).toBe(200)
    expect(elapsed).toBeCloseTo(50 * 60_000, -3)
  })
})
