import type { Alteration } from '../derivation/case.ts'
import { readAnswer } from './answer-reader.ts'
import { almost } from './credentials.ts'

/** A request as the client gave it to `fetch`, or as it went on from there. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** An answer as it came, before the client saw it. */
export interface ReceivedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Why it could not be read, in words; its text is empty then. */
  readonly flaw?: string
}

export type Network = (url: string, init: RequestInit) => Promise<Response>

/** The way between a client and its server: all that passes is kept, and a request may be altered on its way. */
export interface Wire {
  /** For the option `fetch` of a client. */
  readonly fetch: Network
  /** What the client sent, before it was altered. */
  readonly sent: readonly SentRequest[]
  /** What the server was sent last, and what it answered; one that broke off, or never ended, is no answer. */
  readonly delivered: SentRequest | undefined
  readonly received: ReceivedAnswer | undefined
  /** From the start of the last request to the end of its answer, where one came. */
  readonly milliseconds: number | undefined
  /** Where an answer led on to, if one did. */
  readonly redirect: string | undefined
}

export function createWire(network: Network, alteration: Alteration | undefined): Wire {
  const sent: SentRequest[] = []
  const wire = {
    sent,
    delivered: undefined as SentRequest | undefined,
    received: undefined as ReceivedAnswer | undefined,
    milliseconds: undefined as number | undefined,
    redirect: undefined as string | undefined,
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const request = await readRequest(url, init)
      sent.push(request)
      const delivered = alteration === undefined ? request : alter(request, alteration)
      wire.delivered = delivered
      wire.received = undefined
      const { method, headers, body = null } = delivered
      const started = performance.now()
      const response = await network(url, { ...init, method, headers, body })
      const { status, headers: answered } = response
      wire.redirect ??= redirectOf(url, response)
      const reading = await readAnswer(response)
      if ('flaw' in reading) {
        wire.received = { status, headers: answered, text: '', flaw: reading.flaw }
        throw new Error(reading.flaw)
      }
      wire.received = { status, headers: answered, text: decoder.decode(reading.bytes) }
      wire.milliseconds = Math.round((performance.now() - started) * 10) / 10
      return handOn(response, reading.bytes)
    },
  }
  return wire
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

/** Its body was read to be kept, so the client gets another one like it. */
function handOn(response: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  const { status, statusText, headers } = response
  const hasNoBody = status === 204 || status === 205 || status === 304
  // Nobody can make an answer of a status that HTTP does not know; servers can.
  const isKnown = status >= 200 && status <= 599
  const answer = new Response(hasNoBody ? null : bytes, { status: isKnown ? status : 599, statusText, headers })
  return isKnown ? answer : Object.defineProperty(answer, 'status', { value: status })
}

function alter({ method, url, headers: given, body }: SentRequest, alteration: Alteration): SentRequest {
  const headers = new Headers(given)
  const { authorization, contentType, prefer } = alteration
  const proven = given.get('authorization')
  if (alteration.credential !== undefined && proven !== null) {
    headers.set('authorization', almost(proven, alteration.credential))
  }
  if (authorization === null) headers.delete('authorization')
  if (typeof authorization === 'string') headers.set('authorization', authorization)
  if (contentType !== undefined) headers.set('content-type', contentType)
  if (alteration.body === 'absent') headers.delete('content-type')
  if (prefer) {
    const { answer, example } = prefer
    headers.set('prefer', [`code=${answer.status}`, ...(example ? [`example=${example.name}`] : [])].join(', '))
    // A mock chooses among the media types of a status by what is accepted.
    if (answer.mediaType) headers.set('accept', answer.mediaType)
  }
  const bodies = { absent: undefined, 'broken off': body?.slice(0, -1) }
  return {
    method: alteration.method ?? method,
    url,
    headers,
    body: alteration.body === undefined ? body : bodies[alteration.body],
  }
}
