import { ApiError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../generated/client.ts'
import type { ApiKey } from '../generated/schema.ts'
import {
  hasStatus,
  isId,
  isMissing,
  isPassing,
  type KeyRotationFacts,
  printableValue,
  waitAfter,
} from './job-errors.ts'
import type { JobTime, WithId } from './job-time.ts'

/** Waits between tries, half a minute together. */
export const pauses: readonly number[] = [1_000, 2_000, 4_000, 8_000, 16_000]

type Call<Result> = (client: ManagementClient) => PromiseLike<Result>

/** Whether what an answer has as a key can be told from other keys. */
export const isKey = (key: ApiKey | null | undefined): key is WithId<ApiKey> =>
  typeof key?.id === 'string' && typeof (key.name ?? '') === 'string'

/** The calls of a rotation, as its caller or as the new key. */
export class KeyCalls {
  readonly #caller: ManagementClient
  readonly #time: JobTime<KeyRotationFacts>

  constructor(caller: ManagementClient, time: JobTime<KeyRotationFacts>) {
    this.#caller = caller
    this.#time = time
  }

  async list(client: ManagementClient = this.#caller): Promise<WithId<ApiKey>[]> {
    const keys = await this.send(client, (one) => one.listKeys(this.#time.call))
    if (!keys.every(isKey)) throw new Error('the answer of `listKeys` is no list of keys with ids')
    return keys
  }

  /** Deletes a key. The list decides whether it is gone; it may show it some seconds longer. */
  async delete(client: ManagementClient, id: string): Promise<void> {
    let failure: unknown
    try {
      await this.send(client, (one) => one.deleteKey(id, this.#time.call))
    } catch (error) {
      if (!isMissing(error)) throw error
      failure = error
    }
    const isListed = async () => (await this.list(client)).some((key) => isId(key.id, id))
    for (const pause of pauses) {
      if (!(await isListed())) return
      if (failure !== undefined || this.#time.isOver) break
      await this.#time.pause(pause)
    }
    throw failure ?? new Error(`the list still shows the key ${printableValue(id)}`)
  }

  /** Sends a request that can be repeated, as the new key, or as the caller where the roles of the key forbid it. */
  async send<Result>(client: ManagementClient, call: Call<Result>): Promise<Result> {
    try {
      return await this.repeat(client, call)
    } catch (error) {
      if (client === this.#caller || !hasStatus(error, 403)) throw error
      return this.repeat(this.#caller, call).catch((other) => {
        throw hasStatus(other, 401) ? error : other
      })
    }
  }

  /**
   * Sends a request that can be repeated. It is repeated after failures that may pass; so is 401 of the new key, which says
   * that it is not known everywhere yet, and an answer that does not show the key.
   */
  async repeat<Result>(
    client: ManagementClient,
    call: Call<Result>,
    mayPass: (error: unknown) => boolean = isUnproved,
  ): Promise<Result> {
    for (const pause of pauses) {
      try {
        return await call(client)
      } catch (error) {
        const isEarly = client !== this.#caller && hasStatus(error, 401)
        if (!(isPassing(error) || isEarly || mayPass(error)) || this.#time.isOver) throw error
        await this.#time.pause(waitAfter(error, pause))
      }
    }
    return call(client)
  }
}

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
