import type { SentRequest } from '../derivation/altered-cases.ts'

/** An answer as the server sent it, before the client sees it. */
export interface ReceivedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Why it could not be read; its text is empty then. */
  readonly flaw?: string
}

export type Network = (url: string, init: RequestInit) => Promise<Response>

/** Records the messages between a client and its server, and can alter a request. */
export class Wire {
  /** The requests of the client, before they were altered. */
  readonly sent: SentRequest[] = []
  /** The last request to the server and its complete answer. */
  delivered: SentRequest | undefined
  received: ReceivedAnswer | undefined
  /** From the start of the last request to the end of its answer. */
  milliseconds: number | undefined
  /** The target of a redirect, if the server sent one. */
  redirect: string | undefined
  /** For the option `fetch` of a client. */
  readonly fetch: Network

  constructor(network: Network, alter: (request: SentRequest) => SentRequest = (request) => request) {
    this.fetch = async (address, init) => {
      const request = await readRequest(address, init)
      this.sent.push(request)
      this.delivered = alter(request)
      this.received = undefined
      const { url, method, headers, body = null } = this.delivered
      const started = performance.now()
      const response = await network(url, { ...init, method, headers, body })
      this.redirect ??= redirectOf(url, response)
      const reading = await readAnswer(response)
      const answer = { status: response.status, headers: response.headers }
      if ('flaw' in reading) {
        this.received = { ...answer, text: '', flaw: reading.flaw }
        throw new Error(reading.flaw)
      }
      this.received = { ...answer, text: decoder.decode(reading.bytes) }
      this.milliseconds = Math.round((performance.now() - started) * 10) / 10
      return handOn(response, reading.bytes)
    }
  }
}

function redirectOf(url: string, { status, headers }: Response): string | undefined {
  const location = status > 300 && status < 400 ? headers.get('location') : null
  return location !== null && URL.canParse(location, url) ? new URL(location, url).href : undefined
}

const decoder = new TextDecoder()

async function readRequest(url: string, init: RequestInit): Promise<SentRequest> {
  const { method = 'GET', body } = init
  const text = body == null ? undefined : typeof body === 'string' ? body : await new Response(body).text()
  return { method, url, headers: new Headers(init.headers), body: text }
}

/** The answer for the client, whose body was already read for the record. */
function handOn(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const { status, statusText, headers } = response
  const hasNoBody = status === 204 || status === 205 || status === 304
  // `Response` cannot be constructed with a status outside of HTTP; servers can send one.
  const isKnown = status >= 200 && status <= 599
  const answer = new Response(hasNoBody ? null : bytes, { status: isKnown ? status : 599, statusText, headers })
  return isKnown ? answer : Object.defineProperty(answer, 'status', { value: status })
}

/** The most bytes that are read of an answer, after decompression; no answer of an API has as many. */
export const MOST_BYTES: number = 64 * 1024 * 1024

/** The deepest nesting of lists and objects, so that recursive readers do not overflow the stack. */
export const MOST_LEVELS: number = 100

/** The most values of an answer: 60 MB of nothing but `{}` take minutes to validate. */
export const MOST_VALUES: number = 2_000_000

/** The bytes of an answer, or the reason why it was not read. */
export type Reading = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly flaw: string }

/** Reads an answer to its end, or to a limit. Rejects if the connection breaks. */
export async function readAnswer({ body }: Response): Promise<Reading> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    size += piece.value.length
    if (size > MOST_BYTES) {
      // The server may still be sending.
      reader?.cancel().catch(() => {})
      return { flaw: `the answer is longer than ${MOST_BYTES / 1024 / 1024} MB, and was read no further` }
    }
    pieces.push(piece.value)
  }
  const bytes = joined(pieces, size)
  const flaw = excessOf(bytes)
  return flaw === undefined ? { bytes } : { flaw }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let end = 0
  for (const piece of pieces) {
    whole.set(piece, end)
    end += piece.length
  }
  return whole
}

const codeOf = (character: string): number => character.charCodeAt(0)
const [QUOTE, BACKSLASH, SPACE] = [codeOf('"'), codeOf('\\'), codeOf(' ')]
const COMMA = codeOf(',')
const OPENING = new Set(['[', '{'].map(codeOf))
const CLOSING = new Set([']', '}'].map(codeOf))

/** Counts brackets and commas outside of strings, if the text begins with a bracket as JSON does. */
function excessOf(bytes: Uint8Array): string | undefined {
  if (!OPENING.has(bytes.find((byte) => byte > SPACE) ?? 0)) return undefined
  let values = 0
  let level = 0
  let isText = false
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number
    if (isText && byte === BACKSLASH) index += 1
    else if (byte === QUOTE) isText = !isText
    else if (isText) continue
    else if (OPENING.has(byte)) level += 1
    else if (CLOSING.has(byte)) level -= 1
    else if (byte === COMMA) values += 1
    if (level > MOST_LEVELS) return `the answer nests deeper than ${MOST_LEVELS} levels, and was not read`
    if (values > MOST_VALUES) return 'the answer holds more than two million values, and was not read'
  }
  return undefined
}
