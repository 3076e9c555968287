import { differ } from './complaints.ts'
import { AUTHORIZATION } from './credentials.ts'
import type { Case } from './derivation/case.ts'
import { nameOf, type Outcome } from './outcome.ts'
import type { SentRequest } from './wire.ts'

/** Compares what went over the wire with the case, byte by byte. */
export function checkSent({ operation, call }: Case, baseUrl: string, sent: readonly SentRequest[]): string[] {
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
    ...differ('authorization', headers.get('authorization'), AUTHORIZATION[operation.security]),
    ...differ('accept', headers.get('accept'), 'application/json'),
    ...Object.entries(call.headers).flatMap(([name, value]) => differ(name, headers.get(name), value)),
  ]
}

/** The client refused the arguments itself, and nothing left the house. */
export function checkUnsent(outcome: Outcome, sent: readonly SentRequest[]): string[] {
  const name = 'error' in outcome ? nameOf(outcome.error) : 'no error'
  const isRefusal = name === 'InvalidArgumentError' || name === 'ConfigurationError'
  return [
    ...sent.map(({ url }) => `a request was sent to ${url}`),
    ...(isRefusal ? [] : [`it ended with ${name}, expected InvalidArgumentError or ConfigurationError`]),
  ]
}
