import type { Settings } from './settings.ts'

/** One HTTP request, ready to be sent but for its credential. */
export interface HttpRequest {
  readonly operationId: string | undefined
  readonly method: string
  /** The template, for messages. */
  readonly path: string
  readonly url: string
  /** By lower-case name; `undefined` takes back a header that the transport would send. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: BodyInit | undefined
  /** Values of the caller's headers that must not show. */
  readonly secrets: readonly string[]
  readonly reads: 'text' | 'bytes'
  readonly anonymous: boolean
  readonly retryStatuses: readonly number[] | undefined
}

/** An answer whose body has been read to its end. */
export interface Exchange {
  readonly response: Response
  readonly body: string | Uint8Array<ArrayBuffer>
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])
const mostRedirects = 5

/** Sends once, follows redirects where that is safe, and reads the body. */
export async function exchange(
  fetch: Settings['fetch'],
  request: HttpRequest,
  headers: Record<string, string>,
  cancelled: AbortSignal,
): Promise<Exchange> {
  const { method, body, reads } = request
  const init: RequestInit = { method, headers, signal: cancelled, redirect: 'manual' }
  if (body !== undefined) init.body = body
  let url = request.url
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, init)
    refuseNoAnswer(response)
    const target = redirects < mostRedirects ? redirectTarget(method, url, response) : undefined
    if (cancelled.aborted || target !== undefined) await discard(response)
    if (cancelled.aborted) throw cancelled.reason
    if (target !== undefined) url = target
    else if (response.ok && reads === 'bytes') return { response, body: new Uint8Array(await response.arrayBuffer()) }
    else if (response.ok) return { response, body: await response.text() }
    else return { response, body: await readError(response, cancelled) }
  }
}

/** A `fetch` of the caller may bring anything; what is no answer of a server is a failed connection. */
function refuseNoAnswer(response: Response): void {
  const { status, headers, text } = Object(response) as Response
  if (!(status >= 200 && status < 600) || typeof text !== 'function' || typeof headers?.get !== 'function')
    throw new TypeError(`fetch brought no HTTP answer (status ${status})`)
}

/** Redirects are not part of the interface: only a read follows one, and only within its origin. */
function redirectTarget(method: string, url: string, response: Response): string | undefined {
  const location = redirectStatuses.has(response.status) ? response.headers.get('location') : null
  if (location === null || (method !== 'GET' && method !== 'HEAD') || !URL.canParse(location, url)) return undefined
  const { origin, username, password, href } = new URL(location, url)
  return origin === new URL(url).origin && username + password === '' ? href : undefined
}

/** The status alone decides: an error whose body broke off is still an error with its status. */
async function readError(response: Response, cancelled: AbortSignal): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    if (cancelled.aborted) throw error
    return ''
  }
}

/** Lets go of a body that nobody will read, so that its socket is not pinned. */
async function discard(response: Response): Promise<void> {
  try {
    await response.body?.cancel()
  } catch {
    // The connection is gone already.
  }
}
