import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { allClosed, bytes, type Loopback, serve, serveBytes, tellingWhenAnswered } from '../loopback.ts'
import { createWarehouse, rejection } from '../warehouse.ts'

const payload = { id: 'crate-1' }
const text = JSON.stringify({ result: payload })
const whole = bytes([`content-length: ${text.length}`], text)

// The network is real here, and so is time: the waits are as short as they get.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** How a connection fails: what is sent of the answer, and how the connection then ends. */
const failures: [how: string, part: Uint8Array | string, end: (socket: Socket) => void][] = []
for (const [when, part] of [
  ['before the headers', ''],
  ['in the status line', 'HTTP/1.'],
  ['in the headers', 'HTTP/1.1 200 OK\r\ncontent-le'],
  ['in a body of a stated length', bytes(['content-length: 1000'], '{"result":')],
  ['one byte before the end of a body', bytes([`content-length: ${text.length + 1}`], text)],
  ['between two chunks of a body', bytes(['transfer-encoding: chunked'], `${text.length.toString(16)}\r\n${text}\r\n`)],
] as const) {
  failures.push([`is reset ${when}`, part, (socket) => socket.resetAndDestroy()])
  failures.push([`is closed ${when}`, part, (socket) => socket.end()])
}

describe.each(callers)('the connection of a %s', (_, create) => {
  /** Serves; a connection ends only after the client has seen the headers, where it gets any. */
  async function failing(part: Uint8Array | string, end: (socket: Socket) => void, times: number) {
    let broken: Socket | undefined
    const server = await serveBytes((socket, count) => {
      if (count > times) return void socket.write(whole)
      socket.write(part)
      if (Buffer.from(part).includes('\r\n\r\n')) broken = socket
      else end(socket)
    })
    const fetch = tellingWhenAnswered(() => {
      if (broken !== undefined) end(broken)
      broken = undefined
    })
    return { calls: create({ baseUrl: server.baseUrl, fetch }), server }
  }

  it.each(failures)('that %s: a read is repeated, and half a body is never a success', async (_, part, end) => {
    const { calls, server } = await failing(part, end, 1)
    expect(await calls.get('a')).toMatchObject({ status: 200, payload })
    expect(server.requests).toHaveLength(2)
  })

  it.each(failures)('that %s: a POST is not repeated, and is a ConnectionError', async (_, part, end) => {
    const { calls, server } = await failing(part, end, Number.POSITIVE_INFINITY)
    const error: ConnectionError = await rejection(calls.create({}))
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.attempts).toHaveLength(1)
    expect(server.requests).toHaveLength(1)
  })

  it('that is refused for good is a ConnectionError with the code of the system', async () => {
    const server = await serve(() => {})
    await server.close()
    expect(await rejection(create({ baseUrl: server.baseUrl, maxRetries: 1 }).get('a'))).toMatchObject({
      name: 'ConnectionError',
      code: 'ECONNREFUSED',
      attempts: [{ reason: 'ECONNREFUSED', delay: expect.any(Number) }, { reason: 'ECONNREFUSED' }],
    })
  })

  it('that is refused, and then not: the call goes on', async () => {
    const away = await serve(() => {})
    await away.close()
    let back: Promise<Loopback> | undefined
    const fetch = async (url: string, init: RequestInit) => {
      await back
      try {
        return await globalThis.fetch(url, init)
      } finally {
        back ??= serve((response) => response.end(text), { port: away.port })
      }
    }
    expect(await create({ baseUrl: away.baseUrl, fetch }).get('a')).toMatchObject({ status: 200, payload })
  })

  it('that was kept alive and has gone stale: a read is repeated, a POST is not', async () => {
    const server = await serveBytes((socket, count) => {
      if (server.connections.length === 1 && count > 1) socket.resetAndDestroy()
      else socket.write(whole)
    })
    const calls = create({ baseUrl: server.baseUrl })
    await calls.get('a')
    expect(await calls.get('b')).toMatchObject({ status: 200, payload })
    expect(server.connections).toHaveLength(2)

    const other = await serveBytes((socket, count) => {
      if (count > 1) socket.resetAndDestroy()
      else socket.write(whole)
    })
    const writes = create({ baseUrl: other.baseUrl })
    await writes.get('a')
    expect(await rejection(writes.create({}))).toBeInstanceOf(ConnectionError)
    expect(other.requests).toHaveLength(2)
  })

  it('that the server closes while it is idle costs no call', async () => {
    const server = await serveBytes((socket) => socket.write(whole))
    const calls = create({ baseUrl: server.baseUrl, maxRetries: 0 })
    for (let round = 0; round < 3; round++) {
      expect(await calls.create({})).toMatchObject({ status: 200, payload })
      const closed = allClosed(server)
      for (const socket of server.open) socket.end()
      await closed
    }
  })

  it.each([
    ['says nothing', ''],
    ['stalls in the headers', 'HTTP/1.1 200 OK\r\ncontent-type: app'],
    ['stalls in the body', bytes(['content-length: 1000'], '{"result":')],
  ])('that %s is cut off by the time limit, and closed', async (_, part) => {
    const server = await serveBytes((socket) => {
      if (part !== '') socket.write(part)
    })
    const call = create({ baseUrl: server.baseUrl, timeout: 30, maxRetries: 0 }).get('a')
    expect(await rejection(call)).toMatchObject({ name: 'TimeoutError', limit: 'timeout', milliseconds: 30 })
    await allClosed(server)
  })

  it('that drips its body for ever is cut off by the time limit, and closed', async () => {
    const server = await serveBytes((socket) => {
      socket.write(bytes(['transfer-encoding: chunked']))
      const drip = setInterval(() => socket.write('1\r\n \r\n'), 5)
      socket.on('close', () => clearInterval(drip))
    })
    const call = create({ baseUrl: server.baseUrl, timeout: 30, maxRetries: 0 }).get('a')
    expect(await rejection(call)).toMatchObject({ name: 'TimeoutError', limit: 'timeout' })
    await allClosed(server)
  })

  it.each([
    ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n\r\n'],
    ['a broken header', 'HTTP/1.1 200 OK\r\nbad header\r\n\r\n'],
    ['headers without measure', bytes([`x-long: ${'x'.repeat(100_000)}`])],
    ['chunks that are none', bytes(['transfer-encoding: chunked'], 'zz\r\n')],
  ])('that speaks %s is a ConnectionError', async (_, answer) => {
    const server = await serveBytes((socket) => void socket.end(answer))
    const call = create({ baseUrl: server.baseUrl, maxRetries: 0 }).get('a')
    expect(await rejection(call)).toBeInstanceOf(ConnectionError)
  })

  it('that breaks off in the body of an error leaves the error with its status', async () => {
    const { calls } = await failing(
      bytes(['content-length: 1000'], '{"error":', '400 Bad Request'),
      (socket) => socket.resetAndDestroy(),
      Number.POSITIVE_INFINITY,
    )
    expect(await calls.create({})).toMatchObject({ status: 400 })
  })
})

it('a failed connection shows in the attempts of the call that went on', async () => {
  const server = await serve((response, count) => {
    if (count === 1) response.socket?.resetAndDestroy()
    else response.end(text)
  })
  const { data, attempts } = await createWarehouse({ baseUrl: server.baseUrl }).getCrate('a').withResponse()
  expect(data).toEqual(payload)
  expect(attempts).toEqual([
    { reason: expect.stringMatching(/ECONNRESET|UND_ERR_SOCKET/), delay: expect.any(Number) },
    { status: 200, reason: 'answered 200' },
  ])
})
