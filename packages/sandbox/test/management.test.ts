import type { OpenApiDocument } from '@clouddb/document/openapi'
import { brokenExamples } from '@clouddb/document/rule-examples'
import { ruleWords } from '@clouddb/document/rules'
import { createManagementClient } from '@clouddb/management'
import document from '@clouddb/management/openapi.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { createSeed, type OrganizationSeed, type ServiceSeed } from '../src/index.ts'
import { day, forbidden, hour, minute, nobody, notFound, outcomeOf, prepare } from './management.ts'

/** Scales the first service. */
const scale = ({ client, primary }: ReturnType<typeof prepare>, body: object = {}, id = primary) =>
  outcomeOf(client.updateServiceScaling(id, body))

const serviceWith = (record: ServiceSeed['record'] = {}): OrganizationSeed => ({ services: [{ record }, {}] })

const basic: OrganizationSeed = { tier: 'BASIC' }
const unpaid: OrganizationSeed = { isPaid: false }
const fixed: OrganizationSeed = { canAdjustReplicas: false }
const development = serviceWith({ tier: 'development' })

describe('scaling', () => {
  const memory = 'Memory of a development service cannot be changed'
  const bounds = 'minTotalMemoryGb must not be above maxTotalMemoryGb'
  const first = 'numReplicas of the first service in a warehouse must be at least 2'
  test.each<[object, OrganizationSeed | undefined, refusal?: string]>([
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
    [{ numReplicas: 1 }, serviceWith({ isPrimary: null } as object), first],
    [{ numReplicas: 1 }, serviceWith({ isPrimary: false })],
    [{ numReplicas: 4 }, development],
    [{ minTotalMemoryGb: 72 }, development, memory],
    [{ maxTotalMemoryGb: 372 }, development, memory],
    [{ minTotalMemoryGb: 72, maxTotalMemoryGb: 120 }, serviceWith({ tier: 'production' })],
    [{ minReplicaMemoryGb: 16 }, undefined, "request body property can't be validated: minReplicaMemoryGb"],
  ])('to %j (case %#)', async (body, organization, refusal) => {
    expect(await scale(prepare(organization), body)).toEqual(refusal ? [400, `BAD_REQUEST: ${refusal}`] : 200)
  })

  test('finds services of the organization only, in any case', async () => {
    const prepared = prepare()
    const { primary } = prepared
    expect(await scale(prepared, {}, primary.replace(/.$/, 'f'))).toEqual([400, 'BAD_REQUEST: Invalid service id'])
    expect(await scale(prepared, {}, primary.toUpperCase())).toBe(200)
  })

  test.each(['stopped', 'failed', 'degraded'])('of a service that is %s is a conflict', async (state) => {
    const prepared = prepare(serviceWith({ state }))
    prepared.sandbox.advance(hour)
    expect(await scale(prepared)).toEqual([409, `CONFLICT: Current state: ${state}`])
  })

  const sizes = ['MinReplicaMemoryGb', 'MaxReplicaMemoryGb', 'MinReplicas', 'MaxReplicas']
  const effective = (values: readonly unknown[]) =>
    Object.fromEntries(
      [...sizes, 'IdleScaling', 'IdleTimeoutMinutes'].map((name, index) => [`effective${name}`, values[index] ?? null]),
    )

  test('changes the memory of a replica, and the current scaling', async () => {
    const { client, primary } = prepare()
    const memory = { minTotalMemoryGb: 72, maxTotalMemoryGb: 120 }
    const body = { ...memory, numReplicas: 4, idleScaling: false, idleTimeoutMinutes: 7 }
    const changed = await client.updateServiceScaling(primary, body)
    const currentScaling = effective([24, 40, 4, 4, false, 7])
    expect(changed).toMatchObject({ ...body, minReplicaMemoryGb: 24, maxReplicaMemoryGb: 40, currentScaling })
    expect(await client.updateServiceScaling(primary, {})).toEqual(changed)
  })

  test('sets no value that is unknown', async () => {
    const known = createSeed().managed.organizations[0]?.services[0]?.record ?? {}
    const unknown = Object.keys(known).filter((name) => /(MemoryGb|Replicas|^idle)/.test(name))
    const { client, primary } = prepare(serviceWith(Object.fromEntries(unknown.map((name) => [name, undefined]))))
    const scaled = await client.updateServiceScaling(primary, {})
    for (const name of ['minReplicaMemoryGb', 'maxReplicaMemoryGb']) expect(scaled).not.toHaveProperty(name)
    expect(scaled.currentScaling).toEqual({ effectiveAutoscalingMode: 'vertical', ...effective([]) })
  })
})

describe('a service', () => {
  const idle = [424, 'FAILED_DEPENDENCY: Service is idle']

  test('takes half a minute to wake, however often it is asked, and is idle again after its timeout', async () => {
    const prepared = prepare()
    const { sandbox, cloud } = prepared
    sandbox.advance(15 * minute - 1)
    expect(await scale(prepared)).toBe(200)
    sandbox.advance(1)
    expect(await scale(prepared)).toEqual(idle)
    await cloud.listSources()
    sandbox.advance(29_999)
    await cloud.listSources()
    expect(await scale(prepared)).toEqual([409, 'CONFLICT: Current state: partially_running'])
    sandbox.advance(1)
    expect(await scale(prepared)).toBe(200)
    sandbox.advance(15 * minute)
    expect(await scale(prepared)).toEqual(idle)
  })

  test('stays awake while its data is requested', async () => {
    const prepared = prepare()
    prepared.sandbox.advance(10 * minute)
    await prepared.cloud.listSources()
    prepared.sandbox.advance(10 * minute)
    expect(await scale(prepared, { idleTimeoutMinutes: 5 })).toBe(200)
    expect(await scale(prepared)).toEqual(idle)
  })

  test.each<[object, time: number, outcome: unknown]>([
    [{ idleTimeoutMinutes: undefined, idleScaling: undefined }, 15 * minute - 1, 200],
    [{ idleTimeoutMinutes: undefined, idleScaling: undefined }, 15 * minute, idle],
    [{ idleScaling: false }, day, 200],
  ])('with %j is scaled after %i ms with the outcome %j', async (record, time, outcome) => {
    const prepared = prepare(serviceWith(record))
    prepared.sandbox.advance(time)
    expect(await scale(prepared)).toEqual(outcome)
  })
})

describe('a body that breaks a rule of the document', () => {
  const { sandbox, primary } = prepare()
  const { baseUrl, organizationId = '', keyId, keySecret } = sandbox.management
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, 'content-type': 'application/json' }
  const examples = brokenExamples(document as unknown as OpenApiDocument)
  const cases = examples.map((broken) => [broken.operation.id, ruleWords(broken.rule), broken] as const)
  test.each(cases)('of %s is refused: %s', async (_, words, { operation, path, body }) => {
    const url = operation.path.replace('{organizationId}', organizationId).replace(/\{\w+\}/, primary)
    const method = operation.method.toUpperCase()
    const answer = await sandbox.fetch(`${baseUrl}${url}`, { method, headers, body: JSON.stringify(body) })
    const { error } = (await answer.json()) as { error: string }
    const place = path.length > 0 ? `${path.join('.')}: ` : ''
    const said = words.startsWith('self.') ? 'gcp has no region eu-central-1' : words
    expect([answer.status, error]).toEqual([400, `BAD_REQUEST: ${place}${said}`])
  })
})

describe('a key', () => {
  const [own, other] = createSeed().managed.organizations[0]?.keys ?? []
  const invalid = [400, 'BAD_REQUEST: Invalid key id']
  test.each<[string | undefined, unknown]>([
    [`x${other?.id}`, invalid],
    [`${other?.id}x`, invalid],
    [other?.id.toUpperCase(), notFound],
    [own?.id, [400, 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted']],
    [other?.id, 200],
  ])('%s is deleted with the outcome %j', async (id, outcome) => {
    const { client, sandbox } = prepare()
    expect(await outcomeOf(client.deleteKey(String(id)))).toEqual(outcome)
    const left = sandbox.snapshot().managed.organizations[0]?.keys.map((key) => key.id)
    expect(left).toEqual(outcome === 200 ? [own?.id] : [own?.id, other?.id])
  })

  test('opens its own organization only', async () => {
    expect(await outcomeOf(prepare().client.getOrganization({ organizationId: nobody }))).toEqual(forbidden)
  })
})

test('the gateway puts its codes before the messages of the observability service', async () => {
  const { cloud } = prepare()
  expect(await outcomeOf(cloud.getDashboard('f'.repeat(24)))).toEqual(notFound)
  const refused = 'BAD_REQUEST: Body validation failed: name: Expected string, received number'
  expect(await outcomeOf(cloud.createDashboard({ name: 1, tiles: [] } as never))).toEqual([400, refused])
})

test('a key has 10 requests in 10 seconds, and the refusal says when the window ends', async () => {
  const { sandbox, client, primary: id } = prepare({}, { rateLimits: 'real' })
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
  const { sandbox, client, primary: id } = prepare()
  const { keyId, keySecret, baseUrl } = sandbox.management
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` }
  const answer = await sandbox.fetch(`${baseUrl}/v1/quotas`, { headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await answer.text()).toContain('<pre>Cannot GET /v1/quotas</pre>')
  const calls = [client.getService(id), client.getService(id)]
  const ids = await Promise.all(calls.map(async (call) => (await call.withResponse()).requestId))
  expect(new Set(ids).size).toBe(2)
})
