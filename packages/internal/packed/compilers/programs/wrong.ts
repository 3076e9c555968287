import { createManagementClient } from '@clouddb/management'
import { createFetchClient as createManagementFetch } from '@clouddb/management/fetch'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient, type ObservabilityOssClient } from '@clouddb/observability-oss'
import { createFetchClient as createOssFetch } from '@clouddb/observability-oss/fetch'
import type { CreateAlertRequest } from '@clouddb/observability-oss/types'

// @ts-expect-error: an unknown option
createManagementClient({ organisationId: 'organization' })
// @ts-expect-error: a credential of the other deployment
createManagementClient({ apiKey: 'key' })
// @ts-expect-error: this client has no bound parameter
createObservabilityOssClient({ organizationId: 'organization' })
// @ts-expect-error: milliseconds are a number
createObservabilityOssClient({ timeout: '5s' })
// @ts-expect-error: a level that does not exist
createObservabilityOssClient({ logLevel: 'verbose' })

const management = createManagementClient()
const cloud = createObservabilityCloudClient()
const oss = createObservabilityOssClient()

// @ts-expect-error: a misspelt method
management.deleteKeys('key')
// @ts-expect-error: the path parameter is missing
management.deleteKey()
// @ts-expect-error: a path parameter is text
management.deleteKey(7)
// @ts-expect-error: the body is missing
management.updateServiceScaling('service')
// @ts-expect-error: a misspelt property of the body
management.updateServiceScaling('service', { idleScalling: true })
// @ts-expect-error: a wrong type in the body
management.updateServiceScaling('service', { idleTimeoutMinutes: '15' })
// @ts-expect-error: with exactOptionalPropertyTypes, a body has a property or leaves it out
management.updateServiceScaling('service', { idleScaling: undefined })
// @ts-expect-error: with exactOptionalPropertyTypes, so does a query
oss.listAlerts({ query: { limit: undefined } })
// Only options may be undefined: their defaults apply.
management.deleteKey('key', { timeout: undefined, signal: undefined })
// @ts-expect-error: an unknown option of a call
management.deleteKey('key', { retries: 3 })
// @ts-expect-error: a misspelt path parameter that is bound to the client
management.deleteKey('key', { organisationId: 'organization' })
// @ts-expect-error: an option of the client, not of a call
management.deleteKey('key', { baseUrl: 'https://api.example.com' })
// @ts-expect-error: bound in another package
management.deleteKey('key', { serviceId: 'service' })
// @ts-expect-error: an operation that takes no query
oss.listSources({ query: { limit: 10 } })
// @ts-expect-error: a misspelt query
oss.listAlerts({ query: { limits: 10 } })
// @ts-expect-error: a query of the wrong type
oss.listAlerts({ query: { limit: 'ten' } })
// @ts-expect-error: only the open-source deployment has this method
cloud.queryChartSeries({})

const tileAlert = {
  source: 'tile',
  dashboardId: '66a1f0c2d4e8b7a9c3f50201',
  tileId: '66a1f0c2d4e8b7a9c3f5a001',
  threshold: 100,
  thresholdType: 'above',
  interval: '1h',
  channel: { type: 'webhook', webhookId: '66a1f0c2d4e8b7a9c3f50501' },
} satisfies CreateAlertRequest

oss.createAlert(tileAlert)
// @ts-expect-error: an interval that servers refuse
oss.createAlert({ ...tileAlert, interval: '2h' })
// @ts-expect-error: a threshold type that does not exist
oss.createAlert({ ...tileAlert, thresholdType: 'over' })
// @ts-expect-error: a field of another kind of alert
oss.createAlert({ ...tileAlert, savedSearchId: '66a1f0c2d4e8b7a9c3f50201' })
// @ts-expect-error: only the managed deployment sends e-mail
oss.createAlert({ ...tileAlert, channel: { type: 'email', emailRecipients: ['a@example.com'] } })

const count = { sourceId: '66a1f0c2d4e8b7a9c3f50201', aggFn: 'count' as const, where: '', groupBy: [] }
const range = { startTime: 0, endTime: 3_600_000, granularity: '1h' as const }
oss.queryChartSeries({ ...range, series: [count] })
// @ts-expect-error: a granularity that does not exist
oss.queryChartSeries({ ...range, granularity: '2 hours', series: [count] })
// @ts-expect-error: an aggregate function that does not exist
oss.queryChartSeries({ ...range, series: [{ ...count, aggFn: 'mean' }] })

export async function results(client: ObservabilityOssClient): Promise<void> {
  // @ts-expect-error: the document shows no payload
  const deleted: object = await client.deleteAlert('alert')
  // @ts-expect-error: a payload, not its envelope
  const envelope = (await client.listAlerts()).data
  console.log(deleted, envelope)
}

// @ts-expect-error: path parameters are given in each call
createManagementFetch({ organizationId: 'organization' })

// The tests of client-core have more mistakes in paths, parameters and bodies.
const managementFetch = createManagementFetch()
const ossFetch = createOssFetch()
const scaling = '/v1/organizations/{organizationId}/services/{serviceId}/scaling'
const ofKey = { path: { organizationId: 'organization', keyId: 'key' } }
const ofService = { path: { organizationId: 'organization', serviceId: 'service' } }

// @ts-expect-error: a path that does not exist
managementFetch.DELETE('/v1/organizations/{organizationId}/keys', { params: ofKey })
// @ts-expect-error: the body is missing
managementFetch.PATCH(scaling, { params: ofService })
ossFetch.POST('/api/v2/alerts', { body: tileAlert })
// @ts-expect-error: an interval that servers refuse
ossFetch.POST('/api/v2/alerts', { body: { ...tileAlert, interval: '2h' } })
