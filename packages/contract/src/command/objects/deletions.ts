import type { Case } from '../../index.ts'
import { remembered } from '../../schema/schema.ts'
import { withComplaint } from '../engine/incidents.ts'
import { isTaken, sendingFailure } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Bystanders } from './bystanders.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import type { ObjectStates } from './object-states.ts'
import { isOwned, isRemovable, type OwnedResource, type Resource } from './resources.ts'

/** The number of deletions that may wait for verification. */
const MOST_UNVERIFIED = 20

/** Deletes objects of the run, and verifies that they are gone. */
export class Deletions {
  readonly #access: DeploymentAccess
  readonly #inventory: Inventory
  readonly #bystanders: Bystanders
  readonly #states: ObjectStates
  /** Kinds of which one deletion was verified. */
  readonly #proven = new Set<Resource>()
  readonly #unverified = new Map<Resource, Map<string, Sent>>()

  constructor(access: DeploymentAccess, inventory: Inventory, bystanders: Bystanders, states: ObjectStates) {
    this.#access = access
    this.#inventory = inventory
    this.#bystanders = bystanders
    this.#states = states
  }

  /** True for a kind of which an object was seen to be deleted. */
  isProven(resource: Resource): boolean {
    return this.#proven.has(resource)
  }

  /** True for an object whose deletion was answered and is not verified yet. */
  isPending(resource: Resource, id: string): boolean {
    return this.#unverified.get(resource)?.has(id) === true
  }

  /** Sends a deletion. Every deletion of an object of the run is sent here. */
  async request(resource: Resource, item: Case, id: string): Promise<Sent> {
    const { homes, sender, ids } = this.#access
    const send = async (): Promise<Sent> => {
      const slowly = isSlow(resource) ? await this.#states.remove(resource, id, item) : undefined
      return slowly ?? sender.send(item, { ...ids(), [resource.idName]: id })
    }
    const home = homes.kindOf(item.operation)
    const homeId = home && homes.idOf(home)
    if (!home || homeId === undefined) return send()
    // Servers delete nothing below an object that rests.
    const attempt = await this.#states.inUsualState(home, homeId, async () => ({ sent: await send() }))
    return 'sent' in attempt ? attempt.sent : send()
  }

  /** Deletes an object. The first objects of a kind are verified at once; later ones together, to save requests. */
  async discard(resource: Resource, id: string): Promise<void> {
    const { objects, goodCall } = this.#access
    const { remove } = resource
    if (!remove) return objects.markLeftBehind(resource, id, 'the document cannot delete it')
    if (this.#bystanders.isHarmed()) return this.#unlessGone(resource, id, 'not tried, because other objects are gone')
    const sent = await this.request(resource, goodCall(remove), id)
    if (!isTaken(sent) && sent.result.answer?.status !== 404)
      return this.#unlessGone(resource, id, sendingFailure(remove, sent))
    const others = remembered(this.#unverified, resource, () => new Map())
    others.set(id, sent)
    if (!this.#proven.has(resource) || others.size >= MOST_UNVERIFIED) await this.#confirmKind(resource)
  }

  /** The object may have been deleted all the same, now or before. */
  async #unlessGone(resource: Resource, id: string, reason: string): Promise<void> {
    const { objects } = this.#access
    if ((await this.#inventory.isThere(resource, id)) !== false) return objects.markLeftBehind(resource, id, reason)
    objects.markDeleted(resource, id)
    this.#proven.add(resource)
  }

  /** Verifies all deletions that were not verified yet. */
  async confirm(): Promise<void> {
    for (const resource of [...this.#unverified.keys()]) await this.#confirmKind(resource)
  }

  async #confirmKind(resource: Resource): Promise<void> {
    const { objects, incidents, goodCall } = this.#access
    const deletions = this.#unverified.get(resource) ?? new Map<string, Sent>()
    this.#unverified.delete(resource)
    const listed = deletions.size > 1 && !isSlow(resource) ? await this.#inventory.read(resource) : undefined
    for (const [id, sent] of deletions) {
      const complaint = listed
        ? this.#settle(resource, id, sent, listed.has(id))
        : await this.verify(resource, id, sent)
      if (objects.isGone(resource, id)) this.#proven.add(resource)
      if (complaint !== undefined && resource.remove)
        incidents.add(goodCall(resource.remove), withComplaint(sent, complaint))
    }
  }

  /** Re-reads an object after its deletion. Returns a complaint where it is still there. */
  async verify(resource: Resource, id: string, deletion: Sent): Promise<string | undefined> {
    const look = async () => ({ isThere: await this.#inventory.isThere(resource, id) })
    const ifNotThere = async () => {
      const found = await look()
      return found.isThere ? undefined : found
    }
    const slowly = isSlow(resource) ? await this.#states.until(`end of ${id}`, ifNotThere) : undefined
    return this.#settle(resource, id, deletion, (slowly ?? (await look())).isThere)
  }

  /** Remembers whether an object is gone; `undefined` says that it could not be found out. */
  #settle(resource: Resource, id: string, deletion: Sent, isThere: boolean | undefined): string | undefined {
    const { objects } = this.#access
    if (isThere === false) {
      objects.markDeleted(resource, id)
      return undefined
    }
    const answered = `${resource.remove?.id} was answered ${deletion.result.answer?.status}`
    const reason = isThere ? 'it is still there' : 'no answer shows whether it is gone'
    objects.markLeftBehind(resource, id, `${answered}, but ${reason}`)
    if (isThere) this.#bystanders.suspect()
    return isThere ? `${answered}, but ${resource.idName} ${id} is still there` : undefined
  }
}

/** True for objects that must be stopped before they are deleted, which both takes time. */
const isSlow = (resource: Resource): resource is OwnedResource => isRemovable(resource) && !isOwned(resource)
