import { createManagementClient } from '@clouddb/management'
import { createFetchClient as createManagementFetchClient } from '@clouddb/management/fetch'
import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { ApiError, RateLimitError } from '@clouddb/observability-oss/errors'
import { createFetchClient } from '@clouddb/observability-oss/fetch'

// Has no written types, so a compiler that writes declarations must find a name for each.
export const client = createObservabilityOssClient()
export const management = createManagementClient({ logger: console })
export const hasty = client.withOptions({ timeout: 1_000 })
export const list = () => client.listAlerts()
export const page = (limit: number) => client.listAlerts({ query: { limit } }).withResponse()
export const { createAlert, queryChartSeries } = client
export const tilesOf = async (dashboardId: string) => (await client.getDashboard(dashboardId)).tiles
export const attempts = async () => (await list().withResponse()).attempts
export const scale = (serviceId: string) => management.updateServiceScaling(serviceId, { idleScaling: true })

export const fetchClient = createFetchClient()
export const byPath = () => fetchClient.GET('/api/v2/alerts')
export const managementFetch = createManagementFetchClient()
export const { PATCH } = managementFetch
export const remove = (organizationId: string, keyId: string) =>
  managementFetch.DELETE('/v1/organizations/{organizationId}/keys/{keyId}', {
    params: { path: { organizationId, keyId } },
  })

export const failure = (error: unknown) => (ApiError.is(error) ? error : undefined)
export const wait = (error: unknown) =>
  error instanceof RateLimitError ? { error, wait: error.retryAfter } : undefined
