import type { Case } from '../../index.ts'
import { withComplaint } from '../engine/incidents.ts'
import { failureOf, isTaken } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { Bystanders } from './bystanders.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import type { ObjectStates } from './object-states.ts'
import { isOwned, isRemovable, type OwnedResource, type Resource } from './resources.ts'

/** The number of deletions that may wait for verification. */
const MOST_UNVERIFIED = 20

export type Deletions = ReturnType<typeof createDeletions>

/** Deletes objects of the run, and verifies that they are gone. */
export function createDeletions(
  access: DeploymentAccess,
  inventory: Inventory,
  bystanders: Bystanders,
  states: Pick<ObjectStates, 'until' | 'remove'>,
) {
  const { sender, ids, created, goodCall, incidents } = access
  /** Kinds of which one deletion was verified. */
  const proven = new Set<Resource>()
  const unverified = new Map<Resource, Map<string, Sent>>()

  /** Sends a deletion. Every deletion of an object of the run is sent here. */
  const request = async (resource: Resource, item: Case, id: string): Promise<Sent> =>
    (isSlow(resource) ? await states.remove(resource, id, item) : undefined) ??
    sender.send(item, { ...ids(), [resource.idName]: id })

  /** Deletes an object. The first objects of a kind are verified at once; later ones together, to save requests. */
  async function discard(resource: Resource, id: string): Promise<void> {
    const { remove } = resource
    if (!remove) return created.markLeftBehind(resource, id, 'the document cannot delete it')
    if (bystanders.isHarmed()) return unlessGone(resource, id, 'not tried, because other objects are gone')
    const sent = await request(resource, goodCall(remove), id)
    if (!isTaken(sent) && sent.result.answer?.status !== 404) return unlessGone(resource, id, failureOf(remove, sent))
    const others = unverified.get(resource) ?? new Map<string, Sent>()
    unverified.set(resource, others.set(id, sent))
    if (!proven.has(resource) || others.size >= MOST_UNVERIFIED) await confirmOf(resource)
  }

  /** The object may have been deleted all the same, now or before. */
  async function unlessGone(resource: Resource, id: string, reason: string): Promise<void> {
    if ((await inventory.isThere(resource, id)) !== false) return created.markLeftBehind(resource, id, reason)
    created.markDeleted(resource, id)
    proven.add(resource)
  }

  async function confirmOf(resource: Resource): Promise<void> {
    const deletions = unverified.get(resource) ?? new Map<string, Sent>()
    unverified.delete(resource)
    const listed = deletions.size > 1 && !isSlow(resource) ? await inventory.read(resource) : undefined
    for (const [id, sent] of deletions) {
      const complaint = listed ? settle(resource, id, sent, listed.has(id)) : await verify(resource, id, sent)
      if (created.isGone(resource, id)) proven.add(resource)
      if (complaint !== undefined && resource.remove)
        incidents.add(goodCall(resource.remove), withComplaint(sent, complaint))
    }
  }

  /** Re-reads an object after its deletion. Returns a complaint where it is still there. */
  async function verify(resource: Resource, id: string, deletion: Sent): Promise<string | undefined> {
    const look = async () => ({ isThere: await inventory.isThere(resource, id) })
    const ifNotThere = async () => {
      const found = await look()
      return found.isThere ? undefined : found
    }
    const found = (isSlow(resource) ? await states.until(`end of ${id}`, ifNotThere) : undefined) ?? (await look())
    return settle(resource, id, deletion, found.isThere)
  }

  /** Remembers whether an object is gone; `undefined` says that it could not be found out. */
  function settle(resource: Resource, id: string, deletion: Sent, isThere: boolean | undefined) {
    if (isThere === false) return void created.markDeleted(resource, id)
    const answered = `${resource.remove?.id} was answered ${deletion.result.answer?.status}`
    const reason = isThere ? 'it is still there' : 'no answer shows whether it is gone'
    created.markLeftBehind(resource, id, `${answered}, but ${reason}`)
    if (isThere) bystanders.suspect()
    return isThere ? `${answered}, but ${resource.idName} ${id} is still there` : undefined
  }

  return {
    request,
    discard,
    verify,
    /** True for a kind of which an object was seen to be deleted. */
    isProven: (resource: Resource) => proven.has(resource),
    /** True for an object whose deletion was answered and is not verified yet. */
    isPending: (resource: Resource, id: string) => unverified.get(resource)?.has(id) === true,
    /** Verifies all deletions that were not verified yet. */
    confirm: async () => {
      for (const resource of [...unverified.keys()]) await confirmOf(resource)
    },
  }
}

/** True for objects that must be stopped before they are deleted, which both takes time. */
const isSlow = (resource: Resource): resource is OwnedResource => isRemovable(resource) && !isOwned(resource)
