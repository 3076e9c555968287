import { hashKey } from '@clouddb/management/secrets'

/** The name and the password of HTTP Basic, with the hashes by which the API may know them. */
export interface Credentials {
  readonly keyId: string
  readonly keySecret: string
  readonly keyIdHash: string
  readonly keySecretHash: string
}

/** The credentials that a request carries; `undefined` where it carries none of this scheme. */
export async function readCredentials(headers: Headers): Promise<Credentials | undefined> {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (encoded === undefined || encoded.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  const [, keyId, keySecret] = /^([^:]*):(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? []
  if (keyId === undefined || keySecret === undefined) return undefined
  return { keyId, keySecret, ...(await hashKey(keyId, keySecret)) }
}
