import type { ObservabilityCloudClient } from '@clouddb/observability-cloud'
import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import type { SampleProgress } from './progress.ts'

/** The methods of an observability deployment that the sample calls. Both clients have them. */
type Observability = Pick<ObservabilityCloudClient | ObservabilityOssClient, 'listDashboards' | 'listAlerts'>

/** Dashboards and alerts of one deployment. */
export interface Inventory {
  /** `open-source` or `managed`. */
  readonly deployment: string
  readonly client: Observability
  readonly dashboards: readonly Dashboard[]
  readonly alerts: readonly Alert[]
  /** Ids of alerts that were not there when the deployment was read before. */
  readonly added: ReadonlySet<string>
}

/** Reads the dashboards and alerts of a deployment. The same code serves both. */
export async function readInventory(
  deployment: string,
  client: Observability,
  progress: SampleProgress,
): Promise<Inventory> {
  const dashboards = await progress.awaitRead(`the ${deployment} dashboards`, client.listDashboards())
  const alerts = await progress.awaitRead(`the ${deployment} alerts`, client.listAlerts())
  return { deployment, client, dashboards, alerts, added: new Set() }
}

/** Reads a deployment again, and marks the alerts that were added. */
export async function readAgain(before: Inventory, progress: SampleProgress): Promise<Inventory> {
  const known = new Set(before.alerts.map(({ id }) => id))
  const after = await readInventory(before.deployment, before.client, progress)
  const ids = after.alerts.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : [id]))
  return { ...after, added: new Set(ids) }
}

/** The watched tile and its dashboard by name, or the kind of the watched thing. */
export function watchedBy({ source, dashboardId, tileId }: Alert, { dashboards }: Inventory): string {
  const dashboard = dashboards.find(({ id }) => id === dashboardId)
  const tile = dashboard?.tiles?.find(({ id }) => id === tileId)
  if (dashboard && tile) return `${dashboard.name} › ${tile.name}`
  return source?.replaceAll('_', ' ') ?? ''
}
