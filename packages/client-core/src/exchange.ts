import type { OperationDefinition } from './definition.ts'
import { type CallContext, ConnectionError } from './errors.ts'
import { describeFailure } from './failure.ts'
import type { RequestHeaders } from './headers.ts'
import type { Settings } from './settings.ts'

/** One HTTP request, ready to be sent but for its credential. */
export interface HttpRequest {
  /** The call that it is sent for; its `attempts` grow. */
  readonly context: CallContext
  readonly operation: OperationDefinition
  readonly url: string
  readonly headers: Readonly<RequestHeaders>
  readonly body: BodyInit | undefined
  /** Values of the caller's headers that must not show. */
  readonly secrets: readonly string[]
}

/** An answer whose body has been read to its end: as text, or as the operation reads a 2xx. */
export interface Answer {
  readonly response: Response
  /** True within 2xx. */
  readonly ok: boolean
  readonly body: string | Uint8Array
  /** What must not show in anything that is said of this answer. */
  readonly secrets: readonly string[]
}

const mostRedirects = 5

/** Sends once, with its credential, follows redirects where that is safe, and reads the body. */
export async function exchange(
  { authorize, fetch }: Settings,
  { context, operation, url, headers: given, body: sent, secrets: own }: HttpRequest,
  signal: AbortSignal,
  checkTime: () => void,
): Promise<Answer> {
  const { method, anonymous, read = readText } = operation
  let authorization = anonymous ? undefined : authorize?.()
  if (authorization instanceof Promise) {
    authorization = await authorization
    // It may have come after the call had ended.
    checkTime()
    signal.throwIfAborted()
  }
  const secrets = authorization ? (own.length ? [...own, ...authorization.secrets] : authorization.secrets) : own
  const headers = { authorization: authorization?.header, ...given } as Record<string, string>
  for (const name in headers) if (headers[name] === undefined) delete headers[name]
  const init: RequestInit = { method, headers, signal, redirect: 'manual' }
  if (sent === undefined) delete headers['content-type']
  else init.body = sent
  try {
    for (let redirects = 0, next = url; ; redirects++) {
      const response: Response = await fetch(next, init)
      const { ok } = response
      const target = ok || redirects === mostRedirects ? undefined : redirectTarget(method, next, response)
      // Lets go of a body that nobody will read, so that its socket is not pinned.
      if (target || signal.aborted) response.body?.cancel().catch(ignore)
      signal.throwIfAborted()
      if (target) {
        next = target
        checkTime()
        signal.throwIfAborted()
      }
      // The status alone decides: an error whose body broke off is still an error with its status.
      else return { response, ok, body: await (ok ? read(response) : readText(response).catch(() => '')), secrets }
    }
  } catch (error) {
    const { reason, code, cause } = describeFailure(error, secrets)
    throw new ConnectionError(context, `got no complete answer: ${reason}`, { code }, { cause })
  }
}

/** Redirects are not part of the interface: only a read follows one, and only within its origin. */
function redirectTarget(method: string, url: string, { status, headers }: Response): string | undefined {
  const location = method === 'GET' && status > 300 && status < 400 ? headers.get('location') : null
  if (location === null || !URL.canParse(location, url)) return undefined
  const { origin, pathname, search } = new URL(location, url)
  return origin === new URL(url).origin ? origin + pathname + search : undefined
}

/** Reads a body that is text. */
export function readText(response: Response): Promise<string> {
  return response.text()
}

/** Reads a body of bytes. */
export async function readBytes(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

function ignore(): void {}
