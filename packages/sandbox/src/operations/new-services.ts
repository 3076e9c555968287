import type { CreateServiceRequest } from '@clouddb/management/types'
import { withDefaults } from '../defaults.ts'
import { managementDocument } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'
import { itemsWith, itemWith, type KeyOf } from '../item-index.ts'
import { backupsOf } from '../services/backups.ts'
import { firstHasTwo, type SentScaling, scaled } from '../services/scaling.ts'
import {
  changedEndpoints,
  initialRecord,
  refuseTooManyTags,
  refuseUnknownEndpoints,
} from '../services/service-details.ts'
import { enter } from '../services/service-states.ts'
import { warehouseOf } from '../services/services.ts'
import type { ManagedService, Organization, ServiceRecord } from '../state.ts'
import type { ManagementCall } from './operation.ts'
import { withoutWriteOnly } from './shown-parts.ts'

/** What is refused by the state of the organization. What bodies alone decide stands in the document. */
function complaintAbout(sent: CreateServiceRequest, organization: Organization, now: number): string | undefined {
  const { dataWarehouseId, provider, region, hasTransparentDataEncryption, byocId, profile = 'v1-default' } = sent
  const { services, tier } = organization
  const primary = itemWith(services, warehouseOf, dataWarehouseId)?.record
  if (dataWarehouseId !== undefined && (primary?.provider !== provider || primary.region !== region))
    return primary ? 'The data warehouse is in another region' : 'Invalid data warehouse id'
  const ofBackup = complaintAboutBackup(sent, services, now)
  if (ofBackup !== undefined) return ofBackup
  if (sent.numReplicas === 1 && dataWarehouseId === undefined && tier !== 'BASIC') return firstHasTwo
  const isCustom = profile !== 'v1-default' && byocId === undefined
  return tier !== 'ENTERPRISE' && (hasTransparentDataEncryption === true || isCustom)
    ? 'Transparent data encryption and custom profiles are available for the ENTERPRISE tier only'
    : undefined
}

function complaintAboutBackup(
  { backupId, backupEncryptionConfig, provider, region }: CreateServiceRequest,
  services: readonly ManagedService[],
  now: number,
): string | undefined {
  if (backupId === undefined) return undefined
  const saved = savedBy(services, backupId, now)
  if (!saved) return 'Invalid backup id'
  if (saved.record.provider !== provider || saved.record.region !== region)
    return 'The backup is of a service in another region'
  const backup = backupsOf(saved, now).find(({ id }) => id === backupId)
  if (backup?.status !== 'done') return 'The backup is not finished'
  const isOwn = saved.record.hasTransparentDataEncryption === true && backup.bucket != null
  if (isOwn === (backupEncryptionConfig !== undefined)) return undefined
  return `backupEncryptionConfig is ${isOwn ? 'required' : 'not allowed'} for this backup`
}

/** The service that has a backup. The id of a planned one begins as that of the service. */
function savedBy(services: readonly ManagedService[], backupId: string, now: number): ManagedService | undefined {
  const candidates = [backupId, backupId.slice(0, 24)].flatMap((key) => itemsWith(services, backupKeys, key))
  return candidates.find((service) => backupsOf(service, now).some(({ id }) => id === backupId))
}

const backupKeys: KeyOf<ManagedService> = ({ record, backups }) => [
  record.id.slice(0, 24),
  ...backups.map(({ id }) => id),
]

/**
 * A service that is being provisioned.
 *
 * @throws Refusal if the organization cannot have it.
 */
export function newService(call: ManagementCall, sent: CreateServiceRequest): ManagedService {
  const { organization, clock, durations, identifiers } = call
  const now = clock.now()
  const complaint = complaintAbout(sent, organization, now)
  if (complaint !== undefined) throw new Refusal(400, `BAD_REQUEST: ${complaint}`)
  const record = newServiceRecord(call, sent)
  refuseUnknownEndpoints(sent.privateEndpointIds ?? [], record, organization)
  refuseTooManyTags(record.tags ?? [])
  const own = {
    record,
    activity: { last: now },
    teamId: identifiers.objectId(),
    observability: { ...call.newObservability(), webhooks: [], savedSearches: [] },
  }
  const service = withDefaults<ManagedService>('ManagedService', own, now)
  enter(service, 'provisioning', now, durations)
  return service
}

const scalingFields = new Set(
  managementDocument.operations.flatMap(({ id, properties }) =>
    /^updateService.*Scaling$/.test(id) ? [...properties.keys()] : [],
  ),
)

function newServiceRecord(
  { organization, clock, identifiers }: ManagementCall,
  sent: CreateServiceRequest,
): ServiceRecord {
  const { endpoints = [] } = sent
  const stated = withoutWriteOnly('createService', sent) as CreateServiceRequest
  const entries = Object.entries(stated)
  const details = Object.fromEntries(entries.filter(([name]) => !scalingFields.has(name)))
  const scaling: SentScaling = Object.fromEntries(entries.filter(([name]) => scalingFields.has(name)))
  const id = identifiers.uuid()
  const record: ServiceRecord = {
    ...initialRecord(id, sent.provider, sent.region),
    ...usualScaling(sent, organization),
    ipAccessList: [],
    dataWarehouseId: identifiers.uuid(),
    isPrimary: sent.dataWarehouseId === undefined,
    enableCoreDumps: true,
    ...details,
    id,
    createdAt: new Date(clock.now()).toISOString(),
  }
  return scaled(organization, { ...record, endpoints: changedEndpoints(record, endpoints) }, modeInferred(scaling))
}

/** A number of replicas between two different ones asks for horizontal scaling. */
function modeInferred(sent: SentScaling): SentScaling {
  return sent.minReplicas === sent.maxReplicas ? sent : { autoscalingMode: 'horizontal', ...sent }
}

/** The settings of a new service that are not sent. One size that is sent moves the other. */
function usualScaling(sent: CreateServiceRequest, { tier }: Organization): Partial<ServiceRecord> {
  const { minReplicaMemoryGb: least, maxReplicaMemoryGb: most, minTotalMemoryGb = 48, maxTotalMemoryGb = 360 } = sent
  const isHorizontal = modeInferred(sent).autoscalingMode === 'horizontal'
  return {
    minReplicaMemoryGb: isHorizontal ? (most ?? 16) : Math.min(16, most ?? maxTotalMemoryGb / 3),
    maxReplicaMemoryGb: isHorizontal ? (least ?? 16) : Math.max(120, least ?? minTotalMemoryGb / 3),
    numReplicas: sent.numReplicas ?? (tier === 'BASIC' ? 1 : 3),
  }
}
