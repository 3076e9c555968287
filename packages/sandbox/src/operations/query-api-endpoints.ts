import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { byDocument, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { serviceObjects } from './service-objects.ts'

/** Addresses that answer queries. Those of users can only be read here. */
export const queryApiEndpoints = {
  listQueryApiEndpoints: byDocument,
  getQueryApiEndpoint: byDocument,
  createQueryApiEndpoint: byDocument,
  updateQueryApiEndpoint: (call) => {
    const stored = changeable(call)
    const { id, url, ownerType } = stored.record
    // What is left out is empty.
    const record = { parameters: {}, allowedOrigins: [], ...call.body, id, url, ownerType }
    endpoints(call).change(stored, record)
    return { payload: record }
  },
  deleteQueryApiEndpoint: (call) => {
    endpoints(call).remove(changeable(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

const endpoints = (call: ManagementCall) => serviceObjects(call, 'queryApiEndpoint')

function changeable(call: ManagementCall): StoredObject {
  const stored = endpoints(call).existing(call.id)
  if (stored.record.ownerType === 'user') throw new Refusal(409, 'CONFLICT: The endpoint is owned by a user')
  return stored
}
