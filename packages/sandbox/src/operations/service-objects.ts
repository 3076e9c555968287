import type { CreateReversePrivateEndpointRequest } from '@clouddb/management/types'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { changeItem } from '../item-index.ts'
import { serviceOf } from '../services/services.ts'
import type { ManagedService } from '../state.ts'
import { expectPresent, type ManagementCall, type Outcome } from './operation.ts'
import type { Shelf } from './stated-resources.ts'
import { StoredObjects } from './stored-objects.ts'

/** The service in the path of a call. */
export const calledService = ({ organization, pathValue }: ManagementCall): ManagedService =>
  serviceOf(organization, pathValue('serviceId'))

/** Refuses a call for a service that is not running: nothing wakes it. */
export function expectRunning(call: ManagementCall, what = 'this'): void {
  const { state } = calledService(call).record
  const words = `The service is ${state}; ${what} is allowed only when the service is running`
  if (state !== 'running') throw new Refusal(424, `FAILED_DEPENDENCY: ${words}`)
}

/** Where the objects of kinds without rules of their own are. */
export function managementShelf(call: ManagementCall, names: readonly string[]): Shelf {
  const { organization, pathValue, clock, identifiers } = call
  if (names.includes('serviceId')) calledService(call)
  const within = names.filter((name) => name !== 'organizationId').map((name) => [name, pathValue(name).toLowerCase()])
  const shelf = { objects: organization.objects, within: Object.fromEntries(within), clock, newId: identifiers.uuid }
  return { ...shelf, added: { queryApiEndpoint: endpointFields, reversePrivateEndpoint: (id) => wayFields(id, call) } }
}

const endpointFields = (id: string) => ({ url: `https://queries.example.com/run/${id}`, ownerType: 'queryApiEndpoint' })

/** What a service provider adds to a private way to a source. */
function wayFields(id: string, { body, pathValue }: ManagementCall): object {
  const { type, customPrivateDnsMappings = [] } = body as CreateReversePrivateEndpointRequest
  return {
    customPrivateDnsMappings,
    ...{ serviceId: pathValue('serviceId').toLowerCase(), endpointId: `vpce-${id.replaceAll('-', '').slice(0, 17)}` },
    ...{ dnsNames: [`${id}.endpoints.example.com`], privateDnsNames: [], privateDnsMappings: [], dnsTargets: [] },
    status: type === 'VPC_ENDPOINT_SERVICE' ? 'PendingAcceptance' : 'Ready',
  }
}

/** The objects of a kind of the service in the path of a call. */
export function serviceObjects(call: ManagementCall, kind: string): StoredObjects {
  const { objects, within } = managementShelf(call, ['serviceId'])
  return new StoredObjects(objects, kind, within)
}

/** The only object of a kind that a service can have. */
export const onlyObject = (call: ManagementCall, kind: string): StoredObject | undefined =>
  serviceObjects(call, kind).list()[0]

/** Keeps the only object of a kind that a service can have. */
export function keepOnlyObject(call: ManagementCall, kind: string, record: StoredObject['record']): void {
  const all = serviceObjects(call, kind)
  const [stored] = all.list()
  if (stored) all.change(stored, record)
  else all.add(record)
}

/** Takes a part from a service, which must have it. */
export function withoutPart(
  { organization }: ManagementCall,
  service: ManagedService,
  part: 'queryEndpoint' | 'upgradeWindow' | 'scalingSchedule',
): Outcome {
  expectPresent(service[part])
  changeItem(organization.services, service, { ...service, [part]: null })
  return {}
}
