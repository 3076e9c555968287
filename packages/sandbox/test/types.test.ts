import type { Service } from '@clouddb/management/types'
import type { Dashboard as CloudDashboard } from '@clouddb/observability-cloud/types'
import type { Alert, Dashboard, Source } from '@clouddb/observability-oss/types'
import { expectTypeOf, test } from 'vitest'
import { createSeed, type Fault, type SandboxOptions, type SeedOptions, type State } from '../src/index.ts'

// The compiler checks these tests. The API report shows the types of options.

test('a seed has the types of the packages: requests, and the records that they create', () => {
  type AlertsFrom<Alerts> = Parameters<Extract<NonNullable<Alerts>, (...all: never) => unknown>>[0]
  type OfService = NonNullable<NonNullable<SeedOptions['organization']>['services']>[number]
  expectTypeOf<AlertsFrom<NonNullable<SeedOptions['openSource']>['alerts']>>().toEqualTypeOf<Dashboard[]>()
  expectTypeOf<AlertsFrom<OfService['alerts']>>().toEqualTypeOf<CloudDashboard[]>()
  expectTypeOf(createSeed()).toEqualTypeOf<State>()
  expectTypeOf<State>().toExtend<NonNullable<SandboxOptions['seed']>>()
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
