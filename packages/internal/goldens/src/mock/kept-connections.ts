import { Agent, type IncomingMessage, request } from 'node:http'

/** Sends requests like `fetch`, at less than half of the cost: without redirects, caches, and streams. */
export interface KeptConnections {
  fetch(url: string, init?: RequestInit): Promise<Response>
  close(): void
}

/** Creates a sender for many small requests to a server on the loopback. */
export function keepConnections(): KeptConnections {
  const agent = new Agent({ keepAlive: true })
  const send = (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init
      const given = { accept: '*/*', ...Object.fromEntries(new Headers(headers)) }
      const options = { agent, method, headers: given, ...(signal && { signal }) }
      const sent = request(url, options, (answer) => {
        readAll(answer).then((bytes) => resolve(keptResponse(answer, bytes)), reject)
      })
      sent.on('error', reject)
      sent.end(body ?? undefined)
    })
  return { fetch: (url, init = {}) => send(url, init), close: () => agent.destroy() }
}

function readAll(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => resolve(Buffer.concat(chunks)))
    answer.on('error', reject)
  })
}

function keptResponse({ statusCode: status = 0, statusMessage, headers }: IncomingMessage, bytes: Buffer<ArrayBuffer>) {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const isBare = status === 204 || status === 304
  return new Response(isBare ? null : bytes, { status, statusText: statusMessage ?? '', headers: given })
}
