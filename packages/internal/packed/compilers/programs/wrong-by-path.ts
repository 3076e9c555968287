import { createFetchClient as createManagement } from '@clouddb/management/fetch'
import { createFetchClient as createOss } from '@clouddb/observability-oss/fetch'

// @ts-expect-error: path parameters are given in each call
createManagement({ organizationId: 'organization' })

const management = createManagement()
const oss = createOss()
const key = '/v1/organizations/{organizationId}/keys/{keyId}'
const scaling = '/v1/organizations/{organizationId}/services/{serviceId}/scaling'
const ofKey = { path: { organizationId: 'organization', keyId: 'key' } }
const ofService = { path: { organizationId: 'organization', serviceId: 'service' } }

management.DELETE(key, { params: ofKey })
management.PATCH(scaling, { params: ofService, body: { idleScaling: true } })

// @ts-expect-error: a path that does not exist
management.DELETE('/v1/organizations/{organizationId}/keys', { params: ofKey })
// @ts-expect-error: a method that this path does not have
management.GET(key, { params: ofKey })
// @ts-expect-error: the path parameters are missing
management.DELETE(key)
// @ts-expect-error: a misspelt path parameter
management.DELETE(key, { params: { path: { organizationId: 'organization', keyID: 'key' } } })
// @ts-expect-error: a path parameter too many
management.DELETE(key, { params: { path: { organizationId: 'organization', keyId: 'key', serviceId: 'service' } } })
// @ts-expect-error: the body is missing
management.PATCH(scaling, { params: ofService })
// @ts-expect-error: a misspelt property of the body
management.PATCH(scaling, { params: ofService, body: { idleScalling: true } })
// @ts-expect-error: an unknown option of a call
management.DELETE(key, { params: ofKey, retries: 3 })
// @ts-expect-error: a misspelt query
oss.GET('/api/v2/alerts', { params: { query: { limits: 10 } } })

const channel = { type: 'webhook' as const, webhookId: 'w' }
const watched = {
  source: 'tile' as const,
  dashboardId: 'd',
  tileId: 't',
  threshold: 1,
  thresholdType: 'above' as const,
}
oss.POST('/api/v2/alerts', { body: { ...watched, interval: '1h', channel } })
// @ts-expect-error: an interval that servers refuse
oss.POST('/api/v2/alerts', { body: { ...watched, interval: '2h', channel } })
