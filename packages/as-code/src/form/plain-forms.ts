import { timeOf } from '@clouddb/document/mistakes'
import { isRecord } from '@clouddb/document/openapi'
import { memberOf, type RequestBody, type RequestSchema } from '@clouddb/document/request-schema'
import type { Portable } from '../code/references.ts'
import { bodyOf, type Data } from '../document/api-documents.ts'
import type { ObjectKind } from '../kinds.ts'

/** Fields of webhooks that hold secrets, or addresses with tokens in them. No text shows their values. */
export const secretFields: RegExp = new RegExp(`^(?:${secretNames().join('|')})\\b`)

function secretNames(): string[] {
  const body = bodyOf('webhook')
  const properties = body.branchesOf(body.schema).flatMap((each) => Object.entries(each.properties ?? {}))
  return properties.flatMap(([name, property]) => (body.resolve(property)['x-secret'] ? name : []))
}

/** Returns the plain form of a request without its tiles. */
export function plainRequest(kind: ObjectKind, request: Data): Portable {
  return plain(bodyOf(kind), withoutIds(kind, request))
}

/** Returns a request with its tiles as people read it. */
export function readableRequest(kind: ObjectKind, request: Data): Portable {
  return readable(bodyOf(kind), withoutIds(kind, request))
}

/** Filters and tiles have ids only on a server. */
function withoutIds(kind: ObjectKind, request: Data): Data {
  if (kind !== 'dashboard') return request
  const lists = Object.entries(request).map(([name, value]) =>
    (name === 'filters' || name === 'tiles') && Array.isArray(value)
      ? [name, value.map(({ id: _, ...item }) => item)]
      : [name, value],
  )
  return Object.fromEntries(lists)
}

/** Returns the plain form of a tile. */
export function plainPart({ id: _, ...tile }: Data): Portable {
  const { tiles } = plain(bodyOf('dashboard'), { tiles: [tile] }) as { tiles: [Portable | null] }
  return tiles[0] ?? {}
}

/** Returns the plain form of an alert, without the ids of its parent. */
export function plainAlert(request: Data): Portable {
  return withoutParent(plain(bodyOf('alert'), unifiedAlert(request)))
}

/** Returns an alert as people read it, without the ids of its parent. */
export function readableAlert(request: Data): Portable {
  return withoutParent(readable(bodyOf('alert'), unifiedAlert(request)))
}

/** One channel stands in a list, too. Servers keep the upper end of a range that an alert no longer has. */
function unifiedAlert({ channel, ...request }: Data): Data {
  const { channels = channel ? [channel] : [], thresholdType, thresholdMax } = request
  const isRange = thresholdType === 'between' || thresholdType === 'not_between'
  return { ...request, channels, thresholdMax: isRange ? thresholdMax : undefined }
}

function withoutParent({
  source: _source,
  dashboardId: _dashboard,
  tileId: _tile,
  savedSearchId: _search,
  ...own
}: Data): Portable {
  return own
}

/** Returns the fields of an object that no answer shows: of a webhook the headers, and with some services the body. */
export function hiddenFieldsOf({ service }: Data): string[] {
  const body = bodyOf('webhook')
  // The service decides. The address is missing where its variable is not set.
  const { properties = {} } = body.schemaOf(body.schema, { name: '', url: '', service }) ?? {}
  return Object.keys(properties).filter((name) => body.resolve(properties[name] ?? {})['x-never-shown'])
}

/** Returns the fields of a webhook that no answer shows and that an update deletes where it leaves them out. */
export function clearedHiddenFieldsOf(request: Data): string[] {
  const body = bodyOf('webhook', 'update')
  const cleared = body.resolve(body.schema)['x-cleared-when-absent'] ?? []
  return hiddenFieldsOf(request).filter((field) => cleared.includes(field))
}

/**
 * Returns a request without what means the same as nothing: null, an empty text, list or object, and the default that the
 * document states. Servers differ in which of these they send back, so that only plain values can be compared.
 */
export function plain(body: RequestBody, value: Data): Data {
  return (plainValue(body, body.schema, value) ?? {}) as Data
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

function plainValue(body: RequestBody, schema: RequestSchema | undefined, value: unknown): unknown {
  if (isNothing(value)) return undefined
  const own = schema && body.schemaOf(schema, value)
  if (Array.isArray(value)) {
    const items = value.map((item) => plainValue(body, own?.items, item) ?? null)
    return items.length > 0 ? items : undefined
  }
  if (!isRecord(value)) return schema ? plainScalar(body.resolve(schema), value) : value
  const members = Object.keys(value)
    .sort()
    .map((name) => [name, plainValue(body, own && memberOf(own, name), value[name])] as const)
  return withoutAbsent(members)
}

/** Servers store a time with its milliseconds, in UTC. */
function plainScalar({ default: usual, format }: RequestSchema, value: unknown): unknown {
  if (usual === value) return undefined
  const time = format === 'date-time' ? timeOf(value) : undefined
  return time === undefined ? value : new Date(time).toISOString()
}

/**
 * Returns a request as people read it: without what means the same as nothing, but with all that the document requires, and
 * in the order of the document.
 */
export function readable(body: RequestBody, value: Data): Data {
  return (readableValue(body, body.schema, value) ?? {}) as Data
}

function readableValue(body: RequestBody, schema: RequestSchema | undefined, value: unknown): unknown {
  if (isNothing(value)) return undefined
  const own = schema && body.schemaOf(schema, value)
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => readableValue(body, own?.items, item) ?? item) : undefined
  if (!isRecord(value)) return schema !== undefined && body.resolve(schema).default === value ? undefined : value
  const order = Object.keys(own?.properties ?? {})
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const names = Object.keys(value).sort()
  const members = names
    .sort((one, other) => place(one) - place(other))
    .map((name) => {
      const member = readableValue(body, own && memberOf(own, name), value[name])
      return [name, member === undefined && own?.required?.includes(name) ? value[name] : member] as const
    })
  return withoutAbsent(members)
}

function withoutAbsent(members: readonly (readonly [name: string, value: unknown])[]): Data | undefined {
  const present = members.filter(([, member]) => member !== undefined)
  return present.length > 0 ? Object.fromEntries(present) : undefined
}
