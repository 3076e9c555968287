import { createManagementClient, type ManagementClient } from '@clouddb/management'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createSandbox, createSeed, type ObservabilityState, type Sandbox, type State } from '../../src/index.ts'
import type { ObservabilityModel, ServiceModel } from './model.ts'

export const time = Date.UTC(2026, 10, 2, 9)

/** What both deployments can do, by the same names. */
export type Client = Pick<
  ObservabilityOssClient,
  | 'createDashboard'
  | 'getDashboard'
  | 'updateDashboard'
  | 'deleteDashboard'
  | 'listDashboards'
  | 'createAlert'
  | 'getAlert'
  | 'updateAlert'
  | 'deleteAlert'
  | 'listAlerts'
  | 'listSources'
>

/** One of three places in which dashboards and alerts are kept, apart from the others. */
export interface Deployment {
  readonly name: DeploymentName
  readonly client: Client
  readonly age: string
  /** The managed service that it belongs to. */
  readonly service?: ServiceName
  /** What it began with. */
  readonly begun: ObservabilityState
}

export type DeploymentName = 'openSource' | ServiceName
export type ServiceName = 'first' | 'second'

/** The real thing: a sandbox, and clients of all that it serves. */
export interface World {
  readonly sandbox: Sandbox
  readonly management: ManagementClient
  readonly deployments: Readonly<Record<DeploymentName, Deployment>>
  readonly services: Readonly<Record<ServiceName, string>>
}

/** What the world must be like. */
export interface Model {
  now: number
  observability: Record<DeploymentName, ObservabilityModel>
  services: Record<ServiceName, ServiceModel>
  keys: string[]
  /** Every id that was ever given. */
  ids: Set<string>
  saved?: { snapshot: State; model: Model }
}

export function worldOf(since?: string): World {
  const seed = createSeed({ time })
  const sandbox = createSandbox({ seed, clock: time, ...(since !== undefined && { since }) })
  const [organization] = seed.managed.organizations
  const [first, second] = organization?.services ?? []
  if (!first || !second) throw new Error('The seed has two services.')
  const services = { first: first.record.id, second: second.record.id }
  const cloud = (name: ServiceName, begun: ObservabilityState): Deployment => {
    const options = { ...sandbox.observabilityCloud, serviceId: services[name], maxRetries: 0 }
    return {
      name,
      age: '2026-07-31',
      service: name,
      begun,
      client: createObservabilityCloudClient(options) as unknown as Client,
    }
  }
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  return {
    sandbox,
    services,
    management: createManagementClient({ ...sandbox.management, maxRetries: 0 }),
    deployments: {
      openSource: { name: 'openSource', age: since ?? '9999-12-31', begun: seed.openSource, client },
      first: cloud('first', first.observability),
      second: cloud('second', second.observability),
    },
  }
}

export function modelOf({ sandbox }: World): Model {
  const [organization] = sandbox.snapshot().managed.organizations
  const service = (): ServiceModel => ({
    state: 'running',
    asked: time,
    idleScaling: true,
    idleTimeoutMinutes: 15,
    minTotalMemoryGb: 48,
    maxTotalMemoryGb: 360,
    numReplicas: 3,
  })
  const observability = () => ({ dashboards: [], alerts: [] })
  return {
    now: time,
    observability: { openSource: observability(), first: observability(), second: observability() },
    services: { first: service(), second: service() },
    keys: (organization?.keys ?? []).map(({ id }) => id),
    ids: new Set(),
  }
}

/** What a sandbox keeps, in parts that do not touch each other. */
export function partsOf(sandbox: Sandbox): Record<string, unknown> {
  const { openSource, managed } = sandbox.snapshot()
  // What was measured for an alert that is gone is forgotten at the next request, whomever that is for.
  const kept = ({ evaluations: _, ...rest }: ObservabilityState) => rest
  const [organization] = managed.organizations
  const { services = [], keys } = organization ?? {}
  return {
    openSource: kept(openSource),
    keys,
    first: services[0] && kept(services[0].observability),
    second: services[1] && kept(services[1].observability),
    'service first': services[0]?.record,
    'service second': services[1]?.record,
  }
}

/** The status of a call, and what it answered. */
export async function called<Payload>(call: PromiseLike<Payload>): Promise<{ status: number; payload: Payload }> {
  try {
    return { status: 200, payload: await call }
  } catch (error) {
    const status = (error as { status?: number }).status
    if (status === undefined) throw error
    return { status, payload: undefined as Payload }
  }
}
