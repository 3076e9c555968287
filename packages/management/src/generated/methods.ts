// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiPages, ApiPromise, CallOptions } from '@clouddb/client-core'
import type {
  Activity,
  ApiKey,
  Backup,
  BackupConfiguration,
  CreateInvitationRequest,
  CreateKeyRequest,
  CreatedKey,
  Invitation,
  Member,
  Organization,
  Service,
  ServiceScalingPatchRequest,
  UpdateBackupConfigurationRequest,
  UpdateKeyRequest,
  UpdateMemberRequest,
  UpdateOrganizationRequest,
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
   * Update service auto scaling settings.
   *
   * Updates the memory bounds and the idle scaling behavior of a service.
   * The memory settings apply only to production services and must be multiples of 12 starting at 24 GB.
   * Adjusting the number of replicas must be enabled by support.
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/scaling`
   *
   * @deprecated The API deprecates this operation in favor of scaling by replica memory, which this client does not have; no removal date is known.
   * @param serviceId - Id of the service to update.
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
   * Get the metrics of a service.
   *
   * Returns metrics of a service in the text format of Prometheus.
   * Reading them neither wakes an idle service nor keeps a service awake.
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/prometheus`
   *
   * @param serviceId - Id of the service to update.
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
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backups`
   *
   * @param serviceId - Id of the service to update.
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
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backups/{backupId}`
   *
   * @param serviceId - Id of the service to update.
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
   *
   * `GET /v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration`
   *
   * @param serviceId - Id of the service to update.
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
   *
   * `PATCH /v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration`
   *
   * @param serviceId - Id of the service to update.
   * @param body - The settings to change; no field is required.
   * @param options - Settings of this call.
   * @returns The settings are changed; as they are now.
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
  updateBackupConfiguration(
    serviceId: string,
    body: UpdateBackupConfigurationRequest,
    options?: UpdateBackupConfigurationOptions,
  ): ApiPromise<BackupConfiguration>

  /**
   * List the API keys.
   *
   * Lists the API keys of an organization, without their secrets.
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

/** Settings of one call of `updateServiceScaling`. */
export interface UpdateServiceScalingOptions extends CallOptions {
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
