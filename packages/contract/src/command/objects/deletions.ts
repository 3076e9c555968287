import type { Case } from '../../index.ts'
import { withComplaint } from '../engine/incidents.ts'
import { failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Progress, Sent } from '../engine/sender.ts'
import type { Creations } from './creations.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import type { Resource } from './resources.ts'

/** The number of deletions that may wait for verification. */
const MOST_UNVERIFIED = 20

export type Deletions = ReturnType<typeof createDeletions>

/** Deletes objects of the run, and verifies that they are gone. */
export function createDeletions(access: DeploymentAccess, inventory: Inventory) {
  const { document, sender, ask, ids, created, goodCall, incidents } = access
  /** Kinds of which one deletion was verified. */
  const proven = new Set<Resource>()
  const unverified = new Map<Resource, Map<string, Sent>>()

  /** Sends a deletion. Every deletion of an object of the run is sent here. */
  const request = ({ idName }: Resource, item: Case, id: string): Promise<Sent> =>
    sender.send(item, { ...ids(), [idName]: id })

  /** Deletes an object. The first objects of a kind are verified at once; later ones together, to save requests. */
  async function discard(resource: Resource, id: string): Promise<void> {
    const { remove } = resource
    if (!remove) return created.markLeftBehind(resource, id, 'the document cannot delete it')
    const sent = await request(resource, goodCall(remove), id)
    if (!isTaken(sent) && sent.result.answer?.status !== 404) {
      return created.markLeftBehind(resource, id, failureOf(remove, sent))
    }
    const others = unverified.get(resource) ?? new Map<string, Sent>()
    unverified.set(resource, others.set(id, sent))
    if (!proven.has(resource) || others.size >= MOST_UNVERIFIED) await confirmOf(resource)
  }

  async function confirmOf(resource: Resource): Promise<void> {
    const deletions = unverified.get(resource) ?? new Map<string, Sent>()
    unverified.delete(resource)
    const listed = deletions.size > 1 ? await inventory.read(resource) : undefined
    for (const [id, sent] of deletions) {
      const complaint = listed ? settle(resource, id, sent, listed.has(id)) : await verify(resource, id, sent)
      if (complaint === undefined) proven.add(resource)
      else if (resource.remove) incidents.add(goodCall(resource.remove), withComplaint(sent, complaint))
    }
  }

  /** Re-reads an object after its deletion. Returns a complaint where it is still there. */
  async function verify(resource: Resource, id: string, deletion: Sent): Promise<string | undefined> {
    return settle(resource, id, deletion, await isThere(resource, id))
  }

  /** Remembers whether an object is gone; `undefined` says that it could not be found out. */
  function settle(resource: Resource, id: string, deletion: Sent, isThere: boolean | undefined) {
    if (isThere === false) return void created.markDeleted(resource, id)
    const answered = `${resource.remove?.id} was answered ${deletion.result.answer?.status}`
    const reason = isThere ? 'it is still there' : 'no answer shows whether it is gone'
    created.markLeftBehind(resource, id, `${answered}, but ${reason}`)
    return isThere ? `${answered}, but ${resource.idName} ${id} is still there` : undefined
  }

  /** Reads the object; where the answer does not tell, the list. */
  async function isThere(resource: Resource, id: string): Promise<boolean | undefined> {
    if (resource.get) {
      const sent = await ask(resource.get, resource, id)
      if ([404, 410].includes(sent.result.answer?.status ?? 0)) return false
      if (isTaken(sent) && idOf(payloadOfSent(sent, document)) === id) return true
    }
    return (await inventory.read(resource))?.has(id)
  }

  return {
    request,
    discard,
    verify,
    /** Verifies all deletions that were not verified yet. */
    confirm: async () => {
      for (const resource of [...unverified.keys()]) await confirmOf(resource)
    },
  }
}

type Teardown = Pick<DeploymentAccess, 'sender' | 'created' | 'incidents'> & {
  readonly creations: Creations
  readonly deletions: Deletions
}

/** After this many failures in a row the remaining objects are only named. */
const MOST_FAILURES = 2

/** Deletes all objects of the run, the newest first, also those that only the lists show, and verifies it in the lists. */
export async function tearDown(context: Teardown, progress: Progress): Promise<void> {
  const { sender, creations, deletions, created, incidents } = context
  sender.startTeardown()
  await deletions.confirm()
  // The lists may show more objects after the first deletions; the last round only names them.
  for (const isLast of [false, false, true]) {
    for (const resource of creations.touched()) {
      for (const path of await creations.sweep(resource)) {
        incidents.addGrave(`${path} appeared in the list, and no answer had said that it was created.`)
      }
    }
    if (isLast || created.remaining().length === 0) break
    await deleteAll(context, progress)
  }
  for (const loss of creations.losses()) incidents.addGrave(loss)
}

/** Deletes the objects that are known to be there, the newest first, and verifies that they are gone. */
export async function deleteAll(
  { created, deletions }: Pick<Teardown, 'created' | 'deletions'>,
  progress: Progress,
): Promise<void> {
  let failures = 0
  for (const { resource, id, path } of created.remaining()) {
    if (failures >= MOST_FAILURES) {
      created.markLeftBehind(resource, id, 'not tried, because the deployment did not delete others')
      continue
    }
    progress.wait(`deleting ${path}`, 0)
    await deletions.discard(resource, id)
    failures = created.remaining().some((made) => made.reason !== undefined && made.id === id) ? failures + 1 : 0
  }
  await deletions.confirm()
}
