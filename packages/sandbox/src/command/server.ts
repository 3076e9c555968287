import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Larger than what a deployment takes, so that it can say itself that a body is too large. */
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

// What stands in a request's line is a path, whatever it looks like: never another host.
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
