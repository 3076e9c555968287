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
  if (payload === undefined) return { data: undefined, requestId: requestIdOf(answer, parse(textOf(answer))) }
  if (reads !== undefined) return { data: answer.body, requestId: requestIdOf(answer, undefined) }
  const body = answer.body.length === 0 && payloadOptional ? {} : parse(textOf(answer))
  if (body === notJson) throw unreadable(request, answer, 'its body is not JSON')
  const requestId = requestIdOf(answer, body)
  if (payload === true) return { data: answer.body.length === 0 ? undefined : body, requestId }
  if (isRecord(body) && Object.hasOwn(body, payload)) return { data: body[payload], requestId }
  if (payloadOptional && isRecord(body)) return { data: undefined, requestId }
  throw unreadable(request, answer, `its body has no \`${payload}\``)
}

/** The error for a 2xx answer whose body is not what was promised. */
export function unreadable(request: HttpRequest, answer: Answer, problem: string): ResponseParseError {
  const { status } = answer.response
  const headers = redactHeaders(answer.response.headers, answer.secrets)
  const text = redact(textOf(answer), answer.secrets)
  return new ResponseParseError(contextOf(request, answer), problem, {
    status,
    headers,
    text,
    requestId: requestIdOf(answer, undefined),
  })
}

function apiError(request: HttpRequest, answer: Answer, hints: Readonly<Record<number, string>>): ApiError {
  const { status } = answer.response
  const headers = redactHeaders(answer.response.headers, answer.secrets)
  const text = redact(textOf(answer), answer.secrets)
  const parsed = parse(text)
  const isHtml = parsed === notJson && /^\s*<(?:!doctype|html|head|body)/i.test(text)
  const detail = (parsed === notJson ? wordsOf(text, isHtml) : (detailOf(parsed) ?? text.trim())).slice(
    0,
    longestDetail,
  )
  const advice = [
    isHtml && status === 404 ? 'This deployment does not serve the route: it may be older, or the feature is off.' : '',
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
    requestId: requestIdOf(answer, parsed),
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return notJson
  }
}

function textOf(answer: Answer): string {
  return typeof answer.body === 'string' ? answer.body : new TextDecoder().decode(answer.body)
}

function requestIdOf(answer: Answer, body: unknown): string | undefined {
  return isRecord(body) && typeof body.requestId === 'string'
    ? body.requestId
    : (answer.response.headers.get('x-request-id') ?? undefined)
}

/** The server's words in a JSON body of any shape. */
function detailOf(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim()
  if (Array.isArray(body)) return body.map(detailOf).find((detail) => detail !== undefined && detail !== '')
  if (!isRecord(body)) return body === null ? '' : undefined
  return detailOf(body.error ?? undefined) ?? detailOf(body.message ?? undefined)
}

function wordsOf(text: string, isHtml: boolean): string {
  if (!isHtml) return text.trim()
  const visible = text
    .replace(/<(?:script|style|title)\b[\s\S]*?<\/(?:script|style|title)>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
  return visible.replace(/\s+/g, ' ').trim()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
