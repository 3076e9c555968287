import type { CreateServiceRequest } from '@clouddb/management/types'
import { addedParts } from '../earlier-states.ts'
import { Refusal } from '../http/refusal.ts'
import { defined } from '../json.ts'
import { scaled } from '../rules/scaling.ts'
import { changedEndpoints, refuseTooManyTags, refuseUnknownEndpoints } from '../rules/service-details.ts'
import { enter } from '../rules/service-states.ts'
import type { ManagedService, Organization, ServiceRecord } from '../state.ts'
import type { ManagementCall } from './management-call.ts'

type Rule = (sent: CreateServiceRequest, organization: Organization) => string | false

const isSent = (...values: unknown[]): boolean => values.every((value) => value !== undefined)

/** The memory in GB of a replica in a cloud account of one's own. */
const ownCloudSizes = [48, 116, 172, 232]

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const rules: readonly Rule[] = [
  ({ provider, region }) => providerOf(region) !== provider && `${provider} has no region ${region}`,
  ({ isReadonly, dataWarehouseId }) =>
    isReadonly === true && !isSent(dataWarehouseId) && 'isReadonly needs a dataWarehouseId',
  ({ dataWarehouseId, provider, region }, { services }) => {
    const primary = services.find(({ record }) => record.dataWarehouseId === dataWarehouseId)?.record
    if (!isSent(dataWarehouseId) || (primary?.provider === provider && primary.region === region)) return false
    return primary ? 'The data warehouse is in another region' : 'Invalid data warehouse id'
  },
  ({ encryptionKey, encryptionAssumedRoleIdentifier: role }) =>
    isSent(encryptionKey) !== isSent(role) && 'encryptionKey and encryptionAssumedRoleIdentifier belong together',
  ({ hasTransparentDataEncryption, profile = 'v1-default' }, { tier }) =>
    tier !== 'ENTERPRISE' &&
    (hasTransparentDataEncryption === true || profile !== 'v1-default') &&
    'Transparent data encryption and custom profiles are available for the ENTERPRISE tier only',
  ({ byocId, minReplicaMemoryGb = 0, maxReplicaMemoryGb = 0 }) =>
    isSent(byocId) &&
    ![minReplicaMemoryGb, maxReplicaMemoryGb].every((size) => ownCloudSizes.includes(size)) &&
    `byocId needs minReplicaMemoryGb and maxReplicaMemoryGb, each one of ${ownCloudSizes.join(', ')}`,
  ({ backupId }) => isSent(backupId) && !uuid.test(`${backupId}`) && 'Invalid backup id',
]

/** The cloud provider that has a region, by the form of its name. */
function providerOf(region: string): string {
  if (!region.includes('-')) return 'azure'
  return /-\d$/.test(region) ? 'aws' : 'gcp'
}

/**
 * A service that is being provisioned.
 *
 * @throws Refusal if the request breaks a rule.
 */
export function newService(call: ManagementCall, sent: CreateServiceRequest): ManagedService {
  const { organization, clock, durations, identifiers } = call
  for (const rule of rules) {
    const complaint = rule(sent, organization)
    if (complaint !== false) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  }
  const now = clock.now()
  const record = recordOf(call, sent)
  refuseUnknownEndpoints(sent.privateEndpointIds ?? [], record, organization)
  refuseTooManyTags(record.tags ?? [])
  const service: ManagedService = {
    ...addedParts('service', now),
    record,
    activity: { last: now },
    teamId: identifiers.objectId(),
    observability: { ...call.newObservability(), webhooks: [], savedSearches: [] },
  }
  enter(service, 'provisioning', now, durations)
  return service
}

function recordOf({ organization, clock, identifiers }: ManagementCall, sent: CreateServiceRequest): ServiceRecord {
  const { endpoints = [], backupId: _, privatePreviewTermsChecked: __, ...stated } = sent
  const id = identifiers.uuid()
  const { autoscalingMode, minReplicaMemoryGb, maxReplicaMemoryGb, numReplicas, minReplicas, maxReplicas, ...rest } =
    stated
  const { minTotalMemoryGb, maxTotalMemoryGb, idleScaling, idleTimeoutMinutes, ...others } = rest
  const host = `${id.slice(0, 8)}.${sent.region}.${sent.provider}.db.example.com`
  const record: ServiceRecord = {
    databaseVersion: '26.2',
    endpoints: [
      { protocol: 'nativesecure', host, port: 9440 },
      { protocol: 'https', host, port: 8443 },
    ],
    minReplicaMemoryGb: 16,
    maxReplicaMemoryGb: 120,
    numReplicas: numReplicas ?? (organization.tier === 'BASIC' ? 1 : 3),
    idleScaling: true,
    idleTimeoutMinutes: 15,
    ipAccessList: [],
    privateEndpointIds: [],
    availablePrivateEndpointIds: [],
    dataWarehouseId: identifiers.uuid(),
    isPrimary: sent.dataWarehouseId === undefined,
    isReadonly: false,
    releaseChannel: 'default',
    hasTransparentDataEncryption: false,
    profile: 'v1-default',
    enableCoreDumps: true,
    tags: [],
    ...others,
    id,
    createdAt: new Date(clock.now()).toISOString(),
  }
  const scaling = { autoscalingMode, minReplicaMemoryGb, maxReplicaMemoryGb, numReplicas, minReplicas, maxReplicas }
  const totals = { minTotalMemoryGb, maxTotalMemoryGb, idleScaling, idleTimeoutMinutes }
  return scaled(
    organization,
    { ...record, endpoints: changedEndpoints(record, endpoints) },
    defined({ ...scaling, ...totals }) as never,
  )
}
