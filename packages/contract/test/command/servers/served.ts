import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { ContractDocument, Operation } from '../../../src/index.ts'
import type { Reply } from './drift.ts'

/** A server on the loopback. */
export interface Served {
  readonly url: string
  /** The received requests, as `GET /api/v2/dashboards`. */
  readonly requests: readonly string[]
  close(): Promise<void>
}

/** Answers a request, or closes its connection; `count` is the number of requests until now. */
export type Answerer = (request: IncomingMessage, text: string, count: number) => Promise<Reply | 'lost'>

/** Listens on a free port of this machine, and returns the address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function serve(answer: Answerer): Promise<Served> {
  const requests: string[] = []
  // No timeout closes a connection, because a busy machine answers late.
  const untimed = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }
  const server = createServer(untimed, async (request, response) => {
    const count = requests.push(`${request.method} ${request.url}`)
    const text = await readText(request)
    if (text === undefined) return
    const reply = await answer(request, text, count).catch((error) => page(500, `${error.stack}`))
    if (reply === 'lost') request.socket.destroy()
    else write(response, reply)
  })
  const url = `http://${await listen(server)}`
  answerers.set(url, async (request, text) => answer(request, text, requests.push(`${request.method} ${request.url}`)))
  return {
    url,
    requests,
    close: () =>
      new Promise((resolve) => {
        // Another server may get the same port.
        answerers.delete(url)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The servers of this process, by their address. */
const answerers = new Map<string, (request: IncomingMessage, text: string) => Promise<Reply | 'lost'>>()

/** Calls a server of this process directly, which is faster than a connection; other addresses over HTTP. */
export const directFetch: typeof fetch = async (input, init = {}) => {
  const { origin, href } = new URL(String(input))
  const answer = answerers.get(origin)
  if (!answer) return fetch(input, init)
  const { method = 'GET', signal } = init
  const headers = Object.fromEntries(new Headers(init.headers))
  const request = { method, url: href.slice(origin.length), headers } as unknown as IncomingMessage
  const text = typeof init.body === 'string' ? init.body : ''
  const ended = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const reply = await Promise.race([answer(request, text), ended])
  if (reply === 'lost')
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })
  const { status, type, body } = reply
  const content = /json/i.test(type) ? JSON.stringify(body) : String(body)
  return new Response(status === 204 ? null : content, { status, headers: { 'content-type': type, ...reply.headers } })
}

export const page = (status: number, text: string): Reply => ({
  status,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html><body><pre>${text}</pre></body></html>`,
})

const routes = new WeakMap<ContractDocument, readonly { operation: Operation; names: string[]; path: RegExp }[]>()

/** The operation that a request is for, with the values of its path. */
export function operationAt(document: ContractDocument, method: string, pathname: string) {
  const known = routes.get(document) ?? document.operations.map(routeOf)
  routes.set(document, known)
  for (const { operation, names, path } of known) {
    if (operation.method !== method) continue
    const values = path.exec(pathname)?.slice(1)
    if (!values) continue
    const given = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
    return { operation, path: given }
  }
  return undefined
}

const routeOf = (operation: Operation) => ({
  operation,
  names: [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string),
  path: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`),
})

/** The body of a request, or undefined if the client closed the connection before the end of the body. */
function readText(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    request.on('close', () => resolve(request.complete ? text : undefined))
  })
}

function write(response: ServerResponse, { status, type, body, headers }: Reply): void {
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(/json/i.test(type) ? JSON.stringify(body) : String(body))
}
