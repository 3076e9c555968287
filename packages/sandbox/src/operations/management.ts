import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import type { ApiKey, Organization } from '../state.ts'
import type { Outcome } from './operation.ts'

/** A request to the management API that was found right. */
export interface ManagementCall {
  readonly organization: Organization
  /** The key that authenticates the request. */
  readonly key: ApiKey
  readonly clock: Clock
  readonly id: string
  readonly body: unknown
}

const handlers: Readonly<Record<string, (call: ManagementCall) => Outcome>> = {
  updateServiceScaling: ({ organization, id, body }) => {
    const service = organization.services.find(({ record }) => record.id === id)
    if (!service) throw new Refusal(400, 'BAD_REQUEST: Invalid service id')
    Object.assign(service.record, body)
    return { payload: service.record }
  },
  deleteKey: ({ organization, key, id }) => {
    if (key.id === id) throw new Refusal(400, 'BAD_REQUEST: A key cannot delete itself')
    organization.keys = organization.keys.filter((known) => known.id !== id)
    return {}
  },
}

/** What does the work of an operation of the management API. */
export function management(operationId: string): (call: ManagementCall) => Outcome {
  const handler = handlers[operationId]
  if (!handler) throw new Error(`The sandbox has no handler of the operation ${operationId}. Write one in operations/.`)
  return handler
}
