import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { expect, test } from 'vitest'
import { createSandbox, createSeed } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const [source] = createSeed({ time: start }).openSource.sources
const [webhook] = createSeed({ time: start }).openSource.webhooks
/** A dashboard of a source. */
const errorsOf = (sourceId = '') => ({
  name: 'Checkout',
  tiles: [
    {
      name: 'Errors',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      config: {
        displayType: 'line' as const,
        sourceId,
        select: [{ aggFn: 'count' as const, where: 'SeverityText:error' }],
      },
    },
  ],
})
const errors = errorsOf(source?.id)

test('a seed holds dashboards, and alerts on their tiles', async () => {
  const seed = createSeed({
    time: start,
    openSource: {
      dashboards: [errors],
      alerts: ([dashboard]) => [
        {
          source: 'tile',
          dashboardId: dashboard?.id ?? '',
          tileId: dashboard?.tiles?.[0]?.id ?? '',
          threshold: 10,
          thresholdType: 'above',
          interval: '5m',
          channel: { type: 'webhook', webhookId: webhook?.id ?? '' },
        },
      ],
    },
  })
  const client = createObservabilityOssClient(createSandbox({ seed, clock: start }).observabilityOss)
  const [dashboard] = await client.listDashboards()
  expect(await client.listAlerts()).toMatchObject([{ dashboardId: dashboard?.id, threshold: 10 }])
})

test('what a server would refuse is refused in a seed, in its words', () => {
  const dashboards = [{ name: 'Checkout', tiles: [{ ...errors.tiles[0], w: 25 }] }] as (typeof errors)[]
  expect(() => createSeed({ openSource: { dashboards } })).toThrow(
    'Body validation failed: tiles.0.w: Number must be less than or equal to 24',
  )
})

test('a seed says how an organization and its services differ from the default', async () => {
  const [ofService] = createSeed({ time: start }).managed.organizations[0]?.services[0]?.observability.sources ?? []
  const seed = createSeed({
    time: start,
    organization: {
      tier: 'BASIC',
      services: [{ record: { name: 'Shop', numReplicas: 1 }, dashboards: [errorsOf(ofService?.id)] }],
    },
  })
  const sandbox = createSandbox({ seed, clock: start })
  const { serviceId = '' } = sandbox.observabilityCloud
  expect(await createManagementClient(sandbox.management).updateServiceScaling(String(serviceId), {})).toMatchObject({
    name: 'Shop',
    numReplicas: 1,
    region: 'eu-central-1',
  })
  expect(await createObservabilityCloudClient(sandbox.observabilityCloud).listDashboards()).toHaveLength(1)
  expect(await createObservabilityOssClient(sandbox.observabilityOss).listDashboards()).toEqual([])
})

test('keys of a seed open the sandbox that it is given to', async () => {
  const seed = createSeed({ time: start, openSource: { apiKeys: ['mine'] } })
  const sandbox = createSandbox({ seed })
  expect(sandbox.observabilityOss.apiKey).toBe('mine')
  expect(await createObservabilityOssClient(sandbox.observabilityOss).listAlerts()).toEqual([])
})
