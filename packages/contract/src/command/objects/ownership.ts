import type { Json, JsonObject } from '../../index.ts'
import { isObject } from '../../schema/schema.ts'
import { bodyOf, idOf, payloadOfSent } from '../engine/payload.ts'
import type { Sent } from '../engine/sender.ts'
import type { DeploymentAccess } from './deployment-access.ts'
import { type Inventory, isPlain } from './inventory.ts'
import { nameIn } from './object-names.ts'
import type { Resource } from './resources.ts'
import { createReferral } from './run-objects.ts'

/** Decides whether an object was created by the run. */
export function createOwnership(access: DeploymentAccess, inventory: Inventory) {
  const { document, ask, created, mark, protectedObjects } = access
  const digits = mark.slice(mark.lastIndexOf(' ') + 1)
  const referral = createReferral(document)
  const seen = new Set<Resource>()
  const hasName = (value: Json | undefined) => isObject(value) && nameIn(value) !== undefined
  const isMarked = (value: Json | undefined) =>
    isObject(value) && nameIn(value)?.toLowerCase().includes(digits) === true

  /** Why the run must not touch the object that a creation was answered with; undefined where it is the run's own. */
  async function objection(resource: Resource, sent: Sent): Promise<string | undefined> {
    const answered = payloadOfSent(sent, document)
    const id = idOf(answered) ?? ''
    if (!isPlain(id)) return 'whose id could lead to something else'
    if (protectedObjects.has(resource, id)) return 'which was there before'
    const isNamed = isMarked(bodyOf(sent))
    const isDoubtful = !inventory.isTaken(resource) || (isNamed && !isMarked(answered)) || !seen.has(resource)
    if (!isDoubtful) return undefined
    const record = await read(resource, id)
    seen.add(resource)
    const shown = record ?? answered
    if (isNamed && hasName(shown) && !isMarked(shown)) return 'which does not bear the name that was sent'
    if (inventory.isTaken(resource) || (isObject(record) && isOurs(resource, record))) return undefined
    return 'which may have been there before'
  }

  async function read(resource: Resource, id: string): Promise<Json | undefined> {
    if (!resource.get) return undefined
    const record = payloadOfSent(await ask(resource.get, resource, id), document)
    return idOf(record) === id ? record : undefined
  }

  /** True for a record that can only be of this run: it bears its mark, or is deleted with an object that the run created. */
  function isOurs(resource: Resource, record: JsonObject): boolean {
    if (wasThere(resource, record)) return false
    return isMarked(record) || referral(resource, record).some(([idName, id]) => created.has({ idName }, id))
  }

  /** True for a record of an object that was there before the run. */
  const wasThere = (resource: Resource, record: JsonObject): boolean =>
    protectedObjects.has(resource, idOf(record) ?? '')

  return { objection, isOurs, wasThere }
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
  const inner = isObject(shown) ? shown : {}
  return Object.entries(sent).flatMap(([key, value]) => sharedLeaves(value, inner[key], key))
}
