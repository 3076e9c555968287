import {
  type CreateAlertRequest,
  createObservabilityOssClient,
  type TileConfigRequest,
} from '@clouddb/observability-oss'
import { createSandbox, createSeed, type Sandbox } from '../../src/index.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'

export const morning = Date.UTC(2026, 10, 2, 9, 7)
const hour = 3_600_000
const began = morning - 12 * hour

const { sources, webhooks, connections, savedSearches } = defaultSeed(began).openSource
const [logs = '', traces = '', metrics = ''] = sources.map(({ id }) => id)

/** A name that a hostile client could choose. */
export const hostile = `<img src=x onerror=alert(1)></script><script>alert('x')</script>"'`

type Place = readonly [x: number, y: number, w: number, h: number]

const tile = (name: string, [x, y, w, h]: Place, config: TileConfigRequest) => ({ name, x, y, w, h, config })
const count = { aggFn: 'count', where: '' } as const
const errors = { aggFn: 'count', where: 'SeverityText:error', alias: 'Errors' } as const
const p95 = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration', where: '' } as const
const nanoseconds = { output: 'duration', factor: 1e-9, mantissa: 0 } as const

const text = `# On call

Look at **errors** first, then at the *slowest* routes. The [runbook](https://example.com/runbook) says what to do;
[this](javascript:alert) leads nowhere.

- \`checkout\` is owned by Orders
- \`search\` is owned by Catalog
`

/** A tile of every kind, with its position. */
export const tiles = [
  tile('Requests', [0, 0, 4, 5], { displayType: 'number', sourceId: traces, select: [count] }),
  tile('Errors', [4, 0, 4, 5], { displayType: 'number', sourceId: logs, select: [errors] }),
  tile('Slowest 5 %', [8, 0, 4, 5], {
    displayType: 'number',
    sourceId: traces,
    select: [p95],
    numberFormat: nanoseconds,
  }),
  tile('On call', [12, 0, 12, 5], { displayType: 'markdown', markdown: text }),
  tile('Slowest 5 % of requests, by service', [0, 5, 12, 10], {
    displayType: 'line',
    sourceId: traces,
    select: [p95],
    groupBy: 'ServiceName',
    numberFormat: nanoseconds,
  }),
  tile('Logs by severity', [12, 5, 12, 10], {
    displayType: 'stacked_bar',
    sourceId: logs,
    select: [count],
    groupBy: 'SeverityText',
  }),
  tile('Services', [0, 15, 10, 8], {
    displayType: 'table',
    sourceId: traces,
    select: [
      { ...count, alias: 'Spans' },
      { ...p95, alias: 'p95', numberFormat: nanoseconds },
    ],
    groupBy: 'ServiceName',
  }),
  tile('Spans by kind', [10, 15, 7, 8], {
    displayType: 'pie',
    sourceId: traces,
    select: [count],
    groupBy: 'SpanKind',
  }),
  tile('Spans by name', [17, 15, 7, 8], {
    displayType: 'bar',
    sourceId: traces,
    select: [count],
    groupBy: 'SpanName',
  }),
  tile('The last errors', [0, 23, 16, 8], {
    displayType: 'search',
    sourceId: logs,
    select: 'Timestamp, ServiceName, SeverityText, Body',
    where: 'SeverityText:error',
    whereLanguage: 'lucene',
  }),
  tile('What is said', [16, 23, 8, 8], { displayType: 'event_patterns', sourceId: logs }),
  tile('Processor', [0, 31, 12, 8], {
    displayType: 'line',
    sourceId: metrics,
    select: [
      { aggFn: 'avg', where: '', valueExpression: 'Value', metricName: 'system.cpu.utilization', metricType: 'gauge' },
    ],
    groupBy: 'ServiceName',
    numberFormat: { output: 'percent', mantissa: 0 },
  }),
  tile('By hand', [12, 31, 6, 8], {
    configType: 'sql',
    displayType: 'table',
    connectionId: String(connections[0]?.id),
    sqlTemplate: 'SELECT ServiceName, count()\nFROM otel_logs\nGROUP BY ServiceName',
  }),
  tile('Durations', [18, 31, 6, 8], {
    displayType: 'heatmap',
    sourceId: traces,
    select: [{ valueExpression: 'Duration' }],
  }),
]

/** A sandbox with twelve hours of history. */
export async function showcase(): Promise<Sandbox> {
  const channel = {
    type: 'webhook',
    webhookId: String(webhooks.find(({ service }) => service === 'generic')?.id),
  } as const
  const seed = createSeed({
    time: began,
    openSource: {
      dashboards: [
        { name: 'Shop', tags: ['production', 'shop'], tiles },
        { name: hostile, tags: [hostile.slice(0, 32)], tiles: [{ ...(tiles[3] as (typeof tiles)[0]), name: hostile }] },
      ],
      alerts: ([shop]) => {
        const watched = (name: string) => ({
          source: 'tile' as const,
          dashboardId: String(shop?.id),
          tileId: String(shop?.tiles?.find((one) => one.name === name)?.id),
          channel,
        })
        const common = { thresholdType: 'above', interval: '15m' } as const
        return [
          { ...watched('Requests'), name: 'Too many requests', threshold: 1e6, ...common },
          { ...watched('Errors'), name: 'Errors', threshold: 5, ...common },
          {
            source: 'saved_search',
            savedSearchId: String(savedSearches[0]?.id),
            channel,
            name: hostile,
            message: hostile,
            threshold: 40,
            ...common,
            interval: '1h',
          },
        ] as CreateAlertRequest[]
      },
    },
  })
  const sandbox = createSandbox({ seed, clock: began })
  sandbox.advance(morning - began)
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  await client.listDashboards()
  await client.listAlerts()
  await client.getDashboard('66a1f0c2d4e8b7a9c3f10999').catch(() => {})
  sandbox.fail({ kind: 'status', status: 503, operation: 'listSources' })
  await client.listSources().catch(() => {})
  await sandbox.fetch(`https://any.invalid/api/v2/${encodeURIComponent(hostile)}`)
  return sandbox
}
