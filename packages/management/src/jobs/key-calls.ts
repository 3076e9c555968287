import type { CallOptions } from '@clouddb/client-core'
import type { ManagementClient } from '../generated/client.ts'
import type { ApiKey } from '../generated/schema.ts'
import { hasStatus, isId, isMissing, type KeyRotationFacts, printableValue } from './job-errors.ts'
import { type JobTime, pauses, type WithId } from './job-time.ts'
import { isUnproved } from './key-advice.ts'

type Call<Result> = (client: ManagementClient, options: CallOptions) => PromiseLike<Result>

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
    const keys = await this.send(client, (one, options) => one.listKeys(options))
    if (!keys.every(isKey)) throw new Error('the answer of `listKeys` is no list of keys with ids')
    return keys
  }

  /** Deletes a key. The list decides whether it is gone; it may show it some seconds longer. */
  async delete(client: ManagementClient, id: string): Promise<void> {
    let failure: unknown
    try {
      await this.send(client, (one, options) => one.deleteKey(id, options))
    } catch (error) {
      if (!isMissing(error)) throw error
      failure = error
    }
    for (const pause of pauses) {
      const keys = await this.list(client)
      if (!keys.some((key) => isId(key.id, id))) return
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
   * Sends a request that can be repeated. It is repeated also after 401 of the new key, which says that it is not known
   * everywhere yet, after an answer that does not show the key, and after these statuses.
   */
  repeat<Result>(client: ManagementClient, call: Call<Result>, ...statuses: readonly number[]): Promise<Result> {
    return this.#time.repeat(
      (options) => call(client, options),
      (error) =>
        isUnproved(error) || hasStatus(error, ...statuses) || (client !== this.#caller && hasStatus(error, 401)),
      pauses,
    )
  }
}
