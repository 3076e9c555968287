import type { ManagementClientOptions } from '@clouddb/management'
import type { ObservabilityCloudClientOptions } from '@clouddb/observability-cloud'
import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import type { Telemetry } from '@clouddb/telemetry'
import { type Clock, expectTime } from './clock.ts'
import { completeState } from './complete-state.ts'
import type { Deployment, World } from './deployments/deployment.ts'
import { createManaged } from './deployments/managed.ts'
import { createOpenSource } from './deployments/open-source.ts'
import { Faults } from './faults.ts'
import type * as format from './generated/schema.ts'
import type { Fault, LoggedRequest, SuppliedTelemetry } from './generated/schema.ts'
import type { Handler } from './http/request.ts'
import { LivingState } from './living-state.ts'
import {
  aDay,
  aFunction,
  anAddress,
  anObject,
  aTime,
  checkSandboxOptions,
  durationRules,
  milliseconds,
  type OptionRules,
  oneOfValues,
} from './option-rules.ts'
import { RequestLog } from './request-log.ts'
import { createHandler, fetchOf } from './sandbox-fetch.ts'
import type { SeedOptions } from './seed/create-seed.ts'
import type { PassingState, State } from './state.ts'
import { withSupplied } from './validation/telemetry.ts'

/** The options of a sandbox. */
export interface SandboxOptions {
  /**
   * The initial state, which `reset` restores: the result of `createSeed`, its options, or a snapshot. The sandbox copies
   * it. In options, the default `time` is that of the clock.
   * Default: `createSeed()`, without dashboards and alerts.
   */
  seed?: format.State | SeedOptions
  /**
   * Epoch milliseconds at which the clock stands until `advance`. Every run then has the same ids, dates and telemetry.
   * Default: the system clock.
   */
  clock?: number
  /** The day of the open-source server's version, such as `2026-02-27`. Default: the newest version. */
  since?: string
  /** The day of the managed deployment's version, such as `2026-07-31`. Default: the newest version. */
  managedSince?: string
  /**
   * Whether requests are limited as the deployments limit them, by credential: 10 in 10 s on the managed one, 100 in 60 s
   * on the open-source one. Default: `off`. A window ends by the clock of the sandbox, and clients wait in real time: where
   * `clock` is given, it ends only after `advance`.
   */
  rateLimits?: 'real' | 'off'
  /** IP address that requests come from, which access lists of keys must have. Default: `127.0.0.1`, which is `localhost`. */
  address?: string
  /**
   * Milliseconds by the clock of the sandbox that services stay in states in which they do not remain. Default: those of
   * the seed, 5 to 40 seconds.
   */
  durations?: Partial<Record<PassingState, number>>
  /** Milliseconds of real time that every answer takes. Default: 0. */
  latency?: number
  /** Called for each request, as soon as its outcome is known. */
  onRequest?: (request: LoggedRequest) => void
}

const sandboxRules: OptionRules<SandboxOptions> = {
  seed: anObject,
  clock: aTime,
  since: aDay,
  managedSince: aDay,
  rateLimits: oneOfValues('real', 'off'),
  address: anAddress,
  durations: { options: durationRules },
  latency: milliseconds,
  onRequest: aFunction,
}

/** All three APIs, with state, behind one `fetch`. */
export interface Sandbox {
  /**
   * Answers as the deployments do, for any host: the managed deployment serves `/v1/`, and the open-source deployment
   * serves `/api/v2/` and answers 404 for other paths. It rejects as `fetch` does: with the reason of an aborted signal, and with a
   * `TypeError` when a fault loses the connection. It needs no `this`.
   */
  fetch: typeof globalThis.fetch
  /** Options for `createManagementClient`: base URL, `fetch`, the first key and the first organization of the seed. */
  readonly management: ManagementClientOptions
  /** Options for `createObservabilityCloudClient`: the same, and the first service. */
  readonly observabilityCloud: ObservabilityCloudClientOptions
  /** Options for `createObservabilityOssClient`: base URL, `fetch` and the first API key of the seed. */
  readonly observabilityOss: ObservabilityOssClientOptions
  /**
   * Makes the next requests fail, to test retries and error paths. Faults wait in the order in which they were added,
   * and a request takes the first that waits for it.
   *
   * @throws TypeError if the fault has an unknown kind or operation, or lacks a property of its kind.
   */
  fail(fault: Fault): void
  /** The faults that wait. `times` is the number of requests that each still waits for. */
  faults(): Fault[]
  /** Removes the faults that wait. */
  clearFaults(): void
  /**
   * The last requests, the newest last, without credentials: at most 10,000, whose paths and bodies have at most 8 MiB
   * together.
   */
  requests(): readonly LoggedRequest[]
  /**
   * Adds telemetry to charts, alerts and events: so many logs of a service in a minute, an incident of a service of the
   * shop, or single rows. It is visible from its time on, and part of the state. An alert is evaluated once for each
   * window, so add its telemetry before its window ends. There can be 100,000 rows, 100 incidents and 8 MiB altogether.
   *
   * @throws TypeError with the wrong field. Nothing is added then.
   */
  addTelemetry(...telemetry: SuppliedTelemetry[]): void
  /** Restores the initial state and its time, and clears requests, rate limits and faults. */
  reset(): void
  /** A copy of the whole state, as plain JSON. */
  snapshot(): format.State
  /**
   * Restores a snapshot, with its time and its sequence of ids. Requests and faults stay.
   *
   * @throws TypeError if it is no whole snapshot, or has another `version`.
   */
  restore(snapshot: format.State): void
  /**
   * Moves the time forward by so many milliseconds, and evaluates the alerts that are due. Their states change, and the
   * snapshot has the notifications under `notifications`. Each alert is evaluated for its last 10,000 windows: a week, if
   * its interval is a minute. All alerts that are due share 50,000 windows, of which long ones count more.
   *
   * @throws TypeError if it is negative, or if the result is later than 9998.
   */
  advance(milliseconds: number): void
  /**
   * Moves the time forward or back to epoch milliseconds, and evaluates the alerts that are due. After a move back,
   * alerts are evaluated again and services go on from the new time, and rate limits count from zero.
   *
   * @throws TypeError if it is no time from 1970 to 9998.
   */
  setTime(time: number): void
}

const newest = '9999-12-31'

// These hosts do not exist, so a request that is sent by mistake reaches nobody.
const managedUrl = 'https://managed.sandbox.invalid'
const openSourceUrl = 'https://open-source.sandbox.invalid'

/**
 * Makes a sandbox: the management API and both observability APIs, with state, behind one `fetch`. It uses no network,
 * and sandboxes share nothing, so each test can have its own.
 *
 * @throws TypeError if an option is unknown or wrong.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  return createServedSandbox(options).sandbox
}

/** A sandbox, with what a server of it needs. */
export interface ServedSandbox {
  readonly sandbox: Sandbox
  /** The state itself, to read. */
  readonly state: () => State
  /** Answers what its `fetch` answers, and requests that no `fetch` can send. */
  readonly answer: Handler
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<RequestLog, 'list' | 'withoutBodies' | 'bodiesOf'>
  /** The names of the operations. */
  readonly operations: readonly string[]
  readonly telemetry: Telemetry
}

/** Makes a sandbox for a server. */
export function createServedSandbox(options: SandboxOptions = {}): ServedSandbox {
  if (Object.hasOwn(Object(options), 'version'))
    throw new TypeError('The options are a state. Pass it as their seed: createSandbox({ seed }).')
  checkSandboxOptions(options, sandboxRules)
  const living = new LivingState(options)
  const { clock, telemetry } = living
  const deployments = createDeployments(living, options)
  const operations = [...new Set(deployments.all.flatMap((deployment) => deployment.operations))]
  const faults = new Faults(operations)
  const log = new RequestLog(options.onRequest)
  const answer = createHandler({
    clock,
    faults,
    requests: log,
    latency: options.latency ?? 0,
    deploymentOf: deployments.of,
    evaluateAlerts: () => living.evaluate(),
  })
  const controls = controlsOf(living, faults, log, deployments.forgetLimits)
  const sandbox: Sandbox = { ...clientOptionsOf(living.seed, fetchOf(answer)), ...controls }
  return { sandbox, state: () => living.now, answer, clock, log, operations, telemetry }
}

/** Both deployments, and the one that serves a path. */
function createDeployments(living: LivingState, options: SandboxOptions) {
  const { since = newest, managedSince = newest, rateLimits, address = 'localhost' } = options
  const { clock, identifiers, telemetry, time } = living
  const world: World = {
    ...{ clock, identifiers, telemetry, time },
    state: () => living.now,
    hasRateLimits: rateLimits === 'real',
    address: address === 'localhost' ? '127.0.0.1' : address,
  }
  const managed = createManaged(world, managedSince)
  const openSource = createOpenSource(world, since)
  return {
    all: [managed, openSource],
    forgetLimits: () => {
      managed.reset()
      openSource.reset()
    },
    // The open-source server reads the body of every request, and answers preflights of all paths.
    of: (path: string): Deployment => (/^\/+v1(\/|$)/i.test(path) ? managed : openSource),
  }
}

/** What a sandbox offers clients: its `fetch`, and the options of each with the first credentials of the seed. */
function clientOptionsOf({ managed, openSource }: State, fetch: Sandbox['fetch']) {
  const [organization] = managed.organizations
  const [key] = organization?.keys ?? []
  const basic = {
    baseUrl: managedUrl,
    fetch,
    ...(key && !key.hashes && { keyId: key.keyId, keySecret: key.keySecret }),
    ...(organization && { organizationId: organization.id }),
  }
  const serviceId = organization?.services[0]?.record.id
  const [apiKey] = openSource.apiKeys
  return {
    fetch,
    management: basic,
    observabilityCloud: { ...basic, ...(serviceId !== undefined && { serviceId }) },
    observabilityOss: { baseUrl: openSourceUrl, fetch, ...(apiKey !== undefined && { apiKey }) },
  }
}

/** The functions by which a test controls a sandbox. */
function controlsOf(living: LivingState, faults: Faults, log: RequestLog, forgetLimits: () => void) {
  const { clock } = living
  return {
    fail: (fault) => faults.add(fault),
    faults: () => faults.list(),
    clearFaults: () => faults.clear(),
    requests: () => log.list(),
    reset: () => {
      living.set(structuredClone(living.seed))
      forgetLimits()
      faults.clear()
      log.clear()
    },
    snapshot: () => structuredClone({ ...living.now, time: clock.now() }),
    restore: (snapshot) => living.set(completeState(snapshot)),
    addTelemetry: (...added) => {
      living.now.telemetry = withSupplied(living.now.telemetry, added)
    },
    advance: (milliseconds) => {
      clock.advance(milliseconds)
      living.evaluate()
    },
    setTime: (to) => {
      expectTime(to)
      if (to < clock.now()) {
        forgetLimits()
        living.time.moveServicesBack(to)
      }
      clock.set(to)
      living.evaluate()
    },
  } satisfies Partial<Sandbox>
}
