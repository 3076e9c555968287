// A user's program: calls methods of every kind of the three clients, and applies a project, with the sandbox of the same
// project. It must print the same before and after an upgrade, so it prints no version.
import { apply, dashboard, plan, project, source } from '@clouddb/as-code'
import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient, type ObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'

const clock = Date.UTC(2026, 0, 12, 9)
const sandbox = createSandbox({ clock })
const { managed, openSource } = sandbox.snapshot()

const print = (method: string, ...seen: unknown[]) => console.log(method, ...seen.map((value) => JSON.stringify(value)))

const management = createManagementClient(sandbox.management)
const settings = { idleScaling: true, idleTimeoutMinutes: 15 }
const service = await management.updateServiceScaling('b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40', settings)
const version: string | undefined = service.databaseVersion
print('updateServiceScaling', service.name, service.state, service.idleTimeoutMinutes, typeof version)
print('deleteKey', await management.deleteKey('9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'))

/** Calls the methods that both deployments have. */
async function callShared(client: ObservabilityCloudClient | ObservabilityOssClient, webhookId: string) {
  const sources = await client.listSources()
  print(
    'listSources',
    sources.map(({ kind, name }) => [kind, name]),
  )
  const select = [{ aggFn: 'count' as const, where: 'SeverityText:error' }]
  const config = { displayType: 'line' as const, sourceId: sources[0]?.id ?? '', select }
  const tiles = [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }]
  const created = await client.createDashboard({ name: 'Shop', tags: ['shop'], tiles })
  const dashboardId = created.id
  print('createDashboard', created.name)
  const { name, tags, tiles: stored } = await client.getDashboard(dashboardId)
  print('getDashboard', name, stored?.length, tags)
  for await (const { name } of client.listDashboards()) print('listDashboards', name)

  const alert = {
    name: 'Errors',
    source: 'tile' as const,
    dashboardId,
    tileId: stored?.[0]?.id ?? '',
    threshold: 100,
    thresholdType: 'above' as const,
    interval: '1h' as const,
    channel: { type: 'webhook' as const, webhookId },
  }
  const { id: alertId = '', threshold } = await client.createAlert(alert)
  print('createAlert', threshold)
  const { state, interval, channel } = await client.getAlert(alertId)
  print('getAlert', state, interval, channel?.type)
  print('updateAlert', (await client.updateAlert(alertId, { ...alert, threshold: 5 })).threshold)
  const { data, attempts } = await client.listAlerts().withResponse()
  const statuses = attempts.map(({ status }) => status)
  print('listAlerts', data.length, statuses)
  print('deleteAlert', await client.deleteAlert(alertId))
  const emptied = await client.updateDashboard(dashboardId, { name: 'Shop, again', tags: [], tiles: [] })
  print('updateDashboard', emptied.name)
  print('deleteDashboard', await client.deleteDashboard(dashboardId))
}

const cloud = createObservabilityCloudClient(sandbox.observabilityCloud)
await callShared(cloud, managed.organizations[0]?.services[0]?.observability.webhooks[0]?.id ?? '')

const oss = createObservabilityOssClient(sandbox.observabilityOss)
await callShared(oss, openSource.webhooks[0]?.id ?? '')
const sourceId = (await oss.listSources()).find(({ kind }) => kind === 'log')?.id ?? ''
const points = await oss.queryChartSeries({
  startTime: clock - 2 * 3_600_000,
  endTime: clock,
  granularity: '1h',
  series: [{ sourceId, aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
})
print('queryChartSeries', points)
for await (const { name } of oss.listWebhooks()) print('listWebhooks', name)

const select = [{ aggFn: 'count', where: 'SeverityText:error' }] as const
const config = { displayType: 'line', source: source.log('Logs'), select } as const
const shop = project('shop', [
  dashboard({ name: 'Errors', tiles: [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }] }),
])
const planned = await plan(shop, oss)
const sentences = planned.changes.map(({ sentences }) => sentences)
print('plan', sentences)
print('apply', await apply(planned))
// An applied project is planned as equal.
print('planAgain', (await plan(shop, oss)).changes)
