import { type Credentials, readRequestCredentials } from './credentials.ts'

/** A request as a client sent it. In contrast to a `Request`, its method can be `TRACE`, and a `GET` can have a body. */
export interface SentRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** Whether the body is larger than `largestBody`. It is not read then. */
  readonly isTooLarge?: boolean
  /** Aborted when the client no longer waits for an answer. */
  readonly signal: AbortSignal
}

/** Answers requests. */
export type Handler = (request: SentRequest) => Promise<Response>

/** Bytes of the largest body that deployments accept. */
export const largestBody: number = 32 * 1024 * 1024

/** A request as a deployment reads it. */
export interface IncomingRequest {
  readonly method: string
  /** Encoded, as it was sent, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Those of HTTP Basic, where the request carries them. */
  readonly credentials: Credentials | undefined
  /** Decoded, unless its `Content-Encoding` is wrong or unknown. */
  readonly body: Uint8Array
  /**
   * Status of the refusal: 400 for a body that cannot be decoded, 413 for one that is too large, 415 for an unknown
   * `Content-Encoding`.
   */
  readonly bodyFault?: 400 | 413 | 415
}

/** A mistake in a body, and its place: `tiles.0.name`. */
export interface Mistake {
  readonly path: string
  readonly message: string
}

/** The validated parts of a request. */
export interface ValidRequest {
  /** Id of the item that the path names; empty if it names none. */
  readonly id: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  /** What is wrong with the body, for an operation that answers with it. Other operations refuse such a body. */
  readonly mistakes?: readonly Mistake[]
}

/** The request that the arguments of a `fetch` describe. */
export async function sentRequest(request: Request): Promise<SentRequest> {
  const { method, headers, signal } = request
  const body = request.body === null ? new Uint8Array() : new Uint8Array(await request.arrayBuffer())
  return { method, url: new URL(request.url), headers, body, signal }
}

export async function readRequest(request: SentRequest): Promise<IncomingRequest> {
  const { method, headers, url } = request
  const credentials = await readRequestCredentials(headers)
  const body = await readBody(request)
  return { method, path: url.pathname, query: url.searchParams, headers, credentials, ...body }
}

type ReadBody = Pick<IncomingRequest, 'body' | 'bodyFault'>

async function readBody({ headers, body, isTooLarge }: SentRequest): Promise<ReadBody> {
  const encoding = headers.get('content-encoding')?.toLowerCase() || 'identity'
  if (isTooLarge) return tooLarge
  if (encoding === 'identity' || body.length === 0) return limited(body)
  if (encoding !== 'gzip' && encoding !== 'deflate') return { body, bodyFault: 415 }
  try {
    return limited(await decompressed(body, encoding))
  } catch {
    return { body, bodyFault: 400 }
  }
}

const tooLarge: ReadBody = { body: new Uint8Array(), bodyFault: 413 }

function limited(body: Uint8Array): ReadBody {
  return body.length > largestBody ? tooLarge : { body }
}

async function decompressed(body: Uint8Array<ArrayBuffer>, encoding: 'gzip' | 'deflate'): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream(encoding)).getReader()
  for (let next = await reader.read(); !next.done && length <= largestBody; next = await reader.read()) {
    chunks.push(next.value)
    length += next.value.length
  }
  await reader.cancel()
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
