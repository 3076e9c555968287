import type { Case, Json, JsonObject } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { Sent } from '../engine/sender.ts'
import type { Bystanders } from './protected-objects.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { idOf, isTaken, payloadOf, payloadOfSent } from '../engine/payload.ts'
import { namesInPath, type Resource } from './resources.ts'

/** What the deployment's own lists show of its objects. */
export interface Inventory {
  /** Takes all lists, before the run creates anything; once. */
  take(): Promise<void>
  /** True where it is known which objects of the kind were there before. */
  isTaken(resource: Resource): boolean
  /** What a list shows now, on all its pages; nothing where it cannot be read. */
  read(resource: Resource): Promise<ReadonlyMap<string, JsonObject> | undefined>
}

export interface InventoryOptions extends DeploymentAccess {
  readonly resources: readonly Resource[]
  readonly bystanders: Bystanders
}

/** A list that has still more is not worth the requests. */
const MOST_PAGES = 50

export function createInventory(options: InventoryOptions): Inventory {
  const { document, resources, sender, goodCall, ids, bystanders } = options
  const taken = new Set<Resource>()
  /** Lists that show something without its id. */
  const nameless = new Set<Resource>()
  let taking: Promise<void> | undefined

  async function takeAll(): Promise<void> {
    for (const resource of resources) {
      const records = await read(resource)
      if (!records) continue
      for (const id of records.keys()) bystanders.add(resource, id)
      if (!nameless.has(resource)) taken.add(resource)
    }
  }

  async function read(resource: Resource) {
    const { list } = resource
    if (!list || namesInPath(list).some((name) => ids()[name] === undefined)) return undefined
    const records = new Map<string, JsonObject>()
    const isPaged = list.parameters.some((each) => each.in === 'query' && each.name === 'offset')
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const items = itemsOf(await pageAt(goodCall(list), records.size))
      // A server that knows no pages may refuse the second, and has shown all on the first.
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

  /** What a list shows, also where a wrong server wraps it in another way. */
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
    // Once more: much depends on it.
    return sent.accident !== undefined && !sender.stopped() ? sender.send(page, ids()) : sent
  }

  return {
    take: () => {
      taking ??= takeAll()
      return taking
    },
    isTaken: (resource) => taken.has(resource),
    read,
  }
}
