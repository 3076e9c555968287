import type { Call } from '../derivation/calls.ts'
import type { Operation } from '../document/document.ts'
import { nameOf, type Outcome } from './client-call.ts'
import { differ, unless } from './complaints.ts'
import type { SentRequest } from './wire.ts'

/** The request that a client must make of a call. */
export interface ExpectedRequest {
  readonly operation: Operation
  readonly call: Call
  readonly baseUrl: string
  readonly authorization: string | null
  /** True for real credentials: no complaint may show them. */
  readonly isSecret: boolean
}

/** Compares the sent request with the call, byte by byte. */
export function checkSent(expected: ExpectedRequest, sent: readonly SentRequest[]): string[] {
  const { operation, call, baseUrl } = expected
  const [request] = sent
  if (!request || sent.length > 1) return [`${sent.length} requests were sent, expected one`]
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(call.path[name] ?? ''))
  const query = Object.entries(call.query).map(([name, value]) => [name, String(value)])
  const { searchParams, hash } = new URL(request.url)
  const { headers } = request
  return [
    ...differ('the method', request.method, operation.method),
    ...differ('the address', request.url.split('?')[0], baseUrl + path),
    ...differ('the query', [...searchParams], query),
    ...differ('the fragment', hash, ''),
    ...differ('the body', request.body, operation.body ? JSON.stringify(call.body) : undefined),
    ...differ('content-type', headers.get('content-type'), operation.body?.mediaType ?? null),
    ...checkAuthorization(expected, headers.get('authorization')),
    ...differ('accept', headers.get('accept'), acceptOf(operation)),
    ...Object.entries(call.headers).flatMap(([name, value]) => differ(name, headers.get(name), value)),
  ]
}

/** Some servers answer in text: then the client accepts text as well, and errors of any media type. */
function acceptOf({ answers }: Operation): string {
  const maySayText = answers.some(({ key, mediaType }) => /^2/.test(key) && mediaType === 'text/plain')
  return maySayText ? 'application/json, text/plain;q=0.5, */*;q=0.1' : 'application/json'
}

function checkAuthorization({ authorization, isSecret }: ExpectedRequest, sent: string | null): string[] {
  if (!isSecret) return differ('authorization', sent, authorization)
  return unless(sent === authorization, 'authorization is not what the credentials make; neither is shown here')
}

/** The client must refuse the arguments itself, and send nothing. */
export function checkUnsent(outcome: Outcome, sent: readonly SentRequest[]): string[] {
  const name = 'error' in outcome ? nameOf(outcome.error) : 'no error'
  const isRefusal = name === 'InvalidArgumentError' || name === 'ConfigurationError'
  return [
    ...sent.map(({ url }) => `a request was sent to ${url}`),
    ...(isRefusal ? [] : [`it ended with ${name}, expected InvalidArgumentError or ConfigurationError`]),
  ]
}
