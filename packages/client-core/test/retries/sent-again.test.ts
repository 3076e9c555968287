import { describe, expect, it, vi } from 'vitest'
import type { CallOptions } from '../../src/index.ts'
import { type Calls, callers, type Outcome } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, createWarehouse, found, json, silence } from '../warehouse.ts'

controlTime()

const transient = [408, 500, 502, 503, 504]
const busy = json({ error: 'busy' }, 503)
const limited = json({ error: 'TOO_MANY_REQUESTS' }, 429)
const reset = new TypeError('fetch failed', { cause: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) })

type SendCall = (calls: Calls, options?: CallOptions) => Promise<Outcome>

const idempotent: SendCall[] = [
  (calls, options) => calls.get('a', options),
  (calls, options) => calls.replace('a', {}, options),
  (calls, options) => calls.remove('a', options),
]
const writes: SendCall[] = [
  (calls, options) => calls.create({}, options),
  (calls, options) => calls.move('a', {}, options),
]

/** An answer that breaks off inside its body. */
const halfAnAnswer = () =>
  new Response(
    new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated', { cause: new Error('other side closed') }))
      },
    }),
  )

describe.each(callers)('a %s is sent again', (_, create) => {
  it.each([...transient, 429])('after %i, where HTTP calls its method idempotent', async (status) => {
    for (const send of idempotent) {
      const { fetch, sent } = answering(new Response(null, { status }), found)
      expect((await settle(send(create({ fetch })))).value?.status).toBe(200)
      expect(sent).toHaveLength(2)
    }
  })

  it.each([
    ['failed', reset],
    ['broke off inside the body', halfAnAnswer],
  ])('after a connection that %s, where HTTP calls its method idempotent', async (_, failure) => {
    for (const send of idempotent) {
      const { fetch, sent } = answering(failure, found)
      expect((await settle(send(create({ fetch })))).value?.status).toBe(200)
      expect(sent).toHaveLength(2)
    }
  })

  it('after a time-out, where HTTP calls its method idempotent', async () => {
    const fetch = vi
      .fn()
      .mockImplementationOnce(silence)
      .mockImplementation(async () => found.clone())
    expect((await settle(create({ fetch }).get('a'))).value?.payload).toEqual({ id: 'crate-1' })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('after 429, whatever its method: a limited request was not applied', async () => {
    for (const send of writes) {
      const { fetch, sent } = answering(limited, found)
      expect((await settle(send(create({ fetch })))).value?.status).toBe(200)
      expect(sent).toHaveLength(2)
    }
  })

  it('where the document calls it safe to repeat: a query by POST, but not after its 500', async () => {
    for (const [answer, times] of [
      ...[408, 502, 503, 504].map((status) => [new Response(null, { status }), 2] as const),
      [reset, 2],
      [halfAnAnswer, 2],
      [json({ error: 'bad query' }, 500), 1],
    ] as const) {
      const { fetch, sent } = answering(answer, found)
      await settle(create({ fetch }).count({}))
      expect(sent).toHaveLength(times)
    }
  })

  it.each([...transient.map((status) => new Response(null, { status })), reset, halfAnAnswer])(
    'where its caller says so: retryUnsafe',
    async (failure) => {
      for (const send of writes) {
        const { fetch, sent } = answering(failure, found)
        expect((await settle(send(create({ fetch }), { retryUnsafe: true }))).value?.status).toBe(200)
        expect(sent).toHaveLength(2)
      }
    },
  )

  it('with the same body and headers, and a credential asked for anew', async () => {
    const { fetch, sent } = answering(limited, found)
    let asked = 0
    const keySecret = () => `secret-${++asked}`
    await settle(create({ fetch, keySecret }).create({ a: 'größe' }, { headers: { 'x-trace': 't' } }))
    expect(await Promise.all(sent.map(({ body }) => new Response(body as BodyInit).text()))).toEqual(
      Array(2).fill('{"a":"größe"}'),
    )
    expect(sent.map(({ headers }) => headers['x-trace'])).toEqual(['t', 't'])
    expect(sent.map(({ headers }) => atob((headers.authorization as string).slice(6)))).toEqual([
      'key-1:secret-1',
      'key-1:secret-2',
    ])
  })
})

describe.each(callers)('a %s is never sent again', (_, create) => {
  it.each(transient)('after %i, where it is a POST or PATCH that may have been applied', async (status) => {
    const { fetch, sent } = answering(new Response(null, { status }))
    for (const send of writes) expect((await settle(send(create({ fetch })))).value?.status).toBe(status)
    expect(sent).toHaveLength(writes.length)
  })

  it.each([
    ['a failed connection', answering(reset).fetch],
    ['half an answer', answering(halfAnAnswer).fetch],
    ['a time-out', silence],
  ])('after %s, where it is a POST or PATCH that may have been applied', async (_, fetch) => {
    const spy = vi.fn(fetch)
    for (const options of [{}, { retryUnsafe: false }])
      for (const send of writes)
        expect((await settle(send(create({ fetch: spy }), options))).error).toBeInstanceOf(Error)
    expect(spy).toHaveBeenCalledTimes(2 * writes.length)
  })

  it.each([300, 304, 400, 401, 403, 404, 405, 409, 410, 413, 422, 501, 505])(
    'after %i, whatever its method',
    async (status) => {
      const { fetch, sent } = answering(new Response(null, { status }))
      const all = [...idempotent, ...writes, (calls: Calls) => calls.count({})]
      for (const send of all) await settle(send(create({ fetch }), { retryUnsafe: true }))
      expect(sent).toHaveLength(all.length)
    },
  )

  it('more often than maxRetries says, of the client or of the call', async () => {
    for (const maxRetries of [0, 1, 5])
      for (const [ofClient, ofCall] of [
        [{ maxRetries }, {}],
        [{ maxRetries: 7 }, { maxRetries }],
      ]) {
        const { fetch, sent } = answering(limited)
        const { value } = await settle(create({ fetch, ...ofClient }).list(ofCall))
        expect(value?.status).toBe(429)
        expect(sent).toHaveLength(maxRetries + 1)
      }
  })
})

it('a HEAD is sent again as a GET is', async () => {
  const { fetch, sent } = answering(busy, reset, new Response())
  await settle(createWarehouse({ fetch }).probeCrate('a'))
  expect(sent.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD'])
})
