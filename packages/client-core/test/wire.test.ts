import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError, ConnectionError, type ResponseParseError } from '../src/errors.ts'
import { createWarehouse, rejection, type Warehouse, type WarehouseOptions } from './warehouse.ts'

const payload = JSON.stringify({ result: { id: 'crate-1' } })
const cleanUp: (() => unknown)[] = []

afterEach(async () => {
  for (const close of cleanUp.splice(0)) await close()
})

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** A client of a server on loopback that does exactly what the handler says. */
async function serve(handler: Handler, options: WarehouseOptions = {}) {
  const requests: { method: string; url: string; authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    requests.push({ method, url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() })
    handler(request, response, requests.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const warehouse: Warehouse = createWarehouse({ baseUrl, ...options })
  return { warehouse, requests, baseUrl, server }
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end()
}

function resetConnection(response: ServerResponse): void {
  ;(response.socket as Socket).resetAndDestroy()
}

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i of a write is an ApiError, and is not followed', async (status) => {
    const { warehouse, requests } = await serve((_, response) => redirect(response, status, '/elsewhere'))
    const writes = [warehouse.createCrate({}), warehouse.moveCrate('a', 'b', {}), warehouse.deleteCrate('a')]
    for (const error of await Promise.all(writes.map(rejection)))
      expect(error).toMatchObject({ name: 'ApiError', status })
    expect(requests).toHaveLength(3)
  })

  it('of a read is followed within its origin, with the credential', async () => {
    const { warehouse, requests } = await serve((_, response, count) =>
      count === 1 ? redirect(response, 307, '/v1/moved') : response.end(payload),
    )
    expect(await warehouse.getCrate('a')).toEqual({ id: 'crate-1' })
    expect(requests[1]).toMatchObject({ url: '/v1/moved', authorization: requests[0]?.authorization })
  })

  it('of a read to another origin is an ApiError, and nothing reaches that origin', async () => {
    const other = await serve((_, response) => response.end(payload))
    for (const location of [
      `${other.baseUrl}/x`,
      other.baseUrl.replace('http:', 'https:'),
      other.baseUrl.replace('//', '//user:pass@'),
    ]) {
      const { warehouse } = await serve((_, response) => redirect(response, 302, location))
      expect(await rejection(warehouse.getCrate('a'))).toMatchObject({ name: 'ApiError', status: 302 })
    }
    expect(other.requests).toHaveLength(0)
  })

  it('in a circle ends', async () => {
    const { warehouse, requests } = await serve((_, response) => redirect(response, 302, '/round'))
    expect(await rejection(warehouse.getCrate('a'))).toBeInstanceOf(ApiError)
    expect(requests.length).toBeLessThanOrEqual(6)
  })

  it('to nowhere is an ApiError', async () => {
    const { warehouse } = await serve((_, response) => response.writeHead(302).end())
    expect(await rejection(warehouse.getCrate('a'))).toMatchObject({ name: 'ApiError', status: 302 })
  })
})

describe('a connection that fails', () => {
  const failures: [string, (response: ServerResponse) => void][] = [
    ['before the headers', resetConnection],
    [
      'in the body',
      (response) => {
        response.writeHead(200, { 'content-length': 1_000 }).write('{"result":')
        setTimeout(() => resetConnection(response), 20)
      },
    ],
  ]

  it.each(failures)('%s repeats a read', async (_, fail) => {
    const { warehouse, requests } = await serve((_request, response, count) =>
      count === 1 ? fail(response) : response.end(payload),
    )
    const { data, attempts } = await warehouse.getCrate('a').withResponse()
    expect(data).toEqual({ id: 'crate-1' })
    expect(attempts).toHaveLength(2)
    expect(requests).toHaveLength(2)
  })

  it.each(failures)('%s never repeats a POST, and is a ConnectionError', async (_, fail) => {
    const { warehouse, requests } = await serve((_request, response) => fail(response))
    expect(await rejection(warehouse.createCrate({}))).toBeInstanceOf(ConnectionError)
    expect(requests).toHaveLength(1)
  })

  it('for good is a ConnectionError with the code of the system', async () => {
    const { warehouse, server } = await serve(() => {})
    await new Promise((resolve) => server.close(resolve))
    expect(await rejection(warehouse.withOptions({ maxRetries: 0 }).getCrate('a'))).toMatchObject({
      name: 'ConnectionError',
      code: 'ECONNREFUSED',
    })
  })

  it('in the body of an error leaves the error with its status', async () => {
    const { warehouse } = await serve((_, response) => {
      response.writeHead(400, { 'content-length': 1_000 }).write('{"error":')
      setTimeout(() => resetConnection(response), 20)
    })
    expect(await rejection(warehouse.createCrate({}))).toMatchObject({ name: 'BadRequestError', status: 400 })
  })
})

describe('a body', () => {
  it('cut short without a word of it is a ResponseParseError, not half a success', async () => {
    const { warehouse } = await serve((_, response) => {
      response.socket?.end('HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n{"result":{"id":"cra')
    })
    const error: ResponseParseError = await rejection(warehouse.getCrate('a'))
    expect(error).toMatchObject({ name: 'ResponseParseError', text: '{"result":{"id":"cra' })
  })

  it('split inside a character is whole again', async () => {
    const bytes = Buffer.from(JSON.stringify({ result: 'größe €' }))
    const { warehouse } = await serve((_, response) => {
      response.write(bytes.subarray(0, 14))
      setTimeout(() => response.end(bytes.subarray(14)), 20)
    })
    expect(await warehouse.getCrate('a')).toBe('größe €')
  })
})

describe('many calls at once', () => {
  it('neither lose nor mix an answer, and open no more sockets than places', async () => {
    const { warehouse, server } = await serve((request, response) =>
      response.end(JSON.stringify({ result: request.url?.split('/').at(-1) })),
    )
    const sockets = new Set<Socket>()
    server.on('connection', (socket) => sockets.add(socket))
    const ids = Array.from({ length: 2_000 }, (_, index) => `crate-${index}`)
    expect(await Promise.all(ids.map((id) => warehouse.getCrate(id)))).toEqual(ids)
    expect(sockets.size).toBeLessThanOrEqual(64)
  })
})
