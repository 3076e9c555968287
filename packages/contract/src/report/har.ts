import type { AnswerReport, RequestReport, RunReport } from './run-report.ts'
import { grouped } from './words.ts'

/** One request of a run and its answer, without credentials. */
export interface RecordedExchange {
  /** The id of the case that it was sent for. */
  readonly id: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly milliseconds: number
  readonly request: RequestReport
  /** Absent where none came. */
  readonly answer?: AnswerReport
  /** The length of the whole text, where only its start was kept. */
  readonly wholeLength?: number
}

/** Longer texts would make the file too large to open, and need too much memory during a run. */
const LONGEST_TEXT = 100_000

/** Shortens an exchange for the archive. */
export function withinArchive(exchange: RecordedExchange): RecordedExchange {
  const { answer } = exchange
  if (!answer || answer.text.length <= LONGEST_TEXT) return exchange
  const text = answer.text.slice(0, LONGEST_TEXT)
  return { ...exchange, answer: { ...answer, text }, wholeLength: answer.text.length }
}

/** The exchanges of a run in their order, as a HTTP Archive 1.2, which browsers and proxies read. */
export function toHar(exchanges: readonly RecordedExchange[], { name, version }: RunReport['tool']) {
  return { log: { version: '1.2', creator: { name, version }, entries: exchanges.map(entryOf) } }
}

function entryOf({ id, startedAt, milliseconds, request, answer, wholeLength }: RecordedExchange) {
  return {
    startedDateTime: startedAt,
    time: milliseconds,
    request: requestOf(request),
    response: responseOf(answer, wholeLength),
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: id,
  }
}

/** The sizes are not measured. */
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

/** The status is 0 where no answer came, as browsers write it. */
function responseOf({ status, headers, text }: AnswerReport = NO_ANSWER, wholeLength: number | undefined) {
  const comment = wholeLength && `the first ${grouped(text.length)} of ${grouped(wholeLength)} characters`
  const content = {
    size: wholeLength ?? Buffer.byteLength(text),
    mimeType: headers['content-type'] ?? 'x-unknown',
    text,
    ...(comment && { comment }),
  }
  const shown = { headers: pairsOf(Object.entries(headers)), content, redirectURL: headers.location ?? '' }
  return { status, statusText: '', ...HTTP, ...shown, ...UNKNOWN }
}

const NO_ANSWER: AnswerReport = { status: 0, headers: {}, text: '' }

const pairsOf = (pairs: Iterable<readonly [string, string]>) => [...pairs].map(([name, value]) => ({ name, value }))
