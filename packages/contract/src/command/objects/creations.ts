import { kinds } from '../../derivation/kinds.ts'
import type { Case, ContractDocument, Json, JsonObject, Operation } from '../../index.ts'
import { type Incidents, withComplaint } from '../engine/incidents.ts'
import type { Attempt, Ids, Sender, Sent } from '../engine/sender.ts'
import type { CreatedObjects } from './created-objects.ts'
import type { Inventory } from './inventory.ts'
import { isFrom, type Ownership } from './ownership.ts'
import { failureOf, idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from './resources.ts'

/** Makes objects for the cases that need some, and knows what the run has made. */
export interface Fixtures {
  /** Makes an object for a purpose of its own; it refers to these objects, where it refers to some of their kind. */
  make(
    resource: Resource,
    own?: Ids,
  ): Promise<{ readonly id: string; readonly sent: Sent } | { readonly reason: string }>
  /** Takes note of what a creation may have made, and returns its id where the answer shows it and it is the run's. */
  register(resource: Resource, item: Case, sent: Sent): Promise<string | undefined>
  /** Finds in the list what the run has made and no answer showed, and returns the paths of what nothing explains. */
  sweep(resource: Resource): Promise<readonly string[]>
  /** Everything of which the run may have made some. */
  touched(): readonly Resource[]
  /** What creations may have left that nobody can find, in sentences. */
  losses(): readonly string[]
  /** Why no more of a resource is created: what was made of it cannot be deleted, so many at least. */
  blocked(resource: Resource, most?: number): string | undefined
}

export interface FixturesOptions {
  readonly document: ContractDocument
  readonly sender: Sender
  readonly created: CreatedObjects
  readonly inventory: Inventory
  readonly ownership: Ownership
  readonly incidents: Incidents
  cases(operation: Operation): readonly Case[]
  attempt(item: Case, own?: Ids): Promise<Attempt>
  pathOf(resource: Resource, id: string): string
}

/** Operations that need an object each are still tested where one cannot be deleted, but no more than that stay behind. */
const MOST_STUCK = 4

export function createFixtures(options: FixturesOptions): Fixtures {
  const { document, sender, created, inventory, ownership, incidents, cases, attempt, pathOf } = options
  const touched = new Set<Resource>()
  /** What creations have sent to which no readable answer came. */
  const lost = new Map<Resource, (Json | undefined)[]>()
  /** Creations that ended in an error of the server, after which something may be there all the same. */
  const doubtful = new Map<Resource, number>()
  const unread = new Set<Resource>()
  /** What is new in a list and not known to be of this run; nothing where the list does not tell. */
  const unclaimed = new Map<Resource, readonly string[] | undefined>()

  async function make(resource: Resource, own: Ids = {}): ReturnType<Fixtures['make']> {
    const { create } = resource
    if (!create) return { reason: 'the document cannot make one' }
    let reason = `${create.id} has no body to send`
    for (const candidate of cases(create).filter(({ kind }) => kinds[kind].creates)) {
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
      // Where one body is refused for what it refers to, a smaller one may do.
      if (!isRefused(sent)) break
    }
    return { reason }
  }

  async function register(resource: Resource, item: Case, sent: Sent): Promise<string | undefined> {
    touched.add(resource)
    const id = idOf(payloadOfSent(sent, document))
    if (id === undefined) {
      const { status = 0 } = sent.result.answer ?? {}
      if (status >= 500) doubtful.set(resource, status)
      if (sent.accident === undefined && !isTaken(sent)) return undefined
      lost.set(resource, [...(lost.get(resource) ?? []), payloadOf(sent.result.request?.body, undefined)])
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

  async function sweep(resource: Resource): Promise<readonly string[]> {
    const records = await inventory.read(resource)
    const unexplained: string[] = []
    const strangers: string[] = []
    for (const [id, record] of records ?? []) {
      if (created.isGone(resource, id)) created.markLeftBehind(resource, id, 'the list still shows it')
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

  /** True where a creation that was never answered explains a record; it explains no other one then. */
  function takeLost(resource: Resource, record: JsonObject): boolean {
    const bodies = lost.get(resource) ?? []
    const isOurs = ownership.isOurs(resource, record)
    const isNew = inventory.isTaken(resource) && !ownership.wasThere(resource, record)
    const index = bodies.findIndex((body) => isOurs || (isNew && isFrom(body, record)))
    if (index < 0) return false
    lost.set(resource, bodies.toSpliced(index, 1))
    return true
  }

  function blocked({ idName }: Resource, most = 1): string | undefined {
    const ofKind = created.remaining().filter((made) => made.resource.idName === idName)
    const [stuck, ...others] = ofKind.filter(({ reason }) => reason !== undefined)
    if (!stuck || others.length + 1 < most) return undefined
    return `no more of it is created, because ${stuck.path} could not be deleted: ${stuck.reason}`
  }

  function losses(): readonly string[] {
    const unseen = [...unread].filter((resource) => (lost.get(resource) ?? []).length === 0)
    return [...unseen.flatMap(doubtAbout), ...lostInWords()]
  }

  function doubtAbout(resource: Resource): readonly string[] {
    const status = doubtful.get(resource)
    if (status !== undefined) {
      return [`${resource.create?.id} was answered ${status}, and may have created something; no list can be read.`]
    }
    if (!inventory.isTaken(resource)) return []
    return [`${resource.list?.id} could be read before, and not in the end: what nobody showed was not looked for.`]
  }

  function lostInWords(): readonly string[] {
    return [...lost].flatMap(([resource, { length }]) => {
      const strangers = unclaimed.get(resource)
      if (length === 0 || strangers?.length === 0) return []
      const shown = strangers ? `these are new, and may be of this run: ${strangers.join(', ')}` : 'no list can be read'
      return [`${resource.create?.id} showed no id of what it may have created; ${shown}. Nothing of it was touched.`]
    })
  }

  return { make, register, sweep, touched: () => [...touched], losses, blocked }
}

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
