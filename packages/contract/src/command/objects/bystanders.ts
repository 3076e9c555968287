import type { Case, JsonObject, Operation } from '../../index.ts'
import { printableNames } from '../../report/words.ts'
import { callOn } from '../../running/existing-objects.ts'
import { alteredSettings } from '../engine/comparison.ts'
import { withComplaint } from '../engine/incidents.ts'
import type { Ids, Sender, Sent } from '../engine/sender.ts'
import { expectationOf } from '../engine/verdict.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory, Records } from './inventory.ts'
import { objectNameIn } from './object-names.ts'
import { holdersIn, objectsOfRuns } from './ownership.ts'
import { isOwned, type Resource } from './resources.ts'

/** A list may hide objects; so many of those that it does not show are asked for. */
const MOST_ASKED = 3

/** So many milliseconds lie at most between the creations of two objects of one case. */
const BESIDE = 60_000

interface Change {
  readonly item: Case
  readonly sent: Sent
}

/** What the guard of a run uses. */
interface Guarded {
  readonly sender: Sender
  /** Looks for objects that no answer has named; returns true where it has found some. */
  review(resource: Resource): Promise<boolean>
}

/** The number of changes after which the lists are looked at again. At first they are looked at more often. */
const MOST_UNSEEN = 20

/** The number of refusals of valid requests after which the lists are looked at once more: a server may change something all the same. */
const MOST_DOUBTED = 4

/**
 * Sends requests, and looks at the lists beside those that change something: soon after the first of each kind, later less
 * often. Compares them with those taken before the run. A server that removes an object that no request is about would remove
 * more with each deletion, so the run ends, and deletes nothing more.
 */
export class Bystanders {
  readonly #access: DeploymentAccess
  readonly #inventory: Inventory
  /** Ids that deletions were about. */
  readonly #asked = new Set<string>()
  /** Objects of the run that a list has shown. */
  readonly #seen = new Map<string, JsonObject>()
  readonly #guarded: Guarded
  /** The kinds of changes that were sent, and the operations since the last review. */
  readonly #known = new Set<string>()
  readonly #changed = new Set<Operation>()
  #unseen = 0
  #looks = 0
  #doubted = 0
  #isReviewing = false
  #isSuspected = false
  #isHarmed = false
  #ofRuns: ReadonlySet<string> | undefined

  constructor(access: DeploymentAccess, inventory: Inventory, guarded: Guarded) {
    this.#access = access
    this.#inventory = inventory
    this.#guarded = guarded
  }

  async send(item: Case, ids: Ids): Promise<Sent> {
    const { operation, alteration } = item
    const { sender } = this.#guarded
    const method = alteration?.method ?? operation.method
    const isSafe = method === 'GET' || method === 'HEAD' || (operation.safe && method === operation.method)
    if (isSafe) return sender.send(item, ids)
    await this.#inventory.take()
    if (!this.#isReviewing) await this.#review()
    const sent = await sender.send(item, ids)
    if (!sent.result.request) return sent
    const isDoubtful = expectationOf(item).kind === 'accepted' && (sent.result.answer?.status ?? 0) >= 400
    if (isDoubtful) this.#doubted += 1
    this.#unseen = isDoubtful && this.#doubted <= MOST_DOUBTED ? MOST_UNSEEN : this.#unseen + 1
    this.#changed.add(operation)
    const isDeletion = method === 'DELETE'
    const id = idIn(item, ids)
    if (isDeletion && id !== undefined) this.#asked.add(id)
    // A deletion that must be refused may remove something as well.
    const kind = isDeletion ? `${operation.id} ${item.kind}` : method
    const isFirst = !this.#known.has(kind)
    this.#known.add(kind)
    if (isFirst || (isDeletion && this.#isSuspected)) await this.look({ item, sent })
    return sent
  }

  /** Looks at the lists of what was changed before the next change: what earlier ones have created is known by then. */
  async #review(): Promise<void> {
    if (this.#unseen < Math.min(2 ** this.#looks, MOST_UNSEEN)) return
    const wasChanged = (each: Operation | undefined) => each !== undefined && this.#changed.has(each)
    const kinds = this.#access.resources
      .filter(isOwned)
      .filter(({ create, update, remove }) => [create, update, remove].some(wasChanged))
    this.#changed.clear()
    this.#unseen = 0
    this.#looks += 1
    this.#isReviewing = true
    try {
      for (const resource of kinds) if (await this.#guarded.review(resource)) this.#looks = 0
      await this.compare(kinds)
    } finally {
      this.#isReviewing = false
    }
  }

  /** A deletion had another effect than it should have. */
  suspect(): void {
    this.#isSuspected = true
  }

  /** True where something is missing: nothing is deleted any more. */
  isHarmed(): boolean {
    return this.#isHarmed
  }

  /** Reads all lists, after a change or in the end, and compares them. */
  async look(change?: Change): Promise<void> {
    const { resources } = this.#access
    for (const resource of resources) {
      if (this.#watchedIds(resource).length > 0) await this.#inventory.read(resource)
    }
    await this.compare(resources, change)
  }

  /** Compares lists as they were read last, and ends the run where something is gone. */
  async compare(kinds: readonly Resource[], change?: Change): Promise<void> {
    if (this.#isHarmed) return
    const gone: string[] = []
    const unknown: string[] = []
    for (const resource of kinds) {
      const watched = this.#watchedIds(resource)
      if (watched.length === 0) continue
      const missing = await this.#missingIds(resource)
      if (missing) gone.push(...missing.map((id) => this.#wordsFor(resource, id)))
      else if (isOwned(resource)) unknown.push(...watched.map((id) => this.#wordsFor(resource, id)))
    }
    if (gone.length > 0) this.#endRun(`${printableNames(gone)} can no longer be found`, change)
    else if (unknown.length > 0 && this.#access.sender.stopped() === undefined)
      this.#endRun(`${printableNames(unknown)} can no longer be read, nor can their list`, change)
  }

  /** The fields of other people's objects that an update can set, and that have other values than before the run. */
  altered(): readonly string[] {
    const { resources, document } = this.#access
    return resources.flatMap((resource) => {
      const [before, latest] = [this.#inventory.before(resource), this.#inventory.latest(resource)]
      return this.#watchedIds(resource).flatMap((id) => {
        const fields = alteredSettings(before.get(id), latest?.get(id), resource.update, document)
        return fields.length > 0 ? [`${printableNames(fields)} of ${this.#wordsFor(resource, id)}`] : []
      })
    })
  }

  #endRun(loss: string, change: Change | undefined): void {
    const { incidents, sender } = this.#access
    this.#isHarmed = true
    const harm = `of what was there before the run, ${loss}`
    if (change) incidents.add(change.item, withComplaint(change.sent, `after it, ${harm}`))
    const when = change ? `After ${change.item.operation.id}, ` : ''
    incidents.addGrave(
      `${when}${harm}. No request was about it: the run has deleted nothing more. Look whether another user has deleted it.`,
    )
    sender.halt('objects are gone that the run did not create')
  }

  /** The objects that must still be there: those of people. Other runs may delete their own objects at any time. */
  #watchedIds(resource: Resource): readonly string[] {
    this.#ofRuns ??= this.#idsOfRuns()
    return [...this.#inventory.before(resource).keys()].filter((id) => !this.#asked.has(id) && !this.#ofRuns?.has(id))
  }

  /** Also of what has no name of a run and was created beside objects that have one: cases without a name create such. */
  #idsOfRuns(): ReadonlySet<string> {
    const { resources, document } = this.#access
    const all = resources.flatMap((each) =>
      [...this.#inventory.before(each)].map(([id, record]) => ({ resource: each, id, record })),
    )
    const certain = objectsOfRuns(all, document)
    const times = certain.map(({ record }) => Date.parse(String(record.createdAt)))
    const isBeside = ({ createdAt }: JsonObject) =>
      times.some((time) => Math.abs(time - Date.parse(String(createdAt))) < BESIDE)
    return new Set([...certain, ...all.filter(({ record }) => isBeside(record))].map(({ id }) => id))
  }

  /** The watched objects that the list does not show and that are gone; undefined where that cannot be found out. */
  async #missingIds(resource: Resource): Promise<readonly string[] | undefined> {
    const records = this.#inventory.latest(resource)
    if (records) this.#noteOwn(resource, records)
    const absent = this.#watchedIds(resource).filter((id) => !records?.has(id))
    const found = new Map<string, boolean | undefined>()
    for (const id of absent.slice(0, MOST_ASKED)) found.set(id, await this.#inventory.isThere(resource, id))
    const answers = [...found.values()]
    if (answers.includes(false)) return absent.filter((id) => found.get(id) !== true)
    return answers.includes(undefined) ? undefined : []
  }

  /** Suspects a server where an object of the run disappears without a deletion, unless the document says so. */
  #noteOwn(resource: Resource, records: Records): void {
    for (const { resource: own, id, reason } of this.#access.objects.remaining()) {
      if (own !== resource || this.#asked.has(id) || reason !== undefined) continue
      const [now, last] = [records.get(id), this.#seen.get(id)]
      if (now) this.#seen.set(id, now)
      else if (last && holdersIn(resource, last, this.#access.document).length === 0) this.#isSuspected = true
    }
  }

  #wordsFor(resource: Resource, id: string): string {
    const name = objectNameIn(this.#inventory.before(resource).get(id) ?? {})
    return `${this.#access.pathOf(resource, id)}${name === undefined ? '' : ` (${name})`}`
  }
}

/** The id of the object that the path ends with. */
function idIn(item: Case, ids: Ids): string | undefined {
  const [, name] = /\{([^}]+)\}$/.exec(item.operation.path) ?? []
  return name === undefined ? undefined : callOn({ ids }, item).path[name]
}
