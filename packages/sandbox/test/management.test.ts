import { createManagementClient } from '@clouddb/management'
import { describe, expect, test } from 'vitest'
import { createSandbox, type Organization, type Sandbox } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const minute = 60_000

/** A sandbox whose organization was changed before it began. */
function sandboxWith(change: (organization: Organization) => void = () => {}): Sandbox {
  const seed = createSandbox({ clock: start }).snapshot()
  change(seed.managed.organizations[0] as Organization)
  return createSandbox({ clock: start, seed })
}

const orders = 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40'
const reports = '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42'
const own = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b80'
const unused = '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81'

describe('scaling', () => {
  test('is kept, and the memory of a replica follows from the total of three', async () => {
    const sandbox = sandboxWith()
    const client = createManagementClient(sandbox.management)
    const changed = await client.updateServiceScaling(orders, {
      minTotalMemoryGb: 72,
      numReplicas: 5,
      idleScaling: false,
    })
    expect(changed).toMatchObject({ minTotalMemoryGb: 72, minReplicaMemoryGb: 24, numReplicas: 5, idleScaling: false })
    expect(await client.updateServiceScaling(orders, {})).toEqual(changed)
  })

  const unpaid = (organization: Organization) => {
    organization.isPaid = false
  }
  const refused: [says: string, service: string, body: object, change?: (organization: Organization) => void][] = [
    ['maxTotalMemoryGb of a non-paid service must be at most 360', orders, { maxTotalMemoryGb: 372 }, unpaid],
    ['minTotalMemoryGb must not be above maxTotalMemoryGb', orders, { minTotalMemoryGb: 372 }],
    ['numReplicas of the first service in a warehouse must be between 2 and 20', orders, { numReplicas: 1 }],
    ['minTotalMemoryGb: Number must be a multiple of 12', orders, { minTotalMemoryGb: 50 }],
    ['idleTimeoutMinutes: Number must be greater than or equal to 5', orders, { idleTimeoutMinutes: 4 }],
    ["request body property can't be validated: minReplicaMemoryGb", orders, { minReplicaMemoryGb: 16 }],
    ['Invalid service id', 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f4f', {}],
    [
      'Adjusting numReplicas must be enabled by support',
      orders,
      { numReplicas: 4 },
      (organization) => {
        organization.canAdjustReplicas = false
      },
    ],
    [
      'numReplicas of a service of the BASIC tier must be 1',
      orders,
      { numReplicas: 2 },
      (organization) => {
        organization.tier = 'BASIC'
      },
    ],
    [
      'Memory of a development service cannot be changed',
      orders,
      { maxTotalMemoryGb: 120 },
      ({ services: [service] }) => {
        if (service) service.record.tier = 'development'
      },
    ],
  ]
  test.each(refused)('is refused with: %s', async (says, service, body, change) => {
    const client = createManagementClient(sandboxWith(change).management)
    await expect(client.updateServiceScaling(service, body)).rejects.toMatchObject({
      status: 400,
      detail: expect.stringContaining(says),
    })
  })

  test('of a paid service goes up to 1068 GB, and a further service of a warehouse down to one replica', async () => {
    const client = createManagementClient(sandboxWith().management)
    expect(await client.updateServiceScaling(orders, { maxTotalMemoryGb: 1068 })).toMatchObject({
      maxReplicaMemoryGb: 356,
    })
    expect(await client.updateServiceScaling(reports, { numReplicas: 1 })).toMatchObject({ numReplicas: 1 })
  })

  test('of a service that went idle waits until a request for its data has woken it', async () => {
    const sandbox = sandboxWith()
    const client = createManagementClient(sandbox.management)
    sandbox.advance(15 * minute)
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({
      status: 424,
      detail: 'FAILED_DEPENDENCY: Service is idle',
    })
    const path = `/v1/organizations/${sandbox.management.organizationId}/services/${orders}/observability/sources`
    const authorization = `Basic ${btoa(`${sandbox.management.keyId}:${sandbox.management.keySecret}`)}`
    await sandbox.fetch(`${sandbox.management.baseUrl}${path}`, { headers: { authorization } })
    await expect(client.updateServiceScaling(orders, {})).rejects.toMatchObject({ status: 409 })
    sandbox.advance(minute / 2)
    expect(await client.updateServiceScaling(orders, { idleScaling: false })).toMatchObject({ state: 'running' })
    sandbox.advance(60 * minute)
    expect(await client.updateServiceScaling(orders, {})).toMatchObject({ state: 'running' })
  })
})

describe('keys', () => {
  test('are deleted once, and authenticate nothing any more', async () => {
    const sandbox = sandboxWith()
    const client = createManagementClient(sandbox.management)
    await client.deleteKey(unused)
    await expect(client.deleteKey(unused)).rejects.toMatchObject({ status: 404, detail: 'NOT_FOUND' })
    const deleted = client.withOptions({ keyId: 'unused-key-id', keySecret: 'unused-key-secret' })
    await expect(deleted.deleteKey(own)).rejects.toMatchObject({
      status: 401,
      detail: 'UNAUTHORIZED: Key is not active',
    })
  })

  test('do not delete themselves', async () => {
    const client = createManagementClient(sandboxWith().management)
    await expect(client.deleteKey(own)).rejects.toMatchObject({
      status: 400,
      detail: 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted',
    })
  })

  test('are named by a UUID', async () => {
    const client = createManagementClient(sandboxWith().management)
    await expect(client.deleteKey('sandbox-key-id')).rejects.toMatchObject({
      status: 400,
      detail: 'BAD_REQUEST: Invalid key id',
    })
  })

  test('open their own organization only', async () => {
    const client = createManagementClient(sandboxWith().management)
    const organizationId = '00000000-0000-4000-8000-000000000000'
    await expect(client.deleteKey(unused, { organizationId })).rejects.toMatchObject({
      status: 403,
      detail: 'FORBIDDEN',
    })
  })
})

test('takes ten requests in ten seconds of a key, and says when the next may come', async () => {
  const sandbox = createSandbox({ clock: start, rateLimits: 'real' })
  const client = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  for (let sent = 0; sent < 10; sent++) await client.updateServiceScaling(orders, {})
  sandbox.advance(1_500)
  const limited = await client.updateServiceScaling(orders, {}).catch((error) => error)
  expect([limited.status, limited.body, limited.headers.get('x-ratelimit-reset')]).toEqual([
    429,
    { error: 'TOO_MANY_REQUESTS' },
    '8.5',
  ])
  sandbox.advance(8_500)
  // The client that was limited waits by the time of the machine.
  await createManagementClient(sandbox.management).updateServiceScaling(orders, {})
})

test('gives each request an id, and says in HTML that it does not serve a route', async () => {
  const sandbox = createSandbox({ clock: start })
  const authorization = `Basic ${btoa(`${sandbox.management.keyId}:${sandbox.management.keySecret}`)}`
  const answer = await sandbox.fetch(`${sandbox.management.baseUrl}/v1/organizations`, { headers: { authorization } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<pre>Cannot GET /v1/organizations</pre>')
  const client = createManagementClient(sandbox.management)
  const ids = [
    await client.deleteKey(unused).withResponse(),
    await client.updateServiceScaling(orders, {}).withResponse(),
  ]
  expect(new Set(ids.map(({ requestId }) => requestId)).size).toBe(2)
})
