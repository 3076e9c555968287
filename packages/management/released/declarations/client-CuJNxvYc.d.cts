import { Service, ServiceScalingPatchRequest } from "./generated/schema.cjs";
import { ApiPromise, BasicCredentials, CallOptions, ClientOptions } from "@clouddb/client-core";
/** The methods of the client: one for each operation of the document. */
interface Methods {
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
  updateServiceScaling(serviceId: string, body: ServiceScalingPatchRequest, options?: UpdateServiceScalingOptions): ApiPromise<Service>;
  /**
   * Delete an API key.
   *
   * Deletes an API key of the organization.
   * A key that authenticates the active request cannot be deleted; only another key can be deleted.
   *
   * `DELETE /v1/organizations/{organizationId}/keys/{keyId}`
   *
   * @param keyId - Id of the key to delete. It is the id of the key's record, a UUID, not the key ID that authenticates requests.
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
  deleteKey(keyId: string, options?: DeleteKeyOptions): ApiPromise<undefined>;
}
/** Settings of one call of `updateServiceScaling`. */
interface UpdateServiceScalingOptions extends CallOptions {
  /** Id of the organization that owns the service. Default: what the client was created with. */
  readonly organizationId?: string | undefined;
}
/** Settings of one call of `deleteKey`. */
interface DeleteKeyOptions extends CallOptions {
  /** Id of the organization that owns the key. Default: what the client was created with. */
  readonly organizationId?: string | undefined;
}
/** Options of {@link createManagementClient}. What is not passed comes from the environment. */
interface ManagementClientOptions extends ClientOptions, BasicCredentials {
  /** The organization that owns the service and the keys. Default: the variable `CLOUDDB_ORGANIZATION_ID`. A call may bring it instead. */
  readonly organizationId?: string | undefined;
}
/** A client of the management API: one method an operation. */
interface ManagementClient extends Methods {
  /** A copy of this client with some options changed. */
  withOptions(options: ManagementClientOptions): ManagementClient;
}
/**
 * Makes a client of the management API.
 *
 * @throws ConfigurationError when an option is missing or wrong; nothing is sent by then.
 */
declare function createManagementClient(options?: ManagementClientOptions): ManagementClient;
export { DeleteKeyOptions, ManagementClient, ManagementClientOptions, Methods, UpdateServiceScalingOptions, createManagementClient };
