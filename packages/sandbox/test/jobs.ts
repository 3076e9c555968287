import { setImmediate } from 'node:timers/promises'
import { inspect } from 'node:util'
import { createManagementClient, type ManagementClient, type Service } from '@clouddb/management'
import { KeyRotationError, ServiceJobError } from '@clouddb/management/jobs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSandbox, createSeed, type Fault, type SeedOptions } from '../src/index.ts'
import type { Organization, State } from '../src/state.ts'

/** A sandbox whose clock is that of the tests, and a client that repeats nothing by itself. */
export interface JobWorld {
  readonly client: ManagementClient
  /** Names of the operations that were called, with the statuses of failed ones. */
  readonly calls: () => string[]
  readonly organization: () => Organization
  readonly fail: (fault: Fault) => void
  readonly fetch: typeof globalThis.fetch
}

/** Requests and hashes that are under way. They take real time, in which none may pass for the client. */
let underWay = 0

/** Lets the tests of a file decide when time passes, for the client and for the sandbox. */
export function useTestTime(): void {
  const { digest } = crypto.subtle
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    vi.spyOn(crypto.subtle, 'digest').mockImplementation((...parameters) => {
      underWay++
      return digest.apply(crypto.subtle, parameters).finally(() => underWay--)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** Lets time pass until a promise settles. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  promise.then(close, close)
  const isWaiting = () => underWay === 0 && vi.getTimerCount() > 0
  while (isOpen) await (isWaiting() ? vi.advanceTimersByTimeAsync(500) : setImmediate())
  expect(vi.getTimerCount()).toBe(0)
  return promise
}

/** The problem with which a job ends; `done` if it succeeds. */
export const problemOf = (job: Promise<unknown>): Promise<string> =>
  inTime(job.then(() => 'done').catch(({ problem }) => problem))

/** Makes a world. The fault is added before the request with this index. */
export function createWorld(seed: SeedOptions = {}, fault?: Fault, index?: number): JobWorld {
  const sandbox = createSandbox({ seed: createSeed(seed) })
  let sent = 0
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (fault && sent++ === index) sandbox.fail(fault)
    underWay++
    return sandbox.fetch(input, init).finally(() => underWay--)
  }
  const calls = () =>
    sandbox.requests().map(({ operation = '', status = 0 }) => (status === 200 ? operation : `${operation} ${status}`))
  const organization = () => (sandbox.snapshot() as State).managed.organizations[0] as Organization
  const client = createManagementClient({ ...sandbox.management, fetch, maxRetries: 0, logLevel: 'off' })
  return { client, calls, organization, fail: sandbox.fail, fetch }
}

/** The key that tests rotate. */
export const keyToRotate = {
  id: '5d1f7a2c-9b3e-4c6d-8e0f-1a2b3c4d5e6f',
  name: 'Shop',
  keyId: 'oldKeyIdOldKeyId1234',
  keySecret: 'old-secret',
  ipAccessList: [{ source: '127.0.0.0/8', description: 'Office' }],
}

/** The key of an administrator, who can rotate each key. */
export const keyOfAdmin = {
  id: '1d1f7a2c-9b3e-4c6d-8e0f-1a2b3c4d5e6f',
  name: 'Admin',
  keyId: 'adminKeyIdAdmin5678',
  keySecret: 'admin-secret',
}

/** Options of clients whose requests reach no sandbox. */
export const options = { baseUrl: 'https://api.example.com', keyId: 'a', keySecret: 'b', organizationId: 'c' }

/** A client of a service that is always in one state. */
export function clientOf(id: string, state: string, more: Service = {}, onRequest?: (request: RequestInit) => void) {
  let looks = 0
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    looks++
    onRequest?.(init)
    return Response.json({ status: 200, result: { id, state, ...more } })
  }
  return { client: createManagementClient({ ...options, fetch }), looks: () => looks }
}

/** A function that resolves once it was called twice. */
export function createMeeting(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let met = 0
  return () => {
    if (++met === 2) resolve()
    return promise
  }
}

/** Expects plain data, whose copies and JSON have a secret that printing does not show. */
export function expectStorable(data: object, name: string): void {
  const secret: unknown = Reflect.get(data, name)
  expect(secret).toMatch(/^.{12,}$/)
  for (const copy of [{ ...data }, Object.assign({}, data), structuredClone(data), JSON.parse(JSON.stringify(data))])
    expect(copy).toMatchObject({ [name]: secret })
  for (const printed of [data, [data]].map((value) => inspect(value, { showHidden: true, depth: 9 }))) {
    expect(printed).toContain(`${name}: '[redacted]'`)
    expect(printed).not.toContain(secret)
  }
}

const notApplied = expect.not.objectContaining({ isApplied: true })

/** A job, and what must hold once it is complete, however often it was run. */
export interface JobCase {
  readonly job: string
  readonly seed?: SeedOptions
  run(world: JobWorld): Promise<unknown>
  holds(world: JobWorld): void
}

const forbidden: Fault = { kind: 'status', status: 403 }
const faults: Fault[] = [
  { kind: 'reset' },
  { kind: 'reset', isApplied: true },
  { kind: 'html' },
  { kind: 'rate-limit' },
  forbidden,
]

/** Every request is tried in the nightly tier, and every third one otherwise. */
const stride = process.env.TEST_TIER === 'all' ? 1 : 3

/** Runs a job with a fault at each of its requests. Where it fails, running it again must complete it. */
export function testFaults({ job, seed, run, holds }: JobCase): void {
  test.each(faults)(`${job} is completed by running it again after %o at any request`, async (fault) => {
    const whole = createWorld(seed)
    await inTime(run(whole))
    holds(whole)
    for (const [index, call] of whole.calls().entries()) {
      if (index % stride !== faults.indexOf(fault) % stride) continue
      const world = createWorld(seed, fault, index)
      const error: unknown = await inTime(run(world).catch((failure) => failure ?? 'failed'))
      const isOurs = ServiceJobError.is(error) || KeyRotationError.is(error)
      // Only a creation that was not applied is not sent again.
      if (isOurs && fault !== forbidden) expect([call, fault]).toEqual([expect.stringMatching(/^create/), notApplied])
      if (isOurs) await inTime(run(world))
      else expect(error).not.toBeInstanceOf(Error)
      holds(world)
    }
  })
}
