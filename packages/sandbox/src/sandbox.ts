import type { ManagementClientOptions } from '@clouddb/management'
import type { ObservabilityCloudClientOptions } from '@clouddb/observability-cloud'
import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import { evaluateAlerts } from './alerting/evaluate-alerts.ts'
import { createClock } from './clock.ts'
import type { Deployment, World } from './deployments/deployment.ts'
import { createManaged } from './deployments/managed.ts'
import { createOpenSource } from './deployments/open-source.ts'
import { type Fault, Faults } from './faults.ts'
import { createIdentifiers } from './identifiers.ts'
import { type LoggedRequest, RequestLog } from './request-log.ts'
import { createFetch } from './sandbox-fetch.ts'
import { defaultSeed } from './seed/default-seed.ts'
import { expectState, type State } from './state.ts'
import { createTelemetry } from './telemetry/telemetry.ts'

/** What a sandbox can be told when it is made. Everything may be left out. */
export interface SandboxOptions {
  /**
   * What the sandbox begins with, and what `reset` brings back: what `createSeed` makes, or a snapshot. It is copied.
   * Default: what `createSeed()` makes, without a dashboard or an alert.
   */
  seed?: State
  /**
   * Epoch milliseconds at which time stands until `advance`. With it every run is the same: ids, dates, telemetry.
   * Default: time is that of the machine, and goes by.
   */
  clock?: number
  /** The age of the open-source server, as a day such as `2026-02-27`. Default: today's. */
  since?: string
  /**
   * Whether requests are limited as the deployments limit them, by credential: 10 in 10 s on the managed one, 100 in 60 s
   * on the open-source one. Default: `off`.
   */
  rateLimits?: 'real' | 'off'
  /** Milliseconds of real time that every answer takes. Default: 0. */
  latency?: number
  /** Is told of each request, as soon as it is known how it ends. Default: nobody is told. */
  onRequest?: (request: LoggedRequest) => void
}

/** All three APIs, with state, behind one `fetch`. */
export interface Sandbox {
  /**
   * Answers as the deployments do, by the path of a request whatever its host: below `/v1/` the managed one, below
   * `/api/v2/` the open-source one, 404 elsewhere. It rejects as `fetch` does: with the reason of an aborted signal, and
   * with a `TypeError` where a fault loses the connection. It needs no `this`.
   */
  fetch: typeof globalThis.fetch
  /** Options for `createManagementClient`: address, `fetch`, the first key and the first organization of the seed. */
  readonly management: ManagementClientOptions
  /** Options for `createObservabilityCloudClient`: the same, and the first service. */
  readonly observabilityCloud: ObservabilityCloudClientOptions
  /** Options for `createObservabilityOssClient`: address, `fetch` and the first API key of the seed. */
  readonly observabilityOss: ObservabilityOssClientOptions
  /**
   * Lets something go wrong for the next requests: retries and error paths of an application, in a line. Faults wait in
   * the order in which they were given; a request takes the first that waits for it.
   *
   * @throws TypeError when the fault is of no known kind, names no operation, or lacks what its kind needs.
   */
  fail(fault: Fault): void
  /** The last 10,000 requests that came, the newest last. Credentials are not among what is kept. */
  requests(): readonly LoggedRequest[]
  /** Brings back what the sandbox began with, its time included, and forgets requests, limits and faults. */
  reset(): void
  /** A copy of everything that the sandbox remembers, as plain JSON: it can be written, compared and looked into. */
  snapshot(): State
  /**
   * Brings back what a snapshot holds, its time and the ids that follow included. Requests and faults stay.
   *
   * @throws TypeError when it is no snapshot, or one of another version of the package.
   */
  restore(snapshot: State): void
  /**
   * Moves the time forward by so many milliseconds, and evaluates the alerts that come due: their states change, and
   * what would have been sent is in the snapshot, under `notifications`.
   */
  advance(milliseconds: number): void
}

/** Sandboxes differ in their state; what their applications have logged and measured is the same. */
export const telemetrySeed = 1

const newest = '9999-12-31'

// No such hosts: nothing that is sent here by mistake reaches anybody.
const managedUrl = 'https://managed.sandbox.invalid'
const openSourceUrl = 'https://open-source.sandbox.invalid'

/**
 * Makes a sandbox: the management API and both observability APIs, with state, behind one `fetch`. Nothing of it reaches a
 * network, and sandboxes share nothing, so tests that run at once can each have one.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const clock = createClock(options.clock)
  const seed = structuredClone(options.seed ?? defaultSeed(clock.now()))
  let state = seed
  const restore = (snapshot: State): void => {
    expectState(snapshot)
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
  const fetch = createFetch({
    clock,
    faults,
    requests,
    latency: options.latency ?? 0,
    deploymentOf,
    evaluateAlerts: evaluate,
  })

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
