import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import { createSandbox, createSeed, type Sandbox, type SandboxOptions } from '@clouddb/sandbox'
import { expect } from 'vitest'
import { clientDeployment, type SharedClient } from '../src/deployment/client.ts'
import { readSite } from '../src/deployment/named-objects.ts'
import { type Live, liveObjects } from '../src/form/live.ts'
import {
  type Applied,
  ApplyError,
  apply,
  type Client,
  type Finding,
  type Plan,
  type PlanOptions,
  type Project,
  plan,
} from '../src/index.ts'
import { above } from './declarations.ts'

/** The deployments on which every property holds. */
export const ages = ['newest', 'February', 'managed'] as const

export type Age = (typeof ages)[number]

export type Interceptor = (input: string, init: RequestInit, pass: typeof globalThis.fetch) => Promise<Response>

export const isNightly = process.env.TEST_TIER === 'all'

const time = Date.UTC(2026, 7, 22)

/** A source of PromQL. */
export const cluster = (connection: unknown) => ({
  kind: 'promql' as const,
  name: 'Cluster',
  connection: `${connection}`,
  from: { databaseName: 'default', tableName: 'series' },
  timestampValueExpression: 'Time',
})

const seed = createSeed({ time })
// A state with one service takes less time.
for (const { services } of seed.managed.organizations) services.splice(1)
const [logSource] = seed.openSource.sources
seed.openSource.sources.push({ ...cluster(logSource?.connection), id: '66a1f0c2d4e8b7a9c3f10105' })

export const environment = { HOOK_URL: 'https://hooks.slack.com/services/T0/B0/x', TOKEN: 'Bearer 1' }

export const nothingToDo = { changes: [], conflicts: [], refusals: [] }

type Named = Pick<Dashboard, 'id' | 'name' | 'tags' | 'tiles'>

/** A deployment, and what tests do with it. */
export class World {
  readonly age: Age
  readonly sandbox: Sandbox
  /** A client that does not repeat requests, so that a failure is one request. */
  readonly client: Client
  /** The same client, with the methods that both deployments have. */
  readonly raw: SharedClient
  /** The same client where it is that of the open-source deployment. */
  readonly oss: ObservabilityOssClient
  /** Called before each request reaches the sandbox. It may answer, throw, or make requests of its own. */
  intercept: Interceptor | undefined
  readonly fetch = (input: string, init: RequestInit = {}): Promise<Response> => {
    const pass = this.sandbox.fetch
    return this.intercept ? this.intercept(input, init, pass) : pass(input, init)
  }

  constructor(age: Age = 'newest', options: SandboxOptions = {}) {
    const released = age === 'February' ? { since: '2026-02-27' } : {}
    this.age = age
    this.sandbox = createSandbox({ clock: time, seed, ...released, ...options })
    const own = { fetch: this.fetch, maxRetries: 0, logger: undefined }
    this.client =
      age === 'managed'
        ? createObservabilityCloudClient({ ...this.sandbox.observabilityCloud, ...own })
        : createObservabilityOssClient({ ...this.sandbox.observabilityOss, ...own })
    this.raw = this.client as unknown as SharedClient
    this.oss = this.client as ObservabilityOssClient
  }

  /** The number of requests so far. */
  get sent(): number {
    return this.sandbox.requests().length
  }

  /** All that the sandbox holds, as a text. */
  get state(): string {
    return JSON.stringify(this.sandbox.snapshot())
  }

  plan(wanted: Project, options: PlanOptions = {}): Promise<Plan> {
    const released = this.age === 'February' ? { released: '2026-02-27' } : {}
    return plan(wanted, this.client, { environment, ...released, ...options })
  }

  /** Plans and applies, and returns the number of objects that were written. */
  async run(wanted: Project, options: PlanOptions = {}): Promise<Applied> {
    return await apply(await this.plan(wanted, options))
  }

  /** Runs, and returns the operations of the requests that applied the plan. */
  async operationsOf(wanted: Project): Promise<string[]> {
    const plan = await this.plan(wanted)
    const first = this.sent
    await apply(plan)
    return this.sandbox
      .requests()
      .slice(first)
      .map(({ operation }) => `${operation}`)
  }

  /** Runs, and returns what stopped the run, or an empty text. */
  tryRun(wanted: Project, options: PlanOptions = {}): Promise<string> {
    return problemOf(this.run(wanted, options))
  }

  /** Runs with `prune`, and returns copies of the records that are deleted. */
  async prune(wanted: Project, prune: PlanOptions['prune'] = 'all'): Promise<Record<string, unknown>[]> {
    const records: object[] = []
    await apply(await this.plan(wanted, { prune }), {
      beforeDelete: (deleted) => void records.push(...(deleted as object[])),
    })
    return JSON.parse(JSON.stringify(records))
  }

  /** Expects that a plan has nothing to do, and that nothing is in its way. */
  async expectDone(wanted: Project, options: PlanOptions = {}): Promise<void> {
    expect(await this.plan(wanted, options)).toMatchObject(nothingToDo)
  }

  /** Does something before one of the requests that follow. The end of it tells whether it was done. */
  interrupt(at: number, act: (init: RequestInit) => Promise<unknown>): () => boolean {
    let sent = 0
    const passOn: Interceptor = async (input, init, pass) => {
      this.intercept = undefined
      if (sent++ === at) await act(init)
      this.intercept = passOn
      return await pass(input, init)
    }
    this.intercept = passOn
    return () => {
      this.intercept = undefined
      return sent > at
    }
  }

  /** Lets so many requests pass, and none that follows, as if the run were killed. */
  killAfter(requests: number): void {
    let sent = 0
    this.intercept = async (input, init, pass) => {
      if (sent++ >= requests) throw new TypeError('fetch failed')
      return await pass(input, init)
    }
  }

  /** Returns the dashboard with a name. */
  async find(name: string): Promise<Named> {
    const all: readonly Named[] = await this.raw.listDashboards()
    return all.find((each) => each.name === name) ?? expect.fail(`There is no dashboard ${name}.`)
  }

  /** Edits a dashboard as the user interface does, which sends whole records. */
  async editDashboard(change: (record: Partial<Named>) => object, name = 'Cart'): Promise<Dashboard> {
    const { id, ...record } = await this.find(name)
    return await this.raw.updateDashboard(id, { ...record, ...change(record) } as never)
  }

  /** Creates an alert as a person does, on a tile of a dashboard. */
  async addAlert({ id: dashboardId, tiles }: Partial<Named>, own: object = {}, tile = 0): Promise<Alert> {
    const [hook] = await this.raw.listWebhooks()
    const watched = { source: 'tile', dashboardId, tileId: tiles?.[tile]?.id }
    return await this.raw.createAlert({
      ...{ ...above, ...watched, channel: { type: 'webhook', webhookId: hook?.id } },
      ...own,
    } as never)
  }

  /** Edits an alert of a tile as a person does. */
  async editAlert({ id, ...alert }: Alert, change: object): Promise<void> {
    const { channel, interval, threshold, thresholdType, dashboardId, tileId, name } = alert
    const own = { source: 'tile', name, channel, interval, threshold, thresholdType, dashboardId, tileId }
    await this.raw.updateAlert(id, { ...own, ...change } as never)
  }

  /** The requests that wrote something since a number of requests. */
  writesSince(first: number): string[] {
    return this.sandbox
      .requests()
      .slice(first)
      .filter(({ method, operation }) => method !== 'GET' && operation !== 'validateDashboard')
      .map(({ operation, status }) => `${operation} ${status}`)
  }

  /** Everything that a deployment holds, as its lists show it, by id. */
  async contents(): Promise<Map<string, string>> {
    const { raw } = this
    const searches = this.age === 'February' ? [] : await raw.listSavedSearches()
    const lists = [await raw.listDashboards(), await raw.listAlerts(), await raw.listWebhooks(), searches]
    return new Map(lists.flat().map((record) => [record.id, JSON.stringify(record)]))
  }

  /** The objects in the form in which they are compared. */
  async objects(): Promise<Live[]> {
    return liveObjects(await readSite(clientDeployment(this.client)))
  }
}

/** A deployment to which a project was applied. */
export async function deployed(wanted: Project, age: Age = 'newest', options: SandboxOptions = {}): Promise<World> {
  const world = new World(age, options)
  await world.run(wanted)
  return world
}

/** True where a plan does not guess which of several tiles of one name has the alerts. */
export function isAmbiguous({ refusals }: Plan): boolean {
  return refusals.some(({ sentences }) => sentences.some((each) => each.startsWith('several tiles could be tile')))
}

/** Waits for a run, and returns what stopped it, or an empty text. */
export function problemOf(applying: Promise<unknown>): Promise<string> {
  return applying.then(
    () => '',
    (error) => (error instanceof ApplyError ? error.message : `${error}`),
  )
}

/** What is said of objects, each sentence on a line. */
export const sentencesOf = (...findings: readonly Finding[]): string =>
  findings.flatMap(({ sentences }) => sentences).join('\n')
