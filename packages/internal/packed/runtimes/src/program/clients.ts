import type { ObservabilityOssClientOptions } from '@clouddb/observability-oss'
import type { CheckContext } from './check.ts'

export const ids = {
  organization: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
  service: 'b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40',
  key: '9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81',
  source: '66a1f0c2d4e8b7a9c3f50101',
} as const

/** Not in ASCII, because a header carries it as UTF-8. */
export const keySecret = 'größer-geheim-4711'

export const apiKey = 'personal-access-key-0815'

/** The options of a client of the managed deployments. */
export const managed = (baseUrl: string) => ({
  baseUrl,
  keyId: 'key-id',
  keySecret,
  organizationId: ids.organization,
  serviceId: ids.service,
})

/** A client of the open-source deployment, which most checks speak through. */
export function ossClient({ packages }: CheckContext, baseUrl: string, options: ObservabilityOssClientOptions = {}) {
  return packages.oss.main.createObservabilityOssClient({ baseUrl, apiKey, ...options })
}

export function managementClient({ packages }: CheckContext, baseUrl: string) {
  const { serviceId: _, ...options } = managed(baseUrl)
  return packages.management.main.createManagementClient(options)
}

export function cloudClient({ packages }: CheckContext, baseUrl: string) {
  return packages.cloud.main.createObservabilityCloudClient(managed(baseUrl))
}

/** The body of a chart query, as the quickstart has it. */
export const chartQuery = {
  startTime: 1_760_000_000_000,
  endTime: 1_760_086_400_000,
  granularity: '1h',
  series: [{ sourceId: ids.source, aggFn: 'count', where: '', groupBy: [] }],
} as const
