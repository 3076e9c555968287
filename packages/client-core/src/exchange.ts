import type { Authorization } from './credentials.ts'
import type { OperationDefinition } from './definition.ts'
import { type Attempt, type CallContext, type CallRequest, ConnectionError } from './errors.ts'
import { describeFailure, toOneLine } from './failure.ts'
import type { RequestHeaders } from './headers.ts'
import type { CompleteCallOptions } from './options.ts'
import { findHeaderSecrets, redact } from './redaction.ts'
import { readText } from './response-body.ts'
import type { Settings } from './settings.ts'

/** One HTTP request, complete except for its credential. */
export interface HttpRequest {
  /** The call that the request belongs to. Each attempt is added to it. */
  readonly context: CallContext & { readonly attempts: Attempt[] }
  readonly settings: Settings
  readonly operation: OperationDefinition
  readonly options: CompleteCallOptions
  readonly url: string
  readonly headers: Readonly<RequestHeaders>
  readonly body: BodyInit | undefined
  /** The credential of the last attempt, once it is known. */
  authorization?: Authorization | undefined
  /** See {@link findRequestSecrets}. */
  secrets?: readonly string[] | undefined
}

/** Returns the secrets to remove from every message about a request and its answer. Most calls need no message. */
export function findRequestSecrets(request: HttpRequest): readonly string[] {
  const { operation, headers, body, authorization } = request
  const [find, names] = operation.secrets ?? [() => [], []]
  request.secrets ??= [...findHeaderSecrets(headers), ...(authorization?.secrets ?? []), ...find(body, names)]
  return request.secrets
}

/** The context of an error. It names the object that the call is about, which no log and no success needs. */
export function createErrorContext(sent: HttpRequest): CallContext & { readonly request: CallRequest } {
  const { context, settings, url } = sent
  const safe = (text: string) => toOneLine(redact(text, findRequestSecrets(sent)))
  const { method } = context
  const [path = ''] = url.slice(settings.baseUrl.length).split('?')
  const segments = path.split('/')
  const parameters: Record<string, string> = {}
  for (const [index, part] of context.path.split('/').entries())
    if (part.startsWith('{')) parameters[part.slice(1, -1)] = safe(decodeURIComponent(segments[index] as string))
  return { ...context, request: { method, path: safe(path), parameters } }
}

/** An answer whose body has been read: a 2xx as the operation reads it, the start of an error as text. */
export interface Answer {
  readonly request: HttpRequest
  readonly response: Response
  /** `undefined` when it is larger than `maxResponseSize`. */
  readonly body: string | Uint8Array | undefined
}

const mostRedirects = 5

/**
 * The number of bytes of an error's body that are read. The end may contain half of a secret, which redaction would not
 * recognise.
 */
const longestErrorBody = 65_536
const longestSecret = 4_096

/** The `type` of the empty answer by which a browser hides a redirect. It is also the `code` of the error. */
export const hiddenRedirect = 'opaqueredirect'
const hiddenReason = 'the runtime hides where a redirect leads; check `baseUrl`'

/** Sends once, with its credential, follows redirects where that is safe, and reads the body. */
export async function exchange(request: HttpRequest, signal: AbortSignal, checkTime: () => void): Promise<Answer> {
  const { settings, operation, url, headers: given, body: sent } = request
  const { authorize, fetch, maxResponseSize } = settings
  const { method, anonymous, read = readText } = operation
  let authorization = anonymous ? undefined : authorize?.()
  if (authorization && 'then' in authorization) {
    authorization = await authorization
    // The answer may arrive after the call has ended.
    checkTime()
  }
  request.authorization = authorization
  request.secrets = undefined
  const headers = { authorization: authorization?.header, ...given } as Record<string, string>
  for (const name in headers)
    if (headers[name] === undefined || (name === 'content-type' && sent === undefined)) delete headers[name]
  const init = { method, headers, body: sent, signal, redirect: 'manual' } as RequestInit
  try {
    for (let redirects = 0, next = url; ; redirects++) {
      const response: Response = await fetch(next, init)
      const { ok, status } = response
      let target: string | undefined
      if (!ok) {
        const { type } = response
        if (type === hiddenRedirect) throw Object.assign(new Error(hiddenReason), { code: type })
        if (!status || !response.headers.get) throw new Error('fetch brought no answer')
        if (redirects < mostRedirects) target = redirectTarget(method, next, response)
      }
      // Cancel a body that nobody will read. Otherwise it would keep its socket.
      if (target || signal.aborted) {
        response.body?.cancel().catch(() => {})
        signal.throwIfAborted()
      }
      if (!target) {
        const body = await (ok ? read(response, maxResponseSize) : readError(response, findRequestSecrets(request)))
        return { request, response, body }
      }
      checkTime()
      next = target
    }
  } catch (error) {
    const { reason, code, cause } = describeFailure(error, findRequestSecrets(request))
    // Node's fetch rejects a 407, of a proxy or of the server, with this message or with none.
    const isDenied = !code && reason === 'fetch failed' && (cause.cause as Error | undefined)?.message === ''
    if (isDenied || /^proxy (?:auth|response .407)/i.test(reason))
      return { request, response: new Response(null, { status: 407 }), body: '' }
    throw new ConnectionError(
      createErrorContext(request),
      `got no complete answer: ${reason}`,
      { code, reason },
      { cause },
    )
  }
}

/** Reads the start of an error's body. An error whose body breaks off keeps its status. */
function readError(response: Response, secrets: readonly string[]): Promise<string | undefined> {
  const cutOff = (start: string) => redact(start, secrets).slice(0, -longestSecret)
  return readText(response, longestErrorBody, cutOff).catch(() => '')
}

/** Redirects are not part of the interface: only a read follows one, and only within the same origin. */
function redirectTarget(method: string, url: string, { status, headers }: Response): string | undefined {
  if (method !== 'GET' || !/30[12378]/.test(`${status}`)) return undefined
  const location = headers.get('location')
  if (location === null || !URL.canParse(location, url)) return undefined
  const target = new URL(location, url)
  const { protocol, origin } = new URL(url)
  // A `blob:` address has the origin of another address.
  return target.protocol === protocol && target.origin === origin ? origin + target.pathname + target.search : undefined
}
