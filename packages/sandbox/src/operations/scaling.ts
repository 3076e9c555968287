import type { ServiceScalingPatchRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { refuseForbiddenScaling, serviceOf, settle } from '../rules/services.ts'
import type { ServiceRecord } from '../state.ts'
import type { ManagementHandlers } from './management-call.ts'

export const scaling: ManagementHandlers = {
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
}

// The totals are for three workers. The memory of a replica and the current scaling follow from them.
function scaled(record: ServiceRecord): ServiceRecord {
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
