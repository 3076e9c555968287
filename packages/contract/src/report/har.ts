import { withSeparators } from '@clouddb/command/safe-text'
import type { AnswerReport, RequestReport, RunReport } from './run-report.ts'

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

/** The exchanges of a run in their order, as a HTTP Archive 1.2, which browsers and proxies read. Sizes are not measured. */
export function toHar(exchanges: readonly RecordedExchange[], { name, version }: RunReport['tool']) {
  return { log: { version: '1.2', creator: { name, version }, entries: exchanges.map(entryOf) } }
}

function entryOf({ id, startedAt, milliseconds, request, answer, wholeLength }: RecordedExchange) {
  const { method, url, body } = request
  // The status is 0 where no answer came, as browsers write it.
  const { status, headers, text } = answer ?? { status: 0, headers: {} as Record<string, string>, text: '' }
  const sent = body !== undefined && { postData: { mimeType: request.headers['content-type'] ?? '', text: body } }
  const content = {
    size: wholeLength ?? Buffer.byteLength(text),
    mimeType: headers['content-type'] ?? 'x-unknown',
    text,
    ...(wholeLength && {
      comment: `the first ${withSeparators(text.length)} of ${withSeparators(wholeLength)} characters`,
    }),
  }
  const shared = (own: AnswerReport['headers']) => ({ ...UNKNOWN, headers: pairsOf(Object.entries(own)) })
  return {
    startedDateTime: startedAt,
    time: milliseconds,
    request: { method, url, queryString: pairsOf(new URL(url).searchParams), ...shared(request.headers), ...sent },
    response: { status, statusText: '', content, redirectURL: headers.location ?? '', ...shared(headers) },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
    comment: id,
  }
}

const UNKNOWN = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
const pairsOf = (pairs: Iterable<readonly [string, string]>) => [...pairs].map(([name, value]) => ({ name, value }))
