import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createDemoSeed, createSandbox } from '@clouddb/sandbox'
import { statedExamples } from '../projects.ts'
import { type Age, cluster, World } from '../worlds.ts'

/** Returns the examples of the document for a creation, with the ids of the sandbox. */
function examplesOf(operationId: string): [name: string, body: object][] {
  return JSON.parse(JSON.stringify(statedExamples(operationId)).replaceAll('c3f501', 'c3f101'))
}

export const time: number = Date.UTC(2026, 0, 12, 9)

/** A deployment of the sandbox with a few objects. */
export const demoWorld = (age: Age): World => new World(age, { seed: createDemoSeed({ time }), clock: time })

/** A deployment with the examples of every kind, whose names are all the same kind of difficult. */
export async function fullDeployment() {
  const sandbox = createSandbox({ clock: time })
  const client = createObservabilityOssClient(sandbox.observabilityOss)
  const used = new Set<string>()
  const named = (kind: string, body: object) => {
    const { name } = body as { name: string }
    const own = used.has(kind + name) ? `${name} ${used.size}` : name
    used.add(kind + own)
    return { ...body, name: own } as never
  }
  for (const [, body] of examplesOf('createWebhook')) {
    const { name, service } = body as { name: string; service: string }
    const present = await client.listWebhooks()
    if (!present.some((webhook) => webhook.name === name && webhook.service === service))
      await client.createWebhook(body as never)
  }
  for (const [, body] of examplesOf('createSavedSearch')) await client.createSavedSearch(named('savedSearch', body))
  const [connection] = await client.listConnections()
  const promql = await client.createSource(cluster(connection?.id))
  const opened = await client.createDashboard({ name: 'Opened by clicks', tiles: [] })
  for (const [, body] of examplesOf('createDashboard'))
    await client.createDashboard(
      named('dashboard', withIds(body, { connectionId: connection?.id, cluster: promql.id, opened: opened.id })),
    )
  await addAlerts(client)
  return { sandbox, client }
}

interface Ids {
  readonly connectionId: string | undefined
  readonly cluster: string
  readonly opened: string
}

function withIds(body: object, { connectionId, cluster, opened }: Ids): object {
  const text = JSON.stringify(body, (name, value) => (name === 'connectionId' ? connectionId : value))
  return JSON.parse(
    text.replaceAll(/66a1f0c2d4e8b7a9c3f502\d\d/g, opened).replaceAll('66a1f0c2d4e8b7a9c3f10105', cluster),
  )
}

/** Adds alerts of every example to the first dashboard with a line, and to the first saved search. */
async function addAlerts(client: ObservabilityOssClient): Promise<void> {
  const [webhook] = await client.listWebhooks()
  const [search] = await client.listSavedSearches()
  const dashboard = (await client.listDashboards()).find(({ tiles }) => tiles?.[0]?.config?.displayType === 'line')
  const channel = { type: 'webhook', webhookId: webhook?.id }
  const ids: Record<string, unknown> = {
    dashboardId: dashboard?.id,
    tileId: dashboard?.tiles?.[0]?.id,
    savedSearchId: search?.id,
    channel,
    channels: [channel],
  }
  for (const [name, example] of examplesOf('createAlert')) {
    if (name.toLowerCase().includes('inline')) continue
    const body = Object.fromEntries(Object.entries(example).map(([field, value]) => [field, ids[field] ?? value]))
    await client.createAlert({ ...body, name: `${name}` } as never)
  }
}
