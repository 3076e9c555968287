import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describe, expect, test } from 'vitest'
import { createSandbox, createSeed, type Organization } from '../src/index.ts'
import { outcomeOf, start } from './management.ts'

const minute = 60_000

type Service = Organization['services'][number]['record']
type Change = (organization: Organization, service: Service) => void

/** A sandbox whose organization or first service was changed, with clients that do not retry. */
function prepare(change: Change = () => {}) {
  const seed = createSeed({ time: start })
  const [organization] = seed.managed.organizations as [Organization]
  const [{ record }] = organization.services as [Organization['services'][number]]
  change(organization, record)
  const sandbox = createSandbox({ clock: start, seed })
  const management = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  const cloud = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
  const scale = (body: object, id = record.id) => outcomeOf(management.updateServiceScaling(id, body))
  return { sandbox, management, cloud, scale, id: record.id }
}

type Changing<Changed> = (fields: Partial<Changed>) => Change
const organizationWith: Changing<Organization> = (fields) => (organization) => void Object.assign(organization, fields)
const serviceWith: Changing<Service> = (fields) => (_, service) => void Object.assign(service, fields)

const basic = organizationWith({ tier: 'BASIC' })
const unpaid = organizationWith({ isPaid: false })
const fixed = organizationWith({ canAdjustReplicas: false })
const development = serviceWith({ tier: 'development' })

describe('scaling', () => {
  const memory = 'Memory of a development service cannot be changed'
  const bounds = 'minTotalMemoryGb must not be above maxTotalMemoryGb'
  const first = 'numReplicas of the first service in a warehouse must be between 2 and 20'
  test.each<[object, Change | undefined, refusal?: string]>([
    [{ maxTotalMemoryGb: 360 }, unpaid],
    [{ numReplicas: 4 }, unpaid],
    [{ maxTotalMemoryGb: 372 }, unpaid, 'maxTotalMemoryGb of a non-paid service must be at most 360'],
    [{ maxTotalMemoryGb: 1068 }, undefined],
    [{ minTotalMemoryGb: 120, maxTotalMemoryGb: 120 }, undefined],
    [{ maxTotalMemoryGb: 36 }, undefined, bounds],
    [{ minTotalMemoryGb: 132, maxTotalMemoryGb: 120 }, undefined, bounds],
    [{ numReplicas: 3 }, fixed],
    [{ minTotalMemoryGb: 72 }, fixed],
    [{ numReplicas: 2 }, fixed, 'Adjusting numReplicas must be enabled by support'],
    [{ numReplicas: 1 }, basic],
    [{ minTotalMemoryGb: 72 }, basic],
    [{ numReplicas: 2 }, basic, 'numReplicas of a service of the BASIC tier must be 1'],
    [{ numReplicas: 2 }, undefined],
    [{ numReplicas: 1 }, undefined, first],
    [{ numReplicas: 1 }, (_, service) => void delete service.isPrimary, first],
    [{ numReplicas: 1 }, serviceWith({ isPrimary: false })],
    [{ numReplicas: 4 }, development],
    [{ minTotalMemoryGb: 72 }, development, memory],
    [{ maxTotalMemoryGb: 372 }, development, memory],
    [{ minTotalMemoryGb: 72, maxTotalMemoryGb: 120 }, serviceWith({ tier: 'production' })],
    [{ minTotalMemoryGb: 50 }, undefined, 'Body validation failed: minTotalMemoryGb: Number must be a multiple of 12'],
    [{ minReplicaMemoryGb: 16 }, undefined, "request body property can't be validated: minReplicaMemoryGb"],
  ])('to %j (case %#)', async (body, change, refusal) => {
    expect(await prepare(change).scale(body)).toEqual(refusal ? [400, `BAD_REQUEST: ${refusal}`] : 200)
  })

  test('finds services of the organization only, in any case', async () => {
    const { scale, id } = prepare()
    expect(await scale({}, id.replace(/.$/, 'f'))).toEqual([400, 'BAD_REQUEST: Invalid service id'])
    expect(await scale({}, id.toUpperCase())).toBe(200)
  })

  test.each(['stopped', 'failed', 'degraded'])('of a service that is %s is a conflict', async (state) => {
    const { scale, sandbox } = prepare(serviceWith({ state }))
    sandbox.advance(60 * minute)
    expect(await scale({})).toEqual([409, `CONFLICT: Current state: ${state}`])
  })

  const sizes = ['MinReplicaMemoryGb', 'MaxReplicaMemoryGb', 'MinReplicas', 'MaxReplicas']
  const effective = (values: readonly unknown[]) =>
    Object.fromEntries(
      [...sizes, 'IdleScaling', 'IdleTimeoutMinutes'].map((name, index) => [`effective${name}`, values[index] ?? null]),
    )

  test('changes the memory of a replica, and the current scaling', async () => {
    const { management, id } = prepare()
    const memory = { minTotalMemoryGb: 72, maxTotalMemoryGb: 120 }
    const body = { ...memory, numReplicas: 4, idleScaling: false, idleTimeoutMinutes: 7 }
    const changed = await management.updateServiceScaling(id, body)
    const currentScaling = effective([24, 40, 4, 4, false, 7])
    expect(changed).toMatchObject({ ...body, minReplicaMemoryGb: 24, maxReplicaMemoryGb: 40, currentScaling })
    expect(await management.updateServiceScaling(id, {})).toEqual(changed)
  })

  test('sets no value that is unknown', async () => {
    const { management, id } = prepare((_, service) => {
      for (const name of Object.keys(service))
        if (/(MemoryGb|Replicas|^idle)/.test(name)) delete service[name as keyof Service]
    })
    const scaled = await management.updateServiceScaling(id, {})
    for (const name of ['minReplicaMemoryGb', 'maxReplicaMemoryGb']) expect(scaled).not.toHaveProperty(name)
    expect(scaled.currentScaling).toEqual({ effectiveAutoscalingMode: 'vertical', ...effective([]) })
  })
})

describe('a service', () => {
  const idle = [424, 'FAILED_DEPENDENCY: Service is idle']

  test('takes half a minute to wake, however often it is asked, and is idle again after its timeout', async () => {
    const { sandbox, scale, cloud } = prepare()
    sandbox.advance(15 * minute - 1)
    expect(await scale({})).toBe(200)
    sandbox.advance(1)
    expect(await scale({})).toEqual(idle)
    await cloud.listSources()
    sandbox.advance(29_999)
    await cloud.listSources()
    expect(await scale({})).toEqual([409, 'CONFLICT: Current state: partially_running'])
    sandbox.advance(1)
    expect(await scale({})).toBe(200)
    sandbox.advance(15 * minute - 1)
    expect(await scale({})).toBe(200)
    sandbox.advance(1)
    expect(await scale({})).toEqual(idle)
  })

  test('stays awake while its data is requested', async () => {
    const { sandbox, scale, cloud } = prepare()
    sandbox.advance(10 * minute)
    await cloud.listSources()
    sandbox.advance(10 * minute)
    expect(await scale({ idleTimeoutMinutes: 5 })).toBe(200)
    expect(await scale({})).toEqual(idle)
  })

  test('is idle after 15 minutes without a timeout of its own, and never without idle scaling', async () => {
    const unstated = prepare((_, service) => {
      delete service.idleTimeoutMinutes
      delete service.idleScaling
    })
    unstated.sandbox.advance(15 * minute - 1)
    expect(await unstated.scale({})).toBe(200)
    unstated.sandbox.advance(1)
    expect(await unstated.scale({})).toEqual(idle)
    const awake = prepare(serviceWith({ idleScaling: false }))
    awake.sandbox.advance(24 * 60 * minute)
    expect(await awake.scale({})).toBe(200)
  })
})

describe('a key', () => {
  const [own, other] = createSeed({ time: start }).managed.organizations[0]?.keys ?? []
  const invalid = [400, 'BAD_REQUEST: Invalid key id']
  test.each<[string | undefined, unknown]>([
    [`x${other?.id}`, invalid],
    [`${other?.id}x`, invalid],
    [other?.id.toUpperCase(), [404, 'NOT_FOUND']],
    [own?.id, [400, 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted']],
    [other?.id, 200],
  ])('%s is deleted with the outcome %j', async (id, outcome) => {
    const { management, sandbox } = prepare()
    expect(await outcomeOf(management.deleteKey(String(id)))).toEqual(outcome)
    const left = sandbox.snapshot().managed.organizations[0]?.keys.map((key) => key.id)
    expect(left).toEqual(outcome === 200 ? [own?.id] : [own?.id, other?.id])
  })

  test('authenticates nothing after its deletion', async () => {
    const { management } = prepare()
    await management.deleteKey(String(other?.id))
    expect(await outcomeOf(management.deleteKey(String(other?.id)))).toEqual([404, 'NOT_FOUND'])
    const deleted = management.withOptions({ keyId: String(other?.keyId), keySecret: String(other?.keySecret) })
    expect(await outcomeOf(deleted.deleteKey(String(own?.id)))).toEqual([401, 'UNAUTHORIZED: Key is not found'])
  })

  test('opens its own organization only', async () => {
    const organizationId = '00000000-0000-4000-8000-000000000000'
    const outcome = await outcomeOf(prepare().management.deleteKey(String(other?.id), { organizationId }))
    expect(outcome).toEqual([403, 'FORBIDDEN'])
  })
})

test('the gateway puts its codes before the messages of the observability service', async () => {
  const { cloud } = prepare()
  expect(await outcomeOf(cloud.getDashboard('f'.repeat(24)))).toEqual([404, 'NOT_FOUND'])
  const refused = 'BAD_REQUEST: Body validation failed: name: Expected string, received number'
  expect(await outcomeOf(cloud.createDashboard({ name: 1, tiles: [] } as never))).toEqual([400, refused])
})

test('a key has 10 requests in 10 seconds, and the refusal says when the window ends', async () => {
  const sandbox = createSandbox({ clock: start, rateLimits: 'real' })
  const client = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  const id = String(sandbox.observabilityCloud.serviceId)
  for (let sent = 0; sent < 10; sent++) await client.updateServiceScaling(id, {})
  sandbox.advance(1_500)
  const limited = await client.updateServiceScaling(id, {}).catch((error) => error)
  expect(limited).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
  expect(limited.headers.get('x-ratelimit-reset')).toBe('8.5')
  sandbox.advance(8_500)
  // The limited client waits by the system clock, so this is another one.
  await createManagementClient(sandbox.management).updateServiceScaling(id, {})
})

test('each answer has its own request id, and an unknown route has an HTML page', async () => {
  const { sandbox, management, id } = prepare()
  const { keyId, keySecret, baseUrl } = sandbox.management
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` }
  const answer = await sandbox.fetch(`${baseUrl}/v1/quotas`, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<pre>Cannot GET /v1/quotas</pre>')
  const calls = [management.updateServiceScaling(id, {}), management.updateServiceScaling(id, {})]
  const ids = await Promise.all(calls.map(async (call) => (await call.withResponse()).requestId))
  expect(new Set(ids).size).toBe(2)
})
