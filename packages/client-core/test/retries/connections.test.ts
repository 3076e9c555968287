import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionError } from '../../src/errors.ts'
import { callers } from '../callers.ts'
import { bytes, serveBytes, tellingWhenAnswered } from '../loopback.ts'
import { rejection } from '../warehouse.ts'

const payload = { id: 'crate-1' }
const text = JSON.stringify({ result: payload })
const whole = bytes([`content-length: ${text.length}`], text)

// The network and the time are real here, so the waits are as short as possible.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const reset = (socket: Socket) => socket.resetAndDestroy()
const close = (socket: Socket) => socket.end()
const stated = bytes([`content-length: ${text.length + 1}`], text)
const chunked = bytes(['transfer-encoding: chunked'], `${text.length.toString(16)}\r\n${text}\r\n`)

/** How a connection fails: the sent part of the answer, and how the connection then ends. */
const failures: [how: string, part: Uint8Array | string, end: (socket: Socket) => void][] = [
  ['is reset before the headers', '', reset],
  ['is closed in the status line', 'HTTP/1.', close],
  ['is reset in the headers', 'HTTP/1.1 200 OK\r\ncontent-le', reset],
  ['is closed one byte before the end of a body', stated, close],
  ['is reset between two chunks of a body', chunked, reset],
  ['is closed between two chunks of a body', chunked, close],
]

describe.each(callers)('the connection of a %s', (_, create) => {
  /** Starts a server whose connections fail. A connection with headers ends after the client has received them. */
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

  it.each(failures)('that %s: a read is retried, a POST is not', async (_, part, end) => {
    const once = await failing(part, end, 1)
    expect(await once.calls.get('a')).toMatchObject({ status: 200, payload })
    expect(once.server.requests).toHaveLength(2)
    const always = await failing(part, end, Number.POSITIVE_INFINITY)
    const error: ConnectionError = await rejection(always.calls.create({}))
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.attempts).toHaveLength(1)
    expect(always.server.requests).toHaveLength(1)
  })

  it('that was kept alive and is reset: a read is retried, a POST is not', async () => {
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
})
