// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type LeftOut,
  type PartialRequest,
  type RequestLoss,
  type RequestOptions,
  type RequestShape,
  toChanges,
  toRequest,
} from '@clouddb/client-core/requests'
import type {
  ApiKey,
  CreateKeyRequest,
  CreateServiceRequest,
  QueryEndpoint,
  ScalingSchedule,
  Service,
  UpdateKeyRequest,
  UpdateServiceRequest,
  UpdateUpgradeWindowRequest,
  UpgradeWindow,
  UpsertQueryEndpointRequest,
  UpsertScalingScheduleRequest,
} from './schema.ts'

export type { LeftOut, PartialRequest, RequestLoss, RequestOptions }
// What a function returns can be named where this alone is imported.
export type * from './schema.ts'

/** The kinds of objects whose ids a request holds, as `mapId` is told them. */
export type IdKind = never

/**
 * Makes the body of `createService` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A new service.
 * A record that is read makes a service of the same settings, which shares the data of the same warehouse.
 * Leave `dataWarehouseId` out for a service with data of its own.
 * `endpoints` is not made from it: enable those of `mysql` again.
 *
 * Not sent, for the server sets it: `id`, `state`, `databaseVersion`, `endpoints`, `replicaMemoryGb`, `createdAt`, `iamRole`, `availablePrivateEndpointIds`, `isPrimary`, `transparentDataEncryptionKeyId`, `encryptionRoleId`, `scalingSchedule`, `currentScaling`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateService(
  service: Service,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateServiceRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateService(
  service: Service,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateServiceRequest>
export function toCreateService(
  service: Service,
  options?: RequestOptions<IdKind>,
): CreateServiceRequest | PartialRequest<CreateServiceRequest> {
  return toRequest<CreateServiceRequest>(
    'toCreateService',
    'CreateServiceRequest',
    createServiceRequestShape,
    service,
    options,
  )
}

/**
 * Makes the body of `updateService` from the difference of a record and a changed copy of it.
 * Fields that the copy does not have stay as they are.
 *
 * Details of a service to change.
 * `endpoints` is not made from records: add `{ protocol: 'mysql', enabled: true }` to the request yourself.
 *
 * @throws InvalidArgumentError when the copy changes what the request cannot carry and `leaveOut` is not true; `losses` lists it.
 */
export function toUpdateService(
  before: Service,
  after: Service,
  options?: Pick<RequestOptions, 'leaveOut'> & { readonly leaveOut?: false | undefined },
): UpdateServiceRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateService(
  before: Service,
  after: Service,
  options: Pick<RequestOptions, 'leaveOut'> & { readonly leaveOut: true },
): PartialRequest<UpdateServiceRequest>
export function toUpdateService(
  before: Service,
  after: Service,
  options?: Pick<RequestOptions, 'leaveOut'>,
): UpdateServiceRequest | PartialRequest<UpdateServiceRequest> {
  return toChanges<UpdateServiceRequest>(
    'toUpdateService',
    'UpdateServiceRequest',
    updateServiceRequestShape,
    before,
    after,
    options,
  )
}

/**
 * Makes the body of `upsertQueryEndpoint` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * The settings of a query endpoint.
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpsertQueryEndpoint(
  queryEndpoint: QueryEndpoint,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpsertQueryEndpointRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpsertQueryEndpoint(
  queryEndpoint: QueryEndpoint,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpsertQueryEndpointRequest>
export function toUpsertQueryEndpoint(
  queryEndpoint: QueryEndpoint,
  options?: RequestOptions<IdKind>,
): UpsertQueryEndpointRequest | PartialRequest<UpsertQueryEndpointRequest> {
  return toRequest<UpsertQueryEndpointRequest>(
    'toUpsertQueryEndpoint',
    'UpsertQueryEndpointRequest',
    upsertQueryEndpointRequestShape,
    queryEndpoint,
    options,
  )
}

/**
 * Makes the body of `upsertScalingSchedule` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A whole scaling schedule.
 *
 * Not sent, for the server sets it: `baseConfig`, `activeEntryId`, `entries[].id`, `entries[].isActiveNow`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpsertScalingSchedule(
  scalingSchedule: ScalingSchedule,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpsertScalingScheduleRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpsertScalingSchedule(
  scalingSchedule: ScalingSchedule,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpsertScalingScheduleRequest>
export function toUpsertScalingSchedule(
  scalingSchedule: ScalingSchedule,
  options?: RequestOptions<IdKind>,
): UpsertScalingScheduleRequest | PartialRequest<UpsertScalingScheduleRequest> {
  return toRequest<UpsertScalingScheduleRequest>(
    'toUpsertScalingSchedule',
    'UpsertScalingScheduleRequest',
    upsertScalingScheduleRequestShape,
    scalingSchedule,
    options,
  )
}

/**
 * Makes the body of `updateUpgradeWindow` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A weekly window of six hours.
 *
 * Not sent, for the server sets it: `duration`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateUpgradeWindow(
  upgradeWindow: UpgradeWindow,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateUpgradeWindowRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateUpgradeWindow(
  upgradeWindow: UpgradeWindow,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateUpgradeWindowRequest>
export function toUpdateUpgradeWindow(
  upgradeWindow: UpgradeWindow,
  options?: RequestOptions<IdKind>,
): UpdateUpgradeWindowRequest | PartialRequest<UpdateUpgradeWindowRequest> {
  return toRequest<UpdateUpgradeWindowRequest>(
    'toUpdateUpgradeWindow',
    'UpdateUpgradeWindowRequest',
    updateUpgradeWindowRequestShape,
    upgradeWindow,
    options,
  )
}

/**
 * Makes the body of `createKey` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * An API key to create.
 *
 * Not sent, for the server sets it: `id`, `roles`, `keySuffix`, `createdAt`, `usedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateKeyRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateKey(
  apiKey: ApiKey,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateKeyRequest>
export function toCreateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind>,
): CreateKeyRequest | PartialRequest<CreateKeyRequest> {
  return toRequest<CreateKeyRequest>('toCreateKey', 'CreateKeyRequest', createKeyRequestShape, apiKey, options)
}

/**
 * Makes the body of `updateKey` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * Settings of an API key to change.
 * No field is required.
 *
 * Not sent, for the server sets it: `id`, `roles`, `keySuffix`, `createdAt`, `usedAt`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateKeyRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateKey(
  apiKey: ApiKey,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateKeyRequest>
export function toUpdateKey(
  apiKey: ApiKey,
  options?: RequestOptions<IdKind>,
): UpdateKeyRequest | PartialRequest<UpdateKeyRequest> {
  return toRequest<UpdateKeyRequest>('toUpdateKey', 'UpdateKeyRequest', updateKeyRequestShape, apiKey, options)
}

const regionRequestShape: RequestShape = {
  values: [
    'ap-northeast-1',
    'ap-northeast-2',
    'ap-south-1',
    'ap-southeast-1',
    'ap-southeast-2',
    'ca-central-1',
    'eu-central-1',
    'eu-west-1',
    'eu-west-2',
    'il-central-1',
    'me-central-1',
    'us-east-1',
    'us-east-2',
    'us-west-2',
    'us-east1',
    'us-central1',
    'europe-west2',
    'europe-west4',
    'asia-northeast1',
    'asia-southeast1',
    'eastus',
    'eastus2',
    'westus3',
    'germanywestcentral',
    'centralus',
  ],
}

const ipAccessListEntryRequestShape: RequestShape = {
  required: { source: 'string' },
  optional: { description: 'string' },
}

const resourceTagRequestShape: RequestShape = { required: { key: 'string' }, optional: { value: 'string' } }

const createServiceRequestShape: RequestShape = {
  required: { name: 'string', provider: { values: ['aws', 'gcp', 'azure'] }, region: regionRequestShape },
  optional: {
    tier: {
      values: [
        'development',
        'production',
        'dedicated_high_mem',
        'dedicated_high_cpu',
        'dedicated_standard',
        'dedicated_standard_n2d_standard_4',
        'dedicated_standard_n2d_standard_8',
        'dedicated_standard_n2d_standard_32',
        'dedicated_standard_n2d_standard_128',
        'dedicated_standard_n2d_standard_32_16SSD',
        'dedicated_standard_n2d_standard_64_24SSD',
      ],
    },
    ipAccessList: { items: ipAccessListEntryRequestShape },
    minTotalMemoryGb: 'number',
    maxTotalMemoryGb: 'number',
    autoscalingMode: { values: ['vertical', 'horizontal'] },
    minReplicaMemoryGb: 'number',
    maxReplicaMemoryGb: 'number',
    numReplicas: 'number',
    minReplicas: 'number',
    maxReplicas: 'number',
    idleScaling: 'boolean',
    idleTimeoutMinutes: 'number',
    isReadonly: 'boolean',
    dataWarehouseId: 'string',
    encryptionKey: 'string',
    encryptionAssumedRoleIdentifier: 'string',
    privateEndpointIds: { items: 'string' },
    releaseChannel: { values: ['slow', 'default', 'fast'] },
    byocId: 'string',
    hasTransparentDataEncryption: 'boolean',
    profile: {
      values: [
        'v1-default',
        'v1-highmem-xs',
        'v1-highmem-s',
        'v1-highmem-m',
        'v1-highmem-l',
        'v1-highmem-xl',
        'v1-highcpu-s',
        'v1-highcpu-m',
        'v1-highcpu-l',
        'v1-highcpu-xl',
      ],
    },
    complianceType: { values: ['hipaa', 'pci'] },
    tags: { items: resourceTagRequestShape },
    enableCoreDumps: 'boolean',
  },
  drops: [
    'id',
    'state',
    'databaseVersion',
    'endpoints',
    'replicaMemoryGb',
    'createdAt',
    'iamRole',
    'availablePrivateEndpointIds',
    'isPrimary',
    'transparentDataEncryptionKeyId',
    'encryptionRoleId',
    'scalingSchedule',
    'currentScaling',
  ],
}

const updateServiceRequestShape: RequestShape = {
  optional: {
    name: 'string',
    ipAccessList: {
      optional: { add: { items: ipAccessListEntryRequestShape }, remove: { items: ipAccessListEntryRequestShape } },
    },
    privateEndpointIds: {
      optional: { add: { items: { id: 'privateEndpoint' } }, remove: { items: { id: 'privateEndpoint' } } },
    },
    releaseChannel: { values: ['slow', 'default', 'fast'] },
    transparentDataEncryptionKeyId: 'string',
    tags: { optional: { add: { items: resourceTagRequestShape }, remove: { items: resourceTagRequestShape } } },
    enableCoreDumps: 'boolean',
  },
}

const upsertQueryEndpointRequestShape: RequestShape = {
  required: {
    roles: { items: { values: ['sql_console_read_only', 'sql_console_admin'] } },
    openApiKeys: { items: 'string' },
    allowedOrigins: 'string',
  },
  drops: ['id'],
}

const scalingScheduleEntryRequestShape: RequestShape = {
  required: { name: 'string', weekdays: { items: 'number', least: 1 }, startHourUtc: 'number', endHourUtc: 'number' },
  optional: {
    autoscalingMode: { values: ['vertical', 'horizontal'] },
    minReplicaMemoryGb: 'number',
    maxReplicaMemoryGb: 'number',
    minReplicas: 'number',
    maxReplicas: 'number',
    idleScaling: 'boolean',
    idleTimeoutMinutes: 'number',
  },
  drops: ['id', 'isActiveNow'],
}

const upsertScalingScheduleRequestShape: RequestShape = {
  required: { entries: { items: scalingScheduleEntryRequestShape } },
  drops: ['baseConfig', 'activeEntryId'],
}

const updateUpgradeWindowRequestShape: RequestShape = {
  required: { weekday: 'number', startHourUtc: { values: [0, 6, 12, 18] } },
  drops: ['duration'],
}

const createKeyRequestShape: RequestShape = {
  required: { name: 'string' },
  optional: {
    expireAt: ['string', 'null'],
    state: { values: ['enabled', 'disabled'] },
    assignedRoleIds: { items: 'string' },
    ipAccessList: { items: ipAccessListEntryRequestShape },
  },
  drops: ['id', 'roles', 'keySuffix', 'createdAt', 'usedAt'],
  made: { assignedRoles: ['assignedRoleIds', 'roleId'] },
}

const updateKeyRequestShape: RequestShape = {
  optional: {
    name: 'string',
    assignedRoleIds: { items: 'string' },
    expireAt: ['string', 'null'],
    state: { values: ['enabled', 'disabled'] },
    ipAccessList: { items: ipAccessListEntryRequestShape },
  },
  drops: ['id', 'roles', 'keySuffix', 'createdAt', 'usedAt'],
  made: { assignedRoles: ['assignedRoleIds', 'roleId'] },
}
