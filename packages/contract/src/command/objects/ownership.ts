import type { Json, JsonObject } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import type { Sent } from '../engine/sender.ts'
import type { Bystanders } from './protected-objects.ts'
import type { CreatedObjects } from './created-objects.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import type { Inventory } from './inventory.ts'
import { idOf, payloadOf, payloadOfSent } from '../engine/payload.ts'
import type { Resource } from './resources.ts'

/** Tells what the run has made from what only looks like it. */
export interface Ownership {
  /** Why an object that a creation was answered with is not the run's to touch; nothing where it is. */
  objection(resource: Resource, sent: Sent): Promise<string | undefined>
  /** True for a record that can only be of this run: it bears its mark, or watches what the run has made. */
  isOurs(resource: Resource, record: JsonObject): boolean
  /** True for a record of something that was there before the run. */
  wasThere(resource: Resource, record: JsonObject): boolean
}

export interface OwnershipOptions extends DeploymentAccess {
  readonly created: CreatedObjects
  readonly bystanders: Bystanders
  readonly inventory: Inventory
  /** The name of everything that the run makes. */
  readonly mark: string
}

/** What leads nowhere else, wherever in a path it stands. */
const isPlain = (id: string): boolean => /^[\w.:~@-]{1,256}$/.test(id) && !/^\.+$/.test(id)

export function createOwnership(options: OwnershipOptions): Ownership {
  const { document, sender, created, mark, goodCall, ids, bystanders, inventory } = options
  const digits = mark.slice(mark.lastIndexOf(' ') + 1)
  const seen = new Set<Resource>()
  const isMarked = (value: Json | undefined) =>
    isObject(value) && typeof value.name === 'string' && value.name.toLowerCase().includes(digits)
  const hasOtherName = (value: Json | undefined) =>
    isObject(value) && typeof value.name === 'string' && !isMarked(value)

  async function objection(resource: Resource, sent: Sent): Promise<string | undefined> {
    const answered = payloadOfSent(sent, document)
    const id = idOf(answered) ?? ''
    if (!isPlain(id)) return 'whose id could lead to something else'
    if (bystanders.has(resource, id)) return 'which was there before'
    const isNamed = isMarked(payloadOf(sent.result.request?.body, undefined))
    const isDoubtful = !inventory.isTaken(resource) || (isNamed && !isMarked(answered)) || !seen.has(resource)
    if (!isDoubtful) return undefined
    const record = await read(resource, id)
    seen.add(resource)
    if (isNamed && hasOtherName(record ?? answered)) return 'which does not bear the name that was sent'
    if (inventory.isTaken(resource) || (isObject(record) && isOurs(resource, record))) return undefined
    return 'of which nobody can tell whether it was there before'
  }

  async function read({ get, idName }: Resource, id: string): Promise<Json | undefined> {
    if (!get) return undefined
    const record = payloadOfSent(await sender.send(goodCall(get), { ...ids(), [idName]: id }), document)
    return idOf(record) === id ? record : undefined
  }

  function isOurs(resource: Resource, record: JsonObject): boolean {
    if (wasThere(resource, record)) return false
    const watched = Object.entries(record).filter(([name]) => /[a-z]Id$/.test(name) && name !== resource.idName)
    return isMarked(record) || watched.some(([, id]) => typeof id === 'string' && created.hasId(id))
  }

  const wasThere = (resource: Resource, record: JsonObject): boolean => bystanders.has(resource, idOf(record) ?? '')

  return { objection, isOurs, wasThere }
}

/** True where a record shows what was sent, and refers to the same objects: an object without a name is known by that. */
export function isFrom(body: Json | undefined, record: Json): boolean {
  const shown = leavesShown(body, record)
  return shown.some(([name]) => /[a-z]Id$/.test(name)) && shown.every(([, sent, stored]) => isStoredFrom(sent, stored))
}

/** Servers write a time in digits of their own. */
const isStoredFrom = (sent: Json, stored: Json): boolean =>
  sent === stored || (isTime(sent) && isTime(stored) && Date.parse(sent) === Date.parse(stored))

const isTime = (value: Json): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** What was sent and is shown, down to texts, numbers and the like, each beside what is shown in its place. */
function leavesShown(sent: Json | undefined, shown: Json | undefined, name = ''): [name: string, Json, Json][] {
  if (sent === undefined || shown === undefined) return []
  if (typeof sent !== 'object' || sent === null) return [[name, sent, shown]]
  if (Array.isArray(sent)) return sent.flatMap((item, index) => leavesShown(item, (shown as Json[] | null)?.[index]))
  const inner = isObject(shown) ? shown : {}
  return Object.entries(sent).flatMap(([key, value]) => leavesShown(value, inner[key], key))
}
