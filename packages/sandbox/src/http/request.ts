/** A request as a deployment reads it. */
export interface IncomingRequest {
  readonly method: string
  /** As it was sent: encoded, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Uint8Array
}

export async function readRequest(request: Request): Promise<IncomingRequest> {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: request.body === null ? new Uint8Array() : new Uint8Array(await request.arrayBuffer()),
  }
}
