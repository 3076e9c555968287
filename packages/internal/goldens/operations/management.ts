import type { ApiGoldens } from '../src/golden.ts'
import { managedClient } from './deployments.ts'
import { deleteKey } from './keys.ts'
import { updateServiceScaling } from './service-scaling.ts'

const { organizationId, keyId, keySecret } = managedClient

export const management: ApiGoldens = {
  api: 'management',
  client: { organizationId, keyId, keySecret },
  operations: { updateServiceScaling, deleteKey },
}
