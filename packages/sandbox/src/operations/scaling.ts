import type { UpsertScalingScheduleRequest } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { refuseWrongEntries, type SentScaling, scaled, storedEntry } from '../services/scaling.ts'
import { expectState } from '../services/service-states.ts'
import { serviceOf, shownSchedule, shownService } from '../services/services.ts'
import type { ManagedService } from '../state.ts'
import type { ManagementCall, ManagementHandlers, Outcome } from './operation.ts'

export const scaling = {
  updateServiceScaling: scale,
  updateServiceReplicaScaling: scale,
  getScalingSchedule: (call) => {
    const service = scheduledService(call)
    if (!service.scalingSchedule) throw new Refusal(404, 'NOT_FOUND')
    return { payload: shownSchedule(service, call.clock.now()) }
  },
  upsertScalingSchedule: (call) => {
    const { organization, identifiers, clock, body } = call
    const service = scheduledService(call)
    const { entries } = body as UpsertScalingScheduleRequest
    refuseWrongEntries(entries, organization)
    if (entries.length === 0) {
      service.scalingSchedule = null
      return { payload: { entries: [], baseConfig: {} } }
    }
    service.scalingSchedule = entries.map((entry) => storedEntry(entry, identifiers.uuid()))
    return { payload: shownSchedule(service, clock.now()) }
  },
  deleteScalingSchedule: (call) => {
    const service = scheduledService(call)
    if (!service.scalingSchedule) throw new Refusal(404, 'NOT_FOUND')
    service.scalingSchedule = null
    return {}
  },
} satisfies Partial<ManagementHandlers>

/** Scaling needs a service that runs. The refusal of an idle one has a status of its own, because clients wake it. */
function scale({ organization, clock, id, body }: ManagementCall): Outcome {
  const service = serviceOf(organization, id)
  if (service.record.state === 'idle') throw new Refusal(424, 'FAILED_DEPENDENCY: Service is idle')
  expectState(service, ['running'])
  service.record = scaled(organization, service.record, body as SentScaling)
  return { payload: shownService(service, organization, clock.now()) }
}

function scheduledService({ organization, id }: ManagementCall): ManagedService {
  if (!organization.canScheduleScaling) throw new Refusal(403, 'FORBIDDEN')
  return serviceOf(organization, id)
}
