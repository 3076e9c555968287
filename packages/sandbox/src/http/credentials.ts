import { hashKey } from '@clouddb/management/secrets'

/** The name and the password of HTTP Basic, with the hashes by which the API may know them. */
export interface Credentials {
  readonly keyId: string
  readonly keySecret: string
  readonly keyIdHash: string
  readonly keySecretHash: string
}

/** The credentials that a request carries; `undefined` where it carries none of this scheme. */
export function readRequestCredentials(headers: Headers): Promise<Credentials | undefined> {
  const header = headers.get('authorization') ?? ''
  if (last?.header !== header) last = { header, credentials: decode(header) }
  return last.credentials
}

/** Most requests carry the credentials of the request before, and hashes take a third of the time of a request. */
let last: { readonly header: string; readonly credentials: Promise<Credentials | undefined> } | undefined

async function decode(header: string): Promise<Credentials | undefined> {
  const encoded = /^Basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  if (encoded === undefined || encoded.length % 4 !== 0) return undefined
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  const [, keyId, keySecret] = /^([^:]*):(.*)$/s.exec(new TextDecoder().decode(bytes)) ?? []
  if (keyId === undefined || keySecret === undefined) return undefined
  return { keyId, keySecret, ...(await hashKey(keyId, keySecret)) }
}
