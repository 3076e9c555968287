import { connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type CallRecord, describeOutcome, errorMessage, errorName } from './call.ts'
import type { Message, RefusedCall, RefusedRequest, Rejection, ResponseGolden } from './golden.ts'
import { encodeMessage, parseMessage } from './message.ts'

/** The headers that a golden lists completely: if it does not name one, the client must not send it. */
const listedHeaders = ['authorization', 'accept', 'content-type', 'cookie', 'prefer', 'x-api-key']

/** Compares the request that the server received with the literal request. */
export function checkRequest(expected: Message, record: CallRecord): string[] {
  const { requests } = record
  const [sent] = requests
  if (sent === undefined) return [`the client sent nothing: ${describeOutcome(record)}`]
  const { start, headers, body } = parseMessage(expected)
  return [
    ...(requests.length > 1 ? [`it was sent ${requests.length} times, not once`] : []),
    ...unequalValues('the request line', sent.start, start),
    ...[...new Set([...listedHeaders, ...headers.keys()])].flatMap((name) =>
      unequalValues(`the header ${name}`, sent.headers.get(name), headers.get(name)),
    ),
    ...unequalValues('the body', sent.body, body),
  ]
}

/** Compares the result of a call with the expected one. */
export function checkGoldenOutcome(
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
  if (!('payload' in expected)) return [...complaints, `the client resolved to ${jsonText(outcome.data)}`]
  return [
    ...complaints,
    ...unequalValues('the payload', outcome.data, expected.payload),
    ...unequalValues('the request id', outcome.requestId, expected.requestId),
  ]
}

/** The client must send one request for each answer: the same request each time, or those of an iteration. */
function checkRequests(times: number, walks: readonly string[] | undefined, record: CallRecord): string[] {
  const sent = record.requests.map(({ start, body }) => `${start} ${body}`.trimEnd())
  const expected = walks ?? sent.map(() => sent[0])
  const wrong = sent.findIndex((each, index) => each !== expected[index])
  const count = `the client sent ${sent.length} requests, not ${times}: ${describeOutcome(record)}`
  return [
    ...(sent.length === times ? [] : [count]),
    ...(wrong < 0 ? [] : [`the client sent ${jsonText(sent[wrong])}, not ${jsonText(expected[wrong])}`]),
  ]
}

function checkRejection(expected: Rejection, operation: string, thrown: unknown): string[] {
  const error = (thrown ?? {}) as Readonly<Record<string, unknown>>
  return [
    ...unequalValues('the error', errorName(thrown), expected.error),
    ...unequalValues('its status', error.status, expected.status),
    ...unequalValues('its detail', error.detail, expected.detail),
    ...unequalValues('its retryAfter', error.retryAfter, expected.retryAfter),
    ...unequalValues('its requestId', error.requestId, expected.requestId),
    ...unequalValues('its operationId', error.operationId, operation),
    ...missingWords(errorMessage(thrown), expected.says ?? ''),
  ]
}

/** Checks that the client rejected the call, or the response. */
export function checkRefusal({ answer, error, says }: RefusedCall, { outcome, requests }: CallRecord): string[] {
  const most = answer === undefined ? 0 : 1
  const complaints = requests.length === most ? [] : [`the client sent ${requests.length} requests, not ${most}`]
  if (!('error' in outcome)) return [...complaints, `the client resolved to ${jsonText(outcome.data)}`]
  const { error: thrown } = outcome
  return [
    ...complaints,
    ...unequalValues('the error', errorName(thrown), error),
    ...missingWords(errorMessage(thrown), says),
  ]
}

function unequalValues(what: string, is: unknown, expected: unknown): string[] {
  return isDeepStrictEqual(is, expected) ? [] : [`${what} is ${jsonText(is)}, not ${jsonText(expected)}`]
}

function missingWords(said: string, says: string): string[] {
  return said.includes(says) ? [] : [`its message is ${jsonText(said)} and does not say ${jsonText(says)}`]
}

function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'absent'
}

interface MockAnswer {
  /** 0 if the mock gave no answer. */
  readonly status: number
  /** The violations that the mock reports. */
  readonly violations: readonly Violation[]
  /** False: there were too many violations for a header. */
  readonly isComplete: boolean
}

interface Violation {
  readonly location: readonly string[]
  readonly message: string
}

/** Sends a literal request to the mock, which must accept it. */
export async function checkAccepted(request: Message, mockUrl: string): Promise<string[]> {
  const answer = await askMock(request, mockUrl)
  const { status, violations, isComplete } = answer
  const isAccepted = status >= 200 && status < 300 && violations.length === 0 && isComplete
  return isAccepted ? [] : [`the mock answered ${describeAnswer(answer)}; it should have accepted the request`]
}

/** Sends a literal request to the mock, which must refuse it because of the invalid part. */
export async function checkRefused({ request, status, at }: RefusedRequest, mockUrl: string): Promise<string[]> {
  const answer = await askMock(request, mockUrl)
  if (answer.status !== status)
    return [`the mock answered ${describeAnswer(answer)}; it should have refused with ${status}`]
  // The mock writes the names of parameters in lower case.
  const isFound =
    at === undefined || answer.violations.some((violation) => violatedPart(violation) === at.toLowerCase())
  return isFound || !answer.isComplete ? [] : [`the mock refused the request not for ${at}: ${describeAnswer(answer)}`]
}

/** `body.numreplicas`. */
function violatedPart({ location }: Violation): string {
  return location.slice(1).join('.').toLowerCase()
}

function describeAnswer({ status, violations }: MockAnswer): string {
  return [
    status === 0 ? 'nothing' : status,
    ...violations.map((each) => `${violatedPart(each)}: ${each.message}`),
  ].join(', ')
}

async function askMock(request: Message, mockUrl: string): Promise<MockAnswer> {
  const { host, hostname, port } = new URL(mockUrl)
  const head = await readHead(encodeMessage(request, { host, connection: 'close' }), hostname, Number(port))
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
  const [, violations = '[]'] = /^sl-violations: (.*)\r$/im.exec(head) ?? []
  const isComplete = violations.startsWith('[')
  return { status: Number(status), violations: isComplete ? JSON.parse(violations) : [], isComplete }
}

/** Milliseconds after which a mock without an answer is given up. */
const timeLimit = 120_000

/** Sends bytes to a server and reads the head of its answer. */
function readHead(bytes: Buffer, host: string, port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true })
    let head = ''
    socket.setTimeout(timeLimit, () => socket.destroy())
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (text: string) => {
      head += text
      if (head.includes('\r\n\r\n')) socket.destroy()
    })
    // A refused connection is an empty answer.
    socket.on('error', () => {})
    socket.on('close', () => resolve(head))
  })
}
