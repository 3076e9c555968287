import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Calls, type CreateCalls, callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, found, json, rejection, silence, stalling, type WarehouseOptions } from '../warehouse.ts'

controlTime()

const reason = new Error('changed my mind')
const never = () => new Promise<never>(() => {})

const phases: [phase: string, options: () => WarehouseOptions][] = [
  ['in a credential function', () => ({ fetch: answering(found).fetch, keySecret: never })],
  ['while waiting for headers', () => ({ fetch: silence })],
  ['while waiting for headers of a fetch that ignores its signal', () => ({ fetch: never })],
  ['in the body', () => stalling()],
  ['in the body of a fetch that ignores its signal', () => stalling({ heedsSignal: false })],
  ['in the body of an error', () => stalling({ status: 500 })],
  ['in a wait between attempts', () => answering(json({}, 503, { 'retry-after': '30' }))],
  ['in a wait for the rate limit', () => answering(json({}, 429, { 'retry-after': '30' }))],
  ['in a wait after a failed connection', () => answering(new TypeError('fetch failed'))],
]

/** Starts a call, waits until it is in its phase, and aborts it. Returns what it rejects with at once. */
async function abortedCall(create: CreateCalls, options: WarehouseOptions, cause: unknown = reason) {
  const controller = new AbortController()
  const { signal } = controller
  const rejections: unknown[] = []
  const call = create(options).list({ signal, totalTimeout: 1e6 })
  call.catch((error: unknown) => rejections.push(error))
  await vi.advanceTimersByTimeAsync(10)
  expect(rejections).toEqual([])
  controller.abort(cause)
  await vi.advanceTimersByTimeAsync(0)
  return { rejections, signal }
}

describe.each(callers)('the abort of a %s', (_, create) => {
  it('before the start prevents the request and the call of a credential function', async () => {
    const fetch = vi.fn(silence)
    const keySecret = vi.fn(() => 's')
    expect(await rejection(create({ fetch, keySecret }).list({ signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(fetch).not.toHaveBeenCalled()
    expect(keySecret).not.toHaveBeenCalled()
  })

  it.each(phases)('rejects at once %s, and leaves no timer and no listener', async (_, options) => {
    const { rejections, signal } = await abortedCall(create, options())
    expect(rejections).toEqual([reason])
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it.each([null, 0, '', 'enough'])('rejects with the reason %j as it is', async (cause) => {
    expect((await abortedCall(create, { fetch: silence }, cause)).rejections).toEqual([cause])
  })

  it('while it waits for a slot rejects at once, and the next call gets the slot', async () => {
    const answers: ((response: Response) => void)[] = []
    const fetch = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)))
    const calls = create({ fetch, maxConcurrency: 1 })
    const controller = new AbortController()
    const first = calls.get('1')
    await vi.advanceTimersByTimeAsync(1)
    const failed = rejection(calls.get('2', { signal: controller.signal }))
    await vi.advanceTimersByTimeAsync(1)
    const third = calls.get('3')
    await vi.advanceTimersByTimeAsync(1)
    controller.abort(reason)
    expect(await failed).toBe(reason)
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
    answers[0]?.(found.clone())
    await first
    await vi.advanceTimersByTimeAsync(1)
    answers[1]?.(found.clone())
    expect((await third).payload).toEqual({ id: 'crate-1' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('releases its slot', async () => {
    for (const [phase, options] of phases) {
      const fetch = vi.fn(options().fetch as typeof silence)
      const calls = create({ ...options(), fetch, maxConcurrency: 1 })
      for (let times = 0; times < 3; times++) {
        const controller = new AbortController()
        const failed = rejection(calls.list({ signal: controller.signal }))
        await vi.advanceTimersByTimeAsync(5)
        controller.abort(reason)
        expect(await failed).toBe(reason)
      }
      const least = phase === 'in a wait for the rate limit' ? 1 : 3
      if (options().keySecret === undefined) expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(least)
    }
  })
})

const ends = callers.flatMap(([name, create]) => [
  [name, 'aborted', create] as const,
  [name, 'timed out', create] as const,
])
describe.each(ends)('after a %s was %s,', (_, how, create) => {
  const unhandled = vi.fn()
  afterEach(() => {
    process.off('unhandledRejection', unhandled)
  })

  /** Ends a call early, by the caller or by its time limit. */
  async function end(calls: Calls): Promise<void> {
    const controller = new AbortController()
    const failed = rejection(calls.get('a', { signal: controller.signal, timeout: 100 }))
    await vi.advanceTimersByTimeAsync(99)
    if (how === 'aborted') controller.abort(reason)
    else await vi.advanceTimersByTimeAsync(1)
    await failed
  }

  it('a late failure is ignored', async () => {
    process.on('unhandledRejection', unhandled)
    for (const late of ['fetch', 'keySecret'] as const) {
      let fail: (() => void) | undefined
      const failing = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('late'))))
      await end(create({ ...answering(found), maxRetries: 0, [late]: failing }))
      fail?.()
      await vi.advanceTimersByTimeAsync(10)
    }
    vi.useRealTimers()
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('a late credential sends no request', async () => {
    let bring: ((secret: string) => void) | undefined
    const fetch = vi.fn(async () => found.clone())
    const keySecret = () => new Promise<string>((resolve) => (bring = resolve))
    await end(create({ fetch, keySecret, maxRetries: 0 }))
    bring?.('s')
    await vi.advanceTimersByTimeAsync(10)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('a late answer is cancelled', async () => {
    let answer: ((response: Response) => void) | undefined
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const cancel = vi.fn()
    await end(create({ fetch, maxRetries: 0 }))
    answer?.(new Response(new ReadableStream({ cancel })))
    await vi.advanceTimersByTimeAsync(10)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('the rest of a body is cancelled', async () => {
    for (const status of [200, 500]) {
      const { fetch, bodies } = stalling({ status })
      await end(create({ fetch, maxRetries: 0 }))
      await vi.advanceTimersByTimeAsync(10)
      expect(bodies.begun).toBe(1)
      expect(bodies.letGo, `status: ${status}`).toBeGreaterThan(0)
    }
  })
})

describe.each(callers)('a %s that has ended', (_, create) => {
  it('leaves no listener on a signal that lives longer, and no timer', async () => {
    const controller = new AbortController()
    const outcomes = [json({}, 503, { 'retry-after-ms': '10' }), found, json({}, 400), new Response('<html>')]
    for (const answer of [...outcomes, new TypeError('fetch failed')]) {
      const calls = create({ ...answering(answer), maxRetries: 1, totalTimeout: 9_000 })
      await settle(calls.list({ signal: controller.signal }))
      expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
      expect(vi.getTimerCount()).toBe(0)
    }
  })
})
