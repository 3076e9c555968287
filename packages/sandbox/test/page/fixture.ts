import type { AddressInfo } from 'node:net'
import { type CreateAlertRequest, createObservabilityOssClient } from '@clouddb/observability-oss'
import type { TileConfigRequest } from '@clouddb/observability-oss/types'
import { withControl } from '../../src/command/control/control.ts'
import type { PageNode } from '../../src/command/page/elements.ts'
import { withPage } from '../../src/command/page/page.ts'
import { createHttpServer } from '../../src/command/server.ts'
import { createSeed } from '../../src/index.ts'
import { createServedSandbox, type ServedSandbox } from '../../src/sandbox.ts'
import { defaultSeed } from '../../src/seed/default-seed.ts'

export const morning = Date.UTC(2026, 10, 2, 9, 7)
const began = morning - 12 * 3_600_000

const { sources, webhooks, connections, savedSearches } = defaultSeed(began).openSource
const [logs = '', traces = '', metrics = ''] = sources.map(({ id }) => id)

/** A name that a hostile client could choose. */
export const hostile = `<img src=x onerror=alert(1)></script><script>alert('x')</script>"'`

const count = { aggFn: 'count', where: '' }
const p95 = { aggFn: 'quantile', level: 0.95, valueExpression: 'Duration', where: '' }
const errors = { aggFn: 'count', where: 'SeverityText:error', alias: 'Errors' }
const gauge = { metricName: 'system.cpu.utilization', metricType: 'gauge' }
const processor = { aggFn: 'avg', where: '', valueExpression: 'Value', ...gauge }
const numberFormat = { output: 'duration', factor: 1e-9, mantissa: 0 }

const markdown = `# On call

Look at **errors** first, then at the *slowest* routes. The [runbook](https://example.com/runbook) says what to do;
[this](javascript:alert) leads nowhere.

- \`checkout\` is owned by Orders
- \`search\` is owned by Catalog
`

const named = [
  { ...count, alias: 'Spans' },
  { ...p95, alias: 'p95', numberFormat },
]
const select = 'Timestamp, ServiceName, SeverityText, Body'
const lastErrors = { select, where: 'SeverityText:error', whereLanguage: 'lucene' }
const byHand = { connectionId: connections[0]?.id, sqlTemplate: 'SELECT ServiceName, count()\nFROM otel_logs' }

type Place = readonly [x: number, y: number, w: number, h: number]
type Drawn = readonly [name: string, place: Place, displayType: string, config: object]

const drawn: readonly Drawn[] = [
  ['Requests', [0, 0, 4, 5], 'number', { sourceId: traces, select: [count] }],
  ['Errors', [4, 0, 4, 5], 'number', { sourceId: logs, select: [errors] }],
  ['Slowest 5 %', [8, 0, 4, 5], 'number', { sourceId: traces, select: [p95], numberFormat }],
  ['On call', [12, 0, 12, 5], 'markdown', { markdown }],
  ['Slowest 5 % of requests, by service', [0, 5, 12, 10], 'line', { ...by('ServiceName', traces, p95), numberFormat }],
  ['Logs by severity', [12, 5, 12, 10], 'stacked_bar', by('SeverityText', logs)],
  ['Services', [0, 15, 10, 8], 'table', by('ServiceName', traces, ...named)],
  ['Spans by kind', [10, 15, 7, 8], 'pie', by('SpanKind', traces)],
  ['Spans by name', [17, 15, 7, 8], 'bar', by('SpanName', traces)],
  ['The last errors', [0, 23, 16, 8], 'search', { sourceId: logs, ...lastErrors }],
  ['What is said', [16, 23, 8, 8], 'event_patterns', { sourceId: logs }],
  ['Processor', [0, 31, 12, 8], 'line', by('ServiceName', metrics, processor)],
  ['By hand', [12, 31, 6, 8], 'table', { configType: 'sql', ...byHand }],
  ['Durations', [18, 31, 6, 8], 'heatmap', { sourceId: traces, select: [{ valueExpression: 'Duration' }] }],
]

function by(groupBy: string, sourceId: string, ...select: object[]) {
  return { sourceId, select: select.length > 0 ? select : [count], groupBy }
}

/** A tile of every kind, with its position. */
export const tiles = drawn.map(([name, [x, y, w, h], displayType, config]) => ({
  ...{ name, x, y, w, h },
  config: { displayType, ...config } as TileConfigRequest,
}))

/** A sandbox with twelve hours of history. */
export async function showcase(): Promise<ServedSandbox> {
  const webhookId = webhooks.find(({ service }) => service === 'generic')?.id
  const common = { thresholdType: 'above', interval: '15m', channel: { type: 'webhook', webhookId } }
  const dashboards = [
    { name: 'Shop', tags: ['production', 'shop'], tiles },
    { name: hostile, tags: [hostile.slice(0, 32)], tiles: [{ ...(tiles[3] as (typeof tiles)[0]), name: hostile }] },
  ]
  const search = { source: 'saved_search', savedSearchId: savedSearches[0]?.id, name: hostile, message: hostile }
  const seed = createSeed({
    time: began,
    openSource: {
      dashboards,
      alerts: ([shop]) => {
        const watched = (name: string) => ({
          source: 'tile',
          dashboardId: shop?.id,
          tileId: shop?.tiles?.find((one) => one.name === name)?.id,
        })
        return [
          { ...common, ...watched('Requests'), name: 'Too many requests', threshold: 1e6 },
          { ...common, ...watched('Errors'), name: 'Errors', threshold: 5 },
          { ...common, ...search, threshold: 40, interval: '1h' },
        ] as CreateAlertRequest[]
      },
    },
  })
  const served = createServedSandbox({ seed, clock: began })
  const { sandbox } = served
  sandbox.advance(morning - began)
  const client = createObservabilityOssClient({ ...sandbox.observabilityOss, maxRetries: 0 })
  await client.listDashboards()
  await client.listAlerts()
  await client.getDashboard('66a1f0c2d4e8b7a9c3f10999').catch(() => {})
  sandbox.fail({ kind: 'status', status: 503, operation: 'listSources' })
  await client.listSources().catch(() => {})
  await sandbox.fetch(`https://any.invalid/api/v2/${encodeURIComponent(hostile)}`)
  return served
}

type PageElement = Exclude<PageNode, string>

export const childrenOf = (part: PageElement | undefined): PageNode[] => (part?.slice(2) ?? []) as PageNode[]

export const textOf = (part: PageNode): string =>
  typeof part === 'string' ? part : childrenOf(part).map(textOf).join(' ')

/** The elements with a name in parts of the page. */
export const elementsIn = (parts: readonly PageNode[], name: string): PageElement[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    return [...(part[0] === name ? [part] : []), ...elementsIn(childrenOf(part), name)]
  })

export const textsIn = (parts: readonly PageNode[], name: string): string[] => elementsIn(parts, name).map(textOf)

export const attributesIn = (parts: readonly PageNode[], name: string, attribute: string): unknown[] =>
  elementsIn(parts, name).map((part) => part[1][attribute])

/** The texts of the rows of a table, without its head. */
export const rowsOf = (parts: readonly PageNode[]): string[][] =>
  elementsIn(parts, 'tr')
    .map((row) => childrenOf(row).map(textOf))
    .slice(1)

/** Serves a sandbox with its page, as the command does. */
export async function serve(
  served: ServedSandbox,
  hasControl = true,
): Promise<{ readonly address: string; close(): void }> {
  const server = createHttpServer(withPage(served, withControl(served, served.answer, hasControl), hasControl))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => void server.close().closeAllConnections()
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
