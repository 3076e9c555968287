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

/** Starts a call, waits until it is in its phase, and aborts it. */
async function abortedCall(
  create: CreateCalls,
  options: WarehouseOptions,
  abort: (controller: AbortController) => void = (controller) => controller.abort(reason),
  method: 'read' | 'write' = 'read',
) {
  const controller = new AbortController()
  const { signal } = controller
  let outcome: { rejection: unknown } | undefined
  const calls = create(options)
  const call = method === 'read' ? calls.list({ signal, totalTimeout: 1e6 }) : calls.create({}, { signal })
  call.catch((error: unknown) => {
    outcome = { rejection: error }
  })
  await vi.advanceTimersByTimeAsync(10)
  expect(outcome).toBeUndefined()
  abort(controller)
  await vi.advanceTimersByTimeAsync(0)
  return { outcome, signal }
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
    const { outcome, signal } = await abortedCall(create, options())
    expect(outcome).toEqual({ rejection: reason })
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it.each([null, 0, '', 'enough'])('rejects with the reason %j as it is', async (cause) => {
    const { outcome } = await abortedCall(create, { fetch: silence }, (controller) => controller.abort(cause))
    expect(outcome).toEqual({ rejection: cause })
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

describe.each(callers)('after a %s has ended,', (_, create) => {
  const unhandled = vi.fn()
  afterEach(() => {
    process.off('unhandledRejection', unhandled)
  })

  /** Ends a call early, by the caller or by its time limit. */
  async function end(calls: Calls, how: 'aborted' | 'timed out'): Promise<void> {
    const controller = new AbortController()
    const failed = rejection(calls.get('a', { signal: controller.signal, timeout: 100 }))
    await vi.advanceTimersByTimeAsync(99)
    if (how === 'aborted') controller.abort(reason)
    else await vi.advanceTimersByTimeAsync(1)
    await failed
  }

  it.each(['aborted', 'timed out'] as const)('a late failure is ignored: %s', async (how) => {
    process.on('unhandledRejection', unhandled)
    for (const late of ['fetch', 'keySecret'] as const) {
      let fail: (() => void) | undefined
      const failing = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('late'))))
      await end(create({ ...answering(found), maxRetries: 0, [late]: failing }), how)
      fail?.()
      await vi.advanceTimersByTimeAsync(10)
    }
    vi.useRealTimers()
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })

  it.each(['aborted', 'timed out'] as const)('a late credential sends no request: %s', async (how) => {
    let bring: ((secret: string) => void) | undefined
    const fetch = vi.fn(async () => found.clone())
    const keySecret = () => new Promise<string>((resolve) => (bring = resolve))
    await end(create({ fetch, keySecret, maxRetries: 0 }), how)
    bring?.('s')
    await vi.advanceTimersByTimeAsync(10)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each(['aborted', 'timed out'] as const)('a late answer is cancelled: %s', async (how) => {
    let answer: ((response: Response) => void) | undefined
    const fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    const cancel = vi.fn()
    await end(create({ fetch, maxRetries: 0 }), how)
    answer?.(new Response(new ReadableStream({ cancel })))
    await vi.advanceTimersByTimeAsync(10)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it.each(['aborted', 'timed out'] as const)('the rest of a body is cancelled: %s', async (how) => {
    for (const status of [200, 500]) {
      const { fetch, bodies } = stalling({ status })
      await end(create({ fetch, maxRetries: 0 }), how)
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
