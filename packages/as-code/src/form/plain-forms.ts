import type { Portable } from '../code/portable.ts'
import { plain, readable } from '../document/plain.ts'
import { type Body, bodyOf, branchesOf, type Data, schemaOf } from '../document/walk.ts'
import type { ObjectKind } from './form.ts'

/** The document of the deployment that knows more. Both deployments have the same defaults. */
const bodies = {
  webhook: bodyOf('oss', 'createWebhook'),
  savedSearch: bodyOf('oss', 'createSavedSearch'),
  dashboard: bodyOf('oss', 'createDashboard'),
  alert: bodyOf('oss', 'createAlert'),
} as Readonly<Record<ObjectKind | 'alert', Body>>

/** Fields of webhooks that hold secrets, or addresses with tokens in them. No text shows their values. */
export const secretFields: RegExp = new RegExp(`^(?:${secretNames().join('|')})\\b`)

function secretNames(): string[] {
  const properties = branchesOf(bodies.webhook, bodies.webhook.schema).flatMap((each) =>
    Object.entries(each.properties ?? {}),
  )
  return properties.flatMap(([name, property]) =>
    property && bodies.webhook.resolve(property)['x-secret'] ? name : [],
  )
}

/** Returns the plain form of a request without its tiles. */
export function plainRequest(kind: ObjectKind, request: Data): Portable {
  return plain(bodies[kind], withoutIds(kind, request))
}

/** Returns a request with its tiles as people read it. */
export function readableRequest(kind: ObjectKind, request: Data): Portable {
  return readable(bodies[kind], withoutIds(kind, request))
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
  const { tiles } = plain(bodies.dashboard, { tiles: [tile] }) as { tiles: [Portable | null] }
  return tiles[0] ?? {}
}

/** Returns the plain form of an alert, without the ids of its parent. */
export function plainAlert(request: Data): Portable {
  return withoutParent(plain(bodies.alert, unifiedAlert(request)))
}

/** Returns an alert as people read it, without the ids of its parent. */
export function readableAlert(request: Data): Portable {
  return withoutParent(readable(bodies.alert, unifiedAlert(request)))
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

/** Returns the fields of a webhook that no answer shows: the headers, and with some services the body. */
export function hiddenFieldsOf({ service }: Data): string[] {
  // The service decides. The address is missing where its variable is not set.
  const webhook = { name: '', url: '', service }
  const { properties = {} } = schemaOf(bodies.webhook, bodies.webhook.schema, webhook) ?? {}
  return Object.entries(properties)
    .filter(([, property]) => property && bodies.webhook.resolve(property)['x-never-shown'])
    .map(([name]) => name)
}

/** Returns the fields of a webhook that no answer shows and that an update deletes where it leaves them out. */
export function clearedHiddenFieldsOf(request: Data): string[] {
  const body = bodyOf('oss', 'updateWebhook')
  const cleared = body?.resolve(body.schema)['x-cleared-when-absent'] ?? []
  return hiddenFieldsOf(request).filter((field) => cleared.includes(field))
}
