import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { bytes, serve, serveBytes, tellingWhenAnswered } from '../loopback.ts'
import { answering, createWarehouse, json, rejection } from '../warehouse.ts'

const payload = { id: 'crate-1', name: 'größe €', size: '9007199254740993' }
const text = JSON.stringify({ result: payload })

describe.each(callers)('an answer to a %s', (_, create) => {
  it.each([
    '{"result":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
    '{"__proto__":{"polluted":true},"result":{"a":1}}',
    '{"result":[{"__proto__":null}],"toString":1,"hasOwnProperty":2}',
  ])('cannot poison: in %s it is data and nothing else', async (body) => {
    const outcome = await create(answering(new Response(body))).get('a')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(Object.prototype.toString.call({})).toBe('[object Object]')
    expect(JSON.stringify(outcome.payload)).toBe(JSON.stringify(JSON.parse(body).result))
    const failed = await create(answering(new Response(body, { status: 400 }))).get('a')
    expect(failed.status).toBe(400)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it.each([
    ['a wrong type in a field', { id: { of: 'another kind' }, tags: 7 }],
    ['an unknown value of an enum', { state: 'never heard of' }],
    ['an unknown member of a union', { kind: 'tomorrow', whatever: [1] }],
    ['an unknown field', { id: 'a', later: true }],
    ['false', false],
    ['an empty string', ''],
    ['a number', 0],
    ['an empty list', []],
  ])('passes through with %s', async (_, result) => {
    expect((await create(answering(json({ result }))).get('a')).payload).toEqual(result)
  })

  it('keeps a large integer that is a string as it is', async () => {
    expect((await create(answering(new Response(text))).get('a')).payload).toEqual(payload)
  })

  it('is read whatever its content type says: the status decides', async () => {
    for (const type of [
      'text/plain',
      'text/html',
      'application/octet-stream',
      'application/vnd.crate+json',
      'nonsense',
    ])
      expect(
        (await create(answering(new Response(text, { headers: { 'content-type': type } }))).get('a')).payload,
      ).toEqual(payload)
  })

  it('is read with a byte order mark, or nested ten thousand deep', async () => {
    expect((await create(answering(new Response(`\uFEFF${text}`))).get('a')).payload).toEqual(payload)
    const deep = `{"result":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect((await create(answering(new Response(deep))).get('a')).payload).toBeInstanceOf(Array)
  })

  it('that is no UTF-8 is read all the same', async () => {
    const body = Buffer.concat([Buffer.from('{"result":"'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')])
    expect((await create(answering(new Response(body))).get('a')).payload).toBe('\uFFFD\uFFFD')
  })

  it('split inside a character is whole again', async () => {
    const whole = Buffer.from(text)
    const middle = whole.indexOf(Buffer.from('ö')) + 1
    let rest: (() => void) | undefined
    const server = await serve((response) => {
      response.write(whole.subarray(0, middle))
      rest = () => response.end(whole.subarray(middle))
    })
    // The rest is sent only after the beginning has been read.
    const fetch = async (url: string, init: RequestInit) => {
      const { body } = await globalThis.fetch(url, init)
      const stream = (body as ReadableStream<Uint8Array>).pipeThrough(
        new TransformStream({
          transform(chunk, controller) {
            controller.enqueue(chunk)
            rest?.()
            rest = undefined
          },
        }),
      )
      return new Response(stream)
    }
    expect((await create({ baseUrl: server.baseUrl, fetch }).get('a')).payload).toEqual(payload)
  })

  it('in gzip is read, and half of it is never a success', async () => {
    const zipped = gzipSync(JSON.stringify({ result: Array.from({ length: 1_000 }, (_, index) => `${index}`) }))
    const half = zipped.subarray(0, zipped.length / 2)
    const server = await serveBytes((socket, count) => {
      const body = count === 1 ? zipped : half
      socket.write(bytes(['content-encoding: gzip', `content-length: ${body.length}`], body))
    })
    const calls = create({ baseUrl: server.baseUrl, maxRetries: 0 })
    expect((await calls.get('a')).payload).toHaveLength(1_000)
    expect(await rejection(calls.get('a'))).toMatchObject({
      name: expect.stringMatching(/^(ResponseParse|Connection)Error$/),
    })
  })

  it('in what claims to be gzip, and is not, is no success', async () => {
    const server = await serveBytes((socket) => {
      socket.write(bytes(['content-encoding: gzip', `content-length: ${text.length}`], text))
    })
    const call = create({ baseUrl: server.baseUrl, maxRetries: 0 }).get('a')
    expect(await rejection(call)).toMatchObject({ name: 'ConnectionError' })
  })

  it('after informational answers is read', async () => {
    const length = Buffer.byteLength(text)
    const server = await serveBytes((socket) => {
      for (const status of ['102 Processing', '103 Early Hints', '103 Early Hints'])
        socket.write(bytes(['link: </style.css>; rel=preload'], '', status))
      socket.write(bytes([`content-length: ${length}`], text))
    })
    expect(await create({ baseUrl: server.baseUrl }).get('a')).toMatchObject({ status: 200, payload })
  })

  it('without a length that breaks off is a ResponseParseError, not half a success', async () => {
    const server = await serveBytes((socket) => {
      socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{"result":{"id":"cra')
    })
    expect(await rejection(create({ baseUrl: server.baseUrl }).get('a'))).toMatchObject({
      name: 'ResponseParseError',
      text: '{"result":{"id":"cra',
    })
  })

  it('with nothing in it, where nothing is promised, is a success', async () => {
    for (const answer of [new Response(null, { status: 204 }), new Response(null, { status: 205 }), new Response('')])
      expect((await create(answering(answer)).remove('a')).payload).toBeUndefined()
  })

  it('that is long is not mixed with the next one on the same connection', async () => {
    const server = await serve((response, count) =>
      response.end(JSON.stringify({ result: `${count}`.repeat(100_000) })),
    )
    const calls = create({ baseUrl: server.baseUrl, maxConcurrency: 1 })
    for (const count of [1, 2, 3]) expect((await calls.get('a')).payload).toBe(`${count}`.repeat(100_000))
  })

  it('of an error is read as far as it came', async () => {
    let breakOff: (() => void) | undefined
    const server = await serveBytes((socket) => {
      socket.write(bytes(['content-length: 1000'], '{"error":', '422 Unprocessable Content'))
      breakOff = () => socket.end()
    })
    const fetch = tellingWhenAnswered(() => breakOff?.())
    expect(await create({ baseUrl: server.baseUrl, fetch }).get('a')).toMatchObject({ status: 422 })
  })
})

it.each(callers)('an answer of many megabytes to a %s is read', async (name, create) => {
  // The path literals read into a buffer first, which costs more and shows nothing new.
  const letters = 'x'.repeat(name === 'method' ? 50_000_000 : 5_000_000)
  const { payload } = await create(answering(() => new Response(`{"result":"${letters}"}`))).get('a')
  expect(payload === letters).toBe(true)
})

it('bytes of an answer are what was sent', async () => {
  const picture = Uint8Array.from({ length: 256 }, (_, index) => index)
  const server = await serve((response) => response.end(picture))
  expect(await createWarehouse({ baseUrl: server.baseUrl }).readPicture('a')).toEqual(picture)
})
