import type { ApiResult } from './api-promise.ts'
import type { ApiDefinition, Unwrap } from './definition.ts'
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
import { type Answer, createErrorContext, findRequestSecrets, type HttpRequest } from './exchange.ts'
import { describeFailure, toOneLine } from './failure.ts'
import { unwrapPayload } from './payload.ts'
import { redactBody, redactHeaders } from './redaction.ts'
import { serverWaits } from './retry.ts'

const errorClasses: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableContentError,
  429: RateLimitError,
}

/** The number of characters that are read of an unusable answer. An error has no more. */
const longestUnusable = 64 * 1024

type ErrorHints = ApiDefinition['errorHints'] | undefined

/** The payload of a 2xx answer, and the parsed body. */
type Unwrapped = readonly [data: unknown, body?: unknown]

/** Decides by the status alone: the payload for 2xx, an error for everything else. */
export function judgeAnswer(answer: Answer, hints: ErrorHints): Unwrapped {
  const { request, response, body: text } = answer
  const { operation } = request
  const { read, alternatives } = operation
  let result: ReturnType<Unwrap> | undefined
  try {
    if (response.ok && text !== undefined)
      result = read ? [text] : (alternatives?.unwrap ?? unwrapPayload)(text as string, operation, response)
  } catch {
    // Not JSON.
  }
  if (typeof result === 'object') return result
  throw createAnswerError(answer, hints, result)
}

/** Returns the payload with its response. */
export function toApiResult(
  { context, operation: { pages } }: HttpRequest,
  response: Response,
  [data, body]: Unwrapped,
): ApiResult<unknown> {
  return {
    data,
    response,
    requestId: readRequestId(response.headers, body),
    attempts: context.attempts,
    ...(pages && { page: pages.read?.(body) ?? Object(Object(body)[pages.facts as string]) }),
  }
}

/** Returns the error for an answer outside 2xx, or for a 2xx answer with an unusable body: `problem` says why. */
export function createAnswerError(
  { request, response, body: raw }: Answer,
  hints: ErrorHints,
  problem: string = raw === undefined
    ? `is larger than \`maxResponseSize\`, ${request.settings.maxResponseSize} bytes`
    : 'is not JSON',
): CallError {
  const { settings, operation } = request
  const { status, ok } = response
  const context = createErrorContext(request)
  const secrets = findRequestSecrets(request)
  const headers = redactHeaders(response.headers, secrets)
  const text = redactBody(((raw ?? '') as string).slice(0, longestUnusable), secrets)
  let body: unknown = text
  let detail = text
  let cause: Error | undefined
  try {
    body = JSON.parse(text)
    detail = describeIssues(findServerWords(body), body) || (body === null ? '' : text)
  } catch (error) {
    cause = describeFailure(error, secrets).cause
    detail = readVisibleWords(text)
  }
  const facts = { status, headers, requestId: readRequestId(headers, body) }
  if (ok) {
    // Nobody knows a secret that an unreadable answer brings.
    const start = operation.secrets ? '' : text.slice(0, 200)
    const sentence = `answered ${status}, but its body ${problem}`
    settings.log?.write?.('error', context, sentence, { status })
    return new ResponseParseError(
      context,
      sentence + (start && `: ${toOneLine(start)}`),
      { ...facts, text: start },
      start && cause ? { cause } : undefined,
    )
  }
  detail = toOneLine(detail)
  // No API answers in markup. This is a page of a server or a gateway.
  const [, repeated] = /(\/.+)\n\1\//.exec(`${settings.baseUrl}\n${operation.path}`) ?? []
  const unserved = repeated
    ? `\`baseUrl\` ends in ${repeated}, with which the path begins: leave it out`
    : /^\s*</.test(text) && 'the route is not served here'
  const advice = (status === 404 && unserved) || hints?.[status]
  const [wait] = serverWaits(response)
  return new (errorClasses[status] ?? (status >= 500 ? ServerError : ApiError))(
    context,
    `answered ${status}${detail && `: ${detail}`}${advice ? ` (${advice})` : ''}`,
    { ...facts, detail, body, retryAfter: wait && wait / 1_000 },
  )
}

function readRequestId(headers: Headers, body: unknown): string | undefined {
  const { requestId } = Object(body)
  const id = typeof requestId === 'string' ? requestId : headers.get('x-request-id')
  return id ? toOneLine(id) : undefined
}

/** Returns the server's message in a JSON body. */
function findServerWords(body: unknown): string {
  if (typeof body === 'string') return body
  if (Object(body) !== body) return ''
  const { error, message, errors, issues } = body as Readonly<Record<string, unknown>>
  const candidates = Array.isArray(body) ? body : [error, message, errors, issues]
  return candidates.map(findServerWords).find((detail) => detail.trim()) ?? ''
}

const mostIssues = 20

/** Returns the words with the places in the request that are wrong, unless the words name them. */
function describeIssues(words: string, body: unknown): string {
  const { issues } = Object(body) as { issues?: unknown }
  const places = (Array.isArray(issues) ? issues : []).slice(0, mostIssues).flatMap((issue) => {
    const { path, message } = Object(issue) as { path?: unknown; message?: unknown }
    const place = [path].flat().join('.')
    return place === '' || typeof message !== 'string' || words.includes(`${place}: `) ? [] : `${place}: ${message}`
  })
  // Where there are no other words, they are those of the first issue.
  const isFirst = places.length > 0 && Object(issues)[0]?.message === words
  return isFirst ? places.join('; ') : [words, ...places].filter(Boolean).join('; ')
}

/** Reads only the start: a page can be long, and a hostile page can make a search slow. */
function readVisibleWords(html: string): string {
  return html.slice(0, 8_000).replace(/(?:<(script|style|title)\b.*?<\/\1>|<[^<>]*>|\s)+/gis, ' ')
}
