import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { bytes, serveBytes, tellingWhenAnswered } from '../loopback.ts'
import { answering, json, rejection } from '../warehouse.ts'

const payload = { id: 'crate-1', name: 'größe €', size: '9007199254740993' }
const text = JSON.stringify({ result: payload })

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

  it.each([
    ['a wrong type in a field', { id: { of: 'another kind' }, tags: 7 }],
    ['an unknown value of an enum', { state: 'never heard of' }],
    ['an unknown member of a union', { kind: 'tomorrow', whatever: [1] }],
    ['an unknown field', { id: 'a', later: true }],
    ['false', false],
    ['an empty string', ''],
    ['a number', 0],
    ['an empty list', []],
  ])('is passed through with %s', async (_, result) => {
    expect((await create(answering(json({ result }))).get('a')).payload).toEqual(result)
  })

  it('is read with any content type', async () => {
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

  it('in gzip is read, and half of it is an error', async () => {
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

  it('without a length that breaks off is a ResponseParseError', async () => {
    const server = await serveBytes((socket) => {
      socket.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{"result":{"id":"cra')
    })
    expect(await rejection(create({ baseUrl: server.baseUrl }).get('a'))).toMatchObject({
      name: 'ResponseParseError',
      text: '{"result":{"id":"cra',
    })
  })

  it('with an error status keeps its status when the body breaks off', async () => {
    let breakOff: (() => void) | undefined
    const server = await serveBytes((socket) => {
      socket.write(bytes(['content-length: 1000'], '{"error":', '422 Unprocessable Content'))
      breakOff = () => socket.end()
    })
    const fetch = tellingWhenAnswered(() => breakOff?.())
    expect(await create({ baseUrl: server.baseUrl, fetch }).get('a')).toMatchObject({ status: 422 })
  })
})
