import type { Case, ContractDocument, Json, JsonObject } from '../../index.ts'
import { isJsonObject } from '../../schema/schema.ts'
import { isTaken, payloadOfSent, readPayload, shownId } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { namesInPath } from '../engine/verdict.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Resource } from './resources.ts'

/** A list with more pages is not read. */
const MOST_PAGES = 50

/** The objects of a list, by their ids. */
export type Records = ReadonlyMap<string, JsonObject>

/** An id that cannot lead to another path. */
export const isPlainId = (id: string): boolean => /^[\w.:~@-]{1,256}$/.test(id) && !/^\.+$/.test(id)

/** The objects that the deployment's own lists show. */
export class Inventory {
  readonly #access: DeploymentAccess
  readonly #before = new Map<Resource, Records>()
  readonly #taken = new Set<Resource>()
  readonly #unidentified = new Map<Resource, readonly JsonObject[]>()
  readonly #latest = new Map<Resource, Records | undefined>()
  #taking: Promise<void> | undefined

  constructor(access: DeploymentAccess) {
    this.#access = access
  }

  /** Reads all lists before the run changes anything, and protects what they show. Only the first call does so. */
  take(): Promise<void> {
    this.#taking ??= this.takeOf(this.#access.resources)
    return this.#taking
  }

  /** Does so for some kinds: their lists may be readable only now. */
  async takeOf(resources: readonly Resource[]): Promise<void> {
    const { objects } = this.#access
    for (const resource of resources) {
      const records = await this.read(resource)
      if (!records) continue
      const others = [...records].filter(([id]) => !objects.isOwn(resource, id))
      this.#before.set(resource, new Map(others))
      for (const [id] of others) objects.protect(resource, id)
      if (this.unidentified(resource).length === 0) this.#taken.add(resource)
    }
  }

  /** True where it is known which objects of the kind were there before the run. */
  isTaken(resource: Resource): boolean {
    return this.#taken.has(resource)
  }

  /** The objects that were there before the run, as far as the list could be read. */
  before(resource: Resource): Records {
    return this.#before.get(resource) ?? new Map()
  }

  /** The objects that a list shows now, on all its pages; undefined where it cannot be read. */
  async read(resource: Resource): Promise<Records | undefined> {
    const records = await this.#readPages(resource)
    this.#latest.set(resource, records)
    return records
  }

  /** The objects that the list showed when it was read last; undefined where it could not be read. */
  latest(resource: Resource): Records | undefined {
    return this.#latest.get(resource)
  }

  /** The objects that the list showed without a usable id when it was read last. They cannot be deleted. */
  unidentified(resource: Resource): readonly JsonObject[] {
    return this.#unidentified.get(resource) ?? []
  }

  /** Reads an object; where the answer does not tell whether it is there, the list. */
  async isThere(resource: Resource, id: string): Promise<boolean | undefined> {
    const { ask, document } = this.#access
    if (resource.get) {
      const sent = await ask(resource.get, resource, id)
      if ([404, 410].includes(sent.result.answer?.status ?? 0)) return false
      if (isTaken(sent) && shownId(payloadOfSent(sent, document)) === id) return true
    }
    return (await this.read(resource))?.has(id)
  }

  async #readPages(resource: Resource): Promise<Records | undefined> {
    const { ids, goodCall, document, homes } = this.#access
    const { list } = resource
    if (!list || homes.isAhead(list)) return undefined
    const known = homes.at(list, ids())
    if (namesInPath(list).some((name) => known[name] === undefined)) return undefined
    const items = new Map<string, Json>()
    const takes = (name: string) => list.parameters.some((each) => each.in === 'query' && each.name === name)
    let query: JsonObject = {}
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const sent = await this.#pageWith(goodCall(list), query)
      const shown = itemsOf(sent, document)
      // A server without pages shows all objects on the first one, and may refuse the second.
      if (!shown) return page === 0 ? undefined : this.#identified(resource, items)
      const before = items.size
      for (const item of shown) items.set(shownId(item) ?? JSON.stringify(item), item)
      const cursor = takes('cursor') && Object(readPayload(sent.result.answer?.text, undefined)).nextCursor
      if (!(cursor || takes('offset')) || items.size === before) return this.#identified(resource, items)
      query = cursor ? { cursor } : { offset: items.size }
    }
    return undefined
  }

  async #pageWith(item: Case, query: JsonObject): Promise<Sent> {
    const { sender, ids } = this.#access
    const page = { ...item, call: { ...item.call, query: { ...item.call.query, ...query } } }
    const sent = await sender.send(page, ids())
    // The safety of the run depends on the lists, so a lost answer is asked for again.
    return sent.accident !== undefined && !sender.stopped() ? sender.send(page, ids()) : sent
  }

  /** The items with an id; the others are remembered. */
  #identified(resource: Resource, items: ReadonlyMap<string, Json>): Records {
    const objects = [...items].flatMap(([key, item]) => (isJsonObject(item) ? [[key, item] as const] : []))
    const hasId = ([key, item]: (typeof objects)[number]) => shownId(item) === key && isPlainId(key)
    this.#unidentified.set(
      resource,
      objects.filter((each) => !hasId(each)).map(([, item]) => item),
    )
    return new Map(objects.filter(hasId))
  }
}

/** The items of a list; a wrong server may send them under another key. */
function itemsOf(sent: Sent, document: ContractDocument): readonly Json[] | undefined {
  const payload = payloadOfSent(sent, document)
  if (Array.isArray(payload)) return payload
  const body = isTaken(sent) ? readPayload(sent.result.answer?.text, undefined) : undefined
  const lists = isJsonObject(body) ? Object.values(body) : [body]
  return lists.find((each) => Array.isArray(each))
}
