import type { CreateRoleRequest } from '@clouddb/observability-cloud/types'
import { nowOf } from './lists.ts'
import { byDocument, type Call, type Handlers } from './operation.ts'
import { StoredObjects } from './stored-objects.ts'

/** The roles of a managed service. What they allow is not enforced: a key may do everything. */
export const observabilityRoles = {
  listRoles: byDocument,
  getRole: byDocument,
  updateRole: byDocument,
  deleteRole: byDocument,
  createRole: (call) => {
    const times = { createdAt: nowOf(call), updatedAt: nowOf(call) }
    const sent = call.body as CreateRoleRequest
    const record = { id: call.context.identifiers.objectId(), ...sent, isPredefined: false, ...times }
    rolesOf(call).add(record)
    return { payload: record }
  },
} satisfies Partial<Handlers>

function rolesOf({ context: { state } }: Call): StoredObjects {
  state.objects ??= {}
  return new StoredObjects(state.objects, 'role', {})
}
