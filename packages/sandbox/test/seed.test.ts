import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { type CreateDashboardRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const { sources, webhooks } = createSeed({ time: start }).openSource

/** A dashboard with one tile. */
function dashboardOf(sourceId = '', w = 12): CreateDashboardRequest {
  const config = { displayType: 'line' as const, sourceId, select: [{ aggFn: 'count' as const }] }
  return { name: 'Checkout', tiles: [{ name: 'Logs', x: 0, y: 0, w, h: 4, config }] }
}

test('a seed holds dashboards, and alerts on their tiles', async () => {
  const condition = { threshold: 10, thresholdType: 'above', interval: '5m' } as const
  const channel = { type: 'webhook', webhookId: webhooks[0]?.id ?? '' } as const
  const seed = createSeed({
    time: start,
    openSource: {
      dashboards: [dashboardOf(sources[0]?.id)],
      alerts: ([dashboard]) => {
        const [tile] = dashboard?.tiles ?? []
        return [{ source: 'tile', dashboardId: dashboard?.id ?? '', tileId: tile?.id ?? '', ...condition, channel }]
      },
    },
  })
  const client = createObservabilityOssClient(createSandbox({ seed, clock: start }).observabilityOss)
  const [dashboard] = await client.listDashboards()
  expect(await client.listAlerts()).toMatchObject([{ dashboardId: dashboard?.id, threshold: 10 }])
})

test('a seed that a server would refuse is refused with the message of the server', () => {
  expect(() => createSeed({ openSource: { dashboards: [dashboardOf(sources[0]?.id, 25)] } })).toThrow(
    'Body validation failed: tiles.0.w: Number must be less than or equal to 24',
  )
})

test('a seed has an organization and services that differ from the default', async () => {
  const [ofService] = createSeed({ time: start }).managed.organizations[0]?.services[0]?.observability.sources ?? []
  const service = { record: { name: 'Shop', numReplicas: 1 }, dashboards: [dashboardOf(ofService?.id)] }
  const seed = createSeed({ time: start, organization: { tier: 'BASIC', services: [service] } })
  const sandbox = createSandbox({ seed, clock: start })
  const serviceId = String(sandbox.observabilityCloud.serviceId)
  const record = await createManagementClient(sandbox.management).updateServiceScaling(serviceId, {})
  expect(record).toMatchObject({ name: 'Shop', numReplicas: 1, region: 'eu-central-1' })
  expect(await createObservabilityCloudClient(sandbox.observabilityCloud).listDashboards()).toHaveLength(1)
  expect(await createObservabilityOssClient(sandbox.observabilityOss).listDashboards()).toEqual([])
})

test('keys of a seed open the sandbox that it is given to', async () => {
  const seed = createSeed({ time: start, openSource: { apiKeys: ['mine'] } })
  const sandbox = createSandbox({ seed })
  expect(sandbox.observabilityOss.apiKey).toBe('mine')
  expect(await createObservabilityOssClient(sandbox.observabilityOss).listAlerts()).toEqual([])
})
