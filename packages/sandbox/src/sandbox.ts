import type { ManagementClientOptions } from '@clouddb/management'
import type { ObservabilityCloudClientOptions } from '@clouddb/observability-cloud'
import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import { evaluateAlerts } from './alerting/evaluate-alerts.ts'
import { createClock } from './clock.ts'
import type { Deployment, World } from './deployments/deployment.ts'
import { createManaged } from './deployments/managed.ts'
import { createOpenSource } from './deployments/open-source.ts'
import { createFetch } from './exchange.ts'
import { type Fault, Faults } from './faults.ts'
import { createIdentifiers } from './identifiers.ts'
import { type LoggedRequest, RequestLog } from './requests.ts'
import { defaultSeed } from './seed/default-seed.ts'
import type { State } from './state.ts'
import { createTelemetry } from './telemetry/telemetry.ts'

export interface SandboxOptions {
  /** What the sandbox begins with, and what `reset` brings back. */
  seed?: State
  /** Epoch milliseconds at which time stands until `advance`; without it, time is that of the machine. */
  clock?: number
  /** The age of the open-source server, as a day; today's where it is left out. */
  since?: string
  /** Whether requests are limited as by the deployments; off where it is left out. */
  rateLimits?: 'real' | 'off'
  /** Milliseconds that every answer takes; none where it is left out. */
  latency?: number
  /** Is told of each request, as soon as it is known how it ends. */
  onRequest?: (request: LoggedRequest) => void
}

/** All three APIs, with state, behind one `fetch`. */
export interface Sandbox {
  fetch: typeof globalThis.fetch
  /** Options for `createManagementClient`. */
  readonly management: ManagementClientOptions
  /** Options for `createObservabilityCloudClient`. */
  readonly observabilityCloud: ObservabilityCloudClientOptions
  /** Options for `createObservabilityOssClient`. */
  readonly observabilityOss: ObservabilityOssClientOptions
  /** Lets something go wrong for the next requests: retries and error paths of an application, in a line. */
  fail(fault: Fault): void
  /** The requests that came, the newest last. */
  requests(): readonly LoggedRequest[]
  /** Brings back what the sandbox began with, and forgets requests, limits and faults. */
  reset(): void
  /** A copy of everything that the sandbox remembers, as plain JSON. */
  snapshot(): State
  /** Brings back what a snapshot holds. */
  restore(snapshot: State): void
  /** Moves the time forward. */
  advance(milliseconds: number): void
}

/** Sandboxes differ in their state; what their applications have logged and measured is the same. */
export const telemetrySeed = 1

const newest = '9999-12-31'

// No such hosts: nothing that is sent here by mistake reaches anybody.
const managedUrl = 'https://managed.sandbox.invalid'
const openSourceUrl = 'https://open-source.sandbox.invalid'

/** Makes a sandbox. Sandboxes share nothing. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const clock = createClock(options.clock)
  const seed = structuredClone(options.seed ?? defaultSeed(clock.now()))
  let state = seed
  const restore = (snapshot: State): void => {
    state = structuredClone(snapshot)
    clock.set(state.time)
  }
  restore(seed)
  const identifiers = createIdentifiers(1, () => state.identifiers, clock.now)
  const telemetry = createTelemetry({ seed: telemetrySeed, now: clock.now })
  const hasRateLimits = options.rateLimits === 'real'
  const world: World = { state: () => state, clock, identifiers, telemetry, hasRateLimits }
  const managed = createManaged(world)
  const openSource = createOpenSource(world, options.since ?? newest)

  const faults = new Faults([...managed.operations, ...openSource.operations])
  const requests = new RequestLog(options.onRequest)
  const fetch = createFetch({ clock, faults, requests, latency: options.latency ?? 0, deploymentOf, before: evaluate })

  // Time also passes while nobody asks: alerts are evaluated as soon as somebody does.
  function evaluate(): void {
    const [after, until] = [state.evaluatedUntil, clock.now()]
    const observed = state.managed.organizations.flatMap(({ services }) =>
      services.map(({ observability }) => observability),
    )
    for (const part of [state.openSource, ...observed]) evaluateAlerts(part, telemetry, after, until)
    state.evaluatedUntil = until
  }

  function deploymentOf(path: string): Deployment | undefined {
    if (/^\/+v1(\/|$)/i.test(path)) return managed
    return /^\/+api\/+v2(\/|$)/i.test(path) ? openSource : undefined
  }

  const [organization] = seed.managed.organizations
  const [key] = organization?.keys ?? []
  const basic = {
    baseUrl: managedUrl,
    fetch,
    ...(key && { keyId: key.keyId, keySecret: key.keySecret }),
    ...(organization && { organizationId: organization.id }),
  }
  const serviceId = organization?.services[0]?.record.id
  const [apiKey] = seed.openSource.apiKeys
  return {
    fetch,
    management: basic,
    observabilityCloud: { ...basic, ...(serviceId !== undefined && { serviceId }) },
    observabilityOss: { baseUrl: openSourceUrl, fetch, ...(apiKey !== undefined && { apiKey }) },
    fail: (fault) => faults.add(fault),
    requests: () => requests.list(),
    reset: () => {
      restore(seed)
      for (const forgetful of [managed, openSource]) forgetful.reset()
      for (const forgetful of [faults, requests]) forgetful.clear()
    },
    snapshot: () => structuredClone({ ...state, time: clock.now() }),
    restore,
    advance: (milliseconds) => {
      clock.advance(milliseconds)
      evaluate()
    },
  }
}
