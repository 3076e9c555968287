// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import { type ApiDefinition, basicAuthentication } from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['organizationId'],
  operations: {
    updateServiceScaling: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
      body: 'application/json',
      payload: 'result',
    },
    deleteKey: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/keys/{keyId}',
    },
  },
}
