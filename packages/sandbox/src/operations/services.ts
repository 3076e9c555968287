import { managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { addItem, itemsWith } from '../item-index.ts'
import { refuseWrongEntries, type SentScaling, scaled, storedEntry } from '../services/scaling.ts'
import { updatedRecord } from '../services/service-details.ts'
import { command, enter, expectState } from '../services/service-states.ts'
import { describeSchedule, describeService, hasTags, serviceOf, warehouseOf } from '../services/services.ts'
import type { ManagedService } from '../state.ts'
import { newService } from './new-services.ts'
import type { ManagementCall, ManagementHandlers, Outcome } from './operation.ts'
import { forgetObjects } from './stored-objects.ts'

const deletable = managementDocument.resources.get('service')?.deletableIn ?? []

export const services = {
  listServices: ({ organization, clock, query }) => {
    const { filter = [] } = query
    const tagged = organization.services.filter(({ record }) => hasTags(record, filter))
    return { payload: tagged.map((service) => describeService(service, organization, clock.now())) }
  },
  createService: (call) => {
    const { organization, clock, identifiers } = call
    const service = newService(call, call.body)
    addItem(organization.services, service)
    const password = passwordOf(identifiers.uuid())
    return { payload: { service: describeService(service, organization, clock.now()), password } }
  },
  getService: (call) => answerWith(call, findService(call)),
  updateService: (call) => {
    const service = findService(call)
    refuseDeleted(service)
    service.record = updatedRecord(call.organization, service.record, call.body)
    return answerWith(call, service)
  },
  deleteService: (call) => {
    const { organization, clock, durations } = call
    const service = findService(call)
    expectState(service, deletable)
    const { dataWarehouseId, isPrimary } = service.record
    const inWarehouse = itemsWith(organization.services, warehouseOf, dataWarehouseId)
    if (isPrimary === true && inWarehouse.length > 1)
      throw new Refusal(409, 'CONFLICT: Other services share the data warehouse of this primary service')
    enter(service, 'terminating', clock.now(), durations)
    forgetObjects(organization.objects, { serviceId: service.record.id })
    return {}
  },
  updateServiceState: (call) => {
    const service = findService(call)
    command(service, call.body.command, call.clock.now(), call.durations)
    return answerWith(call, service)
  },
  updateServicePassword: ({ organization, identifiers, id, body }) => {
    refuseDeleted(serviceOf(organization, id))
    const { newPasswordHash } = body
    return { payload: newPasswordHash === undefined ? { password: passwordOf(identifiers.uuid()) } : {} }
  },

  updateServiceScaling: scale,
  updateServiceReplicaScaling: scale,
  getScalingSchedule: (call) => {
    const service = scheduledService(call)
    if (!service.scalingSchedule) throw new Refusal(404, 'NOT_FOUND')
    return { payload: describeSchedule(service, call.clock.now()) }
  },
  upsertScalingSchedule: (call) => {
    const { organization, identifiers, clock, body } = call
    const service = scheduledService(call)
    const { entries } = body
    refuseWrongEntries(entries, organization)
    if (entries.length === 0) {
      service.scalingSchedule = null
      return { payload: { entries: [], baseConfig: {} } }
    }
    service.scalingSchedule = entries.map((entry) => storedEntry(entry, identifiers.uuid()))
    return { payload: describeSchedule(service, clock.now()) }
  },
  deleteScalingSchedule: (call) => {
    const service = scheduledService(call)
    if (!service.scalingSchedule) throw new Refusal(404, 'NOT_FOUND')
    service.scalingSchedule = null
    return {}
  },
} satisfies Partial<ManagementHandlers>

const findService = ({ organization, id }: ManagementCall): ManagedService => serviceOf(organization, id, 404)

const answerWith = ({ organization, clock }: ManagementCall, service: ManagedService): Outcome => ({
  payload: describeService(service, organization, clock.now()),
})

function refuseDeleted({ record }: ManagedService): void {
  if (record.state === 'terminating') throw new Refusal(409, 'CONFLICT: Current state: terminating')
}

/** A password that an id makes, so that a sandbox with the same seed makes the same ones. */
function passwordOf(id: string): string {
  return `Pw.${btoa(id).slice(0, 20)}_9`
}

/** Scaling needs a service that runs. The refusal of an idle one has a status of its own, because clients wake it. */
function scale({ organization, clock, id, body }: ManagementCall): Outcome {
  const service = serviceOf(organization, id)
  if (service.record.state === 'idle') throw new Refusal(424, 'FAILED_DEPENDENCY: Service is idle')
  expectState(service, ['running'])
  service.record = scaled(organization, service.record, body as SentScaling)
  return { payload: describeService(service, organization, clock.now()) }
}

function scheduledService({ organization, id }: ManagementCall): ManagedService {
  if (!organization.canScheduleScaling) throw new Refusal(403, 'FORBIDDEN')
  return serviceOf(organization, id)
}
