import { type Incidents, withComplaint } from '../engine/incidents.ts'
import type { Sent } from '../engine/sender.ts'
import type { CreatedObjects } from './created-objects.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from './resources.ts'

/** Deletes what the run has made, and looks whether it is gone. */
export interface Deletions {
  /** Deletes an object. It is looked for at once until one was seen to be gone, then some at a time, to save requests. */
  discard(resource: Resource, id: string): Promise<void>
  /** Looks for an object whose deletion was answered so, and says what is wrong where it is still there. */
  verify(resource: Resource, id: string, deletion: Sent): Promise<string | undefined>
  /** Looks for all that was deleted and not looked for yet. */
  confirm(): Promise<void>
}

export interface DeletionsOptions extends DeploymentAccess {
  readonly created: CreatedObjects
  readonly inventory: Inventory
  readonly incidents: Incidents
}

/** So many deletions are believed before they are looked at. */
const MOST_BELIEVED = 20

export function createDeletions(options: DeletionsOptions): Deletions {
  const { document, sender, created, goodCall, ids, inventory, incidents } = options
  const proven = new Set<Resource>()
  const believed = new Map<Resource, Map<string, Sent>>()

  async function discard(resource: Resource, id: string): Promise<void> {
    const { remove } = resource
    if (!remove) return created.markLeftBehind(resource, id, 'the document cannot delete it')
    const sent = await sender.send(goodCall(remove), { ...ids(), [resource.idName]: id })
    if (!isTaken(sent) && sent.result.answer?.status !== 404) {
      return created.markLeftBehind(resource, id, failureOf(remove, sent))
    }
    const others = believed.get(resource) ?? new Map<string, Sent>()
    believed.set(resource, others.set(id, sent))
    if (!proven.has(resource) || others.size >= MOST_BELIEVED) await confirmOf(resource)
  }

  async function confirmOf(resource: Resource): Promise<void> {
    const deletions = believed.get(resource) ?? new Map<string, Sent>()
    believed.delete(resource)
    const listed = deletions.size > 1 ? await inventory.read(resource) : undefined
    for (const [id, sent] of deletions) {
      const complaint = listed ? judge(resource, id, sent, listed.has(id)) : await verify(resource, id, sent)
      if (complaint === undefined) proven.add(resource)
      else if (resource.remove) incidents.add(goodCall(resource.remove), withComplaint(sent, complaint))
    }
  }

  async function verify(resource: Resource, id: string, deletion: Sent): Promise<string | undefined> {
    return judge(resource, id, deletion, await isThere(resource, id))
  }

  /** Takes note of what became of an object; nobody may be able to tell. */
  function judge(resource: Resource, id: string, deletion: Sent, isThere: boolean | undefined) {
    if (isThere === false) return void created.markDeleted(resource, id)
    const answered = `${resource.remove?.id} was answered ${deletion.result.answer?.status}`
    const reason = isThere ? 'it is still there' : 'nobody can tell whether it is gone'
    created.markLeftBehind(resource, id, `${answered}, but ${reason}`)
    return isThere ? `${answered}, but ${resource.idName} ${id} is still there` : undefined
  }

  /** Asks for the object itself; where the answer is no answer to that, the list. */
  async function isThere(resource: Resource, id: string): Promise<boolean | undefined> {
    const { get, idName } = resource
    if (get) {
      const sent = await sender.send(goodCall(get), { ...ids(), [idName]: id })
      if ([404, 410].includes(sent.result.answer?.status ?? 0)) return false
      if (isTaken(sent) && idOf(payloadOfSent(sent, document)) === id) return true
    }
    return (await inventory.read(resource))?.has(id)
  }

  return {
    discard,
    verify,
    confirm: async () => {
      for (const resource of [...believed.keys()]) await confirmOf(resource)
    },
  }
}
