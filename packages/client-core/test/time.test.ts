import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeoutError } from '../src/errors.ts'
import { answering, createWarehouse, found, json, rejection, silence } from './warehouse.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An answer whose body starts and never ends. */
function stallingBody(_: string, { signal }: RequestInit): Promise<Response> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"result":'))
      signal?.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return Promise.resolve(new Response(body))
}

describe('timeout', () => {
  it('cuts an attempt off before its headers, and says which limit it was', async () => {
    const failed = rejection(createWarehouse({ fetch: silence, maxRetries: 0 }).listCrates({ timeout: 200 }))
    await vi.advanceTimersByTimeAsync(199)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    const error: TimeoutError = await failed
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ limit: 'timeout', milliseconds: 200, operationId: 'listCrates' })
    expect(error.message).toBe('GET /v1/sites/{site}/crates got no complete answer within its timeout of 200 ms')
  })

  it('covers the body', async () => {
    const failed = rejection(createWarehouse({ fetch: stallingBody, maxRetries: 0, timeout: 200 }).listCrates())
    await vi.advanceTimersByTimeAsync(200)
    expect(await failed).toMatchObject({ name: 'TimeoutError', limit: 'timeout' })
  })

  it('is one minute where nobody says otherwise', async () => {
    const failed = rejection(createWarehouse({ fetch: silence, maxRetries: 0 }).listCrates())
    await vi.advanceTimersByTimeAsync(59_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ milliseconds: 60_000 })
  })

  it('may be longer than a timer can count', async () => {
    const fetch = (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(answering(found).fetch(url, init)), 1_000))
    const call = createWarehouse({ fetch, timeout: 2 ** 40, totalTimeout: Number.POSITIVE_INFINITY }).listCrates()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await call).toBeDefined()
  })
})

describe('totalTimeout', () => {
  it('covers every attempt and every wait', async () => {
    const fetch = vi.fn(silence)
    const warehouse = createWarehouse({ fetch, timeout: 400, totalTimeout: 1_000, maxRetries: 9 })
    const started = performance.now()
    const failed = rejection(warehouse.listCrates())
    await vi.runAllTimersAsync()
    expect(await failed).toBeInstanceOf(TimeoutError)
    expect(performance.now() - started).toBeLessThanOrEqual(1_000)
  })

  it('is named when it is the one that ran out', async () => {
    const failed = rejection(createWarehouse({ fetch: silence }).listCrates({ totalTimeout: 300 }))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toMatchObject({ limit: 'totalTimeout', milliseconds: 300 })
  })

  it('covers the wait for a free place', async () => {
    const warehouse = createWarehouse({ fetch: silence, maxConcurrency: 1, maxRetries: 0 })
    const first = rejection(warehouse.listCrates({ timeout: 5_000 }))
    const failed = rejection(warehouse.listCrates({ totalTimeout: 300 }))
    await vi.advanceTimersByTimeAsync(300)
    expect(await failed).toMatchObject({ limit: 'totalTimeout' })
    await vi.advanceTimersByTimeAsync(5_000)
    await first
  })
})

describe('the signal of the caller', () => {
  const reason = new Error('changed my mind')

  function aborting(start: (signal: AbortSignal) => Promise<unknown>): { abort: () => void; failed: Promise<unknown> } {
    const controller = new AbortController()
    return { abort: () => controller.abort(reason), failed: rejection(start(controller.signal)) }
  }

  it('that is aborted already lets nothing be sent and no credential be asked for', async () => {
    const fetch = vi.fn(silence)
    const keySecret = vi.fn(() => 's')
    const warehouse = createWarehouse({ fetch, keySecret })
    expect(await rejection(warehouse.listCrates({ signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(fetch).not.toHaveBeenCalled()
    expect(keySecret).not.toHaveBeenCalled()
  })

  it.each([
    ['in a credential function', { fetch: answering(found).fetch, keySecret: () => new Promise<string>(() => {}) }],
    ['while waiting for headers', { fetch: silence }],
    ['while waiting for headers of a fetch that heeds no signal', { fetch: () => new Promise<Response>(() => {}) }],
    ['in the body', { fetch: stallingBody }],
    ['in a wait between attempts', answering(json({}, 429, { 'retry-after': '30' }))],
  ])('ends the call at once %s, with its reason', async (_, options) => {
    const { abort, failed } = aborting((signal) => createWarehouse(options).listCrates({ signal }))
    await vi.advanceTimersByTimeAsync(10)
    abort()
    expect(await failed).toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the wait for a free place, and leaves the place to the next', async () => {
    const answers: ((response: Response) => void)[] = []
    const fetch = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
    const warehouse = createWarehouse({ fetch, maxConcurrency: 1 })
    const first = warehouse.getCrate('1')
    const { abort, failed } = aborting((signal) => warehouse.getCrate('2', { signal }))
    const third = warehouse.getCrate('3')
    await vi.advanceTimersByTimeAsync(1)
    abort()
    expect(await failed).toBe(reason)
    answers[0]?.(found.clone())
    await first
    await vi.advanceTimersByTimeAsync(1)
    answers[1]?.(found.clone())
    expect(await third).toEqual({ id: 'crate-1' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('without a reason of its own rejects with an AbortError', async () => {
    const controller = new AbortController()
    const failed = rejection(createWarehouse({ fetch: silence }).listCrates({ signal: controller.signal }))
    controller.abort()
    expect(await failed).toMatchObject({ name: 'AbortError' })
  })

  it('carries no listener of a call that has ended', async () => {
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const call = createWarehouse(answering(json({}, 503), found)).listCrates({ signal: controller.signal })
    await vi.runAllTimersAsync()
    await call
    expect(added).toHaveBeenCalled()
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length)
  })
})

describe('maxConcurrency', () => {
  it('bounds the requests under way; the others wait in order', async () => {
    const open: { url: string; answer: () => void }[] = []
    let most = 0
    const fetch = (url: string) =>
      new Promise<Response>((resolve) => {
        open.push({ url, answer: () => resolve(found.clone()) })
        most = Math.max(most, open.length)
      })
    const warehouse = createWarehouse({ fetch, maxConcurrency: 3 })
    const calls = Array.from({ length: 10 }, (_, index) => warehouse.getCrate(String(index)))
    const order: string[] = []
    while (order.length < 10) {
      await vi.advanceTimersByTimeAsync(0)
      const next = open.shift()
      order.push(next?.url.split('/').at(-1) as string)
      next?.answer()
    }
    await Promise.all(calls)
    expect(most).toBe(3)
    expect(order).toEqual(Array.from({ length: 10 }, (_, index) => String(index)))
  })

  it('is 64 where nobody says otherwise, and counts across copies of a client', async () => {
    const fetch = vi.fn(silence)
    const warehouse = createWarehouse({ fetch, maxRetries: 0, timeout: 50 })
    const copy = warehouse.withOptions({ headers: { 'x-copy': 'yes' } })
    const calls = Array.from({ length: 100 }, (_, index) => rejection((index % 2 ? copy : warehouse).listCrates()))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetch).toHaveBeenCalledTimes(64)
    await vi.advanceTimersByTimeAsync(200)
    await Promise.all(calls)
    expect(fetch).toHaveBeenCalledTimes(100)
  })

  it('gives a place back after every outcome', async () => {
    const outcomes = [json({}, 400), new TypeError('fetch failed'), new Response('<html>'), found]
    const { fetch, sent } = answering(...outcomes)
    const warehouse = createWarehouse({ fetch, maxConcurrency: 1, maxRetries: 0 })
    for (const _ of outcomes) await warehouse.listCrates().catch(() => {})
    expect(sent).toHaveLength(outcomes.length)
  })
})
