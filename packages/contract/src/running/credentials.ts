import type { NearCredential } from '../derivation/case.ts'
import type { Scheme } from '../document/document.ts'

/** The credentials of a client. */
export interface Credentials {
  readonly keyId?: string | undefined
  readonly keySecret?: string | undefined
  readonly apiKey?: string | undefined
}

/** Credentials for a mock, which accepts any. Not ASCII, because credentials are UTF-8. */
export const MADE_UP: Required<Credentials> = {
  keyId: 'key-id',
  keySecret: 'key-secret-\u00fc',
  apiKey: 'personal-api-access-key',
}

/** The credentials that a scheme needs. */
export function credentialsFor(scheme: Scheme, { keyId, keySecret, apiKey }: Credentials): Credentials {
  if (scheme === 'none') return {}
  return scheme === 'basic' ? { keyId, keySecret } : { apiKey }
}

/** The `Authorization` header that a client must make of its credentials. */
export function authorizationOf(scheme: Scheme, { keyId, keySecret, apiKey }: Credentials): string | null {
  if (scheme === 'none') return null
  return scheme === 'basic' ? `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` : `Bearer ${apiKey}`
}

/** Returns an `Authorization` header whose secret differs a little from the right one. */
export function almost(authorization: string, how: NearCredential): string {
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
