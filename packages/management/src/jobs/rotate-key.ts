import type { CallOptions } from '@clouddb/client-core'
import { InvalidArgumentError } from '@clouddb/client-core/errors'
import { conceal } from '../concealed.ts'
import type { ManagementClient } from '../generated/client.ts'
import type { ApiKey } from '../generated/schema.ts'
import { type GeneratedKey, generateKey } from '../secrets.ts'
import {
  hasStatus,
  isId,
  isPassing,
  KeyRotationError,
  type KeyRotationFacts,
  type KeyRotationStep,
  listIds,
  printableValue,
} from './job-errors.ts'
import { type JobOptions, JobTime, pauses, type WithId } from './job-time.ts'
import { adviseOnNewKey, describeUnknown, UnprovedError } from './key-advice.ts'
import { isKey, KeyCalls } from './key-calls.ts'
import { haveSameRights, type KeyRights, readRights } from './key-rights.ts'

/** What `store` keeps of a new key: plain data. `util.inspect` and `console.log` of Node hide the secret; copies have it. */
export interface KeyToStore {
  /** Id of the key's record, by which the next rotation names the key. */
  readonly id: string
  /** The key ID, by which requests are authenticated. */
  readonly keyId: string
  readonly keySecret: string
}

/** Options of {@link rotateKey}. */
export interface RotateKeyOptions extends JobOptions<KeyRotationFacts> {
  /**
   * Keeps the new key ID and secret, which nothing shows again, and the id of the record. It is called before the new key is
   * proved: keep the old key as well until the job is complete. If it throws, the new key is deleted.
   */
  readonly store: (key: KeyToStore, record: WithId<ApiKey>) => void | Promise<void>
  /** Expiry of the new key, ISO 8601; null for none. Default: that of the old key. */
  readonly expireAt?: string | null | undefined
}

/**
 * Replaces a key by a new one with its name, roles, access list and expiry: creates the new key, stores it, reads its record
 * with it, disables the old key and deletes it with the new one. The old key stays enabled until the new one has read its
 * record. Until the last step, the name of the new key says which key it replaces. By that, running the job again finds what
 * an earlier run has left, and completes the job, with the id of the old key as well as with that of the new one, which an
 * earlier run may have stored.
 * Rotate a key by one job at a time: a job that notices another one fails, and names the keys that exist.
 * Query endpoints name their keys by id: the new key has to be added to their `openApiKeys`.
 *
 * @param keyId - Id of the key's record, not the key ID. The client may be authenticated by this key or by another.
 * @returns The new key.
 * @throws KeyRotationError when a step fails; it says which keys exist.
 * @throws InvalidArgumentError when there is no id or no `store`, or an option that does not exist.
 */
export async function rotateKey(
  client: ManagementClient,
  keyId: string,
  options: RotateKeyOptions,
): Promise<WithId<ApiKey>> {
  return new KeyRotation(client, keyId, options ?? {}).run()
}

const replacementMark = (id: string) => ` (replaces ${id})`
/** A name without the marks of rotations that were not completed. */
const unmarked = (name?: string | null) => (name ?? '').replace(/( \(replaces [0-9a-f-]{36}\))+$/i, '')

/** A key as an answer shows it. No other answer proves that a key can be used, or was changed. */
function checkRecord(record: ApiKey | undefined, id: string): WithId<ApiKey> {
  if (!isId(record?.id, id)) throw new UnprovedError('the answer does not show the key')
  return { ...record, id }
}

const isEnabled = (key?: ApiKey): key is ApiKey => !!key && key.state !== 'disabled'

class KeyRotation {
  readonly #client: ManagementClient
  #id: string
  readonly #options: Pick<RotateKeyOptions, 'store' | 'expireAt'>
  readonly #time: JobTime<KeyRotationFacts>
  readonly #calls: KeyCalls
  #oldKey: ApiKey | undefined
  #newKey: WithId<ApiKey> | undefined
  #rights: KeyRights | undefined
  /** The ids of all keys before the new one was created. */
  #known: readonly string[] = []
  #leftovers: readonly WithId<ApiKey>[] = []
  #isStored = false

  constructor(client: ManagementClient, id: string, { store, expireAt, ...options }: RotateKeyOptions) {
    this.#time = new JobTime('rotateKey', client, options, 'store, expireAt, ')
    // Without it, the secret of the new key would be lost.
    if (typeof store !== 'function') throw new InvalidArgumentError('rotateKey needs a function `store`.')
    if (typeof id !== 'string' || id === '')
      throw new InvalidArgumentError('rotateKey needs the id of a key as a text.')
    this.#client = client
    this.#calls = new KeyCalls(client, this.#time)
    this.#id = id
    this.#options = { store, expireAt }
  }

  /** The end of the name of a key that replaces the old one. */
  get #mark(): string {
    return replacementMark(this.#id)
  }

  async run(): Promise<WithId<ApiKey>> {
    await this.#step('look', () => this.#look())
    const fresh = this.#newKey ? this.#client : await this.#replace()
    await this.#step('delete leftovers', async () => {
      for (const { id } of this.#leftovers) await this.#calls.delete(fresh, id)
    })
    await this.#step('disable', () => this.#disable(fresh))
    await this.#step('delete', async () => {
      if (this.#oldKey) await this.#calls.delete(fresh, this.#id)
      this.#oldKey = undefined
    })
    return this.#step('rename', async () => {
      const { id, name } = this.#newKey as WithId<ApiKey>
      this.#newKey = await this.#calls.send(fresh, async (one, call) =>
        checkRecord(await one.updateKey(id, { name: unmarked(name) }, call), id),
      )
      return this.#newKey
    })
  }

  /** Finds the old key, and what earlier runs have left. A run that got as far as the old key has left its new key in use. */
  async #look(): Promise<void> {
    const keys = await this.#calls.list()
    this.#known = keys.map(({ id }) => id)
    const named = keys.find(({ id }) => isId(id, this.#id))
    // The named key is the new one of an earlier run that has not deleted the old one.
    const old = keys.find(({ id, name }) => named?.name === unmarked(name) + replacementMark(id))
    this.#oldKey = old ?? named
    const given = this.#id
    this.#id = this.#oldKey?.id ?? given
    const marked = keys.filter(({ name }) => name?.endsWith(this.#mark))
    if (isEnabled(this.#oldKey)) {
      this.#rights = readRights(this.#oldKey, this.#options.expireAt)
      this.#leftovers = marked
      return
    }
    const [used, ...others] = marked.filter(({ usedAt }) => usedAt)
    if (!used || others.length > 0)
      throw new Error(
        this.#oldKey
          ? 'the key is disabled, so it is in use nowhere. Create one with `createKey`'
          : describeUnknown(given, keys),
      )
    this.#newKey = used
    this.#isStored = true
  }

  /** Creates, stores and proves the new key. Returns a client that it authenticates. */
  async #replace(): Promise<ManagementClient> {
    const generated = await generateKey()
    const key = await this.#step('create', () => this.#create(generated))
    const { keyId, keySecret } = generated
    await this.#step('store', async () => {
      const kept = conceal({ id: key.id, keyId, keySecret }, 'keySecret')
      await this.#time.within(() => this.#options.store(kept, key)).catch((error) => this.#withdraw(error))
      this.#isStored = true
    })
    const fresh = this.#client.withOptions({ keyId, keySecret })
    await this.#step('prove', async () => {
      const read = async (one: ManagementClient, call: CallOptions) =>
        checkRecord(await one.getKey(key.id, call), key.id)
      // The access list may take effect late, and the record may be shown late.
      await this.#calls.repeat(fresh, read, 403, 404)
      await this.#refuseRivals()
    })
    return fresh
  }

  /** Only the new key disables the old one: the caller may be authenticated by the old key, and would be locked out. */
  async #disable(fresh: ManagementClient): Promise<void> {
    const old = this.#oldKey
    if (!isEnabled(old)) return
    try {
      const disabled = await this.#calls.repeat(fresh, async (one, call) =>
        checkRecord(await one.updateKey(this.#id, { state: 'disabled' }, call), this.#id),
      )
      this.#oldKey = { ...old, ...disabled }
    } catch (error) {
      // Its roles forbid it. A caller that is another key deletes the old one at once.
      if (!hasStatus(error, 403)) throw error
    }
  }

  /**
   * Fails where another job rotates the key, or has: what it made may be stored, so nothing of it is deleted. Fails also where
   * somebody has changed the old key since the first look, because the new one does not have the change.
   */
  async #refuseRivals(): Promise<readonly WithId<ApiKey>[]> {
    const keys = await this.#calls.list()
    const known = this.#leftovers.map(({ id }) => id)
    const others = keys.flatMap(({ id, name }) =>
      id !== this.#newKey?.id && (known.includes(id) || name?.endsWith(this.#mark)) ? id : [],
    )
    const { name } = this.#oldKey ?? {}
    this.#oldKey = keys.find(({ id }) => id === this.#id)
    if (!others.every((id) => known.includes(id)) || !isEnabled(this.#oldKey))
      throw new Error(`another job rotates the key as well: keys [${listIds(others)}]`)
    if (this.#oldKey.name !== name || !this.#hasRights(this.#oldKey, this.#options.expireAt))
      throw new Error('somebody has changed the old key since the job began')
    return keys
  }

  /** Deletes the new key, which is stored nowhere, and fails. */
  async #withdraw(error: unknown): Promise<never> {
    const forget = () => {
      this.#newKey = undefined
    }
    // A `store` that did not settle may still store the key. Where the job was aborted, nothing is sent.
    if (!this.#time.isOver) await this.#calls.delete(this.#client, this.#newKey?.id ?? '').then(forget, () => {})
    throw error
  }

  async #create({ keyId, hashData }: GeneratedKey): Promise<WithId<ApiKey>> {
    let failure: unknown = new Error('the answer does not name the key')
    const name = unmarked(this.#oldKey?.name) + this.#mark
    const isNew = ({ id, name, keySuffix }: WithId<ApiKey>) =>
      !this.#known.includes(id) && name?.endsWith(this.#mark) && keySuffix === keyId.slice(-4)
    try {
      const { key } = await this.#client.createKey({ ...(this.#rights as KeyRights), name, hashData }, this.#time.call)
      this.#newKey = isKey(key) && isNew(key) ? key : undefined
    } catch (error) {
      if (!isPassing(error)) throw error
      failure = error
    }
    // The key may exist. Its id and secret are known here, so it only has to be found.
    for (const pause of pauses) {
      if (this.#newKey) break
      await this.#time.pause(pause)
      this.#newKey = (await this.#calls.list()).find(isNew)
    }
    const made = this.#newKey
    if (!made) throw failure
    try {
      const keys = await this.#refuseRivals()
      if (!this.#hasRights(keys.find(({ id }) => id === made.id) ?? made))
        throw new Error('the new key has other rights than it was created with')
    } catch (error) {
      await this.#withdraw(error)
    }
    return made
  }

  #hasRights(key: ApiKey, expireAt?: string | null): boolean {
    return haveSameRights(readRights(key, expireAt), this.#rights as KeyRights)
  }

  async #step<Result>(step: KeyRotationStep, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      this.#time.report(this.#facts(step))
      return result
    } catch (error) {
      this.#time.throwIfAborted()
      // The message of an error of `store` could hold the secret.
      const words = step === 'store' ? '`store` threw' : (error as Error).message.replace(/\.$/, '')
      const stored = `${this.#isStored ? '' : 'not '}stored`
      const old = this.#oldKey ? ` The old key ${this.#id} exists and is ${printableValue(this.#oldKey.state)}.` : ''
      const made = this.#newKey
        ? ` The new key ${printableValue(this.#newKey.id)} exists and is ${stored}. ${adviseOnNewKey(error, step === 'prove')}`
        : ''
      const message = `rotateKey failed at '${step}': ${words}.${old}${made}`
      throw new KeyRotationError(message, this.#facts(step), { cause: error })
    }
  }

  #facts(step: KeyRotationStep): KeyRotationFacts {
    return { step, oldKey: this.#oldKey, newKey: this.#newKey, isStored: this.#isStored }
  }
}
