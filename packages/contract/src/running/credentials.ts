import type { Scheme } from '../document/document.ts'

/** What a client is given to prove itself. */
export interface Credentials {
  readonly keyId?: string | undefined
  readonly keySecret?: string | undefined
  readonly apiKey?: string | undefined
}

/** For a mock, which takes any. Not ASCII: credentials are UTF-8. */
export const MADE_UP: Required<Credentials> = {
  keyId: 'key-id',
  keySecret: 'key-secret-\u00fc',
  apiKey: 'personal-api-access-key',
}

/** The part of the credentials that a scheme asks for. */
export function credentialsFor(scheme: Scheme, { keyId, keySecret, apiKey }: Credentials): Credentials {
  if (scheme === 'none') return {}
  return scheme === 'basic' ? { keyId, keySecret } : { apiKey }
}

/** What a client has to make of its credentials. */
export function authorizationOf(scheme: Scheme, { keyId, keySecret, apiKey }: Credentials): string | null {
  if (scheme === 'none') return null
  return scheme === 'basic' ? `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` : `Bearer ${apiKey}`
}
