import type { Case, Json, JsonObject } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import { namesInPath } from '../engine/verdict.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Resource } from './resources.ts'

/** A list with more pages is not read. */
const MOST_PAGES = 50

export type Inventory = ReturnType<typeof createInventory>

/** The objects that the deployment's own lists show. */
export function createInventory(access: DeploymentAccess) {
  const { document, resources, sender, goodCall, ids, protectedObjects } = access
  const taken = new Set<Resource>()
  /** Lists that show an object without its id. */
  const nameless = new Set<Resource>()
  let taking: Promise<void> | undefined

  async function takeAll(): Promise<void> {
    for (const resource of resources) {
      const records = await read(resource)
      if (!records) continue
      for (const id of records.keys()) protectedObjects.add(resource, id)
      if (!nameless.has(resource)) taken.add(resource)
    }
  }

  /** The objects that a list shows now, on all its pages; undefined where it cannot be read. */
  async function read(resource: Resource): Promise<ReadonlyMap<string, JsonObject> | undefined> {
    const { list } = resource
    if (!list || namesInPath(list).some((name) => ids()[name] === undefined)) return undefined
    const records = new Map<string, JsonObject>()
    const isPaged = list.parameters.some((each) => each.in === 'query' && each.name === 'offset')
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const items = itemsOf(await pageAt(goodCall(list), records.size))
      // A server without pages shows all objects on the first one, and may refuse the second.
      if (!items) return page === 0 ? undefined : records
      const known = records.size
      for (const item of items) {
        const id = idOf(item)
        if (id === undefined || !isObject(item)) nameless.add(resource)
        else records.set(id, item)
      }
      if (!isPaged || records.size === known) return records
    }
    return undefined
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
    /** Reads all lists before the run creates anything, and protects what they show. Only the first call does so. */
    take: () => {
      taking ??= takeAll()
      return taking
    },
    /** True where it is known which objects of the kind were there before the run. */
    isTaken: (resource: Resource) => taken.has(resource),
    read,
  }
}
