import type { UpdateServiceRequest } from '@clouddb/management/types'
import { managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { itemsWith, itemWith } from '../item-index.ts'
import { refuseWrongEntries, type SentScaling, scaled, storedEntry } from '../services/scaling.ts'
import { updatedRecord } from '../services/service-details.ts'
import { command, enter, expectState } from '../services/service-states.ts'
import {
  describeSchedule,
  describeService,
  hasTags,
  serviceIdOf,
  serviceOf,
  warehouseOf,
} from '../services/services.ts'
import type { ManagedService } from '../state.ts'
import { managedKind } from './kinds.ts'
import { newService } from './new-services.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers, type Outcome } from './operation.ts'
import { withoutPart } from './service-objects.ts'
import { forgetObjects } from './stored-objects.ts'

const deletable = managementDocument.resources.get('service')?.deletableIn ?? []

export const services = {
  ...managedKind('Service', {
    items: ({ organization }) => organization.services,
    find: ({ organization, id }) => itemWith(organization.services, serviceIdOf, id.toLowerCase()),
    list: ({ organization, query: { filter = [] } }: ManagementCall<'listServices'>, describe) => ({
      payload: organization.services.filter(({ record }) => hasTags(record, filter)).map(describe),
    }),
    describe: (service, { organization, clock, identifiers }, role) => {
      const described = describeService(service, organization, clock.now())
      return role === 'create' ? { service: described, password: passwordOf(identifiers.uuid()) } : described
    },
    make: storedService,
    remove: deleteService,
  }),
  updateServiceState: (call) => {
    const { organization, clock } = call
    const service = serviceOf(organization, call.id, 404)
    command(service, call.body.command, clock.now(), call.durations)
    return { payload: describeService(service, organization, clock.now()) }
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
    expectPresent(service.scalingSchedule)
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
  deleteScalingSchedule: (call) => withoutPart(call, scheduledService(call), 'scalingSchedule'),
} satisfies Partial<ManagementHandlers>

function storedService(call: ManagementCall<'createService'>, before?: ManagedService): ManagedService {
  if (!before) return newService(call, call.body)
  refuseDeleted(before)
  return { ...before, record: updatedRecord(call.organization, before.record, call.body as UpdateServiceRequest) }
}

function deleteService({ organization, clock, durations }: ManagementCall, service?: ManagedService): void {
  if (!service) return
  expectState(service, deletable)
  const { id, dataWarehouseId, isPrimary } = service.record
  const inWarehouse = itemsWith(organization.services, warehouseOf, dataWarehouseId)
  if (isPrimary === true && inWarehouse.length > 1)
    throw new Refusal(409, 'CONFLICT: Other services share the data warehouse of this primary service')
  enter(service, 'terminating', clock.now(), durations)
  forgetObjects(organization.objects, { serviceId: id })
}

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
