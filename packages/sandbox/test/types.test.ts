import type { Dashboard as CloudDashboard } from '@clouddb/observability-cloud/types'
import type { Dashboard } from '@clouddb/observability-oss/types'
import { describe, expectTypeOf, test } from 'vitest'
import { createSeed, type Fault, type SandboxOptions, type SeedOptions, type State } from '../src/index.ts'

// The compiler checks these tests.

describe('the options of a sandbox', () => {
  test('refuse what is misspelt', () => {
    // @ts-expect-error It is `since`.
    const options: SandboxOptions = { sinse: '2026-02-27' }
    expectTypeOf(options).toExtend<SandboxOptions>()
    expectTypeOf<SandboxOptions['rateLimits']>().toEqualTypeOf<'real' | 'off' | undefined>()
  })
})

describe('a seed', () => {
  test('is typed by the packages: what a client creates, and the records that come of it', () => {
    type OfOpenSource = Extract<
      NonNullable<NonNullable<SeedOptions['openSource']>['alerts']>,
      (...all: never) => unknown
    >
    type OfService = NonNullable<NonNullable<SeedOptions['organization']>['services']>[number]
    type OfManaged = Extract<NonNullable<OfService['alerts']>, (...all: never) => unknown>
    expectTypeOf<Parameters<OfOpenSource>[0]>().toEqualTypeOf<Dashboard[]>()
    expectTypeOf<Parameters<OfManaged>[0]>().toEqualTypeOf<CloudDashboard[]>()
    expectTypeOf(createSeed()).toEqualTypeOf<State>()
    expectTypeOf<State>().toExtend<NonNullable<SandboxOptions['seed']>>()
  })

  const misspelt: SeedOptions[] = [
    // @ts-expect-error It is `openSource`.
    { opensource: {} },
    // @ts-expect-error It is `apiKeys`.
    { openSource: { apikeys: ['mine'] } },
    // @ts-expect-error It is `numReplicas`.
    { organization: { services: [{ record: { replicas: 1 } }] } },
    // @ts-expect-error There is no such tier.
    { organization: { tier: 'GOLD' } },
    // @ts-expect-error It is `name`.
    { openSource: { dashboards: [{ title: 'Checkout', tiles: [] }] } },
    // @ts-expect-error It is `tiles`.
    { organization: { services: [{ dashboards: [{ name: 'Checkout', tile: [] }] }] } },
  ]
  test('that is misspelt does not compile', () => {
    expectTypeOf(misspelt).toEqualTypeOf<SeedOptions[]>()
  })
})

describe('a fault', () => {
  test('takes what belongs to its kind, and nothing else', () => {
    const faults: Fault[] = [
      { kind: 'status', status: 503, operation: 'listAlerts', times: 2 },
      // @ts-expect-error It lacks a status.
      { kind: 'status' },
      // @ts-expect-error It lacks its milliseconds.
      { kind: 'latency' },
      // @ts-expect-error There is no such kind.
      { kind: 'sleep' },
      // @ts-expect-error A stall takes no time.
      { kind: 'stall', milliseconds: 5 },
    ]
    expectTypeOf(faults).toEqualTypeOf<Fault[]>()
  })
})
