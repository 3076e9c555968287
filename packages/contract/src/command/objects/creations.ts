import { countWithNoun } from '@clouddb/command/safe-text'
import { exampleCasesOf } from '../../derivation/derive-cases.ts'
import type { Case, JsonObject, Operation } from '../../index.ts'
import { printableNames } from '../../report/words.ts'
import { isJsonObject, remembered } from '../../schema/schema.ts'
import { withComplaint } from '../engine/incidents.ts'
import { isTaken, payloadOfSent, sendingFailure, sentBody, shownId } from '../engine/payload.ts'
import type { Ids, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import { type CreationHistory, emptyHistory, type Lost, MOST_STUCK, obstacleTo } from './creation-history.ts'
import type { Deletions } from './deletions.ts'
import type { AttemptCase, DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { numberedName, objectNameIn, signOf as signIn } from './object-names.ts'
import { isFrom, Ownership } from './ownership.ts'
import type { Resource } from './resources.ts'

export type Made = { readonly id: string; readonly sent: Sent } | { readonly reason: string }

/** Creates the objects that cases need, and finds all objects that creations have left on the server. */
export class Creations {
  readonly #access: DeploymentAccess
  readonly #inventory: Inventory
  readonly #deletions: Deletions
  readonly #attempt: AttemptCase
  readonly #ownership: Ownership
  /** The kinds of which the run may have created objects, in the order of their first creations. */
  readonly #touched = new Set<Resource>()
  readonly #histories = new Map<Resource, CreationHistory>()
  readonly #closedLosses: string[] = []

  constructor(access: DeploymentAccess, inventory: Inventory, deletions: Deletions, attempt: AttemptCase) {
    this.#access = access
    this.#inventory = inventory
    this.#deletions = deletions
    this.#attempt = attempt
    this.#ownership = new Ownership(access, inventory)
  }

  touched(): readonly Resource[] {
    return [...this.#touched]
  }

  /** Looks for the run's objects of a kind for the last time: what is above them is deleted next. */
  async close(resource: Resource): Promise<void> {
    await this.#sweep(resource)
    this.#closedLosses.push(...this.#lossesOf(resource))
    this.#touched.delete(resource)
  }

  #historyOf(resource: Resource): CreationHistory {
    return remembered(this.#histories, resource, emptyHistory)
  }

  /** Creates an object of its own for a purpose; its references are to the `own` objects where they name some. */
  async make(resource: Resource, own: Ids = {}, usual?: Case): Promise<Made> {
    const { create } = resource
    if (!create) return { reason: 'the document cannot make one' }
    let reason = `${create.id} has no body to send`
    for (const candidate of this.#candidatesFor(create, resource, usual)) {
      await this.#inventory.take()
      const obstacle = this.blocked(resource, MOST_STUCK) ?? this.#access.sender.stopped()
      if (obstacle !== undefined) return { reason: obstacle }
      const attempted = await this.#attempt(candidate, own)
      if ('reason' in attempted) {
        reason = attempted.reason
        continue
      }
      const { sent } = attempted
      const id = await this.register(resource, candidate, sent)
      if (id !== undefined) {
        if (this.#remainingOf(resource).length < MOST_STUCK || this.#deletions.isProven(resource)) return { id, sent }
        // All of them would stay behind if deletions did nothing, so this one is deleted first.
        await this.#deletions.discard(resource, id)
        await this.#deletions.confirm()
        reason = `no answer shows that ${resource.remove?.id} deletes anything`
        return this.#deletions.isProven(resource) ? this.make(resource, own, usual) : { reason }
      }
      reason = sendingFailure(create, sent)
      // Another body may be accepted where this one is refused for the objects that it refers to.
      if (!isRefused(sent)) break
    }
    return { reason }
  }

  /** The cases that can create an object, the likeliest first. Those after the good call are derived only when they are needed. */
  *#candidatesFor(create: Operation, resource: Resource, usual?: Case): Generator<Case> {
    const { goodCall, creatingCases, document, mark } = this.#access
    const good = usual ?? goodCall(create)
    yield good
    const { body } = good.call
    if (isJsonObject(body) && typeof body.name === 'string') {
      const renamed = { ...body, name: numberedName(mark, this.#remainingOf(resource).length) }
      yield { ...good, call: { ...good.call, body: renamed } }
    }
    yield* exampleCasesOf(document, create)
    for (const each of creatingCases(create)) if (each.kind !== 'example' && each.id !== good.id) yield each
  }

  /** Remembers what a creation may have left. Returns the id of the object if the answer shows it and it is the run's. */
  async register(resource: Resource, item: Case, sent: Sent): Promise<string | undefined> {
    const { document, objects, incidents, pathOf, sender } = this.#access
    this.#touched.add(resource)
    const id = shownId(payloadOfSent(sent, document))
    if (id === undefined) return this.#registerWithoutId(resource, item, sent)
    const fail = (what: string) => incidents.add(item, withComplaint(sent, `it is answered with ${what}`))
    const [path, lost] = [pathOf(resource, id), { body: sentBody(sent), isAccepted: true }]
    // A server may give the id of a deleted object again.
    const isPresent = objects.isOwn(resource, id) && !objects.isGone(resource, id)
    if (isPresent && !this.#deletions.isPending(resource, id)) {
      // The second object cannot be found by its id.
      this.#addLost(resource, lost)
      fail(`${path}, which an earlier creation was answered with`)
      return undefined
    }
    const objection = await this.#ownership.objection(resource, sent)
    if (objection !== undefined) {
      fail(`${path}, ${objection}: the run neither changes nor deletes it, and ends`)
      incidents.addGrave(`${item.operation.id} was answered with ${path}, ${objection}; it was not touched.`)
      sender.halt('the deployment answered a creation with what the run did not create')
      return undefined
    }
    if (!(await this.#isShown(resource, id))) {
      // The object has another id, so that this one may be of somebody's object, and must not be deleted.
      this.#addLost(resource, lost)
      fail(`${path}, which no answer shows`)
      return undefined
    }
    this.#adopt(resource, id)
    return id
  }

  async #registerWithoutId(resource: Resource, item: Case, sent: Sent): Promise<undefined> {
    const { status = 0 } = sent.result.answer ?? {}
    const history = this.#historyOf(resource)
    if (status >= 500) history.doubtful = [...history.doubtful, status]
    if (sent.accident === undefined && !isTaken(sent)) return
    this.#addLost(resource, {
      body: sentBody(sent),
      isAccepted: isTaken(sent) && expectationOf(item).kind === 'accepted',
    })
    await this.#sweep(resource)
  }

  /** True where an answer shows the object, or none could. Asks until the first object of a kind was shown. */
  async #isShown(resource: Resource, id: string): Promise<boolean> {
    const history = this.#historyOf(resource)
    const isMissing = !history.isKnown && (await this.#inventory.isThere(resource, id)) === false
    if (isMissing && !(await this.#inventory.read(resource))?.has(id)) return false
    history.isKnown = true
    return true
  }

  #addLost(resource: Resource, creation: Lost): void {
    const history = this.#historyOf(resource)
    history.lost = [...history.lost, creation]
  }

  #adopt(resource: Resource, id: string): void {
    this.#access.objects.add({ resource, id, path: this.#access.pathOf(resource, id) })
  }

  /** Finds the run's objects in the list that no answer showed. */
  async #sweep(resource: Resource): Promise<void> {
    const { objects, pathOf } = this.#access
    const history = this.#historyOf(resource)
    const records = await this.#inventory.read(resource)
    objects.noteListed(resource, records?.keys() ?? [])
    const strays: string[] = []
    const strangers: string[] = []
    for (const [id, record] of records ?? []) {
      if (objects.isOwn(resource, id)) {
        history.isListed = true
        continue
      }
      const wasLost = this.#takeLost(resource, record)
      if (wasLost || this.#ownership.isOurs(resource, record)) {
        this.#adopt(resource, id)
        history.found = [...history.found, id]
        if (!wasLost) strays.push(pathOf(resource, id))
      } else if (!this.#ownership.wasThere(resource, record)) strangers.push(pathOf(resource, id))
    }
    history.isUnread = records === undefined
    history.unclaimed = records && this.#inventory.isTaken(resource) ? strangers : undefined
    history.strays = [...history.strays, ...strays]
  }

  /** How people find the run's objects of a kind. */
  signOf({ create }: Resource): string {
    return signIn(this.#access.mark, create && this.#access.goodCall(create).call.body)
  }

  /** Finds the run's objects, and returns the paths of those that no creation explains and that were not returned before. */
  async sweep(resource: Resource): Promise<readonly string[]> {
    await this.#sweep(resource)
    const history = this.#historyOf(resource)
    const { strays, told } = history
    history.told = strays.length
    return strays.slice(told)
  }

  /** Finds and deletes the run's objects that no answer showed. Returns true where there were some. */
  async review(resource: Resource): Promise<boolean> {
    await this.#sweep(resource)
    const ids = this.#takeFound(resource)
    for (const id of ids) await this.#deletions.discard(resource, id)
    if (ids.length === 0) return false
    await this.#deletions.confirm()
    await this.#sweep(resource)
    // They seem to be the same objects under other ids.
    for (const id of this.#takeFound(resource))
      this.#access.objects.markLeftBehind(resource, id, 'it appeared after others were deleted')
    const obstacle = this.blocked(resource, MOST_STUCK)
    if (obstacle !== undefined && this.#remainingOf(resource).some(({ reason }) => reason !== undefined))
      this.#access.sender.halt(obstacle)
    return true
  }

  #takeFound(resource: Resource): readonly string[] {
    const history = this.#historyOf(resource)
    const ids = history.found
    history.found = []
    return ids.filter((id) => !this.#access.objects.isGone(resource, id))
  }

  /** True where a creation without an answer explains a record. Each creation explains one record. */
  #takeLost(resource: Resource, record: JsonObject): boolean {
    const history = this.#historyOf(resource)
    const isOurs = this.#ownership.isOurs(resource, record)
    const isNew = this.#inventory.isTaken(resource) && !this.#ownership.wasThere(resource, record)
    const index = history.lost.findIndex(({ body }) => isOurs || (isNew && isFrom(body, record)))
    if (index < 0) return false
    history.lost = history.lost.toSpliced(index, 1)
    return true
  }

  #remainingOf(kind: Resource) {
    return this.#access.objects.remaining().filter(({ resource }) => resource === kind)
  }

  /** Why no more objects of a kind are created: at least `most` of them could not be deleted or found. */
  blocked(resource: Resource, most = 1): string | undefined {
    return obstacleTo(resource, this.#historyOf(resource), this.#remainingOf(resource), most)
  }

  /** Sentences about objects that may exist and cannot be found or deleted. */
  losses(): readonly string[] {
    return [...this.#closedLosses, ...[...this.#touched].flatMap((resource) => this.#lossesOf(resource))]
  }

  #lossesOf(resource: Resource): readonly string[] {
    return [this.#unidentifiedOf(resource) ?? this.#lossOf(resource) ?? this.#doubtAbout(resource) ?? []].flat()
  }

  /** Objects of the run that the list shows without an id. */
  #unidentifiedOf(resource: Resource): string | undefined {
    const ours = this.#inventory.unidentified(resource).filter((record) => this.#ownership.isOurs(resource, record))
    if (ours.length === 0) return undefined
    const names = printableNames(
      ours.map((record) => (objectNameIn(record) === undefined ? 'one without a name' : `"${objectNameIn(record)}"`)),
    )
    const what = `${countWithNoun(ours.length, 'object')} of this run without a usable id`
    return `${resource.list?.id} shows ${what}, so the run could not delete ${names}; do it by hand.`
  }

  #lossOf(resource: Resource): string | undefined {
    const { lost, unclaimed: strangers, isUnread } = this.#historyOf(resource)
    const creation = `${resource.create?.id} showed no usable id of what it may have created`
    const byName = `Nothing of it was touched; what ${this.signOf(resource)} can be deleted by hand.`
    if (lost.length === 0) return undefined
    if (!strangers) {
      const obstacle = isUnread ? 'no list can be read' : 'the list does not tell which objects are new'
      return `${creation}; ${obstacle}. ${byName}`
    }
    if (strangers.length > 0)
      return `${creation}; these are new, and may be of this run: ${printableNames(strangers)}. ${byName}`
    const { length } = lost.filter(({ isAccepted }) => isAccepted)
    return length > 0
      ? `${creation} (${countWithNoun(length, 'object')}), and the list does not show it. ${byName}`
      : undefined
  }

  #doubtAbout(resource: Resource): string | undefined {
    const { isUnread, doubtful } = this.#historyOf(resource)
    if (!isUnread) return undefined
    const [status] = doubtful
    if (status !== undefined) {
      const doubt = `${resource.create?.id} was answered ${status}, and may have created something; no list can be read.`
      return `${doubt} What ${this.signOf(resource)} can be deleted by hand.`
    }
    if (!this.#inventory.isTaken(resource)) return undefined
    return `${resource.list?.id} could be read before the run but not after it: objects that no answer showed were not looked for.`
  }
}

const isRefused = ({ result }: Sent): boolean => [400, 404, 422].includes(result.answer?.status ?? 0)
