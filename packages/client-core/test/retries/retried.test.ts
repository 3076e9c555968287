import { describe, expect, it } from 'vitest'
import type { CallOptions } from '../../src/index.ts'
import { type Calls, callers, type Outcome } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { answering, createWarehouse, found, json, reset } from '../warehouse.ts'

controlTime()

type SendCall = (calls: Calls, options?: CallOptions) => Promise<Outcome>

const writes: SendCall[] = [
  (calls, options) => calls.create({}, options),
  (calls, options) => calls.move('a', {}, options),
]
function writesWith(options: CallOptions): SendCall[] {
  return writes.map((send) => (calls) => send(calls, options))
}
const calls: Record<string, SendCall[]> = {
  'GET, PUT, DELETE': [
    (calls) => calls.get('a'),
    (calls) => calls.replace('a', {}),
    (calls) => calls.remove('a'),
    // An idempotent method is retried whatever `retryUnsafe` says.
    (calls) => calls.get('a', { retryUnsafe: false }),
  ],
  'POST, PATCH': [...writes, ...writesWith({ retryUnsafe: false })],
  'POST, PATCH with retryUnsafe': writesWith({ retryUnsafe: true }),
  // The document marks this operation as safe to repeat, but not after its 500.
  'repeatable POST': [(calls) => calls.count({})],
}
const [idempotent, unsafe, permitted, repeatable] = Object.keys(calls) as [string, string, string, string]

const limited = json({ error: 'TOO_MANY_REQUESTS' }, 429)
const status = (code: number) => new Response(null, { status: code })
const terminated = new TypeError('terminated', { cause: new Error('other side closed') })
const broken = () => new Response(new ReadableStream({ pull: (controller) => controller.error(terminated) }))
const transient = [idempotent, permitted, repeatable]

const failures: [failure: string, answer: Parameters<typeof answering>[0], retried: string[]][] = [
  ['429, because a limited request was not applied', limited, [idempotent, unsafe, permitted, repeatable]],
  ['500', status(500), [idempotent, permitted]],
  ['a failed connection', reset, transient],
  ['a body that breaks off', broken, transient],
  ['a timeout', () => new Promise<never>(() => {}), transient],
]
for (const code of [408, 502, 503, 504]) failures.push([`${code}`, status(code), transient])
for (const code of [300, 304, 400, 401, 403, 404, 405, 409, 410, 413, 422, 501, 505])
  failures.push([`${code}`, status(code), []])

describe.each(callers)('a %s', (_, create) => {
  it.each(failures)('after %s retries only where that is safe', async (_, answer, retried) => {
    for (const [kind, sends] of Object.entries(calls))
      for (const send of sends) {
        const { fetch, sent } = answering(answer, found)
        await settle(send(create({ fetch })))
        expect(sent.length, kind).toBe(retried.includes(kind) ? 2 : 1)
      }
  })

  it('is retried with the same body and headers, and a new credential', async () => {
    const { fetch, sent } = answering(limited, found)
    let asked = 0
    const keySecret = () => `secret-${++asked}`
    const { value } = await settle(create({ fetch, keySecret }).create({ a: 'größe' }, { headers: { 'x-trace': 't' } }))
    expect(value).toMatchObject({ status: 200, payload: { id: 'crate-1' } })
    const bodies = await Promise.all(sent.map(({ body }) => new Response(body as BodyInit).text()))
    expect(bodies).toEqual(['{"a":"größe"}', '{"a":"größe"}'])
    expect(sent.map(({ headers }) => headers['x-trace'])).toEqual(['t', 't'])
    const credentials = sent.map(({ headers }) => atob((headers.authorization as string).slice(6)))
    expect(credentials).toEqual(['key-1:secret-1', 'key-1:secret-2'])
  })

  it.each([
    [{}, {}, 2],
    [{ maxRetries: 0 }, {}, 0],
    [{ maxRetries: 5 }, {}, 5],
    [{ maxRetries: 7 }, { maxRetries: 1 }, 1],
  ])('with the client options %j and the call options %j is retried %i times', async (ofClient, ofCall, retries) => {
    const { fetch, sent } = answering(limited)
    expect((await settle(create({ fetch, ...ofClient }).list(ofCall))).value?.status).toBe(429)
    expect(sent).toHaveLength(retries + 1)
  })
})

it('a client ignores the permission of a call among its options', async () => {
  const { fetch, sent } = answering(status(503), found)
  const options = { fetch, retryUnsafe: true }
  await settle(createWarehouse(options).createCrate({ weight: 1 }))
  expect(sent).toHaveLength(1)
})

it('a HEAD is retried as a GET is', async () => {
  const { fetch, sent } = answering(status(503), reset, new Response())
  await settle(createWarehouse({ fetch }).probeCrate('a'))
  expect(sent.map(({ method }) => method)).toEqual(['HEAD', 'HEAD', 'HEAD'])
})
