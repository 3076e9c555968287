import type { Alteration } from '../derivation/case.ts'
import type { AnswerShape } from './answer-shape.ts'
import type { Credentials } from './credentials.ts'
import { createRedaction } from './redaction.ts'
import type { ReceivedAnswer, SentRequest } from './wire.ts'

/** What came of a case. */
export interface CaseResult {
  /** What is wrong, in words; nothing when all is well. */
  readonly complaints: readonly string[]
  /** Those of them that the client has to answer for, and not the server. */
  readonly clientComplaints: readonly string[]
  /** What a server shows beyond the document, which it may. */
  readonly remarks: readonly string[]
  /** What had to come, in words. */
  readonly expected: string
  /** What the case is about, as a pointer into the document. */
  readonly pointer: string
  /** What went to the server, without its credentials; not there when nothing was sent. */
  readonly request?: RecordedRequest
  /** What came back; not there when nothing did. */
  readonly answer?: RecordedAnswer
  /** How long the server took for it. */
  readonly milliseconds?: number
  /** Where the server led on to, if it did. */
  readonly redirect?: string
  /** The properties of answers that the client carried, as pointers into the document. */
  readonly seen: readonly string[]
  /** What the answer shows of its form; not there when nothing came. */
  readonly shape?: AnswerShape
}

export interface RecordedRequest {
  readonly method: string
  readonly url: string
  /** Of the credentials, only the scheme: `Basic ***`; made-up ones as they are. */
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

/** The same without the secrets, which a server may have repeated; the command's own words stay as they are. */
export function withoutSecrets(result: CaseResult, credentials: Credentials): CaseResult {
  const { complaints, clientComplaints, remarks, redirect, request, answer, shape } = result
  const said = { complaints, clientComplaints, remarks, ...(redirect !== undefined && { redirect }) }
  const shown = { ...said, ...(request && { request }), ...(answer && { answer }) }
  const redact = createRedaction(credentials)
  return { ...result, ...redact(shown), ...(shape && { shape: { ...shape, deviations: redact(shape.deviations) } }) }
}
