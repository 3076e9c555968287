import type { Case, Json, JsonObject } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { namesInPath } from '../engine/verdict.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Resource } from './resources.ts'

/** A list with more pages is not read. */
const MOST_PAGES = 50

/** The objects of a list, by their ids. */
export type Records = ReadonlyMap<string, JsonObject>

export type Inventory = ReturnType<typeof createInventory>

/** An id that cannot lead to another path. */
export const isPlain = (id: string): boolean => /^[\w.:~@-]{1,256}$/.test(id) && !/^\.+$/.test(id)

/** The objects that the deployment's own lists show. */
export function createInventory(access: DeploymentAccess) {
  const { document, resources, sender, goodCall, ids, ask, created, protectedObjects } = access
  const before = new Map<Resource, Records>()
  const taken = new Set<Resource>()
  const unidentified = new Map<Resource, readonly JsonObject[]>()
  const latest = new Map<Resource, Records | undefined>()
  let taking: Promise<void> | undefined

  async function takeAll(): Promise<void> {
    for (const resource of resources) {
      const records = await read(resource)
      if (!records) continue
      const others = [...records].filter(([id]) => !created.has(resource, id))
      before.set(resource, new Map(others))
      for (const [id] of others) protectedObjects.add(resource, id)
      if (unidentified.get(resource)?.length === 0) taken.add(resource)
    }
  }

  /** The objects that a list shows now, on all its pages; undefined where it cannot be read. */
  async function read(resource: Resource): Promise<Records | undefined> {
    const records = await readPages(resource)
    latest.set(resource, records)
    return records
  }

  async function readPages(resource: Resource): Promise<Records | undefined> {
    const { list } = resource
    if (!list || namesInPath(list).some((name) => ids()[name] === undefined)) return undefined
    const items = new Map<string, Json>()
    const isPaged = list.parameters.some((each) => each.in === 'query' && each.name === 'offset')
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const shown = itemsOf(await pageAt(goodCall(list), items.size))
      // A server without pages shows all objects on the first one, and may refuse the second.
      if (!shown) return page === 0 ? undefined : identified(resource, items)
      const known = items.size
      for (const item of shown) items.set(idOf(item) ?? JSON.stringify(item), item)
      if (!isPaged || items.size === known) return identified(resource, items)
    }
    return undefined
  }

  /** The items with an id; the others are remembered. */
  function identified(resource: Resource, items: ReadonlyMap<string, Json>): Records {
    const objects = [...items].flatMap(([key, item]) => (isObject(item) ? [[key, item] as const] : []))
    const hasId = ([key, item]: (typeof objects)[number]) => idOf(item) === key && isPlain(key)
    unidentified.set(
      resource,
      objects.filter((each) => !hasId(each)).map(([, item]) => item),
    )
    return new Map(objects.filter(hasId))
  }

  /** The items of a list; a wrong server may send them under another key. */
  function itemsOf(sent: Sent): readonly Json[] | undefined {
    const payload = payloadOfSent(sent, document)
    if (Array.isArray(payload)) return payload
    const body = isTaken(sent) ? payloadOf(sent.result.answer?.text, undefined) : undefined
    const lists = isObject(body) ? Object.values(body) : [body]
    return lists.find((each) => Array.isArray(each))
  }

  async function pageAt(item: Case, offset: number): Promise<Sent> {
    const query = { ...item.call.query, ...(offset > 0 && { offset }) }
    const page = { ...item, call: { ...item.call, query } }
    const sent = await sender.send(page, ids())
    // The safety of the run depends on the lists, so a lost answer is asked for again.
    return sent.accident !== undefined && !sender.stopped() ? sender.send(page, ids()) : sent
  }

  return {
    /** Reads all lists before the run changes anything, and protects what they show. Only the first call does so. */
    take: () => {
      taking ??= takeAll()
      return taking
    },
    /** True where it is known which objects of the kind were there before the run. */
    isTaken: (resource: Resource) => taken.has(resource),
    /** The objects that were there before the run, as far as the list could be read. */
    before: (resource: Resource): Records => before.get(resource) ?? new Map(),
    read,
    /** The objects that the list showed when it was read last; undefined where it could not be read. */
    latest: (resource: Resource) => latest.get(resource),
    /** The objects that the list showed without a usable id when it was read last. They cannot be deleted. */
    unidentified: (resource: Resource) => unidentified.get(resource) ?? [],
    /** Reads an object; where the answer does not tell whether it is there, the list. */
    isThere: async (resource: Resource, id: string): Promise<boolean | undefined> => {
      if (resource.get) {
        const sent = await ask(resource.get, resource, id)
        if ([404, 410].includes(sent.result.answer?.status ?? 0)) return false
        if (isTaken(sent) && idOf(payloadOfSent(sent, document)) === id) return true
      }
      return (await read(resource))?.has(id)
    },
  }
}
