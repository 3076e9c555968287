import { createObservabilityCloudClient, type ObservabilityCloudClient } from '@clouddb/observability-cloud'
// The managed deployment has fewer kinds of filters: its requests fit both.
import type { CreateDashboardRequest } from '@clouddb/observability-cloud/types'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import type { CreateAlertRequest, Dashboard } from '@clouddb/observability-oss/types'

type Shared = Exclude<keyof ObservabilityCloudClient & keyof ObservabilityOssClient, 'withOptions'>

/** Uses every method that both packages have, and its result. */
async function useAll(client: Pick<ObservabilityCloudClient | ObservabilityOssClient, Shared>): Promise<Dashboard[]> {
  const [source] = await client.listSources()
  const dashboard: CreateDashboardRequest = { name: 'Shop', tiles: [], tags: [] }
  const created = await client.createDashboard(dashboard, { timeout: 1_000 })
  const updated = await client.updateDashboard(created.id, { name: source?.name ?? '', tiles: [], tags: [] })
  const tile = updated.tiles?.[0]
  const alert = {
    source: 'tile',
    dashboardId: updated.id,
    tileId: tile?.id ?? '',
    threshold: 100,
    thresholdType: 'above',
    interval: '1h',
    channel: { type: 'webhook', webhookId: '66a1f0c2d4e8b7a9c3f50501' },
  } satisfies CreateAlertRequest
  const { id } = await client.createAlert(alert)
  if (id !== undefined) {
    const state = (await client.getAlert(id)).state
    if (state === 'ALERT') await client.updateAlert(id, alert)
    await client.deleteAlert(id)
  }
  await client.deleteDashboard((await client.getDashboard(created.id)).id)
  console.log((await client.listAlerts()).length)
  for await (const one of client.listAlerts()) console.log(one.id)
  return client.listDashboards()
}

/** Without alerts, each client can replace the other. An alert may have fields that only one deployment accepts. */
type SendsNoAlert = Exclude<Shared, 'createAlert' | 'updateAlert'>

async function useAllAsManaged(client: Pick<ObservabilityCloudClient, SendsNoAlert>): Promise<number> {
  const { data, attempts } = await client.listDashboards().withResponse()
  return data.length + attempts.length
}

const cloud = createObservabilityCloudClient()
const oss = createObservabilityOssClient()
export const results = [useAll(cloud), useAll(oss), useAllAsManaged(cloud), useAllAsManaged(oss)]

// Only the managed deployment has roles.
type Managed = Exclude<keyof ObservabilityCloudClient, 'withOptions' | `${string}Role` | 'listRoles'>
export const everyMethod: Record<Managed, true> = {} as Record<Shared, true>
