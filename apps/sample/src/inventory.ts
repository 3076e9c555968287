import type { ObservabilityCloudClient } from '@clouddb/observability-cloud'
import type { ObservabilityOssClient } from '@clouddb/observability-oss'
import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import type { Progress } from './progress.ts'

/** What the sample asks of an observability deployment, and sends as both of them take it. */
export type Observability = Pick<
  ObservabilityCloudClient | ObservabilityOssClient,
  'listDashboards' | 'listAlerts' | 'createAlert' | 'updateAlert'
>

/** Dashboards and alerts of one deployment. */
export interface Inventory {
  /** `open-source` or `managed`. */
  readonly deployment: string
  readonly client: Observability
  readonly dashboards: readonly Dashboard[]
  readonly alerts: readonly Alert[]
}

/** Reads the dashboards and alerts of a deployment: written once, for both. */
export async function readInventory(deployment: string, client: Observability, progress: Progress): Promise<Inventory> {
  const dashboards = await progress.awaitRead(`the ${deployment} dashboards`, client.listDashboards())
  const alerts = await progress.awaitRead(`the ${deployment} alerts`, client.listAlerts())
  return { deployment, client, dashboards, alerts }
}

/** A webhook that an alert of the deployment notifies already: the managed deployment lists none. */
export function webhookInUse({ alerts }: Inventory): string | undefined {
  return alerts.map(({ channel }) => channel).find((channel) => channel?.type === 'webhook')?.webhookId
}
