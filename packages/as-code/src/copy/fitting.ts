import { memberPath } from '@clouddb/document/mistakes'
import { isRecord } from '@clouddb/document/openapi'
import { memberOf, type RequestBody, type RequestSchema } from '@clouddb/document/request-schema'
import { type Declaration, dataOf } from '../code/declarations.ts'
import { declaredName, isObjectReference, type Reference, textOfReference } from '../code/references.ts'
import { type Site, withNames } from '../deployment/named-objects.ts'
import { type Data, requestBodySchema } from '../document/api-documents.ts'
import { type Declared, declaredObjects, wholeRequest } from '../form/declared.ts'
import { quoted } from '../form/form.ts'
import { alertPlace, dataAt, type Key, keysOfPath, sentAlert } from '../form/request-mistakes.ts'
import { objectKinds } from '../kinds.ts'
import { lossesIn, lossSentence, type PlacedLoss } from '../plan/refusals.ts'
import { creation, type Work } from '../plan/work.ts'

/** A declaration without what a deployment cannot hold. */
export interface Fitted {
  readonly declared: Declared
  /** What was left out, in sentences. */
  readonly losses: readonly string[]
  /** Why the deployment can hold nothing of the object, in a sentence. */
  readonly impossible?: string
}

/** Reads a declaration as a project does. */
export function declaredOf(declaration: Declaration, { names }: Site): Declared {
  const [declared] = declaredObjects({ project: 'copy', objects: [declaration] }, {})
  return { ...(declared as Declared), form: withNames((declared as Declared).form, names) }
}

/**
 * Leaves out what a deployment cannot hold, each time the smallest part that a request can lack: a field, a channel, an alert
 * without channels, a filter, a tile without its source.
 *
 * @param planned - The references to objects that the same run creates.
 * @param workOf - What is written of the declaration. Default: all of it.
 */
export function fitted(
  site: Site,
  declaration: Declaration,
  planned: ReadonlySet<string>,
  workOf: (declared: Declared) => Work = creation,
): Fitted {
  const losses: string[] = []
  let current = declaration
  for (;;) {
    const declared = declaredOf(current, site)
    const work = workOf(declared)
    const loss = unknownId(dataOf(current), site, work) ?? lossesIn(site, work, planned)[0]
    const cut = loss && withoutPart(site, declared, dataOf(current), loss)
    if (loss && !cut) return { declared, losses, impossible: lossSentence(loss, site.deployment, declared.variables) }
    if (!cut) return { declared, losses }
    losses.push(cut.sentence)
    current = { [declared.kind]: cut.data } as unknown as Declaration
  }
}

/** Finds the id of an object that only another deployment has, in what a work writes. */
function unknownId(data: Data, { names, deployment }: Site, { isObjectWritten, alerts, declared }: Work) {
  const find = (value: unknown, keys: readonly Key[]): { keys: readonly Key[]; reference: Reference } | undefined => {
    if (isObjectReference(value)) return 'id' in value && !names.has(value) ? { keys, reference: value } : undefined
    if (typeof value !== 'object' || value === null) return undefined
    for (const [key, member] of Object.entries(value)) {
      const found = find(member, [...keys, Array.isArray(value) ? Number(key) : key])
      if (found) return found
    }
    return undefined
  }
  const kind = declared?.kind ?? 'dashboard'
  const places = isObjectWritten ? [[]] : alerts.map(({ part, alert }) => keysOfPath(alertPlace(kind, part, alert)))
  const found = places.map((keys) => find(dataAt(data, keys), keys)).find(Boolean)
  if (!found) return undefined
  const reason = `cannot be resolved: ${deployment.title} has no ${textOfReference(found.reference)}`
  return { keys: found.keys, path: pathOf(found.keys), reason }
}

/** Removes the part that a loss is about. `undefined`: the object cannot do without it. */
function withoutPart(
  { deployment }: Site,
  declared: Declared,
  data: Data,
  loss: PlacedLoss & { readonly keys?: readonly Key[] },
): { readonly data: Data; readonly sentence: string } | undefined {
  const { kind, alertRequests, variables } = declared
  const [part = 0, index = 0] = loss.alert ?? []
  const base = loss.alert ? keysOfPath(alertPlace(kind, part, index)) : []
  const body = requestBodySchema(loss.alert ? 'alert' : kind, 'create', deployment.api)
  const value = loss.alert ? sentAlert(alertRequests[part]?.[index] ?? {}) : wholeRequest(declared)
  const keys = loss.keys ?? keysOfPath(loss.at ?? loss.path)
  const length = loss.keys ? removableIn(keys) : removable(body, value, keys)
  const inAlert =
    keys[0] === 'channel' && loss.alert ? ['channels', 0, ...keys.slice(1, length)] : keys.slice(0, length)
  const own = declaredKeys(data, [...base, ...inAlert])
  // An alert is an item of a list, so that a request can do without it.
  const target = length === 0 ? base : withoutEmptyList(data, own)
  if (target.length === 0) return undefined
  const rest = pathOf(keys.slice(Math.max(0, target.length - base.length))) || 'it'
  const sentence = lossSentence({ ...loss, path: rest, at: rest }, deployment, variables)
  return { data: without(data, target), sentence: `${titleAt(declared, data, target)} is left out: ${sentence}` }
}

/** The number of keys that lead to the smallest part which a request can lack; 0: none of them. */
function removable(body: RequestBody, whole: unknown, keys: readonly Key[]): number {
  let length = 0
  let [schema, value]: [RequestSchema | undefined, unknown] = [body.schema, whole]
  for (const [index, key] of keys.entries()) {
    const own: RequestSchema | undefined = schema && body.schemaOf(schema, value)
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    const isNeeded = typeof key === 'string' && own?.required?.includes(key)
    if (isThere && !isNeeded) length = index + 1
    schema = typeof key === 'number' ? own?.items : own && memberOf(own, key)
    value = isThere ? (value as Record<Key, unknown>)[key] : undefined
  }
  return length
}

/** The same for a reference by an id. A chart and a saved search need their source; what is in a list can be left out. */
function removableIn(keys: readonly Key[]): number {
  return keys.indexOf('onClick') + 1 || keys.findLastIndex((key) => typeof key === 'number') + 1
}

/** A list of channels is not empty: the last one goes with its alert. */
function withoutEmptyList(data: Data, keys: readonly Key[]): readonly Key[] {
  const list = dataAt(data, keys.slice(0, -1))
  const isLast = keys.at(-2) === 'channels' && Array.isArray(list) && list.length === 1
  return isLast ? keys.slice(0, -2) : keys
}

/** Files name a reference `source` where a request has `sourceId`. */
function declaredKeys(data: Data, keys: readonly Key[]): Key[] {
  return keys.map((key, index) => {
    const owner = Object(dataAt(data, keys.slice(0, index)))
    return typeof key === 'string' && !Object.hasOwn(owner, key) ? declaredName(key) : key
  })
}

function without(data: Data, keys: readonly Key[]): Data {
  const copy = structuredClone(data) as Data
  const owner = dataAt(copy, keys.slice(0, -1))
  const key = keys.at(-1) as Key
  if (Array.isArray(owner)) owner.splice(Number(key), 1)
  else if (isRecord(owner)) Reflect.deleteProperty(owner, key)
  return copy
}

/** `tile "Errors" with 2 alerts`, `channels[1] of alert "Cart fails" of tile "Errors"` */
function titleAt({ kind: ownKind }: Declared, data: Data, keys: readonly Key[]): string {
  const titles: string[] = []
  let rest = keys
  for (const [index, key] of keys.entries()) {
    const list = keys[index - 1]
    if (typeof key !== 'number' || !/^(tiles|alerts|filters)$/.test(`${list}`)) continue
    const item = Object(dataAt(data, keys.slice(0, index + 1))) as Data
    const alerts = Array.isArray(item.alerts) ? item.alerts.length : 0
    const isWhole = index === keys.length - 1
    const more = isWhole && alerts > 0 ? ` with ${alerts} alert${alerts === 1 ? '' : 's'}` : ''
    const kind = `${list}`.slice(0, -1)
    titles.unshift((item.name ? `${kind} ${quoted(item.name)}` : `the ${kind}`) + more)
    rest = keys.slice(index + 1)
  }
  if (rest.length > 0) titles.unshift(pathOf(rest))
  return titles.length > 0 ? titles.join(' of ') : objectKinds[ownKind].title
}

const pathOf = (keys: readonly Key[]): string => keys.reduce<string>(memberPath, '')
