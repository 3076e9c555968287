import * as cloud from '@clouddb/observability-cloud/requests'
import type * as cloudTypes from '@clouddb/observability-cloud/types'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { InvalidArgumentError } from '@clouddb/observability-oss/errors'
import * as oss from '@clouddb/observability-oss/requests'
import type * as ossTypes from '@clouddb/observability-oss/types'

/** Each package accepts the records of both deployments, and creates requests for its own. */
export function acrossDeployments(
  ossDashboard: ossTypes.Dashboard,
  cloudDashboard: cloudTypes.Dashboard,
  ossAlert: ossTypes.Alert,
  cloudAlert: cloudTypes.Alert,
): void {
  const mapId = (kind: cloud.IdKind, id: string, path: string): string | undefined =>
    kind === 'source' ? `${id} at ${path}` : undefined
  const created: cloudTypes.CreateDashboardRequest = cloud.toCreateDashboard(ossDashboard, { mapId })
  const alert: cloudTypes.CreateAlertRequest = cloud.toCreateAlert(ossAlert, { mapId: (_, id) => id })
  const updated: ossTypes.UpdateDashboardRequest = oss.toUpdateDashboard(cloudDashboard)
  const { request, leftOut }: oss.PartialRequest<ossTypes.UpdateAlertRequest> = oss.toUpdateAlert(cloudAlert, {
    leaveOut: true,
  })
  for (const { path, reason, value } of leftOut) console.log(path, reason, value)
  console.log(created.tiles.length, alert.interval, updated.name, request.threshold)
}

export async function changeATile(dashboardId: string): Promise<void> {
  const client = createObservabilityOssClient()
  const dashboard = await client.getDashboard(dashboardId)
  for (const tile of dashboard.tiles ?? []) tile.name = tile.name?.trim() ?? ''
  await client.updateDashboard(dashboardId, oss.toUpdateDashboard(dashboard))
}

export function losses(error: unknown): string[] {
  if (!InvalidArgumentError.is(error)) return []
  return (error.losses ?? []).map(({ path, reason, kind, id }) => `${path} ${reason} ${kind ?? ''} ${id ?? ''}`)
}

declare const dashboard: ossTypes.Dashboard

// @ts-expect-error: a misspelt option
oss.toCreateDashboard(dashboard, { leaveout: true })
// @ts-expect-error: an alert is not a dashboard
oss.toCreateDashboard(oss.toCreateAlert({ id: 'a' }))
// @ts-expect-error: a partial request is not a request
createObservabilityOssClient().createDashboard(oss.toCreateDashboard(dashboard, { leaveOut: true }))
