import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { type CreateDashboardRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import { describe, expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const { sources, webhooks, savedSearches } = createSeed({ time: start }).openSource

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

describe('a part of a seed that is wrong is named', () => {
  const alert = { threshold: 10, thresholdType: 'above', interval: '5m', source: 'saved_search' }
  const channel = { type: 'webhook', webhookId: webhooks[0]?.id }
  const withAlert = (more: object) => ({
    openSource: { alerts: [{ ...alert, channel, savedSearchId: savedSearches[0]?.id, ...more }] },
  })
  const [none, first] = ['f'.repeat(24), 'seed.openSource.alerts[0]']
  const meant = 'Did you mean `seed.openSource.alerts[0].'
  test.each<[seed: object, says: string]>([
    [{ openSource: { dashboards: [dashboardOf(sources[0]?.id, 25)] } }, 'dashboards[0].tiles[0].w must be at most 24.'],
    [withAlert({ threshold: '5' }), `${first}.threshold must be a number.`],
    [withAlert({ threshold: undefined, treshold: 5 }), `There is no field \`${first}.treshold\`. ${meant}threshold\`?`],
    [withAlert({ groupby: 'ServiceName' }), `There is no field \`${first}.groupby\`. ${meant}groupBy\`?`],
    [withAlert({ interval: '7m' }), `${first}.interval must be one of 1m, 5m, 15m,`],
    [withAlert({ savedSearchId: none }), `${first}.savedSearchId names nothing that the seed has: "${none}".`],
    [{ openSource: { savedSearches: [{ id: 'x' }] } }, 'seed.openSource.savedSearches[0].name must be a string.'],
    [
      { organization: { services: [{ record: { state: 'sleeping' } }] } },
      'seed.organization.services[0].record.state must be one of provisioning, starting,',
    ],
  ])('%j', (seed, says) => {
    expect(() => createSeed(seed)).toThrow(says)
    expect(() => createSandbox({ seed })).toThrow(says)
  })
})

test('a sandbox takes the options of a seed, which begins at its clock', () => {
  const { time, openSource } = createSandbox({ seed: { openSource: { apiKeys: ['mine'] } }, clock: start }).snapshot()
  expect([time, openSource.createdAt, openSource.apiKeys]).toEqual([start, new Date(start).toISOString(), ['mine']])
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
