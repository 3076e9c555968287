import { InvalidArgumentError } from '@clouddb/client-core/errors'
import type { ManagementClient } from '../client.ts'
import type { ApiKey, CreateKeyRequest, KeyHashesRequest } from '../generated/schema.ts'
import { type GeneratedKey, generateKey } from '../secrets.ts'
import {
  hasStatus,
  isAbsent,
  isPassing,
  KeyRotationError,
  type KeyRotationFacts,
  type KeyRotationStep,
  shown,
  waitAfter,
} from './job-errors.ts'
import { type JobOptions, JobTime, type WithId } from './job-time.ts'

/** Options of {@link rotateKey}. */
export interface RotateKeyOptions extends JobOptions<KeyRotationFacts> {
  /**
   * Keeps the new key ID and secret, which nothing shows again, and the id of the record, by which the next rotation names the
   * key. If it throws, the new key is deleted.
   */
  readonly store: (generated: GeneratedKey, key: WithId<ApiKey>) => void | Promise<void>
  /** Expiry of the new key, ISO 8601; null for none. Default: that of the old key. */
  readonly expireAt?: string | null | undefined
}

/**
 * Replaces a key by a new one with its name, roles, access list and expiry: creates the new key, stores it, proves it with a
 * request, disables the old key and deletes it with the new one. Until the last step, the name of the new key says which key
 * it replaces. By that, running the job again finds what an earlier run has left, and completes the job, with the id of the
 * old key as well as with that of the new one, which an earlier run may have stored.
 * Rotate a key by one job at a time: a job that notices another one fails, and names the keys that exist.
 *
 * @param keyId - Id of the key's record. The client may be authenticated by this key or by another.
 * @returns The new key.
 * @throws KeyRotationError when a step fails; it says which keys exist.
 * @throws InvalidArgumentError when there is no `store`, or an option that does not exist.
 */
export async function rotateKey(
  client: ManagementClient,
  keyId: string,
  options: RotateKeyOptions,
): Promise<WithId<ApiKey>> {
  return new KeyRotation(client, keyId, options ?? {}).run()
}

/** Waits between tries, half a minute together. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000]

/** How many keys a message names. */
const mostNamed = 20

const markOf = (id: string) => ` (replaces ${id})`
/** A name without the marks of rotations that were not completed. */
const unmarked = (name?: string | null) => (name ?? '').replace(/( \(replaces [0-9a-f-]{36}\))+$/i, '')

/** Whether what an answer has as a key can be told from other keys. */
const isKey = (key: ApiKey | null | undefined): key is WithId<ApiKey> =>
  typeof key?.id === 'string' && typeof (key.name ?? '') === 'string'

const isEnabled = <Key extends ApiKey>(key?: Key): key is Key => !!key && key.state !== 'disabled'

/** Refuses what would make a key with other rights, or one that nobody can use. */
function refuseUnfit({ assignedRoles, roles, expireAt }: ApiKey, newExpiry: string | null | undefined): void {
  if (!assignedRoles && !roles?.length) throw new Error('the answer does not show the roles of the key')
  if (newExpiry === undefined && expireAt && Date.parse(expireAt) <= Date.now())
    throw new Error(`the key expired at ${shown(expireAt)}. Pass \`expireAt\` for the new one`)
}

class KeyRotation {
  readonly #client: ManagementClient
  #id: string
  readonly #options: Pick<RotateKeyOptions, 'store' | 'expireAt'>
  readonly #time: JobTime<KeyRotationFacts>
  #oldKey: ApiKey | undefined
  #newKey: WithId<ApiKey> | undefined
  #leftovers: readonly WithId<ApiKey>[] = []
  #isStored = false

  constructor(client: ManagementClient, id: string, { store, expireAt, ...options }: RotateKeyOptions) {
    this.#time = new JobTime('rotateKey', client, options, 'store, expireAt, ')
    // Without it, the secret of the new key would be lost.
    if (typeof store !== 'function') throw new InvalidArgumentError('rotateKey needs a function `store`.')
    this.#client = client
    this.#id = id
    this.#options = { store, expireAt }
  }

  /** The end of the name of a key that replaces the old one. */
  get #mark(): string {
    return markOf(this.#id)
  }

  async run(): Promise<WithId<ApiKey>> {
    await this.#step('look', () => this.#look())
    const fresh = this.#newKey ? this.#client : await this.#replace()
    await this.#step('delete leftovers', async () => {
      for (const { id } of this.#leftovers) await this.#delete(fresh, id)
    })
    await this.#step('disable', async () => {
      if (isEnabled(this.#oldKey))
        this.#oldKey = await this.#send(fresh, (one) => one.updateKey(this.#id, { state: 'disabled' }, this.#time.call))
    })
    await this.#step('delete', async () => {
      if (this.#oldKey) await this.#delete(fresh, this.#id)
      this.#oldKey = undefined
    })
    return this.#step('rename', async () => {
      const { id, name } = this.#newKey as WithId<ApiKey>
      const renamed = await this.#send(fresh, (one) => one.updateKey(id, { name: unmarked(name) }, this.#time.call))
      this.#newKey = { ...renamed, id }
      return this.#newKey
    })
  }

  /** Finds the old key, and what earlier runs have left. A run that got as far as the old key has left its new key in use. */
  async #look(): Promise<void> {
    const keys = await this.#list()
    const named = keys.find(({ id }) => id === this.#id)
    // The named key is the new one of an earlier run that has not deleted the old one.
    const old = keys.find(({ id, name }) => named?.name === unmarked(name) + markOf(id))
    this.#oldKey = old ?? named
    this.#id = old?.id ?? this.#id
    const marked = keys.filter(({ name }) => name?.endsWith(this.#mark))
    if (isEnabled(this.#oldKey)) {
      refuseUnfit(this.#oldKey, this.#options.expireAt)
      this.#leftovers = marked
      return
    }
    const [used, ...others] = marked.filter(({ usedAt }) => usedAt)
    if (!used || others.length > 0)
      throw new Error(
        this.#oldKey
          ? 'the key is disabled, so it is in use nowhere. Create one with `createKey`'
          : 'the key does not exist, and none replaces it. It was rotated or deleted, or its id is not in `listKeys`',
      )
    this.#newKey = used
    this.#isStored = true
  }

  /** Creates, stores and proves the new key. Returns a client that it authenticates. */
  async #replace(): Promise<ManagementClient> {
    const generated = await generateKey()
    const key = await this.#step('create', () => this.#create(generated))
    await this.#step('store', async () => {
      await this.#time.within(() => this.#options.store(generated, key)).catch((error) => this.#withdraw(error))
      this.#isStored = true
    })
    const { keyId, keySecret } = generated
    const fresh = this.#client.withOptions({ keyId, keySecret })
    // A key proves itself also by what its roles forbid. Its record may be shown late.
    const isUnknown = (error: unknown) => hasStatus(error, 404)
    await this.#step('prove', async () => {
      await this.#send(fresh, (one) => one.getKey(key.id, this.#time.call), isUnknown)
      await this.#refuseRivals()
    })
    return fresh
  }

  /** Fails where another job rotates the key, or has. What it made may be stored, so nothing of it is deleted. */
  async #refuseRivals(): Promise<void> {
    const keys = await this.#list()
    const known = this.#leftovers.map(({ id }) => id)
    const others = keys.flatMap(({ id, name }) =>
      id !== this.#newKey?.id && (known.includes(id) || name?.endsWith(this.#mark)) ? id : [],
    )
    this.#oldKey = keys.find(({ id }) => id === this.#id)
    if (others.every((id) => known.includes(id)) && isEnabled(this.#oldKey)) return
    throw new Error(`another job rotates the key as well: keys [${others.slice(0, mostNamed).map(shown)}]`)
  }

  /** Deletes the new key, which is stored nowhere, and fails. */
  async #withdraw(error: unknown): Promise<never> {
    const forget = () => {
      this.#newKey = undefined
    }
    // A `store` that did not settle may still store the key. Where the job was aborted, nothing is sent.
    if (!this.#time.isOver) await this.#delete(this.#client, this.#newKey?.id ?? '').then(forget, () => {})
    throw error
  }

  async #create({ keyId, hashData }: GeneratedKey): Promise<WithId<ApiKey>> {
    let failure: unknown = new Error('the answer does not name the key')
    const isNew = ({ name, keySuffix }: ApiKey) => name?.endsWith(this.#mark) && keySuffix === keyId.slice(-4)
    try {
      const { key } = await this.#client.createKey(this.#request(hashData), this.#time.call)
      this.#newKey = isKey(key) && isNew(key) ? key : undefined
    } catch (error) {
      if (!isPassing(error)) throw error
      failure = error
    }
    // The key may exist. Its id and secret are known here, so it only has to be found.
    for (const pause of this.#newKey ? [] : pauses) {
      await this.#time.pause(pause)
      this.#newKey = (await this.#list()).find(isNew)
      if (this.#newKey) break
    }
    if (!this.#newKey) throw failure
    await this.#refuseRivals().catch((error) => this.#withdraw(error))
    return this.#newKey
  }

  #request(hashData: KeyHashesRequest): CreateKeyRequest {
    const { name, assignedRoles, roles, ipAccessList, expireAt: expiry = null } = this.#oldKey ?? {}
    const { expireAt = expiry } = this.#options
    const roleIds = assignedRoles?.flatMap(({ roleId }) => roleId ?? []) ?? []
    const isFormer = roleIds.length === 0 && roles?.length
    const entries = ipAccessList?.map(({ source = '', description }) => ({
      source,
      ...(description && { description }),
    }))
    return {
      name: unmarked(name) + this.#mark,
      hashData,
      expireAt,
      ...(entries && { ipAccessList: entries }),
      // A request without roles could give the new key those of the key that sends it.
      ...(isFormer ? { roles: roles as CreateKeyRequest['roles'] & {} } : { assignedRoleIds: roleIds }),
    }
  }

  async #list(client: ManagementClient = this.#client): Promise<WithId<ApiKey>[]> {
    const keys = await this.#send(client, (one) => one.listKeys(this.#time.call))
    if (!keys.every(isKey)) throw new Error('the answer of `listKeys` is no list of keys with ids')
    return keys
  }

  async #delete(client: ManagementClient, id: string): Promise<void> {
    try {
      await this.#send(client, (one) => one.deleteKey(id, this.#time.call))
    } catch (error) {
      if (!(await isAbsent(error, id, () => this.#list(client)))) throw error
    }
  }

  /**
   * Sends a request that can be repeated, as the new key, or as the caller where the roles of the key forbid it. It is
   * repeated after failures that may pass; so is 401, which says that the new key is not known everywhere yet.
   */
  async #send<Result>(
    client: ManagementClient,
    call: (client: ManagementClient) => PromiseLike<Result>,
    mayPass: (error: unknown) => boolean = () => false,
  ): Promise<Result> {
    for (const pause of pauses) {
      try {
        return await call(client)
      } catch (error) {
        const isNew = client !== this.#client
        if (isNew && hasStatus(error, 403))
          return this.#send(this.#client, call).catch((other) => {
            throw hasStatus(other, 401) ? error : other
          })
        const isEarly = isNew && hasStatus(error, 401)
        if (!(isPassing(error) || isEarly || mayPass(error)) || this.#time.isOver) throw error
        await this.#time.pause(waitAfter(error, pause))
      }
    }
    return call(client)
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
      const old = this.#oldKey ? ` The old key ${this.#id} exists and is ${shown(this.#oldKey.state)}.` : ''
      const made = this.#newKey
        ? ` The new key ${shown(this.#newKey.id)} exists and is ${stored}. Running the job again completes it.`
        : ''
      const message = `rotateKey failed at '${step}': ${words}.${old}${made}`
      throw new KeyRotationError(message, this.#facts(step), { cause: error })
    }
  }

  #facts(step: KeyRotationStep): KeyRotationFacts {
    return { step, oldKey: this.#oldKey, newKey: this.#newKey, isStored: this.#isStored }
  }
}
