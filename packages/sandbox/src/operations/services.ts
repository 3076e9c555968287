import type {
  CreateServiceRequest,
  UpdateServicePasswordRequest,
  UpdateServiceRequest,
  UpdateServiceStateRequest,
} from '@clouddb/management/types'
import { managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { addItem, itemsWith } from '../item-index.ts'
import { updatedRecord } from '../services/service-details.ts'
import { command, enter, expectState } from '../services/service-states.ts'
import { hasTags, serviceOf, shownService, warehouseOf } from '../services/services.ts'
import type { ManagedService } from '../state.ts'
import { newService } from './new-services.ts'
import type { ManagementCall, ManagementHandlers, Outcome } from './operation.ts'

const deletable = managementDocument.operations.find(({ id }) => id === 'deleteService')?.states ?? []

export const services = {
  listServices: ({ organization, clock, query }) => {
    const { filter = [] } = query as { filter?: readonly string[] }
    const tagged = organization.services.filter(({ record }) => hasTags(record, filter))
    return { payload: tagged.map((service) => shownService(service, organization, clock.now())) }
  },
  createService: (call) => {
    const { organization, clock, identifiers } = call
    const service = newService(call, call.body as CreateServiceRequest)
    addItem(organization.services, service)
    const password = passwordOf(identifiers.uuid())
    return { payload: { service: shownService(service, organization, clock.now()), password } }
  },
  getService: (call) => answered(call, found(call)),
  updateService: (call) => {
    const service = found(call)
    refuseDeleted(service)
    service.record = updatedRecord(call.organization, service.record, call.body as UpdateServiceRequest)
    return answered(call, service)
  },
  deleteService: (call) => {
    const { organization, clock, durations } = call
    const service = found(call)
    expectState(service, deletable)
    const { dataWarehouseId, isPrimary } = service.record
    const inWarehouse = itemsWith(organization.services, warehouseOf, dataWarehouseId)
    if (isPrimary === true && inWarehouse.length > 1)
      throw new Refusal(409, 'CONFLICT: Other services share the data warehouse of this primary service')
    enter(service, 'terminating', clock.now(), durations)
    return {}
  },
  updateServiceState: (call) => {
    const service = found(call)
    command(service, (call.body as UpdateServiceStateRequest).command, call.clock.now(), call.durations)
    return answered(call, service)
  },
  updateServicePassword: ({ organization, identifiers, id, body }) => {
    refuseDeleted(serviceOf(organization, id))
    const { newPasswordHash } = body as UpdateServicePasswordRequest
    return { payload: newPasswordHash === undefined ? { password: passwordOf(identifiers.uuid()) } : {} }
  },
} satisfies Partial<ManagementHandlers>

const found = ({ organization, id }: ManagementCall): ManagedService => serviceOf(organization, id, 404)

const answered = ({ organization, clock }: ManagementCall, service: ManagedService): Outcome => ({
  payload: shownService(service, organization, clock.now()),
})

function refuseDeleted({ record }: ManagedService): void {
  if (record.state === 'terminating') throw new Refusal(409, 'CONFLICT: Current state: terminating')
}

/** A password that an id makes, so that a sandbox with the same seed makes the same ones. */
function passwordOf(id: string): string {
  return `Pw.${btoa(id).slice(0, 20)}_9`
}
