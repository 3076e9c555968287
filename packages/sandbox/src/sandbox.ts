import type { ManagementClientOptions } from '@clouddb/management'
import type { ObservabilityCloudClientOptions } from '@clouddb/observability-cloud'
import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import { createClock } from './clock.ts'
import type { World } from './deployments/deployment.ts'
import { createManaged } from './deployments/managed.ts'
import { createOpenSource } from './deployments/open-source.ts'
import { type Answer, routeNotServed } from './http/answer.ts'
import { type IncomingRequest, readRequest } from './http/request.ts'
import { createIdentifiers } from './identifiers.ts'
import { defaultSeed } from './seed/default-seed.ts'
import type { State } from './state.ts'

export interface SandboxOptions {
  /** What the sandbox begins with, and what `reset` brings back. */
  seed?: State
  /** Epoch milliseconds at which time stands until `advance`; without it, time is that of the machine. */
  clock?: number
  /** The age of the open-source server, as a day; today's where it is left out. */
  since?: string
  /** Whether requests are limited as by the deployments; off where it is left out. */
  rateLimits?: 'real' | 'off'
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
  /** Brings back what the sandbox began with. */
  reset(): void
  /** A copy of everything that the sandbox remembers, as plain JSON. */
  snapshot(): State
  /** Brings back what a snapshot holds. */
  restore(snapshot: State): void
  /** Moves the time forward. */
  advance(milliseconds: number): void
}

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
  const world: World = { state: () => state, clock, identifiers, hasRateLimits: options.rateLimits === 'real' }
  const managed = createManaged(world)
  const openSource = createOpenSource(world, options.since ?? newest)

  const handle = (request: IncomingRequest): Answer => {
    if (/^\/+v1(\/|$)/i.test(request.path)) return managed.handle(request)
    if (/^\/+api\/+v2(\/|$)/i.test(request.path)) return openSource.handle(request)
    return routeNotServed(request.method, request.path)
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const { status, headers, body } = handle(await readRequest(request))
    const isEmpty = body === '' || request.method === 'HEAD'
    return new Response(isEmpty ? null : body, {
      status,
      headers: { ...headers, date: new Date(clock.now()).toUTCString() },
    })
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
    reset: () => {
      restore(seed)
      managed.reset()
      openSource.reset()
    },
    snapshot: () => structuredClone({ ...state, time: clock.now() }),
    restore,
    advance: clock.advance,
  }
}
