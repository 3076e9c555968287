import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import {
  createSandbox,
  createSeed,
  type ManagedService,
  type ObservabilityState,
  type Organization,
  type Sandbox,
  type State,
} from '../../src/index.ts'
import type { ObservabilityModel } from './model.ts'

export const time = Date.UTC(2026, 10, 2, 9)

/** One of three places that store dashboards and alerts independently of each other. */
export interface Deployment {
  readonly name: DeploymentName
  readonly client: ObservabilityOssClient
  readonly age: string
  /** Its initial state. */
  readonly begun: ObservabilityState
}

export type DeploymentName = 'openSource' | 'first' | 'second'

/** The system under test: a sandbox, and clients of all that it serves. */
export interface World {
  readonly sandbox: Sandbox
  readonly deployments: Readonly<Record<DeploymentName, Deployment>>
}

/** The expected state of the system. */
export interface Model {
  observability: Record<DeploymentName, ObservabilityModel>
  /** Every id that a server has assigned. */
  ids: Set<string>
  saved?: { snapshot: State; model: Model }
}

export function worldOf(since?: string): World {
  const seed = createSeed({ time })
  const sandbox = createSandbox({ seed, clock: time, ...(since !== undefined && { since }) })
  const [organization] = seed.managed.organizations as [Organization]
  const [first, second] = organization.services as [ManagedService, ManagedService]
  const cloud = (name: DeploymentName, service: ManagedService): Deployment => {
    const options = { ...sandbox.observabilityCloud, serviceId: service.record.id, maxRetries: 0 }
    return {
      name,
      age: '2026-07-31',
      begun: service.observability,
      client: createObservabilityCloudClient(options) as unknown as ObservabilityOssClient,
    }
  }
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  return {
    sandbox,
    deployments: {
      openSource: { name: 'openSource', age: since ?? '9999-12-31', begun: seed.openSource, client },
      first: cloud('first', first),
      second: cloud('second', second),
    },
  }
}

export function modelOf(): Model {
  const observability = () => ({ dashboards: [], alerts: [] })
  return {
    observability: { openSource: observability(), first: observability(), second: observability() },
    ids: new Set(),
  }
}

/** The state of a sandbox, in independent parts. */
export function partsOf(sandbox: Sandbox): Record<string, unknown> {
  const { openSource, managed } = sandbox.snapshot()
  // The history of a deleted alert disappears at the next request, whatever it is for.
  const kept = ({ evaluations: _, ...rest }: ObservabilityState) => rest
  const [organization] = managed.organizations
  const { services = [] } = organization ?? {}
  return {
    openSource: kept(openSource),
    first: services[0] && kept(services[0].observability),
    second: services[1] && kept(services[1].observability),
    'service first': services[0]?.record,
    'service second': services[1]?.record,
  }
}

/** The status and the payload of a call. */
export async function called<Payload>(call: PromiseLike<Payload>): Promise<{ status: number; payload: Payload }> {
  try {
    return { status: 200, payload: await call }
  } catch (error) {
    const status = (error as { status?: number }).status
    if (status === undefined) throw error
    return { status, payload: undefined as Payload }
  }
}
