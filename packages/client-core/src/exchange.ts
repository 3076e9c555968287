import type { OperationDefinition } from './definition.ts'
import { type Attempt, type CallContext, ConnectionError } from './errors.ts'
import { describeFailure } from './failure.ts'
import type { RequestHeaders } from './headers.ts'
import { redact } from './redaction.ts'
import { readText } from './response-body.ts'
import type { Settings } from './settings.ts'

/** One HTTP request, ready to be sent but for its credential. */
export interface HttpRequest {
  /** The call that it is sent for; its `attempts` grow. */
  readonly context: CallContext & { readonly attempts: Attempt[] }
  readonly settings: Settings
  readonly operation: OperationDefinition
  readonly url: string
  readonly headers: Readonly<RequestHeaders>
  readonly body: BodyInit | undefined
  /** Values of the caller's headers that must not show. */
  readonly secrets: readonly string[]
}

/** An answer whose body has been read: as the operation reads a 2xx, or the start of an error's as text. */
export interface Answer {
  readonly response: Response
  /** True within 2xx. */
  readonly ok: boolean
  /** `undefined` when it is larger than `maxResponseSize`. */
  readonly body: string | Uint8Array | undefined
  /** What must not show in anything that is said of this answer. */
  readonly secrets: readonly string[]
}

const mostRedirects = 5

/** So many bytes of an error's body are looked at; at the end there may be half a secret, which nobody would recognise. */
const longestErrorBody = 65_536
const longestSecret = 4_096

/** The `type` of an answer in whose place a browser shows nothing; it is the `code` of its error, too. */
export const hiddenRedirect = 'opaqueredirect'
const hiddenReason = 'the runtime hides where a redirect leads; check `baseUrl`'

/** Sends once, with its credential, follows redirects where that is safe, and reads the body. */
export async function exchange(
  { context, settings, operation, url, headers: given, body: sent, secrets: own }: HttpRequest,
  signal: AbortSignal,
  checkTime: () => void,
): Promise<Answer> {
  const { authorize, fetch, maxResponseSize } = settings
  const { method, anonymous, read = readText } = operation
  let authorization = anonymous ? undefined : authorize?.()
  if (authorization instanceof Promise) {
    authorization = await authorization
    // It may have come after the call had ended.
    checkTime()
  }
  const secrets = [...own, ...(authorization?.secrets ?? [])]
  const headers = { authorization: authorization?.header, ...given } as Record<string, string>
  for (const name in headers) if (headers[name] === undefined) delete headers[name]
  if (sent === undefined) delete headers['content-type']
  const init = { method, headers, body: sent, signal, redirect: 'manual' } as RequestInit
  try {
    for (let redirects = 0, next = url; ; redirects++) {
      const response: Response = await fetch(next, init)
      const { ok } = response
      let target: string | undefined
      if (!ok) {
        const { status, type } = response
        if (type === hiddenRedirect) throw Object.assign(new Error(hiddenReason), { code: type })
        if (!status || !response.headers.get) throw new Error('fetch brought no answer')
        if (redirects < mostRedirects) target = redirectTarget(method, next, response)
      }
      // Lets go of a body that nobody will read, so that its socket is not pinned.
      if (target || signal.aborted) response.body?.cancel().catch(() => {})
      signal.throwIfAborted()
      if (!target) {
        const body = await (ok ? read(response, maxResponseSize) : readError(response, secrets))
        return { response, ok, body, secrets }
      }
      checkTime()
      next = target
    }
  } catch (error) {
    const { reason, code, cause } = describeFailure(error, secrets)
    // Node's fetch throws away a 407, of a proxy or of the server, with these words or with none.
    const isDenied = !code && reason === 'fetch failed' && (cause.cause as Error | undefined)?.message === ''
    if (isDenied || /^proxy (?:auth|response .407)/i.test(reason))
      return { response: new Response(null, { status: 407 }), ok: false, body: '', secrets }
    throw new ConnectionError(context, `got no complete answer: ${reason}`, { code }, { cause })
  }
}

/** Reads the start of an error's body. The status alone decides: one that broke off is still an error with its status. */
function readError(response: Response, secrets: readonly string[]): Promise<string | undefined> {
  const cutOff = (start: string) => redact(start, secrets).slice(0, -longestSecret)
  return readText(response, longestErrorBody, cutOff).catch(() => '')
}

/** Redirects are not part of the interface: only a read follows one, and only within its origin. */
function redirectTarget(method: string, url: string, { status, headers }: Response): string | undefined {
  const location = method === 'GET' && /30[12378]/.test(`${status}`) ? headers.get('location') : null
  if (location === null || !URL.canParse(location, url)) return undefined
  const target = new URL(location, url)
  const { protocol, origin } = new URL(url)
  // The origin of a `blob:` address is that of another one.
  return target.protocol === protocol && target.origin === origin ? origin + target.pathname + target.search : undefined
}
