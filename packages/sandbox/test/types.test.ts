import type { Service } from '@clouddb/management/types'
import type { Dashboard as CloudDashboard } from '@clouddb/observability-cloud/types'
import type { Alert, Dashboard, Source } from '@clouddb/observability-oss/types'
import { expectTypeOf, test } from 'vitest'
import { createSeed, type Fault, type SandboxOptions, type SeedOptions, type State } from '../src/index.ts'

// The compiler checks these tests.

test('options take what belongs to them, and nothing else', () => {
  // @ts-expect-error It is `since`.
  const options: SandboxOptions = { sinse: '2026-02-27' }
  expectTypeOf(options).toExtend<SandboxOptions>()
  expectTypeOf<SandboxOptions['rateLimits']>().toEqualTypeOf<'real' | 'off' | undefined>()
})

test('a seed has the types of the packages: requests, and the records that they create', () => {
  type AlertsFrom<Alerts> = Parameters<Extract<NonNullable<Alerts>, (...all: never) => unknown>>[0]
  type OfService = NonNullable<NonNullable<SeedOptions['organization']>['services']>[number]
  expectTypeOf<AlertsFrom<NonNullable<SeedOptions['openSource']>['alerts']>>().toEqualTypeOf<Dashboard[]>()
  expectTypeOf<AlertsFrom<OfService['alerts']>>().toEqualTypeOf<CloudDashboard[]>()
  expectTypeOf(createSeed()).toEqualTypeOf<State>()
  expectTypeOf<State>().toExtend<NonNullable<SandboxOptions['seed']>>()
})

test('a seed takes what belongs to it, and nothing else', () => {
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
  expectTypeOf(misspelt).toEqualTypeOf<SeedOptions[]>()
})

test('a fault takes what belongs to its kind, and nothing else', () => {
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

test('the parts of a state are the records of the API packages', () => {
  type Of<Part extends keyof State['openSource']> = State['openSource'][Part] extends (infer Item)[] | undefined
    ? Item
    : never
  expectTypeOf<Of<'sources'>>().toEqualTypeOf<Source>()
  expectTypeOf<Of<'alerts'>>().toEqualTypeOf<Alert>()
  expectTypeOf<Of<'dashboards'>>().toExtend<Dashboard>()
  expectTypeOf<State['managed']['organizations'][number]['services'][number]['record']>().toExtend<Service>()
})
