import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import { createDemoSeed, createSeed, type State } from '@clouddb/sandbox'
import { statedExamples } from '../projects.ts'
import { type Age, cluster, World } from '../worlds.ts'

const time: number = Date.UTC(2026, 0, 12, 9)

/** Returns the examples of the document for a creation, with the ids of the sandbox. */
function examplesOf(operationId: string): [name: string, body: { name: string; service?: string }][] {
  return JSON.parse(JSON.stringify(statedExamples(operationId)).replaceAll('c3f501', 'c3f101'))
}

/** A deployment of the sandbox with a few objects. */
export const demoWorld = (age: Age): World => new World(age, { seed: createDemoSeed({ time }), clock: time })

let full: Promise<State> | undefined

/** A deployment with the examples of every kind, whose names are all the same kind of difficult. */
export async function fullDeployment() {
  full ??= makeFull()
  const { sandbox, oss: client } = new World('newest', { seed: await full, clock: time })
  return { sandbox, client }
}

async function makeFull(): Promise<State> {
  const { sandbox, oss: client } = new World('newest', { seed: createSeed({ time }), clock: time })
  const used = new Set<string>()
  const named = (kind: string, { name, ...body }: { name: string }) => {
    const own = used.has(kind + name) ? `${name} ${used.size}` : name
    used.add(kind + own)
    return { ...body, name: own } as never
  }
  for (const [, body] of examplesOf('createWebhook')) {
    const present = await client.listWebhooks()
    if (!present.some(({ name, service }) => name === body.name && service === body.service))
      await client.createWebhook(body as never)
  }
  for (const [, body] of examplesOf('createSavedSearch')) await client.createSavedSearch(named('savedSearch', body))
  const [connection] = await client.listConnections()
  const promql = await client.createSource(cluster(connection?.id))
  const opened = await client.createDashboard({ name: 'Opened by clicks', tiles: [] })
  for (const [, body] of examplesOf('createDashboard')) {
    const text = JSON.stringify(body, (name, value) => (name === 'connectionId' ? connection?.id : value))
      .replaceAll(/66a1f0c2d4e8b7a9c3f502\d\d/g, opened.id)
      .replaceAll('66a1f0c2d4e8b7a9c3f10105', promql.id)
    await client.createDashboard(named('dashboard', JSON.parse(text)))
  }
  await addAlerts(client)
  return sandbox.snapshot()
}

/** Adds alerts of every example to the first dashboard with a line, and to the first saved search. */
async function addAlerts(client: ObservabilityOssClient): Promise<void> {
  const [webhook] = await client.listWebhooks()
  const [search] = await client.listSavedSearches()
  const dashboard = (await client.listDashboards()).find(({ tiles }) => tiles?.[0]?.config?.displayType === 'line')
  const channel = { type: 'webhook', webhookId: webhook?.id }
  const ids: Record<string, unknown> = {
    ...{ dashboardId: dashboard?.id, tileId: dashboard?.tiles?.[0]?.id, savedSearchId: search?.id },
    ...{ channel, channels: [channel] },
  }
  for (const [name, example] of examplesOf('createAlert')) {
    if (name.toLowerCase().includes('inline')) continue
    const body = Object.fromEntries(Object.entries(example).map(([field, value]) => [field, ids[field] ?? value]))
    await client.createAlert({ ...body, name } as never)
  }
}
