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
  CreateQueryApiEndpointRequest,
  CreateRoleRequest,
  CreateSavedQueryRequest,
  CreateServiceRequest,
  DataPipelineSettings,
  QueryApiEndpoint,
  QueryEndpoint,
  ReversePrivateEndpoint,
  Role,
  SavedQuery,
  ScalingSchedule,
  Service,
  UpdateDataPipelineSettingsRequest,
  UpdateKeyRequest,
  UpdateQueryApiEndpointRequest,
  UpdateReversePrivateEndpointRequest,
  UpdateRoleRequest,
  UpdateSavedQueryRequest,
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
 * Not sent, for the server sets it: `id`, `state`, `databaseVersion`, `endpoints`, `replicaMemoryGb`, `createdAt`, `iamRole`, `availablePrivateEndpointIds`, `isPrimary`, `transparentDataEncryptionKeyId`, `encryptionRoleId`, `scalingSchedule`, `mcpEnabled`, `currentScaling`.
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

/**
 * Makes the body of `createRole` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A role to create.
 *
 * Not sent, for the server sets it: `id`, `tenantId`, `ownerId`, `type`, `createdAt`, `updatedAt`, `policies[].id`, `policies[].roleId`, `policies[].tenantId`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateRole(
  role: Role,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateRoleRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateRole(
  role: Role,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateRoleRequest>
export function toCreateRole(
  role: Role,
  options?: RequestOptions<IdKind>,
): CreateRoleRequest | PartialRequest<CreateRoleRequest> {
  return toRequest<CreateRoleRequest>('toCreateRole', 'CreateRoleRequest', createRoleRequestShape, role, options)
}

/**
 * Makes the body of `updateRole` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * Changes of a role; what is left out stays.
 *
 * Not sent, for the server sets it: `id`, `tenantId`, `ownerId`, `type`, `createdAt`, `updatedAt`, `policies[].id`, `policies[].roleId`, `policies[].tenantId`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateRole(
  role: Role,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateRoleRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateRole(
  role: Role,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateRoleRequest>
export function toUpdateRole(
  role: Role,
  options?: RequestOptions<IdKind>,
): UpdateRoleRequest | PartialRequest<UpdateRoleRequest> {
  return toRequest<UpdateRoleRequest>('toUpdateRole', 'UpdateRoleRequest', updateRoleRequestShape, role, options)
}

/**
 * Makes the body of `createQueryApiEndpoint` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A query API endpoint to create.
 *
 * Not sent, for the server sets it: `id`, `url`, `ownerType`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateQueryApiEndpointRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateQueryApiEndpointRequest>
export function toCreateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options?: RequestOptions<IdKind>,
): CreateQueryApiEndpointRequest | PartialRequest<CreateQueryApiEndpointRequest> {
  return toRequest<CreateQueryApiEndpointRequest>(
    'toCreateQueryApiEndpoint',
    'CreateQueryApiEndpointRequest',
    createQueryApiEndpointRequestShape,
    queryApiEndpoint,
    options,
  )
}

/**
 * Makes the body of `updateQueryApiEndpoint` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A query API endpoint that replaces the stored one; what is left out is empty.
 *
 * Not sent, for the server sets it: `id`, `url`, `ownerType`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateQueryApiEndpointRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateQueryApiEndpointRequest>
export function toUpdateQueryApiEndpoint(
  queryApiEndpoint: QueryApiEndpoint,
  options?: RequestOptions<IdKind>,
): UpdateQueryApiEndpointRequest | PartialRequest<UpdateQueryApiEndpointRequest> {
  return toRequest<UpdateQueryApiEndpointRequest>(
    'toUpdateQueryApiEndpoint',
    'UpdateQueryApiEndpointRequest',
    createQueryApiEndpointRequestShape,
    queryApiEndpoint,
    options,
  )
}

/**
 * Makes the body of `createSavedQuery` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A query to save.
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toCreateSavedQuery(
  savedQuery: SavedQuery,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): CreateSavedQueryRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toCreateSavedQuery(
  savedQuery: SavedQuery,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<CreateSavedQueryRequest>
export function toCreateSavedQuery(
  savedQuery: SavedQuery,
  options?: RequestOptions<IdKind>,
): CreateSavedQueryRequest | PartialRequest<CreateSavedQueryRequest> {
  return toRequest<CreateSavedQueryRequest>(
    'toCreateSavedQuery',
    'CreateSavedQueryRequest',
    createSavedQueryRequestShape,
    savedQuery,
    options,
  )
}

/**
 * Makes the body of `updateSavedQuery` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * A query that replaces the stored one; what is left out is empty.
 *
 * Not sent, for the server sets it: `id`.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateSavedQuery(
  savedQuery: SavedQuery,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateSavedQueryRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateSavedQuery(
  savedQuery: SavedQuery,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateSavedQueryRequest>
export function toUpdateSavedQuery(
  savedQuery: SavedQuery,
  options?: RequestOptions<IdKind>,
): UpdateSavedQueryRequest | PartialRequest<UpdateSavedQueryRequest> {
  return toRequest<UpdateSavedQueryRequest>(
    'toUpdateSavedQuery',
    'UpdateSavedQueryRequest',
    createSavedQueryRequestShape,
    savedQuery,
    options,
  )
}

/**
 * Makes the body of `updateDataPipelineSettings` from a record, of this or of another deployment.
 * What the server left out of the record is not in it.
 *
 * All settings of a pipeline; those that are left out get the default of the service.
 *
 * @throws InvalidArgumentError when the record holds what the request cannot carry and `leaveOut` is not true, or an id for which `mapId` gives none; `losses` lists it.
 */
export function toUpdateDataPipelineSettings(
  dataPipelineSettings: DataPipelineSettings,
  options?: RequestOptions<IdKind> & { readonly leaveOut?: false | undefined },
): UpdateDataPipelineSettingsRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateDataPipelineSettings(
  dataPipelineSettings: DataPipelineSettings,
  options: RequestOptions<IdKind> & { readonly leaveOut: true },
): PartialRequest<UpdateDataPipelineSettingsRequest>
export function toUpdateDataPipelineSettings(
  dataPipelineSettings: DataPipelineSettings,
  options?: RequestOptions<IdKind>,
): UpdateDataPipelineSettingsRequest | PartialRequest<UpdateDataPipelineSettingsRequest> {
  return toRequest<UpdateDataPipelineSettingsRequest>(
    'toUpdateDataPipelineSettings',
    'UpdateDataPipelineSettingsRequest',
    updateDataPipelineSettingsRequestShape,
    dataPipelineSettings,
    options,
  )
}

/**
 * Makes the body of `updateReversePrivateEndpoint` from the difference of a record and a changed copy of it.
 * Fields that the copy does not have stay as they are.
 *
 * Changes of a private way.
 * Everything else is fixed at creation.
 *
 * @throws InvalidArgumentError when the copy changes what the request cannot carry and `leaveOut` is not true; `losses` lists it.
 */
export function toUpdateReversePrivateEndpoint(
  before: ReversePrivateEndpoint,
  after: ReversePrivateEndpoint,
  options?: Pick<RequestOptions, 'leaveOut'> & { readonly leaveOut?: false | undefined },
): UpdateReversePrivateEndpointRequest
/** The same, and what the request cannot carry is left out and returned. */
export function toUpdateReversePrivateEndpoint(
  before: ReversePrivateEndpoint,
  after: ReversePrivateEndpoint,
  options: Pick<RequestOptions, 'leaveOut'> & { readonly leaveOut: true },
): PartialRequest<UpdateReversePrivateEndpointRequest>
export function toUpdateReversePrivateEndpoint(
  before: ReversePrivateEndpoint,
  after: ReversePrivateEndpoint,
  options?: Pick<RequestOptions, 'leaveOut'>,
): UpdateReversePrivateEndpointRequest | PartialRequest<UpdateReversePrivateEndpointRequest> {
  return toChanges<UpdateReversePrivateEndpointRequest>(
    'toUpdateReversePrivateEndpoint',
    'UpdateReversePrivateEndpointRequest',
    updateReversePrivateEndpointRequestShape,
    before,
    after,
    options,
  )
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
    profile: 'string',
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
    'mcpEnabled',
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
  },
  optional: { allowedOrigins: 'string' },
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

const rolePolicyTagsRequestShape: RequestShape = {
  optional: { grants: { items: 'string' }, roleV2: { values: ['sql-console-readonly', 'sql-console-admin'] } },
}

const rolePolicyRequestShape: RequestShape = {
  required: {
    allowDeny: { values: ['ALLOW', 'DENY'] },
    permissions: { items: 'string', least: 1 },
    resources: { items: 'string', least: 1 },
  },
  optional: { tags: rolePolicyTagsRequestShape },
  drops: ['id', 'roleId', 'tenantId'],
}

const createRoleRequestShape: RequestShape = {
  required: { name: 'string', actors: { items: 'string' }, policies: { items: rolePolicyRequestShape } },
  drops: ['id', 'tenantId', 'ownerId', 'type', 'createdAt', 'updatedAt'],
}

const updateRoleRequestShape: RequestShape = {
  optional: { name: 'string', actors: { items: 'string' }, policies: { items: rolePolicyRequestShape } },
  drops: ['id', 'tenantId', 'ownerId', 'type', 'createdAt', 'updatedAt'],
}

const createQueryApiEndpointRequestShape: RequestShape = {
  required: {
    name: 'string',
    sql: 'string',
    database: 'string',
    apiKeyIds: { items: 'string', least: 1 },
    roles: { items: 'string', least: 1 },
  },
  optional: { parameters: { others: 'string' }, allowedOrigins: { items: 'string' } },
  drops: ['id', 'url', 'ownerType'],
}

const createSavedQueryRequestShape: RequestShape = {
  required: { name: 'string', sql: 'string', database: 'string' },
  optional: { parameters: { others: 'string' } },
  drops: ['id'],
}

const updateDataPipelineSettingsRequestShape: RequestShape = {
  optional: {
    streaming_max_insert_wait_ms: 'number',
    object_storage_concurrency: 'number',
    object_storage_polling_interval_ms: 'number',
    object_storage_max_insert_bytes: 'number',
    object_storage_max_file_count: 'number',
    database_max_threads: 'number',
    database_max_insert_threads: 'number',
    database_min_insert_block_size_bytes: 'number',
    database_max_download_threads: 'number',
    database_parallel_distributed_insert_select: 'number',
    kafka_read_committed: 'boolean',
    object_storage_use_cluster_function: 'boolean',
    database_parallel_view_processing: 'boolean',
  },
}

const customPrivateDnsMappingRequestShape: RequestShape = { optional: { privateDnsName: 'string', targetId: 'string' } }

const updateReversePrivateEndpointRequestShape: RequestShape = {
  required: { customPrivateDnsMappings: { items: customPrivateDnsMappingRequestShape } },
}
