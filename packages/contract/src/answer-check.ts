import { differ, unless } from './complaints.ts'
import type { Case } from './derivation/case.ts'
import type { Answer, ContractDocument, Example, Operation } from './document.ts'
import { type CallResult, nameOf, type Outcome } from './outcome.ts'
import type { Json, JsonObject } from './schema.ts'

/** Compares what the client made of the answer with what the document says of it. */
export function checkAnswer(outcome: Outcome, item: Case, document: ContractDocument): string[] {
  const { operation, expectation } = item
  if (expectation.kind === 'refused') return checkRefused(outcome, item, expectation.statuses)
  const answer = expectation.kind === 'answered' ? expectation.answer : firstSuccess(operation)
  if (!answer) return ['the document has no success answer']
  const example = expectation.kind === 'answered' ? expectation.example : answer.examples[0]
  if (answer.status < 300) {
    return 'error' in outcome
      ? [`it failed: ${describe(outcome.error)}`]
      : checkPayload(outcome.result, answer, example, document)
  }
  const error = apiErrorOf(outcome)
  return typeof error === 'string' ? [error] : checkError(error, operation, answer, example, document)
}

/** What a server answers when it is asked for nothing particular. */
function firstSuccess({ answers }: Operation): Answer | undefined {
  const successes = answers.filter(({ status }) => status >= 200 && status < 300)
  return successes.toSorted((left, right) => left.status - right.status)[0]
}

/** What the packages promise of an `ApiError`, read without their classes. */
interface ApiFailure extends Error {
  readonly status: number
  readonly detail: string
  readonly requestId: string | undefined
  readonly headers: Headers
  readonly body: unknown
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly attempts: readonly unknown[]
  readonly retryAfter: number | undefined
}

function apiErrorOf(outcome: Outcome): ApiFailure | string {
  if ('result' in outcome) return `the server accepted it with ${outcome.result.response.status}`
  const isAnswer = typeof (outcome.error as Partial<ApiFailure>)?.status === 'number'
  return isAnswer ? (outcome.error as ApiFailure) : `no answer came: ${describe(outcome.error)}`
}

function checkRefused(outcome: Outcome, { operation, alteration }: Case, statuses: readonly number[]): string[] {
  const error = apiErrorOf(outcome)
  if (typeof error === 'string') return [error]
  // The mock names its reasons where the document has the status; a wrong method is refused before it looks for any.
  const isDocumented = operation.answers.some(({ status }) => status === error.status)
  const hasReason = error.headers.has('sl-violations')
  return [
    ...unless(statuses.includes(error.status), `the status is ${error.status}, expected ${statuses.join(' or ')}`),
    ...checkClass(error, operation),
    ...unless(hasReason || !isDocumented || alteration?.method !== undefined, 'the mock names no violation'),
  ]
}

function checkPayload(result: CallResult, answer: Answer, example: Example | undefined, document: ContractDocument) {
  const { data, response, requestId, attempts } = result
  const body = example?.value as JsonObject | undefined
  const violations = response.headers.get('sl-violations')
  const key = document.payloadKey
  return [
    ...differ('the status', response.status, answer.status),
    ...unless(violations === null, `the mock complains: ${violations}`),
    ...differ('the payload', data, key === undefined ? body : body?.[key]),
    ...(body && 'requestId' in body ? differ('requestId', requestId, body.requestId) : []),
    ...differ('the number of attempts', attempts.length, 1),
    ...checkSchema(body, answer, document),
  ]
}

function checkError(
  error: ApiFailure,
  operation: Operation,
  answer: Answer,
  example: Example | undefined,
  document: ContractDocument,
): string[] {
  const body = example?.value
  return [
    ...differ('the status', error.status, answer.status),
    ...checkClass(error, operation),
    ...(body === undefined ? [] : differ('the body', error.body, body)),
    ...(body === undefined ? [] : checkWords(error, body, answer)),
    ...(isObject(body) ? differ('requestId', error.requestId, body.requestId) : []),
    ...checkWish(error),
    ...checkSchema(body ?? (error.body as Json), answer, document),
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

function checkClass(error: ApiFailure, operation: Operation): string[] {
  const expected = CLASSES[error.status] ?? (error.status >= 500 ? 'ServerError' : 'ApiError')
  return [
    ...differ('the error class', nameOf(error), expected),
    ...differ('operationId', error.operationId, operation.id),
    ...differ('method', error.method, operation.method),
    ...differ('path', error.path, operation.path),
    ...differ('the number of attempts', error.attempts.length, 1),
  ]
}

/** The server's own words, `error`, else `message`, else the text, stand in the detail and in the message. */
function checkWords(error: ApiFailure, body: Json, answer: Answer): string[] {
  const said = isObject(body) ? (body.error ?? body.message) : body
  if (typeof said !== 'string') return []
  const sentence = `${error.method} ${error.path} answered ${error.status}: ${error.detail}`
  return [
    ...(answer.mediaType?.includes('html') && said.includes('<')
      ? unless(isVisible(error.detail, said), `the detail is ${JSON.stringify(error.detail)}, not what the page shows`)
      : differ('the detail', error.detail, said.trim())),
    ...unless(error.message.startsWith(sentence), `the message is ${JSON.stringify(error.message)}`),
  ]
}

/** Of a page, what a reader sees: words of it, and no markup. */
function isVisible(detail: string, page: string): boolean {
  const words = detail.split(/\s+/).filter(Boolean)
  return words.length > 0 && !/[<>]/.test(detail) && words.every((word) => page.includes(word))
}

/** A wish in seconds reaches the caller of a limited request as it came. */
function checkWish(error: ApiFailure): string[] {
  const wish = Number(error.headers.get('retry-after') ?? Number.NaN)
  return error.status === 429 && wish > 0 ? differ('retryAfter', error.retryAfter, wish) : []
}

const schemaComplaints = new WeakMap<object, string[]>()

/** An example comes back in many cases; that it fits its schema need be seen once. */
function checkSchema(body: Json | undefined, answer: Answer, { reader }: ContractDocument): string[] {
  if (body === undefined || answer.node.length === 0) return []
  const known = isObject(body) ? schemaComplaints.get(body) : undefined
  const complaints = known ?? unless(reader.accepts(answer.node, body), 'the body breaks its schema')
  if (isObject(body)) schemaComplaints.set(body, complaints)
  return complaints
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describe(error: unknown): string {
  const violations = (error as Partial<ApiFailure>)?.headers?.get('sl-violations')
  return `${nameOf(error)}: ${(error as Partial<Error>)?.message ?? ''}${violations ? ` ${violations}` : ''}`
}
