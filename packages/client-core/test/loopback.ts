import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, type Server as ByteServer, createServer as createByteServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server on loopback, and its connections. */
export interface Loopback {
  readonly baseUrl: string
  readonly port: number
  /** All connections so far. */
  readonly connections: readonly Socket[]
  /** The open connections. */
  readonly open: ReadonlySet<Socket>
  close(): Promise<void>
}

export interface Request {
  readonly method: string
  /** The request target, byte for byte. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A self-signed certificate for localhost and 127.0.0.1, valid for a hundred years, for tests only. */
export const certificate: string = readFileSync(new URL('tls/localhost-test-only.crt', import.meta.url), 'utf8')
const key = readFileSync(new URL('tls/localhost-test-only.key', import.meta.url), 'utf8')

type Handler = (response: Parameters<RequestListener>[1], count: number, request: Request) => unknown

/** Starts a server that reads each request to its end and then calls the handler. */
export async function serve(
  handler: Handler,
  { tls = false, port = 0 }: { tls?: boolean; port?: number } = {},
): Promise<Loopback & { requests: readonly Request[] }> {
  const requests: Request[] = []
  const listener: RequestListener = async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    const { method = '', url: target = '', headers } = message
    const request = { method, target, headers, body: Buffer.concat(chunks).toString() }
    requests.push(request)
    handler(response, requests.length, request)
  }
  const server: Server = tls ? createSecureServer({ cert: certificate, key }, listener) : createServer(listener)
  return { ...(await listen(server, tls ? 'https://localhost' : 'http://127.0.0.1', port)), requests }
}

/** Starts a server below HTTP: after each complete request, the script controls the connection. */
export async function serveBytes(
  script: (socket: Socket, count: number) => void,
): Promise<Loopback & { requests: readonly string[] }> {
  const requests: string[] = []
  const server = createByteServer((socket) => {
    let text = ''
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const [head, body] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (body === undefined || body.length < length) return
      requests.push(head as string)
      text = ''
      script(socket, requests.length)
    })
  })
  return { ...(await listen(server, 'http://127.0.0.1')), requests }
}

async function listen(server: ByteServer, origin: string, port = 0): Promise<Loopback> {
  const connections: Socket[] = []
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    connections.push(socket)
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of open) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(close)
  const address = server.address() as AddressInfo
  return { baseUrl: `${origin}:${address.port}`, port: address.port, connections, open, close }
}

/** Resolves when all open connections are closed. */
export async function allClosed({ open }: Loopback): Promise<void> {
  await Promise.all([...open].map((socket) => new Promise((resolve) => socket.once('close', resolve))))
}

/** An answer as bytes: status line, headers and body. The body may be shorter than the headers state. */
export function bytes(headers: readonly string[], body: string | Uint8Array = '', status = '200 OK'): Buffer {
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n`), Buffer.from(body)])
}

/** Wraps the global `fetch` to report when the headers of each answer have arrived. */
export function tellingWhenAnswered(
  answered: (count: number) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  let count = 0
  return async (url, init) => {
    const response = await fetch(url, init)
    answered(++count)
    return response
  }
}
