import { createManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { describe, expect, test } from 'vitest'
import { createSandbox, createSeed, type Organization } from '../src/index.ts'

const start = Date.UTC(2026, 10, 2, 9)
const minute = 60_000

function world(
  change: (organization: Organization, service: Organization['services'][number]['record']) => void = () => {},
) {
  const seed = createSeed({ time: start })
  const [organization] = seed.managed.organizations as [Organization]
  const [service] = organization.services as [Organization['services'][number]]
  change(organization, service.record)
  const sandbox = createSandbox({ clock: start, seed })
  const management = createManagementClient({ ...sandbox.management, maxRetries: 0 })
  const cloud = createObservabilityCloudClient({ ...sandbox.observabilityCloud, maxRetries: 0 })
  const id = service.record.id
  const scale = async (body: object, of = id) => {
    const failed = (error: { status: number; detail?: string }) => [error.status, error.detail]
    return management.updateServiceScaling(of, body).then(() => 200, failed)
  }
  return { sandbox, management, cloud, scale, id }
}

const basic = (organization: Organization) => {
  organization.tier = 'BASIC'
}
const unpaid = (organization: Organization) => {
  organization.isPaid = false
}
const fixed = (organization: Organization) => {
  organization.canAdjustReplicas = false
}
const development = (_: Organization, service: { tier?: string }) => {
  service.tier = 'development'
}
const production = (_: Organization, service: { tier?: string }) => {
  service.tier = 'production'
}
const further = (_: Organization, service: { isPrimary?: boolean }) => {
  service.isPrimary = false
}
const unknownPlace = (_: Organization, service: { isPrimary?: boolean }) => {
  delete service.isPrimary
}

describe('scaling is allowed', () => {
  test.each<[string, object, Parameters<typeof world>[0]]>([
    ['up to 360 GB where nobody pays', { maxTotalMemoryGb: 360 }, unpaid],
    ['of other things where nobody pays', { numReplicas: 4 }, unpaid],
    ['to one size', { minTotalMemoryGb: 120, maxTotalMemoryGb: 120 }, undefined],
    ['to the replicas that there are', { numReplicas: 3 }, fixed],
    ['of the memory where replicas are fixed', { minTotalMemoryGb: 72 }, fixed],
    ['to one replica of the BASIC tier', { numReplicas: 1 }, basic],
    ['of the memory of the BASIC tier', { minTotalMemoryGb: 72 }, basic],
    ['to two replicas of a first service', { numReplicas: 2 }, undefined],
    ['to one replica of a further service', { numReplicas: 1 }, further],
    ['of the replicas of a development service', { numReplicas: 4 }, development],
    ['of the memory of a production service', { minTotalMemoryGb: 72, maxTotalMemoryGb: 120 }, production],
  ])('%s', async (_, body, change) => {
    expect(await world(change).scale(body)).toBe(200)
  })
})

describe('scaling is refused', () => {
  test.each<[string, object, Parameters<typeof world>[0]]>([
    ['Memory of a development service cannot be changed', { minTotalMemoryGb: 72 }, development],
    ['Memory of a development service cannot be changed', { maxTotalMemoryGb: 372 }, development],
    ['maxTotalMemoryGb of a non-paid service must be at most 360', { maxTotalMemoryGb: 372 }, unpaid],
    ['minTotalMemoryGb must not be above maxTotalMemoryGb', { maxTotalMemoryGb: 36 }, undefined],
    [
      'minTotalMemoryGb must not be above maxTotalMemoryGb',
      { minTotalMemoryGb: 132, maxTotalMemoryGb: 120 },
      undefined,
    ],
    ['Adjusting numReplicas must be enabled by support', { numReplicas: 2 }, fixed],
    ['numReplicas of a service of the BASIC tier must be 1', { numReplicas: 2 }, basic],
    ['numReplicas of the first service in a warehouse must be between 2 and 20', { numReplicas: 1 }, undefined],
    ['numReplicas of the first service in a warehouse must be between 2 and 20', { numReplicas: 1 }, unknownPlace],
  ])('with: %s', async (said, body, change) => {
    expect(await world(change).scale(body)).toEqual([400, `BAD_REQUEST: ${said}`])
  })

  test('of nothing and of what is no service of the organization', async () => {
    const { scale, id } = world()
    expect(await scale({}, id.replace(/.$/, 'f'))).toEqual([400, 'BAD_REQUEST: Invalid service id'])
    expect(await scale({}, id.toUpperCase())).toBe(200)
  })

  test.each(['stopped', 'starting', 'degraded'])('of a service that is %s', async (state) => {
    const { scale, sandbox } = world((_, service) => {
      service.state = state
    })
    sandbox.advance(60 * minute)
    expect(await scale({})).toEqual([409, 'CONFLICT'])
  })
})

test('what is in effect follows from a change', async () => {
  const { management, id } = world((_, service) => {
    Object.assign(service, { currentScaling: { effectiveMinReplicas: 9 } })
  })
  const body = {
    minTotalMemoryGb: 72,
    maxTotalMemoryGb: 120,
    numReplicas: 4,
    idleScaling: false,
    idleTimeoutMinutes: 7,
  }
  expect(await management.updateServiceScaling(id, body)).toMatchObject({
    ...body,
    minReplicaMemoryGb: 24,
    maxReplicaMemoryGb: 40,
    currentScaling: {
      effectiveMinReplicaMemoryGb: 24,
      effectiveMaxReplicaMemoryGb: 40,
      effectiveMinReplicas: 4,
      effectiveMaxReplicas: 4,
      effectiveIdleScaling: false,
      effectiveIdleTimeoutMinutes: 7,
    },
  })
})

test('what is not known of a service is not made up', async () => {
  const { management, id } = world((_, service) => {
    Object.assign(service, { currentScaling: { other: 1 } })
    const names = [
      'minTotalMemoryGb',
      'maxTotalMemoryGb',
      'minReplicaMemoryGb',
      'maxReplicaMemoryGb',
      'numReplicas',
      'idleScaling',
      'idleTimeoutMinutes',
    ] as const
    for (const name of names) delete service[name]
  })
  const scaled = await management.updateServiceScaling(id, {})
  for (const name of ['minReplicaMemoryGb', 'maxReplicaMemoryGb']) expect(scaled).not.toHaveProperty(name)
  const effective = [
    'MinReplicaMemoryGb',
    'MaxReplicaMemoryGb',
    'MinReplicas',
    'MaxReplicas',
    'IdleScaling',
    'IdleTimeoutMinutes',
  ]
  expect(scaled.currentScaling).toEqual({
    other: 1,
    ...Object.fromEntries(effective.map((name) => [`effective${name}`, null])),
  })
})

describe('a service', () => {
  const idle = [424, 'FAILED_DEPENDENCY: Service is idle']

  test('goes idle at the end of its time-out, and not before', async () => {
    const { sandbox, scale } = world()
    sandbox.advance(15 * minute - 1)
    expect(await scale({})).toBe(200)
    sandbox.advance(1)
    expect(await scale({})).toEqual(idle)
  })

  test('takes half a minute to wake, however often it is asked', async () => {
    const { sandbox, scale, cloud } = world()
    sandbox.advance(15 * minute)
    await cloud.listSources()
    sandbox.advance(29_999)
    await cloud.listSources()
    expect(await scale({})).toEqual([409, 'CONFLICT'])
    sandbox.advance(1)
    expect(await scale({})).toBe(200)
    sandbox.advance(15 * minute - 30_001)
    expect(await scale({})).toBe(200)
    sandbox.advance(1)
    expect(await scale({})).toEqual(idle)
  })

  test('stays awake while somebody asks for its data', async () => {
    const { sandbox, scale, cloud } = world()
    sandbox.advance(10 * minute)
    await cloud.listSources()
    sandbox.advance(10 * minute)
    expect(await scale({ idleTimeoutMinutes: 5 })).toBe(200)
    expect(await scale({})).toEqual(idle)
  })

  test('goes idle after a quarter of an hour where nothing is stated, and never where it does not scale', async () => {
    const unstated = world((_, service) => {
      delete service.idleTimeoutMinutes
      delete service.idleScaling
    })
    unstated.sandbox.advance(15 * minute - 1)
    expect(await unstated.scale({})).toBe(200)
    unstated.sandbox.advance(1)
    expect(await unstated.scale({})).toEqual(idle)
    const awake = world((_, service) => {
      service.idleScaling = false
    })
    awake.sandbox.advance(24 * 60 * minute)
    expect(await awake.scale({})).toBe(200)
  })
})

describe('a key', () => {
  const [own, other] = createSeed({ time: start }).managed.organizations[0]?.keys ?? []
  test.each([
    ['is not one before or after more', `x${other?.id}`, 400],
    ['is not one before more', `${other?.id}x`, 400],
    ['is written in small letters', other?.id.toUpperCase(), 404],
    ['is deleted alone', other?.id, 200],
  ])('%s', async (_, id, status) => {
    const { management, sandbox } = world()
    expect(
      await management.deleteKey(String(id)).then(
        () => 200,
        (error) => error.status,
      ),
    ).toBe(status)
    const left = sandbox.snapshot().managed.organizations[0]?.keys.map((key) => key.id)
    expect(left).toEqual(status === 200 ? [own?.id] : [own?.id, other?.id])
  })
})
