import type { AnswerReport, RequestReport, RunReport } from './run-report.ts'
import { grouped } from './words.ts'

/** One request of a run and what came of it, without credentials. */
export interface Exchange {
  /** The id of the case that it was sent for. */
  readonly id: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly milliseconds: number
  readonly request: RequestReport
  /** Not there where none came. */
  readonly answer?: AnswerReport
}

/** All exchanges of a run in the order in which they were sent, as a HTTP Archive 1.2, which browsers and proxies read. */
export function toHar(exchanges: readonly Exchange[], { name, version }: RunReport['tool']) {
  return { log: { version: '1.2', creator: { name, version }, entries: exchanges.map(entryOf) } }
}

function entryOf({ id, startedAt, milliseconds, request, answer }: Exchange) {
  const timings = { send: 0, wait: milliseconds, receive: 0 }
  return {
    startedDateTime: startedAt,
    time: milliseconds,
    request: requestOf(request),
    response: responseOf(answer),
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

/** More of one answer would make the file too large for whoever opens it. */
const LONGEST_TEXT = 100_000

/** Where no answer came there is a status of 0, as browsers write it. */
function responseOf({ status, headers, text }: AnswerReport = { status: 0, headers: {}, text: '' }) {
  const mimeType = headers['content-type'] ?? 'x-unknown'
  const isCut = text.length > LONGEST_TEXT
  const content = {
    size: Buffer.byteLength(text),
    mimeType,
    text: text.slice(0, LONGEST_TEXT),
    ...(isCut && { comment: `the first ${grouped(LONGEST_TEXT)} of ${grouped(text.length)} characters` }),
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

const pairsOf = (pairs: Iterable<readonly [string, string]>) => [...pairs].map(([name, value]) => ({ name, value }))
