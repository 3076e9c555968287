import type { AnswerReport, RequestReport, RunReport } from './run-report.ts'
import { grouped } from './words.ts'

/** One request of a run and what came of it, without credentials. */
export interface RecordedExchange {
  /** The id of the case that it was sent for. */
  readonly id: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly milliseconds: number
  readonly request: RequestReport
  /** Not there where none came. */
  readonly answer?: AnswerReport
  /** The length of the answer's text, where only its start was kept. */
  readonly wholeLength?: number
}

/** More of one answer would make the file too large for whoever opens it, and a run too large for its machine. */
const LONGEST_TEXT = 100_000

/** An exchange as it is kept until the end of a run. */
export function withinArchive(exchange: RecordedExchange): RecordedExchange {
  const { answer } = exchange
  if (!answer || answer.text.length <= LONGEST_TEXT) return exchange
  const text = answer.text.slice(0, LONGEST_TEXT)
  return { ...exchange, answer: { ...answer, text }, wholeLength: answer.text.length }
}

/** All exchanges of a run in the order in which they were sent, as a HTTP Archive 1.2, which browsers and proxies read. */
export function toHar(exchanges: readonly RecordedExchange[], { name, version }: RunReport['tool']) {
  return { log: { version: '1.2', creator: { name, version }, entries: exchanges.map(entryOf) } }
}

function entryOf({ id, startedAt, milliseconds, request, answer, wholeLength }: RecordedExchange) {
  const timings = { send: 0, wait: milliseconds, receive: 0 }
  return {
    startedDateTime: startedAt,
    time: milliseconds,
    request: requestOf(request),
    response: responseOf(answer, wholeLength),
    cache: {},
    timings,
    comment: id,
  }
}

/** What a body or a head weighs was not looked at. */
const UNKNOWN = { headersSize: -1, bodySize: -1 }
const HTTP = { httpVersion: 'HTTP/1.1', cookies: [] }

function requestOf({ method, url, headers, body }: RequestReport) {
  const mimeType = headers['content-type'] ?? ''
  return {
    method,
    url,
    ...HTTP,
    headers: pairsOf(Object.entries(headers)),
    queryString: pairsOf(new URL(url).searchParams),
    ...(body !== undefined && { postData: { mimeType, text: body } }),
    ...UNKNOWN,
  }
}

/** Where no answer came there is a status of 0, as browsers write it. */
function responseOf({ status, headers, text }: AnswerReport = NO_ANSWER, wholeLength: number | undefined) {
  const comment = wholeLength && `the first ${grouped(text.length)} of ${grouped(wholeLength)} characters`
  const content = {
    size: wholeLength ?? Buffer.byteLength(text),
    mimeType: headers['content-type'] ?? 'x-unknown',
    text,
    ...(comment && { comment }),
  }
  const redirectURL = headers.location ?? ''
  return {
    status,
    statusText: '',
    ...HTTP,
    headers: pairsOf(Object.entries(headers)),
    content,
    redirectURL,
    ...UNKNOWN,
  }
}

const NO_ANSWER: AnswerReport = { status: 0, headers: {}, text: '' }

const pairsOf = (pairs: Iterable<readonly [string, string]>) => [...pairs].map(([name, value]) => ({ name, value }))
