// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

/** Answer of an operation that has nothing to return, the envelope without a result. */
export interface Acknowledgement {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Something that was done in an organization.
 * No field is guaranteed.
 */
export interface Activity {
  /** More about the actor, such as an email address. */
  actorDetails?: string | null
  /** Unique id of the actor. */
  actorId?: string | null
  /** IP address of a user or of a request with an API key. */
  actorIpAddress?: string | null
  /** Kind of the actor, `api` for an API key. */
  actorType?: 'user' | 'support' | 'system' | 'api' | (string & {})
  /**
   * Time of the activity, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /**
   * Unique activity id.
   *
   * @example 6a7247421a1886ac652866b7
   */
  id?: string
  /** What an `openapi_key_update` changed. */
  keyUpdateType?:
    | 'created'
    | 'deleted'
    | 'name-changed'
    | 'role-changed'
    | 'state-changed'
    | 'date-changed'
    | 'ip-access-list-changed'
    | 'org-role-changed'
    | 'default-service-role-changed'
    | 'service-role-changed'
    | 'roles-v2-changed'
    | (string & {})
    | null
  /**
   * Id of the organization.
   *
   * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
   */
  organizationId?: string
  /** Id of the service that the activity is about; absent where it is about none. */
  serviceId?: string | null
  /** Id of the key that an `openapi_key_update` changed. */
  targetKeyId?: string | null
  /** What was done. */
  type?:
    | 'create_organization'
    | 'organization_update_name'
    | 'transfer_service_in'
    | 'transfer_service_out'
    | 'save_payment_method'
    | 'marketplace_subscription'
    | 'migrate_marketplace_billing_details_in'
    | 'migrate_marketplace_billing_details_out'
    | 'organization_update_tier'
    | 'organization_invite_create'
    | 'organization_invite_delete'
    | 'organization_member_join'
    | 'organization_member_add'
    | 'organization_member_leave'
    | 'organization_member_delete'
    | 'organization_member_update_role'
    | 'organization_member_update_roles'
    | 'organization_member_update_mfa_method'
    | 'organization_saml_connection_create'
    | 'organization_saml_connection_update'
    | 'user_login'
    | 'user_login_failed'
    | 'user_logout'
    | 'key_create'
    | 'key_delete'
    | 'openapi_key_update'
    | 'service_create'
    | 'service_start'
    | 'service_stop'
    | 'service_awaken'
    | 'service_idle'
    | 'service_running'
    | 'service_partially_running'
    | 'service_delete'
    | 'service_update_name'
    | 'service_update_ip_access_list'
    | 'service_update_autoscaling_memory'
    | 'service_update_autoscaling_idling'
    | 'service_update_password'
    | 'service_update_autoscaling_replicas'
    | 'service_update_max_allowable_replicas'
    | 'service_update_backup_configuration'
    | 'service_update_snapshot_configuration'
    | 'service_restore_backup'
    | 'service_update_release_channel'
    | 'service_update_gpt_usage_consent'
    | 'service_update_private_endpoints'
    | 'service_import_to_organization'
    | 'service_export_from_organization'
    | 'service_maintenance_start'
    | 'service_maintenance_end'
    | 'service_update_core_dump'
    | 'backup_delete'
    | (string & {})
  /** Program of the actor. */
  userAgent?: string | null
}
/** Envelope of an answer that carries an activity. */
export interface ActivityEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * Something that was done in an organization.
   * No field is guaranteed.
   */
  result?: Activity
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries activities. */
export interface ActivityListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The activities. */
  result?: Activity[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * An API key of an organization, without its secret.
 * No field is guaranteed.
 */
export interface ApiKey {
  /** Roles of the key. */
  assignedRoles?: AssignedRole[] | null
  /**
   * Time at which the key was created, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /**
   * Time at which the key expires, ISO 8601; it never does where this is absent or null.
   *
   * @format date-time
   */
  expireAt?: string | null
  /**
   * Unique id of the key's record, by which it is read, updated and deleted.
   * It is not the key ID that authenticates requests.
   *
   * @format uuid
   */
  id?: string
  /**
   * Addresses that may use the key.
   * An empty list lets none use it.
   */
  ipAccessList?: IpAccessListEntry[] | null
  /**
   * Last four characters of the key ID, by which people recognize the key.
   *
   * @example vBoN
   */
  keySuffix?: string
  /**
   * Name of the key.
   *
   * @example Deployments
   */
  name?: string
  /**
   * Roles of the key in an organization without custom roles.
   * An organization with custom roles has the last value before the change, or an empty list.
   *
   * @deprecated The API deprecates it in favor of `assignedRoles`.
   */
  roles?: ('admin' | 'developer' | 'query_endpoints' | (string & {}))[] | null
  /** State of the key; a disabled one authenticates nothing. */
  state?: 'enabled' | 'disabled' | (string & {})
  /**
   * Time at which the key was last used, ISO 8601, exact to the minute; absent until it is used.
   *
   * @format date-time
   */
  usedAt?: string | null
}
/** Envelope of an answer that carries a key. */
export interface ApiKeyEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * An API key of an organization, without its secret.
   * No field is guaranteed.
   */
  result?: ApiKey
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries keys. */
export interface ApiKeyListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The keys. */
  result?: ApiKey[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A role of a member, an invitation or a key. */
export interface AssignedRole {
  /**
   * Unique id of the role.
   *
   * @format uuid
   */
  roleId?: string
  /**
   * Name of the role.
   *
   * @example Admin
   */
  roleName?: string
  /** Whether the API defines the role, or the organization. */
  roleType?: 'system' | 'custom' | (string & {})
}
/**
 * Auto scaling mode.
 * `vertical` runs a fixed number of replicas whose memory scales; `horizontal` scales the number of replicas at a fixed memory.
 * A new service is vertical without it, and a service keeps its mode.
 * The organization must have horizontal scaling enabled.
 */
export type AutoscalingModeRequest = 'vertical' | 'horizontal'
/**
 * A backup of a service.
 * No field is guaranteed.
 */
export interface Backup {
  /** Name of the backup in a bucket of the organization. */
  backupName?: string | null
  /** Bucket of the organization that holds the backup; absent where the deployment keeps it. */
  bucket?: BackupBucket | null
  /** Seconds that the backup took, or has taken so far. */
  durationInSeconds?: number | null
  /**
   * Time at which the backup was finished, ISO 8601; present only when it is.
   *
   * @format date-time
   */
  finishedAt?: string | null
  /**
   * Unique backup id, from which a new service can be created.
   *
   * @format uuid
   */
  id?: string
  /**
   * Id of the service.
   *
   * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
   */
  serviceId?: string
  /** Size of the backup in bytes. */
  sizeInBytes?: number | null
  /**
   * Time at which the backup began, ISO 8601.
   *
   * @format date-time
   */
  startedAt?: string
  /** Status of the backup. */
  status?: 'done' | 'error' | 'in_progress' | (string & {})
  /**
   * Kind of the backup.
   * `incremental` holds what changed since the backup before it.
   */
  type?: 'full' | 'incremental' | (string & {})
}
/**
 * A bucket of the organization that holds backups.
 * Which fields it has depends on `bucketProvider`.
 */
export interface BackupBucket {
  /** Id of the access key of the bucket; of GCP. */
  accessKeyId?: string
  /** Path of the bucket; of AWS and GCP. */
  bucketPath?: string
  /** Provider of the bucket. */
  bucketProvider?: 'AWS' | 'GCP' | 'AZURE' | (string & {})
  /** Name of the container; of AZURE. */
  containerName?: string
  /** Role that may write to the bucket; of AWS. */
  iamRoleArn?: string
  /** Name of the session of the role; of AWS. */
  iamRoleSessionName?: string
}
/**
 * How often a service is backed up, and for how long its backups are kept.
 * No field is guaranteed.
 */
export interface BackupConfiguration {
  /**
   * Hours from one backup to the next.
   * Default 24.
   *
   * @example 24
   */
  backupPeriodInHours?: number | null
  /**
   * Hours for which a backup is kept at least.
   * Default 24.
   *
   * @example 168
   */
  backupRetentionPeriodInHours?: number | null
  /**
   * Time of the day in UTC at which backups begin, `HH:MM`; null where `backupPeriodInHours` alone decides.
   *
   * @example 02:00
   */
  backupStartTime?: string | null
}
/** Envelope of an answer that carries when a service is backed up. */
export interface BackupConfigurationEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * How often a service is backed up, and for how long its backups are kept.
   * No field is guaranteed.
   */
  result?: BackupConfiguration
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries a backup. */
export interface BackupEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A backup of a service.
   * No field is guaranteed.
   */
  result?: Backup
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries backups. */
export interface BackupListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The backups, the newest first. */
  result?: Backup[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Rules between the settings of backups; the body refers to it, and no value has this type.
 * They hold for what is sent, and for the settings that follow from it.
 */
export type BackupRules = unknown
/** Infrastructure in a cloud account of the organization (bring your own cloud). */
export interface ByocConfig {
  /** Name of the cloud account. */
  accountName?: string | null
  /** Cloud provider of the account. */
  cloudProvider?: 'gcp' | 'aws' | 'azure' | (string & {})
  /** Name for people. */
  displayName?: string | null
  /**
   * Id of the infrastructure, which services name as their `byocId`.
   *
   * @example byoc-germanywestcentral-1
   */
  id?: string
  /**
   * Region in which services can be created.
   *
   * @example germanywestcentral
   */
  regionId?: string
  /** State of the infrastructure. */
  state?: 'infra-ready' | 'infra-provisioning' | 'infra-terminated' | (string & {})
}
/**
 * A created key.
 * The key ID and the secret are shown once, and only if the request had no `hashData`.
 */
export interface CreatedKey {
  /**
   * An API key of an organization, without its secret.
   * No field is guaranteed.
   */
  key?: ApiKey
  /** Key ID, the user name that authenticates requests; absent if the request had `hashData`. */
  keyId?: string
  /** Secret, the password that authenticates requests; absent if the request had `hashData`. */
  keySecret?: string
}
/** Envelope of an answer that carries a created key. */
export interface CreatedKeyEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A created key.
   * The key ID and the secret are shown once, and only if the request had no `hashData`.
   */
  result?: CreatedKey
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A new service, and the password of its default user. */
export interface CreatedService {
  /** The password of the default user, which no later answer shows. */
  password?: string
  /**
   * A database service.
   * No field is guaranteed: servers leave fields out, send null where a type here admits it, and add fields and enum values over time.
   */
  service?: Service
}
/** Envelope of an answer that carries a new service. */
export interface CreatedServiceEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A new service, and the password of its default user. */
  result?: CreatedService
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** An invitation of a person to an organization. */
export interface CreateInvitationRequest {
  /** Ids of the roles that the person has as a member. */
  assignedRoleIds?: string[]
  /**
   * Email address of the person; only a user with this address can accept the invitation.
   *
   * @format email
   * @example new.colleague@example.com
   */
  email: string
  /**
   * Role of the person as a member of an organization without custom roles.
   *
   * @deprecated The API deprecates it in favor of `assignedRoleIds`; an organization with custom roles refuses it.
   */
  role?: 'admin' | 'developer'
}
/** An API key to create. */
export interface CreateKeyRequest {
  /** Ids of the roles of the key. */
  assignedRoleIds?: string[]
  /**
   * Time at which the key expires, ISO 8601.
   * Default: never.
   *
   * @format date-time
   */
  expireAt?: string | null
  /** Hashes of a key ID and secret of your own; the answer then has neither. */
  hashData?: KeyHashesRequest
  /**
   * Addresses that may use the key.
   * An empty list lets none use it.
   */
  ipAccessList?: IpAccessListEntryRequest[]
  /**
   * Name of the key.
   *
   * @example Deployments
   */
  name: string
  /**
   * Roles of the key in an organization without custom roles, at least one.
   *
   * @deprecated The API deprecates it in favor of `assignedRoleIds`; an organization with custom roles refuses it.
   * @minItems 1
   */
  roles?: ('admin' | 'developer' | 'query_endpoints')[]
  /**
   * Initial state of the key.
   * Default `enabled`.
   *
   * @default enabled
   */
  state?: 'enabled' | 'disabled'
}
/** A private endpoint in a cloud account. */
export interface CreatePrivateEndpointRequest {
  /** What the endpoint is for. */
  description: string
  /**
   * Id of the endpoint at the cloud provider.
   *
   * @example vpce-0a1b2c3d4e5f60718
   */
  id: string
}
/**
 * A new service.
 * A record that is read makes a service of the same settings, which shares the data of the same warehouse.
 * Leave `dataWarehouseId` out for a service with data of its own.
 * `endpoints` is not made from it: enable those of `mysql` again.
 */
export interface CreateServiceRequest {
  /**
   * Auto scaling mode.
   * `vertical` runs a fixed number of replicas whose memory scales; `horizontal` scales the number of replicas at a fixed memory.
   * A new service is vertical without it, and a service keeps its mode.
   * The organization must have horizontal scaling enabled.
   */
  autoscalingMode?: AutoscalingModeRequest
  /**
   * Backup from which the service starts.
   * Region and tier must be those of the service that was backed up.
   *
   * @format uuid
   */
  backupId?: string
  /**
   * Id of a region in a cloud account of one's own.
   * `minReplicaMemoryGb` and `maxReplicaMemoryGb` are then required, each 48, 116, 172 or 232.
   */
  byocId?: string
  /** Regulatory compliance of the service. */
  complianceType?: 'hipaa' | 'pci'
  /**
   * Data warehouse whose data the service shares.
   * Leave it out for a service with data of its own.
   */
  dataWarehouseId?: string
  /**
   * True enables the collection of core dumps.
   * Default true.
   *
   * @default true
   */
  enableCoreDumps?: boolean
  /** Role used for disk encryption, with `encryptionKey`. */
  encryptionAssumedRoleIdentifier?: string
  /** Customer-provided key for the disk, with `encryptionAssumedRoleIdentifier`. */
  encryptionKey?: string
  /** Endpoints to enable or disable. */
  endpoints?: ServiceEndpointChangeRequest[]
  /**
   * True enables transparent data encryption, which is not possible later.
   * ENTERPRISE organization tier only.
   */
  hasTransparentDataEncryption?: boolean
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean
  /**
   * Minimum idle timeout in minutes, at least 5.
   *
   * @minimum 5
   * @example 15
   */
  idleTimeoutMinutes?: number
  /**
   * Addresses allowed to access the service.
   * Without it, nobody can connect.
   */
  ipAccessList?: IpAccessListEntryRequest[]
  /**
   * True makes a service that only reads.
   * Possible with a `dataWarehouseId` only.
   */
  isReadonly?: boolean
  /**
   * Maximum memory of each replica during auto scaling, in GB.
   * At most 120 for non-paid services and 356 for paid services, and what the region has.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   * @example 232
   */
  maxReplicaMemoryGb?: number
  /**
   * Maximum number of replicas of a service that scales horizontally, together with `minReplicas`.
   * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
   *
   * @minimum 1
   * @maximum 20
   * @example 20
   */
  maxReplicas?: number
  /**
   * Maximum memory of three workers during auto scaling, in GB.
   * At most 360 for non-paid services and 1068 for paid services.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `maxReplicaMemoryGb`.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   */
  maxTotalMemoryGb?: number
  /**
   * Minimum memory of each replica during auto scaling, in GB.
   * A service that scales horizontally has the same minimum and maximum.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   * @example 48
   */
  minReplicaMemoryGb?: number
  /**
   * Minimum number of replicas of a service that scales horizontally, together with `maxReplicas`.
   * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
   *
   * @minimum 1
   * @maximum 20
   * @example 1
   */
  minReplicas?: number
  /**
   * Minimum memory of three workers during auto scaling, in GB.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `minReplicaMemoryGb`.
   * @minimum 24
   * @maximum 1068
   * @multipleOf 12
   */
  minTotalMemoryGb?: number
  /**
   * Name of the service, alphanumeric with whitespace.
   *
   * @minLength 1
   * @maxLength 50
   * @example Orders analytics
   */
  name: string
  /**
   * Number of replicas of a service that scales vertically; not beside `minReplicas` and `maxReplicas`.
   * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * Adjusting it must be enabled by support.
   *
   * @minimum 1
   * @maximum 20
   * @example 3
   */
  numReplicas?: number
  /**
   * Private endpoints of the service.
   *
   * @deprecated Create the service first, then attach endpoints with `updateService`.
   */
  privateEndpointIds?: string[]
  /** True accepts the terms of a private preview, for the first service of an organization in one. */
  privatePreviewTermsChecked?: boolean
  /**
   * Custom instance profile.
   * ENTERPRISE organization tier only.
   */
  profile?:
    | 'v1-default'
    | 'v1-highmem-xs'
    | 'v1-highmem-s'
    | 'v1-highmem-m'
    | 'v1-highmem-l'
    | 'v1-highmem-xl'
    | 'v1-highcpu-s'
    | 'v1-highcpu-m'
    | 'v1-highcpu-l'
    | 'v1-highcpu-xl'
  /** Cloud provider. */
  provider: 'aws' | 'gcp' | 'azure'
  /**
   * Region of a service or of a private endpoint, one of its cloud provider.
   *
   * @example eu-central-1
   */
  region: RegionRequest
  /**
   * Release channel of the service.
   * `fast` gives new releases as early as available, with a higher risk of bugs; `slow` defers releases; `default` is the regular channel.
   * Production services only.
   */
  releaseChannel?: ReleaseChannelRequest
  /**
   * Tags of the service.
   *
   * @maxItems 50
   */
  tags?: ResourceTagRequest[]
  /**
   * Tier of the service.
   *
   * @deprecated Deprecated for the BASIC, SCALE and ENTERPRISE organization tiers; use `minReplicaMemoryGb`, `maxReplicaMemoryGb` and `numReplicas`.
   */
  tier?:
    | 'development'
    | 'production'
    | 'dedicated_high_mem'
    | 'dedicated_high_cpu'
    | 'dedicated_standard'
    | 'dedicated_standard_n2d_standard_4'
    | 'dedicated_standard_n2d_standard_8'
    | 'dedicated_standard_n2d_standard_32'
    | 'dedicated_standard_n2d_standard_128'
    | 'dedicated_standard_n2d_standard_32_16SSD'
    | 'dedicated_standard_n2d_standard_64_24SSD'
}
/** Auto scaling settings in effect on the running service. */
export interface CurrentScaling {
  /**
   * Id of the schedule entry whose settings are in effect; absent when none is.
   *
   * @format uuid
   */
  activeEntryId?: string | null
  /** Auto scaling mode in effect. */
  effectiveAutoscalingMode?: 'vertical' | 'horizontal' | (string & {})
  /** True if the service may scale down to zero now. */
  effectiveIdleScaling?: boolean | null
  /** Idle timeout in minutes in effect. */
  effectiveIdleTimeoutMinutes?: number | null
  /** Maximum memory of each replica in effect, in GB. */
  effectiveMaxReplicaMemoryGb?: number | null
  /** Maximum number of replicas in effect. */
  effectiveMaxReplicas?: number | null
  /** Minimum memory of each replica in effect, in GB. */
  effectiveMinReplicaMemoryGb?: number | null
  /** Minimum number of replicas in effect. */
  effectiveMinReplicas?: number | null
}
/**
 * Body of an error answer.
 * No field is guaranteed: a rate limited request is answered with `error` alone.
 */
export interface ErrorEnvelope {
  /**
   * Detailed error description.
   * Live servers write a code, or a code, a colon and a sentence; there is no separate field for the code.
   *
   * @example BAD_REQUEST: Invalid service id
   */
  error?: string
  /**
   * Unique id of the request.
   * Servers add it to errors since 2026.
   */
  requestId?: string
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Rules of settings that nothing completes; the bodies refer to it, and no value has this type. */
export type HorizontalRules = unknown
/**
 * True allows scale-down to zero when idle.
 * Default true.
 *
 * @default true
 */
export type IdleScalingRequest = boolean
/**
 * Minimum idle timeout in minutes, at least 5.
 *
 * @minimum 5
 * @example 15
 */
export type IdleTimeoutRequest = number
/**
 * An invitation to an organization that nobody has accepted yet.
 * No field is guaranteed.
 */
export interface Invitation {
  /** Roles that the person has as a member. */
  assignedRoles?: AssignedRole[] | null
  /**
   * Time at which the person was invited, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /** Email address of the invited person, in lower case. */
  email?: string
  /**
   * Time at which the invitation expires, ISO 8601.
   *
   * @format date-time
   */
  expireAt?: string
  /**
   * Unique invitation id.
   *
   * @format uuid
   */
  id?: string
  /**
   * Role of the person as a member of an organization without custom roles.
   * An organization with custom roles has the last value before the change.
   *
   * @deprecated The API deprecates it in favor of `assignedRoles`.
   */
  role?: 'admin' | 'developer' | (string & {}) | null
}
/** Envelope of an answer that carries an invitation. */
export interface InvitationEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * An invitation to an organization that nobody has accepted yet.
   * No field is guaranteed.
   */
  result?: Invitation
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries invitations. */
export interface InvitationListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The invitations. */
  result?: Invitation[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** An address that may access a service. */
export interface IpAccessListEntry {
  /** Optional description of the IPv4 address or CIDR. */
  description?: string | null
  /** IP address or CIDR. */
  source?: string
}
/** An address that may use a key or access a service. */
export interface IpAccessListEntryRequest {
  /**
   * Description of the address.
   *
   * @example Office
   */
  description?: string
  /**
   * IP address or CIDR.
   *
   * @example 203.0.113.0/24
   */
  source: string
}
/** Hashes of a key ID and of its secret, SHA-256 in Base64, so that neither is sent. */
export interface KeyHashesRequest {
  /**
   * SHA-256 of the key ID, in Base64.
   *
   * @example I3LkFPl64SVjCAtzyTOX98HUfJWP4sH1UV8RbVMfmF0=
   */
  keyIdHash: string
  /**
   * Last four characters of the key ID.
   *
   * @example Wd4R
   */
  keyIdSuffix: string
  /**
   * SHA-256 of the secret, in Base64.
   *
   * @example Ej3zsWQrnXk4MfYAj6EiFTdkNr6sNLxsqpMEudXEDLY=
   */
  keySecretHash: string
}
/**
 * Maximum memory of each replica during auto scaling, in GB.
 * At most 120 for non-paid services and 356 for paid services, and what the region has.
 *
 * @minimum 8
 * @maximum 356
 * @multipleOf 4
 * @example 232
 */
export type MaxReplicaMemoryRequest = number
/**
 * Maximum number of replicas of a service that scales horizontally, together with `minReplicas`.
 * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
 *
 * @minimum 1
 * @maximum 20
 * @example 20
 */
export type MaxReplicasRequest = number
/**
 * A user who belongs to an organization.
 * No field is guaranteed.
 */
export interface Member {
  /** Roles of the member. */
  assignedRoles?: AssignedRole[] | null
  /** Email address in the profile of the user. */
  email?: string
  /**
   * Time at which the user joined the organization, ISO 8601.
   *
   * @format date-time
   */
  joinedAt?: string
  /** Name in the profile of the user. */
  name?: string | null
  /**
   * Role of the member in an organization without custom roles.
   * An organization with custom roles has the last value before the change.
   *
   * @deprecated The API deprecates it in favor of `assignedRoles`.
   */
  role?: 'admin' | 'developer' | (string & {}) | null
  /**
   * Unique user id, which is the same in every organization of the user.
   *
   * @example Google_108234567890123456789
   */
  userId?: string
}
/** Envelope of an answer that carries a member. */
export interface MemberEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A user who belongs to an organization.
   * No field is guaranteed.
   */
  result?: Member
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries members. */
export interface MemberListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The members. */
  result?: Member[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Minimum memory of each replica during auto scaling, in GB.
 * A service that scales horizontally has the same minimum and maximum.
 *
 * @minimum 8
 * @maximum 356
 * @multipleOf 4
 * @example 48
 */
export type MinReplicaMemoryRequest = number
/**
 * Minimum number of replicas of a service that scales horizontally, together with `maxReplicas`.
 * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
 *
 * @minimum 1
 * @maximum 20
 * @example 1
 */
export type MinReplicasRequest = number
/**
 * Number of replicas of a service that scales vertically; not beside `minReplicas` and `maxReplicas`.
 * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
 * Adjusting it must be enabled by support.
 *
 * @minimum 1
 * @maximum 20
 * @example 3
 */
export type NumReplicasRequest = number
/**
 * An organization, which owns services, API keys and members.
 * No field is guaranteed.
 */
export interface Organization {
  /** Infrastructure in cloud accounts of the organization, in which its services can run. */
  byocConfig?: ByocConfig[] | null
  /**
   * Time at which the organization was created, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /**
   * True if core dumps of the services may be collected.
   * False forbids it for every service.
   */
  enableCoreDumps?: boolean | null
  /**
   * Unique organization id.
   *
   * @format uuid
   */
  id?: string
  /**
   * Name of the organization.
   *
   * @example Acme
   */
  name?: string
  /** Private endpoints of the organization. */
  privateEndpoints?: OrganizationPrivateEndpoint[] | null
}
/** Envelope of an answer that carries an organization. */
export interface OrganizationEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * An organization, which owns services, API keys and members.
   * No field is guaranteed.
   */
  result?: Organization
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries organizations. */
export interface OrganizationListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The organizations. */
  result?: Organization[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A private endpoint of an organization. */
export interface OrganizationPrivateEndpoint {
  /** Cloud provider of the endpoint. */
  cloudProvider?: 'gcp' | 'aws' | 'azure' | (string & {})
  /** Description of the endpoint. */
  description?: string | null
  /**
   * Id that the cloud provider gave to the endpoint.
   *
   * @example vpce-0a1b2c3d4e5f67890
   */
  id?: string
  /**
   * Region of the endpoint.
   *
   * @example eu-central-1
   */
  region?: string
}
/** A private endpoint to add or to remove. */
export interface OrganizationPrivateEndpointRequest {
  /** Cloud provider of the endpoint. */
  cloudProvider?: 'gcp' | 'aws' | 'azure'
  /** Description of the endpoint. */
  description?: string
  /**
   * Id that the cloud provider gave to the endpoint.
   *
   * @example vpce-0a1b2c3d4e5f67890
   */
  id?: string
  /**
   * Region of a service or of a private endpoint, one of its cloud provider.
   *
   * @example eu-central-1
   */
  region?: RegionRequest
}
/**
 * Changes of the private endpoints.
 * Removals are done before additions.
 */
export interface OrganizationPrivateEndpointsRequest {
  /**
   * Endpoints to add.
   *
   * @deprecated The API deprecates it; add the endpoint to a service.
   */
  add?: OrganizationPrivateEndpointRequest[]
  /** Endpoints to remove. */
  remove?: OrganizationPrivateEndpointRequest[]
}
/** A private endpoint in a cloud account. */
export interface PrivateEndpoint {
  /** Cloud provider of the endpoint. */
  cloudProvider?: 'aws' | 'gcp' | 'azure' | (string & {})
  /** What the endpoint is for. */
  description?: string | null
  /** Id of the endpoint at the cloud provider. */
  id?: string
  /** Region of the endpoint; see `region` of a service. */
  region?: string
}
/** What a private endpoint of a cloud account connects to. */
export interface PrivateEndpointConfig {
  /** Name or id of the cloud provider's resource to connect to. */
  endpointServiceId?: string | null
  /** Host name at which the service is reached through the endpoint. */
  privateDnsHostname?: string | null
}
/** Envelope of an answer that carries what a private endpoint connects to. */
export interface PrivateEndpointConfigEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** What a private endpoint of a cloud account connects to. */
  result?: PrivateEndpointConfig
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries a private endpoint. */
export interface PrivateEndpointEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A private endpoint in a cloud account. */
  result?: PrivateEndpoint
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Who may query a service over HTTP with an API key. */
export interface QueryEndpoint {
  /** Domains whose pages may query the service, separated by commas. */
  allowedOrigins?: string | null
  /** Id of the query endpoint. */
  id?: string
  /** API keys that may query the service, by the id of the key's record. */
  openApiKeys?: string[] | null
  /** Roles with which the keys query the service. */
  roles?: ('sql_console_read_only' | 'sql_console_admin' | (string & {}))[] | null
}
/** Envelope of an answer that carries a query endpoint. */
export interface QueryEndpointEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Who may query a service over HTTP with an API key. */
  result?: QueryEndpoint
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Region of a service or of a private endpoint, one of its cloud provider.
 *
 * @example eu-central-1
 */
export type RegionRequest =
  | 'ap-northeast-1'
  | 'ap-northeast-2'
  | 'ap-south-1'
  | 'ap-southeast-1'
  | 'ap-southeast-2'
  | 'ca-central-1'
  | 'eu-central-1'
  | 'eu-west-1'
  | 'eu-west-2'
  | 'il-central-1'
  | 'me-central-1'
  | 'us-east-1'
  | 'us-east-2'
  | 'us-west-2'
  | 'us-east1'
  | 'us-central1'
  | 'europe-west2'
  | 'europe-west4'
  | 'asia-northeast1'
  | 'asia-southeast1'
  | 'eastus'
  | 'eastus2'
  | 'westus3'
  | 'germanywestcentral'
  | 'centralus'
/**
 * Release channel of the service.
 * `fast` gives new releases as early as available, with a higher risk of bugs; `slow` defers releases; `default` is the regular channel.
 * Production services only.
 */
export type ReleaseChannelRequest = 'slow' | 'default' | 'fast'
/**
 * Rules between the settings of the scaling; the bodies refer to it, and no value has this type.
 * They hold for what is sent, and for the settings that follow from it.
 */
export type ReplicaRules = unknown
/**
 * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
 *
 * @format uuid
 * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
 */
export type RequestId = string
/** A tag of a service. */
export interface ResourceTag {
  /** Key of the tag, 1 to 128 letters, digits, dots, underscores and dashes. */
  key?: string
  /** Value of the tag, at most 256 letters, digits, dots, underscores and dashes. */
  value?: string | null
}
/** A tag of a service. */
export interface ResourceTagRequest {
  /**
   * Key of the tag.
   *
   * @minLength 1
   * @maxLength 128
   * @pattern `^[a-zA-Z0-9._-]+$`
   */
  key: string
  /**
   * Value of the tag.
   *
   * @maxLength 256
   * @pattern `^[a-zA-Z0-9._-]+$`
   */
  value?: string
}
/** Auto scaling settings by day of the week and hour. */
export interface ScalingSchedule {
  /**
   * Id of the entry that is active; absent when none is.
   *
   * @format uuid
   */
  activeEntryId?: string | null
  /** Auto scaling settings while no entry of the schedule is active. */
  baseConfig?: ScalingScheduleBaseConfig
  /** Entries of the schedule. */
  entries?: ScalingScheduleEntry[] | null
}
/** Auto scaling settings while no entry of the schedule is active. */
export interface ScalingScheduleBaseConfig {
  /** Auto scaling mode. */
  autoscalingMode?: 'vertical' | 'horizontal' | (string & {})
  /** True if the service may scale down to zero. */
  idleScaling?: boolean | null
  /** Idle timeout in minutes. */
  idleTimeoutMinutes?: number | null
  /** Maximum memory of each replica, in GB. */
  maxReplicaMemoryGb?: number | null
  /** Maximum number of replicas. */
  maxReplicas?: number | null
  /** Minimum memory of each replica, in GB. */
  minReplicaMemoryGb?: number | null
  /** Minimum number of replicas. */
  minReplicas?: number | null
}
/** Auto scaling settings of a window of the week. */
export interface ScalingScheduleEntry {
  /** Auto scaling mode during the window. */
  autoscalingMode?: 'vertical' | 'horizontal' | (string & {})
  /** Hour in UTC at which the entry ends, 1 to 24; one below the start makes a window over midnight. */
  endHourUtc?: number
  /**
   * Unique id of the entry.
   *
   * @format uuid
   */
  id?: string
  /** True if the service may scale down to zero during the window. */
  idleScaling?: boolean | null
  /** Idle timeout in minutes during the window. */
  idleTimeoutMinutes?: number | null
  /** True while the entry is active. */
  isActiveNow?: boolean
  /** Maximum memory of each replica during the window, in GB. */
  maxReplicaMemoryGb?: number | null
  /** Maximum number of replicas during the window. */
  maxReplicas?: number | null
  /** Minimum memory of each replica during the window, in GB. */
  minReplicaMemoryGb?: number | null
  /** Minimum number of replicas during the window. */
  minReplicas?: number | null
  /** Label of the entry. */
  name?: string
  /** Hour in UTC at which the entry becomes active, 0 to 23. */
  startHourUtc?: number
  /** Days of the week on which the entry applies, 0 for Sunday to 6 for Saturday. */
  weekdays?: number[]
}
/**
 * Auto scaling settings of a window of the week.
 * A horizontal entry needs both numbers of replicas and both, equal, memory sizes.
 */
export interface ScalingScheduleEntryRequest {
  /**
   * Auto scaling mode during the window.
   * Default `vertical`, also where the service scales horizontally.
   *
   * @default vertical
   */
  autoscalingMode?: 'vertical' | 'horizontal'
  /**
   * Hour in UTC at which the entry ends, 24 for midnight; not the hour of the start.
   * One below the start makes a window over midnight.
   *
   * @minimum 1
   * @maximum 24
   */
  endHourUtc: number
  /** True if the service may scale down to zero during the window. */
  idleScaling?: boolean
  /**
   * Idle timeout in minutes during the window.
   *
   * @minimum 5
   */
  idleTimeoutMinutes?: number
  /**
   * Maximum memory of each replica during the window, in GB, together with the minimum.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   */
  maxReplicaMemoryGb?: number
  /**
   * Maximum number of replicas during the window, together with the minimum.
   *
   * @minimum 1
   */
  maxReplicas?: number
  /**
   * Minimum memory of each replica during the window, in GB, together with the maximum.
   * A vertical entry without the two has the memory of the service; a horizontal one needs both, and equal.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   */
  minReplicaMemoryGb?: number
  /**
   * Minimum number of replicas during the window, together with the maximum; equal to it in a vertical entry.
   *
   * @minimum 1
   */
  minReplicas?: number
  /**
   * Label of the entry.
   *
   * @minLength 1
   */
  name: string
  /**
   * Number of replicas of a vertical entry, not beside `minReplicas` and `maxReplicas`.
   * Answers show it as an equal minimum and maximum, which can be sent as well.
   *
   * @minimum 1
   */
  numReplicas?: number
  /**
   * Hour in UTC at which the entry becomes active.
   *
   * @minimum 0
   * @maximum 23
   */
  startHourUtc: number
  /**
   * Days of the week on which the window begins, 0 for Sunday to 6 for Saturday.
   *
   * @minItems 1
   */
  weekdays: number[]
}
/** Envelope of an answer that carries a scaling schedule. */
export interface ScalingScheduleEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Auto scaling settings by day of the week and hour. */
  result?: ScalingSchedule
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Rules between the fields of an entry of a schedule; the entry refers to it, and no value has this type. */
export type ScheduleEntryRules = unknown
/**
 * A database service.
 * No field is guaranteed: servers leave fields out, send null where a type here admits it, and add fields and enum values over time.
 */
export interface Service {
  /**
   * Configured auto scaling mode.
   * `vertical` runs a fixed number of replicas whose memory scales; `horizontal` scales the number of replicas at a fixed memory.
   */
  autoscalingMode?: 'vertical' | 'horizontal' | (string & {}) | null
  /** Private endpoint ids that can be attached to the service. */
  availablePrivateEndpointIds?: string[] | null
  /**
   * Id returned after setting up a region for bring-your-own-cloud.
   * When it is specified, `minReplicaMemoryGb` and the maximum replica memory parameter are also required, with values among 48, 116, 172 and 232.
   */
  byocId?: string | null
  /** Type of regulatory compliance of the service. */
  complianceType?: 'hipaa' | 'pci' | (string & {}) | null
  /**
   * Creation timestamp, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /** Settings in effect now, which differ from the configured ones while an entry of the schedule is active. */
  currentScaling?: CurrentScaling | null
  /**
   * Version of the database software of the service.
   *
   * @example 26.2
   */
  databaseVersion?: string
  /** Data warehouse containing the service. */
  dataWarehouseId?: string | null
  /** True if the collection of core dumps is enabled; experimental. */
  enableCoreDumps?: boolean | null
  /** Optional role used for disk encryption. */
  encryptionAssumedRoleIdentifier?: string | null
  /** Optional customer-provided disk encryption key. */
  encryptionKey?: string | null
  /**
   * Id of the role used for encryption.
   * Available only if `hasTransparentDataEncryption` is true.
   */
  encryptionRoleId?: string | null
  /** All service endpoints. */
  endpoints?: ServiceEndpoint[] | null
  /**
   * True if transparent data encryption is enabled.
   * ENTERPRISE organization tier only; it can be enabled only at service creation.
   */
  hasTransparentDataEncryption?: boolean
  /** Role used for accessing objects in object storage. */
  iamRole?: string | null
  /**
   * Unique service id.
   *
   * @format uuid
   */
  id?: string
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean
  /**
   * Minimum idle timeout in minutes.
   * Must be at least 5.
   */
  idleTimeoutMinutes?: number
  /** Addresses allowed to access the service. */
  ipAccessList?: IpAccessListEntry[] | null
  /** True if the service is the primary service of its data warehouse. */
  isPrimary?: boolean
  /**
   * True if the service is read-only.
   * It can be read-only only if `dataWarehouseId` is provided.
   */
  isReadonly?: boolean
  /**
   * Maximum memory of each replica during auto scaling, in GB.
   * At most 120 for non-paid services and 356 for paid services.
   * The maximum replica size is subject to cloud provider hardware availability in the region.
   */
  maxReplicaMemoryGb?: number
  /** Maximum number of replicas; present only when the service scales horizontally. */
  maxReplicas?: number | null
  /**
   * Maximum memory of three workers during auto scaling, in GB.
   * At most 360 for non-paid services and 1068 for paid services.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `maxReplicaMemoryGb`.
   */
  maxTotalMemoryGb?: number
  /** Minimum memory of each replica during auto scaling, in GB. */
  minReplicaMemoryGb?: number
  /** Minimum number of replicas; present only when the service scales horizontally. */
  minReplicas?: number | null
  /**
   * Minimum memory of three workers during auto scaling, in GB.
   * Production services only.
   *
   * @deprecated Inaccurate for services with a non-default replica count; use `minReplicaMemoryGb`.
   */
  minTotalMemoryGb?: number
  /**
   * Name of the service, alphanumeric with whitespace, up to 50 characters.
   *
   * @example Orders analytics
   */
  name?: string
  /**
   * Number of replicas.
   * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * Further restrictions may apply by organization tier.
   * Default 1 for the BASIC tier and 3 for the SCALE and ENTERPRISE tiers.
   * Absent for services that scale horizontally.
   */
  numReplicas?: number | null
  /** Private endpoints of the service. */
  privateEndpointIds?: string[] | null
  /**
   * Custom instance profile.
   * ENTERPRISE organization tier only.
   */
  profile?:
    | 'v1-default'
    | 'v1-highmem-xs'
    | 'v1-highmem-s'
    | 'v1-highmem-m'
    | 'v1-highmem-l'
    | 'v1-highmem-xl'
    | 'v1-highcpu-s'
    | 'v1-highcpu-m'
    | 'v1-highcpu-l'
    | 'v1-highcpu-xl'
    | (string & {})
    | null
  /** Cloud provider. */
  provider?: 'aws' | 'gcp' | 'azure' | (string & {})
  /** Region of the service. */
  region?:
    | 'ap-northeast-1'
    | 'ap-northeast-2'
    | 'ap-south-1'
    | 'ap-southeast-1'
    | 'ap-southeast-2'
    | 'ca-central-1'
    | 'eu-central-1'
    | 'eu-west-1'
    | 'eu-west-2'
    | 'il-central-1'
    | 'me-central-1'
    | 'us-east-1'
    | 'us-east-2'
    | 'us-west-2'
    | 'us-east1'
    | 'us-central1'
    | 'europe-west2'
    | 'europe-west4'
    | 'asia-northeast1'
    | 'asia-southeast1'
    | 'eastus'
    | 'eastus2'
    | 'westus3'
    | 'germanywestcentral'
    | 'centralus'
    | (string & {})
  /**
   * Release channel of the service.
   * `fast` gives new releases as early as available, with a higher risk of bugs; `slow` defers releases; `default` is the regular channel.
   * Production services only.
   */
  releaseChannel?: 'slow' | 'default' | 'fast' | (string & {})
  /** Fixed memory of each replica, in GB; present only when the service scales horizontally. */
  replicaMemoryGb?: number | null
  /** Schedule of auto scaling settings, where the service has one. */
  scalingSchedule?: ScalingSchedule | null
  /**
   * Current state of the service.
   * Newer servers may also send `softdeleting` and `softdeleted`.
   */
  state?:
    | 'starting'
    | 'stopping'
    | 'terminating'
    | 'softdeleting'
    | 'awaking'
    | 'partially_running'
    | 'provisioning'
    | 'running'
    | 'stopped'
    | 'terminated'
    | 'softdeleted'
    | 'degraded'
    | 'failed'
    | 'idle'
    | (string & {})
  /** Tags of the service, at most 50. */
  tags?: ResourceTag[] | null
  /**
   * Tier of the service.
   * Production services scale; development services are fixed size.
   * Azure services do not support the development tier.
   *
   * @deprecated Deprecated for the BASIC, SCALE and ENTERPRISE organization tiers, whose records do not carry it.
   */
  tier?:
    | 'development'
    | 'production'
    | 'dedicated_high_mem'
    | 'dedicated_high_cpu'
    | 'dedicated_standard'
    | 'dedicated_standard_n2d_standard_4'
    | 'dedicated_standard_n2d_standard_8'
    | 'dedicated_standard_n2d_standard_32'
    | 'dedicated_standard_n2d_standard_128'
    | 'dedicated_standard_n2d_standard_32_16SSD'
    | 'dedicated_standard_n2d_standard_64_24SSD'
    | (string & {})
  /**
   * Id of the encryption key.
   * Available only if `hasTransparentDataEncryption` is true.
   */
  transparentDataEncryptionKeyId?: string | null
}
/** An address at which a service is reached. */
export interface ServiceEndpoint {
  /** Service host name. */
  host?: string
  /** Numeric port. */
  port?: number
  /** Protocol spoken at the endpoint. */
  protocol?: 'https' | 'nativesecure' | 'mysql' | (string & {})
  /** Optional username for the endpoint. */
  username?: string | null
}
/** An endpoint to enable or disable; those of other protocols are always enabled. */
export interface ServiceEndpointChangeRequest {
  /** Whether the service has the endpoint. */
  enabled: boolean
  /** Protocol spoken at the endpoint. */
  protocol: 'mysql'
}
/**
 * Envelope of an answer that carries a service.
 * No field is guaranteed: live bodies with `result` alone are known.
 */
export interface ServiceEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A database service.
   * No field is guaranteed: servers leave fields out, send null where a type here admits it, and add fields and enum values over time.
   */
  result?: Service
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Envelope of an answer that carries services. */
export interface ServiceListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The services. */
  result?: Service[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A password that the server made. */
export interface ServicePassword {
  /** The new password; absent where the request brought a hash. */
  password?: string | null
}
/** Envelope of an answer that carries a password. */
export interface ServicePasswordEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A password that the server made. */
  result?: ServicePassword
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Rules between the fields of a new service; the body refers to it, and no value has this type. */
export type ServiceRules = unknown
/**
 * Auto scaling settings to change.
 * No field is required.
 */
export interface ServiceScalingPatchRequest {
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean
  /**
   * Minimum idle timeout in minutes.
   * Must be at least 5.
   *
   * @minimum 5
   * @example 15
   */
  idleTimeoutMinutes?: number
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
  maxTotalMemoryGb?: number
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
  minTotalMemoryGb?: number
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
  numReplicas?: number
}
/**
 * HTTP status code, repeated in the body.
 *
 * @example 200
 */
export type Status = number
/**
 * Settings of the backups to change.
 * No field is required, and null returns a setting to its default.
 */
export interface UpdateBackupConfigurationRequest {
  /**
   * Hours from one backup to the next.
   * Default 24.
   * It is 24 or 48 where a start time is sent beside it, or is set.
   *
   * @example 24
   */
  backupPeriodInHours?: number | null
  /**
   * Hours for which a backup is kept at least, whole days from 1 to 45.
   * Default 24.
   *
   * @minimum 24
   * @maximum 1080
   * @multipleOf 24
   * @example 168
   */
  backupRetentionPeriodInHours?: number | null
  /**
   * Full hour of the day in UTC at which backups begin, `HH:00`; null for none.
   * The period that is sent beside it, or is set, must be 24 or 48 hours, and stays as it is.
   *
   * @pattern `^([01][0-9]|2[0-3]):00$`
   * @example 02:00
   */
  backupStartTime?: string | null
}
/**
 * Settings of an API key to change.
 * No field is required.
 */
export interface UpdateKeyRequest {
  /** Ids of the roles of the key, which replace the present ones. */
  assignedRoleIds?: string[]
  /**
   * Time at which the key expires, ISO 8601; null for never.
   *
   * @format date-time
   */
  expireAt?: string | null
  /**
   * Addresses that may use the key, which replace the present ones.
   * An empty list lets none use it.
   */
  ipAccessList?: IpAccessListEntryRequest[]
  /**
   * Name of the key.
   *
   * @example Deployments
   */
  name?: string
  /**
   * Roles of the key in an organization without custom roles, which replace the present ones.
   *
   * @deprecated The API deprecates it in favor of `assignedRoleIds`; an organization with custom roles refuses it.
   */
  roles?: ('admin' | 'developer' | 'query_endpoints')[]
  /** State of the key; a disabled one authenticates nothing. */
  state?: 'enabled' | 'disabled'
}
/** The roles of a member, which replace the present ones. */
export interface UpdateMemberRequest {
  /** Ids of the roles of the member. */
  assignedRoleIds?: string[]
  /**
   * Role of the member in an organization without custom roles.
   *
   * @deprecated The API deprecates it in favor of `assignedRoleIds`; an organization with custom roles refuses it.
   */
  role?: 'admin' | 'developer'
}
/**
 * Settings of an organization to change.
 * No field is required.
 */
export interface UpdateOrganizationRequest {
  /**
   * True allows that core dumps of the services are collected.
   * False forbids it for every service.
   */
  enableCoreDumps?: boolean
  /**
   * Name of the organization.
   *
   * @example Acme
   */
  name?: string
  /**
   * Changes of the private endpoints.
   * Removals are done before additions.
   */
  privateEndpoints?: OrganizationPrivateEndpointsRequest
}
/**
 * Hashes of a new password.
 * Without `newPasswordHash`, the server makes a password.
 */
export interface UpdateServicePasswordRequest {
  /**
   * SHA-1 of the SHA-1 of the password, in hexadecimal digits, for the protocol `mysql`.
   * Ignored without `newPasswordHash`.
   */
  newDoubleSha1Hash?: string
  /** SHA-256 of the password, its 32 bytes in Base64. */
  newPasswordHash?: string
}
/**
 * Auto scaling settings to change.
 * A service scales either vertically, with `numReplicas` and a range of memory, or horizontally, with `minReplicas`, `maxReplicas` and a fixed memory.
 */
export interface UpdateServiceReplicaScalingRequest {
  /**
   * Auto scaling mode.
   * `vertical` runs a fixed number of replicas whose memory scales; `horizontal` scales the number of replicas at a fixed memory.
   * A new service is vertical without it, and a service keeps its mode.
   * The organization must have horizontal scaling enabled.
   */
  autoscalingMode?: AutoscalingModeRequest
  /**
   * True allows scale-down to zero when idle.
   * Default true.
   *
   * @default true
   */
  idleScaling?: boolean
  /**
   * Minimum idle timeout in minutes, at least 5.
   *
   * @minimum 5
   * @example 15
   */
  idleTimeoutMinutes?: number
  /**
   * Maximum memory of each replica during auto scaling, in GB.
   * At most 120 for non-paid services and 356 for paid services, and what the region has.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   * @example 232
   */
  maxReplicaMemoryGb?: number
  /**
   * Maximum number of replicas of a service that scales horizontally, together with `minReplicas`.
   * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
   *
   * @minimum 1
   * @maximum 20
   * @example 20
   */
  maxReplicas?: number
  /**
   * Minimum memory of each replica during auto scaling, in GB.
   * A service that scales horizontally has the same minimum and maximum.
   *
   * @minimum 8
   * @maximum 356
   * @multipleOf 4
   * @example 48
   */
  minReplicaMemoryGb?: number
  /**
   * Minimum number of replicas of a service that scales horizontally, together with `maxReplicas`.
   * A vertical service takes an equal minimum and maximum in place of `numReplicas`.
   *
   * @minimum 1
   * @maximum 20
   * @example 1
   */
  minReplicas?: number
  /**
   * Number of replicas of a service that scales vertically; not beside `minReplicas` and `maxReplicas`.
   * Between 2 and 20 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * Adjusting it must be enabled by support.
   *
   * @minimum 1
   * @maximum 20
   * @example 3
   */
  numReplicas?: number
}
/**
 * Details of a service to change.
 * `endpoints` is not made from records: add `{ protocol: 'mysql', enabled: true }` to the request yourself.
 */
export interface UpdateServiceRequest {
  /** True enables the collection of core dumps. */
  enableCoreDumps?: boolean
  /** Endpoints to enable or disable; the others stay. */
  endpoints?: ServiceEndpointChangeRequest[]
  /** Addresses to remove from the access list, and to add to it. */
  ipAccessList?: {
    /** Addresses to add, after the removal. */
    add?: IpAccessListEntryRequest[]
    /** Addresses to remove first. */
    remove?: IpAccessListEntryRequest[]
  }
  /**
   * Name of the service, alphanumeric with whitespace.
   *
   * @minLength 1
   * @maxLength 50
   * @example Orders analytics
   */
  name?: string
  /** Private endpoints of the organization to detach, and to attach. */
  privateEndpointIds?: {
    /** Endpoints to attach, after the removal. */
    add?: string[]
    /** Endpoints to detach first. */
    remove?: string[]
  }
  /**
   * Release channel of the service.
   * `fast` gives new releases as early as available, with a higher risk of bugs; `slow` defers releases; `default` is the regular channel.
   * Production services only.
   */
  releaseChannel?: ReleaseChannelRequest
  /** Tags to remove, and to add. */
  tags?: {
    /**
     * Tags to add, after the removal.
     *
     * @maxItems 50
     */
    add?: ResourceTagRequest[]
    /**
     * Tags to remove first.
     *
     * @maxItems 50
     */
    remove?: ResourceTagRequest[]
  }
  /** Id of the encryption key to change to, if the service has transparent data encryption. */
  transparentDataEncryptionKeyId?: string
}
/** A command that changes the state of a service. */
export interface UpdateServiceStateRequest {
  /**
   * The command: `start` starts a stopped service, `stop` stops one, and `awake` wakes an idle one.
   * A stopped service does not wake by requests for its data, an idle one does.
   */
  command: 'start' | 'stop' | 'awake'
}
/** A weekly window of six hours. */
export interface UpdateUpgradeWindowRequest {
  /** Hour in UTC at which the window begins. */
  startHourUtc: 0 | 6 | 12 | 18
  /**
   * Day of the week on which the window begins, 0 for Sunday to 6 for Saturday.
   *
   * @minimum 0
   * @maximum 6
   */
  weekday: number
}
/** When a service may be upgraded. */
export interface UpgradeWindow {
  /** Length of the window in hours; 6 so far. */
  duration: number
  /** Hour in UTC at which the window begins. */
  startHourUtc: number
  /** Day of the week on which the window begins, 0 for Sunday to 6 for Saturday. */
  weekday: number
}
/** Envelope of an answer that carries an upgrade window. */
export interface UpgradeWindowEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** When a service may be upgraded. */
  result?: UpgradeWindow
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The settings of a query endpoint. */
export interface UpsertQueryEndpointRequest {
  /** Domains whose pages may query the service, separated by commas; empty for none. */
  allowedOrigins: string
  /**
   * API keys that may query the service, by the id of the key's record.
   * Those of other services are not changed.
   */
  openApiKeys: string[]
  /** Roles with which the keys query the service. */
  roles: ('sql_console_read_only' | 'sql_console_admin')[]
}
/** A whole scaling schedule. */
export interface UpsertScalingScheduleRequest {
  /**
   * Entries of the schedule, whose windows must not overlap; none clears the schedule.
   *
   * @maxItems 10
   */
  entries: ScalingScheduleEntryRequest[]
}
/** Cost of usage in a range of days, in credits. */
export interface UsageCost {
  /** A record for each day and each warehouse or service. */
  costs?: UsageCostRecord[]
  /**
   * Cost of all records, in credits.
   *
   * @example 49.5
   */
  grandTotalCHC?: number
}
/** Envelope of an answer that carries the cost of usage. */
export interface UsageCostEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Cost of usage in a range of days, in credits. */
  result?: UsageCost
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Parts of a cost, in credits.
 * A warehouse has other parts than a service.
 */
export interface UsageCostMetrics {
  /** Cost of backups; of a warehouse. */
  backupCHC?: number
  /** Cost of compute; of a service. */
  computeCHC?: number
  /** Cost of data transfer; of a data pipeline. */
  dataTransferCHC?: number
  /** Cost of initial loads and of repeated ones; of a data pipeline. */
  initialLoadCHC?: number
  /** Cost of data transfer between regions of tier 1; of a service. */
  interRegionTier1DataTransferCHC?: number
  /** Cost of data transfer between regions of tier 2; of a service. */
  interRegionTier2DataTransferCHC?: number
  /** Cost of data transfer between regions of tier 3; of a service. */
  interRegionTier3DataTransferCHC?: number
  /** Cost of data transfer between regions of tier 4; of a service. */
  interRegionTier4DataTransferCHC?: number
  /** Cost of data transfer to the internet; of a service. */
  publicDataTransferCHC?: number
  /** Cost of storage; of a warehouse. */
  storageCHC?: number
}
/**
 * Cost of a warehouse or a service on a day.
 * No field is guaranteed.
 */
export interface UsageCostRecord {
  /**
   * Id of the warehouse.
   *
   * @format uuid
   */
  dataWarehouseId?: string
  /**
   * Day in UTC, ISO 8601.
   *
   * @format date
   */
  date?: string
  /**
   * Id of what the record is about.
   *
   * @format uuid
   */
  entityId?: string
  /** Name of what the record is about. */
  entityName?: string
  /** What the record is about. */
  entityType?: 'datawarehouse' | 'service' | (string & {})
  /** True when the record will not change any more. */
  locked?: boolean
  /**
   * Parts of a cost, in credits.
   * A warehouse has other parts than a service.
   */
  metrics?: UsageCostMetrics
  /**
   * Id of the service; null in the record of a warehouse.
   *
   * @format uuid
   */
  serviceId?: string | null
  /**
   * Cost of the record, in credits.
   *
   * @example 12.15
   */
  totalCHC?: number
}
export interface paths {
  '/v1/organizations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the organization of the key
     *
     * Lists the organization to which the key of the request belongs.
     * The list has one item, because a key belongs to one organization.
     * The call needs no organization id, and so it is the way to find it.
     */
    get: operations['listOrganizations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * Get an organization
     *
     * Returns an organization with its private endpoints.
     */
    get: operations['getOrganization']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an organization
     *
     * Changes the name, the private endpoints or the collection of core dumps of an organization.
     * What the body leaves out stays as it is.
     * The key needs the role of an administrator.
     */
    patch: operations['updateOrganization']
    trace?: never
  }
  '/v1/organizations/{organizationId}/activities': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * List the activities
     *
     * Lists what was done in an organization: by users, by API keys, by support and by the system itself.
     */
    get: operations['listActivities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/activities/{activityId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the activity.
         *
         * @example 6a7247421a1886ac652866b7
         */
        activityId: components['parameters']['ActivityId']
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * Get an activity
     *
     * Returns an activity of an organization.
     */
    get: operations['getActivity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/invitations': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * List the invitations
     *
     * Lists the invitations of an organization that nobody has accepted yet.
     */
    get: operations['listInvitations']
    put?: never
    /**
     * Create an invitation
     *
     * Invites a person to an organization by email.
     * Only a user with this address can accept the invitation.
     */
    post: operations['createInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/invitations/{invitationId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the invitation.
         *
         * @format uuid
         * @example c8d2e5f1-7a04-4b93-8e6c-1f3a5d7b9c20
         */
        invitationId: components['parameters']['InvitationId']
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * Get an invitation
     *
     * Returns an invitation.
     */
    get: operations['getInvitation']
    put?: never
    post?: never
    /**
     * Delete an invitation
     *
     * Deletes an invitation, which cannot be accepted from then on.
     */
    delete: operations['deleteInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/keys': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    /**
     * List the API keys
     *
     * Lists the API keys of an organization, without their secrets.
     */
    get: operations['listKeys']
    put?: never
    /**
     * Create an API key
     *
     * Creates an API key.
     * The answer has the key ID and the secret that authenticate requests, and no later answer shows the secret again.
     * Send `hashData` to choose both yourself: the API then stores the hashes, and an answer that is lost loses nothing.
     */
    post: operations['createKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/keys/{keyId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get an API key
     *
     * Returns an API key, without its secret.
     */
    get: operations['getKey']
    put?: never
    post?: never
    /**
     * Delete an API key
     *
     * Deletes an API key of the organization.
     * A key that authenticates the active request cannot be deleted; only another key can be deleted.
     */
    delete: operations['deleteKey']
    options?: never
    head?: never
    /**
     * Update an API key
     *
     * Changes the name, the roles, the expiry, the state or the access list of an API key.
     * What the body leaves out stays as it is.
     * A disabled key authenticates nothing until it is enabled again.
     */
    patch: operations['updateKey']
    trace?: never
  }
  '/v1/organizations/{organizationId}/members': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * List the members
     *
     * Lists the members of an organization.
     */
    get: operations['listMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/members/{userId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
        /**
         * Id of the user.
         *
         * @example Google_108234567890123456789
         */
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    /**
     * Get a member
     *
     * Returns a member of an organization.
     */
    get: operations['getMember']
    put?: never
    post?: never
    /**
     * Delete a member
     *
     * Removes a member from an organization.
     */
    delete: operations['deleteMember']
    options?: never
    head?: never
    /**
     * Update the roles of a member
     *
     * Replaces the roles of a member.
     * The answer may still show the roles from before the change; a later read shows the new ones.
     */
    patch: operations['updateMember']
    trace?: never
  }
  '/v1/organizations/{organizationId}/prometheus': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * Get the metrics of all services
     *
     * Returns metrics of all services of an organization in the text format of Prometheus.
     * Reading them neither wakes an idle service nor keeps a service awake.
     */
    get: operations['getOrganizationMetrics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
      }
      cookie?: never
    }
    /**
     * List services
     *
     * Lists all services of the organization, without pages.
     * A service that was just created or renamed may appear here a few seconds later than in `getService`.
     */
    get: operations['listServices']
    put?: never
    /**
     * Create a service
     *
     * Creates a service, and answers before it runs: it is `provisioning` for some minutes, and then `running`.
     * The password of the default user comes in this answer alone; `updateServicePassword` sets a new one.
     * With `dataWarehouseId`, the service shares the data of that warehouse, in the same cloud and region.
     */
    post: operations['createService']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get a service
     *
     * Reads one service.
     * Reading it does not wake an idle service.
     */
    get: operations['getService']
    put?: never
    post?: never
    /**
     * Delete a service
     *
     * Deletes a service and its data, for good.
     * Stop a running service with `updateServiceState` first.
     * It is deleted after the answer; until then it is `terminating`, and afterwards 404.
     * Servers also answer 409 for some time after a service has become `stopped`; send the request again after some seconds.
     */
    delete: operations['deleteService']
    options?: never
    head?: never
    /**
     * Update details of a service
     *
     * Changes the name, the access, the endpoints, the tags and other details of a service.
     * What the body leaves out stays.
     * Of a list, `remove` is applied before `add`.
     * Other operations change the state, the scaling and the password.
     */
    patch: operations['updateService']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get when a service is backed up
     *
     * Returns how often a service is backed up, and for how long its backups are kept.
     */
    get: operations['getBackupConfiguration']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update when a service is backed up
     *
     * Changes how often a service is backed up, and for how long its backups are kept.
     * A setting of null returns to its default, and what the body leaves out stays as it is.
     * The key needs the role of an administrator.
     */
    patch: operations['updateBackupConfiguration']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/backups': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * List the backups of a service
     *
     * Lists the backups of a service, the newest first.
     */
    get: operations['listBackups']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/backups/{backupId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the backup.
         *
         * @format uuid
         * @example 4f7a9c1e-3b5d-4e80-9a62-8c0d2f4b6e17
         */
        backupId: components['parameters']['BackupId']
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get a backup
     *
     * Returns a backup of a service.
     */
    get: operations['getBackup']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/password': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the password of a service
     *
     * Sets a new password for the default user of a service; the old one stops working.
     * With an empty body the server makes a password and sends it back once.
     * With `newPasswordHash` the password itself is never sent, and a lost answer loses nothing.
     */
    patch: operations['updateServicePassword']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpoint': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a private endpoint
     *
     * Registers a private endpoint with the organization and attaches it to the service.
     * `updateService` attaches endpoints that the organization already has, and detaches them.
     */
    post: operations['createPrivateEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpointConfig': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get what a private endpoint connects to
     *
     * Reads what to connect a private endpoint of a cloud account to.
     */
    get: operations['getPrivateEndpointConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/prometheus': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get the metrics of a service
     *
     * Returns metrics of a service in the text format of Prometheus.
     * Reading them neither wakes an idle service nor keeps a service awake.
     */
    get: operations['getServiceMetrics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/replicaScaling': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the scaling of each replica
     *
     * Updates the memory of each replica, the number of replicas and the idle scaling of a service.
     * What the body leaves out stays.
     * The settings apply to production services.
     * While an entry of a scaling schedule is active, they take effect only after it; `currentScaling` shows what is in effect.
     */
    patch: operations['updateServiceReplicaScaling']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/scaling': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update service auto scaling settings
     *
     * Updates the memory bounds and the idle scaling behavior of a service.
     * The memory settings apply only to production services and must be multiples of 12 starting at 24 GB.
     * Adjusting the number of replicas must be enabled by support.
     *
     * @deprecated Use `updateServiceReplicaScaling`, which scales by the memory of each replica; no removal date is known.
     */
    patch: operations['updateServiceScaling']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get the scaling schedule of a service
     *
     * Reads the schedule of a service.
     * A service without one is answered with 404.
     * The organization must have scheduled scaling enabled.
     */
    get: operations['getScalingSchedule']
    put?: never
    /**
     * Upsert the scaling schedule of a service
     *
     * Creates the schedule of a service, or replaces all of it.
     * An empty list of entries clears it: then `getScalingSchedule` answers 404, and this answer has an empty `baseConfig`.
     * What applies outside of the entries is set by `updateServiceReplicaScaling`.
     * Servers apply entries some minutes late at times.
     */
    post: operations['upsertScalingSchedule']
    /**
     * Delete the scaling schedule of a service
     *
     * Deletes the schedule of a service, which returns to its base settings.
     * A service without a schedule is answered with 404.
     */
    delete: operations['deleteScalingSchedule']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get the query endpoint of a service
     *
     * Reads who may query the service over HTTP with an API key.
     * A service without a query endpoint is answered with 404.
     */
    get: operations['getQueryEndpoint']
    put?: never
    /**
     * Upsert the query endpoint of a service
     *
     * Creates the query endpoint of a service, or replaces its settings.
     * Keys can query the service some seconds later.
     */
    post: operations['upsertQueryEndpoint']
    /**
     * Delete the query endpoint of a service
     *
     * Deletes the query endpoint; keys can no longer query the service over HTTP.
     */
    delete: operations['deleteQueryEndpoint']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/state': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the state of a service
     *
     * Starts or stops a service, or wakes an idle one.
     * The answer comes at once, with the state on the way: `starting`, `stopping` or `awaking`.
     * Poll `getService` until the state is reached; it takes up to some minutes.
     */
    patch: operations['updateServiceState']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /**
     * Get the upgrade window of a service
     *
     * Reads when the service may be upgraded.
     * A service without a window of its own is answered with 404.
     */
    get: operations['getUpgradeWindow']
    /**
     * Update the upgrade window of a service
     *
     * Sets the weekly window in which the service may be upgraded, or replaces it.
     * The window belongs to the primary service of a warehouse: the other services follow it, and are answered with 400.
     * The organization must have scheduled upgrades enabled; without it the answer is 403.
     */
    put: operations['updateUpgradeWindow']
    post?: never
    /**
     * Delete the upgrade window of a service
     *
     * Deletes the window, so that the usual times of upgrades apply again.
     * It can be deleted without scheduled upgrades being enabled.
     * A service that is not primary is answered with 400, and one without a window with 404.
     */
    delete: operations['deleteUpgradeWindow']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/usageCost': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /**
     * Get the cost of usage by day
     *
     * Returns the cost of usage in credits: the total, and a record for each day and each warehouse or service.
     * At most 31 days are reported at once; days are those of UTC.
     */
    get: operations['getUsageCost']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Acknowledgement: Acknowledgement
    Activity: Activity
    ActivityEnvelope: ActivityEnvelope
    ActivityListEnvelope: ActivityListEnvelope
    ApiKey: ApiKey
    ApiKeyEnvelope: ApiKeyEnvelope
    ApiKeyListEnvelope: ApiKeyListEnvelope
    AssignedRole: AssignedRole
    AutoscalingModeRequest: AutoscalingModeRequest
    Backup: Backup
    BackupBucket: BackupBucket
    BackupConfiguration: BackupConfiguration
    BackupConfigurationEnvelope: BackupConfigurationEnvelope
    BackupEnvelope: BackupEnvelope
    BackupListEnvelope: BackupListEnvelope
    BackupRules: BackupRules
    ByocConfig: ByocConfig
    CreatedKey: CreatedKey
    CreatedKeyEnvelope: CreatedKeyEnvelope
    CreatedService: CreatedService
    CreatedServiceEnvelope: CreatedServiceEnvelope
    CreateInvitationRequest: CreateInvitationRequest
    CreateKeyRequest: CreateKeyRequest
    CreatePrivateEndpointRequest: CreatePrivateEndpointRequest
    CreateServiceRequest: CreateServiceRequest
    CurrentScaling: CurrentScaling
    ErrorEnvelope: ErrorEnvelope
    HorizontalRules: HorizontalRules
    IdleScalingRequest: IdleScalingRequest
    IdleTimeoutRequest: IdleTimeoutRequest
    Invitation: Invitation
    InvitationEnvelope: InvitationEnvelope
    InvitationListEnvelope: InvitationListEnvelope
    IpAccessListEntry: IpAccessListEntry
    IpAccessListEntryRequest: IpAccessListEntryRequest
    KeyHashesRequest: KeyHashesRequest
    MaxReplicaMemoryRequest: MaxReplicaMemoryRequest
    MaxReplicasRequest: MaxReplicasRequest
    Member: Member
    MemberEnvelope: MemberEnvelope
    MemberListEnvelope: MemberListEnvelope
    MinReplicaMemoryRequest: MinReplicaMemoryRequest
    MinReplicasRequest: MinReplicasRequest
    NumReplicasRequest: NumReplicasRequest
    Organization: Organization
    OrganizationEnvelope: OrganizationEnvelope
    OrganizationListEnvelope: OrganizationListEnvelope
    OrganizationPrivateEndpoint: OrganizationPrivateEndpoint
    OrganizationPrivateEndpointRequest: OrganizationPrivateEndpointRequest
    OrganizationPrivateEndpointsRequest: OrganizationPrivateEndpointsRequest
    PrivateEndpoint: PrivateEndpoint
    PrivateEndpointConfig: PrivateEndpointConfig
    PrivateEndpointConfigEnvelope: PrivateEndpointConfigEnvelope
    PrivateEndpointEnvelope: PrivateEndpointEnvelope
    QueryEndpoint: QueryEndpoint
    QueryEndpointEnvelope: QueryEndpointEnvelope
    RegionRequest: RegionRequest
    ReleaseChannelRequest: ReleaseChannelRequest
    ReplicaRules: ReplicaRules
    RequestId: RequestId
    ResourceTag: ResourceTag
    ResourceTagRequest: ResourceTagRequest
    ScalingSchedule: ScalingSchedule
    ScalingScheduleBaseConfig: ScalingScheduleBaseConfig
    ScalingScheduleEntry: ScalingScheduleEntry
    ScalingScheduleEntryRequest: ScalingScheduleEntryRequest
    ScalingScheduleEnvelope: ScalingScheduleEnvelope
    ScheduleEntryRules: ScheduleEntryRules
    Service: Service
    ServiceEndpoint: ServiceEndpoint
    ServiceEndpointChangeRequest: ServiceEndpointChangeRequest
    ServiceEnvelope: ServiceEnvelope
    ServiceListEnvelope: ServiceListEnvelope
    ServicePassword: ServicePassword
    ServicePasswordEnvelope: ServicePasswordEnvelope
    ServiceRules: ServiceRules
    ServiceScalingPatchRequest: ServiceScalingPatchRequest
    Status: Status
    UpdateBackupConfigurationRequest: UpdateBackupConfigurationRequest
    UpdateKeyRequest: UpdateKeyRequest
    UpdateMemberRequest: UpdateMemberRequest
    UpdateOrganizationRequest: UpdateOrganizationRequest
    UpdateServicePasswordRequest: UpdateServicePasswordRequest
    UpdateServiceReplicaScalingRequest: UpdateServiceReplicaScalingRequest
    UpdateServiceRequest: UpdateServiceRequest
    UpdateServiceStateRequest: UpdateServiceStateRequest
    UpdateUpgradeWindowRequest: UpdateUpgradeWindowRequest
    UpgradeWindow: UpgradeWindow
    UpgradeWindowEnvelope: UpgradeWindowEnvelope
    UpsertQueryEndpointRequest: UpsertQueryEndpointRequest
    UpsertScalingScheduleRequest: UpsertScalingScheduleRequest
    UsageCost: UsageCost
    UsageCostEnvelope: UsageCostEnvelope
    UsageCostMetrics: UsageCostMetrics
    UsageCostRecord: UsageCostRecord
  }
  responses: {
    /** The activities. */
    ActivityList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ActivityListEnvelope
      }
    }
    /** The activity. */
    ActivityShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ActivityEnvelope
      }
    }
    /** When the service is backed up. */
    BackupConfigurationShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': BackupConfigurationEnvelope
      }
    }
    /** The settings are changed; as they are now. */
    BackupConfigurationUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': BackupConfigurationEnvelope
      }
    }
    /** The backups of the service. */
    BackupList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': BackupListEnvelope
      }
    }
    /** The backup. */
    BackupShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': BackupEnvelope
      }
    }
    /** The gateway in front of the API had no valid answer from it; the body is the gateway's, not the API's. */
    BadGateway: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/html': string
      }
    }
    /**
     * The server cannot or will not process the request because of a perceived client error.
     * A well-formed id of something that does not exist may be answered so as well, not with 404.
     */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The resource is in a state that does not allow the operation. */
    Conflict: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The resource is deleted. */
    Deleted: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': Acknowledgement
      }
    }
    /** The service is idle, and the operation needs it awake. */
    FailedDependency: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The key is valid and its role does not allow the operation. */
    Forbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The server failed. */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The person is invited. */
    InvitationCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': InvitationEnvelope
      }
    }
    /** The invitations. */
    InvitationList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': InvitationListEnvelope
      }
    }
    /** The invitation. */
    InvitationShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': InvitationEnvelope
      }
    }
    /** The key is created. */
    KeyCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': CreatedKeyEnvelope
      }
    }
    /** The keys. */
    KeyList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ApiKeyListEnvelope
      }
    }
    /**
     * The server cannot or will not process the request because of a perceived client error.
     * A key that would delete itself is refused so.
     */
    KeyNotDeleted: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The key. */
    KeyShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ApiKeyEnvelope
      }
    }
    /** The settings are changed; the key as it is now. */
    KeyUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ApiKeyEnvelope
      }
    }
    /** The members. */
    MemberList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': MemberListEnvelope
      }
    }
    /** The member. */
    MemberShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': MemberEnvelope
      }
    }
    /** The roles are changed; the member as it is now, or as it was. */
    MemberUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': MemberEnvelope
      }
    }
    /** Metrics in the text format of Prometheus. */
    Metrics: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /**
     * Two different answers.
     * In JSON, the resource does not exist.
     * In HTML, the route is not served for this service: the feature is switched off or the server is older.
     */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
        'text/html': string
      }
    }
    /** The organization of the key. */
    OrganizationList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': OrganizationListEnvelope
      }
    }
    /** The organization. */
    OrganizationShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': OrganizationEnvelope
      }
    }
    /** The settings are changed; the organization as it is now. */
    OrganizationUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': OrganizationEnvelope
      }
    }
    /** What a private endpoint connects to. */
    PrivateEndpointConfigFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': PrivateEndpointConfigEnvelope
      }
    }
    /** The endpoint is registered and attached. */
    PrivateEndpointCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': PrivateEndpointEnvelope
      }
    }
    /** The query endpoint. */
    QueryEndpointFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QueryEndpointEnvelope
      }
    }
    /** The query endpoint is set. */
    QueryEndpointSet: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QueryEndpointEnvelope
      }
    }
    /** The schedule. */
    ScalingScheduleFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ScalingScheduleEnvelope
      }
    }
    /** The schedule is set, or cleared. */
    ScalingScheduleSet: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ScalingScheduleEnvelope
      }
    }
    /** The service that is being provisioned, and its password. */
    ServiceCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': CreatedServiceEnvelope
      }
    }
    /** The service. */
    ServiceFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ServiceEnvelope
      }
    }
    /** The services. */
    ServiceList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ServiceListEnvelope
      }
    }
    /** The password is changed. */
    ServicePasswordUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ServicePasswordEnvelope
      }
    }
    /** The API is unavailable for now; the body is the gateway's, not the API's. */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/plain': string
      }
    }
    /** The settings are changed; the service as it is now. */
    ServiceUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ServiceEnvelope
      }
    }
    /**
     * The key has sent more than 10 requests within 10 seconds.
     * The request was not applied.
     */
    TooManyRequests: {
      headers: {
        'retry-after': components['headers']['RetryAfter']
        'x-ratelimit-reset': components['headers']['RequestLimitReset']
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The key is missing, unknown or not active. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
      }
    }
    /** The window. */
    UpgradeWindowFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': UpgradeWindowEnvelope
      }
    }
    /** The window is set. */
    UpgradeWindowUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': UpgradeWindowEnvelope
      }
    }
    /** The cost of usage. */
    UsageCostShown: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': UsageCostEnvelope
      }
    }
  }
  parameters: {
    /**
     * Time of the first activity to list.
     *
     * @format date-time
     * @example 2026-08-01T00:00:00Z
     */
    ActivitiesFrom: string
    /**
     * Time of the last activity to list.
     *
     * @format date-time
     * @example 2026-08-31T23:59:59Z
     */
    ActivitiesTo: string
    /**
     * Id of the activity.
     *
     * @example 6a7247421a1886ac652866b7
     */
    ActivityId: string
    /**
     * Id of the backup.
     *
     * @format uuid
     * @example 4f7a9c1e-3b5d-4e80-9a62-8c0d2f4b6e17
     */
    BackupId: string
    /**
     * True returns the most important metrics only.
     *
     * @example true
     */
    FilteredMetrics: boolean
    /**
     * Id of the invitation.
     *
     * @format uuid
     * @example c8d2e5f1-7a04-4b93-8e6c-1f3a5d7b9c20
     */
    InvitationId: string
    /**
     * Id of the key.
     * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
     *
     * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
     */
    KeyId: string
    /**
     * Id of the organization that owns the service.
     *
     * @format uuid
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationId: string
    /**
     * Id of the organization.
     *
     * @format uuid
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationIdAlone: string
    /**
     * Id of the organization that owns the key.
     *
     * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
     */
    OrganizationIdOfKey: string
    /**
     * Only services that meet all conditions.
     * A condition is `tag:` and the key of a tag, or both with `=` and its value.
     *
     * @example ["tag:environment=production","tag:team-orders"]
     */
    ServiceFilter: string[]
    /**
     * Id of the service.
     *
     * @format uuid
     * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
     */
    ServiceId: string
    /**
     * Filters by tags of services: `tag:key=value`, or `tag:key` for any value.
     *
     * @example ["tag:environment=production"]
     */
    UsageFilter: string[]
    /**
     * First day of the report.
     *
     * @format date
     * @example 2026-08-01
     */
    UsageFrom: string
    /**
     * Last day of the report, at most 30 days after the first one.
     *
     * @format date
     * @example 2026-08-31
     */
    UsageTo: string
    /**
     * Id of the user.
     *
     * @example Google_108234567890123456789
     */
    UserId: string
  }
  requestBodies: never
  headers: {
    /**
     * Seconds until the request limit is reset, with a fraction.
     *
     * @minimum 0
     * @example 1.5
     */
    RequestLimitReset: number
    /**
     * Seconds to wait before the next attempt, or a date.
     * Servers are not known to promise it on these APIs; where it is sent, it counts.
     *
     * @example 2
     */
    RetryAfter: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listOrganizations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['OrganizationList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getOrganization: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['OrganizationShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateOrganization: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /** The settings to change; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateOrganizationRequest
      }
    }
    responses: {
      200: components['responses']['OrganizationUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listActivities: {
    parameters: {
      query?: {
        /**
         * Time of the first activity to list.
         *
         * @format date-time
         * @example 2026-08-01T00:00:00Z
         */
        from_date?: components['parameters']['ActivitiesFrom']
        /**
         * Time of the last activity to list.
         *
         * @format date-time
         * @example 2026-08-31T23:59:59Z
         */
        to_date?: components['parameters']['ActivitiesTo']
      }
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ActivityList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getActivity: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the activity.
         *
         * @example 6a7247421a1886ac652866b7
         */
        activityId: components['parameters']['ActivityId']
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ActivityShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listInvitations: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['InvitationList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    /** The address of the person, and the roles as a member. */
    requestBody: {
      content: {
        'application/json': CreateInvitationRequest
      }
    }
    responses: {
      200: components['responses']['InvitationCreated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the invitation.
         *
         * @format uuid
         * @example c8d2e5f1-7a04-4b93-8e6c-1f3a5d7b9c20
         */
        invitationId: components['parameters']['InvitationId']
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['InvitationShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the invitation.
         *
         * @format uuid
         * @example c8d2e5f1-7a04-4b93-8e6c-1f3a5d7b9c20
         */
        invitationId: components['parameters']['InvitationId']
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listKeys: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['KeyList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    /** The key. */
    requestBody: {
      content: {
        'application/json': CreateKeyRequest
      }
    }
    responses: {
      200: components['responses']['KeyCreated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the key.
         * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
         *
         * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
         */
        keyId: components['parameters']['KeyId']
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['KeyShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the key.
         * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
         *
         * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
         */
        keyId: components['parameters']['KeyId']
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['KeyNotDeleted']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the key.
         * It is the id of the key's record, a UUID, not the key ID that authenticates requests.
         *
         * @example 9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81
         */
        keyId: components['parameters']['KeyId']
        /**
         * Id of the organization that owns the key.
         *
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdOfKey']
      }
      cookie?: never
    }
    /** The settings to change; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateKeyRequest
      }
    }
    responses: {
      200: components['responses']['KeyUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMembers: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['MemberList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
        /**
         * Id of the user.
         *
         * @example Google_108234567890123456789
         */
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['MemberShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
        /**
         * Id of the user.
         *
         * @example Google_108234567890123456789
         */
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateMember: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
        /**
         * Id of the user.
         *
         * @example Google_108234567890123456789
         */
        userId: components['parameters']['UserId']
      }
      cookie?: never
    }
    /** The new roles. */
    requestBody: {
      content: {
        'application/json': UpdateMemberRequest
      }
    }
    responses: {
      200: components['responses']['MemberUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getOrganizationMetrics: {
    parameters: {
      query?: {
        /**
         * True returns the most important metrics only.
         *
         * @example true
         */
        filtered_metrics?: components['parameters']['FilteredMetrics']
      }
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Metrics']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listServices: {
    parameters: {
      query?: {
        /**
         * Only services that meet all conditions.
         * A condition is `tag:` and the key of a tag, or both with `=` and its value.
         *
         * @example ["tag:environment=production","tag:team-orders"]
         */
        filter?: components['parameters']['ServiceFilter']
      }
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ServiceList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createService: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
      }
      cookie?: never
    }
    /** The service. */
    requestBody: {
      content: {
        'application/json': CreateServiceRequest
      }
    }
    responses: {
      200: components['responses']['ServiceCreated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getService: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ServiceFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteService: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateService: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The details to change; an empty object changes nothing. */
    requestBody: {
      content: {
        'application/json': UpdateServiceRequest
      }
    }
    responses: {
      200: components['responses']['ServiceUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getBackupConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['BackupConfigurationShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateBackupConfiguration: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The settings to change; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateBackupConfigurationRequest
      }
    }
    responses: {
      200: components['responses']['BackupConfigurationUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listBackups: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['BackupList']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getBackup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the backup.
         *
         * @format uuid
         * @example 4f7a9c1e-3b5d-4e80-9a62-8c0d2f4b6e17
         */
        backupId: components['parameters']['BackupId']
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['BackupShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateServicePassword: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The hashes of the new password, or nothing. */
    requestBody: {
      content: {
        'application/json': UpdateServicePasswordRequest
      }
    }
    responses: {
      200: components['responses']['ServicePasswordUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createPrivateEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The endpoint. */
    requestBody: {
      content: {
        'application/json': CreatePrivateEndpointRequest
      }
    }
    responses: {
      200: components['responses']['PrivateEndpointCreated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getPrivateEndpointConfig: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['PrivateEndpointConfigFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getServiceMetrics: {
    parameters: {
      query?: {
        /**
         * True returns the most important metrics only.
         *
         * @example true
         */
        filtered_metrics?: components['parameters']['FilteredMetrics']
      }
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Metrics']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateServiceReplicaScaling: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The settings to change; an empty object changes nothing. */
    requestBody: {
      content: {
        'application/json': UpdateServiceReplicaScalingRequest
      }
    }
    responses: {
      200: components['responses']['ServiceUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['FailedDependency']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateServiceScaling: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The settings to change; no field is required, and an empty object is valid. */
    requestBody: {
      content: {
        'application/json': ServiceScalingPatchRequest
      }
    }
    responses: {
      200: components['responses']['ServiceUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['FailedDependency']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getScalingSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['ScalingScheduleFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  upsertScalingSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The whole schedule. */
    requestBody: {
      content: {
        'application/json': UpsertScalingScheduleRequest
      }
    }
    responses: {
      200: components['responses']['ScalingScheduleSet']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteScalingSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getQueryEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['QueryEndpointFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  upsertQueryEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The whole settings. */
    requestBody: {
      content: {
        'application/json': UpsertQueryEndpointRequest
      }
    }
    responses: {
      200: components['responses']['QueryEndpointSet']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteQueryEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateServiceState: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The command. */
    requestBody: {
      content: {
        'application/json': UpdateServiceStateRequest
      }
    }
    responses: {
      200: components['responses']['ServiceUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getUpgradeWindow: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['UpgradeWindowFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateUpgradeWindow: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    /** The window. */
    requestBody: {
      content: {
        'application/json': UpdateUpgradeWindowRequest
      }
    }
    responses: {
      200: components['responses']['UpgradeWindowUpdated']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteUpgradeWindow: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the organization that owns the service.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationId']
        /**
         * Id of the service.
         *
         * @format uuid
         * @example b7e4c9d2-5a1f-4f0e-8d36-2c9b7a1e5f40
         */
        serviceId: components['parameters']['ServiceId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Deleted']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getUsageCost: {
    parameters: {
      query: {
        /**
         * Filters by tags of services: `tag:key=value`, or `tag:key` for any value.
         *
         * @example ["tag:environment=production"]
         */
        filter?: components['parameters']['UsageFilter']
        /**
         * First day of the report.
         *
         * @format date
         * @example 2026-08-01
         */
        from_date: components['parameters']['UsageFrom']
        /**
         * Last day of the report, at most 30 days after the first one.
         *
         * @format date
         * @example 2026-08-31
         */
        to_date: components['parameters']['UsageTo']
      }
      header?: never
      path: {
        /**
         * Id of the organization.
         *
         * @format uuid
         * @example 6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11
         */
        organizationId: components['parameters']['OrganizationIdAlone']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['UsageCostShown']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
}
