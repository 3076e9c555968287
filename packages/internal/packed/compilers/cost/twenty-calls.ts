import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'

const management = createManagementClient()
const cloud = createObservabilityCloudClient()
const oss = createObservabilityOssClient()
const at = { x: 0, y: 0, w: 12, h: 4 }

// Twenty calls, each with a body or with a look at its answer: what a compiler has to do for them is counted.
export async function call(sourceId: string, webhookId: string): Promise<unknown[]> {
  const dashboard = await oss.createDashboard({
    name: 'Shop',
    tiles: [
      { ...at, name: 'Lines', config: { displayType: 'line', sourceId, select: [{ aggFn: 'count', where: '' }] } },
      { ...at, name: 'Rows', config: { displayType: 'search', sourceId, select: '', whereLanguage: 'lucene' } },
      { ...at, name: 'Text', config: { displayType: 'markdown', markdown: '# Shop' } },
    ],
  })
  const { id: dashboardId } = dashboard
  const tileId = dashboard.tiles?.[0]?.id ?? ''
  const alert = {
    source: 'tile',
    dashboardId,
    tileId,
    threshold: 1,
    thresholdType: 'above',
    interval: '1h',
    channel: { type: 'webhook', webhookId },
  } as const
  return [
    (await oss.getDashboard(dashboardId)).tiles?.map(({ config }) => config?.displayType === 'line' && config.sourceId),
    (await oss.listDashboards()).map(({ name, tags }) => [name, tags]),
    (await oss.updateDashboard(dashboardId, { name: 'Shop', tiles: [], savedQuery: null })).savedQueryLanguage,
    await oss.deleteDashboard(dashboardId),
    (await oss.createAlert(alert)).state === 'ALERT',
    (await oss.listAlerts({ query: { limit: 10 } })).map(({ channel }) => channel?.type),
    (await oss.getAlert('a', { timeout: 1_000 })).executionErrors?.[0]?.message,
    (await oss.updateAlert('a', { ...alert, interval: '5m', note: 'later' })).silenced?.until,
    await oss.deleteAlert('a'),
    (await oss.listSources()).filter(({ kind }) => kind === 'log'),
    (
      await oss.queryChartSeries({
        startTime: 0,
        endTime: 1,
        series: [{ sourceId, aggFn: 'count', where: '', groupBy: [] }],
      })
    )[0]?.['series_0.data'],
    (await oss.listWebhooks()).map(({ name, service }) => [name, service]),
    (await cloud.getDashboard(dashboardId)).filters?.[0]?.expression,
    (await cloud.createDashboard({ name: 'Shop', tiles: [], tags: ['shop'] })).containers?.[0]?.tabs,
    (await cloud.createAlert(alert)).thresholdType === 'above',
    (await cloud.listAlerts().withResponse()).attempts.length,
    (await cloud.listSources()).map(({ kind }) => kind),
    (await management.updateServiceScaling('s', { idleScaling: true, idleTimeoutMinutes: 15 })).state === 'running',
    await management.deleteKey('k'),
  ]
}
