import { ApiError } from '@clouddb/client-core/errors'
import type { ApiKey } from '../generated/schema.ts'
import { hasStatus, isPassing, printableValue } from './job-errors.ts'
import type { WithId } from './job-time.ts'

/** Says why no key has an id. What was given may be a secret, so it is not shown. */
export function describeUnknown(given: string, keys: readonly WithId<ApiKey>[]): string {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given)
  if (isUuid)
    return 'the key does not exist, and none replaces it. It was rotated or deleted, or its id is not in `listKeys`'
  const meant = keys.filter(({ keySuffix }) => keySuffix && given.endsWith(keySuffix)).slice(0, 3)
  const ids = meant.map(({ id }) => printableValue(id)).join(' or ')
  const cure = ids ? `With its last four characters, \`listKeys\` shows ${ids}` : '`listKeys` shows the ids of keys'
  return `the key does not exist. A key ID, which authenticates requests, is not the id of the key's record. ${cure}`
}

/** An answer is not the record of the key that was asked for. */
export class UnprovedError extends Error {}

export const isUnproved = (error: unknown): boolean => error instanceof UnprovedError

/** What to do about a new key, after the rotation failed. */
export function adviseOnNewKey(error: unknown, isProof: boolean): string {
  if (isUnproved(error)) return 'Running the job again helps once answers show the key.'
  if (!ApiError.is(error) || isPassing(error) || hasStatus(error, 401)) return 'Running the job again completes it.'
  if (!isProof || !hasStatus(error, 403))
    return 'Running the job again completes it once the server accepts this request.'
  return (
    'Its roles or its access list do not admit this request. Running the job again from here makes one more key. ' +
    'Run it from an address of the access list; or use the new key where it is stored, disable the old one by ' +
    '`updateKey`, and run the job again, which deletes the old one.'
  )
}
