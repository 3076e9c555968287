import { type CreateAlertRequest, createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox, type SandboxOptions, type State, type StoredAlert } from '../src/index.ts'
import { defaultSeed } from '../src/seed/default-seed.ts'

export const february = '2026-02-27'
export const time = Date.parse('2026-08-21T12:00:00.000Z')

const { sources, connections, webhooks, savedSearches } = defaultSeed(time).openSource
const [log, trace, metric, session] = sources.map(({ id }) => String(id)) as [string, string, string, string]
const [slack, generic] = webhooks.map(({ id }) => String(id)) as [string, string]
const [connection, savedSearch] = [String(connections[0]?.id), String(savedSearches[0]?.id)]

/** The ids of the seed: a source of each kind, connections, webhooks and a saved search. */
export const known = {
  ...{ log, trace, metric, session, slack, generic, connection, savedSearch },
  otherConnection: '66a1f0c2d4e8b7a9c3f52002',
  nothing: '66a1f0c2d4e8b7a9c3f5ffff',
}

export type Server = ReturnType<typeof server>

/** An open-source server, whose answers are a status and a body. */
export function server(since?: string, change: (state: State) => void = () => {}) {
  const seed = defaultSeed(time)
  seed.openSource.connections.push({ id: known.otherConnection, name: 'Other' })
  change(seed)
  const sandbox = createSandbox({ seed, clock: time, ...(since !== undefined && { since }) })
  const { baseUrl, apiKey } = sandbox.observabilityOss
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await sandbox.fetch(`${baseUrl}/api/v2${path}`, { method, headers, ...sent })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many kinds.
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as any }
  }
  return {
    sandbox,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
    put: (path: string, body: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
  }
}

/** A sandbox with a client of each deployment of the observability API. */
export function openSandbox(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: time, ...options })
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  return { sandbox, client, cloud: createObservabilityCloudClient(sandbox.observabilityCloud) }
}

/** A tile with a config. */
export function tile(config: object = line(), more: object = {}): object {
  return { name: 'tile', x: 0, y: 0, w: 6, h: 3, config, ...more }
}

/** A line that counts logs. */
export function line(more: object = {}): object {
  return { displayType: 'line', sourceId: known.log, select: [{ aggFn: 'count' }], ...more }
}

/** A source of logs, with what is required. */
export function source(connection = known.connection) {
  const from = { databaseName: 'default', tableName: 'otel_logs' }
  const expressions = { timestampValueExpression: 'Timestamp', defaultTableSelectExpression: 'Timestamp, Body' }
  return { kind: 'log' as const, name: 'Audit', connection, from, ...expressions }
}

/** A raw SQL chart. */
export function sql(more: object = {}): object {
  return { configType: 'sql', displayType: 'line', connectionId: known.connection, sqlTemplate: 'SELECT 1', ...more }
}

/** A dashboard with tiles. */
export function dashboard(tiles: readonly object[] = [], more: object = {}): object {
  return { name: 'dashboard', tiles, ...more }
}

/** The complaint of the server about a dashboard; `undefined` if it accepts the dashboard. */
export async function complaintOf(body: unknown, since?: string): Promise<string | undefined> {
  const { status, body: said } = await server(since).post('/dashboards', body)
  return status === 200 ? undefined : said.message.replace('Body validation failed: ', '')
}

/** The complaint of the server about the chart of a tile; `undefined` if it accepts the chart. */
export async function complaintOfChart(config: object, since?: string): Promise<string | undefined> {
  const complaint = await complaintOf(dashboard([tile(config)]), since)
  return complaint?.replaceAll('tiles.0.config', 'config')
}

/** The webhook that the alerts notify. */
export const channel = { type: 'webhook', webhookId: known.generic }

/** The smallest valid alert on the saved search. */
export const alert = {
  source: 'saved_search',
  savedSearchId: known.savedSearch,
  threshold: 1,
  thresholdType: 'above',
  interval: '5m',
  channel,
}

/** An open-source server with one more alert, as it is stored. */
export function serverWithAlert(stored: object, since?: string): Server {
  return server(since, ({ openSource }) => openSource.alerts.push({ id: known.nothing, ...stored } as StoredAlert))
}

/** A managed deployment of a day, the client of its first service, and the smallest valid alert on a saved search of it. */
export async function managedServer(managedSince?: string) {
  const sandbox = createSandbox({ clock: time, ...(managedSince !== undefined && { managedSince }) })
  const client = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
  const [[search], [webhook]] = await Promise.all([client.listSavedSearches(), client.listWebhooks()])
  const own = { savedSearchId: String(search?.id), channel: { type: 'webhook', webhookId: String(webhook?.id) } }
  return { sandbox, client, alert: { ...alert, ...own } as CreateAlertRequest }
}
