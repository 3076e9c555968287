import { createFetchClient } from '@clouddb/management/fetch'

export const client = createFetchClient()
export const scale = client.PATCH
export const remove = (organizationId: string, keyId: string) =>
  client.DELETE('/v1/organizations/{organizationId}/keys/{keyId}', { params: { path: { organizationId, keyId } } })
