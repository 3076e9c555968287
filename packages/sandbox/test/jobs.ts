import { setImmediate } from 'node:timers/promises'
import { inspect } from 'node:util'
import { createManagementClient, type ManagementClient, type Service } from '@clouddb/management'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Fault, SeedOptions } from '../src/index.ts'
import { remembered } from '../src/json.ts'
import { createServedSandbox, type ServedSandbox } from '../src/sandbox.ts'
import type { Organization } from '../src/state.ts'

/** The ids of the services of each world. */
export const [id, other] = ['b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40', '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42'] as const

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

/** The time at which each world begins, so that equal worlds can share a sandbox. */
const begin = Date.UTC(2026, 10, 2, 9)
const sandboxes = new Map<string, ServedSandbox>()

/** Makes a world at the time at which all begin, also where another one has gone on. It ends the last equal one. */
export function createWorld(options: SeedOptions = {}): JobWorld {
  vi.setSystemTime(begin)
  const key = JSON.stringify(options)
  const served = remembered(sandboxes, key, () => createServedSandbox({ seed: { time: begin, ...options } }))
  const { sandbox, state } = served
  // Making a sandbox takes much longer, and most tests make many equal ones.
  sandbox.reset()
  const fetch: typeof globalThis.fetch = (input, init) => {
    underWay++
    return sandbox.fetch(input, init).finally(() => underWay--)
  }
  const calls = () =>
    sandbox.requests().map(({ operation = '', status = 0 }) => (status === 200 ? operation : `${operation} ${status}`))
  const organization = () => structuredClone(state().managed.organizations[0]) as Organization
  const client = createManagementClient({ ...sandbox.management, fetch, maxRetries: 0, logLevel: 'off' })
  return { client, calls, organization, fail: sandbox.fail, fetch }
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
