// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type {
  ActiveBalances,
  Activity,
  ApiKey,
  Backup,
  BackupConfiguration,
  ByocInfrastructure,
  ByocInfrastructureProgress,
  ByocInfrastructureTags,
  ByocPrivateEndpointConfig,
  CreateBackupBucketRequest,
  CreateDataPipelineRequest,
  CreateInvitationRequest,
  CreateKeyRequest,
  CreatePrivateEndpointRequest,
  CreateQueryApiEndpointRequest,
  CreateReversePrivateEndpointRequest,
  CreateRoleRequest,
  CreateSavedQueryRequest,
  CreateServiceRequest,
  CreatedKey,
  CreatedService,
  CreditBalances,
  DataPipeline,
  DataPipelineContext,
  DataPipelineSettings,
  DataPipelinesCdcScaling,
  DatabaseSetting,
  DatabaseSettings,
  DatabaseSettingsSchema,
  DiscoverDataPipelineSchemaRequest,
  DiscoveredSchema,
  Identity,
  Invitation,
  Member,
  Organization,
  PrivateEndpoint,
  PrivateEndpointConfig,
  PrometheusTargetList,
  QueryApiEndpoint,
  QueryApiEndpointItem,
  QueryEndpoint,
  Quota,
  ReversePrivateEndpoint,
  Role,
  SavedQuery,
  SavedQueryItem,
  ScalingSchedule,
  Service,
  ServicePassword,
  ServiceProfile,
  ServiceScalingPatchRequest,
  Snapshot,
  SnapshotConfiguration,
  StoredBackupBucket,
  UpdateBackupBucketRequest,
  UpdateBackupConfigurationRequest,
  UpdateDataPipelineRequest,
  UpdateDataPipelineScalingRequest,
  UpdateDataPipelineSettingsRequest,
  UpdateDataPipelineStateRequest,
  UpdateDataPipelinesCdcScalingRequest,
  UpdateDatabaseSettingsRequest,
  UpdateKeyRequest,
  UpdateMemberRequest,
  UpdateOrganizationRequest,
  UpdateQueryApiEndpointRequest,
  UpdateReversePrivateEndpointRequest,
  UpdateRoleRequest,
  UpdateSavedQueryRequest,
  UpdateServicePasswordRequest,
  UpdateServiceReplicaScalingRequest,
  UpdateServiceRequest,
  UpdateServiceStateRequest,
  UpdateSnapshotConfigurationRequest,
  UpdateUpgradeWindowRequest,
  UpdatedDatabaseSettings,
  UpgradeWindow,
  UpsertQueryEndpointRequest,
  UpsertScalingScheduleRequest,
  UsageCost,
  operations,
} from './schema.ts'

/** The methods of the client: one for each operation of the document. */
export interface Methods {
  /**
   * List the organization of the key.
   *
   * Lists the organization to which the key of the request belongs.
   * The list has one item, because a key belongs to one organization.
   * The call needs no organization id, and so it is the way to find it.
   *
   * `GET /v1/organizations`
   *
   * @param options - Settings of this call.
   * @returns The organization of the key.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listOrganizations(options?: CallOptions): ApiPages<Organization>

  /**
   * Get an organization.
   *
   * Returns an organization with its private endpoints.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}`
   *
   * @param options - Settings of this call.
   * @returns The organization.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getOrganization(options?: GetOrganizationOptions): ApiPromise<Organization>

  /**
   * Update an organization.
   *
   * Changes the name, the private endpoints or the collection of core dumps of an organization.
   * What the body leaves out stays as it is.
   * The key needs the role of an administrator.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}`
   *
   * @param body - The settings to change; no field is required.
   * @param options - Settings of this call.
   * @returns The settings are changed; the organization as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateOrganization(body: UpdateOrganizationRequest, options?: UpdateOrganizationOptions): ApiPromise<Organization>

  /**
   * Get the metrics of all services.
   *
   * Returns metrics of all services of an organization in the text format of Prometheus.
   * Reading them neither wakes an idle service nor keeps a service awake.
   *
   * `GET /v1/organizations/{organizationId}/prometheus`
   *
   * @param options - Settings of this call.
   * @returns Metrics in the text format of Prometheus.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getOrganizationMetrics(options?: GetOrganizationMetricsOptions): ApiPromise<string>

  /**
   * List services.
   *
   * Lists all services of the organization, without pages.
   * A service that was just created or renamed may appear here a few seconds later than in `getService`.
   *
   * `GET /v1/organizations/{organizationId}/services`
   *
   * @param options - Settings of this call.
   * @returns The services.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listServices(options?: ListServicesOptions): ApiPages<Service>

  /**
   * Create a service.
   *
   * Creates a service, and answers before it runs: it is `provisioning` for some minutes, and then `running`.
   * The password of the default user comes in this answer alone; `updateServicePassword` sets a new one.
   * With `dataWarehouseId`, the service shares the data of that warehouse, in the same cloud and region.
   * The key needs the permission `control-plane:organization:create-service`.
   *
   * `POST /v1/organizations/{organizationId}/services`
   *
   * @param body - The service.
   * @param options - Settings of this call.
   * @returns The service that is being provisioned, and its password.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createService(body: CreateServiceRequest, options?: CreateServiceOptions): ApiPromise<CreatedService>

  /**
   * Get a service.
   *
   * Reads one service.
   * Reading it does not wake an idle service.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The service.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getService(serviceId: string, options?: GetServiceOptions): ApiPromise<Service>

  /**
   * Update details of a service.
   *
   * Changes the name, the access, the endpoints, the tags and other details of a service.
   * What the body leaves out stays.
   * Of a list, `remove` is applied before `add`.
   * Other operations change the state, the scaling and the password.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}`
   *
   * @param serviceId - Id of the service.
   * @param body - The details to change; an empty object changes nothing.
   * @param options - Settings of this call.
   * @returns The settings are changed; the service as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateService(serviceId: string, body: UpdateServiceRequest, options?: UpdateServiceOptions): ApiPromise<Service>

  /**
   * Delete a service.
   *
   * Deletes a service and its data, for good.
   * Stop a running service with `updateServiceState` first.
   * It is deleted after the answer; until then it is `terminating`, and afterwards 404.
   * Servers also answer 409 for some time after a service has become `stopped`; send the request again after some seconds.
   * The key needs the permission `control-plane:service:delete`.
   * Servers accept it in the states `provisioning`, `starting`, `awaking`, `idle`, `stopped`, `degraded`, `failed`; in others they answer 409.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteService(serviceId: string, options?: DeleteServiceOptions): ApiPromise<undefined>

  /**
   * Update the state of a service.
   *
   * Starts or stops a service, or wakes an idle one.
   * The answer comes at once, with the state on the way: `starting`, `stopping` or `awaking`.
   * Poll `getService` until the state is reached; it takes up to some minutes.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/state`
   *
   * @param serviceId - Id of the service.
   * @param body - The command.
   * @param options - Settings of this call.
   * @returns The settings are changed; the service as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateServiceState(
    serviceId: string,
    body: UpdateServiceStateRequest,
    options?: UpdateServiceStateOptions,
  ): ApiPromise<Service>

  /**
   * Update service auto scaling settings.
   *
   * Updates the memory bounds and the idle scaling behavior of a service.
   * The memory settings apply only to production services and must be multiples of 12 starting at 24 GB.
   * Adjusting the number of replicas must be enabled by support.
   * The key needs the permission `control-plane:service:manage-scaling-config`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/scaling`
   *
   * @deprecated Use `updateServiceReplicaScaling`, which scales by the memory of each replica; no removal date is known.
   * @param serviceId - Id of the service.
   * @param body - The settings to change; no field is required, and an empty object is valid.
   * @param options - Settings of this call.
   * @returns The settings are changed; the service as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle, and the operation needs it awake.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateServiceScaling(
    serviceId: string,
    body: ServiceScalingPatchRequest,
    options?: UpdateServiceScalingOptions,
  ): ApiPromise<Service>

  /**
   * Update the scaling of each replica.
   *
   * Updates the memory of each replica, the number of replicas and the idle scaling of a service.
   * What the body leaves out stays.
   * The settings apply to production services.
   * While an entry of a scaling schedule is active, they take effect only after it; `currentScaling` shows what is in effect.
   * The key needs the permission `control-plane:service:manage-scaling-config`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/replicaScaling`
   *
   * @param serviceId - Id of the service.
   * @param body - The settings to change; an empty object changes nothing.
   * @param options - Settings of this call.
   * @returns The settings are changed; the service as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle, and the operation needs it awake.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateServiceReplicaScaling(
    serviceId: string,
    body: UpdateServiceReplicaScalingRequest,
    options?: UpdateServiceReplicaScalingOptions,
  ): ApiPromise<Service>

  /**
   * Get the scaling schedule of a service.
   *
   * Reads the schedule of a service.
   * A service without one is answered with 404.
   * The organization must have scheduled scaling enabled.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The schedule.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getScalingSchedule(serviceId: string, options?: GetScalingScheduleOptions): ApiPromise<ScalingSchedule>

  /**
   * Upsert the scaling schedule of a service.
   *
   * Creates the schedule of a service, or replaces all of it.
   * An empty list of entries clears it: then `getScalingSchedule` answers 404, and this answer has an empty `baseConfig`.
   * What applies outside of the entries is set by `updateServiceReplicaScaling`.
   * Servers apply entries some minutes late at times.
   * The key needs the permission `control-plane:service:manage-scaling-config`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param body - The whole schedule.
   * @param options - Settings of this call.
   * @returns The schedule is set, or cleared.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  upsertScalingSchedule(
    serviceId: string,
    body: UpsertScalingScheduleRequest,
    options?: UpsertScalingScheduleOptions,
  ): ApiPromise<ScalingSchedule>

  /**
   * Delete the scaling schedule of a service.
   *
   * Deletes the schedule of a service, which returns to its base settings.
   * A service without a schedule is answered with 404.
   * The key needs the permission `control-plane:service:manage-scaling-config`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteScalingSchedule(serviceId: string, options?: DeleteScalingScheduleOptions): ApiPromise<undefined>

  /**
   * Update the password of a service.
   *
   * Sets a new password for the default user of a service; the old one stops working.
   * With an empty body the server makes a password and sends it back once.
   * With `newPasswordHash` the password itself is never sent, and a lost answer loses nothing.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/password`
   *
   * @param serviceId - Id of the service.
   * @param body - The hashes of the new password, or nothing.
   * @param options - Settings of this call.
   * @returns The password is changed.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateServicePassword(
    serviceId: string,
    body: UpdateServicePasswordRequest,
    options?: UpdateServicePasswordOptions,
  ): ApiPromise<ServicePassword>

  /**
   * Get what a private endpoint connects to.
   *
   * Reads what to connect a private endpoint of a cloud account to.
   * The key needs the permission `control-plane:service:view-private-endpoints`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/privateEndpointConfig`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns What a private endpoint connects to.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getPrivateEndpointConfig(
    serviceId: string,
    options?: GetPrivateEndpointConfigOptions,
  ): ApiPromise<PrivateEndpointConfig>

  /**
   * Create a private endpoint.
   *
   * Registers a private endpoint with the organization and attaches it to the service.
   * `updateService` attaches endpoints that the organization already has, and detaches them.
   * The key needs the permission `control-plane:service:manage-private-endpoints`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/privateEndpoint`
   *
   * @param serviceId - Id of the service.
   * @param body - The endpoint.
   * @param options - Settings of this call.
   * @returns The endpoint is registered and attached.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createPrivateEndpoint(
    serviceId: string,
    body: CreatePrivateEndpointRequest,
    options?: CreatePrivateEndpointOptions,
  ): ApiPromise<PrivateEndpoint>

  /**
   * Get the query endpoint of a service.
   *
   * Reads who may query the service over HTTP with an API key.
   * A service without a query endpoint is answered with 404.
   * The key needs the permission `control-plane:service:view-query-api-endpoints`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The query endpoint.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getQueryEndpoint(serviceId: string, options?: GetQueryEndpointOptions): ApiPromise<QueryEndpoint>

  /**
   * Upsert the query endpoint of a service.
   *
   * Creates the query endpoint of a service, or replaces its settings.
   * Keys can query the service some seconds later.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint`
   *
   * @param serviceId - Id of the service.
   * @param body - The whole settings.
   * @param options - Settings of this call.
   * @returns The query endpoint is set.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  upsertQueryEndpoint(
    serviceId: string,
    body: UpsertQueryEndpointRequest,
    options?: UpsertQueryEndpointOptions,
  ): ApiPromise<QueryEndpoint>

  /**
   * Delete the query endpoint of a service.
   *
   * Deletes the query endpoint; keys can no longer query the service over HTTP.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteQueryEndpoint(serviceId: string, options?: DeleteQueryEndpointOptions): ApiPromise<undefined>

  /**
   * Get the upgrade window of a service.
   *
   * Reads when the service may be upgraded.
   * A service without a window of its own is answered with 404.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The window.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getUpgradeWindow(serviceId: string, options?: GetUpgradeWindowOptions): ApiPromise<UpgradeWindow>

  /**
   * Update the upgrade window of a service.
   *
   * Sets the weekly window in which the service may be upgraded, or replaces it.
   * The window belongs to the primary service of a warehouse: the other services follow it, and are answered with 400.
   * The organization must have scheduled upgrades enabled; without it the answer is 403.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow`
   *
   * @param serviceId - Id of the service.
   * @param body - The window.
   * @param options - Settings of this call.
   * @returns The window is set.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateUpgradeWindow(
    serviceId: string,
    body: UpdateUpgradeWindowRequest,
    options?: UpdateUpgradeWindowOptions,
  ): ApiPromise<UpgradeWindow>

  /**
   * Delete the upgrade window of a service.
   *
   * Deletes the window, so that the usual times of upgrades apply again.
   * It can be deleted without scheduled upgrades being enabled.
   * A service that is not primary is answered with 400, and one without a window with 404.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteUpgradeWindow(serviceId: string, options?: DeleteUpgradeWindowOptions): ApiPromise<undefined>

  /**
   * Get the metrics of a service.
   *
   * Returns metrics of a service in the text format of Prometheus.
   * Reading them neither wakes an idle service nor keeps a service awake.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/prometheus`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns Metrics in the text format of Prometheus.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getServiceMetrics(serviceId: string, options?: GetServiceMetricsOptions): ApiPromise<string>

  /**
   * List the backups of a service.
   *
   * Lists the backups of a service, the newest first.
   * The key needs the permission `control-plane:service:view-backups`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backups`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The backups of the service.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listBackups(serviceId: string, options?: ListBackupsOptions): ApiPages<Backup>

  /**
   * Get a backup.
   *
   * Returns a backup of a service.
   * The key needs the permission `control-plane:service:view-backups`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backups/{backupId}`
   *
   * @param serviceId - Id of the service.
   * @param backupId - Id of the backup.
   * @param options - Settings of this call.
   * @returns The backup.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getBackup(serviceId: string, backupId: string, options?: GetBackupOptions): ApiPromise<Backup>

  /**
   * Get when a service is backed up.
   *
   * Returns how often a service is backed up, and for how long its backups are kept.
   * The key needs the permission `control-plane:service:view-backups`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns When the service is backed up.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getBackupConfiguration(serviceId: string, options?: GetBackupConfigurationOptions): ApiPromise<BackupConfiguration>

  /**
   * Update when a service is backed up.
   *
   * Changes how often a service is backed up, and for how long its backups are kept.
   * A setting of null returns to its default, and what the body leaves out stays as it is.
   * The key needs the role of an administrator.
   * The key needs the permission `control-plane:service:manage-backups`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration`
   *
   * @param serviceId - Id of the service.
   * @param body - The settings to change; no field is required.
   * @param options - Settings of this call.
   * @returns The settings are changed; as they are now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateBackupConfiguration(
    serviceId: string,
    body: UpdateBackupConfigurationRequest,
    options?: UpdateBackupConfigurationOptions,
  ): ApiPromise<BackupConfiguration>

  /**
   * List the API keys.
   *
   * Lists the API keys of an organization, without their secrets.
   * The key needs the permission `control-plane:organization:view-api-keys`.
   *
   * `GET /v1/organizations/{organizationId}/keys`
   *
   * @param options - Settings of this call.
   * @returns The keys.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listKeys(options?: ListKeysOptions): ApiPages<ApiKey>

  /**
   * Create an API key.
   *
   * Creates an API key.
   * The answer has the key ID and the secret that authenticate requests, and no later answer shows the secret again.
   * Send `hashData` to choose both yourself: the API then stores the hashes, and an answer that is lost loses nothing.
   * The key needs the permission `control-plane:organization:create-api-keys`.
   *
   * `POST /v1/organizations/{organizationId}/keys`
   *
   * @param body - The key.
   * @param options - Settings of this call.
   * @returns The key is created.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createKey(body: CreateKeyRequest, options?: CreateKeyOptions): ApiPromise<CreatedKey>

  /**
   * Get an API key.
   *
   * Returns an API key, without its secret.
   * The key needs the permission `control-plane:organization:view-api-keys`.
   *
   * `GET /v1/organizations/{organizationId}/keys/{keyId}`
   *
   * @param keyId - Id of the key. It is the id of the key's record, a UUID, not the key ID that authenticates requests.
   * @param options - Settings of this call.
   * @returns The key.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getKey(keyId: string, options?: GetKeyOptions): ApiPromise<ApiKey>

  /**
   * Update an API key.
   *
   * Changes the name, the roles, the expiry, the state or the access list of an API key.
   * What the body leaves out stays as it is.
   * A disabled key authenticates nothing until it is enabled again.
   * The key needs the permission `control-plane:organization:view-api-keys`.
   *
   * `PATCH /v1/organizations/{organizationId}/keys/{keyId}`
   *
   * @param keyId - Id of the key. It is the id of the key's record, a UUID, not the key ID that authenticates requests.
   * @param body - The settings to change; no field is required.
   * @param options - Settings of this call.
   * @returns The settings are changed; the key as it is now.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateKey(keyId: string, body: UpdateKeyRequest, options?: UpdateKeyOptions): ApiPromise<ApiKey>

  /**
   * Delete an API key.
   *
   * Deletes an API key of the organization.
   * A key that authenticates the active request cannot be deleted; only another key can be deleted.
   * The key needs the permission `control-plane:organization:view-api-keys`.
   *
   * `DELETE /v1/organizations/{organizationId}/keys/{keyId}`
   *
   * @param keyId - Id of the key. It is the id of the key's record, a UUID, not the key ID that authenticates requests.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A key that would delete itself is refused so.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteKey(keyId: string, options?: DeleteKeyOptions): ApiPromise<undefined>

  /**
   * List the members.
   *
   * Lists the members of an organization.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/members`
   *
   * @param options - Settings of this call.
   * @returns The members.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listMembers(options?: ListMembersOptions): ApiPages<Member>

  /**
   * Get a member.
   *
   * Returns a member of an organization.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/members/{userId}`
   *
   * @param userId - Id of the user.
   * @param options - Settings of this call.
   * @returns The member.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getMember(userId: string, options?: GetMemberOptions): ApiPromise<Member>

  /**
   * Update the roles of a member.
   *
   * Replaces the roles of a member.
   * The answer may still show the roles from before the change; a later read shows the new ones.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}/members/{userId}`
   *
   * @param userId - Id of the user.
   * @param body - The new roles.
   * @param options - Settings of this call.
   * @returns The roles are changed; the member as it is now, or as it was.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateMember(userId: string, body: UpdateMemberRequest, options?: UpdateMemberOptions): ApiPromise<Member>

  /**
   * Delete a member.
   *
   * Removes a member from an organization.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `DELETE /v1/organizations/{organizationId}/members/{userId}`
   *
   * @param userId - Id of the user.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteMember(userId: string, options?: DeleteMemberOptions): ApiPromise<undefined>

  /**
   * List the invitations.
   *
   * Lists the invitations of an organization that nobody has accepted yet.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/invitations`
   *
   * @param options - Settings of this call.
   * @returns The invitations.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listInvitations(options?: ListInvitationsOptions): ApiPages<Invitation>

  /**
   * Create an invitation.
   *
   * Invites a person to an organization by email.
   * Only a user with this address can accept the invitation.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `POST /v1/organizations/{organizationId}/invitations`
   *
   * @param body - The address of the person, and the roles as a member.
   * @param options - Settings of this call.
   * @returns The person is invited.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createInvitation(body: CreateInvitationRequest, options?: CreateInvitationOptions): ApiPromise<Invitation>

  /**
   * Get an invitation.
   *
   * Returns an invitation.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/invitations/{invitationId}`
   *
   * @param invitationId - Id of the invitation.
   * @param options - Settings of this call.
   * @returns The invitation.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getInvitation(invitationId: string, options?: GetInvitationOptions): ApiPromise<Invitation>

  /**
   * Delete an invitation.
   *
   * Deletes an invitation, which cannot be accepted from then on.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `DELETE /v1/organizations/{organizationId}/invitations/{invitationId}`
   *
   * @param invitationId - Id of the invitation.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteInvitation(invitationId: string, options?: DeleteInvitationOptions): ApiPromise<undefined>

  /**
   * List the activities.
   *
   * Lists what was done in an organization: by users, by API keys, by support and by the system itself.
   * The key needs the permission `control-plane:organization:view-activities`.
   *
   * `GET /v1/organizations/{organizationId}/activities`
   *
   * @param options - Settings of this call.
   * @returns The activities.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listActivities(options?: ListActivitiesOptions): ApiPages<Activity>

  /**
   * Get an activity.
   *
   * Returns an activity of an organization.
   * The key needs the permission `control-plane:organization:view-activities`.
   *
   * `GET /v1/organizations/{organizationId}/activities/{activityId}`
   *
   * @param activityId - Id of the activity.
   * @param options - Settings of this call.
   * @returns The activity.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getActivity(activityId: string, options?: GetActivityOptions): ApiPromise<Activity>

  /**
   * Get the cost of usage by day.
   *
   * Returns the cost of usage in credits: the total, and a record for each day and each warehouse or service.
   * At most 31 days are reported at once; days are those of UTC.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/usageCost`
   *
   * @param options - Settings of this call.
   * @returns The cost of usage.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getUsageCost(options: GetUsageCostOptions): ApiPromise<UsageCost>

  /**
   * List data pipelines.
   *
   * Lists the pipelines of a service.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The pipelines.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listDataPipelines(serviceId: string, options?: ListDataPipelinesOptions): ApiPages<DataPipeline>

  /**
   * Create a data pipeline.
   *
   * Creates a pipeline, which starts at once unless `startPaused` says otherwise.
   * The service must be running: an idle one is not woken, and the call is answered with 424.
   * For a database the server connects to the source before it answers, so that the call can end with 504 although the pipeline is created; look at the list before you repeat it.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines`
   *
   * @param serviceId - Id of the service.
   * @param body - The pipeline.
   * @param options - Settings of this call.
   * @returns The pipeline.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   * @throws {ServerError} 504: A gateway gave up waiting for the answer; the change may have been made.
   */
  createDataPipeline(
    serviceId: string,
    body: CreateDataPipelineRequest,
    options?: CreateDataPipelineOptions,
  ): ApiPromise<DataPipeline>

  /**
   * Get the context of data pipelines.
   *
   * Returns what the pipelines of a service are to their sources, such as the identity to which a source must grant access.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   * Servers before 2026-09-05 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/context`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The context.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDataPipelineContext(serviceId: string, options?: GetDataPipelineContextOptions): ApiPromise<DataPipelineContext>

  /**
   * Discover the schema of a source.
   *
   * Connects to a source, and returns the fields that it has.
   * The call changes nothing, so it is safe to repeat.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/schemaDiscovery`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param body - The source.
   * @param options - Settings of this call.
   * @returns The fields of the source.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  discoverDataPipelineSchema(
    serviceId: string,
    body: DiscoverDataPipelineSchemaRequest,
    options?: DiscoverDataPipelineSchemaOptions,
  ): ApiPromise<DiscoveredSchema>

  /**
   * Get a data pipeline.
   *
   * Reads one pipeline; credentials are never shown.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param options - Settings of this call.
   * @returns The pipeline.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDataPipeline(serviceId: string, dataPipelineId: string, options?: GetDataPipelineOptions): ApiPromise<DataPipeline>

  /**
   * Update a data pipeline.
   *
   * Changes a pipeline; what the body leaves out stays as it is.
   * Tables can be added and removed while the pipeline is paused; the server may start it afterwards to check the change.
   * The kind of the source is fixed at creation, and a BigQuery pipeline has nothing to change.
   * The service must be running.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param body - The changes; no field is required.
   * @param options - Settings of this call.
   * @returns The pipeline.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   * @throws {ServerError} 504: A gateway gave up waiting for the answer; the change may have been made.
   */
  updateDataPipeline(
    serviceId: string,
    dataPipelineId: string,
    body: UpdateDataPipelineRequest,
    options?: UpdateDataPipelineOptions,
  ): ApiPromise<DataPipeline>

  /**
   * Delete a data pipeline.
   *
   * Deletes a pipeline; the tables that it has made stay.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteDataPipeline(
    serviceId: string,
    dataPipelineId: string,
    options?: DeleteDataPipelineOptions,
  ): ApiPromise<undefined>

  /**
   * Get the settings of a data pipeline.
   *
   * Reads the settings of a pipeline.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/settings`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param options - Settings of this call.
   * @returns The settings.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDataPipelineSettings(
    serviceId: string,
    dataPipelineId: string,
    options?: GetDataPipelineSettingsOptions,
  ): ApiPromise<DataPipelineSettings>

  /**
   * Update the settings of a data pipeline.
   *
   * Replaces all settings of a pipeline; those that the body leaves out get the default of the service.
   * Null is not taken here, although the record has it.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/settings`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param body - All settings.
   * @param options - Settings of this call.
   * @returns The settings.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDataPipelineSettings(
    serviceId: string,
    dataPipelineId: string,
    body: UpdateDataPipelineSettingsRequest,
    options?: UpdateDataPipelineSettingsOptions,
  ): ApiPromise<DataPipelineSettings>

  /**
   * Update the scaling of a data pipeline.
   *
   * Changes the size of a pipeline that reads a stream or files.
   * Pipelines that copy a database share one size, see `updateDataPipelinesCdcScaling`; for them the call is refused.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/scaling`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param body - The size; what is left out stays.
   * @param options - Settings of this call.
   * @returns The pipeline.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDataPipelineScaling(
    serviceId: string,
    dataPipelineId: string,
    body: UpdateDataPipelineScalingRequest,
    options?: UpdateDataPipelineScalingOptions,
  ): ApiPromise<DataPipeline>

  /**
   * Update the state of a data pipeline.
   *
   * Starts or stops a pipeline, or copies its database again.
   * A stopped pipeline rests in `Paused` where it copies a database, in `Stopped` otherwise.
   * `resync` is for pipelines that copy a database, also when they are `Completed`.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/state`
   *
   * @param serviceId - Id of the service.
   * @param dataPipelineId - Id of the pipeline.
   * @param body - The command.
   * @param options - Settings of this call.
   * @returns The pipeline.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {ApiError} 424: The service is idle or stopped, and the operation needs a running one.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDataPipelineState(
    serviceId: string,
    dataPipelineId: string,
    body: UpdateDataPipelineStateRequest,
    options?: UpdateDataPipelineStateOptions,
  ): ApiPromise<DataPipeline>

  /**
   * Get the scaling of database pipelines.
   *
   * Reads the size that all pipelines of a service share that copy a database.
   * There is none until the first of them is provisioned: then the answer is 404.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesCdcScaling`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The size.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDataPipelinesCdcScaling(
    serviceId: string,
    options?: GetDataPipelinesCdcScalingOptions,
  ): ApiPromise<DataPipelinesCdcScaling>

  /**
   * Update the scaling of database pipelines.
   *
   * Changes the size that all pipelines of a service share that copy a database.
   * Memory is four times the cores.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesCdcScaling`
   *
   * @param serviceId - Id of the service.
   * @param body - The size.
   * @param options - Settings of this call.
   * @returns The size.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDataPipelinesCdcScaling(
    serviceId: string,
    body: UpdateDataPipelinesCdcScalingRequest,
    options?: UpdateDataPipelinesCdcScalingOptions,
  ): ApiPromise<DataPipelinesCdcScaling>

  /**
   * List reverse private endpoints.
   *
   * Lists the private ways from the pipelines of a service to their sources.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The reverse private endpoints.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listReversePrivateEndpoints(
    serviceId: string,
    options?: ListReversePrivateEndpointsOptions,
  ): ApiPages<ReversePrivateEndpoint>

  /**
   * Create a reverse private endpoint.
   *
   * Creates a private way from the pipelines of a service to a source; its owner may have to accept it.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints`
   *
   * @param serviceId - Id of the service.
   * @param body - The endpoint.
   * @param options - Settings of this call.
   * @returns The reverse private endpoint.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createReversePrivateEndpoint(
    serviceId: string,
    body: CreateReversePrivateEndpointRequest,
    options?: CreateReversePrivateEndpointOptions,
  ): ApiPromise<ReversePrivateEndpoint>

  /**
   * Get a reverse private endpoint.
   *
   * Reads one private way.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints/{reversePrivateEndpointId}`
   *
   * @param serviceId - Id of the service.
   * @param reversePrivateEndpointId - Id of the reverse private endpoint.
   * @param options - Settings of this call.
   * @returns The reverse private endpoint.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getReversePrivateEndpoint(
    serviceId: string,
    reversePrivateEndpointId: string,
    options?: GetReversePrivateEndpointOptions,
  ): ApiPromise<ReversePrivateEndpoint>

  /**
   * Update a reverse private endpoint.
   *
   * Replaces the private names of an endpoint; nothing else of it can be changed.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints/{reversePrivateEndpointId}`
   *
   * @param serviceId - Id of the service.
   * @param reversePrivateEndpointId - Id of the reverse private endpoint.
   * @param body - All private names.
   * @param options - Settings of this call.
   * @returns The reverse private endpoint.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateReversePrivateEndpoint(
    serviceId: string,
    reversePrivateEndpointId: string,
    body: UpdateReversePrivateEndpointRequest,
    options?: UpdateReversePrivateEndpointOptions,
  ): ApiPromise<ReversePrivateEndpoint>

  /**
   * Delete a reverse private endpoint.
   *
   * Deletes a private way.
   * The key needs the permission `control-plane:service:manage-data-pipelines`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints/{reversePrivateEndpointId}`
   *
   * @param serviceId - Id of the service.
   * @param reversePrivateEndpointId - Id of the reverse private endpoint.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteReversePrivateEndpoint(
    serviceId: string,
    reversePrivateEndpointId: string,
    options?: DeleteReversePrivateEndpointOptions,
  ): ApiPromise<undefined>

  /**
   * List the database settings of a service.
   *
   * Lists the settings of a service that differ from the defaults.
   * The operation is enabled for some organizations only.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/databaseSettings`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The settings.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listDatabaseSettings(serviceId: string, options?: ListDatabaseSettingsOptions): ApiPromise<DatabaseSettings>

  /**
   * Update the database settings of a service.
   *
   * Changes settings; those that the body leaves out stay as they are.
   * Some settings restart the service one replica after the other, and some answers carry warnings.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/databaseSettings`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param body - The settings.
   * @param options - Settings of this call.
   * @returns The changed settings.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateDatabaseSettings(
    serviceId: string,
    body: UpdateDatabaseSettingsRequest,
    options?: UpdateDatabaseSettingsOptions,
  ): ApiPromise<UpdatedDatabaseSettings>

  /**
   * Get the settings that can be changed.
   *
   * Lists the settings that can be changed, with their types.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/schema`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The settings that can be changed.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDatabaseSettingsSchema(
    serviceId: string,
    options?: GetDatabaseSettingsSchemaOptions,
  ): ApiPromise<DatabaseSettingsSchema>

  /**
   * Get a database setting.
   *
   * Reads one setting that differs from the default.
   * The key needs the permission `control-plane:service:view`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/{settingName}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param settingName - Name of the setting.
   * @param options - Settings of this call.
   * @returns The setting.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getDatabaseSetting(
    serviceId: string,
    settingName: string,
    options?: GetDatabaseSettingOptions,
  ): ApiPromise<DatabaseSetting>

  /**
   * Delete a database setting.
   *
   * Resets a setting to its default.
   * The key needs the permission `control-plane:service:manage`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/{settingName}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param settingName - Name of the setting.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteDatabaseSetting(
    serviceId: string,
    settingName: string,
    options?: DeleteDatabaseSettingOptions,
  ): ApiPromise<undefined>

  /**
   * List roles.
   *
   * Lists the roles of an organization, also those that every organization has.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `GET /v1/organizations/{organizationId}/roles`
   *
   * @param options - Settings of this call.
   * @returns The roles.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listRoles(options?: ListRolesOptions): ApiPages<Role>

  /**
   * Create a role.
   *
   * Creates a role.
   * All permissions of a policy have one scope: those of the organization and those of services are in policies of their own.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `POST /v1/organizations/{organizationId}/roles`
   *
   * @param body - The role.
   * @param options - Settings of this call.
   * @returns The role.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createRole(body: CreateRoleRequest, options?: CreateRoleOptions): ApiPromise<Role>

  /**
   * Get a role.
   *
   * Reads one role.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `GET /v1/organizations/{organizationId}/roles/{roleId}`
   *
   * @param roleId - Id of the role.
   * @param options - Settings of this call.
   * @returns The role.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getRole(roleId: string, options?: GetRoleOptions): ApiPromise<Role>

  /**
   * Update a role.
   *
   * Changes a role; lists replace the stored ones, and what the body leaves out stays as it is.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `PATCH /v1/organizations/{organizationId}/roles/{roleId}`
   *
   * @param roleId - Id of the role.
   * @param body - The changes; no field is required.
   * @param options - Settings of this call.
   * @returns The role.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateRole(roleId: string, body: UpdateRoleRequest, options?: UpdateRoleOptions): ApiPromise<Role>

  /**
   * Delete a role.
   *
   * Deletes a role; those who had it lose what it allowed.
   * The key needs the permission `control-plane:organization:manage`.
   *
   * `DELETE /v1/organizations/{organizationId}/roles/{roleId}`
   *
   * @param roleId - Id of the role.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteRole(roleId: string, options?: DeleteRoleOptions): ApiPromise<undefined>

  /**
   * Get the backup bucket of a service.
   *
   * Reads the bucket into which backups of a service are exported; without one the answer is 404.
   * The key needs the permission `control-plane:service:view-backups`.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backupBucket`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The bucket.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getBackupBucket(serviceId: string, options?: GetBackupBucketOptions): ApiPromise<StoredBackupBucket>

  /**
   * Create the backup bucket of a service.
   *
   * Sets the bucket into which backups of a service are exported.
   * The key needs the permission `control-plane:service:manage-backups`.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/backupBucket`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param body - The bucket.
   * @param options - Settings of this call.
   * @returns The bucket.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createBackupBucket(
    serviceId: string,
    body: CreateBackupBucketRequest,
    options?: CreateBackupBucketOptions,
  ): ApiPromise<StoredBackupBucket>

  /**
   * Update the backup bucket of a service.
   *
   * Changes the bucket; what the body leaves out stays as it is.
   * The key needs the permission `control-plane:service:manage-backups`.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/backupBucket`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param body - The changes.
   * @param options - Settings of this call.
   * @returns The bucket.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateBackupBucket(
    serviceId: string,
    body: UpdateBackupBucketRequest,
    options?: UpdateBackupBucketOptions,
  ): ApiPromise<StoredBackupBucket>

  /**
   * Delete the backup bucket of a service.
   *
   * Removes the bucket from the service; what it holds stays.
   * The key needs the permission `control-plane:service:manage-backups`.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/backupBucket`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteBackupBucket(serviceId: string, options?: DeleteBackupBucketOptions): ApiPromise<undefined>

  /**
   * List snapshots.
   *
   * Lists the snapshots of a service.
   * The organization must have the capability `snapshots`.
   * The key needs the permission `control-plane:service:view-backups`.
   * Servers before 2026-09-15 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/snapshots`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns The snapshots.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listSnapshots(serviceId: string, options?: ListSnapshotsOptions): ApiPages<Snapshot>

  /**
   * Get a snapshot.
   *
   * Reads one snapshot.
   * The key needs the permission `control-plane:service:view-backups`.
   * Servers before 2026-09-15 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/snapshots/{snapshotId}`
   *
   * @param serviceId - Id of the service.
   * @param snapshotId - Id of the snapshot.
   * @param options - Settings of this call.
   * @returns The snapshot.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getSnapshot(serviceId: string, snapshotId: string, options?: GetSnapshotOptions): ApiPromise<Snapshot>

  /**
   * Get the snapshot configuration.
   *
   * Reads when snapshots of a service are made.
   * The key needs the permission `control-plane:service:view-backups`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/snapshotConfiguration`
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns When snapshots are made.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getSnapshotConfiguration(
    serviceId: string,
    options?: GetSnapshotConfigurationOptions,
  ): ApiPromise<SnapshotConfiguration>

  /**
   * Update the snapshot configuration.
   *
   * Changes when snapshots of a service are made; what the body leaves out stays as it is.
   * The key needs the permission `control-plane:service:manage-backups`.
   * Servers before 2026-09-16 do not have it.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/snapshotConfiguration`
   *
   * @param serviceId - Id of the service.
   * @param body - The changes; no field is required.
   * @param options - Settings of this call.
   * @returns When snapshots are made.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {ConflictError} 409: The resource is in a state that does not allow the operation.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateSnapshotConfiguration(
    serviceId: string,
    body: UpdateSnapshotConfigurationRequest,
    options?: UpdateSnapshotConfigurationOptions,
  ): ApiPromise<SnapshotConfiguration>

  /**
   * List query API endpoints.
   *
   * Lists the query API endpoints of a service, a page at a time.
   * A page with a `nextCursor` is not the last one.
   * The key needs the permission `control-plane:service:view-query-api-endpoints`.
   * Servers before 2026-09-12 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints`
   *
   * `await` gives one page, `for await (const item of client.listQueryApiEndpoints(…))` the items of all pages.
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns A page.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listQueryApiEndpoints(serviceId: string, options?: ListQueryApiEndpointsOptions): ApiPages<QueryApiEndpointItem>

  /**
   * Create a query API endpoint.
   *
   * Creates a query API endpoint.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-12 do not have it.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints`
   *
   * @param serviceId - Id of the service.
   * @param body - The query API endpoint.
   * @param options - Settings of this call.
   * @returns The created query API endpoint.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createQueryApiEndpoint(
    serviceId: string,
    body: CreateQueryApiEndpointRequest,
    options?: CreateQueryApiEndpointOptions,
  ): ApiPromise<QueryApiEndpoint>

  /**
   * Get a query API endpoint.
   *
   * Reads one query API endpoint.
   * The key needs the permission `control-plane:service:view-query-api-endpoints`.
   * Servers before 2026-09-12 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}`
   *
   * @param serviceId - Id of the service.
   * @param endpointId - Id of the query API endpoint.
   * @param options - Settings of this call.
   * @returns The query API endpoint.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getQueryApiEndpoint(
    serviceId: string,
    endpointId: string,
    options?: GetQueryApiEndpointOptions,
  ): ApiPromise<QueryApiEndpoint>

  /**
   * Update a query API endpoint, replacing all of it.
   *
   * Replaces a query API endpoint; what the body leaves out becomes empty.
   * One that a user owns cannot be changed here.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-12 do not have it.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}`
   *
   * @param serviceId - Id of the service.
   * @param endpointId - Id of the query API endpoint.
   * @param body - The whole query API endpoint.
   * @param options - Settings of this call.
   * @returns The query API endpoint.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateQueryApiEndpoint(
    serviceId: string,
    endpointId: string,
    body: UpdateQueryApiEndpointRequest,
    options?: UpdateQueryApiEndpointOptions,
  ): ApiPromise<QueryApiEndpoint>

  /**
   * Delete a query API endpoint.
   *
   * Deletes a query API endpoint.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-12 do not have it.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}`
   *
   * @param serviceId - Id of the service.
   * @param endpointId - Id of the query API endpoint.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteQueryApiEndpoint(
    serviceId: string,
    endpointId: string,
    options?: DeleteQueryApiEndpointOptions,
  ): ApiPromise<undefined>

  /**
   * List saved queries.
   *
   * Lists the saved queries of a service, a page at a time.
   * A page with a `nextCursor` is not the last one.
   * The key needs the permission `control-plane:service:view-query-api-endpoints`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/saved-queries`
   *
   * `await` gives one page, `for await (const item of client.listSavedQueries(…))` the items of all pages.
   *
   * @param serviceId - Id of the service.
   * @param options - Settings of this call.
   * @returns A page.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listSavedQueries(serviceId: string, options?: ListSavedQueriesOptions): ApiPages<SavedQueryItem>

  /**
   * Create a saved query.
   *
   * Creates a saved query.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-16 do not have it.
   *
   * `POST /v1/organizations/{organizationId}/services/{serviceId}/saved-queries`
   *
   * @param serviceId - Id of the service.
   * @param body - The saved query.
   * @param options - Settings of this call.
   * @returns The created saved query.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  createSavedQuery(
    serviceId: string,
    body: CreateSavedQueryRequest,
    options?: CreateSavedQueryOptions,
  ): ApiPromise<SavedQuery>

  /**
   * Get a saved query.
   *
   * Reads one saved query.
   * The key needs the permission `control-plane:service:view-query-api-endpoints`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}`
   *
   * @param serviceId - Id of the service.
   * @param queryId - Id of the saved query.
   * @param options - Settings of this call.
   * @returns The saved query.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getSavedQuery(serviceId: string, queryId: string, options?: GetSavedQueryOptions): ApiPromise<SavedQuery>

  /**
   * Update a saved query, replacing all of it.
   *
   * Replaces a saved query; what the body leaves out becomes empty.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-16 do not have it.
   *
   * `PUT /v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}`
   *
   * @param serviceId - Id of the service.
   * @param queryId - Id of the saved query.
   * @param body - The whole saved query.
   * @param options - Settings of this call.
   * @returns The saved query.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  updateSavedQuery(
    serviceId: string,
    queryId: string,
    body: UpdateSavedQueryRequest,
    options?: UpdateSavedQueryOptions,
  ): ApiPromise<SavedQuery>

  /**
   * Delete a saved query.
   *
   * Deletes a saved query.
   * The key needs the permission `control-plane:service:manage-query-api-endpoints`.
   * Servers before 2026-09-16 do not have it.
   *
   * `DELETE /v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}`
   *
   * @param serviceId - Id of the service.
   * @param queryId - Id of the saved query.
   * @param options - Settings of this call.
   * @returns The resource is deleted.
   * @throws {BadRequestError} 400: The request breaks a rule.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key lacks the permission.
   * @throws {NotFoundError} 404: There is no such object.
   * @throws {ConflictError} 409: The object belongs to a user, or its name is taken.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  deleteSavedQuery(serviceId: string, queryId: string, options?: DeleteSavedQueryOptions): ApiPromise<undefined>

  /**
   * List the profiles of services.
   *
   * Lists the profiles that services of a region or of an infrastructure can have.
   * The key needs the permission `control-plane:organization:view`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/serviceProfiles`
   *
   * @param options - Settings of this call.
   * @returns The profiles.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listServiceProfiles(options: ListServiceProfilesOptions): ApiPages<ServiceProfile>

  /**
   * Get the credit balances.
   *
   * Reads the credits of an organization that remain.
   * The key needs the permission `control-plane:organization:view-billing`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/creditBalances`
   *
   * @param options - Settings of this call.
   * @returns The credits.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getCreditBalances(options?: GetCreditBalancesOptions): ApiPromise<CreditBalances>

  /**
   * Get the prepaid balances.
   *
   * Reads the prepaid credits of an organization that remain.
   * The key needs the permission `control-plane:organization:view-billing`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/activeBalances`
   *
   * @deprecated The API deprecates it in favor of `getCreditBalances`.
   * @param options - Settings of this call.
   * @returns The prepaid credits.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getActiveBalances(options?: GetActiveBalancesOptions): ApiPromise<ActiveBalances>

  /**
   * List quotas.
   *
   * Lists the quotas of an organization.
   * The organization must have them enabled.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/quotas`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param options - Settings of this call.
   * @returns The quotas.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listQuotas(options?: ListQuotasOptions): ApiPages<Quota>

  /**
   * Get a quota.
   *
   * Reads one quota.
   * The key needs the permission `control-plane:organization:view`.
   *
   * `GET /v1/organizations/{organizationId}/quotas/{quotaCode}`
   *
   * @beta The API calls this operation beta, and may still change it.
   * @param quotaCode - Code of the quota.
   * @param options - Settings of this call.
   * @returns The quota.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getQuota(quotaCode: string, options?: GetQuotaOptions): ApiPromise<Quota>

  /**
   * List the addresses of metrics.
   *
   * Lists the addresses of the metrics of all services, in the form of the HTTP discovery of Prometheus: a list without an envelope.
   * Servers before 2026-09-05 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/prometheus/discovery`
   *
   * @param options - Settings of this call.
   * @returns The addresses.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  listPrometheusTargets(options?: ListPrometheusTargetsOptions): ApiPages<PrometheusTargetList[number]>

  /**
   * Get the identity of the key.
   *
   * Returns who makes the request.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/whoami`
   *
   * @param options - Settings of this call.
   * @returns Who makes the request.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getIdentity(options?: CallOptions): ApiPromise<Identity>

  /**
   * Get an infrastructure.
   *
   * Reads an infrastructure in a cloud account of the organization.
   * The key needs the permission `control-plane:organization:view`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}`
   *
   * @param byocInfrastructureId - Id of the infrastructure.
   * @param options - Settings of this call.
   * @returns The answer.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getByocInfrastructure(
    byocInfrastructureId: string,
    options?: GetByocInfrastructureOptions,
  ): ApiPromise<ByocInfrastructure>

  /**
   * Get the progress of an infrastructure.
   *
   * Reads how far the provisioning of an infrastructure is.
   * The key needs the permission `control-plane:organization:view`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/progress`
   *
   * @param byocInfrastructureId - Id of the infrastructure.
   * @param options - Settings of this call.
   * @returns The answer.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getByocInfrastructureProgress(
    byocInfrastructureId: string,
    options?: GetByocInfrastructureProgressOptions,
  ): ApiPromise<ByocInfrastructureProgress>

  /**
   * Get the tags of an infrastructure.
   *
   * Reads the tags of an infrastructure.
   * The key needs the permission `control-plane:organization:view`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/tags`
   *
   * @param byocInfrastructureId - Id of the infrastructure.
   * @param options - Settings of this call.
   * @returns The answer.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getByocInfrastructureTags(
    byocInfrastructureId: string,
    options?: GetByocInfrastructureTagsOptions,
  ): ApiPromise<ByocInfrastructureTags>

  /**
   * Get the private endpoint of an infrastructure.
   *
   * Reads what a private connection to an infrastructure needs.
   * The key needs the permission `control-plane:organization:view`.
   * Servers before 2026-09-16 do not have it.
   *
   * `GET /v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/privateEndpointConfig`
   *
   * @param byocInfrastructureId - Id of the infrastructure.
   * @param options - Settings of this call.
   * @returns The answer.
   * @throws {BadRequestError} 400: The server cannot or will not process the request because of a perceived client error. A well-formed id of something that does not exist may be answered so as well, not with 404.
   * @throws {AuthenticationError} 401: The key is missing, unknown or not active.
   * @throws {PermissionDeniedError} 403: The key is valid and its role does not allow the operation.
   * @throws {NotFoundError} 404: Two different answers. In JSON, the resource does not exist. In HTML, the route is not served for this service: the feature is switched off or the server is older.
   * @throws {RateLimitError} 429: The key has sent more than 10 requests within 10 seconds. The request was not applied.
   * @throws {ServerError} 500: The server failed.
   * @throws {ServerError} 502: The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's.
   * @throws {ServerError} 503: The API is unavailable for now; the body is the gateway's, not the API's.
   */
  getByocPrivateEndpointConfig(
    byocInfrastructureId: string,
    options?: GetByocPrivateEndpointConfigOptions,
  ): ApiPromise<ByocPrivateEndpointConfig>
}

/** Settings of one call of `getOrganization`. */
export interface GetOrganizationOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateOrganization`. */
export interface UpdateOrganizationOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `getOrganizationMetrics`. */
export type GetOrganizationMetricsQuery = NonNullable<operations['getOrganizationMetrics']['parameters']['query']>

/** Settings of one call of `getOrganizationMetrics`. */
export interface GetOrganizationMetricsOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: GetOrganizationMetricsQuery | undefined
}

/** The query of `listServices`. */
export type ListServicesQuery = NonNullable<operations['listServices']['parameters']['query']>

/** Settings of one call of `listServices`. */
export interface ListServicesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListServicesQuery | undefined
}

/** Settings of one call of `createService`. */
export interface CreateServiceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getService`. */
export interface GetServiceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateService`. */
export interface UpdateServiceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteService`. */
export interface DeleteServiceOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateServiceState`. */
export interface UpdateServiceStateOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateServiceScaling`. */
export interface UpdateServiceScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateServiceReplicaScaling`. */
export interface UpdateServiceReplicaScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getScalingSchedule`. */
export interface GetScalingScheduleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `upsertScalingSchedule`. */
export interface UpsertScalingScheduleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteScalingSchedule`. */
export interface DeleteScalingScheduleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateServicePassword`. */
export interface UpdateServicePasswordOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getPrivateEndpointConfig`. */
export interface GetPrivateEndpointConfigOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createPrivateEndpoint`. */
export interface CreatePrivateEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getQueryEndpoint`. */
export interface GetQueryEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `upsertQueryEndpoint`. */
export interface UpsertQueryEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteQueryEndpoint`. */
export interface DeleteQueryEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getUpgradeWindow`. */
export interface GetUpgradeWindowOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateUpgradeWindow`. */
export interface UpdateUpgradeWindowOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteUpgradeWindow`. */
export interface DeleteUpgradeWindowOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `getServiceMetrics`. */
export type GetServiceMetricsQuery = NonNullable<operations['getServiceMetrics']['parameters']['query']>

/** Settings of one call of `getServiceMetrics`. */
export interface GetServiceMetricsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: GetServiceMetricsQuery | undefined
}

/** Settings of one call of `listBackups`. */
export interface ListBackupsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getBackup`. */
export interface GetBackupOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getBackupConfiguration`. */
export interface GetBackupConfigurationOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateBackupConfiguration`. */
export interface UpdateBackupConfigurationOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listKeys`. */
export interface ListKeysOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createKey`. */
export interface CreateKeyOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getKey`. */
export interface GetKeyOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateKey`. */
export interface UpdateKeyOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteKey`. */
export interface DeleteKeyOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listMembers`. */
export interface ListMembersOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getMember`. */
export interface GetMemberOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateMember`. */
export interface UpdateMemberOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteMember`. */
export interface DeleteMemberOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listInvitations`. */
export interface ListInvitationsOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createInvitation`. */
export interface CreateInvitationOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getInvitation`. */
export interface GetInvitationOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteInvitation`. */
export interface DeleteInvitationOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `listActivities`. */
export type ListActivitiesQuery = NonNullable<operations['listActivities']['parameters']['query']>

/** Settings of one call of `listActivities`. */
export interface ListActivitiesOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListActivitiesQuery | undefined
}

/** Settings of one call of `getActivity`. */
export interface GetActivityOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `getUsageCost`. */
export type GetUsageCostQuery = NonNullable<operations['getUsageCost']['parameters']['query']>

/** Settings of one call of `getUsageCost`. */
export interface GetUsageCostOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query: GetUsageCostQuery
}

/** Settings of one call of `listDataPipelines`. */
export interface ListDataPipelinesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createDataPipeline`. */
export interface CreateDataPipelineOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDataPipelineContext`. */
export interface GetDataPipelineContextOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `discoverDataPipelineSchema`. */
export interface DiscoverDataPipelineSchemaOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDataPipeline`. */
export interface GetDataPipelineOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDataPipeline`. */
export interface UpdateDataPipelineOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteDataPipeline`. */
export interface DeleteDataPipelineOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDataPipelineSettings`. */
export interface GetDataPipelineSettingsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDataPipelineSettings`. */
export interface UpdateDataPipelineSettingsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDataPipelineScaling`. */
export interface UpdateDataPipelineScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDataPipelineState`. */
export interface UpdateDataPipelineStateOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDataPipelinesCdcScaling`. */
export interface GetDataPipelinesCdcScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDataPipelinesCdcScaling`. */
export interface UpdateDataPipelinesCdcScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listReversePrivateEndpoints`. */
export interface ListReversePrivateEndpointsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createReversePrivateEndpoint`. */
export interface CreateReversePrivateEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getReversePrivateEndpoint`. */
export interface GetReversePrivateEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateReversePrivateEndpoint`. */
export interface UpdateReversePrivateEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteReversePrivateEndpoint`. */
export interface DeleteReversePrivateEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listDatabaseSettings`. */
export interface ListDatabaseSettingsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateDatabaseSettings`. */
export interface UpdateDatabaseSettingsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDatabaseSettingsSchema`. */
export interface GetDatabaseSettingsSchemaOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getDatabaseSetting`. */
export interface GetDatabaseSettingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteDatabaseSetting`. */
export interface DeleteDatabaseSettingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listRoles`. */
export interface ListRolesOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createRole`. */
export interface CreateRoleOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getRole`. */
export interface GetRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateRole`. */
export interface UpdateRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteRole`. */
export interface DeleteRoleOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getBackupBucket`. */
export interface GetBackupBucketOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `createBackupBucket`. */
export interface CreateBackupBucketOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateBackupBucket`. */
export interface UpdateBackupBucketOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteBackupBucket`. */
export interface DeleteBackupBucketOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `listSnapshots`. */
export interface ListSnapshotsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getSnapshot`. */
export interface GetSnapshotOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getSnapshotConfiguration`. */
export interface GetSnapshotConfigurationOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateSnapshotConfiguration`. */
export interface UpdateSnapshotConfigurationOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `listQueryApiEndpoints`. */
export type ListQueryApiEndpointsQuery = NonNullable<operations['listQueryApiEndpoints']['parameters']['query']>

/** Settings of one call of `listQueryApiEndpoints`. */
export interface ListQueryApiEndpointsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListQueryApiEndpointsQuery | undefined
}

/** Settings of one call of `createQueryApiEndpoint`. */
export interface CreateQueryApiEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getQueryApiEndpoint`. */
export interface GetQueryApiEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateQueryApiEndpoint`. */
export interface UpdateQueryApiEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteQueryApiEndpoint`. */
export interface DeleteQueryApiEndpointOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `listSavedQueries`. */
export type ListSavedQueriesQuery = NonNullable<operations['listSavedQueries']['parameters']['query']>

/** Settings of one call of `listSavedQueries`. */
export interface ListSavedQueriesOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListSavedQueriesQuery | undefined
}

/** Settings of one call of `createSavedQuery`. */
export interface CreateSavedQueryOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getSavedQuery`. */
export interface GetSavedQueryOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `updateSavedQuery`. */
export interface UpdateSavedQueryOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `deleteSavedQuery`. */
export interface DeleteSavedQueryOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `listServiceProfiles`. */
export type ListServiceProfilesQuery = NonNullable<operations['listServiceProfiles']['parameters']['query']>

/** Settings of one call of `listServiceProfiles`. */
export interface ListServiceProfilesOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query: ListServiceProfilesQuery
}

/** Settings of one call of `getCreditBalances`. */
export interface GetCreditBalancesOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `getActiveBalances`. */
export type GetActiveBalancesQuery = NonNullable<operations['getActiveBalances']['parameters']['query']>

/** Settings of one call of `getActiveBalances`. */
export interface GetActiveBalancesOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: GetActiveBalancesQuery | undefined
}

/** Settings of one call of `listQuotas`. */
export interface ListQuotasOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getQuota`. */
export interface GetQuotaOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** The query of `listPrometheusTargets`. */
export type ListPrometheusTargetsQuery = NonNullable<operations['listPrometheusTargets']['parameters']['query']>

/** Settings of one call of `listPrometheusTargets`. */
export interface ListPrometheusTargetsOptions extends CallOptions {
  /** Id of the organization. Default: what the client was created with. */
  readonly organizationId?: string | undefined
  /** What stands in the query of the address. */
  readonly query?: ListPrometheusTargetsQuery | undefined
}

/** Settings of one call of `getByocInfrastructure`. */
export interface GetByocInfrastructureOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getByocInfrastructureProgress`. */
export interface GetByocInfrastructureProgressOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getByocInfrastructureTags`. */
export interface GetByocInfrastructureTagsOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}

/** Settings of one call of `getByocPrivateEndpointConfig`. */
export interface GetByocPrivateEndpointConfigOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined
}
