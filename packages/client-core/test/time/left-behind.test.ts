import { describe, expect, it } from 'vitest'
import { callers } from '../callers.ts'
import { allClosed, bytes, serve, serveBytes, tellingWhenAnswered } from '../loopback.ts'
import { rejection } from '../warehouse.ts'

const found = JSON.stringify({ result: { id: 'crate-1' } })

describe.each(callers)('no socket is left behind by a %s', (_, create) => {
  it.each([
    ['before the headers', ''],
    ['in the body', bytes(['content-length: 1000'], '{"result":')],
    ['in the body of an error', bytes(['content-length: 1000'], '{"error":', '400 Bad Request')],
  ])('that is aborted %s', async (_, part) => {
    const controller = new AbortController()
    const abortSoon = () => setImmediate(() => controller.abort())
    const server = await serveBytes((socket) => {
      socket.write(part)
      if (part === '') abortSoon()
    })
    const calls = create({ baseUrl: server.baseUrl, fetch: tellingWhenAnswered(abortSoon) })
    const call = calls.get('a', { signal: controller.signal })
    expect(await rejection(call)).toMatchObject({ name: 'AbortError' })
    await allClosed(server)
  })

  it('that is retried: an answer that is cut off releases its socket', async () => {
    const server = await serve((response, count) => {
      if (count % 3 === 0) response.end(found)
      else response.writeHead(503, { 'retry-after-ms': '1' }).write('x'.repeat(300_000))
    })
    const calls = create({ baseUrl: server.baseUrl, maxConcurrency: 1 })
    for (let call = 0; call < 4; call++) expect((await calls.get('a')).status).toBe(200)
    const unfinished = server.connections.slice(0, -1)
    await Promise.all(
      unfinished.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))),
    )
    expect(server.requests).toHaveLength(12)
  })

  it('that is redirected: the body of the redirect is cancelled', async () => {
    const unfinished: Promise<unknown>[] = []
    const server = await serve((response, count) => {
      if (count % 2 === 0) return response.end(found)
      unfinished.push(new Promise((resolve) => response.socket?.once('close', resolve)))
      return response.writeHead(302, { location: '/v1/moved' }).write('moved')
    })
    const calls = create({ baseUrl: server.baseUrl, maxConcurrency: 1 })
    for (let call = 0; call < 4; call++) expect((await calls.get('a')).status).toBe(200)
    await Promise.all(unfinished)
    expect(unfinished).toHaveLength(4)
  })
})
