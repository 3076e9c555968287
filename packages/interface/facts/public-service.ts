import {
  flag,
  flagOrNull,
  knownAs,
  listOf,
  listOrNull,
  numberOrNull,
  orNull,
  received,
  record,
  recordOrNull,
  type Shape,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './public-shape.ts'
import type { PublicRecords } from './public-table.ts'

const mode = knownAs('vertical', 'horizontal')

/** Live servers send null where documents do not, and leave fields out; a null list is known to have broken a client. */
const nullOnLiveServers = {
  endpoints: orNull,
  numReplicas: orNull,
  ipAccessList: orNull,
  encryptionKey: orNull,
  encryptionAssumedRoleIdentifier: orNull,
  iamRole: orNull,
  privateEndpointIds: orNull,
  availablePrivateEndpointIds: orNull,
  dataWarehouseId: orNull,
  byocId: orNull,
  transparentDataEncryptionKeyId: orNull,
  encryptionRoleId: orNull,
}

/** Servers add values over time, so that no list of an answer is complete. */
const openList: Shape = { listed: 'some' }

export const serviceRecord: PublicRecords = {
  topic: 'service record',
  apis: ['management'],
  records: {
    Service: {
      about: {
        ...nullOnLiveServers,
        provider: openList,
        // Later documents list no me-central-1; the interface document does, so it stays.
        region: {
          known: ['ap-northeast-2', 'asia-northeast1', 'ca-central-1', 'centralus', 'europe-west2', 'il-central-1'],
        },
        state: { known: ['softdeleting', 'softdeleted'] },
        tier: openList,
        releaseChannel: openList,
        profile: { ...orNull, ...openList },
        complianceType: { ...orNull, ...openList },
      },
      // Later documents require autoscalingMode and currentScaling; earlier servers send neither, so nothing is required.
      fields: {
        minReplicas: { ...wholeOrNull, says: ['minimum number of replicas'] },
        maxReplicas: { ...wholeOrNull, says: ['maximum number of replicas'] },
        replicaMemoryGb: { ...numberOrNull, says: ['memory of each replica, in GB'] },
        autoscalingMode: { ...mode, nullable: true, says: ['configured auto scaling mode'] },
        tags: { ...listOrNull(record('ResourceTag')), says: ['tags of the service, at most 50'] },
        enableCoreDumps: { ...flagOrNull, says: ['core dumps'] },
        scalingSchedule: recordOrNull('ScalingSchedule'),
        currentScaling: recordOrNull('CurrentScaling'),
      },
    },
    ServiceEnvelope: {},
    ServiceEndpoint: { about: { protocol: openList } },
    IpAccessListEntry: { about: { description: orNull } },
    ServiceScalingPatchRequest: {
      // The interface document says number, later documents say integer: half a replica is a mistake.
      about: { numReplicas: { type: 'integer' } },
    },
    ResourceTag: received({
      key: { ...text, says: ['1 to 128 letters, digits, dots, underscores and dashes'] },
      value: { ...textOrNull, says: ['at most 256 letters, digits, dots, underscores and dashes'] },
    }),
  },
}

/** The settings that a schedule changes; a base configuration has the same. */
const scheduled = {
  autoscalingMode: mode,
  minReplicaMemoryGb: { ...numberOrNull, says: ['minimum memory of each replica'] },
  maxReplicaMemoryGb: { ...numberOrNull, says: ['maximum memory of each replica'] },
  minReplicas: { ...wholeOrNull, says: ['minimum number of replicas'] },
  maxReplicas: { ...wholeOrNull, says: ['maximum number of replicas'] },
  idleScaling: flagOrNull,
  idleTimeoutMinutes: { ...wholeOrNull, says: ['idle timeout in minutes'] },
} as const

export const scalingSchedule: PublicRecords = {
  topic: 'scaling schedule',
  apis: ['management'],
  records: {
    ScalingSchedule: received({
      entries: listOrNull(record('ScalingScheduleEntry')),
      baseConfig: record('ScalingScheduleBaseConfig'),
      activeEntryId: { ...textOrNull, format: 'uuid', says: ['id of the entry that is active'] },
    }),
    ScalingScheduleEntry: received({
      id: { type: 'string', format: 'uuid' },
      name: text,
      weekdays: { ...listOf(whole), says: ['0 for Sunday to 6 for Saturday'] },
      startHourUtc: { ...whole, says: ['hour in UTC at which the entry becomes active, 0 to 23'] },
      endHourUtc: { ...whole, says: ['hour in UTC at which the entry ends, 1 to 24'] },
      ...scheduled,
      isActiveNow: flag,
    }),
    ScalingScheduleBaseConfig: received(scheduled),
    CurrentScaling: received({
      effectiveAutoscalingMode: mode,
      effectiveMinReplicaMemoryGb: { ...numberOrNull, says: ['minimum memory of each replica'] },
      effectiveMaxReplicaMemoryGb: { ...numberOrNull, says: ['maximum memory of each replica'] },
      effectiveMinReplicas: { ...wholeOrNull, says: ['minimum number of replicas'] },
      effectiveMaxReplicas: { ...wholeOrNull, says: ['maximum number of replicas'] },
      effectiveIdleScaling: flagOrNull,
      effectiveIdleTimeoutMinutes: { ...wholeOrNull, says: ['idle timeout in minutes'] },
      activeEntryId: { ...textOrNull, format: 'uuid', says: ['id of the schedule entry whose settings are in effect'] },
    }),
  },
}
