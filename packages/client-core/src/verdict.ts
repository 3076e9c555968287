import type { OperationDefinition } from './definition.ts'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type CallContext,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ServerError,
  UnprocessableContentError,
} from './errors.ts'
import type { HttpRequest } from './exchange.ts'
import { redact, redactHeaders } from './failure.ts'
import { retryAfterMilliseconds } from './retry.ts'
import type { Answer } from './transport.ts'

/** What an answer within 2xx brought. */
export interface Verdict {
  readonly data: unknown
  readonly requestId: string | undefined
}

const errorClasses: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableContentError,
  429: RateLimitError,
}

const longestDetail = 2_000

/** Judges an answer by its status alone: the payload for 2xx, an error for everything else. */
export function judge(
  request: HttpRequest,
  answer: Answer,
  { payload, payloadOptional, reads }: OperationDefinition,
  hints: Readonly<Record<number, string>> = {},
): Verdict {
  if (!answer.response.ok) throw apiError(request, answer, hints)
  if (reads !== undefined) return { data: answer.body, requestId: requestIdOf(answer.response.headers, undefined) }
  const mayBeEmpty = payload === undefined || payloadOptional
  const body = answer.body.length === 0 && mayBeEmpty ? {} : parse(textOf(answer))
  if (body === notJson) throw unreadable(request, answer, 'its body is not JSON')
  const requestId = requestIdOf(answer.response.headers, body)
  if (payload === undefined) return { data: undefined, requestId }
  if (payload === true) return { data: answer.body.length === 0 ? undefined : body, requestId }
  if (isRecord(body) && Object.hasOwn(body, payload)) return { data: body[payload], requestId }
  if (payloadOptional && isRecord(body)) return { data: undefined, requestId }
  throw unreadable(request, answer, `its body has no \`${payload}\``)
}

/** The error for a 2xx answer whose body is not what was promised. */
export function unreadable(request: HttpRequest, answer: Answer, problem: string): ResponseParseError {
  const { status } = answer.response
  const headers = redactHeaders(answer.response.headers, answer.secrets)
  const text = redact(textOf(answer), answer.secrets).slice(0, 200)
  return new ResponseParseError(contextOf(request, answer), problem, {
    status,
    headers,
    text,
    requestId: requestIdOf(headers, undefined),
  })
}

function apiError(request: HttpRequest, answer: Answer, hints: Readonly<Record<number, string>>): ApiError {
  const { status } = answer.response
  const headers = redactHeaders(answer.response.headers, answer.secrets)
  const text = redact(textOf(answer), answer.secrets)
  // Once more inside the strings: JSON can spell a secret in other characters.
  const parsed = parse(text, (_, value) => (typeof value === 'string' ? redact(value, answer.secrets) : value))
  const isHtml =
    parsed === notJson &&
    (/^\s*<(?:!doctype|html|head|body)/i.test(text) || /html/i.test(headers.get('content-type') ?? ''))
  const detail = (
    parsed === notJson ? wordsOf(text, isHtml) : detailOf(parsed) || (parsed === null ? '' : text.trim())
  ).slice(0, longestDetail)
  const advice = [
    isHtml && status === 404 ? 'This deployment does not serve the route: it is older, or the feature is off.' : '',
    hints[status] ?? '',
  ].filter((sentence) => sentence !== '')
  const answered = `${request.method} ${request.path} answered ${status}`
  const sentence = detail === '' ? `${answered} with no explanation` : `${answered}: ${detail}`
  const message = advice.length === 0 ? sentence : [sentence.replace(/[.!?]?$/, '.'), ...advice].join(' ')
  const ErrorClass = errorClasses[status] ?? (status >= 500 ? ServerError : ApiError)
  const wish = retryAfterMilliseconds(status, headers)
  return new ErrorClass(message, contextOf(request, answer), {
    status,
    detail,
    requestId: requestIdOf(headers, parsed),
    headers,
    body: parsed === notJson ? text : parsed,
    retryAfter: wish === undefined ? undefined : wish / 1_000,
  })
}

function contextOf(request: HttpRequest, answer: Answer): CallContext {
  const { operationId, method, path } = request
  return { operationId, method, path, attempts: answer.attempts }
}

const notJson: unique symbol = Symbol('not JSON')

function parse(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return notJson
  }
}

function textOf(answer: Answer): string {
  return typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body)
}

function requestIdOf(headers: Headers, body: unknown): string | undefined {
  return isRecord(body) && typeof body.requestId === 'string'
    ? body.requestId
    : (headers.get('x-request-id') ?? undefined)
}

/** The server's words in a JSON body of any shape; not looked for deeper than they could be meant. */
function detailOf(body: unknown, depth = 5): string {
  if (typeof body === 'string') return body.trim()
  if (depth === 0 || typeof body !== 'object' || body === null) return ''
  const places = Array.isArray(body)
    ? body
    : [(body as { error?: unknown }).error, (body as { message?: unknown }).message]
  for (const place of places) {
    const detail = detailOf(place, depth - 1)
    if (detail !== '') return detail
  }
  return ''
}

function wordsOf(text: string, isHtml: boolean): string {
  if (!isHtml) return text.trim()
  // Only the start: a page can be long, and a hostile one makes any search through it slow.
  const start = text.slice(0, 4 * longestDetail)
  return start
    .replace(/<(script|style|title)\b.*?<\/\1>|<[^<>]*>/gis, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
