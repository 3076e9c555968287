import { isDeepStrictEqual } from 'node:util'
import { ApiError, ConnectionError, TimeoutError } from '@clouddb/management/errors'
import type { SentRequest } from '../derivation/altered-cases.ts'
import type { Call } from '../derivation/calls.ts'
import type { Operation } from '../document/document.ts'
import { isJsonObject, type Json } from '../schema/schema.ts'
import type { Silence } from './case-result.ts'
import { type CallResult, errorNameOf, type Outcome } from './client-call.ts'
import type { ReceivedAnswer } from './wire.ts'

/** The request that a client must make of a call. */
export interface ExpectedRequest {
  readonly operation: Operation
  readonly call: Call
  readonly baseUrl: string
  readonly authorization: string | null
  /** True for real credentials: no complaint may show them. */
  readonly isSecret: boolean
}

/** Compares the sent request with the call, byte by byte. */
export function checkSent(expected: ExpectedRequest, sent: readonly SentRequest[]): string[] {
  const { operation, call, baseUrl } = expected
  const [request] = sent
  if (!request || sent.length > 1) return [`${sent.length} requests were sent, expected one`]
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(call.path[name] ?? ''))
  const query = Object.entries(call.query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)]),
  )
  const { searchParams, hash } = new URL(request.url)
  const { headers } = request
  return [
    ...differ('the method', request.method, operation.method),
    ...differ('the address', request.url.split('?')[0], baseUrl + path),
    ...differ('the query', [...searchParams], query),
    ...differ('the fragment', hash, ''),
    ...differ('the body', request.body, operation.body ? JSON.stringify(call.body) : undefined),
    ...differ('content-type', headers.get('content-type'), operation.body?.mediaType ?? null),
    ...checkAuthorization(expected, headers.get('authorization')),
    ...differ('accept', headers.get('accept'), acceptOf(operation)),
    ...Object.entries(call.headers).flatMap(([name, value]) => differ(name, headers.get(name), value)),
  ]
}

/** Where a success can be text, the client accepts errors of any media type. */
function acceptOf(operation: Operation): string {
  const types = successTypesOf(operation)
  if (!types.has('text/plain')) return 'application/json'
  return types.has('application/json') ? 'application/json, text/plain;q=0.5, */*;q=0.1' : 'text/plain, */*;q=0.1'
}

const successTypesOf = ({ answers }: Operation): Set<string | undefined> =>
  new Set(answers.filter(({ key }) => /^2/.test(key)).map(({ mediaType }) => mediaType))

function checkAuthorization({ authorization, isSecret }: ExpectedRequest, sent: string | null): string[] {
  if (!isSecret) return differ('authorization', sent, authorization)
  return unless(sent === authorization, 'authorization is not what the credentials make; neither is shown here')
}

/** The client must refuse the arguments itself, and send nothing. */
export function checkUnsent(outcome: Outcome, sent: readonly SentRequest[]): string[] {
  const name = 'error' in outcome ? errorNameOf(outcome.error) : 'no error'
  const isRefusal = name === 'InvalidArgumentError' || name === 'ConfigurationError'
  return [
    ...sent.map(({ url }) => `a request was sent to ${url}`),
    ...(isRefusal ? [] : [`it ended with ${name}, expected InvalidArgumentError or ConfigurationError`]),
  ]
}

/** Compares the outcome of a call with the answer; without the body, where it could not be read. */
export function checkOutcome(outcome: Outcome, operation: Operation, received: ReceivedAnswer, body?: Json): string[] {
  if (received.status >= 200 && received.status < 300) {
    if ('error' in outcome) return [`it failed: ${clientErrorWords(outcome.error)}`]
    const isText = [...successTypesOf(operation)].join() === 'text/plain'
    return checkPayload(outcome.result, received, body, isText ? undefined : operation.payloadKey)
  }
  if ('result' in outcome) return [`the client took the answer ${received.status} for a success`]
  if (typeof (outcome.error as Partial<ApiError>)?.status !== 'number') {
    return [
      `the client made of the answer ${received.status} no error with its status: ${clientErrorWords(outcome.error)}`,
    ]
  }
  return checkError(outcome.error as ApiError, operation, received, body)
}

function checkPayload(
  { data, response, requestId, attempts }: CallResult,
  received: ReceivedAnswer,
  body: Json | undefined,
  payloadKey: string | undefined,
): string[] {
  const fields = isJsonObject(body) ? body : undefined
  return [
    ...differ('the status', response.status, received.status),
    ...differ('the payload', data, payloadKey === undefined ? body : fields?.[payloadKey]),
    ...(fields && 'requestId' in fields ? differ('requestId', requestId, fields.requestId) : []),
    ...differ('the number of attempts', attempts.length, 1),
  ]
}

function checkError(error: ApiError, operation: Operation, received: ReceivedAnswer, body: Json | undefined): string[] {
  return [
    ...differ('the status', error.status, received.status),
    ...differ('the error class', errorNameOf(error), classOf(error.status)),
    ...differ('operationId', error.operationId, operation.id),
    ...differ('method', error.method, operation.method),
    ...differ('path', error.path, operation.path),
    ...differ('the number of attempts', error.attempts.length, 1),
    ...(body === undefined || !isWhole(error, received) ? [] : differ('the body', error.body, body)),
    ...(body === undefined || !isWhole(error, received) ? [] : checkWords(error, body, received)),
    ...(isJsonObject(body) && 'requestId' in body ? differ('requestId', error.requestId, body.requestId) : []),
    ...checkRetryAfter(error, received),
  ]
}

const CLASSES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableContentError',
  429: 'RateLimitError',
}

const classOf = (status: number): string => CLASSES[status] ?? (status >= 500 ? 'ServerError' : 'ApiError')

/** Whether the error has the whole body: the client cuts long bodies, and removes credentials that a server repeats. */
const isWhole = ({ detail, body }: ApiError, { text }: ReceivedAnswer): boolean =>
  text.length < 60_000 && !JSON.stringify([detail, body]).includes('[redacted]')

/** The text as the client shows it: on one line and shortened. */
const onOneLine = (said: string): string =>
  said
    .slice(0, 2_000)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu, ' ')
    .trim()

/** The detail and the message must contain the words of the server: `error`, else `message`, else the text. */
function checkWords(error: ApiError, body: Json, { headers }: ReceivedAnswer): string[] {
  const said = isJsonObject(body) ? (body.error ?? body.message) : body
  if (typeof said !== 'string') return []
  const sentence = `${error.method} ${error.request.path} answered ${error.status}: ${error.detail}`
  const words = onOneLine(said)
  // The client adds the places that issues name.
  const isListed = isJsonObject(body) && Array.isArray(body.issues) && error.detail.startsWith(words)
  return [
    ...(headers.get('content-type')?.includes('html') && said.includes('<')
      ? unless(isVisible(error.detail, said), `the detail is ${JSON.stringify(error.detail)}, not what the page shows`)
      : differ('the detail', isListed ? words : error.detail, words)),
    ...unless(error.message.startsWith(sentence), `the message is ${JSON.stringify(error.message)}`),
  ]
}

/** The detail of an HTML page must be visible words of it, without markup. */
function isVisible(detail: string, page: string): boolean {
  const words = detail.split(/\s+/).filter(Boolean)
  return words.length > 0 && !/[<>]/.test(detail) && words.every((word) => page.includes(word))
}

/** `retryAfter` must be the shortest time in seconds that the server sent. */
function checkRetryAfter(error: ApiError, { headers }: ReceivedAnswer): string[] {
  const told = ['retry-after', 'ratelimit-reset', 'x-ratelimit-reset'].map((name) => Number(headers.get(name)))
  const times = told.filter((time) => time > 0)
  return error.status === 429 && times.length > 0 ? differ('retryAfter', error.retryAfter, Math.min(...times)) : []
}

/** Why a call ended without an answer. */
export function silenceOf(error: unknown): Silence {
  const words = TimeoutError.is(error)
    ? `no complete answer within its ${error.limit} of ${error.milliseconds} ms`
    : ConnectionError.is(error)
      ? `no complete answer: ${error.reason}`
      : `no answer: ${clientErrorWords(error)}`
  return {
    reason: words,
    code: ConnectionError.is(error) ? error.code : undefined,
    status: ApiError.is(error) ? error.status : undefined,
  }
}

export function clientErrorWords(error: unknown): string {
  return `${errorNameOf(error)}: ${(error as Partial<Error>)?.message ?? ''}`
}

/** One complaint if two values differ, none if they are equal. */
export function differ(what: string, actual: unknown, expected: unknown): string[] {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return []
  return [`${what} is ${briefJson(actual)}, expected ${briefJson(expected)}`]
}

export function unless(isRight: boolean, complaint: string): string[] {
  return isRight ? [] : [complaint]
}

const briefJson = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 400)
