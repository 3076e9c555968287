import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import type { Dashboard } from '@clouddb/observability-oss/types'
import { createSandbox, createSeed, type Sandbox, type SandboxOptions } from '@clouddb/sandbox'
import type { SharedClient } from '../src/deployment/client.ts'
import {
  type Applied,
  ApplyError,
  apply,
  type Client,
  dashboard,
  existingWebhook,
  type Plan,
  type PlanOptions,
  type Project,
  plan,
  project,
  source,
} from '../src/index.ts'

/** The deployments on which every property holds. */
export const ages = ['newest', 'February', 'managed'] as const

export type Age = (typeof ages)[number]

export type Interceptor = (input: string, init: RequestInit, pass: typeof globalThis.fetch) => Promise<Response>

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
const [logs] = seed.openSource.sources
seed.openSource.sources.push({ ...cluster(logs?.connection), id: '66a1f0c2d4e8b7a9c3f10105' })

export const environment = { HOOK_URL: 'https://hooks.slack.com/services/T0/B0/x', TOKEN: 'Bearer 1' }

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

  constructor(age: Age, options: SandboxOptions = {}) {
    const released = age === 'February' ? { since: '2026-02-27' } : {}
    this.age = age
    this.sandbox = createSandbox({ clock: time, seed, ...released, ...options })
    const pass = this.sandbox.fetch
    const fetch = (input: string, init: RequestInit): Promise<Response> =>
      this.intercept ? this.intercept(input, init, pass) : pass(input, init)
    const own = { fetch, maxRetries: 0, logger: undefined }
    this.client =
      age === 'managed'
        ? createObservabilityCloudClient({ ...this.sandbox.observabilityCloud, ...own })
        : createObservabilityOssClient({ ...this.sandbox.observabilityOss, ...own })
    this.raw = this.client as unknown as SharedClient
    this.oss = this.client as ObservabilityOssClient
  }

  plan(wanted: Project, options: PlanOptions = {}): Promise<Plan> {
    const released = this.age === 'February' ? { released: '2026-02-27' } : {}
    return plan(wanted, this.client, { environment, ...released, ...options })
  }

  /** Plans and applies, and returns the number of objects that were written. */
  async run(wanted: Project, options: PlanOptions = {}): Promise<Applied> {
    return await apply(await this.plan(wanted, options))
  }

  /** Runs, and returns what stopped the run, or an empty text. */
  tryRun(wanted: Project, options: PlanOptions = {}): Promise<string> {
    return problemOf(this.run(wanted, options))
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

  /** Edits a dashboard as the user interface does, which sends whole records. */
  async editDashboard(change: (record: Partial<Dashboard>) => object, wanted = 'Cart'): Promise<Dashboard> {
    const all: readonly Partial<Dashboard>[] = await this.raw.listDashboards()
    const { id = '', ...record } = all.find(({ name }) => name === wanted) ?? {}
    return await this.raw.updateDashboard(id, { ...record, ...change(record) } as never)
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

export type Answer = { readonly data?: unknown; readonly result?: unknown; readonly meta?: object }

/** Changes the answers of a server. */
export function answering(change: (answer: Answer, request: { method: string; path: string }) => Answer): Interceptor {
  return async (input, init, pass) => {
    const answer = await pass(input, init)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const request = { method: init.method ?? 'GET', path: new URL(input).pathname }
    return Response.json(change((await answer.json()) as Answer, request), answer)
  }
}

/** A tile that alerts can watch. */
export const tileOf = <Alert>(name: string, alerts: readonly Alert[]) => ({
  name,
  x: 0,
  y: 0,
  w: 6,
  h: 4,
  config: {
    displayType: 'line',
    source: source.log('Logs'),
    select: [{ aggFn: 'count', where: `ServiceName:${name}` }],
  } as const,
  alerts,
})

export const above = { threshold: 1, thresholdType: 'above', interval: '5m' } as const

/** An alert on a webhook that every deployment has. */
export const usual = { ...above, channels: [existingWebhook('slack', 'Chat')] } as const

/** A project with one dashboard. */
export const cartOf = (tiles: readonly unknown[], more: object = {}): Project =>
  project('checkout', [dashboard({ name: 'Cart', ...more, tiles } as never)])

/** A project of dashboards with alerts. */
export const boardsOf = (length: number, alerts: number): Project =>
  project(
    'many',
    Array.from({ length }, (_, index) => {
      const own = Array.from({ length: alerts }, (_each, at) => ({ ...usual, name: `${at}`, threshold: at }))
      return dashboard({
        name: `Service ${index}`,
        tags: [`team ${index % 3}`],
        tiles: [tileOf(`Errors${index}`, own)],
      })
    }),
  )
