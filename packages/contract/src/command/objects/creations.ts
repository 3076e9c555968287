import type { Case, Json, JsonObject } from '../../index.ts'
import { counted, namesOf } from '../../report/words.ts'
import { withComplaint } from '../engine/incidents.ts'
import { bodyOf, failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { creatingCases } from './creating-cases.ts'
import type { Deletions } from './deletions.ts'
import type { AttemptCase, DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { nameIn, signOf as signIn } from './object-names.ts'
import { createOwnership, isFrom } from './ownership.ts'
import type { Resource } from './resources.ts'

/** Several operations need an object each; no more than this many may stay behind where deleting fails. */
const MOST_STUCK = 4

export type Creations = ReturnType<typeof createCreations>

export type Made = { readonly id: string; readonly sent: Sent } | { readonly reason: string }

/** A creation whose answer shows no id, or one that no other answer knows. */
interface Lost {
  readonly body: Json | undefined
  /** The server accepted a valid body, so there must be an object. */
  readonly isAccepted: boolean
}

/** Creates the objects that cases need, and finds all objects that creations have left on the server. */
export function createCreations(
  access: DeploymentAccess,
  inventory: Inventory,
  deletions: Omit<Deletions, 'request' | 'verify'>,
  attempt: AttemptCase,
) {
  const { document, sender, created, incidents, mark, pathOf } = access
  const ownership = createOwnership(access, inventory)
  const touched = new Set<Resource>()
  /** The creations that no object is known to explain. */
  const lost = new Map<Resource, readonly Lost[]>()
  /** The statuses of server errors that answered creations; an object may exist all the same. */
  const doubtful = new Map<Resource, readonly number[]>()
  /** Kinds whose list could not be read at the last sweep. */
  const unread = new Set<Resource>()
  /** Kinds of which an answer has shown an object under the id that its creation was answered with. */
  const known = new Set<Resource>()
  /** Kinds whose list has shown an object of the run, so that it would show others. */
  const shown = new Set<Resource>()
  /** Paths of new objects that are not known to be the run's; undefined where the list does not tell. */
  const unclaimed = new Map<Resource, readonly string[] | undefined>()
  /** Objects of the run that only a list has shown, and that are not deleted yet. */
  const found = new Map<Resource, readonly string[]>()
  /** The paths of those that no creation explains, and of how many that was already said. */
  const strays = new Map<Resource, { readonly paths: readonly string[]; readonly told: number }>()

  /** Creates an object of its own for a purpose; its references are to the `own` objects where they name some. */
  async function make(resource: Resource, own: Ids = {}, usual?: Case): Promise<Made> {
    const { create } = resource
    if (!create) return { reason: 'the document cannot make one' }
    let reason = `${create.id} has no body to send`
    for (const candidate of creatingCases(create, () => remainingOf(resource).length, access, usual)) {
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
      if (id !== undefined) {
        if (remainingOf(resource).length < MOST_STUCK || deletions.isProven(resource)) return { id, sent }
        // All of them would stay behind if deletions did nothing, so this one is deleted first.
        await deletions.discard(resource, id)
        await deletions.confirm()
        reason = `no answer shows that ${resource.remove?.id} deletes anything`
        return deletions.isProven(resource) ? make(resource, own, usual) : { reason }
      }
      reason = failureOf(create, sent)
      // Another body may be accepted where this one is refused for the objects that it refers to.
      if (!isRefused(sent)) break
    }
    return { reason }
  }

  /** Remembers what a creation may have left. Returns the id of the object if the answer shows it and it is the run's. */
  async function register(resource: Resource, item: Case, sent: Sent): Promise<string | undefined> {
    touched.add(resource)
    const id = idOf(payloadOfSent(sent, document))
    if (id === undefined) {
      const { status = 0 } = sent.result.answer ?? {}
      if (status >= 500) doubtful.set(resource, [...(doubtful.get(resource) ?? []), status])
      if (sent.accident === undefined && !isTaken(sent)) return undefined
      const isAccepted = isTaken(sent) && expectationOf(item).kind === 'accepted'
      addLost(resource, { body: bodyOf(sent), isAccepted })
      await sweep(resource)
      return undefined
    }
    // A server may give the id of a deleted object again.
    const isInUse = created.has(resource, id) && !created.isGone(resource, id) && !deletions.isPending(resource, id)
    if (isInUse) {
      // The second object cannot be found by its id.
      addLost(resource, { body: bodyOf(sent), isAccepted: true })
      const words = `it is answered with ${pathOf(resource, id)}, which an earlier creation was answered with`
      incidents.add(item, withComplaint(sent, words))
      return undefined
    }
    const objection = await ownership.objection(resource, sent)
    if (objection === undefined) {
      if (!(await isShown(resource, id))) {
        // The object has another id, so that this one may be of somebody's object, and must not be deleted.
        addLost(resource, { body: bodyOf(sent), isAccepted: true })
        incidents.add(item, withComplaint(sent, `it is answered with ${pathOf(resource, id)}, which no answer shows`))
        return undefined
      }
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

  /** True where an answer shows the object, or none could. Asks until the first object of a kind was shown. */
  async function isShown(resource: Resource, id: string): Promise<boolean> {
    const isMissing = !known.has(resource) && (await inventory.isThere(resource, id)) === false
    if (isMissing && !(await inventory.read(resource))?.has(id)) return false
    known.add(resource)
    return true
  }

  const addLost = (resource: Resource, creation: Lost) =>
    void lost.set(resource, [...(lost.get(resource) ?? []), creation])

  function adopt(resource: Resource, id: string): void {
    created.add({ resource, id, path: pathOf(resource, id) })
  }

  /** Finds the run's objects in the list that no answer showed. */
  async function sweep(resource: Resource): Promise<void> {
    const records = await inventory.read(resource)
    created.noteListed(resource, records?.keys() ?? [])
    const unexplained: string[] = []
    const strangers: string[] = []
    for (const [id, record] of records ?? []) {
      if (created.has(resource, id)) {
        shown.add(resource)
        continue
      }
      const wasLost = takeLost(resource, record)
      if (wasLost || ownership.isOurs(resource, record)) {
        adopt(resource, id)
        found.set(resource, [...(found.get(resource) ?? []), id])
      } else if (!ownership.wasThere(resource, record)) strangers.push(pathOf(resource, id))
      if (!wasLost && created.has(resource, id)) unexplained.push(pathOf(resource, id))
    }
    if (records) unread.delete(resource)
    else unread.add(resource)
    unclaimed.set(resource, records && inventory.isTaken(resource) ? strangers : undefined)
    const { paths, told } = straysOf(resource)
    strays.set(resource, { paths: [...paths, ...unexplained], told })
  }

  /** How people find the run's objects of a kind. */
  const signOf = ({ create }: Resource) => signIn(mark, create && access.goodCall(create).call.body)

  const straysOf = (resource: Resource) => strays.get(resource) ?? { paths: [], told: 0 }

  /** Finds the run's objects, and returns the paths of those that no creation explains and that were not returned before. */
  async function unexplained(resource: Resource): Promise<readonly string[]> {
    await sweep(resource)
    const { paths, told } = straysOf(resource)
    strays.set(resource, { paths, told: paths.length })
    return paths.slice(told)
  }

  /** Finds and deletes the run's objects that no answer showed. Returns true where there were some. */
  async function review(resource: Resource): Promise<boolean> {
    await sweep(resource)
    const ids = takeFound(resource)
    for (const id of ids) await deletions.discard(resource, id)
    if (ids.length === 0) return false
    await deletions.confirm()
    await sweep(resource)
    // They seem to be the same objects under other ids.
    for (const id of takeFound(resource)) created.markLeftBehind(resource, id, 'it appeared after others were deleted')
    const obstacle = blocked(resource, MOST_STUCK)
    if (obstacle !== undefined && stuckOf(resource).length > 0) sender.halt(obstacle)
    return true
  }

  function takeFound(resource: Resource): readonly string[] {
    const ids = found.get(resource) ?? []
    found.delete(resource)
    return ids.filter((id) => !created.isGone(resource, id))
  }

  /** True where a creation without an answer explains a record. Each creation explains one record. */
  function takeLost(resource: Resource, record: JsonObject): boolean {
    const open = lost.get(resource) ?? []
    const isOurs = ownership.isOurs(resource, record)
    const isNew = inventory.isTaken(resource) && !ownership.wasThere(resource, record)
    const index = open.findIndex(({ body }) => isOurs || (isNew && isFrom(body, record)))
    if (index < 0) return false
    lost.set(resource, open.toSpliced(index, 1))
    return true
  }

  const remainingOf = (kind: Resource) => created.remaining().filter(({ resource }) => resource === kind)
  const stuckOf = (kind: Resource) => remainingOf(kind).filter(({ reason }) => reason !== undefined)

  /** Why no more objects of a kind are created: at least `most` of them could not be deleted or found. */
  function blocked(resource: Resource, most = 1): string | undefined {
    const { create } = resource
    const stuck = stuckOf(resource)
    const accepted = (lost.get(resource) ?? []).filter(({ isAccepted }) => isAccepted).length
    const doubts = (lost.get(resource) ?? []).length - accepted + (doubtful.get(resource) ?? []).length
    const isTold = shown.has(resource) && !unread.has(resource)
    const [first] = stuck
    // Where one could not be deleted or found, the others may stay behind as well.
    const isFew = stuck.length + accepted === 0 || most === 1
    const count = isFew ? stuck.length + accepted : remainingOf(resource).length + accepted
    if (first && count >= most) {
      return `no more of it is created, because ${first.path} could not be deleted: ${first.reason}`
    }
    if (count >= most) return `no more of it is created, because ${create?.id} was accepted and showed no usable id`
    const all = count + (isTold ? 0 : doubts)
    if (all >= MOST_STUCK) {
      return `no more of it is created, because ${create?.id} may have created ${all} objects that no list shows`
    }
    const appeared = straysOf(resource).paths.length
    if (appeared < MOST_STUCK) return undefined
    return `no more of it is created, because ${appeared} objects appeared that no answer had named`
  }

  /** Sentences about objects that may exist and cannot be found or deleted. */
  const losses = (): readonly string[] =>
    [...touched].flatMap((resource) => {
      const sentence = unidentifiedOf(resource) ?? lossOf(resource) ?? doubtAbout(resource)
      return sentence === undefined ? [] : [sentence]
    })

  /** Objects of the run that the list shows without an id. */
  function unidentifiedOf(resource: Resource): string | undefined {
    const ours = inventory.unidentified(resource).filter((record) => ownership.isOurs(resource, record))
    if (ours.length === 0) return undefined
    const names = namesOf(
      ours.map((record) => (nameIn(record) === undefined ? 'one without a name' : `"${nameIn(record)}"`)),
    )
    const what = `${counted(ours.length, 'object')} of this run without a usable id`
    return `${resource.list?.id} shows ${what}, so the run could not delete ${names}; do it by hand.`
  }

  function lossOf(resource: Resource): string | undefined {
    const open = lost.get(resource) ?? []
    const strangers = unclaimed.get(resource)
    const creation = `${resource.create?.id} showed no usable id of what it may have created`
    const byName = `Nothing of it was touched; what ${signOf(resource)} can be deleted by hand.`
    if (open.length === 0) return undefined
    if (!strangers) {
      const obstacle = unread.has(resource) ? 'no list can be read' : 'the list does not tell which objects are new'
      return `${creation}; ${obstacle}. ${byName}`
    }
    if (strangers.length > 0)
      return `${creation}; these are new, and may be of this run: ${namesOf(strangers)}. ${byName}`
    const { length } = open.filter(({ isAccepted }) => isAccepted)
    return length > 0
      ? `${creation} (${counted(length, 'object')}), and the list does not show it. ${byName}`
      : undefined
  }

  function doubtAbout(resource: Resource): string | undefined {
    if (!unread.has(resource)) return undefined
    const [status] = doubtful.get(resource) ?? []
    if (status !== undefined) {
      const doubt = `${resource.create?.id} was answered ${status}, and may have created something; no list can be read.`
      return `${doubt} What ${signOf(resource)} can be deleted by hand.`
    }
    if (!inventory.isTaken(resource)) return undefined
    return `${resource.list?.id} could be read before the run but not after it: objects that no answer showed were not looked for.`
  }

  return {
    make,
    register,
    review,
    sweep: unexplained,
    /** The kinds of which the run may have created objects. */
    touched: () => [...touched],
    losses,
    signOf,
    blocked,
  }
}

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
