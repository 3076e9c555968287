import type { ApiGoldens } from '../src/goldens/golden.ts'
import { managedClient } from './managed.ts'
import { deleteKey } from './management/keys.ts'
import { scalingRefusals } from './management/scaling/refusals.ts'
import { scalingRequests } from './management/scaling/requests.ts'
import { scalingResponses } from './management/scaling/responses.ts'

const { organizationId, keyId, keySecret } = managedClient

/** The management API: the scaling of a service, and the deletion of a key. */
export const management: ApiGoldens = {
  api: 'management',
  client: { organizationId, keyId, keySecret },
  operations: {
    updateServiceScaling: {
      with: ['3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658', { numReplicas: 3 }],
      requests: scalingRequests,
      responses: scalingResponses,
      refused: scalingRefusals,
    },
    deleteKey,
  },
}
