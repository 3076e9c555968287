import type { Case, JsonObject } from '../../index.ts'
import { namesOf } from '../../report/words.ts'
import { withComplaint } from '../engine/incidents.ts'
import type { Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory, Records } from './inventory.ts'
import { nameIn } from './object-names.ts'
import { isOwned, type Resource } from './resources.ts'
import { createReferral, objectsOfRuns } from './run-objects.ts'

/** A list may hide objects; so many of those that it does not show are asked for. */
const MOST_ASKED = 3

/** So many milliseconds lie at most between the creations of two objects of one case. */
const BESIDE = 60_000

interface Change {
  readonly item: Case
  readonly sent: Sent
}

export type Bystanders = ReturnType<typeof watchBystanders>

/**
 * Compares the lists with those taken before the run. A server that removes an object that no request is about would remove
 * more with each deletion, so the run ends, and deletes nothing more.
 */
export function watchBystanders(access: DeploymentAccess, inventory: Inventory) {
  const { document, resources, created, incidents, sender, pathOf } = access
  const referral = createReferral(document)
  /** Ids that deletions were about. */
  const asked = new Set<string>()
  /** Objects of the run that a list has shown. */
  const seen = new Map<string, JsonObject>()
  let isSuspected = false
  let isHarmed = false
  let ofRuns: ReadonlySet<string> | undefined

  /** The objects that must still be there: those of people. Other runs may delete their own objects at any time. */
  function watched(resource: Resource): readonly string[] {
    ofRuns ??= idsOfRuns()
    return [...inventory.before(resource).keys()].filter((id) => !asked.has(id) && !ofRuns?.has(id))
  }

  /** Also of what has no name of a run and was created beside objects that have one: cases without a name create such. */
  function idsOfRuns(): ReadonlySet<string> {
    const all = resources.flatMap((each) =>
      [...inventory.before(each)].map(([id, record]) => ({ resource: each, id, record })),
    )
    const certain = objectsOfRuns(all, document)
    const times = certain.map(({ record }) => Date.parse(String(record.createdAt)))
    const isBeside = ({ createdAt }: JsonObject) =>
      times.some((time) => Math.abs(time - Date.parse(String(createdAt))) < BESIDE)
    return new Set([...certain, ...all.filter(({ record }) => isBeside(record))].map(({ id }) => id))
  }

  /** The watched objects that the list does not show and that are gone; undefined where that cannot be found out. */
  async function missing(resource: Resource): Promise<readonly string[] | undefined> {
    const records = inventory.latest(resource)
    if (records) noteOwn(resource, records)
    const absent = watched(resource).filter((id) => !records?.has(id))
    const found = new Map<string, boolean | undefined>()
    for (const id of absent.slice(0, MOST_ASKED)) found.set(id, await inventory.isThere(resource, id))
    const answers = [...found.values()]
    if (answers.includes(false)) return absent.filter((id) => found.get(id) !== true)
    return answers.includes(undefined) ? undefined : []
  }

  /** Suspects a server where an object of the run disappears without a deletion, unless the document says so. */
  function noteOwn(resource: Resource, records: Records): void {
    for (const { resource: own, id, reason } of created.remaining()) {
      if (own !== resource || asked.has(id) || reason !== undefined) continue
      const [now, last] = [records.get(id), seen.get(id)]
      if (now) seen.set(id, now)
      else if (last && referral(resource, last).length === 0) isSuspected = true
    }
  }

  /** Reads all lists, after a change or in the end, and compares them. */
  async function look(change?: Change): Promise<void> {
    for (const resource of resources) {
      if (watched(resource).length > 0) await inventory.read(resource)
    }
    await compare(resources, change)
  }

  /** Compares lists as they were read last, and ends the run where something is gone. */
  async function compare(kinds: readonly Resource[], change?: Change): Promise<void> {
    if (isHarmed) return
    const gone: string[] = []
    const unknown: string[] = []
    for (const resource of kinds) {
      if (watched(resource).length === 0) continue
      const ids = await missing(resource)
      if (ids) gone.push(...ids.map((id) => wordsFor(resource, id)))
      else if (isOwned(resource)) unknown.push(...watched(resource).map((id) => wordsFor(resource, id)))
    }
    const [names, what] =
      gone.length > 0
        ? [namesOf(gone), 'can no longer be found']
        : [namesOf(unknown), 'can no longer be read, nor can their list']
    if (gone.length + unknown.length === 0 || (gone.length === 0 && sender.stopped() !== undefined)) return
    isHarmed = true
    const harm = `of what was there before the run, ${names} ${what}`
    if (change) incidents.add(change.item, withComplaint(change.sent, `after it, ${harm}`))
    const when = change ? `After ${change.item.operation.id}, ` : ''
    incidents.addGrave(
      `${when}${harm}. No request was about it: the run has deleted nothing more. Look whether another user has deleted it.`,
    )
    sender.halt('objects are gone that the run did not create')
  }

  function wordsFor(resource: Resource, id: string): string {
    const name = nameIn(inventory.before(resource).get(id) ?? {})
    return `${pathOf(resource, id)}${name === undefined ? '' : ` (${name})`}`
  }

  return {
    look,
    compare,
    /** A deletion is about this object. */
    noteDeletion: (id: string) => void asked.add(id),
    /** A deletion had another effect than it should have. */
    suspect: () => {
      isSuspected = true
    },
    isSuspected: () => isSuspected,
    /** True where something is missing: nothing is deleted any more. */
    isHarmed: () => isHarmed,
  }
}
