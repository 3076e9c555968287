import { isRecord } from '@clouddb/document/openapi'
import { NotFoundError } from '@clouddb/observability-oss/errors'
import type { Alert, Connection, Dashboard, SavedSearch, Source, Webhook } from '@clouddb/observability-oss/types'
import { dayOf } from '../document/api-documents.ts'
import type { Deployment } from './client.ts'

/** Everything of a deployment that a plan looks at, as its lists show it. */
export interface State {
  readonly dashboards: readonly Dashboard[]
  readonly alerts: readonly Alert[]
  readonly webhooks: readonly Webhook[]
  readonly sources: readonly Source[]
  /** Empty where {@link State.hasSavedSearches} is false. */
  readonly savedSearches: readonly SavedSearch[]
  readonly connections: readonly Connection[]
  /** False where the server has no operations for saved searches, and none that write webhooks. */
  readonly hasSavedSearches: boolean
  /** The day from which on servers have what this one lacks: `2026-07-09`. `undefined`: none is known. */
  readonly olderThan: string | undefined
  /** The lists that may have more items than were read: `alerts`. */
  readonly incomplete: readonly string[]
  /** The number of requests that reading took. */
  readonly requests: number
  /** The number of items on a page of a list. */
  readonly pageSize: number
  /** True where the list of dashboards lacks tiles, so that each is read alone. */
  readonly isShortened: boolean
}

interface List<Item> extends AsyncIterable<Item>, PromiseLike<Item[]> {
  withResponse(): Promise<{
    readonly page: { readonly total?: number | undefined; readonly limit?: number | undefined }
  }>
}

/** Reads a deployment. Records that a list cuts short are read one by one. */
export async function readState({ client, api, options }: Deployment): Promise<State> {
  const incomplete = new Set<string>()
  let [requests, pageSize] = [0, largestPage]
  const read = async <Item extends { id?: string | undefined }>(
    name: string,
    list: List<Item>,
    ask?: (page: { readonly query: { readonly limit: number; readonly offset: number } }) => PromiseLike<Item[]>,
  ): Promise<Item[]> => {
    requests++
    // A list that changes between two pages shows an item twice, and leaves out another.
    const byId = new Map<unknown, Item>()
    for await (const item of list)
      if (isRecord(item)) byId.set(item.id ?? Symbol(), item)
      else incomplete.add(name)
    const items = [...byId.values()]
    const { total, limit = largestPage } = (await list.withResponse()).page
    // A server without pages sends the first items only, and ignores where a page begins.
    if (ask && total === undefined && items.length === largestPage) {
      requests++
      if ((await ask({ query: { limit: 1, offset: largestPage } })).length > 0) incomplete.add(name)
    }
    if (limit > 0) pageSize = Math.min(pageSize, limit)
    requests += Math.max(0, Math.ceil(items.length / pageSize) - 1)
    if (items.length < (total ?? 0)) incomplete.add(name)
    return items
  }
  const [listed, alerts, webhooks, sources, savedSearches, connections] = await Promise.all([
    read('dashboards', client.listDashboards()),
    read('alerts', client.listAlerts(), (page) => client.listAlerts(page)),
    read('webhooks', client.listWebhooks(), (page) => client.listWebhooks(page)),
    read('sources', client.listSources()),
    orAbsent(read('saved searches', client.listSavedSearches(), (page) => client.listSavedSearches(page))),
    client.listConnections && orAbsent(read('connections', client.listConnections())),
  ])
  // No list of dashboards has a total. An alert on one that it lacks, and that the server has, shows that it was cut short.
  const known = new Set(listed.map(({ id }) => id))
  const unlisted = new Set(alerts.flatMap(({ dashboardId: id }) => (!id || known.has(id) ? [] : [id])))
  for (const id of [...unlisted].slice(0, mostUnlisted)) {
    requests++
    if (await client.getDashboard(id).catch(() => undefined)) incomplete.add('dashboards')
  }
  const whole = await Promise.all(
    listed.map((dashboard) => {
      if (dashboard.tiles !== undefined) return dashboard
      requests++
      return orAbsent(client.getDashboard(dashboard.id))
    }),
  )
  // One that is absent was deleted after it was listed.
  const dashboards = whole.filter((dashboard) => dashboard !== undefined)
  return {
    dashboards,
    alerts,
    webhooks,
    sources,
    savedSearches: savedSearches ?? [],
    connections: connections ?? [],
    hasSavedSearches: savedSearches !== undefined,
    olderThan: options.released
      ? dayAfter(options.released)
      : savedSearches
        ? undefined
        : dayOf(api, 'listSavedSearches'),
    incomplete: [...incomplete],
    requests,
    pageSize,
    isShortened: listed.some(({ tiles }) => tiles === undefined),
  }
}

/** Resolves to `undefined` where the server has no such object, or no such operation. */
export async function orAbsent<Value>(reading: PromiseLike<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (NotFoundError.is(error)) return undefined
    throw error
  }
}

/** The most dashboards that are looked for because an alert names them. */
const mostUnlisted = 2

/** The largest page of every list that has pages. A server may send smaller ones. */
const largestPage = 1_000

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
