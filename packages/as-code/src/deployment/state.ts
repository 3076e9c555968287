import { isRecord } from '@clouddb/document/openapi'
import { NotFoundError } from '@clouddb/observability-oss/errors'
import type { Alert, Connection, Dashboard, SavedSearch, Source, Webhook } from '@clouddb/observability-oss/types'
import { operationDay, operationsOn } from '../document/api-documents.ts'
import { type Deployment, operationOf } from './client.ts'

/** The records of a deployment, by the resources of its document. */
export interface Records {
  readonly dashboard: readonly Dashboard[]
  readonly alert: readonly Alert[]
  readonly webhook: readonly Webhook[]
  readonly source: readonly Source[]
  readonly savedSearch: readonly SavedSearch[]
  readonly connection: readonly Connection[]
}

/** Everything of a deployment that a plan looks at, as its lists show it. */
export interface State {
  /** What the deployment has no list of is empty. */
  readonly records: Records
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

/** The lists that are read, with how texts name them. Not every server has each of them, and some have pages. */
const lists: Readonly<Record<keyof Records, readonly [title: string, ...words: readonly ('pages' | 'rare')[]]>> = {
  dashboard: ['dashboards'],
  alert: ['alerts', 'pages'],
  webhook: ['webhooks', 'pages'],
  source: ['sources'],
  savedSearch: ['saved searches', 'pages', 'rare'],
  connection: ['connections', 'rare'],
}

/** How texts name a list: `saved searches`. */
export const titleOfList = (kind: keyof Records): string => lists[kind][0]

type Item = { readonly id?: string | undefined }

interface List extends AsyncIterable<Item>, PromiseLike<Item[]> {
  withResponse(): Promise<{
    readonly page: { readonly total?: number | undefined; readonly limit?: number | undefined }
  }>
}

/** Reads a deployment. Records that a list cuts short are read one by one. */
export async function readDeploymentState(deployment: Deployment): Promise<State> {
  const { client, api, options } = deployment
  const incomplete = new Set<string>()
  let [requests, pageSize] = [0, largestPage]
  const readList = async (title: string, ask: (page?: object) => List, hasPages: boolean): Promise<Item[]> => {
    requests++
    const list = ask()
    // A list that changes between two pages shows an item twice, and leaves out another.
    const byId = new Map<unknown, Item>()
    for await (const item of list)
      if (isRecord(item)) byId.set(item.id ?? Symbol(), item)
      else incomplete.add(title)
    const items = [...byId.values()]
    const { total, limit = largestPage } = (await list.withResponse()).page
    // A server without pages sends the first items only, and ignores where a page begins.
    if (hasPages && total === undefined && items.length === largestPage) {
      requests++
      if ((await ask({ query: { limit: 1, offset: largestPage } })).length > 0) incomplete.add(title)
    }
    if (limit > 0) pageSize = Math.min(pageSize, limit)
    requests += Math.max(0, Math.ceil(items.length / pageSize) - 1)
    if (items.length < (total ?? 0)) incomplete.add(title)
    return items
  }
  const listed = await Promise.all(
    Object.entries(lists).map(async ([kind, [title, ...words]]) => {
      const ask = operationOf<List>(deployment, kind, 'list')
      const reading = ask && readList(title, ask, words.includes('pages'))
      return [kind, await (words.includes('rare') ? reading && orAbsent(reading) : reading)] as const
    }),
  )
  const records = Object.fromEntries(listed) as Partial<Records>
  const { dashboard: shortened = [], alert: alerts = [] } = records
  // A list may have no total. An alert on an object that it lacks, and that the server has, shows that it was cut short.
  for (const kind of ['dashboard', 'savedSearch'] as const) {
    const list: readonly Item[] | undefined = records[kind]
    if (!list) continue
    const known = new Set(list.map(({ id }) => id))
    const parents = alerts.map((alert) => alert[`${kind}Id` as const])
    const unlisted = new Set(parents.flatMap((id) => (!id || known.has(id) ? [] : [id])))
    for (const id of [...unlisted].slice(0, mostUnlisted)) {
      requests++
      const reading = operationOf<Promise<unknown>>(deployment, kind, 'get')(id)
      if (await reading.catch(() => undefined)) incomplete.add(titleOfList(kind))
    }
  }
  const whole = await Promise.all(
    shortened.map((dashboard) => {
      if (dashboard.tiles !== undefined) return dashboard
      requests++
      return orAbsent(client.getDashboard(dashboard.id))
    }),
  )
  // One that is absent was deleted after it was listed.
  const dashboards = whole.filter((dashboard) => dashboard !== undefined)
  const { savedSearch, connection = [] } = records
  const day = savedSearch ? undefined : operationDay(api, operationsOn('savedSearch', api).list ?? '')
  return {
    records: { ...(records as Records), dashboard: dashboards, savedSearch: savedSearch ?? [], connection },
    hasSavedSearches: savedSearch !== undefined,
    olderThan: options.released ? dayAfter(options.released) : day,
    incomplete: [...incomplete],
    requests,
    pageSize,
    isShortened: shortened.some(({ tiles }) => tiles === undefined),
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
