import { createManagementClient, type ManagementClient, type ManagementClientOptions } from '@clouddb/management'
import { ApiError, CloudDbError, RateLimitError } from '@clouddb/management/errors'
import { createFetchClient } from '@clouddb/management/fetch'
import type { paths, Service, ServiceScalingPatchRequest } from '@clouddb/management/types'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createFetchClient as createCloudFetchClient } from '@clouddb/observability-cloud/fetch'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import type { ChartSeriesQueryRequest } from '@clouddb/observability-oss/types'

const options: ManagementClientOptions = { keyId: () => 'id', keySecret: async () => 'secret', logger: console }
const management: ManagementClient = createManagementClient(options).withOptions({ timeout: 5_000 })

export async function methods(signal: AbortSignal): Promise<Service> {
  const request: ServiceScalingPatchRequest = { idleScaling: true, idleTimeoutMinutes: 15 }
  const { data, response, requestId, attempts } = await management
    .updateServiceScaling('service', request, {
      signal,
      maxRetries: 0,
      organizationId: 'other',
      headers: { 'x-a': 'b' },
    })
    .withResponse()
  for (const { reason } of attempts) console.log(response.status, requestId?.length, reason)

  // An editor completes known states. An unknown one compiles, because newer servers have more.
  const states: boolean[] = [data.state === 'running', data.state === 'hibernating']
  const gigabytes: number | null | undefined = data.minReplicaMemoryGb
  const nothing: undefined = await management.deleteKey('key', { timeout: 1_000, totalTimeout: 9_000 })
  console.log(states, gigabytes, nothing)
  return data
}

export async function byPath(): Promise<string | undefined> {
  const client = createFetchClient({ maxConcurrency: 4 })
  const key = await client.DELETE('/v1/organizations/{organizationId}/keys/{keyId}', {
    params: { path: { organizationId: 'organization', keyId: 'key' } },
    timeout: 1_000,
  })
  const cloud = createCloudFetchClient()
  const alerts = await cloud.GET('/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts', {
    params: { path: { organizationId: 'organization', serviceId: 'service' } },
  })
  for (const alert of alerts.data?.result ?? []) console.log(alert.id)
  if (key.error !== undefined) return key.response.statusText
  return key.data.requestId
}

export async function observability(): Promise<void> {
  const cloud = createObservabilityCloudClient({ organizationId: 'organization', serviceId: 'service' })
  const oss = createObservabilityOssClient({ apiKey: 'key', baseUrl: 'http://localhost:8000' })
  const query: ChartSeriesQueryRequest = {
    startTime: 0,
    endTime: 3_600_000,
    granularity: '1h',
    series: [{ sourceId: '66a1f0c2d4e8b7a9c3f50201', aggFn: 'count', where: 'SeverityText:error', groupBy: [] }],
  }
  for (const point of await oss.queryChartSeries(query, { retryUnsafe: true })) {
    // A count is text, an average is a number, and a missing value is null. An expression can have any other value.
    const value = point['series_0.data']
    const count: number | undefined = typeof value === 'string' ? Number(value) : undefined
    const isNothing: boolean = value === null || value === undefined
    const [group]: unknown[] = point.group ?? []
    console.log(count, isNothing, group)
  }
  for (const alert of await oss.listAlerts({ query: { limit: 10 } })) console.log(alert.interval === '2h')
  // `await` returns one page, and `for await` walks all pages. A list without pages is walked in the same way.
  const { data, page } = await oss.listAlerts({ query: { offset: 10 } }).withResponse()
  const rest: number | undefined = page.total === undefined ? undefined : page.total - data.length
  for await (const alert of oss.listAlerts({ query: { limit: 100 } })) console.log(alert.id, rest)
  for await (const { name } of cloud.listDashboards()) console.log(name)
  for (const dashboard of await cloud.listDashboards()) {
    for (const tile of dashboard.tiles ?? []) console.log(dashboard.id, tile.name)
  }
}

export function failures(error: unknown): number | undefined {
  if (RateLimitError.is(error)) return error.retryAfter
  if (error instanceof ApiError) return error.status
  if (CloudDbError.is(error)) console.log(error.name, error.cause)
  return undefined
}

export type Documented = keyof paths
