import type { Case, JsonObject } from '../../index.ts'
import { namesOf } from '../../report/words.ts'
import { withComplaint } from '../engine/incidents.ts'
import type { Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory, Records } from './inventory.ts'
import { nameIn } from './object-names.ts'
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

/**
 * Compares the lists with those taken before the run. A server that removes an object that no request is about would remove
 * more with each deletion, so the run ends, and deletes nothing more.
 */
export class Bystanders {
  readonly #access: DeploymentAccess
  readonly #inventory: Inventory
  /** Ids that deletions were about. */
  readonly #asked = new Set<string>()
  /** Objects of the run that a list has shown. */
  readonly #seen = new Map<string, JsonObject>()
  #isSuspected = false
  #isHarmed = false
  #ofRuns: ReadonlySet<string> | undefined

  constructor(access: DeploymentAccess, inventory: Inventory) {
    this.#access = access
    this.#inventory = inventory
  }

  /** A deletion is about this object. */
  noteDeletion(id: string): void {
    this.#asked.add(id)
  }

  /** A deletion had another effect than it should have. */
  suspect(): void {
    this.#isSuspected = true
  }

  isSuspected(): boolean {
    return this.#isSuspected
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
    if (gone.length > 0) this.#endRun(`${namesOf(gone)} can no longer be found`, change)
    else if (unknown.length > 0 && this.#access.sender.stopped() === undefined)
      this.#endRun(`${namesOf(unknown)} can no longer be read, nor can their list`, change)
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
    const name = nameIn(this.#inventory.before(resource).get(id) ?? {})
    return `${this.#access.pathOf(resource, id)}${name === undefined ? '' : ` (${name})`}`
  }
}
