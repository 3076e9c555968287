import type { Mode } from '../derivation/kinds.ts'
import { type Answer, answersFor, type Example, type Operation } from '../document/document.ts'
import { type AnswerBody, readBody } from './answer-body.ts'
import { type AnswerShape, NO_SHAPE, shapeOf, undescribed } from './answer-shape.ts'
import type { Outcome } from './client-call.ts'
import { checkOutcome, wordsFor } from './client-check.ts'
import { differ, unless } from './complaints.ts'
import type { Exchange } from './exchange.ts'
import { emptyBodyOf, legalVariantOf } from './legal-variants.ts'
import type { ReceivedAnswer } from './wire.ts'

/** What one exchange showed. */
export interface Findings {
  readonly complaints: readonly string[]
  /** Those of them that the client has to answer for, and not the server. */
  readonly clientComplaints: readonly string[]
  /** What a server shows beyond the document, which it may. */
  readonly remarks: readonly string[]
  readonly shape: AnswerShape
  /** The properties of answers that the client carried, as pointers into the document. */
  readonly seen: readonly string[]
}

/** Compares an answer with what the document says of it, and what the client made of it with the answer. */
export function checkAnswer(exchange: Exchange): Findings {
  const empty = emptyBodyOf(exchange)
  if (empty !== undefined) {
    const found = checkAnswer({ ...exchange, expectation: { kind: 'accepted' } })
    return { ...found, remarks: [...found.remarks, empty] }
  }
  const { item, document, mode, outcome, received } = exchange
  const wanted = wantedAnswer(exchange)
  const variant = legalVariantOf(exchange)
  if (variant !== undefined)
    return { ...findings([], [variant]), ...ofClient(checkOutcome(outcome, item.operation, document, received)) }
  const astray = checkStatus(exchange, wanted?.answer)
  if (astray.length > 0) return findings(astray)
  const answer = wanted?.answer ?? documentedAnswer(item.operation, received)
  if (typeof answer === 'string') return findings([answer])
  if (answer === undefined)
    return { ...findings([]), ...ofClient(checkOutcome(outcome, item.operation, document, received)) }
  const shown = readBody(document, answer, received.text)
  const shape = mode === 'mock' ? NO_SHAPE : shapeOf(answer, shown, received, document.reader)
  const ofServer = [
    ...shown.complaints,
    ...(mode === 'mock' ? [...shown.unknown.map(undescribed), ...checkMock(exchange, shown, wanted?.example)] : []),
    ...checkMediaType(received, answer),
  ]
  const ofOutcome = checkOutcome(outcome, item.operation, document, received, shown.body)
  const complaints = [...ofServer, ...ofOutcome]
  return {
    ...findings(complaints, shape.deviations, complaints.length > 0 ? [] : shown.seen),
    shape,
    // Nobody can blame a client for what it makes of an answer that is wrong itself.
    ...(ofServer.length === 0 && { clientComplaints: ofOutcome }),
  }
}

const ofClient = (complaints: readonly string[]) => ({ complaints, clientComplaints: complaints })

export const findings = (
  complaints: readonly string[],
  remarks: readonly string[] = [],
  seen: readonly string[] = [],
): Findings => ({ complaints, clientComplaints: [], remarks, seen, shape: NO_SHAPE })

/** The very answer that has to come, where there is but one: a mock serves what it is asked for, or the first success. */
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
  if (expectation.kind === 'refused') {
    if (isSuccess(received)) return [`the server accepted it with ${status}`]
    const { statuses } = expectation
    return unless(statuses.includes(status), `the status is ${status}, expected ${statuses.join(' or ')}: ${said}`)
  }
  const fails = expectation.kind === 'accepted' || (wanted !== undefined && isSuccess(wanted))
  if (fails && !isSuccess(received)) return [`it failed: ${said}`]
  if (wanted) return differ('the status', status, wanted.status)
  return unless(documented.length > 0, `the status ${status} is not documented: ${said}`)
}

/** A refusal in the words of the client, which a mock is there to test; of a server in its own. */
function saidIn(outcome: Outcome, mode: Mode, status: number): string {
  if (!('error' in outcome)) return `status ${status}`
  const { detail } = outcome.error as { readonly detail?: unknown }
  return mode !== 'mock' && typeof detail === 'string' ? `${status} ${detail}`.trim() : wordsFor(outcome.error)
}

/** What the document says of this status and media type; nothing where a refusal is not documented. */
function documentedAnswer(operation: Operation, received: ReceivedAnswer): Answer | string | undefined {
  const candidates = answersFor(operation, received.status)
  if (candidates.length <= 1) return candidates[0]
  const type = mediaTypeOf(received)
  const types = candidates.map(({ mediaType }) => mediaType ?? 'no body')
  return (
    candidates.find(({ mediaType }) => mediaType === type) ??
    `the content-type of the answer ${received.status} is ${type}, documented are ${types.join(' and ')}`
  )
}

const mediaTypeOf = ({ headers }: ReceivedAnswer): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

function checkMediaType(received: ReceivedAnswer, { mediaType }: Answer): string[] {
  return mediaType === undefined ? [] : differ('content-type of the answer', mediaTypeOf(received), mediaType)
}

/** A mock serves examples, and says what it found wrong in a request. */
function checkMock(
  { expectation, item, received }: Exchange,
  { body }: AnswerBody,
  example: Example | undefined,
): string[] {
  const violations = received.headers.get('sl-violations')
  if (expectation.kind === 'refused') {
    // A wrong method is refused before it looks for any violation.
    return unless(violations !== null || item.alteration?.method !== undefined, 'the mock names no violation')
  }
  return [
    ...unless(violations === null || !isSuccess(received), `the mock complains: ${violations}`),
    ...(example === undefined ? [] : differ('the body of the answer', body, example.value)),
  ]
}
