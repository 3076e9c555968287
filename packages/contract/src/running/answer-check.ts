import type { Case, Expectation } from '../derivation/case.ts'
import type { CaseKind, Mode } from '../derivation/kinds.ts'
import { type Answer, answersFor, type ContractDocument, type Example, type Operation } from '../document/document.ts'
import { isJsonObject, type Json, type JsonObject, parsedJsonText, variantProperties } from '../schema/schema.ts'
import { type AnswerBody, answerShape, NO_SHAPE, readAnswerBody, undescribed, wrongHeaders } from './answer-body.ts'
import type { CaseResult } from './case-result.ts'
import type { Outcome } from './client-call.ts'
import { checkOutcome, clientErrorWords, differ, unless } from './client-check.ts'
import { leaksIn } from './secret-properties.ts'
import type { ReceivedAnswer } from './wire.ts'

/** One request with its answer, and the expected outcome. */
export interface Exchange {
  readonly item: Case
  readonly document: ContractDocument
  readonly mode: Mode
  readonly expectation: Expectation
  readonly outcome: Outcome
  readonly received: ReceivedAnswer
}

/** The result of checking one exchange. */
export type CheckResult = Required<Pick<CaseResult, 'complaints' | 'clientComplaints' | 'remarks' | 'shape' | 'seen'>> &
  Pick<CaseResult, 'silence'>

/** Compares an answer with the document, and the result of the client with the answer. */
export function checkAnswer(exchange: Exchange): CheckResult {
  const empty = emptyBodyOf(exchange)
  if (empty !== undefined) {
    const found = checkAnswer({ ...exchange, expectation: { kind: 'accepted' } })
    return { ...found, remarks: [...found.remarks, empty] }
  }
  const { item, document, mode, outcome, received } = exchange
  const disguised = disguisedJson(received)
  const checkClient = (body?: Json) => checkOutcome(outcome, item.operation, received, disguised ?? body)
  const wanted = wantedAnswer(exchange)
  const variant = legalVariantOf(exchange)
  if (variant !== undefined) return ofClient(checkClient(), [variant])
  const astray = checkStatus(exchange, wanted?.answer)
  if (astray.length > 0) return checkResult(astray, otherForm(item.operation, received))
  const answer = wanted?.answer ?? documentedAnswer(item.operation, received)
  if (typeof answer === 'string') return checkResult([answer])
  if (answer === undefined) return ofClient(checkClient())
  const shown = readAnswerBody(document, answer, received.text)
  const shape = mode === 'mock' ? NO_SHAPE : answerShape(answer, shown, received)
  const ofServer = [
    ...shown.complaints,
    ...(mode === 'mock' ? [] : wrongHeaders(answer, received, document.reader)),
    ...leaksIn(item.operation, shown, document).map(
      (each) => `the answer shows ${each}, which servers keep to themselves`,
    ),
    ...absentFromCreation(item.operation, shown).map(
      (each) => `the answer lacks ${each}, which the answer to a creation has`,
    ),
    ...checkWords(received, shown, answer),
    ...(mode === 'mock' ? [] : checkEnvelope(exchange, shown, answer)),
    ...(mode === 'mock'
      ? [...[...shown.unknown].map(undescribed), ...checkMock(exchange, shown, wanted?.example)]
      : []),
    ...checkMediaType(received, answer),
  ]
  const ofOutcome = checkClient(shown.body)
  const complaints = [...ofServer, ...ofOutcome]
  return {
    ...checkResult(
      complaints,
      [...(disguised ? [DISGUISED] : []), ...shape.deviations],
      complaints.length > 0 ? [] : [...shown.seen],
    ),
    shape,
    // If the answer itself is wrong, the client is not to blame.
    ...(ofServer.length === 0 && { clientComplaints: ofOutcome }),
  }
}

const ofClient = (complaints: readonly string[], remarks: readonly string[] = []): CheckResult => ({
  ...checkResult(complaints, remarks),
  clientComplaints: complaints,
})

export const checkResult = (
  complaints: readonly string[],
  remarks: readonly string[] = [],
  seen: readonly string[] = [],
): CheckResult => ({ complaints, clientComplaints: [], remarks, seen, shape: NO_SHAPE })

/** The only right answer, where there is one: a mock serves the requested answer, or the first success. */
function wantedAnswer({ expectation, item, mode }: Exchange): { answer: Answer; example?: Example } | undefined {
  if (expectation.kind === 'answered') return expectation
  if (expectation.kind !== 'accepted' || mode !== 'mock') return undefined
  const [answer] = item.operation.answers.filter(isSuccess).toSorted((left, right) => left.status - right.status)
  const [example] = answer?.examples ?? []
  return answer && { answer, ...(example && { example }) }
}

const isSuccess = ({ status }: { readonly status: number }): boolean => status >= 200 && status < 300

function checkStatus({ expectation, item, mode, outcome, received }: Exchange, wanted: Answer | undefined): string[] {
  const { status, headers } = received
  const documented = answersFor(item.operation, status)
  const violations = headers.get('sl-violations')
  const said = saidIn(outcome, mode, status) + (violations ? ` ${violations}` : '')
  const mistakes = answerMistake(item.operation, received)
  if (expectation.kind === 'refused') {
    if (mistakes !== undefined) return []
    if (isSuccess(received)) return [`the server accepted it with ${status}`]
    const { statuses } = expectation
    return unless(statuses.includes(status), `the status is ${status}: ${said}`)
  }
  const fails = expectation.kind === 'accepted' || (wanted !== undefined && isSuccess(wanted))
  if (fails && !isSuccess(received)) return [`it failed: ${said}`]
  if (mistakes !== undefined && expectation.kind === 'accepted') return [`it says that the body is wrong: ${mistakes}`]
  if (wanted) return differ('the status', status, wanted.status)
  return unless(documented.length > 0, `the status ${status} is not documented: ${said}`)
}

/** The answer of an operation that says with a success that the body is wrong; undefined for every other answer. */
export function answerMistake({ verdict, payloadKey }: Operation, received: ReceivedAnswer): string | undefined {
  if (verdict === undefined || !isSuccess(received)) return undefined
  const body = parsedJsonText(received.text)
  const payload = payloadKey === undefined || !isJsonObject(body) ? body : body[payloadKey]
  return isJsonObject(payload) && payload[verdict] === false ? JSON.stringify(payload).slice(0, 400) : undefined
}

/** The words of a refusal: of the client, which a run against a mock tests; of a server, its own. */
function saidIn(outcome: Outcome, mode: Mode, status: number): string {
  if (!('error' in outcome)) return `status ${status}`
  const { detail } = outcome.error as { readonly detail?: unknown }
  return mode !== 'mock' && typeof detail === 'string' ? `${status} ${detail}`.trim() : clientErrorWords(outcome.error)
}

/** The documented answer with this status and media type; a complaint where the media type is not documented. */
function documentedAnswer(operation: Operation, received: ReceivedAnswer): Answer | string | undefined {
  const candidates = answersFor(operation, received.status)
  if (candidates.length <= 1) return candidates[0]
  const type = disguisedJson(received) ? 'application/json' : answerMediaType(received)
  const types = candidates.map(({ mediaType }) => mediaType ?? 'no body')
  return (
    candidates.find(({ mediaType }) => mediaType === type) ??
    `the content-type of the answer ${received.status} is ${type}, documented are ${types.join(' and ')}`
  )
}

const answerMediaType = ({ headers }: ReceivedAnswer): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The JSON of a refusal that is sent as text, as some frameworks do with all errors. Clients read it as JSON. */
function disguisedJson(received: ReceivedAnswer): JsonObject | undefined {
  if (received.status < 400 || answerMediaType(received) !== 'text/plain') return undefined
  const body = parsedJsonText(received.text)
  return isJsonObject(body) ? body : undefined
}

const DISGUISED = 'the refusal is JSON, and its content type is text/plain'

function checkMediaType(received: ReceivedAnswer, { mediaType }: Answer): string[] {
  return mediaType === undefined || disguisedJson(received)
    ? []
    : differ('content-type of the answer', answerMediaType(received), mediaType)
}

/** The properties that the types of answers to creations require: those of the record that live servers always send. */
function absentFromCreation({ id, method, payloadKey }: Operation, { absent }: AnswerBody): readonly string[] {
  const record = payloadKey === undefined ? '' : `/${payloadKey}`
  const isOfRecord = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/')) === record
  return method === 'POST' && /^create[A-Z]/.test(id) ? [...absent].filter(isOfRecord) : []
}

/** What clients rely on beside the schema: the payload, the status that the body repeats, and the objects that were asked for. */
function checkEnvelope(
  { item: { call, operation }, document, received: { status } }: Exchange,
  { body }: AnswerBody,
  { node }: Answer,
): string[] {
  const { payloadKey } = operation
  if (!isJsonObject(body) || payloadKey === undefined) return []
  const described = document.reader.variants(node).flatMap((each) => variantProperties(each).map(({ name }) => name))
  const isOther = described.includes('status') && typeof body.status === 'number' && body.status !== status
  const [payload] = [body[payloadKey]]
  const strangers = [payload].flat().flatMap((record, index) => {
    const pointer = `/${payloadKey}${Array.isArray(payload) ? `/${index}` : ''}`
    return Object.entries(isJsonObject(record) ? call.path : {}).flatMap(([name, value]) => {
      const shown = Object(record)[name]
      const isSame = typeof shown !== 'string' || shown.toLowerCase() === value.toLowerCase()
      return isSame ? [] : [`${pointer}/${name} is ${JSON.stringify(shown)}, and the path names ${value}`]
    })
  })
  return [
    ...unless(
      payload !== undefined || !described.includes(payloadKey),
      `the body has no ${payloadKey}, which holds the payload`,
    ),
    ...(isOther ? [`the body says status ${body.status}, and the answer has ${status}`] : []),
    ...strangers.slice(0, 1),
  ]
}

/** Clients find the words of an error under the keys that the document's examples have. */
function checkWords({ status }: ReceivedAnswer, { body }: AnswerBody, { examples }: Answer): string[] {
  const keys = new Set(examples.flatMap(({ value }) => (isJsonObject(value) ? Object.keys(value) : [])))
  if (status < 400 || !isJsonObject(body) || keys.size === 0 || Object.keys(body).some((key) => keys.has(key)))
    return []
  return [`the body has ${Object.keys(body).join(', ') || 'no properties'}, expected ${[...keys].join(' or ')}`]
}

/** A mock serves examples, and lists the errors of a request in a header. */
function checkMock(
  { expectation, item, received }: Exchange,
  { body }: AnswerBody,
  example: Example | undefined,
): string[] {
  const violations = received.headers.get('sl-violations')
  if (expectation.kind === 'refused') {
    // A mock refuses an undeclared method before it looks for violations.
    return unless(violations !== null || item.alteration?.method !== undefined, 'the mock names no violation')
  }
  return [
    ...unless(violations === null || !isSuccess(received), `the mock complains: ${violations}`),
    ...(example === undefined ? [] : differ('the body of the answer', body, example.value)),
  ]
}

/** The statuses with which proxies in front of a server refuse as well, each with its own body. */
const ANY_FORM = [401, 404, 405, 415, 501]

/** The statuses for a body that cannot be read: servers check this before the content. */
const BEFORE_THE_BODY: Partial<Record<CaseKind, readonly number[]>> = {
  'no body': [400, 411, 415, 422],
  'malformed body': [400, 422],
  'media type': [400, 415, 422],
}

/** Where an empty object is valid, a server may treat a missing or unreadable body as one; this changes nothing. */
function emptyBodyOf({ item, document, expectation, received, mode }: Exchange): string | undefined {
  const { body } = item.operation
  const isUnread = item.kind === 'no body' || item.kind === 'media type'
  if (mode === 'mock' || expectation.kind !== 'refused' || !isUnread || !body) return undefined
  if (received.status !== 200 || !document.reader.accepts(body.node, {})) return undefined
  return 'the server accepted a request without a body that it reads; and takes it for an empty one'
}

/** How a refusal differs from the documented one where that is allowed; nothing where it does not differ. */
function legalVariantOf({ item, expectation, received, mode }: Exchange): string | undefined {
  const { status } = received
  if (mode === 'mock' || status < 400 || expectation.kind === 'accepted') return undefined
  const early = BEFORE_THE_BODY[item.kind] ?? []
  const documented = answersFor(item.operation, status)
  const allowed = expectation.kind === 'refused' ? expectation.statuses : documented.map((each) => each.status)
  const isEarly = early.includes(status)
  if (!isEarly && !(allowed.includes(status) && ANY_FORM.includes(status))) return undefined
  if (!allowed.includes(status)) return `the refusal is a ${status}, where the document has ${allowed.join(' or ')}`
  return otherForm(item.operation, received)[0]
}

/** Says that a refusal has none of the media types that the document has for its status. */
function otherForm(operation: Operation, received: ReceivedAnswer): string[] {
  const { status, text } = received
  const type = text === '' ? 'no body' : (answerMediaType(received) ?? 'no body')
  const types = answersFor(operation, status).map(({ mediaType }) => mediaType ?? 'no body')
  return status < 400 || types.length === 0 || types.includes(type)
    ? []
    : [`the refusal ${status} is ${type}, where the document has ${types.join(' or ')}`]
}
