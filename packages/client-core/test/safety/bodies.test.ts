import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { answering, createPathClient, createWarehouse, json, rejection, unusable } from '../warehouse.ts'

describe.each(callers)('an answer to a %s', (_, create) => {
  it.each([
    '{"result":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
    '{"__proto__":{"polluted":true},"result":{"a":1}}',
    '{"result":[{"__proto__":null}],"toString":1,"hasOwnProperty":2}',
  ])('pollutes no prototype: %s', async (body) => {
    const outcome = await create(answering(new Response(body))).get('a')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.prototype.toString.call({})).toBe('[object Object]')
    expect(JSON.stringify(outcome.payload)).toBe(JSON.stringify(JSON.parse(body).result))
    const failed = await create(answering(new Response(body, { status: 400 }))).get('a')
    expect(failed.status).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each([{ id: { of: 'another kind' }, state: 'never heard of', later: [1] }, false, '', 0, [[]]])(
    'is passed through, whatever its payload is: %j',
    async (result) => {
      expect((await create(answering(json({ result }))).get('a')).payload).toEqual(result)
    },
  )

  it('with an error status keeps its status when the body breaks off', async () => {
    const body = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const fetch = async () => new Response(body(), { status: 422 })
    expect(await create({ fetch }).get('a')).toMatchObject({ status: 422 })
  })
})

const maxResponseSize = 100_000
const tooLarge = JSON.stringify({ result: 'x'.repeat(maxResponseSize) })
const fitting = JSON.stringify({ result: 'x'.repeat(maxResponseSize - '{"result":""}'.length) })

/** A stream that never ends, and counts the pieces that were read. */
function endless(first = ''): { body: ReadableStream; told: { pieces: number; letGo: boolean } } {
  const told = { pieces: 0, letGo: false }
  const piece = new TextEncoder().encode('x'.repeat(10_000))
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(told.pieces++ ? piece : new TextEncoder().encode(first))
    },
    cancel() {
      told.letGo = true
    },
  })
  return { body, told }
}

describe.each(callers)('the 2xx body of a %s', (_, create) => {
  it('may have `maxResponseSize` bytes and not one more, and the call is not retried', async () => {
    expect(new TextEncoder().encode(fitting)).toHaveLength(maxResponseSize)
    expect((await create({ ...answering(new Response(fitting)), maxResponseSize }).get('a')).status).toBe(200)
    const { fetch, sent } = answering(new Response(`${fitting} `))
    expect(await rejection(create({ fetch, maxResponseSize }).get('a'))).toMatchObject({
      ...unusable,
      message: 'GET /v1/sites/north/crates/a answered 200, but its body is larger than `maxResponseSize`, 100000 bytes',
      attempts: [{ status: 200, reason: 'answered 200' }],
    })
    expect(sent).toHaveLength(1)
  })

  it('that never ends is cancelled, whatever length its headers state', async () => {
    for (const headers of [{}, { 'content-length': '9', 'content-encoding': 'gzip' }]) {
      const { body, told } = endless('{"result":"')
      const calls = create({ fetch: async () => new Response(body, { headers }), maxResponseSize })
      expect(await rejection(calls.get('a'))).toMatchObject(unusable)
      expect(told).toEqual({ pieces: expect.any(Number), letGo: true })
      expect(told.pieces).toBeLessThan(15)
    }
  })

  it('with too large a `content-length` is refused after its first piece, unless it is compressed', async () => {
    const { body, told } = endless()
    const answer = () => new Response(body, { headers: { 'content-length': '100001' } })
    expect(await rejection(create({ fetch: async () => answer(), maxResponseSize }).get('a'))).toMatchObject(unusable)
    expect(told).toEqual({ pieces: expect.any(Number), letGo: true })
    expect(told.pieces).toBeLessThanOrEqual(3)
    const zipped = new Response(fitting, { headers: { 'content-length': '100001', 'content-encoding': 'gzip' } })
    expect((await create({ ...answering(zipped), maxResponseSize }).get('a')).status).toBe(200)
  })

  it('is complete when it arrives byte by byte, with a byte order mark', async () => {
    const bytes = new TextEncoder().encode('\uFEFF{"result":"größe €𝄞"}')
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte))
    const body = new ReadableStream({ pull: (to) => (pieces.length ? to.enqueue(pieces.shift()) : to.close()) })
    expect((await create(answering(() => new Response(body))).get('a')).payload).toBe('größe €𝄞')
  })
})

it('a body is limited however it is read', async () => {
  const options = { ...answering(new Response(tooLarge)), maxResponseSize }
  const warehouse = createWarehouse(options)
  const { GET } = createPathClient(options)
  const params = { path: { site: 'north', crate: 'a' } }
  const ways = ['json', 'text', 'blob', 'arrayBuffer', 'stream']
  const calls = ways.map((parseAs) => GET('/v1/sites/{site}/crates/{crate}', { params, parseAs }))
  for (const call of [...calls, warehouse.readLabel('a'), warehouse.readPicture('a')])
    expect(await rejection(call)).toMatchObject(unusable)
})

it('the `content-length` of a HEAD is ignored', async () => {
  const answer = new Response(null, { headers: { 'content-length': '999999999999' } })
  expect(await createWarehouse(answering(answer)).probeCrate('a')).toBeUndefined()
})

describe.each(callers)('the body of an error of a %s', (_, create) => {
  it('is cut at 64 kB and cancelled, and the error keeps its status', async () => {
    const { body, told } = endless('{"error":"')
    const outcome = await create({ fetch: async () => new Response(body, { status: 418 }) }).get('a')
    expect(outcome.status).toBe(418)
    expect(String(outcome.error).length).toBeGreaterThan(50_000)
    expect(String(outcome.error).length).toBeLessThanOrEqual(65_536)
    expect(told).toEqual({ pieces: expect.any(Number), letGo: true })
    expect(told.pieces).toBeLessThan(10)
  })

  it.each(['\\', '%25', '&amp;', '%', '\\u', '&#', '&#x0', 'canary-secre', '\\\\u00', '<script '])(
    'that repeats %j is read in linear time',
    async (text) => {
      const body = text.repeat(65_000 / text.length)
      expect((await create(answering(new Response(body, { status: 400 }))).get('a')).status).toBe(400)
    },
  )

  it('contains no half of a secret where it is cut', async () => {
    for (let shift = 0; shift < 13; shift++) {
      const body = `${'x'.repeat(65_536 - shift)}canary-secret`
      const { error } = await create(answering(new Response(body, { status: 400 }))).get('a')
      expect(String(error)).toMatch(/^x+$/)
    }
  })
})

describe('the answer of a hand-written stub is read', () => {
  const handmade = (members: object) => {
    const answer = { ok: true, status: 200, headers: new Headers(), ...members }
    return createWarehouse({ fetch: async () => answer as never, maxRetries: 0 })
  }
  const text = async () => '{"result":7}'
  const arrayBuffer = async () => new TextEncoder().encode('{"result":7}').buffer

  it.each([
    ['without a body', { text }],
    ['with a body of another kind', { text, body: { pipe() {} } }],
    ['without one, as bytes', { text, arrayBuffer, body: null }],
  ])('%s', async (_, members) => {
    expect(await handmade(members).getCrate('a')).toBe(7)
  })

  it('as bytes', async () => {
    expect(await handmade({ arrayBuffer }).readPicture('a')).toHaveLength(12)
  })
})
