import type { QueryEndpoint } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { addItem, changeItem, itemsWith, itemWith, type KeyOf, keyById, removeItem } from '../item-index.ts'
import { serviceOf, warehouseOf } from '../services/services.ts'
import type { ManagedService, ServiceRecord } from '../state.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { withoutPart } from './service-objects.ts'

/** What surrounds a service: private endpoints, the endpoint for queries, and the window for upgrades. */
export const serviceAccess = {
  getPrivateEndpointConfig: (call) => {
    const { record } = findService(call)
    return {
      payload: {
        endpointServiceId: privateConnection(record),
        privateDnsHostname: record.endpoints?.[0]?.host ?? null,
      },
    }
  },
  createPrivateEndpoint: (call) => {
    const { organization, body } = call
    const { id, description } = body
    const { record } = findService(call)
    const { provider: cloudProvider = '', region = '' } = record
    const endpoint = { id, ...(description !== undefined && { description }), cloudProvider, region }
    const known = itemWith(organization.privateEndpoints, keyById, id)
    if (known) removeItem(organization.privateEndpoints, known)
    addItem(organization.privateEndpoints, endpoint)
    record.privateEndpointIds = [...new Set([...(record.privateEndpointIds ?? []), id])]
    return { payload: endpoint }
  },

  getQueryEndpoint: (call) => ({ payload: expectPresent(findService(call).queryEndpoint) }),
  upsertQueryEndpoint: (call) => {
    const service = findService(call)
    const id = service.queryEndpoint?.id ?? call.identifiers.uuid()
    const queryEndpoint = { id, ...call.body }
    changeItem(call.organization.services, service, { ...service, queryEndpoint })
    return { payload: queryEndpoint }
  },
  deleteQueryEndpoint: (call) => withoutPart(call, findService(call), 'queryEndpoint'),

  getUpgradeWindow: (call) => ({ payload: expectPresent(primaryOf(call, findService(call)).upgradeWindow) }),
  updateUpgradeWindow: (call) => {
    const service = findPrimary(call)
    if (!call.organization.canScheduleUpgrades) throw new Refusal(403, 'FORBIDDEN')
    service.upgradeWindow = { ...call.body, duration: 6 }
    return { payload: service.upgradeWindow }
  },
  deleteUpgradeWindow: (call) => withoutPart(call, findPrimary(call), 'upgradeWindow'),
} satisfies Partial<ManagementHandlers>

const openedBy: KeyOf<ManagedService> = ({ queryEndpoint }) => queryEndpoint?.openApiKeys

/** Takes a deleted key from the endpoints for queries that it opens. */
export function closeEndpointsTo(keyId: string, services: readonly ManagedService[]): void {
  for (const service of itemsWith(services, openedBy, keyId)) {
    const { openApiKeys, ...rest } = service.queryEndpoint as QueryEndpoint
    const queryEndpoint = { ...rest, openApiKeys: (openApiKeys ?? []).filter((id) => id !== keyId) }
    changeItem(services, service, { ...service, queryEndpoint })
  }
}

const findService = ({ organization, id }: ManagementCall): ManagedService => serviceOf(organization, id)

function findPrimary(call: ManagementCall): ManagedService {
  const service = findService(call)
  if (service.record.isPrimary !== false) return service
  throw new Refusal(400, 'BAD_REQUEST: cannot set upgrade window on a secondary service')
}

/** The primary service of the warehouse of a service, or the service itself. */
function primaryOf({ organization }: ManagementCall, service: ManagedService): ManagedService {
  const { dataWarehouseId } = service.record
  const sharing = itemsWith(organization.services, warehouseOf, dataWarehouseId ?? '')
  return sharing.find(({ record }) => record.isPrimary === true) ?? service
}

/** What a private endpoint connects to, in the form of the cloud provider. */
function privateConnection({ id, provider, region }: ServiceRecord): string {
  const number = id.replaceAll('-', '').slice(0, 17)
  if (provider === 'gcp') return `projects/example/regions/${region}/serviceAttachments/service-${number}`
  if (provider === 'azure') return `service-${number}.${region}.azure.privatelinkservice`
  return `com.amazonaws.vpce.${region}.vpce-svc-${number}`
}
