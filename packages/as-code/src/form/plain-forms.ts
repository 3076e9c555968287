import type { Portable } from '../code/references.ts'
import { bodyOf, type Data } from '../document/api-documents.ts'
import { plain, readable } from '../document/plain-values.ts'
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
