import type { Case, JsonObject } from '../../index.ts'
import { counted, namesOf } from '../../report/words.ts'
import { remembered } from '../../schema/schema.ts'
import { withComplaint } from '../engine/incidents.ts'
import { bodyOf, failureOf, idOf, isTaken, payloadOfSent } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { creatingCases } from './creating-cases.ts'
import { type CreationHistory, emptyHistory, type Lost, MOST_STUCK, obstacleTo } from './creation-history.ts'
import type { Deletions } from './deletions.ts'
import type { AttemptCase, DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { nameIn, signOf as signIn } from './object-names.ts'
import { createOwnership, isFrom } from './ownership.ts'
import type { Resource } from './resources.ts'

export type Creations = ReturnType<typeof createCreations>

export type Made = { readonly id: string; readonly sent: Sent } | { readonly reason: string }

/** Creates the objects that cases need, and finds all objects that creations have left on the server. */
export function createCreations(
  access: DeploymentAccess,
  inventory: Inventory,
  deletions: Omit<Deletions, 'request' | 'verify'>,
  attempt: AttemptCase,
) {
  const { document, sender, created, incidents, mark, pathOf } = access
  const ownership = createOwnership(access, inventory)
  /** The kinds of which the run may have created objects, in the order of their first creations. */
  const touched = new Set<Resource>()
  const histories = new Map<Resource, CreationHistory>()
  const historyOf = (resource: Resource) => remembered(histories, resource, emptyHistory)

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
      if (status >= 500) historyOf(resource).doubtful = [...historyOf(resource).doubtful, status]
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
    const history = historyOf(resource)
    const isMissing = !history.isKnown && (await inventory.isThere(resource, id)) === false
    if (isMissing && !(await inventory.read(resource))?.has(id)) return false
    history.isKnown = true
    return true
  }

  function addLost(resource: Resource, creation: Lost): void {
    const history = historyOf(resource)
    history.lost = [...history.lost, creation]
  }

  function adopt(resource: Resource, id: string): void {
    created.add({ resource, id, path: pathOf(resource, id) })
  }

  /** Finds the run's objects in the list that no answer showed. */
  async function sweep(resource: Resource): Promise<void> {
    const history = historyOf(resource)
    const records = await inventory.read(resource)
    created.noteListed(resource, records?.keys() ?? [])
    const unexplained: string[] = []
    const strangers: string[] = []
    for (const [id, record] of records ?? []) {
      if (created.has(resource, id)) {
        history.isListed = true
        continue
      }
      const wasLost = takeLost(resource, record)
      if (wasLost || ownership.isOurs(resource, record)) {
        adopt(resource, id)
        history.found = [...history.found, id]
      } else if (!ownership.wasThere(resource, record)) strangers.push(pathOf(resource, id))
      if (!wasLost && created.has(resource, id)) unexplained.push(pathOf(resource, id))
    }
    history.isUnread = records === undefined
    history.unclaimed = records && inventory.isTaken(resource) ? strangers : undefined
    history.strays = [...history.strays, ...unexplained]
  }

  /** How people find the run's objects of a kind. */
  const signOf = ({ create }: Resource) => signIn(mark, create && access.goodCall(create).call.body)

  /** Finds the run's objects, and returns the paths of those that no creation explains and that were not returned before. */
  async function unexplained(resource: Resource): Promise<readonly string[]> {
    await sweep(resource)
    const history = historyOf(resource)
    const { strays, told } = history
    history.told = strays.length
    return strays.slice(told)
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
    if (obstacle !== undefined && remainingOf(resource).some(({ reason }) => reason !== undefined))
      sender.halt(obstacle)
    return true
  }

  function takeFound(resource: Resource): readonly string[] {
    const history = historyOf(resource)
    const ids = history.found
    history.found = []
    return ids.filter((id) => !created.isGone(resource, id))
  }

  /** True where a creation without an answer explains a record. Each creation explains one record. */
  function takeLost(resource: Resource, record: JsonObject): boolean {
    const history = historyOf(resource)
    const isOurs = ownership.isOurs(resource, record)
    const isNew = inventory.isTaken(resource) && !ownership.wasThere(resource, record)
    const index = history.lost.findIndex(({ body }) => isOurs || (isNew && isFrom(body, record)))
    if (index < 0) return false
    history.lost = history.lost.toSpliced(index, 1)
    return true
  }

  const remainingOf = (kind: Resource) => created.remaining().filter(({ resource }) => resource === kind)

  const blocked = (resource: Resource, most = 1) =>
    obstacleTo(resource, historyOf(resource), remainingOf(resource), most)

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
    const { lost, unclaimed: strangers, isUnread } = historyOf(resource)
    const creation = `${resource.create?.id} showed no usable id of what it may have created`
    const byName = `Nothing of it was touched; what ${signOf(resource)} can be deleted by hand.`
    if (lost.length === 0) return undefined
    if (!strangers) {
      const obstacle = isUnread ? 'no list can be read' : 'the list does not tell which objects are new'
      return `${creation}; ${obstacle}. ${byName}`
    }
    if (strangers.length > 0)
      return `${creation}; these are new, and may be of this run: ${namesOf(strangers)}. ${byName}`
    const { length } = lost.filter(({ isAccepted }) => isAccepted)
    return length > 0
      ? `${creation} (${counted(length, 'object')}), and the list does not show it. ${byName}`
      : undefined
  }

  function doubtAbout(resource: Resource): string | undefined {
    const { isUnread, doubtful } = historyOf(resource)
    if (!isUnread) return undefined
    const [status] = doubtful
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
    touched: () => [...touched],
    losses,
    signOf,
    blocked,
  }
}

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
