import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ConnectionLost } from '../faults.ts'
import { textAnswer } from '../http/answer.ts'
import { type Handler, largestBody } from '../http/request.ts'

/** Bytes of the bodies of all requests that wait for an answer, at most. */
const mostAtOnce = 64 * 1024 * 1024

/** Serves a handler on the loopback. `complain` is told about unexpected errors. */
export function createHttpServer(answer: Handler, complain: (line: string) => void = () => {}): Server {
  const withBody = createBodyReader(mostAtOnce)
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(async (error) => {
      if (outgoing.headersSent || outgoing.destroyed || error instanceof ConnectionLost) return void outgoing.destroy()
      complain(`sandbox: an unexpected error: ${String(error)}\n`)
      await send(refusal(500, 'The sandbox failed. Its output has the error.'), outgoing)
    })
  })
  server.keepAliveTimeout = 61_000
  return server

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const gone = new AbortController()
    outgoing.on('close', () => gone.abort())
    const headers = headersOf(incoming)
    const refused = originRefusal(headers)
    if (refused) return send(refused, outgoing)
    const sent = { method: incoming.method ?? 'GET', url: requestAddress(incoming), headers, signal: gone.signal }
    await withBody(incoming, async (body) => send(body ? await answer({ ...sent, ...body }) : busy(), outgoing))
  }
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  const headers = Object.fromEntries(answer.headers)
  if (!outgoing.shouldKeepAlive && !outgoing.req.complete) return sendEarly(answer, headers, outgoing)
  outgoing.writeHead(answer.status, headers)
  if (!answer.body) return void outgoing.end()
  await pipeline(Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream), outgoing)
}

/** Bytes that are read of the rest of a body. */
const mostOfRest = 1024 ** 3

/**
 * Answers before the body was read, and closes the connection when it was. A client that still writes to a closed
 * connection does not see the answer.
 */
async function sendEarly(answer: Response, headers: Record<string, string>, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  outgoing.writeHead(answer.status, { ...headers, 'content-length': body.length }).write(body)
  let length = 0
  for await (const chunk of outgoing.req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > mostOfRest) break
  }
  outgoing.end()
}

// The request target is always read as a path, never as another host.
function requestAddress({ url = '/' }: IncomingMessage): URL {
  return new URL(`http://sandbox.invalid${url.startsWith('/') ? url : `/${url}`}`)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  return headers
}

/** A body that was read, or is too large for every deployment. */
interface ReadBody {
  readonly body: Uint8Array<ArrayBuffer>
  readonly isTooLarge?: boolean
}

/** Reads bodies, and gives up a body that would exceed the limit for all bodies in use. */
function createBodyReader(most: number) {
  let held = 0
  return async (incoming: IncomingMessage, use: (body: ReadBody | undefined) => Promise<void>): Promise<void> => {
    const tooLarge = { body: new Uint8Array(), isTooLarge: true }
    const chunks: Buffer[] = []
    let length = 0
    const isAcceptable = () => length <= largestBody && held <= most
    try {
      if (Number(incoming.headers['content-length'] ?? 0) > largestBody) return await use(tooLarge)
      for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        length += chunk.length
        held += chunk.length
        if (!isAcceptable()) break
        chunks.push(chunk)
      }
      if (isAcceptable()) return await use({ body: new Uint8Array(Buffer.concat(chunks)) })
      await use(length > largestBody ? tooLarge : undefined)
    } finally {
      held -= length
      // The rest of a body that is not used must not stop the connection.
      incoming.resume()
    }
  }
}

/**
 * The refusal of a request that a page of another site could send, or a page at a name whose owner pointed it to this
 * machine. Such a page could change the state, or read it.
 */
export function originRefusal(headers: Headers): Response | undefined {
  const [host = '', origin] = ['host', 'origin'].map((name) => headers.get(name) ?? undefined)
  if (!loopback.test(host))
    return refusal(403, 'The sandbox answers at a name of the loopback only, such as 127.0.0.1 or localhost.')
  const isForeign = origin !== undefined && !loopback.test(origin.replace(/^https?:\/\//i, ''))
  if (isForeign || headers.get('sec-fetch-site')?.toLowerCase() === 'cross-site')
    return refusal(403, 'The sandbox does not answer pages of other sites, only those of localhost.')
  return undefined
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

function busy(): Response {
  const refused = refusal(503, 'Too many large bodies are sent at once. Send them one after another.')
  refused.headers.set('retry-after', '1')
  return refused
}

function refusal(status: number, words: string): Response {
  const { headers, body } = textAnswer(status, `${words}\n`)
  return new Response(body, { status, headers })
}
