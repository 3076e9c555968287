import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** More than a deployment accepts, so that the deployment itself refuses a body that is too large. */
const largestBody = 33 * 1024 * 1024

/** Serves a `fetch` on the loopback. */
export function createHttpServer(handle: typeof globalThis.fetch): Server {
  const server = createServer((incoming, outgoing) => {
    serve(handle, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.keepAliveTimeout = 61_000
  return server
}

async function serve(
  handle: typeof globalThis.fetch,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const body = await readBody(incoming)
  const answer = await handle(addressOf(incoming), {
    method: incoming.method ?? 'GET',
    headers: headersOf(incoming),
    signal: gone.signal,
    ...(body.length > 0 && incoming.method !== 'GET' && incoming.method !== 'HEAD' && { body }),
  })
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) return void outgoing.end()
  for await (const chunk of Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream))
    outgoing.write(chunk)
  outgoing.end()
}

// The request target is always read as a path, never as another host.
function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://sandbox.invalid${url.startsWith('/') ? url : `/${url}`}`)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= largestBody) chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Refuses requests for other host names than those of the loopback. The owner of another name could point it to this
 * machine, and a page of theirs could then send requests and read the answers.
 */
export function onlyOnLoopback(next: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const host = new Headers(init?.headers).get('host') ?? ''
    if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host)) return next(input, init)
    const words = 'The sandbox answers at a name of the loopback only, such as 127.0.0.1 or localhost.\n'
    return new Response(words, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
