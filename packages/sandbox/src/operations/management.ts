import type { Service, ServiceScalingPatchRequest } from '@clouddb/management/types'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import type { ValidRequest } from '../http/request.ts'
import { refuseForbiddenScaling, settle } from '../rules/services.ts'
import type { ApiKey, ManagedService, Organization } from '../state.ts'
import { handlerIn, type Outcome } from './operation.ts'

/** A valid request to the management API, with the state that it works on. */
interface ManagementCall extends ValidRequest {
  readonly organization: Organization
  /** The key that authenticates the request. */
  readonly key: ApiKey
  readonly clock: Clock
}

/** The handler of an operation of the management API. */
export const management = handlerIn<(call: ManagementCall) => Outcome>({
  updateServiceScaling: ({ organization, clock, id, body }) => {
    const sent = body as ServiceScalingPatchRequest
    const service = serviceOf(organization, id)
    settle(service, clock.now())
    if (service.record.state === 'idle') throw new Refusal(424, 'FAILED_DEPENDENCY: Service is idle')
    if (service.record.state !== 'running') throw new Refusal(409, 'CONFLICT')
    refuseForbiddenScaling({ organization, service: service.record, sent })
    service.record = scaled({ ...service.record, ...sent })
    return { payload: service.record }
  },

  /** The key that authenticates the request cannot be deleted. */
  deleteKey: ({ organization, key, id }) => {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw new Refusal(400, 'BAD_REQUEST: Invalid key id')
    if (key.id === id)
      throw new Refusal(400, 'BAD_REQUEST: Only a key not used to authenticate the active request can be deleted')
    const others = organization.keys.filter((known) => known.id !== id)
    if (others.length === organization.keys.length) throw new Refusal(404, 'NOT_FOUND')
    organization.keys = others
    return {}
  },
})

/** The service of an organization. Servers refuse an unknown id with 400, not 404. */
export function serviceOf({ services }: Organization, id: string): ManagedService {
  const service = services.find(({ record }) => record.id === id.toLowerCase())
  if (!service) throw new Refusal(400, 'BAD_REQUEST: Invalid service id')
  return service
}

// The totals are for three workers. The memory of a replica and the current scaling follow from them.
function scaled(record: Service & { id: string }): Service & { id: string } {
  const { minTotalMemoryGb, maxTotalMemoryGb, numReplicas, idleScaling, idleTimeoutMinutes } = record
  const memory = {
    ...(minTotalMemoryGb !== undefined && { minReplicaMemoryGb: minTotalMemoryGb / 3 }),
    ...(maxTotalMemoryGb !== undefined && { maxReplicaMemoryGb: maxTotalMemoryGb / 3 }),
  }
  if (!record.currentScaling) return { ...record, ...memory }
  const currentScaling = {
    ...record.currentScaling,
    effectiveMinReplicaMemoryGb: memory.minReplicaMemoryGb ?? null,
    effectiveMaxReplicaMemoryGb: memory.maxReplicaMemoryGb ?? null,
    effectiveMinReplicas: numReplicas ?? null,
    effectiveMaxReplicas: numReplicas ?? null,
    effectiveIdleScaling: idleScaling ?? null,
    effectiveIdleTimeoutMinutes: idleTimeoutMinutes ?? null,
  }
  return { ...record, ...memory, currentScaling }
}
