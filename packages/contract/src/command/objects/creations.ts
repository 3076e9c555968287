import { kinds } from '../../derivation/kinds.ts'
import type { Case, Json, JsonObject, Operation } from '../../index.ts'
import { withComplaint } from '../engine/incidents.ts'
import { bodyOf, failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import type { AttemptCase, DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { createOwnership, isFrom } from './ownership.ts'
import type { Resource } from './resources.ts'

/** Several operations need an object each; no more than this many may stay behind where deleting fails. */
const MOST_STUCK = 4

export type Creations = ReturnType<typeof createCreations>

type Made = { readonly id: string; readonly sent: Sent } | { readonly reason: string }

/** Creates the objects that cases need, and finds all objects that creations have left on the server. */
export function createCreations(access: DeploymentAccess, inventory: Inventory, attempt: AttemptCase) {
  const { document, sender, created, incidents, goodCall, cases, pathOf } = access
  const ownership = createOwnership(access, inventory)
  const touched = new Set<Resource>()
  /** The bodies of creations to which no readable answer came. */
  const lost = new Map<Resource, (Json | undefined)[]>()
  /** The statuses of server errors that answered creations; an object may exist all the same. */
  const doubtful = new Map<Resource, number>()
  /** Kinds whose list could not be read at the last sweep. */
  const unread = new Set<Resource>()
  /** Paths of new objects that are not known to be the run's; undefined where the list does not tell. */
  const unclaimed = new Map<Resource, readonly string[] | undefined>()

  /** Creates an object of its own for a purpose; its references are to the `own` objects where they name some. */
  async function make(resource: Resource, own: Ids = {}): Promise<Made> {
    const { create } = resource
    if (!create) return { reason: 'the document cannot make one' }
    let reason = `${create.id} has no body to send`
    for (const candidate of creatingCases(create)) {
      await inventory.take()
      const obstacle = blocked(resource, MOST_STUCK) ?? sender.stopped()
      if (obstacle !== undefined) return { reason: obstacle }
      const attempted = await attempt(candidate, own)
      if ('reason' in attempted) {
        reason = attempted.reason
        continue
      }
      const { sent } = attempted
      const id = await register(resource, candidate, sent)
      if (id !== undefined) return { id, sent }
      reason = failureOf(create, sent)
      // Another body may be accepted where this one is refused for the objects that it refers to.
      if (!isRefused(sent)) break
    }
    return { reason }
  }

  /** The cases with which an object can be created. Those after the good call are derived only when they are needed. */
  function* creatingCases(create: Operation): Generator<Case> {
    const good = goodCall(create)
    yield good
    yield* cases(create).filter(({ kind, id }) => kinds[kind].creates && id !== good.id)
  }

  /** Remembers what a creation may have left. Returns the id of the object if the answer shows it and it is the run's. */
  async function register(resource: Resource, item: Case, sent: Sent): Promise<string | undefined> {
    touched.add(resource)
    const id = idOf(payloadOfSent(sent, document))
    if (id === undefined) {
      const { status = 0 } = sent.result.answer ?? {}
      if (status >= 500) doubtful.set(resource, status)
      if (sent.accident === undefined && !isTaken(sent)) return undefined
      lost.set(resource, [...(lost.get(resource) ?? []), bodyOf(sent)])
      await sweep(resource)
      return undefined
    }
    const objection = await ownership.objection(resource, sent)
    if (objection === undefined) {
      adopt(resource, id)
      return id
    }
    const words = `it is answered with ${pathOf(resource, id)}, ${objection}`
    incidents.add(item, withComplaint(sent, `${words}: the run neither changes nor deletes it, and ends`))
    const sentence = `${item.operation.id} was answered with ${pathOf(resource, id)}, ${objection}; it was not touched`
    incidents.addGrave(`${sentence}.`)
    sender.halt('the deployment answered a creation with what the run did not create')
    return undefined
  }

  function adopt(resource: Resource, id: string): void {
    created.add({ resource, id, path: pathOf(resource, id) })
  }

  /** Finds the run's objects in the list that no answer showed. Returns the paths of those that no creation explains. */
  async function sweep(resource: Resource): Promise<readonly string[]> {
    const records = await inventory.read(resource)
    created.noteListed(resource, records?.keys() ?? [])
    const unexplained: string[] = []
    const strangers: string[] = []
    for (const [id, record] of records ?? []) {
      if (created.has(resource, id)) continue
      const wasLost = takeLost(resource, record)
      if (wasLost || ownership.isOurs(resource, record)) adopt(resource, id)
      else if (!ownership.wasThere(resource, record)) strangers.push(pathOf(resource, id))
      if (!wasLost && created.has(resource, id)) unexplained.push(pathOf(resource, id))
    }
    if (records) unread.delete(resource)
    else unread.add(resource)
    unclaimed.set(resource, records && inventory.isTaken(resource) ? strangers : undefined)
    return unexplained
  }

  /** True where a creation without an answer explains a record. Each creation explains one record. */
  function takeLost(resource: Resource, record: JsonObject): boolean {
    const bodies = lost.get(resource) ?? []
    const isOurs = ownership.isOurs(resource, record)
    const isNew = inventory.isTaken(resource) && !ownership.wasThere(resource, record)
    const index = bodies.findIndex((body) => isOurs || (isNew && isFrom(body, record)))
    if (index < 0) return false
    lost.set(resource, bodies.toSpliced(index, 1))
    return true
  }

  /** Why no more objects of a kind are created: at least `most` of them could not be deleted. */
  function blocked({ idName }: Resource, most = 1): string | undefined {
    const ofKind = created.remaining().filter((made) => made.resource.idName === idName)
    const [stuck, ...others] = ofKind.filter(({ reason }) => reason !== undefined)
    if (!stuck || others.length + 1 < most) return undefined
    return `no more of it is created, because ${stuck.path} could not be deleted: ${stuck.reason}`
  }

  /** Sentences about objects that may exist and cannot be found. */
  function losses(): readonly string[] {
    const unseen = [...unread].filter((resource) => (lost.get(resource) ?? []).length === 0)
    return [...unseen.flatMap(doubtAbout), ...[...lost].flatMap(lossesOf)]
  }

  function doubtAbout(resource: Resource): readonly string[] {
    const status = doubtful.get(resource)
    if (status !== undefined) {
      return [`${resource.create?.id} was answered ${status}, and may have created something; no list can be read.`]
    }
    if (!inventory.isTaken(resource)) return []
    return [
      `${resource.list?.id} could be read before the run but not after it: objects that no answer showed were not looked for.`,
    ]
  }

  function lossesOf([resource, { length }]: readonly [Resource, readonly unknown[]]): readonly string[] {
    const strangers = unclaimed.get(resource)
    if (length === 0 || strangers?.length === 0) return []
    const shown = strangers ? `these are new, and may be of this run: ${strangers.join(', ')}` : 'no list can be read'
    return [`${resource.create?.id} showed no id of what it may have created; ${shown}. Nothing of it was touched.`]
  }

  /** `touched`: the kinds of which the run may have created objects. */
  return { make, register, sweep, touched: () => [...touched], losses, blocked }
}

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
