import type { ManagementClient } from '@clouddb/management'
import type { CreateAlertRequest, ObservabilityOssClient, UpdateDashboardRequest } from '@clouddb/observability-oss'

/** Twenty calls of methods, whose results are used. */
export async function call(
  management: ManagementClient,
  oss: ObservabilityOssClient,
  alert: CreateAlertRequest,
  dashboard: UpdateDashboardRequest,
): Promise<unknown[]> {
  const service = await management.updateServiceScaling('a', { idleScaling: true, idleTimeoutMinutes: 15 })
  const { response } = await management.updateServiceScaling('a', { numReplicas: 3 }).withResponse()
  await management.deleteKey('a')
  const [first] = await oss.listDashboards()
  const made = await oss.createDashboard({ name: 'a', tiles: [] })
  const { name = '' } = await oss.getDashboard('a')
  const updated = await oss.updateDashboard('a', { ...dashboard, name })
  await oss.deleteDashboard('a', { timeout: 1_000 })
  const alerts = await oss.listAlerts({ query: { limit: 10, offset: 0 } })
  for await (const each of oss.listAlerts()) if (each.state === 'ALERT') alerts.push(each)
  const created = await oss.createAlert(alert)
  const { id = '' } = await oss.getAlert(created.id ?? '')
  await oss.updateAlert(id, alert)
  await oss.deleteAlert(id).catch(() => undefined)
  const sources = await oss.listSources()
  const { data, requestId } = await oss.listSources().withResponse()
  const webhooks = await oss.listWebhooks({ signal: AbortSignal.timeout(1) })
  for await (const webhook of oss.listWebhooks()) console.log(webhook.name?.length)
  const series = [{ sourceId: 'a', aggFn: 'count' as const, where: '', groupBy: [] }]
  const points = await oss.queryChartSeries({ startTime: 1, endTime: 2, series })
  const more = await oss.queryChartSeries({ startTime: 1, endTime: 2, granularity: '1h', series })
  return [
    service.state,
    response,
    first?.tiles,
    made.id,
    updated,
    sources[0]?.kind,
    data,
    requestId,
    webhooks,
    points,
    more,
  ]
}
