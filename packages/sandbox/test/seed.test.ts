import { createManagementClient } from '@clouddb/management'
import { type CreateDashboardRequest, createObservabilityCloudClient } from '@clouddb/observability-cloud'
import * as cloudRequests from '@clouddb/observability-cloud/requests'
import * as ossRequests from '@clouddb/observability-oss/requests'
import type { Dashboard } from '@clouddb/observability-oss/types'
import { describe, expect, test } from 'vitest'
import { createDemoSeed, createSandbox, createSeed, type Organization } from '../src/index.ts'
import { openSandbox } from './server.ts'

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
  const alerts = ([{ id = '', tiles = [] } = {}]: readonly Partial<Dashboard>[]) => [
    { source: 'tile' as const, dashboardId: id, tileId: tiles[0]?.id ?? '', ...condition, channel },
  ]
  const openSource = { dashboards: [dashboardOf(sources[0]?.id)], alerts }
  const { client } = openSandbox({ seed: createSeed({ time: start, openSource }), clock: start })
  const [dashboard] = await client.listDashboards()
  expect(await client.listAlerts()).toMatchObject([{ dashboardId: dashboard?.id, threshold: 10 }])
})

describe('a part of a seed that is wrong is named', () => {
  const alert = { threshold: 10, thresholdType: 'above', interval: '5m', source: 'saved_search' }
  const channel = { type: 'webhook', webhookId: webhooks[0]?.id }
  const withAlert = (more: object) => ({
    openSource: { alerts: [{ ...alert, channel, savedSearchId: savedSearches[0]?.id, ...more }] },
  })
  const withService = (record: object) => ({ organization: { services: [{ record }] } })
  const record = 'seed.organization.services[0].record'
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
    [withService({ state: 'sleeping' }), `${record}.state must be one of provisioning, starting,`],
  ])('%j', (seed, says) => {
    expect(() => createSeed(seed)).toThrow(says)
    expect(() => createSandbox({ seed })).toThrow(says)
  })
})

test('a sandbox takes the options of a seed, which begins at its clock, and whose keys open it', async () => {
  const { sandbox, client } = openSandbox({ seed: { openSource: { apiKeys: ['mine'] } }, clock: start })
  const { time, openSource } = sandbox.snapshot()
  expect([time, openSource.createdAt, openSource.apiKeys]).toEqual([start, new Date(start).toISOString(), ['mine']])
  expect(sandbox.observabilityOss.apiKey).toBe('mine')
  expect(await client.listAlerts()).toEqual([])
})

test('a seed has an organization and services that differ from the default', async () => {
  const [ofService] = createSeed({ time: start }).managed.organizations[0]?.services[0]?.observability.sources ?? []
  const service = { record: { name: 'Shop', numReplicas: 1 }, dashboards: [dashboardOf(ofService?.id)] }
  const seed = createSeed({ time: start, organization: { tier: 'BASIC', services: [service] } })
  const { sandbox, client, cloud } = openSandbox({ seed, clock: start })
  const serviceId = String(sandbox.observabilityCloud.serviceId)
  const record = await createManagementClient(sandbox.management).updateServiceScaling(serviceId, {})
  expect(record).toMatchObject({ name: 'Shop', numReplicas: 1, region: 'eu-central-1' })
  expect(await cloud.listDashboards()).toHaveLength(1)
  expect(await client.listDashboards()).toEqual([])
})

const kinds = ['Source', 'Webhook', 'Connection', 'SavedSearch', 'Dashboard', 'Alert']

/** Sends each object of an API back as it was read, and returns the kinds of those that came back unchanged. */
async function sendBack(client: object, requests: object): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the methods of all kinds are called in one way.
  const [methods, conversions] = [client as any, requests as any]
  const done: string[] = []
  for (const kind of kinds.filter((each) => `update${each}` in methods)) {
    for (const { updatedAt: _, ...record } of await methods[`list${kind}${kind.endsWith('ch') ? 'es' : 's'}`]()) {
      const { request } = conversions[`toUpdate${kind}`](record, { leaveOut: true })
      expect(await methods[`update${kind}`](record.id, request)).toMatchObject(record)
      done.push(kind)
    }
  }
  return [...new Set(done)]
}

test.each([
  ['default', createSeed({ time: start })],
  ['demo', createDemoSeed({ time: start })],
])('the objects of the %s seed pass the rules of the API', async (name, seed) => {
  const { sandbox, client: openSource } = openSandbox({ seed, clock: start })
  const seeded = kinds.slice(0, name === 'demo' ? 6 : 4)
  expect(await sendBack(openSource, ossRequests)).toEqual(seeded)
  const ofService = seeded.filter((kind) => kind !== 'Connection')
  const management = createManagementClient(sandbox.management)
  for (const { id: serviceId = '', ...record } of await management.listServices()) {
    const client = createObservabilityCloudClient({ ...sandbox.observabilityCloud, serviceId })
    const isFirst = serviceId === sandbox.observabilityCloud.serviceId
    expect(await sendBack(client, cloudRequests)).toEqual(isFirst ? ofService : ofService.slice(0, 3))
    const { minReplicaMemoryGb = 0, maxReplicaMemoryGb = 0, numReplicas, idleScaling, idleTimeoutMinutes } = record
    const sizes = { minReplicaMemoryGb, maxReplicaMemoryGb, numReplicas: numReplicas ?? 0 }
    const scaled = { ...sizes, idleScaling: idleScaling ?? true, idleTimeoutMinutes: idleTimeoutMinutes ?? 0 }
    await management.updateServiceState(serviceId, { command: 'awake' })
    sandbox.advance(60_000)
    expect(await management.updateServiceReplicaScaling(serviceId, scaled)).toMatchObject(scaled)
  }
  for (const { id = '', name: called = '', ipAccessList } of await management.listKeys())
    expect(await management.updateKey(id, { name: called, ipAccessList: ipAccessList as never })).toMatchObject({ id })
})

test('a seed completes what it is given, and leaves that as it is', () => {
  const member = { userId: 'u', email: 'u@example.com', assignedRoles: [] }
  const { members, keys } = createSeed({
    time: start,
    organization: { members: [member as never], keys: [{ id: 'k', name: 'K', keyId: 'i', keySecret: 's' }] },
  }).managed.organizations[0] as Organization
  const createdAt = new Date(start).toISOString()
  expect(members).toEqual([{ ...member, name: '', joinedAt: createdAt }])
  expect(keys).toMatchObject([{ state: 'enabled', createdAt, assignedRoles: [{ roleName: 'Admin' }] }])
  expect(Object.keys(member)).toEqual(['userId', 'email', 'assignedRoles'])
})
