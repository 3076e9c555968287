import type { ApiResult } from './api-promise.ts'
import type { ApiDefinition } from './definition.ts'
import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  type CallError,
  ConflictError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ResponseParseError,
  ServerError,
  UnprocessableContentError,
} from './errors.ts'
import type { Answer, HttpRequest } from './exchange.ts'
import { redactBody, redactHeaders } from './failure.ts'
import { retryAfterMilliseconds } from './retry.ts'

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

type ErrorHints = ApiDefinition['errorHints'] | undefined

/** Judges an answer by its status alone: the payload for 2xx, an error for everything else. */
export function judge(request: HttpRequest, answer: Answer, hints: ErrorHints): ApiResult<unknown> {
  const { context, operation } = request
  const { payload, payloadOptional, pages, read } = operation
  const { response, ok, body: text } = answer
  if (!ok) throw errorOf(request, answer, hints)
  const resolve = (data: unknown, body?: unknown) => ({
    data,
    response,
    requestId: requestIdOf(response, body),
    attempts: context.attempts,
    ...(pages && { page: Object(Object(body)[pages.facts as string]) }),
  })
  if (read) return resolve(text)
  if (text === '' && (payload === undefined || payloadOptional)) return resolve(undefined)
  let body: unknown
  try {
    body = JSON.parse(text as string)
  } catch {
    throw errorOf(request, answer, hints)
  }
  if (pages && !Array.isArray(payload === true ? body : Object(body)[payload as string]))
    throw errorOf(request, answer, hints)
  if (payload === undefined || payload === true) return resolve(payload && body, body)
  if (isRecord(body) && (payloadOptional || Object.hasOwn(body, payload))) return resolve(body[payload], body)
  throw errorOf(request, answer, hints)
}

/** The error for an answer outside 2xx, or for one within whose body is not what was promised. */
export function errorOf(
  { context, operation }: HttpRequest,
  { response, ok, body: raw, secrets }: Answer,
  hints: ErrorHints,
): CallError {
  const { status } = response
  const headers = redactHeaders(response.headers, secrets)
  const text = redactBody(raw as string, secrets)
  let body: unknown = text
  let detail = text
  let notJson: ErrorOptions | undefined
  try {
    body = JSON.parse(text)
    detail = detailOf(body) || (body === null ? '' : text)
  } catch (cause) {
    notJson = { cause }
    detail = wordsOf(text)
  }
  const facts = { status, headers, requestId: requestIdOf({ headers }, body) }
  if (ok) {
    const start = text.slice(0, 200)
    const problem = notJson ? 'is not JSON' : `has no ${operation.pages ? 'list' : `\`${operation.payload}\``}`
    return new ResponseParseError(
      context,
      `answered ${status}, but its body ${problem}: ${start}`,
      { ...facts, text: start },
      notJson,
    )
  }
  detail = detail.trim().slice(0, longestDetail)
  // No API answers in markup: this is a page of a server or a gateway.
  const advice = status === 404 && /^\s*</.test(text) ? 'the route is not served here' : hints?.[status]
  const sentence = `answered ${status}${detail ? `: ${detail}` : ' with no explanation'}`
  const wish = retryAfterMilliseconds(response)
  return new (errorClasses[status] ?? (status >= 500 ? ServerError : ApiError))(
    context,
    advice ? `${sentence} (${advice})` : sentence,
    { ...facts, detail, body, retryAfter: wish && wish / 1_000 },
  )
}

function requestIdOf({ headers }: Pick<Response, 'headers'>, body: unknown): string | undefined {
  return isRecord(body) && typeof body.requestId === 'string'
    ? body.requestId
    : (headers.get('x-request-id') ?? undefined)
}

/** The server's words in a JSON body of any shape. */
function detailOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (typeof body !== 'object' || body === null) return ''
  const { error, message } = body as { error?: unknown; message?: unknown }
  for (const place of Array.isArray(body) ? body : [error, message]) {
    const detail = detailOf(place)
    if (detail.trim()) return detail
  }
  return ''
}

/** Only of the start: a page can be long, and a hostile one makes any search through it slow. */
function wordsOf(html: string): string {
  return html
    .slice(0, 4 * longestDetail)
    .replace(/<(script|style|title)\b.*?<\/\1>|<[^<>]*>/gis, ' ')
    .replace(/\s+/g, ' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
