import type { ScalingSchedule, ScalingScheduleBaseConfig, Service } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { itemsWith, itemWith, type KeyOf } from '../item-index.ts'
import { defined } from '../json.ts'
import type { ManagedService, Organization, ServiceRecord } from '../state.ts'
import { activeEntry, baseScaling, currentScaling } from './effective-scaling.ts'

/** The service of an organization. An unknown id is refused with 400, and with 404 by operations on the service itself. */
export function serviceOf({ services }: Organization, id: string, status: 400 | 404 = 400): ManagedService {
  const service = itemWith(services, serviceIdOf, id.toLowerCase())
  if (service) return service
  throw status === 404 ? new Refusal(404, 'NOT_FOUND') : new Refusal(400, 'BAD_REQUEST: Invalid service id')
}

/** The keys of services: their ids, and their warehouses. */
export const serviceIdOf: KeyOf<ManagedService> = ({ record }) => record.id
export const warehouseOf: KeyOf<ManagedService> = ({ record }) => record.dataWarehouseId ?? undefined

/** Whether a record has the tags of all filters: `tag:key` or `tag:key=value`. */
export function hasTags({ tags }: ServiceRecord, filters: readonly string[]): boolean {
  return filters.every((filter) => {
    const [, key, value] = /^tag:([^=]+)(?:=(.*))?$/.exec(filter) ?? []
    if (key === undefined) throw new Refusal(400, `BAD_REQUEST: Invalid filter: ${filter}`)
    return (tags ?? []).some((tag) => tag.key === key && (value ?? tag.value) === tag.value)
  })
}

/** A service as answers show it, with what follows from its schedule, the time and the organization. */
export function describeService(service: ManagedService, organization: Organization, now: number): Service {
  const { record, scalingSchedule } = service
  const available = endpointsFor(record, organization)
  const known = record.availablePrivateEndpointIds ?? []
  return {
    ...record,
    ...(available.length > 0 && { availablePrivateEndpointIds: [...new Set([...known, ...available])] }),
    ...(scalingSchedule && { scalingSchedule: describeSchedule(service, now) }),
    currentScaling: currentScaling(service, now),
  }
}

const regionKey: KeyOf<Organization['privateEndpoints'][number]> = ({ cloudProvider, region }) =>
  `${cloudProvider} ${region}`

/** The ids of the private endpoints that a service can use. */
export function endpointsFor({ provider, region }: ServiceRecord, { privateEndpoints }: Organization): string[] {
  const near = itemsWith(privateEndpoints, regionKey, `${provider} ${region}`)
  return near.map(({ id }) => id)
}

/** A schedule with the entry that is active, and the settings outside of the entries. */
export function describeSchedule(service: ManagedService, now: number): ScalingSchedule {
  const active = activeEntry(service, now)
  return {
    entries: (service.scalingSchedule ?? []).map((entry) => ({ ...entry, isActiveNow: entry === active })),
    baseConfig: defined(baseScaling(service.record)) as ScalingScheduleBaseConfig,
    ...(active?.id !== undefined && { activeEntryId: active.id }),
  }
}
