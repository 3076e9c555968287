import { toUpsertScalingSchedule } from '@clouddb/management/requests'
import { describe, expect, test } from 'vitest'
import type { Organization } from '../src/index.ts'
import { forbidden, hour, notFound, outcomeOf, prepare } from './management.ts'

const wide = { autoscalingMode: 'horizontal' } as const
const band = { minReplicas: 2, maxReplicas: 6 }
const fixed = { minReplicaMemoryGb: 32, maxReplicaMemoryGb: 32 }

describe('the scaling of replicas', () => {
  const horizontal = { ...wide, ...band, ...fixed } as const

  test('changes between vertical and horizontal', async () => {
    const { client, primary } = prepare()
    const scaled = await client.updateServiceReplicaScaling(primary, horizontal)
    expect(scaled).toMatchObject({ ...horizontal, replicaMemoryGb: 32, currentScaling: { effectiveMaxReplicas: 6 } })
    for (const name of ['numReplicas', 'minTotalMemoryGb']) expect(scaled).not.toHaveProperty(name)
    const vertical = { autoscalingMode: 'vertical', minReplicas: 2, maxReplicas: 2 } as const
    const back = await client.updateServiceReplicaScaling(primary, vertical)
    expect(back).toMatchObject({ numReplicas: 2, minTotalMemoryGb: 96, maxReplicaMemoryGb: 32 })
    for (const name of ['replicaMemoryGb', 'minReplicas']) expect(back).not.toHaveProperty(name)
  })

  test('is refused where the record has null in place of its numbers of replicas', async () => {
    const none = { minTotalMemoryGb: undefined, maxTotalMemoryGb: undefined, minReplicas: null, maxReplicas: null }
    const record = { autoscalingMode: 'horizontal', ...fixed, ...none } as object
    const { client, primary } = prepare({ services: [{ record }] })
    const said = 'BAD_REQUEST: Horizontal scaling needs minReplicas and maxReplicas'
    expect(await outcomeOf(client.updateServiceReplicaScaling(primary, { idleScaling: true }))).toEqual([400, said])
  })

  test.each<[object, string, Partial<Organization>?]>([
    [{ minReplicas: 2 }, 'Body validation failed: minReplicas needs maxReplicas'],
    [band, 'minReplicas must equal maxReplicas in vertical scaling'],
    [{ minReplicaMemoryGb: 124 }, 'minReplicaMemoryGb must not be above maxReplicaMemoryGb'],
    [{ maxReplicaMemoryGb: 124 }, 'maxReplicaMemoryGb of a non-paid service must be at most 120', { isPaid: false }],
    [{ ...wide, ...fixed }, 'Horizontal scaling needs minReplicas and maxReplicas'],
    [{ ...wide, ...band }, 'minReplicaMemoryGb must equal maxReplicaMemoryGb in horizontal scaling'],
    [horizontal, 'Horizontal scaling must be enabled by support', { canScaleHorizontally: false }],
  ])('refuses %j', async (body, refusal, organization) => {
    const { client, primary } = prepare(organization)
    expect(await outcomeOf(client.updateServiceReplicaScaling(primary, body))).toEqual([400, `BAD_REQUEST: ${refusal}`])
  })
})

describe('a scaling schedule', () => {
  const hours = { weekdays: [1, 2, 3, 4, 5], startHourUtc: 10, endHourUtc: 18 }
  const entry = { name: 'Day', ...hours, numReplicas: 6, idleScaling: false }
  const night = { startHourUtc: 22, endHourUtc: 4 }

  test('takes effect in its hours, and keeps the service awake if it says so', async () => {
    const { sandbox, client, primary, stateOf } = prepare()
    await client.upsertScalingSchedule(primary, { entries: [entry] })
    const effective = async () => (await client.getService(primary)).currentScaling
    expect(await effective()).toMatchObject({ effectiveMinReplicas: 3, effectiveIdleScaling: true })
    await client.updateServiceReplicaScaling(primary, { idleTimeoutMinutes: 120 })
    sandbox.advance(hour)
    const { entries, activeEntryId, baseConfig } = await client.getScalingSchedule(primary)
    expect(entries).toMatchObject([{ minReplicas: 6, maxReplicas: 6, autoscalingMode: 'vertical', isActiveNow: true }])
    expect([activeEntryId, baseConfig]).toMatchObject([entries?.[0]?.id, { minReplicas: 3, idleTimeoutMinutes: 120 }])
    expect(await effective()).toMatchObject({ effectiveMinReplicas: 6, effectiveIdleScaling: false, activeEntryId })
    sandbox.advance(8 * hour - 1)
    expect(await stateOf()).toBe('running')
    sandbox.advance(1)
    expect([await stateOf(), (await effective())?.effectiveMinReplicas]).toEqual(['idle', 3])
  })

  test('is replaced, cleared and deleted as a whole', async () => {
    const { client, primary } = prepare()
    const made = await client.upsertScalingSchedule(primary, {
      entries: [entry, { ...entry, name: 'Night', ...night }],
    })
    expect((await client.upsertScalingSchedule(primary, toUpsertScalingSchedule(made))).entries).toHaveLength(2)
    expect(await client.upsertScalingSchedule(primary, { entries: [] })).toEqual({ entries: [], baseConfig: {} })
    expect(await outcomeOf(client.getScalingSchedule(primary))).toEqual(notFound)
    expect(await outcomeOf(client.deleteScalingSchedule(primary))).toEqual(notFound)
  })

  const needs = 'Entry Day: Horizontal scaling needs'
  test.each<[object[], string]>([
    [[{ ...wide, ...band, numReplicas: undefined }], `${needs} minReplicaMemoryGb and maxReplicaMemoryGb`],
    [[{ ...wide, ...fixed, numReplicas: undefined }], `${needs} minReplicas and maxReplicas`],
    [
      [
        { weekdays: [0], ...night },
        { name: 'Early', startHourUtc: 3, endHourUtc: 5 },
      ],
      'Entries Day and Early overlap',
    ],
  ])('refuses %j', async (changes, refusal) => {
    const { client, primary } = prepare()
    const entries = changes.map((change) => ({ ...entry, ...change }))
    const outcome = await outcomeOf(client.upsertScalingSchedule(primary, { entries }))
    expect(outcome).toEqual([400, `BAD_REQUEST: ${refusal}`])
  })

  test('needs an organization that may have one', async () => {
    const cannot = { canScheduleScaling: false, canScheduleUpgrades: false, canTakeSnapshots: false }
    const { client, primary } = prepare(cannot)
    expect(await outcomeOf(client.getScalingSchedule(primary))).toEqual(forbidden)
    expect((await client.getOrganization()).capabilities).toEqual({ snapshots: false })
    expect(await outcomeOf(client.updateSnapshotConfiguration(primary, { enabled: true }))).toEqual(forbidden)
    const window = client.updateUpgradeWindow(primary, { weekday: 1, startHourUtc: 6 })
    expect(await outcomeOf(window)).toEqual(forbidden)
  })
})
