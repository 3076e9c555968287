// A user's program: calls methods of every kind of the three clients, and applies a project, with the sandbox of the same project. It must print the same
// before and after an upgrade, so it prints no version.
import { apply, dashboard, plan, project, source } from '@clouddb/as-code'
import { createManagementClient, type ManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient, type ObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox } from '@clouddb/sandbox'

const clock = Date.UTC(2026, 0, 12, 9)
const hour = 3_600_000
const serviceId = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const keyId = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'

const sandbox = createSandbox({ clock })
const { managed, openSource } = sandbox.snapshot()

/** Calls of the methods of a client. Each returns what the program prints. */
type Calls<Client> = Readonly<Record<string, (client: Client) => Promise<unknown>>>

/** The calls of the management client, by method, in the order in which they are made. */
export const management = {
  updateServiceScaling: async (client) => {
    const service = await client.updateServiceScaling(serviceId, { idleScaling: true, idleTimeoutMinutes: 15 })
    const version: string | undefined = service.databaseVersion
    return [service.name, service.state, service.idleTimeoutMinutes, typeof version]
  },
  deleteKey: (client) => client.deleteKey(keyId),
} satisfies Calls<ManagementClient>

/** The calls of the methods that both deployments have. */
function shared(webhookId: string) {
  let [dashboardId, tileId, alertId] = ['', '', '']
  const alert = () => ({
    name: 'Errors',
    source: 'tile' as const,
    dashboardId,
    tileId,
    threshold: 100,
    thresholdType: 'above' as const,
    interval: '1h' as const,
    channel: { type: 'webhook' as const, webhookId },
  })
  return {
    listSources: async (client) => (await client.listSources()).map(({ kind, name }) => [kind, name]),
    createDashboard: async (client) => {
      const [source] = await client.listSources()
      const select = [{ aggFn: 'count' as const, where: 'SeverityText:error' }]
      const config = { displayType: 'line' as const, sourceId: source?.id ?? '', select }
      const tiles = [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }]
      const dashboard = await client.createDashboard({ name: 'Shop', tags: ['shop'], tiles })
      dashboardId = dashboard.id
      tileId = dashboard.tiles?.[0]?.id ?? ''
      return dashboard.name
    },
    getDashboard: async (client) => {
      const { name, tiles, tags } = await client.getDashboard(dashboardId)
      return [name, tiles?.length, tags]
    },
    listDashboards: async (client) => {
      const names: unknown[] = []
      for await (const { name } of client.listDashboards()) names.push(name)
      return names
    },
    createAlert: async (client) => {
      const { id, threshold } = await client.createAlert(alert())
      alertId = id ?? ''
      return threshold
    },
    getAlert: async (client) => {
      const { state, interval, channel } = await client.getAlert(alertId)
      return [state, interval, channel?.type]
    },
    updateAlert: async (client) => (await client.updateAlert(alertId, { ...alert(), threshold: 5 })).threshold,
    listAlerts: async (client) => {
      const { data, attempts } = await client.listAlerts().withResponse()
      return [data.length, attempts.map(({ status }) => status)]
    },
    deleteAlert: (client) => client.deleteAlert(alertId),
    updateDashboard: async (client) =>
      (await client.updateDashboard(dashboardId, { name: 'Shop, again', tags: [], tiles: [] })).name,
    deleteDashboard: (client) => client.deleteDashboard(dashboardId),
  } satisfies Calls<ObservabilityCloudClient | ObservabilityOssClient>
}

export const observabilityCloud = shared(managed.organizations[0]?.services[0]?.observability.webhooks[0]?.id ?? '')

export const observabilityOss = {
  ...shared(openSource.webhooks[0]?.id ?? ''),
  queryChartSeries: async (client) => {
    const sourceId = (await client.listSources()).find(({ kind }) => kind === 'log')?.id ?? ''
    return client.queryChartSeries({
      startTime: clock - 2 * hour,
      endTime: clock,
      granularity: '1h',
      series: [{ sourceId, aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
    })
  },
  listWebhooks: async (client) => (await client.listWebhooks()).map(({ name }) => name),
} satisfies Calls<ObservabilityOssClient>

async function make<Client>(calls: Calls<Client>, client: Client) {
  for (const [method, call] of Object.entries(calls)) console.log(method, JSON.stringify(await call(client)))
}

const select = [{ aggFn: 'count', where: 'SeverityText:error' }] as const
const config = { displayType: 'line', source: source.log('Logs'), select } as const
const errors = dashboard({ name: 'Errors', tiles: [{ name: 'Errors', x: 0, y: 0, w: 12, h: 4, config }] })

/** The calls of as-code, which plans an applied project as equal. */
export const asCode = {
  plan: async (client) => (await plan(project('shop', [errors]), client)).changes.map(({ sentences }) => sentences),
  apply: async (client) => apply(await plan(project('shop', [errors]), client)),
  planAgain: async (client) => (await plan(project('shop', [errors]), client)).changes,
} satisfies Calls<ObservabilityOssClient>

await make(management, createManagementClient(sandbox.management))
await make(observabilityCloud, createObservabilityCloudClient(sandbox.observabilityCloud))
await make(observabilityOss, createObservabilityOssClient(sandbox.observabilityOss))
await make(asCode, createObservabilityOssClient(sandbox.observabilityOss))
