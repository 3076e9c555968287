/** Answer of an operation that has nothing to return, the envelope without a result. */
interface Acknowledgement {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string;
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number;
}
/** Auto scaling settings in effect on the running service. */
interface CurrentScaling {
  /**
   * Id of the schedule entry whose settings are in effect; absent when none is.
   *
   * @format uuid
   */
  activeEntryId?: string | null;
  /** Auto scaling mode in effect. */
  effectiveAutoscalingMode?: "vertical" | "horizontal" | (string & {});
  /** True if the service may scale down to zero now. */
  effectiveIdleScaling?: boolean | null;
  /** Idle timeout in minutes in effect. */
  effectiveIdleTimeoutMinutes?: number | null;
  /** Maximum memory of each replica in effect, in GB. */
  effectiveMaxReplicaMemoryGb?: number | null;
  /** Maximum number of replicas in effect. */
  effectiveMaxReplicas?: number | null;
  /** Minimum memory of each replica in effect, in GB. */
  effectiveMinReplicaMemoryGb?: number | null;
  /** Minimum number of replicas in effect. */
  effectiveMinReplicas?: number | null;
}
/**
 * Body of an error answer.
 * No field is guaranteed: a rate limited request is answered with `error` alone.
 */
interface ErrorEnvelope {
  /**
   * Detailed error description.
   * Live servers write a code, or a code, a colon and a sentence; there is no separate field for the code.
   *
   * @example BAD_REQUEST: Invalid service id
   */
  error?: string;
  /**
   * Unique id of the request.
   * Servers add it to errors since 2026.
   */
  requestId?: string;
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number;
}
/** An address that may access a service. */
interface IpAccessListEntry {
  /** Optional description of the IPv4 address or CIDR. */
  description?: string | null;
  /** IP address or CIDR. */
  source?: string;
}
/**
 * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
 *
 * @format uuid
 * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
 */
type RequestId = string;
/** A tag of a service. */
interface ResourceTag {
  /** Key of the tag, 1 to 128 letters, digits, dots, underscores and dashes. */
  key?: string;
  /** Value of the tag, at most 256 letters, digits, dots, underscores and dashes. */
  value?: string | null;
}
/** Auto scaling settings by day of the week and hour. */
interface ScalingSchedule {
  /**
   * Id of the entry that is active; absent when none is.
   *
   * @format uuid
   */
  activeEntryId?: string | null;
  /** Auto scaling settings while no entry of the schedule is active. */
  baseConfig?: ScalingScheduleBaseConfig;
  /** Entries of the schedule. */
  entries?: ScalingScheduleEntry[] | null;
}
/** Auto scaling settings while no entry of the schedule is active. */
interface ScalingScheduleBaseConfig {
  /** Auto scaling mode. */
  autoscalingMode?: "vertical" | "horizontal" | (string & {});
  /** True if the service may scale down to zero. */
  idleScaling?: boolean | null;
  /** Idle timeout in minutes. */
  idleTimeoutMinutes?: number | null;
  /** Maximum memory of each replica, in GB. */
  maxReplicaMemoryGb?: number | null;
  /** Maximum number of replicas. */
  maxReplicas?: number | null;
  /** Minimum memory of each replica, in GB. */
  minReplicaMemoryGb?: number | null;
  /** Minimum number of replicas. */
  minReplicas?: number | null;
}
/** Auto scaling settings of a window of the week. */
interface ScalingScheduleEntry {
  /** Auto scaling mode during the window. */
  autoscalingMode?: "vertical" | "horizontal" | (string & {});
  /** Hour in UTC at which the entry ends, 1 to 24; one below the start makes a window over midnight. */
  endHourUtc?: number;
  /**
   * Unique id of the entry.
   *
   * @format uuid
   */
  id?: string;
  /** True if the service may scale down to zero during the window. */
  idleScaling?: boolean | null;
  /** Idle timeout in minutes during the window. */
  idleTimeoutMinutes?: number | null;
  /** True while the entry is active. */
  isActiveNow?: boolean;
  /** Maximum memory of each replica during the window, in GB. */
  maxReplicaMemoryGb?: number | null;
  /** Maximum number of replicas during the window. */
  maxReplicas?: number | null;
  /** Minimum memory of each replica during the window, in GB. */
  minReplicaMemoryGb?: number | null;
  /** Minimum number of replicas during the window. */
  minReplicas?: number | null;
  /** Label of the entry. */
  name?: string;
  /** Hour in UTC at which the entry becomes active, 0 to 23. */
  startHourUtc?: number;
  /** Days of the week on which the entry applies, 0 for Sunday to 6 for Saturday. */
  weekdays?: number[];
}
/**
 * A database service.
 * No field is guaranteed: servers leave fields out, send null where a type here admits it, and add fields and enum values over time.
 */
interface Service {
  /**
   * Configured auto scaling mode.
   * `vertical` runs a fixed number of replicas whose memory scales; `horizontal` scales the number of replicas at a fixed memory.
   */
  autoscalingMode?: "vertical" | "horizontal" | (string & {}) | null;
  /** Private endpoint ids that can be attached to the service. */
  availablePrivateEndpointIds?: string[] | null;
  /**
   * Id returned after setting up a region for bring-your-own-cloud.
   * When it is specified, `minReplicaMemoryGb` and the maximum replica memory parameter are also required, with values among 48, 116, 172 and 232.
   */
  byocId?: string | null;
  /** Type of regulatory compliance of the service. */
  complianceType?: "hipaa" | "pci" | (string & {}) | null;
  /**
   * Creation timestamp, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string;
  /** Settings in effect now, which differ from the configured ones while an entry of the schedule is active. */
  currentScaling?: CurrentScaling | null;
  /**
   * Version of the database software of the service.
   *
   * @example 26.2
   */
  databaseVersion?: string;
  /** Data warehouse containing the service. */
  dataWarehouseId?: string | null;
  /** True if the collection of core dumps is enabled; experimental. */
  enableCoreDumps?: boolean | null;
  /** Optional role used for disk encryption. */
  encryptionAssumedRoleIdentifier?: string | null;
  /** Optional customer-provided disk encryption key. */
  encryptionKey?: string | null;
  /**
   * Id of the role used for encryption.
   * Available only if `hasTransparentDataEncryption` is true.
   */
  encryptionRoleId?: string | null;
  /** All service endpoints. */
  endpoints?: ServiceEndpoint[] | null;
  /**
   * True if transparent data encryption is enabled.
   * ENTERPRISE organization tier only; it can be enabled only at service creation.
   */
  hasTransparentDataEncryption?: boolean;
  /** Role used for accessing objects in object storage. */
  iamRole?: string | null;
  /**
   * Unique service id.
   *
   * @format uuid
   */
  id?: string;
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean;
  /**
   * Minimum idle timeout in minutes.
   * Must be at least 5.
   *
   * @minimum 5
   */
  idleTimeoutMinutes?: number;
  /** Addresses allowed to access the service. */
  ipAccessList?: IpAccessListEntry[] | null;
  /** True if the service is the primary service of its data warehouse. */
  isPrimary?: boolean;
  /**
   * True if the service is read-only.
   * It can be read-only only if `dataWarehouseId` is provided.
   */
  isReadonly?: boolean;
  /**
   * Maximum memory of each replica during auto scaling, in GB.
   * At most 120 for non-paid services and 356 for paid services.
   * The maximum replica size is subject to cloud provider hardware availability in the region.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   */
  maxReplicaMemoryGb?: number;
  /** Maximum number of replicas; present only when the service scales horizontally. */
  maxReplicas?: number | null;
  /**
   * Maximum memory of three workers during auto scaling, in GB.
   * At most 360 for non-paid services and 1068 for paid services.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `maxReplicaMemoryGb`.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   */
  maxTotalMemoryGb?: number;
  /**
   * Minimum memory of each replica during auto scaling, in GB.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   */
  minReplicaMemoryGb?: number;
  /** Minimum number of replicas; present only when the service scales horizontally. */
  minReplicas?: number | null;
  /**
   * Minimum memory of three workers during auto scaling, in GB.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `minReplicaMemoryGb`.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   */
  minTotalMemoryGb?: number;
  /**
   * Name of the service, alphanumeric with whitespace, up to 50 characters.
   *
   * @maxLength 50
   * @example Orders analytics
   */
  name?: string;
  /**
   * Number of replicas.
   * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * Further restrictions may apply by organization tier.
   * Default 1 for the BASIC tier and 3 for the SCALE and ENTERPRISE tiers.
   * Absent for services that scale horizontally.
   *
   * @minimum 1
   * @maximum 20
   */
  numReplicas?: number | null;
  /** Private endpoints of the service. */
  privateEndpointIds?: string[] | null;
  /**
   * Custom instance profile.
   * ENTERPRISE organization tier only.
   */
  profile?: "v1-default" | "v1-highmem-xs" | "v1-highmem-s" | "v1-highmem-m" | "v1-highmem-l" | "v1-highmem-xl" | "v1-highcpu-s" | "v1-highcpu-m" | "v1-highcpu-l" | "v1-highcpu-xl" | (string & {}) | null;
  /** Cloud provider. */
  provider?: "aws" | "gcp" | "azure" | (string & {});
  /** Region of the service. */
  region?: "ap-northeast-1" | "ap-northeast-2" | "ap-south-1" | "ap-southeast-1" | "ap-southeast-2" | "ca-central-1" | "eu-central-1" | "eu-west-1" | "eu-west-2" | "il-central-1" | "me-central-1" | "us-east-1" | "us-east-2" | "us-west-2" | "us-east1" | "us-central1" | "europe-west2" | "europe-west4" | "asia-northeast1" | "asia-southeast1" | "eastus" | "eastus2" | "westus3" | "germanywestcentral" | "centralus" | (string & {});
  /**
   * Release channel of the service.
   * `fast` gives new releases as early as available, with a higher risk of bugs; `slow` defers releases; `default` is the regular channel.
   * Production services only.
   */
  releaseChannel?: "slow" | "default" | "fast" | (string & {});
  /** Fixed memory of each replica, in GB; present only when the service scales horizontally. */
  replicaMemoryGb?: number | null;
  /** Schedule of auto scaling settings, where the service has one. */
  scalingSchedule?: ScalingSchedule | null;
  /**
   * Current state of the service.
   * Later public values: `softdeleting`, `softdeleted`.
   */
  state?: "starting" | "stopping" | "terminating" | "softdeleting" | "awaking" | "partially_running" | "provisioning" | "running" | "stopped" | "terminated" | "softdeleted" | "degraded" | "failed" | "idle" | (string & {});
  /** Tags of the service, at most 50. */
  tags?: ResourceTag[] | null;
  /**
   * Tier of the service.
   * Production services scale; development services are fixed size.
   * Azure services do not support the development tier.
   *
   * @deprecated Deprecated for the BASIC, SCALE and ENTERPRISE organization tiers, whose records do not carry it.
   */
  tier?: "development" | "production" | "dedicated_high_mem" | "dedicated_high_cpu" | "dedicated_standard" | "dedicated_standard_n2d_standard_4" | "dedicated_standard_n2d_standard_8" | "dedicated_standard_n2d_standard_32" | "dedicated_standard_n2d_standard_128" | "dedicated_standard_n2d_standard_32_16SSD" | "dedicated_standard_n2d_standard_64_24SSD" | (string & {});
  /**
   * Id of the encryption key.
   * Available only if `hasTransparentDataEncryption` is true.
   */
  transparentDataEncryptionKeyId?: string | null;
}
/** An address at which a service is reached. */
interface ServiceEndpoint {
  /** Service host name. */
  host?: string;
  /** Numeric port. */
  port?: number;
  /** Protocol spoken at the endpoint. */
  protocol?: "https" | "nativesecure" | "mysql" | (string & {});
  /** Optional username for the endpoint. */
  username?: string | null;
}
/**
 * Envelope of an answer that carries a service.
 * No field is guaranteed: live bodies with `result` alone are known.
 */
interface ServiceEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string;
  /**
   * A database service.
   * No field is guaranteed: servers leave fields out, send null where a type here admits it, and add fields and enum values over time.
   */
  result?: Service;
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number;
}
/**
 * Auto scaling settings to change.
 * No field is required.
 */
interface ServiceScalingPatchRequest {
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean;
  /**
   * Minimum idle timeout in minutes.
   * Must be at least 5.
   *
   * @minimum 5
   * @example 15
   */
  idleTimeoutMinutes?: number;
  /**
   * Maximum memory of three workers during auto scaling, in GB.
   * At most 360 for non-paid services and 1068 for paid services.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; deprecated by the API.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   * @example 360
   */
  maxTotalMemoryGb?: number;
  /**
   * Minimum memory of three workers during auto scaling, in GB.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; deprecated by the API.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   * @example 48
   */
  minTotalMemoryGb?: number;
  /**
   * Number of replicas, a whole number.
   * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * Further restrictions may apply by organization tier.
   * Default 1 for the BASIC tier and 3 for the SCALE and ENTERPRISE tiers.
   * Adjusting it must be enabled by support.
   *
   * @minimum 1
   * @maximum 20
   * @example 3
   */
  numReplicas?: number;
}
/**
 * HTTP status code, repeated in the body.
 *
 * @example 200
 */
type Status = number;
interface paths {
  "/v1/organizations/{organizationId}/keys/{keyId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete an API key
     *
     * Deletes an API key of the organization.
     * A key that authenticates the active request cannot be deleted; only another key can be deleted.
     */
    delete: operations["deleteKey"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/organizations/{organizationId}/services/{serviceId}/scaling": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update service auto scaling settings
     *
     * Updates the memory bounds and the idle scaling behavior of a service.
     * The memory settings apply only to production services and must be multiples of 12 starting at 24 GB.
     * Adjusting the number of replicas must be enabled by support.
     *
     * @deprecated The API deprecates this operation in favor of scaling by replica memory, which this client does not have; no removal date is known.
     */
    patch: operations["updateServiceScaling"];
    trace?: never;
  };
}
type webhooks = Record<string, never>;
interface components {
  schemas: {
    Acknowledgement: Acknowledgement;
    CurrentScaling: CurrentScaling;
    ErrorEnvelope: ErrorEnvelope;
    IpAccessListEntry: IpAccessListEntry;
    RequestId: RequestId;
    ResourceTag: ResourceTag;
    ScalingSchedule: ScalingSchedule;
    ScalingScheduleBaseConfig: ScalingScheduleBaseConfig;
    ScalingScheduleEntry: ScalingScheduleEntry;
    Service: Service;
    ServiceEndpoint: ServiceEndpoint;
    ServiceEnvelope: ServiceEnvelope;
    ServiceScalingPatchRequest: ServiceScalingPatchRequest;
    Status: Status;
  };
  responses: {
    /** The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's. */
    BadGateway: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": string;
      };
    };
    /**
     * The server cannot or will not process the request because of a perceived client error.
     * A well-formed id of something that does not exist may be answered so as well, not with 404.
     */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /** The resource is in a state that does not allow the operation. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /** The resource is deleted. */
    Deleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Acknowledgement;
      };
    };
    /** The service is idle, and the operation needs it awake. */
    FailedDependency: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /** The key is valid and its role does not allow the operation. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /** The server failed. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /**
     * The server cannot or will not process the request because of a perceived client error.
     * A key that would delete itself is refused so.
     */
    KeyNotDeleted: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /**
     * Two different answers.
     * In JSON, the resource does not exist.
     * In HTML, the route is not served for this service: the feature is switched off or the server is older.
     */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
        "text/html": string;
      };
    };
    /** The API is unavailable for now; the body is the gateway's, not the API's. */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/plain": string;
      };
    };
    /** The settings are changed; the service as it is now. */
    ServiceUpdated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ServiceEnvelope;
      };
    };
    /**
     * The key has sent more than 10 requests within 10 seconds.
     * The request was not applied.
     */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["RetryAfter"];
        "x-ratelimit-reset": components["headers"]["RequestLimitReset"];
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
    /** The key is missing, unknown or not active. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorEnvelope;
      };
    };
  };
  parameters: {
    /**
     * Id of the key to delete.
     * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
     *
     * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
     */
    KeyId: string;
    /**
     * Id of the organization that owns the service.
     *
     * @format uuid
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationId: string;
    /**
     * Id of the organization that owns the key.
     *
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationIdOfKey: string;
    /**
     * Id of the service to update.
     *
     * @format uuid
     * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
     */
    ServiceId: string;
  };
  requestBodies: never;
  headers: {
    /**
     * Seconds until the request limit is reset, with a fraction.
     *
     * @minimum 0
     * @example 1.5
     */
    RequestLimitReset: number;
    /**
     * Seconds to wait before the next attempt, or a date.
     * Servers are not known to promise it on these APIs; where it is sent, it counts.
     *
     * @example 2
     */
    RetryAfter: string;
  };
  pathItems: never;
}
type $defs = Record<string, never>;
interface operations {
  deleteKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * Id of the key to delete.
         * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
         *
         * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
         */
        keyId: components["parameters"]["KeyId"];
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components["parameters"]["OrganizationIdOfKey"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Deleted"];
      400: components["responses"]["KeyNotDeleted"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  updateServiceScaling: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components["parameters"]["OrganizationId"];
        /**
         * Id of the service to update.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components["parameters"]["ServiceId"];
      };
      cookie?: never;
    };
    /** The settings to change; no field is required, and an empty object is valid. */
    requestBody: {
      content: {
        "application/json": ServiceScalingPatchRequest;
      };
    };
    responses: {
      200: components["responses"]["ServiceUpdated"];
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      424: components["responses"]["FailedDependency"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      502: components["responses"]["BadGateway"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
}
export { $defs, Acknowledgement, CurrentScaling, ErrorEnvelope, IpAccessListEntry, RequestId, ResourceTag, ScalingSchedule, ScalingScheduleBaseConfig, ScalingScheduleEntry, Service, ServiceEndpoint, ServiceEnvelope, ServiceScalingPatchRequest, Status, components, operations, paths, webhooks };
