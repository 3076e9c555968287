import type { SentRequest } from '../derivation/altered-cases.ts'
import type { Alteration } from '../derivation/kinds.ts'
import type { AnswerShape } from './answer-body.ts'
import type { Credentials } from './credentials.ts'
import { createRedaction } from './redaction.ts'
import type { ReceivedAnswer } from './wire.ts'

/** The result of a case. */
export interface CaseResult {
  /** The differences from the document, in words; empty when the case passed. */
  readonly complaints: readonly string[]
  /** The complaints that the client causes, and not the server. */
  readonly clientComplaints: readonly string[]
  /** The differences from the document that a server is allowed. */
  readonly remarks: readonly string[]
  /** The expected outcome, in words. */
  readonly expected: string
  /** The subject of the case, as a pointer into the document. */
  readonly pointer: string
  /** The request without its credentials; absent when nothing was sent. */
  readonly request?: RecordedRequest
  /** The answer; absent when none came. */
  readonly answer?: RecordedAnswer
  /** Why no answer came; absent when one did. */
  readonly silence?: Silence
  /** The operation answered with a success that the body is wrong. */
  readonly isRefusal?: true
  /** The same as they went over the network, where the deployment uses other words than the document. */
  readonly actual?: { readonly request?: RecordedRequest; readonly answer?: RecordedAnswer }
  /** The duration of the answer. */
  readonly milliseconds?: number
  /** The target of a redirect, if the server sent one. */
  readonly redirect?: string
  /** The properties of the answer, as pointers into the document. */
  readonly seen: readonly string[]
  /** The differences that break no schema; absent when no answer came. */
  readonly shape?: AnswerShape
}

/** Why no answer came. */
export interface Silence {
  /** In words, without the request: `no complete answer: read ECONNRESET`. */
  readonly reason: string
  /** The code of the system, where it has one: `ECONNRESET`. */
  readonly code: string | undefined
  /** The status that the client has made of it: 407, where a proxy wants credentials. */
  readonly status: number | undefined
}

export interface RecordedRequest {
  readonly method: string
  readonly url: string
  /** Credentials are shown by their scheme only: `Basic ***`; made-up ones as they are. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface RecordedAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export function recordRequest(
  { method, url, headers, body }: SentRequest,
  { authorization }: Alteration = {},
): RecordedRequest {
  const shown = Object.fromEntries(headers)
  if (shown.authorization !== undefined && shown.authorization !== authorization)
    shown.authorization = shown.authorization.replace(/ .*/s, ' ***')
  return { method, url, headers: shown, ...(body !== undefined && { body }) }
}

export function recordAnswer({ status, headers, text }: ReceivedAnswer): RecordedAnswer {
  return { status, headers: Object.fromEntries(headers), text }
}

/** Removes the secrets, which a server can repeat; the words of this package stay as they are. */
export function withoutSecrets(result: CaseResult, credentials: Credentials): CaseResult {
  const { complaints, clientComplaints, remarks, redirect, silence, request, answer, shape } = result
  const led = { ...(redirect !== undefined && { redirect }), ...(silence && { silence }) }
  const said = { complaints, clientComplaints, remarks, ...led }
  const shown = { ...said, ...(request && { request }), ...(answer && { answer }) }
  const redact = createRedaction(credentials)
  return { ...result, ...redact(shown), ...(shape && { shape: { ...shape, deviations: redact(shape.deviations) } }) }
}
