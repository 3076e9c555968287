import type { CreateServiceRequest } from '@clouddb/management'
import { toCreateService, toUpdateService } from '@clouddb/management/requests'
import { describe, expect, test } from 'vitest'
import { day, minute, notFound, outcomeOf, prepare, start } from './management.ts'

const request: CreateServiceRequest = { name: 'Shop', provider: 'gcp', region: 'us-central1' }

describe('the state of a service', () => {
  test('passes through provisioning, and is idle after its timeout', async () => {
    const { sandbox, client, stateOf } = prepare({}, { durations: { provisioning: 60_000 } })
    const { service, password } = await client.createService({ ...request, idleTimeoutMinutes: 5 })
    expect([service?.state, password]).toEqual(['provisioning', expect.stringMatching(/^.{12,}$/)])
    sandbox.advance(60_000)
    expect(await stateOf(service?.id)).toBe('partially_running')
    sandbox.advance(5_000)
    expect(await stateOf(service?.id)).toBe('running')
    sandbox.advance(5 * minute)
    expect(await stateOf(service?.id)).toBe('idle')
    const types = (await client.listActivities()).map(({ type, actorType }) => `${type} by ${actorType}`)
    const states = ['service_idle', 'service_running', 'service_partially_running'].map((type) => `${type} by system`)
    expect(types).toEqual([...states, 'service_create by api'])
  })

  test('follows commands, which change nothing where they are obeyed already', async () => {
    const { sandbox, client, primary, stateOf } = prepare()
    const order = async (command: 'start' | 'stop' | 'awake') =>
      (await client.updateServiceState(primary, { command })).state
    expect([await order('stop'), await order('stop')]).toEqual(['stopping', 'stopping'])
    expect(await outcomeOf(order('start'))).toEqual([409, 'CONFLICT: Current state: stopping'])
    sandbox.advance(10_000)
    expect(await stateOf()).toBe('stopped')
    expect(await outcomeOf(order('awake'))).toEqual([409, 'CONFLICT: Current state: stopped'])
    expect([await order('start'), await order('awake')]).toEqual(['starting', 'starting'])
    sandbox.advance(25_000)
    expect([await order('start'), await order('awake')]).toEqual(['running', 'running'])
    sandbox.advance(15 * minute)
    expect([await stateOf(), await order('awake')]).toEqual(['idle', 'awaking'])
  })

  test('goes on from a time to which the time moved back', async () => {
    const { sandbox, client, primary, other, stateOf } = prepare()
    await client.updateServiceState(other, { command: 'stop' })
    sandbox.setTime(start - 30 * day)
    sandbox.advance(15 * minute)
    expect([await stateOf(primary), await stateOf(other)]).toEqual(['idle', 'stopped'])
    const [service] = sandbox.snapshot().managed.organizations[0]?.services ?? []
    expect(service?.usage?.gigabyteHours).toHaveProperty('2026-10-03')
  })

  test('does not leave stopped because its data is asked for', async () => {
    const { sandbox, client, cloud, primary, stateOf } = prepare()
    await client.updateServiceState(primary, { command: 'stop' })
    sandbox.advance(minute)
    await cloud.listSources()
    expect(await stateOf()).toBe('stopped')
  })

  test('must be stopped before the service is deleted, and it is gone a while later', async () => {
    const { sandbox, client, primary, other, stateOf } = prepare()
    expect(await outcomeOf(client.deleteService(other))).toEqual([409, 'CONFLICT: Current state: running'])
    for (const id of [primary, other]) await client.updateServiceState(id, { command: 'stop' })
    sandbox.advance(minute)
    const shared = 'CONFLICT: Other services share the data warehouse of this primary service'
    expect(await outcomeOf(client.deleteService(primary))).toEqual([409, shared])
    await client.updateDatabaseSettings(other, { settings: { max_threads: 8 } })
    await client.createSavedQuery(other, { name: 'Orders', sql: 'select 1', database: 'default' })
    await client.deleteService(other)
    expect(await stateOf(other)).toBe('terminating')
    const renamed = await outcomeOf(client.updateService(other, { name: 'a' }))
    expect(renamed).toEqual([409, 'CONFLICT: Current state: terminating'])
    sandbox.advance(minute)
    expect(await outcomeOf(client.getService(other))).toEqual(notFound)
    expect(await client.listServices()).toHaveLength(1)
    expect(sandbox.snapshot().managed.organizations[0]?.objects).toEqual({})
  })
})

describe('a new service', () => {
  const small = { minReplicaMemoryGb: 8, maxReplicaMemoryGb: 8 }

  test('has as many replicas as later servers allow, and a profile of infrastructure of its own', async () => {
    const { client } = prepare({ tier: 'SCALE' })
    const own = { profile: 'v1-standard-byoc-4', byocId: 'b', ...small, numReplicas: 50 }
    expect((await client.createService({ ...request, ...own })).service).toMatchObject(own)
  })

  test('needs the encryption of its backup where that is in a bucket of its own, and nowhere else', async () => {
    const { sandbox, client } = prepare()
    const state = sandbox.snapshot()
    const [saved] = state.managed.organizations[0]?.services ?? []
    const done = { status: 'done', startedAt: '2026-01-01T00:00:00.000Z', type: 'full' }
    const [own, other] = ['9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81', '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b82']
    const backups = [
      { ...done, id: own, bucket: { bucketProvider: 'AWS' } },
      { ...done, id: other },
    ]
    Object.assign(saved ?? {}, { backups, record: { ...saved?.record, hasTransparentDataEncryption: true } })
    sandbox.restore(state)
    const { provider = '', region = '' } = saved?.record ?? {}
    const create = (backupId: string, more: object = {}) =>
      outcomeOf(client.createService({ ...request, provider, region, backupId, ...more } as CreateServiceRequest))
    const config = { backupEncryptionConfig: { version: 1 } }
    const refusal = (words: string) => [400, `BAD_REQUEST: backupEncryptionConfig is ${words} for this backup`]
    expect([await create(own), await create(own, config)]).toEqual([refusal('required'), 200])
    expect([await create(other, config), await create(other)]).toEqual([refusal('not allowed'), 200])
  })

  test('is made from the record of another one, and shares its warehouse', async () => {
    const { client, primary, other } = prepare()
    const record = await client.getService(primary)
    const { service } = await client.createService(toCreateService({ ...record, name: 'Copy' }))
    const own = { id: service?.id, state: 'provisioning', isPrimary: false, name: 'Copy' }
    expect(service).toMatchObject({ ...record, ...own, createdAt: expect.any(String), endpoints: expect.any(Array) })
    expect((await client.listServices()).map(({ id }) => id)).toEqual([primary, other, service?.id])
  })

  const enterprise = 'available for the ENTERPRISE tier only'
  test.each<[Partial<CreateServiceRequest>, string]>([
    [{ dataWarehouseId: 'none' }, 'Invalid data warehouse id'],
    [{ backupId: '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81' }, 'Invalid backup id'],
    [{ dataWarehouseId: 'e1b0a6f4-3d7c-4b92-a5e8-6f2d9c0b7a13' }, 'The data warehouse is in another region'],
    [{ profile: 'v1-highmem-s' }, `Transparent data encryption and custom profiles are ${enterprise}`],
    [{ numReplicas: 1 }, 'numReplicas of the first service in a warehouse must be at least 2'],
    [{ privateEndpointIds: ['p'] }, 'Invalid private endpoint id: p'],
  ])('with %j is refused', async (more, refusal) => {
    const { client } = prepare({ tier: 'SCALE' })
    expect(await outcomeOf(client.createService({ ...request, ...more }))).toEqual([400, `BAD_REQUEST: ${refusal}`])
  })
})

describe('an update', () => {
  test('removes from lists before it adds to them, and keeps the rest', async () => {
    const { client, primary } = prepare()
    const office = { source: '203.0.113.0/24', description: 'Office' }
    await client.updateService(primary, {
      ipAccessList: { remove: [{ source: '0.0.0.0/0' }], add: [office] },
      tags: { add: [{ key: 'environment', value: 'test' }, { key: 'batch' }] },
      endpoints: [{ protocol: 'mysql', enabled: true }],
    })
    const updated = await client.updateService(primary, {
      name: 'Renamed',
      tags: { add: [{ key: 'environment' }], remove: [{ key: 'batch' }] },
    })
    expect(updated).toMatchObject({ name: 'Renamed', ipAccessList: [office], tags: [{ key: 'environment' }] })
    expect(updated.endpoints?.map(({ protocol }) => protocol)).toEqual(['nativesecure', 'https', 'mysql'])
  })

  test('is made from a record and a changed copy, and gives that copy', async () => {
    const { client, primary } = prepare()
    await client.createPrivateEndpoint(primary, { id: 'vpce-1', description: 'Shop' })
    const tags = [{ key: 'environment', value: 'test' }, { key: 'batch' }]
    const ipAccessList = [{ source: '203.0.113.0/24', description: 'Office' }, { source: '192.0.2.7' }]
    const all = { tags, ipAccessList, privateEndpointIds: ['vpce-1'], releaseChannel: 'slow', enableCoreDumps: true }
    const fewer = { tags: [{ key: 'environment' }], ipAccessList: ipAccessList.slice(1), privateEndpointIds: [] }
    for (const change of [all, fewer, { name: 'Renamed' }]) {
      const before = await client.getService(primary)
      await client.updateService(primary, toUpdateService(before, { ...before, ...change }))
      expect(await client.getService(primary)).toEqual({ ...before, ...change })
    }
    const before = await client.getService(primary)
    const scaled = { ...before, numReplicas: 7, endpoints: [] }
    const refusal = 'endpoints has no place in UpdateServiceRequest; numReplicas has no place in UpdateServiceRequest.'
    expect(() => toUpdateService(before, scaled)).toThrow(refusal)
  })

  test('of tags is found by a filter', async () => {
    const { client, primary } = prepare()
    await client.updateService(primary, { tags: { add: [{ key: 'environment', value: 'test' }, { key: 'batch' }] } })
    const found = async (...filter: string[]) => (await client.listServices({ query: { filter } })).length
    expect(await found('tag:environment=test', 'tag:batch')).toBe(1)
    expect(await found('tag:environment=production')).toBe(0)
  })

  test('attaches private endpoints that the organization has', async () => {
    const { client, primary, other } = prepare()
    await client.createPrivateEndpoint(primary, { id: 'vpce-1', description: 'Shop' })
    expect((await client.getService(other)).availablePrivateEndpointIds).toEqual(['vpce-1'])
    const attach = (id: string) => client.updateService(other, { privateEndpointIds: { add: [id] } })
    expect(await attach('vpce-1')).toMatchObject({ privateEndpointIds: ['vpce-1'] })
    expect(await outcomeOf(attach('vpce-2'))).toEqual([400, 'BAD_REQUEST: Invalid private endpoint id: vpce-2'])
  })

  test('of the password brings a new one, unless its hash is sent', async () => {
    const { client, primary } = prepare()
    const { password } = await client.updateServicePassword(primary, {})
    expect((await client.updateServicePassword(primary, {})).password).not.toBe(password)
    expect(await client.updateServicePassword(primary, { newPasswordHash: 'aGFzaA==' })).toEqual({})
  })
})

test('an upgrade window belongs to the primary service, and the others of its warehouse follow it', async () => {
  const { client, primary, other } = prepare()
  expect(await outcomeOf(client.getUpgradeWindow(primary))).toEqual(notFound)
  const window = await client.updateUpgradeWindow(primary, { weekday: 3, startHourUtc: 12 })
  expect(window).toEqual({ weekday: 3, startHourUtc: 12, duration: 6 })
  expect(await client.getUpgradeWindow(other)).toEqual(window)
  const secondary = [400, 'BAD_REQUEST: cannot set upgrade window on a secondary service']
  expect(await outcomeOf(client.deleteUpgradeWindow(other))).toEqual(secondary)
  await client.deleteUpgradeWindow(primary)
  expect(await outcomeOf(client.deleteUpgradeWindow(primary))).toEqual(notFound)
})

test('a query endpoint keeps its id when its settings are replaced, and loses keys that are deleted', async () => {
  const { client, primary } = prepare()
  const { key: { id = '' } = {} } = await client.createKey({ name: 'New' })
  const settings = { roles: ['sql_console_read_only' as const], openApiKeys: ['k', id], allowedOrigins: '' }
  const made = await client.upsertQueryEndpoint(primary, settings)
  await client.deleteKey(id)
  expect(await client.getQueryEndpoint(primary)).toEqual({ ...made, openApiKeys: ['k'] })
  const replaced = await client.upsertQueryEndpoint(primary, { ...settings, openApiKeys: [] })
  expect([replaced, await client.getQueryEndpoint(primary)]).toEqual([{ ...made, openApiKeys: [] }, replaced])
  await client.deleteQueryEndpoint(primary)
  expect(await outcomeOf(client.getQueryEndpoint(primary))).toEqual(notFound)
})
