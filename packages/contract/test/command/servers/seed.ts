import { createSeed, type State } from '@clouddb/sandbox'
import { TIME } from '../../time-of-sandbox.ts'

export const API_KEY = 'canary-4f9a-key'
export const BASIC = { keyId: 'canary-key-id', keySecret: 'canary-key-secret' }

const TRACES = '66a1f0c2d4e8b7a9c3f10102'

let seed: string | undefined

/** The initial objects of a sandbox, with the ids of the documents' examples. They are made once, and copied. */
export function seedOfExamples(): State {
  seed ??= makeSeed()
  return JSON.parse(seed)
}

function makeSeed(): string {
  const tile = {
    name: 'Errors',
    x: 0,
    y: 0,
    w: 6,
    h: 3,
    config: { displayType: 'line' as const, sourceId: TRACES, select: [{ aggFn: 'count' as const }] },
  }
  const state = createSeed({
    time: TIME,
    openSource: {
      apiKeys: [API_KEY],
      dashboards: [
        { name: 'Checkout', tiles: [tile], tags: ['shop'] },
        { name: 'Payments', tiles: [] },
      ],
      alerts: ([dashboard]) =>
        [50, 100].map((threshold) => ({
          source: 'tile' as const,
          dashboardId: String(dashboard?.id),
          tileId: String(dashboard?.tiles?.[0]?.id),
          threshold,
          thresholdType: 'above' as const,
          interval: '5m' as const,
          channel: { type: 'webhook' as const, webhookId: '66a1f0c2d4e8b7a9c3f10501' },
        })),
    },
  })
  Object.assign(state.managed.organizations[0]?.keys[0] ?? {}, BASIC)
  // What most tests do not query would be computed for each alert as time passes.
  state.telemetry = { builtIn: false, supplied: [] }
  const { dashboards, alerts } = state.openSource
  const ids = [
    ...dashboards.map(({ id }, index) => [id, `5020${index + 1}`]),
    ...alerts.map(({ id }, index) => [id, `5040${index + 1}`]),
  ]
  return ids.reduce(
    (text, [id = '', end]) => text.replaceAll(id, `66a1f0c2d4e8b7a9c3f${end}`),
    JSON.stringify(state).replaceAll('66a1f0c2d4e8b7a9c3f1', '66a1f0c2d4e8b7a9c3f5'),
  )
}

/** Supplies logs of twelve hours for the queries of a test: far fewer than the built-in ones. */
export function withTelemetry(state: State): void {
  const supplied = Array.from({ length: 144 }, (_, index) => ({
    kind: 'logs' as const,
    at: TIME - index * 300_000,
    service: index % 2 === 0 ? 'checkout' : 'payments',
    severity: index % 3 === 0 ? ('error' as const) : ('info' as const),
    count: 1 + (index % 4),
  }))
  state.telemetry = { builtIn: false, supplied }
}

/** A service that is not the first of its warehouse. */
export const REPORTS = '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42'

/** A source and a role that a sandbox does not begin with. */
const series = {
  id: '66a1f0c2d4e8b7a9c3f50105',
  kind: 'promql' as const,
  name: 'Cluster',
  from: { databaseName: 'default', tableName: 'prometheus' },
  querySettings: [],
  timestampValueExpression: 'timestamp',
}
const readers = {
  id: '66a1f0c2d4e8b7a9c3f50a01',
  name: 'Readers',
  description: 'Read dashboards.',
  permissions: [
    { action: 'read', subject: 'Dashboard', inverted: false, integration: 'none', conditions: { tags: 'public' } },
  ],
  isPredefined: false,
  createdAt: new Date(TIME).toISOString(),
  updatedAt: new Date(TIME).toISOString(),
}

/** Enough objects, with enough fields, for every case. */
export function richSeed(): State {
  const state = seedOfExamples()
  state.telemetry = { builtIn: true, supplied: [] }
  const services = state.managed.organizations.flatMap(({ services }) => services)
  // Each limit of the memory allows every value of the other limit.
  const total = { minTotalMemoryGb: 24, maxTotalMemoryGb: 1068 }
  for (const { record } of services)
    Object.assign(record, { ...total, minReplicaMemoryGb: 24 / 3, maxReplicaMemoryGb: 1068 / 3 })
  const all = [state.openSource, ...services.map(({ observability }) => observability)]
  const channel = {
    ...state.openSource.alerts[0]?.channel,
    webhookService: 'slack',
    slackChannelId: 'C1',
    severity: 'critical',
  }
  const { dashboardId: _1, tileId: _2, ...alert } = { ...state.openSource.alerts[0] }
  for (const { dashboards, webhooks, sources, alerts, savedSearches } of all) {
    if (dashboards.length === 0)
      dashboards.push({ id: '66a1f0c2d4e8b7a9c3f50209', name: 'Scratch', tiles: [], tags: [], filters: [] })
    const watched = { source: 'saved_search', savedSearchId: savedSearches[0]?.id, threshold: 1e9 }
    alerts.push({ ...alert, ...watched, id: '66a1f0c2d4e8b7a9c3f50499', channel, channels: [channel] } as never)
    addWebhooks(webhooks)
    for (const source of sources)
      if (source.kind === 'metric')
        Object.assign(source.metricTables as object, { summary: 'summaries', 'exponential histogram': 'histograms' })
  }
  state.openSource.sources.push({ ...series, connection: String(state.openSource.connections[0]?.id) })
  for (const { observability } of services) observability.objects = { role: [{ within: {}, record: readers }] }
  return state
}

/** Adds more webhooks than an alert may refer to. */
export function addWebhooks(webhooks: State['openSource']['webhooks']): void {
  const [model] = webhooks
  for (let number = webhooks.length; number < 12; number += 1)
    webhooks.push({ ...model, id: `66a1f0c2d4e8b7a9c3f505${number + 10}`, name: `Chat ${number}` } as never)
}
