/** A request as a deployment reads it. */
export interface IncomingRequest {
  readonly method: string
  /** Encoded, as it was sent, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** Decoded, unless its `Content-Encoding` is wrong or unknown. */
  readonly body: Uint8Array
  /** Status of the refusal: 400 for a body that cannot be decoded, 415 for an unknown `Content-Encoding`. */
  readonly encodingFault?: 400 | 415
}

/** The validated parts of a request. */
export interface ValidRequest {
  /** Id of the item that the path names; empty if it names none. */
  readonly id: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const { method, headers } = request
  const sent = request.body === null ? new Uint8Array() : new Uint8Array(await request.arrayBuffer())
  const encoding = headers.get('content-encoding')?.toLowerCase() || 'identity'
  return { method, path: pathname, query: searchParams, headers, ...(await decoded(sent, encoding)) }
}

async function decoded(
  body: Uint8Array<ArrayBuffer>,
  encoding: string,
): Promise<Pick<IncomingRequest, 'body' | 'encodingFault'>> {
  if (encoding === 'identity' || body.length === 0) return { body }
  if (encoding !== 'gzip' && encoding !== 'deflate') return { body, encodingFault: 415 }
  try {
    return { body: await decompressed(body, encoding) }
  } catch {
    return { body, encodingFault: 400 }
  }
}

/** No deployment accepts more, so decompression stops here. */
const largest = 33 * 1024 * 1024

async function decompressed(body: Uint8Array<ArrayBuffer>, encoding: 'gzip' | 'deflate'): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream(encoding)).getReader()
  for (let next = await reader.read(); !next.done && length <= largest; next = await reader.read()) {
    chunks.push(next.value)
    length += next.value.length
  }
  await reader.cancel()
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}
