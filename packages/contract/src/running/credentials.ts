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
