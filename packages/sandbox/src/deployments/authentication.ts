import { isListed } from '@clouddb/document/addresses'
import type { Credentials } from '../http/credentials.ts'
import { Refusal } from '../http/refusal.ts'
import { itemsWith, type KeyOf } from '../item-index.ts'
import type { ApiKey, Organization } from '../state.ts'

/** A key, and the organization that it belongs to. */
export interface Authenticated {
  readonly organization: Organization
  readonly key: ApiKey
}

/** Finds the key of a request, and notes when it was used, exact to the minute. */
export function authenticate(
  organizations: readonly Organization[],
  credentials: Credentials | undefined,
  { now, address }: { readonly now: number; readonly address: string },
): Authenticated {
  for (const organization of organizations) {
    const names = credentials ? [credentials.keyId, credentials.keyIdHash] : []
    const named = names.flatMap((name) => itemsWith(organization.keys, nameOf, name))
    const key = credentials && named.find((known) => opens(known, credentials))
    if (!key) continue
    if (!isActive(key, now)) throw new Refusal(401, 'UNAUTHORIZED: Key is not active')
    if (!isListed(key.ipAccessList, address)) throw new Refusal(403, 'FORBIDDEN')
    key.usedAt = new Date(now - (now % 60_000)).toISOString()
    return { organization, key }
  }
  throw new Refusal(401, 'UNAUTHORIZED: Key is not found')
}

/** What a key is found by: its key ID, or the hash of it. */
const nameOf: KeyOf<ApiKey> = ({ keyId, hashes }) => hashes?.keyIdHash ?? keyId

function opens({ keyId, keySecret, hashes }: ApiKey, given: Credentials): boolean {
  if (hashes) return hashes.keyIdHash === given.keyIdHash && hashes.keySecretHash === given.keySecretHash
  return keyId === given.keyId && keySecret === given.keySecret
}

function isActive({ state, expireAt }: ApiKey, now: number): boolean {
  return state === 'enabled' && (expireAt === undefined || Date.parse(expireAt) > now)
}
