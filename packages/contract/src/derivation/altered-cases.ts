import type { Operation, Scheme } from '../document/document.ts'
import { type CaseOutline, outline, refusal } from './case.ts'
import { type Alteration, type CaseKind, derivedCaseKinds, type NearCredential, undeclaredMethod } from './kinds.ts'

/*
 * The cases that alter a request after the client has sent it, and how each alteration is done. A new one needs a row and a
 * field of `Alteration` in `kinds.ts`, and its case and its effect here.
 */

/** The cases of the valid call that alter it on the wire; `isPlain`: those that come before the cases of values in bodies. */
export function alteredCases(operation: Operation, isPlain: boolean): CaseOutline[] {
  const all = [
    ...methodCases(operation),
    ...credentialCases(operation),
    ...bodyCases(operation),
    ...answerCases(operation),
  ]
  return all.filter(({ kinds: [kind] }) => kind && (derivedCaseKinds[kind].isPlain ?? false) === isPlain)
}

function methodCases({ pointer, siblings }: Operation): CaseOutline[] {
  const method = undeclaredMethod(siblings)
  if (method === undefined) return []
  return [
    outline('undeclared method', `refuses the undeclared method ${method}`, [pointer], {
      expectation: { kind: 'refused', statuses: [405] },
      // Many servers route by method and path together, and know neither.
      liveExpectation: { kind: 'refused', statuses: [404, 405, 501] },
      alteration: { method },
    }),
  ]
}

/** Credentials that open nothing: of the other scheme, malformed, and unknown to the server. */
const WRONG_CREDENTIALS: Readonly<Record<Exclude<Scheme, 'none'>, readonly [string, string, string]>> = {
  basic: ['Bearer some-token', 'Basic !!!', `Basic ${btoa('no-such-key:no-such-secret')}`],
  bearer: [`Basic ${btoa('id:secret')}`, 'Bearer', 'Bearer no-such-key'],
}

/** Wrong credentials that a server accepts if it compares only a part of a credential. */
const NEAR_CREDENTIALS = ['cut short', 'one character longer', 'with another end', 'without its scheme'] as const

function credentialCases({ pointer, security }: Operation): CaseOutline[] {
  if (security === 'none') return []
  const [otherScheme, garbage, unknown] = WRONG_CREDENTIALS[security]
  const refused = (kind: CaseKind, says: string, alteration: Alteration): CaseOutline =>
    outline(kind, `refuses ${says}`, [`${pointer}/security`], {
      // A server may also tell the owner of an unknown key that it has no permission.
      expectation: { kind: 'refused', statuses: kind === 'wrong secret' ? [401, 403] : [401] },
      alteration,
    })
  return [
    refused('no credentials', 'a request without credentials', { authorization: null }),
    refused('wrong scheme', 'a credential of another scheme', { authorization: otherScheme }),
    refused('garbage credentials', 'a credential that is garbage', { authorization: garbage }),
    refused('wrong secret', 'a credential that nobody was given', { authorization: unknown }),
    ...NEAR_CREDENTIALS.map((credential) =>
      refused('wrong secret', `the right credential ${credential}`, { credential }),
    ),
  ]
}

/** Requests whose body is missing, cut off or of another media type. */
function bodyCases(operation: Operation): CaseOutline[] {
  const { body } = operation
  if (!body) return []
  const refused = refusal(operation)
  const verdict = body.required ? 'refuses' : 'accepts'
  return [
    outline('no body', `${verdict} a request without its body`, [`${body.pointer}/absent`], {
      ...(body.required && refused),
      alteration: { body: 'absent' },
    }),
    outline('malformed body', 'refuses a body that breaks off', [`${body.pointer}/brokenOff`], {
      ...refused,
      alteration: { body: 'broken off' },
    }),
    outline('media type', 'refuses a body of another media type', [`${body.pointer}/mediaType`], {
      ...refusal(operation, 415),
      alteration: { contentType: 'text/plain' },
    }),
  ]
}

/** Every documented answer with each of its examples, as a mock serves it on request. */
function answerCases({ answers }: Operation): CaseOutline[] {
  return answers.flatMap((answer) => {
    const verdict = answer.status < 300 ? 'resolves to the payload of' : 'rejects with'
    const type = answer.mediaType ? ` of ${answer.mediaType}` : ''
    const wanted = answer.examples.length > 0 ? answer.examples.map((example) => ({ answer, example })) : [{ answer }]
    return wanted.map((prefer: NonNullable<Alteration['prefer']>) => {
      const name = `${verdict} the documented ${answer.status}${type}${prefer.example ? `, ${prefer.example.name}` : ''}`
      const about = prefer.example?.pointer ?? answer.pointer
      return outline('status', name, [about], { alteration: { prefer }, expectation: { kind: 'answered', ...prefer } })
    })
  })
}

/** A request as the client gave it to `fetch`, or as it was sent after an alteration. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** The request as it is sent in place of the client's. */
export function alterRequest(
  { method, url, headers: given, body }: SentRequest,
  alteration: Alteration = {},
): SentRequest {
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
    // A mock chooses the media type of a status by the `accept` header.
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

/** Returns an `Authorization` header whose secret differs a little from the right one. */
function almost(authorization: string, how: NearCredential): string {
  const [scheme = '', token = ''] = authorization.split(' ')
  if (how === 'without its scheme') return token
  if (scheme !== 'Basic') return `${scheme} ${altered(token, how)}`
  const pair = Buffer.from(token, 'base64').toString()
  const end = pair.indexOf(':') + 1
  return `${scheme} ${Buffer.from(pair.slice(0, end) + altered(pair.slice(end), how)).toString('base64')}`
}

/** The replaced end must not be sent, because a server can repeat it. */
function altered(secret: string, how: Exclude<NearCredential, 'without its scheme'>): string {
  if (how === 'cut short') return secret.slice(0, -1)
  if (how === 'one character longer') return `${secret}0`
  const half = Math.ceil(secret.length / 2)
  const [start, end] = [secret.slice(0, half), secret.slice(half)]
  const filled = end.replace(/[0-9a-z]/gi, '0')
  return start + (filled === end ? end.replace(/[0-9a-z]/gi, '1') : filled)
}
