import type { ContractDocument, Json, JsonObject } from '../../index.ts'
import { isJsonObject, remembered } from '../../schema/schema.ts'
import { referencesOfDeletion } from '../bodies/references.ts'
import { payloadOfSent, sentBody, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { type Inventory, isPlainId } from './inventory.ts'
import { isMark, isOfRun, objectNameIn } from './object-names.ts'
import type { Resource } from './resources.ts'

/** An object that a list shows. */
export interface ListedObject {
  readonly resource: Resource
  readonly id: string
  readonly record: JsonObject
}

/** An object of a run, and what shows that. */
export interface Leftover extends ListedObject {
  readonly sign: string
}

const referencesByKind = new WeakMap<Resource, ReadonlyMap<string, string>>()

/** The kinds and ids of the objects with which the document says that a record is deleted. */
export function holdersIn(
  resource: Resource,
  record: JsonObject,
  { reader }: ContractDocument,
): readonly (readonly [idName: string, id: string])[] {
  const names = remembered(referencesByKind, resource, () =>
    referencesOfDeletion(reader, resource.create?.body?.node ?? []),
  )
  return [...names].flatMap(([name, idName]) => {
    const id = record[name]
    return typeof id === 'string' ? [[idName, id] as const] : []
  })
}

/**
 * The objects that runs have created, each with its sign: the name that a run gives, or the object of a run with which the
 * document says that it is deleted, such as the dashboard of an alert.
 */
export function objectsOfRuns(all: readonly ListedObject[], document: ContractDocument): readonly Leftover[] {
  const marked = all.filter(({ record }) => isMark(objectNameIn(record)))
  const referring = all.flatMap((each) => {
    if (marked.includes(each)) return []
    const holders = holdersIn(each.resource, each.record, document)
    const target = marked.find(({ resource, id }) =>
      holders.some(([name, own]) => name === resource.idName && own === id),
    )
    return target ? [{ ...each, sign: `on ${target.id}` }] : []
  })
  return [...marked.map((each) => ({ ...each, sign: String(objectNameIn(each.record)) })), ...referring]
}

/** The objects of several kinds, as lists show them. */
export type Lists = ReadonlyMap<Resource, ReadonlyMap<string, JsonObject>>

export const listedIn = (lists: Lists): readonly ListedObject[] =>
  [...lists].flatMap(([resource, records]) => [...records].map(([id, record]) => ({ resource, id, record })))

/** The ids of the objects of other runs, which create, change and delete them at any time. */
export function idsOfOtherRuns(
  lists: readonly Lists[],
  { document, mark, objects }: Pick<DeploymentAccess, 'document' | 'mark' | 'objects'>,
): ReadonlySet<string> {
  const others = objectsOfRuns(lists.flatMap(listedIn), document).filter(
    ({ resource, id, record }) => !objects.isOwn(resource, id) && !isOfRun(record, mark),
  )
  return new Set(others.map(({ id }) => id))
}

/** Decides whether an object was created by the run. */
export class Ownership {
  readonly #access: DeploymentAccess
  readonly #inventory: Inventory
  /** Kinds of which an object was read after its creation. */
  readonly #seen = new Set<Resource>()

  constructor(access: DeploymentAccess, inventory: Inventory) {
    this.#access = access
    this.#inventory = inventory
  }

  /** Why the run must not touch the object that a creation was answered with; undefined where it is the run's own. */
  async objection(resource: Resource, sent: Sent): Promise<string | undefined> {
    const answered = payloadOfSent(sent, this.#access.document)
    const id = shownId(answered) ?? ''
    if (!isPlainId(id)) return 'whose id could lead to something else'
    if (this.#access.objects.isProtected(resource, id)) return 'which was there before'
    const isNamed = this.#isMarked(sentBody(sent))
    const isTaken = this.#inventory.isTaken(resource)
    if (isTaken && (!isNamed || this.#isMarked(answered)) && this.#seen.has(resource)) return undefined
    const record = await this.#read(resource, id)
    this.#seen.add(resource)
    const shown = record ?? answered
    const isUnlike = isJsonObject(shown) && objectNameIn(shown) !== undefined && !this.#isMarked(shown)
    if (isNamed && isUnlike) return 'which does not bear the name that was sent'
    if (isTaken || (isJsonObject(record) && this.isOurs(resource, record))) return undefined
    return 'which may have been there before'
  }

  async #read(resource: Resource, id: string): Promise<Json | undefined> {
    const { ask, document } = this.#access
    const record = resource.get && payloadOfSent(await ask(resource.get, resource, id), document)
    return shownId(record) === id ? record : undefined
  }

  /** True for a record that can only be of this run: it bears its mark, or is deleted with an object that the run created. */
  isOurs(resource: Resource, record: JsonObject): boolean {
    const { document, objects } = this.#access
    if (this.wasThere(resource, record)) return false
    const isHeld = ([idName, id]: readonly [string, string]) => objects.isOwn({ idName }, id)
    return this.#isMarked(record) || holdersIn(resource, record, document).some(isHeld)
  }

  /** True for a record of an object that was there before the run. */
  wasThere(resource: Resource, record: JsonObject): boolean {
    return this.#access.objects.isProtected(resource, shownId(record) ?? '')
  }

  /** A server may write names in another case, or add to them. */
  #isMarked(value: Json | undefined): boolean {
    const { mark } = this.#access
    const digits = mark.slice(mark.lastIndexOf(' ') + 1)
    return isJsonObject(value) && objectNameIn(value)?.toLowerCase().includes(digits) === true
  }
}

/** True where a record shows the values that were sent, with at least one reference: so an object without a name is recognized. */
export function isFrom(body: Json | undefined, record: Json): boolean {
  const shown = sharedLeaves(body, record)
  return shown.some(([name]) => /[a-z]Id$/.test(name)) && shown.every(([, sent, stored]) => isStoredFrom(sent, stored))
}

/** Servers write times with different precision. */
const isStoredFrom = (sent: Json, stored: Json): boolean =>
  sent === stored || (isTime(sent) && isTime(stored) && Date.parse(sent) === Date.parse(stored))

const isTime = (value: Json): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The texts, numbers and other leaves that were sent, each with what is shown in its place. */
function sharedLeaves(sent: Json | undefined, shown: Json | undefined, name = ''): [name: string, Json, Json][] {
  if (sent === undefined || shown === undefined) return []
  if (typeof sent !== 'object' || sent === null) return [[name, sent, shown]]
  if (Array.isArray(sent)) return sent.flatMap((item, index) => sharedLeaves(item, (shown as Json[] | null)?.[index]))
  const inner = isJsonObject(shown) ? shown : {}
  return Object.entries(sent).flatMap(([key, value]) => sharedLeaves(value, inner[key], key))
}
