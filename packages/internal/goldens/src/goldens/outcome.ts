import { isDeepStrictEqual } from 'node:util'
import { type CallRecord, describeOutcome, messageOf, nameOf } from './call.ts'
import type { RefusedCall, Rejection, ResponseGolden } from './golden.ts'

/** Compares what the client made of the answers with what it must make of them. */
export function checkOutcome(
  { answers, walks, outcome: expected }: ResponseGolden,
  operation: string,
  record: CallRecord,
): string[] {
  const { outcome } = record
  const complaints = checkRequests(answers.length, walks, record)
  if ('error' in outcome)
    return 'payload' in expected
      ? [...complaints, `the client should have resolved: ${describeOutcome(record)}`]
      : [...complaints, ...checkRejection(expected, operation, outcome.error)]
  if (!('payload' in expected)) return [...complaints, `the client resolved to ${show(outcome.data)}`]
  return [
    ...complaints,
    ...difference('the payload', outcome.data, expected.payload),
    ...difference('the request id', outcome.requestId, expected.requestId),
  ]
}

/** The client must send as often as there are answers: the same each time, or what a walk is said to ask for. */
function checkRequests(times: number, walks: readonly string[] | undefined, record: CallRecord): string[] {
  const sent = record.requests.map(({ start, body }) => `${start} ${body}`)
  const expected = walks?.map((line) => `${line} `) ?? sent.map(() => sent[0])
  const wrong = sent.findIndex((each, index) => each !== expected[index])
  return [
    ...(sent.length === times
      ? []
      : [`the client sent ${sent.length} requests, not ${times}: ${describeOutcome(record)}`]),
    ...(wrong < 0 ? [] : [`the client sent ${show(sent[wrong])}, not ${show(expected[wrong])}`]),
  ]
}

function checkRejection(expected: Rejection, operation: string, thrown: unknown): string[] {
  const error = (thrown ?? {}) as Readonly<Record<string, unknown>>
  return [
    ...difference('the error', nameOf(thrown), expected.error),
    ...difference('its status', error.status, expected.status),
    ...difference('its detail', error.detail, expected.detail),
    ...difference('its retryAfter', error.retryAfter, expected.retryAfter),
    ...difference('its requestId', error.requestId, expected.requestId),
    ...difference('its operationId', error.operationId, operation),
    ...unsaid(messageOf(thrown), expected.says ?? ''),
  ]
}

/** Checks that the client refused the call, or the answer. */
export function checkRefusal({ answer, error, says }: RefusedCall, { outcome, requests }: CallRecord): string[] {
  const most = answer === undefined ? 0 : 1
  const complaints = requests.length === most ? [] : [`the client sent ${requests.length} requests, not ${most}`]
  if (!('error' in outcome)) return [...complaints, `the client resolved to ${show(outcome.data)}`]
  return [
    ...complaints,
    ...difference('the error', nameOf(outcome.error), error),
    ...unsaid(messageOf(outcome.error), says),
  ]
}

/** A complaint where something is not what it must be. */
export function difference(what: string, is: unknown, expected: unknown): string[] {
  return isDeepStrictEqual(is, expected) ? [] : [`${what} is ${show(is)}, not ${show(expected)}`]
}

function unsaid(said: string, says: string): string[] {
  return said.includes(says) ? [] : [`its message is ${show(said)} and does not say ${show(says)}`]
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? 'absent'
}
