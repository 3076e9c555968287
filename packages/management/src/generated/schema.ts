// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

/** An access key of a cloud user. */
export interface AccessKeyRequest {
  /**
   * Id of the access key.
   *
   * @minLength 1
   */
  accessKeyId: string
  certificate?: never
  connectionString?: never
  password?: never
  privateKey?: never
  /**
   * Secret of the access key.
   *
   * @minLength 1
   */
  secretKey: string
  username?: never
}
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
/** The prepaid credits of an organization. */
export interface ActiveBalances {
  /** The balances. */
  prepaidBalances?: PrepaidBalance[] | null
  /** Credits that remain in all balances. */
  totalRemainingPrepaidCredits?: number
}
/** The prepaid credits. */
export interface ActiveBalancesEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The prepaid credits of an organization. */
  result: ActiveBalances
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
  /** Ids of the members and keys whose roles the activity changed. */
  targetActorIds?: string[] | null
  /** Id of the key that an `openapi_key_update` changed. */
  targetKeyId?: string | null
  /** Ids of the resources that the activity is about. */
  targetResourceIds?: string[] | null
  /** Ids of the roles that the activity changed. */
  targetRoleIds?: string[] | null
  /** Names of the roles that the activity changed. */
  targetRoleNames?: string[] | null
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
    | 'delete_organization'
    | 'service_update_autoscaling_schedule'
    | 'service_update_query_endpoints'
    | 'service_update_direct_connection'
    | 'service_update_sql_console_jwt_auth'
    | 'service_update_collector_ip_access_list'
    | 'service_update_mysql_interface'
    | 'service_update_upgrade_window'
    | 'service_delete_upgrade_window'
    | 'service_trigger_failover'
    | 'service_trigger_recovery'
    | 'service_mcp_enabled'
    | 'service_mcp_disabled'
    | 'service_upgrade'
    | 'service_scaled_down_for_tier_change'
    | 'service_encryption_key_check_failed'
    | 'service_encryption_key_rotation_failed'
    | 'service_encryption_key_rotated'
    | 'service_stop_encryption_key_inaccessible'
    | 'service_restart_encryption_key_rotation'
    | 'backup_bucket_create'
    | 'backup_bucket_update'
    | 'backup_bucket_delete'
    | 'backup_bucket_archive'
    | 'warehouse_update_name'
    | 'warehouse_update_release_channel'
    | 'role_create'
    | 'role_update'
    | 'role_delete'
    | 'role_resources_delete'
    | 'organization_member_remove_roles'
    | 'scim_user_profile_update'
    | 'scim_group_create'
    | 'scim_group_update'
    | 'scim_group_delete'
    | 'organization_saml_connection_delete'
    | 'organization_update_saml_query_ownership_migration'
    | 'organization_approved_domain_verify'
    | 'organization_approved_domain_update'
    | 'organization_approved_domain_delete'
    | 'organization_approved_domain_auto_join'
    | 'organization_approved_domain_auto_invite'
    | 'datadog_integration_create'
    | 'datadog_integration_delete'
    | 'organization_update_spend_alert'
    | 'organization_update_core_dumps'
    | 'organization_update_private_endpoints'
    | 'organization_update_pci_compliance'
    | 'organization_update_hipaa_status'
    | 'organization_update_public_preview'
    | 'organization_security_contact_add'
    | 'organization_security_contact_remove'
    | 'organization_security_contact_replace'
    | 'transfer_credits_in'
    | 'transfer_credits_out'
    | 'promo_code_claim'
    | 'schema_advisor_seed'
    | 'schema_advisor_generate_plan'
    | 'schema_advisor_approve_plan'
    | 'schema_advisor_start_deployment'
    | 'schema_advisor_start_benchmark'
    | 'schema_advisor_run_benchmark'
    | 'schema_advisor_start_promotion'
    | 'schema_advisor_exchange_tables'
    | 'schema_advisor_drop_sandbox'
    | 'udf_create'
    | 'udf_update'
    | 'udf_delete'
    | 'udf_version_create'
    | 'udf_version_delete'
    | 'udf_attach'
    | 'udf_detach'
    | 'udf_update_services'
    | 'udf_redeploy'
    | 'udf_rebuild'
    | 'postgres_action'
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
/** The bucket. */
export interface BackupBucketEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A bucket of the organization into which backups of a service are exported.
   * Which fields it has depends on `bucketProvider`.
   */
  result: StoredBackupBucket
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
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
/** How a pipeline copies a dataset. */
export interface BigQuerySettings {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean | null
  /** Parallel workers for a table of the first load. */
  initialLoadParallelism?: number | null
  /** The pipeline loads everything once. */
  replicationMode?: 'snapshot' | (string & {}) | null
  /** Tables that are loaded in parallel. */
  snapshotNumberOfParallelTables?: number | null
  /** Rows of a part of the first load. */
  snapshotNumRowsPerPartition?: number | null
}
/** How the dataset is copied. */
export interface BigQuerySettingsRequest {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean
  /** Parallel workers for a table of the first load. */
  initialLoadParallelism?: number
  /** The pipeline loads everything once. */
  replicationMode: 'snapshot'
  /** Tables that are loaded in parallel. */
  snapshotNumberOfParallelTables?: number
  /** Rows of a part of the first load. */
  snapshotNumRowsPerPartition?: number
}
/** A BigQuery dataset that a pipeline copies. */
export interface BigQuerySource {
  /**
   * Authentication; `SERVICE_ACCOUNT` where it is left out.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?: 'SERVICE_ACCOUNT' | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY' | (string & {}) | null
  /** Id of the project of the dataset. */
  projectId?: string | null
  /** How the dataset is copied. */
  settings?: BigQuerySettings | null
  /**
   * Path of a bucket for the data on their way; it is emptied afterwards.
   *
   * @example gs://bucket/staging/
   */
  snapshotStagingPath?: string | null
  /** Tables that are copied. */
  tableMappings?: BigQueryTableMapping[] | null
}
/** A BigQuery dataset to copy; it cannot be changed after creation. */
export interface BigQuerySourceRequest {
  /**
   * Authentication; `SERVICE_ACCOUNT` where it is left out.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?: 'SERVICE_ACCOUNT' | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
  /** Service account, for the authentication `SERVICE_ACCOUNT`. */
  credentials?: ServiceAccountRequest
  /** Id of the project of the dataset. */
  projectId?: string
  /** How the dataset is copied. */
  settings?: BigQuerySettingsRequest
  /**
   * Path of a bucket for the data on their way; it is emptied afterwards.
   *
   * @example gs://bucket/staging/
   */
  snapshotStagingPath: string
  /** Tables that are copied. */
  tableMappings: BigQueryTableMappingRequest[]
}
/** A table that a pipeline copies. */
export interface BigQueryTableMapping {
  /** Columns that are left out. */
  excludedColumns?: string[] | null
  /** Columns of the sorting key, in order. */
  sortingKeys?: string[] | null
  /** Name of the dataset. */
  sourceDatasetName?: string | null
  /** Name of the table. */
  sourceTable?: string | null
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | (string & {}) | null
  /** Name of the table that is made in the service. */
  targetTable?: string | null
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean | null
}
/** A table to copy. */
export interface BigQueryTableMappingRequest {
  /**
   * Columns that are left out.
   *
   * @uniqueItems true
   */
  excludedColumns?: string[]
  /**
   * Columns of the sorting key, in order.
   *
   * @uniqueItems true
   */
  sortingKeys?: string[]
  /** Name of the dataset. */
  sourceDatasetName: string
  /** Name of the table. */
  sourceTable: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null'
  /** Name of the table that is made in the service. */
  targetTable: string
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean
}
/** Infrastructure in a cloud account of the organization (bring your own cloud). */
export interface ByocConfig {
  /** Id of the cloud account. */
  accountId?: string | null
  /**
   * Name of the cloud account.
   *
   * @deprecated Newer servers send `accountId`.
   */
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
  state?:
    | 'infra-ready'
    | 'infra-provisioning'
    | 'infra-terminated'
    | 'infra-terminating'
    | 'infra-degraded'
    | 'infra-upgrading'
    | (string & {})
}
/** Infrastructure in a cloud account of the organization. */
export interface ByocInfrastructure {
  /** Cloud account. */
  accountId?: string | null
  /** Id of the network that the organization brought. */
  byoVpcId?: string | null
  /** Names of address ranges for pods; of GCP. */
  byoVpcPodCidrRangeNames?: string[] | null
  /** Private subnets of that network. */
  byoVpcPrivateSubnetIds?: string[] | null
  /** Project that owns a shared network; of GCP. */
  byoVpcSharedVpcHostProjectId?: string | null
  /** Cloud of the region. */
  cloudProvider?: 'gcp' | 'aws' | 'azure' | (string & {}) | null
  /** Name of the infrastructure. */
  displayName?: string | null
  /** Whether private connections are possible. */
  enablePrivateLink?: boolean | null
  /** Whether there is a private load balancer. */
  enablePrivateLoadBalancer?: boolean | null
  /** Whether there is a public load balancer. */
  enablePublicLoadBalancer?: boolean | null
  /** Subnet of private connections; of GCP. */
  gcpPscSubnetId?: string | null
  /** Id of the infrastructure. */
  id?: string | null
  /** Whether the organization brought the network. */
  isByoVpc?: boolean | null
  /** Region of the infrastructure. */
  regionId?: string | null
  /** State of the infrastructure. */
  state?:
    | 'infra-ready'
    | 'infra-provisioning'
    | 'infra-terminated'
    | 'infra-terminating'
    | 'infra-degraded'
    | 'infra-upgrading'
    | (string & {})
    | null
  /** Availability zones of the infrastructure. */
  vpcAvailabilityZoneList?: string[] | null
  /** Addresses of the network; absent where the organization brought the network. */
  vpcCidrRange?: string | null
}
/** Answer with an infrastructure in a cloud account of the organization. */
export interface ByocInfrastructureEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Infrastructure in a cloud account of the organization. */
  result: ByocInfrastructure
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** How far the provisioning of an infrastructure is. */
export interface ByocInfrastructureProgress {
  /** Id of the infrastructure. */
  id?: string
  /** The stages. */
  stages?: ByocInfrastructureStage[] | null
  /** Status of the whole. */
  status?: 'not_started' | 'pending' | 'waiting' | 'in_progress' | 'ready' | 'failed' | (string & {})
  /**
   * Time of the last change, ISO 8601.
   *
   * @format date-time
   */
  updatedAt?: string
}
/** Answer with how far the provisioning of an infrastructure is. */
export interface ByocInfrastructureProgressEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** How far the provisioning of an infrastructure is. */
  result: ByocInfrastructureProgress
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A stage of provisioning. */
export interface ByocInfrastructureStage {
  /** More about the status. */
  message?: string
  /** Name of the stage. */
  name?: string
  /** Status of the stage. */
  status?: 'not_started' | 'pending' | 'waiting' | 'in_progress' | 'ready' | 'failed' | (string & {})
  /** Stages inside. */
  subStages?: ByocInfrastructureStage[] | null
  /**
   * Time of the last change, ISO 8601.
   *
   * @format date-time
   */
  updatedAt?: string
}
/** Tags of an infrastructure. */
export interface ByocInfrastructureTags {
  /** Values of the tags by key. */
  tags?: {
    [key: string]: string
  }
}
/** Answer with the tags of an infrastructure. */
export interface ByocInfrastructureTagsEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Tags of an infrastructure. */
  result: ByocInfrastructureTags
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** What a private connection to an infrastructure needs. */
export interface ByocPrivateEndpointConfig {
  /** Name of the endpoint service. */
  endpointName: string
  /** Private name of the infrastructure. */
  privateDnsHostname: string
}
/** Answer with what a private connection to an infrastructure needs. */
export interface ByocPrivateEndpointConfigEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** What a private connection to an infrastructure needs. */
  result: ByocPrivateEndpointConfig
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A certificate of the client and its key. */
export interface ClientCertificateRequest {
  accessKeyId?: never
  /**
   * Certificate, PEM.
   *
   * @minLength 1
   */
  certificate: string
  connectionString?: never
  password?: never
  /**
   * Key of the certificate, PEM.
   *
   * @minLength 1
   */
  privateKey: string
  secretKey?: never
  username?: never
}
/** A connection string, which contains the password. */
export interface ConnectionStringRequest {
  accessKeyId?: never
  certificate?: never
  /**
   * The connection string.
   *
   * @minLength 1
   */
  connectionString: string
  password?: never
  privateKey?: never
  secretKey?: never
  username?: never
}
/** A bucket of AWS. */
export interface CreateAwsBackupBucketRequest {
  /** Path of the bucket. */
  bucketPath: string
  /** Provider of the bucket. */
  bucketProvider: 'AWS'
  /** Role that may write to the bucket. */
  iamRoleArn: string
  /** Name of the session of the role. */
  iamRoleSessionName?: string
}
/** A bucket of Azure. */
export interface CreateAzureBackupBucketRequest {
  /** Provider of the bucket. */
  bucketProvider: 'AZURE'
  /** Connection string, which contains the password. */
  connectionString: string
  /** Name of the container. */
  containerName: string
}
/** A bucket of the organization. */
export type CreateBackupBucketRequest =
  | CreateAwsBackupBucketRequest
  | CreateGcpBackupBucketRequest
  | CreateAzureBackupBucketRequest
/** A pipeline to create. */
export interface CreateDataPipelineRequest {
  /** Where to write. */
  destination: DataPipelineDestinationRequest
  /** Fields and their columns, all columns of the table; not of a pipeline that copies a database. */
  fieldMappings?: FieldMappingRequest[]
  /**
   * Name of the pipeline.
   *
   * @minLength 1
   * @maxLength 255
   */
  name: string
  /** Size of the pipeline; not of one that copies a database. */
  scaling?: DataPipelineScalingRequest
  /** Settings of the pipeline. */
  settings?: DataPipelineSettingsRequest
  /** What to read. */
  source: DataPipelineSourceRequest
  /**
   * Whether the pipeline rests after its creation; not of one that copies a database.
   * Default: it starts.
   * Servers before 2026-09-15 refuse or ignore it.
   */
  startPaused?: boolean
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
/** A bucket of GCP. */
export interface CreateGcpBackupBucketRequest {
  /** Id of the access key of the bucket. */
  accessKeyId: string
  /** Path of the bucket. */
  bucketPath: string
  /** Provider of the bucket. */
  bucketProvider: 'GCP'
  /** Secret of the access key. */
  secretAccessKey: string
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
  description?: string
  /**
   * Id of the endpoint at the cloud provider.
   *
   * @example vpce-0a1b2c3d4e5f60718
   */
  id: string
}
/** A query API endpoint to create. */
export interface CreateQueryApiEndpointRequest {
  /**
   * Origins whose pages may query.
   *
   * @default []
   */
  allowedOrigins?: string[]
  /**
   * Ids of the API keys that may query.
   *
   * @minItems 1
   */
  apiKeyIds: string[]
  /** Name of the database. */
  database: string
  /**
   * Name, not blank.
   *
   * @pattern `\S`
   */
  name: string
  /**
   * Values of the parameters of the query by name.
   *
   * @default {}
   */
  parameters?: {
    [key: string]: string
  }
  /**
   * Roles with which the keys query.
   *
   * @minItems 1
   */
  roles: string[]
  /**
   * The query, in SQL.
   *
   * @maxLength 4194304
   * @pattern `\S`
   */
  sql: string
}
/** A private way to create from pipelines to their sources. */
export interface CreateReversePrivateEndpointRequest {
  /** Private names of the endpoint. */
  customPrivateDnsMappings?: CustomPrivateDnsMappingRequest[]
  /**
   * What the endpoint is for.
   *
   * @minLength 1
   * @maxLength 255
   */
  description: string
  /** Service attachment; of `GCP_PSC_SERVICE_ATTACHMENT`. */
  gcpServiceAttachment?: string | null
  /** Authentication of the cluster; of `MSK_MULTI_VPC`. */
  mskAuthentication?: 'SASL_IAM' | 'SASL_SCRAM' | null
  /** Cluster; of `MSK_MULTI_VPC`. */
  mskClusterArn?: string | null
  /** Type of the endpoint. */
  type: 'VPC_ENDPOINT_SERVICE' | 'VPC_RESOURCE' | 'MSK_MULTI_VPC' | 'GCP_PSC_SERVICE_ATTACHMENT'
  /**
   * Name of the endpoint service; of `VPC_ENDPOINT_SERVICE`.
   *
   * @example com.amazonaws.vpce.us-east-1.vpce-svc-0a1b2c3d4e5f60718
   */
  vpcEndpointServiceName?: string | null
  /** Id of the resource configuration; of `VPC_RESOURCE`. */
  vpcResourceConfigurationId?: string | null
  /** Share of the resource; of `VPC_RESOURCE`. */
  vpcResourceShareArn?: string | null
}
/** A role to create. */
export interface CreateRoleRequest {
  /**
   * Who has the role: `user/<id>` or `apiKey/<id>`.
   *
   * @example ["user/6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11"]
   */
  actors: string[]
  /**
   * Name of the role.
   *
   * @minLength 1
   */
  name: string
  /** Policies of the role. */
  policies: RolePolicyRequest[]
}
/** A query to save. */
export interface CreateSavedQueryRequest {
  /** Name of the database. */
  database: string
  /**
   * Name, not blank.
   *
   * @pattern `\S`
   */
  name: string
  /**
   * Values of the parameters of the query by name.
   *
   * @default {}
   */
  parameters?: {
    [key: string]: string
  }
  /**
   * The query, in SQL.
   *
   * @maxLength 4194304
   * @pattern `\S`
   */
  sql: string
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
   * Content of the file `encryption_config.json` beside a backup that was exported, as it is.
   * It is needed where `backupId` is a backup of an encrypted service in a bucket of one's own, and refused otherwise; private preview.
   * Servers before 2026-09-16 refuse or ignore it.
   */
  backupEncryptionConfig?: {
    [key: string]: unknown
  }
  /**
   * Backup from which the service starts.
   * Region and tier must be those of the service that was backed up.
   *
   * @format uuid
   */
  backupId?: string
  /**
   * Id of a region in a cloud account of one's own.
   * `minReplicaMemoryGb` and `maxReplicaMemoryGb` are then required: the memory of a profile of that infrastructure, or each 48, 116, 172 or 232.
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
   * @maximum 50
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
   * @maximum 50
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
   * Between 2 and 50 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * The tier of the organization and the quota of the warehouse can allow fewer.
   * Adjusting it must be enabled by support.
   *
   * @minimum 1
   * @maximum 50
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
   * Custom instance profile, one of those that `listServiceProfiles` shows.
   * ENTERPRISE and BYOC organization tiers only.
   * A profile of infrastructure of one's own, such as `v1-standard-byoc-4`, needs `byocId`; `minReplicaMemoryGb` and `maxReplicaMemoryGb` are then the memory of the profile.
   *
   * @minLength 1
   * @example v1-highmem-s
   */
  profile?: string
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
/** Credits of an organization. */
export interface CreditBalance {
  /** Credits that were spent. */
  amountSpent?: number | null
  /** Last day. */
  expirationDate?: string | null
  /** Id of the balance. */
  id?: string | null
  /** Credits that remain. */
  remainingCredits?: number | null
  /** First day. */
  startDate?: string | null
  /** Credits at the beginning. */
  totalAmount?: number | null
  /** Type of the credits. */
  type?: 'prepaid' | 'trial' | (string & {}) | null
}
/** The credits of an organization. */
export interface CreditBalances {
  /** The balances. */
  balances?: CreditBalance[] | null
  /** Credits that remain in all balances. */
  totalRemainingCredits?: number
}
/** The credits. */
export interface CreditBalancesEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The credits of an organization. */
  result: CreditBalances
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
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
/** A private name of an endpoint. */
export interface CustomPrivateDnsMapping {
  /**
   * The name, or all names below it: `*.example.com`.
   *
   * @example *.db.example.com
   */
  privateDnsName?: string | null
  /** Id of the target; of `VPC_RESOURCE`. */
  targetId?: string | null
}
/** A private name of an endpoint. */
export interface CustomPrivateDnsMappingRequest {
  /**
   * The name, or all names below it: `*.example.com`.
   *
   * @example *.db.example.com
   */
  privateDnsName?: string
  /**
   * Id of the target; of `VPC_RESOURCE`.
   * Servers before 2026-09-16 refuse or ignore it.
   */
  targetId?: string
}
/** A setting of the database of a service. */
export interface DatabaseSetting {
  /** Name of the setting. */
  name: string
  /** Value of the setting. */
  value?: string | number
}
/** A setting that can be changed. */
export interface DatabaseSettingDefinition {
  /** Why the setting is deprecated. */
  deprecationNotice?: string
  /** What the setting does. */
  description?: string
  /** The values that are taken. */
  enum?: number[] | null
  /** A value. */
  example?: string
  /** Name of the setting. */
  name?: string
  /** Type of the value. */
  type?: string
  /** What to consider before a change. */
  warning?: string
}
/** A setting. */
export interface DatabaseSettingEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A setting of the database of a service. */
  result: DatabaseSetting
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The settings of a service that differ from the defaults. */
export interface DatabaseSettings {
  /** The settings. */
  settings?: DatabaseSetting[] | null
}
/** The settings. */
export interface DatabaseSettingsEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The settings of a service that differ from the defaults. */
  result: DatabaseSettings
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The settings that can be changed. */
export interface DatabaseSettingsSchema {
  /** The settings. */
  settings?: DatabaseSettingDefinition[] | null
}
/** The settings that can be changed. */
export interface DatabaseSettingsSchemaEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The settings that can be changed. */
  result: DatabaseSettingsSchema
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** What to consider after a change. */
export interface DatabaseSettingWarning {
  /** The warning. */
  message?: string
  /** Name of the setting. */
  name?: string
}
/**
 * A pipeline that copies data into a service.
 * Credentials are never shown.
 */
export interface DataPipeline {
  /**
   * Time of creation, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string
  /** Where the pipeline writes. */
  destination?: DataPipelineDestination
  /** Fields and their columns; empty for a pipeline that copies a database. */
  fieldMappings?: FieldMapping[] | null
  /**
   * Id of the pipeline.
   *
   * @format uuid
   */
  id: string
  /** Name of the pipeline. */
  name: string
  /** Size of the pipeline; not of one that copies a database. */
  scaling?: DataPipelineScaling | null
  /**
   * Id of the service.
   *
   * @format uuid
   */
  serviceId?: string
  /** Settings of the pipeline. */
  settings?: DataPipelineSettings | null
  /** What the pipeline reads. */
  source?: DataPipelineSource
  /**
   * State of the pipeline.
   * A stopped one rests in `Paused` where it copies a database, in `Stopped` otherwise; `Completed` has read everything.
   */
  state:
    | 'Unknown'
    | 'Provisioning'
    | 'Running'
    | 'Degraded'
    | 'Stopping'
    | 'Stopped'
    | 'Failed'
    | 'Completed'
    | 'InternalError'
    | 'Setup'
    | 'Snapshot'
    | 'Paused'
    | 'Pausing'
    | 'Modifying'
    | 'Resync'
    | (string & {})
  /**
   * Time of the last change, ISO 8601.
   *
   * @format date-time
   */
  updatedAt?: string
}
/** What pipelines of a service are to their sources. */
export interface DataPipelineContext {
  /** Identity with which pipelines of the service read, for `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`. */
  gcpWorkloadIdentity?: WorkloadIdentity | null
}
/** The context of pipelines. */
export interface DataPipelineContextEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** What pipelines of a service are to their sources. */
  result: DataPipelineContext
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Where a pipeline writes. */
export interface DataPipelineDestination {
  /** Columns of the table; empty for a pipeline that copies a database. */
  columns?: DestinationColumn[] | null
  /** Name of the database in the service. */
  database?: string | null
  /** Whether the pipeline makes the table; false for a pipeline that copies a database. */
  managedTable?: boolean | null
  /** Name of the table; empty for a pipeline that copies a database. */
  table?: string | null
  /** How the table is made; not of a pipeline that copies a database. */
  tableDefinition?: DestinationTableDefinition | null
}
/**
 * Where to write.
 * A pipeline that copies a database takes the `database` and `roles` only; the others need `table`, `managedTable` and `columns`.
 */
export interface DataPipelineDestinationRequest {
  /** Columns of the table; empty for a pipeline that copies a database. */
  columns?: DestinationColumnRequest[]
  /** Name of the database in the service. */
  database: string
  /** Whether the pipeline makes the table; false for a pipeline that copies a database. */
  managedTable?: boolean
  /**
   * Roles of the user by whom the pipeline writes.
   * Default: the default role.
   */
  roles?: string[]
  /** Name of the table; empty for a pipeline that copies a database. */
  table?: string
  /** How the table is made; not of a pipeline that copies a database. */
  tableDefinition?: DestinationTableDefinitionRequest
}
/** A pipeline. */
export interface DataPipelineEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /**
   * A pipeline that copies data into a service.
   * Credentials are never shown.
   */
  result: DataPipeline
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The pipelines of the service. */
export interface DataPipelineListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The pipelines of the service. */
  result: DataPipeline[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Size of a pipeline.
 * Right after a change the numbers can be 0: only 125 millicores and 0.5 GB or more are real.
 */
export interface DataPipelineScaling {
  /**
   * Workers of a pipeline that reads files.
   *
   * @deprecated The API deprecates it in favor of the setting `object_storage_concurrency`.
   */
  concurrency?: number | null
  /** CPU of a replica in millicores; some servers send a text with a unit. */
  replicaCpuMillicores?: number | string | null
  /** Memory of a replica in GB; some servers send a text with a unit. */
  replicaMemoryGb?: number | string | null
  /** Replicas, of a pipeline with scaling. */
  replicas?: number | null
}
/**
 * Size of a pipeline that reads a stream or files.
 *
 * @minProperties 1
 */
export interface DataPipelineScalingRequest {
  /**
   * Workers of a pipeline that reads files; 0 lets the service choose.
   *
   * @deprecated The API deprecates it in favor of the setting `object_storage_concurrency`.
   * @minimum 0
   * @maximum 34
   */
  concurrency?: number
  /**
   * CPU of a replica in millicores.
   *
   * @minimum 125
   * @maximum 2000
   */
  replicaCpuMillicores?: number
  /**
   * Memory of a replica in GB.
   *
   * @minimum 0.5
   * @maximum 8
   */
  replicaMemoryGb?: number
  /**
   * Replicas.
   *
   * @minimum 1
   * @maximum 40
   */
  replicas?: number
}
/** Size that all pipelines of a service share that copy a database. */
export interface DataPipelinesCdcScaling {
  /** CPU of a replica in millicores, whole cores. */
  replicaCpuMillicores?: number
  /** Memory of a replica in GB, four times the cores. */
  replicaMemoryGb?: number
}
/** The size of database pipelines. */
export interface DataPipelinesCdcScalingEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Size that all pipelines of a service share that copy a database. */
  result: DataPipelinesCdcScaling
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** Settings of a pipeline; those that are null have the default of the service. */
export interface DataPipelineSettings {
  /** Threads of a download. */
  database_max_download_threads?: number | null
  /** Threads of an insertion. */
  database_max_insert_threads?: number | null
  /** Threads for a file. */
  database_max_threads?: number | null
  /** Fewest bytes of a block of an insertion. */
  database_min_insert_block_size_bytes?: number | null
  /** The setting of the database of this name. */
  database_parallel_distributed_insert_select?: number | null
  /** Whether attached views are fed in parallel. */
  database_parallel_view_processing?: boolean | null
  /** Whether only committed messages are read. */
  kafka_read_committed?: boolean | null
  /** Files that are read at a time. */
  object_storage_concurrency?: number | null
  /** Most files of one insertion. */
  object_storage_max_file_count?: number | null
  /** Most bytes of one insertion. */
  object_storage_max_insert_bytes?: number | null
  /** Milliseconds between two looks for new files. */
  object_storage_polling_interval_ms?: number | null
  /** Whether the work is spread over replicas. */
  object_storage_use_cluster_function?: boolean | null
  /** Longest wait before an insertion, in milliseconds. */
  streaming_max_insert_wait_ms?: number | null
}
/** The settings of a pipeline. */
export interface DataPipelineSettingsEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Settings of a pipeline; those that are null have the default of the service. */
  result: DataPipelineSettings
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * Settings of a pipeline; those that are null have the default of the service.
 *
 * @minProperties 1
 */
export interface DataPipelineSettingsRequest {
  /**
   * Threads of a download.
   *
   * @minimum 0
   * @maximum 32
   */
  database_max_download_threads?: number | null
  /**
   * Threads of an insertion.
   *
   * @minimum 0
   * @maximum 16
   */
  database_max_insert_threads?: number | null
  /**
   * Threads for a file.
   *
   * @minimum 0
   * @maximum 64
   */
  database_max_threads?: number | null
  /**
   * Fewest bytes of a block of an insertion.
   *
   * @minimum 0
   * @maximum 10737418240
   */
  database_min_insert_block_size_bytes?: number | null
  /**
   * The setting of the database of this name.
   *
   * @minimum 0
   * @maximum 2
   */
  database_parallel_distributed_insert_select?: number | null
  /** Whether attached views are fed in parallel. */
  database_parallel_view_processing?: boolean | null
  /** Whether only committed messages are read. */
  kafka_read_committed?: boolean | null
  /**
   * Files that are read at a time.
   *
   * @minimum 1
   * @maximum 35
   */
  object_storage_concurrency?: number | null
  /**
   * Most files of one insertion.
   *
   * @minimum 1
   * @maximum 10000
   */
  object_storage_max_file_count?: number | null
  /**
   * Most bytes of one insertion.
   *
   * @minimum 10485760
   * @maximum 53687091200
   */
  object_storage_max_insert_bytes?: number | null
  /**
   * Milliseconds between two looks for new files.
   *
   * @minimum 100
   * @maximum 3600000
   */
  object_storage_polling_interval_ms?: number | null
  /** Whether the work is spread over replicas. */
  object_storage_use_cluster_function?: boolean | null
  /**
   * Longest wait before an insertion, in milliseconds.
   *
   * @minimum 500
   * @maximum 60000
   */
  streaming_max_insert_wait_ms?: number | null
}
/** What a pipeline reads: one member is there, the others are absent or null. */
export interface DataPipelineSource {
  /** A BigQuery dataset that the pipeline reads. */
  bigquery?: BigQuerySource | null
  /** Topics that the pipeline reads. */
  kafka?: KafkaSource | null
  /** A stream that the pipeline reads. */
  kinesis?: KinesisSource | null
  /** A MongoDB database that the pipeline reads. */
  mongodb?: MongoDbSource | null
  /** A MySQL or MariaDB database that the pipeline reads. */
  mysql?: MySqlSource | null
  /** Files that the pipeline reads. */
  objectStorage?: ObjectStorageSource | null
  /** A PostgreSQL database that the pipeline reads. */
  postgres?: PostgresSource | null
  /** A topic that the pipeline reads. */
  pubsub?: PubSubSource | null
}
/** A BigQuery dataset. */
export interface DataPipelineSourceBigQueryRequest {
  /** A BigQuery dataset. */
  bigquery: BigQuerySourceRequest
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** Topics. */
export interface DataPipelineSourceKafkaRequest {
  bigquery?: never
  /** Topics. */
  kafka: KafkaSourceRequest
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A stream. */
export interface DataPipelineSourceKinesisRequest {
  bigquery?: never
  kafka?: never
  /** A stream. */
  kinesis: KinesisSourceRequest
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A MongoDB database. */
export interface DataPipelineSourceMongoDbRequest {
  bigquery?: never
  kafka?: never
  kinesis?: never
  /** A MongoDB database. */
  mongodb: MongoDbSourceRequest
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A MySQL or MariaDB database. */
export interface DataPipelineSourceMySqlRequest {
  bigquery?: never
  kafka?: never
  kinesis?: never
  mongodb?: never
  /** A MySQL or MariaDB database. */
  mysql: MySqlSourceRequest
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** Files. */
export interface DataPipelineSourceObjectStorageRequest {
  bigquery?: never
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  /** Files. */
  objectStorage: ObjectStorageSourceRequest
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A PostgreSQL database. */
export interface DataPipelineSourcePostgresRequest {
  bigquery?: never
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  /** A PostgreSQL database. */
  postgres: PostgresSourceRequest
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A topic. */
export interface DataPipelineSourcePubSubRequest {
  bigquery?: never
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  /** A topic. */
  pubsub: PubSubSourceRequest
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** What to read: exactly one kind of source. */
export type DataPipelineSourceRequest =
  | DataPipelineSourceKafkaRequest
  | DataPipelineSourceObjectStorageRequest
  | DataPipelineSourceKinesisRequest
  | DataPipelineSourcePubSubRequest
  | DataPipelineSourcePostgresRequest
  | DataPipelineSourceMySqlRequest
  | DataPipelineSourceBigQueryRequest
  | DataPipelineSourceMongoDbRequest
/** A column of a table. */
export interface DestinationColumn {
  /** Name of the column. */
  name?: string | null
  /** Type of the column. */
  type?: string | null
}
/** A column of the table. */
export interface DestinationColumnRequest {
  /** Name of the column. */
  name: string
  /** Type of the column. */
  type: string
}
/** How a table is made. */
export interface DestinationTableDefinition {
  /** Engine of the table. */
  engine?: DestinationTableEngine | null
  /** Partition of the table, in SQL. */
  partitionBy?: string | null
  /** Primary key of the table, in SQL. */
  primaryKey?: string | null
  /** Columns or expressions of the sorting key, in order, without commas. */
  sortingKey?: string[] | null
  /** Time to live of rows, in SQL. */
  ttl?: string | null
}
/** How the table is made. */
export interface DestinationTableDefinitionRequest {
  /** Engine of the table. */
  engine?: DestinationTableEngineRequest
  /** Partition of the table, in SQL. */
  partitionBy?: string
  /** Primary key of the table, in SQL. */
  primaryKey?: string
  /** Columns or expressions of the sorting key, in order, without commas. */
  sortingKey?: string[]
  /**
   * Time to live of rows, in SQL.
   * Servers before 2026-09-15 refuse or ignore it.
   *
   * @minLength 1
   */
  ttl?: string
}
/** Engine of a table. */
export interface DestinationTableEngine {
  /** Columns that are summed; of `SummingMergeTree`. */
  columnIds?: string[] | null
  /** Type of the engine. */
  type?: 'MergeTree' | 'ReplacingMergeTree' | 'SummingMergeTree' | 'Null' | (string & {}) | null
  /** Column of the version; of `ReplacingMergeTree`. */
  versionColumnId?: string | null
}
/** Engine of the table. */
export interface DestinationTableEngineRequest {
  /** Columns that are summed; of `SummingMergeTree`. */
  columnIds?: string[]
  /** Type of the engine. */
  type: 'MergeTree' | 'ReplacingMergeTree' | 'SummingMergeTree' | 'Null'
  /** Column of the version; of `ReplacingMergeTree`. */
  versionColumnId?: string | null
}
/** A source to look at. */
export interface DiscoverDataPipelineSchemaRequest {
  /** What to look at. */
  source: SchemaDiscoverySourceRequest
}
/** A field that a source has. */
export interface DiscoveredField {
  /** Name of the field. */
  name?: string
  /** Whether the field can be missing. */
  optional?: boolean | null
  /** Type of a column for it. */
  type?: string
}
/** Fields that a source has. */
export interface DiscoveredSchema {
  /** The fields. */
  fields?: DiscoveredField[] | null
  /** What else is known about the source. */
  meta?: {
    [key: string]: string
  } | null
}
/** The fields of a source. */
export interface DiscoveredSchemaEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Fields that a source has. */
  result: DiscoveredSchema
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A target of an endpoint. */
export interface DnsTarget {
  /** Id of the target. */
  id?: string | null
  /** Internal name of the target. */
  internalDnsName?: string | null
  /** Kind of the target. */
  kind?: 'RESOURCE_CONFIGURATION' | (string & {}) | null
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
/** A field of the source and its column. */
export interface FieldMapping {
  /** Name of the column. */
  destinationField?: string | null
  /** Name of the field in the source. */
  sourceField?: string | null
}
/** A field of the source and its column. */
export interface FieldMappingRequest {
  /** Name of the column. */
  destinationField: string
  /** Name of the field in the source. */
  sourceField: string
}
/** A registry of the cloud of the source. */
export interface GlueSchemaRegistry {
  /** Region of the registry. */
  glueRegion?: string | null
  /** Name of the registry. */
  glueRegistryName?: string | null
  /** Role to assume; the identity of the source where it is left out. */
  glueRoleArn?: string | null
  /** Type of the registry. */
  type?: 'glue' | (string & {}) | null
}
/** A registry of the cloud of the source. */
export interface GlueSchemaRegistryRequest {
  /** Region of the registry. */
  glueRegion: string
  /** Name of the registry. */
  glueRegistryName: string
  /** Role to assume; the identity of the source where it is left out. */
  glueRoleArn?: string | null
  /** Type of the registry. */
  type: 'glue'
}
/** Rules of settings that nothing completes; the bodies refer to it, and no value has this type. */
export type HorizontalRules = unknown
/** Who makes a request: a user or an API key. */
export interface Identity {
  /** Whether it is a user or a key. */
  actorType: 'user' | 'apiKey' | (string & {})
  /** Email address of the user. */
  email?: string
  /** Id of the key. */
  keyId?: string
  /** Name of the user or the key. */
  name?: string
  /** Id of the organization of the key. */
  organizationId?: string
  /** Organizations of the user. */
  organizations?: IdentityOrganization[] | null
  /** Id of the user. */
  userId?: string
}
/** Who makes the request. */
export interface IdentityEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** Who makes a request: a user or an API key. */
  result: Identity
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** An organization of a user. */
export interface IdentityOrganization {
  /** Id of the organization. */
  organizationId: string
  /** Name of the organization. */
  organizationName: string
}
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
/** Body of an error answer with what is wrong in the request. */
export interface IssuesErrorEnvelope {
  /** Detailed error description. */
  error: string
  /** What is wrong in the request. */
  issues?: RequestIssue[]
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
/** Credentials of the kind that the `authentication` needs. */
export type KafkaCredentialsRequest =
  | PasswordCredentialsRequest
  | AccessKeyRequest
  | ConnectionStringRequest
  | ClientCertificateRequest
/** Where a pipeline begins to read. */
export interface KafkaOffset {
  /** Where to begin. */
  strategy?: 'from_beginning' | 'from_latest' | 'from_timestamp' | (string & {}) | null
  /** Time in UTC to the minute, as `2026-01-12T00:00`, for `from_timestamp`. */
  timestamp?: string | null
}
/** Where the pipeline begins to read. */
export interface KafkaOffsetRequest {
  /** Where to begin. */
  strategy: 'from_beginning' | 'from_latest' | 'from_timestamp'
  /** Time in UTC to the minute, as `2026-01-12T00:00`, for `from_timestamp`. */
  timestamp?: string | null
}
/** Topics that a pipeline reads. */
export interface KafkaSource {
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?:
    | 'PLAIN'
    | 'SCRAM-SHA-256'
    | 'SCRAM-SHA-512'
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'MUTUAL_TLS'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
    | (string & {})
    | null
  /**
   * Addresses of the brokers, separated by commas.
   *
   * @example broker-1.example.com:9092
   */
  brokers?: string | null
  /** Certificates that verify the brokers, PEM. */
  caCertificate?: string | null
  /**
   * Consumer group.
   * Default: one of the pipeline.
   */
  consumerGroup?: string | null
  /** Whether each message is inserted exactly once; set at creation only. */
  exactlyOnce?: boolean | null
  /** Format of the messages. */
  format?: 'JSONEachRow' | 'Avro' | 'AvroConfluent' | 'Protobuf' | (string & {}) | null
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Where the pipeline begins to read. */
  offset?: KafkaOffset | null
  /** Ids of the reverse private endpoints through which the brokers are reached. */
  reversePrivateEndpointIds?: string[] | null
  /** Registry of the schemas of the messages. */
  schemaRegistry?: SchemaRegistry | null
  /** What a tombstone does: `delete` removes the row and needs `exactlyOnce`, `soft_delete` writes a row with `_is_deleted`; set at creation only. */
  tombstoneMode?: 'delete' | 'soft_delete' | (string & {}) | null
  /**
   * Topics of one schema, separated by commas.
   *
   * @example orders,returns
   */
  topics?: string | null
  /** Kind of the brokers. */
  type?:
    | 'kafka'
    | 'redpanda'
    | 'msk'
    | 'gcmk'
    | 'confluent'
    | 'warpstream'
    | 'azureeventhub'
    | 'dokafka'
    | (string & {})
    | null
}
/** Topics to read. */
export interface KafkaSourceRequest {
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication:
    | 'PLAIN'
    | 'SCRAM-SHA-256'
    | 'SCRAM-SHA-512'
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'MUTUAL_TLS'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
  /**
   * Addresses of the brokers, separated by commas.
   *
   * @example broker-1.example.com:9092
   */
  brokers: string
  /** Certificates that verify the brokers, PEM. */
  caCertificate?: string | null
  /**
   * Consumer group.
   * Default: one of the pipeline.
   */
  consumerGroup?: string | null
  /** Credentials of the kind that the `authentication` needs. */
  credentials?: KafkaCredentialsRequest
  /** Whether each message is inserted exactly once; set at creation only. */
  exactlyOnce?: boolean | null
  /** Format of the messages. */
  format: 'JSONEachRow' | 'Avro' | 'AvroConfluent' | 'Protobuf'
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Where the pipeline begins to read. */
  offset?: KafkaOffsetRequest | null
  /**
   * Source or descriptor set of the format `Protobuf`, in Base64; not beside `schemaRegistry`.
   *
   * @minLength 1
   * @maxLength 1048576
   */
  protobufSchema?: string
  /** Ids of the reverse private endpoints through which the brokers are reached. */
  reversePrivateEndpointIds?: string[]
  /** Registry of the schemas of the messages. */
  schemaRegistry?: SchemaRegistryRequest | null
  /** What a tombstone does: `delete` removes the row and needs `exactlyOnce`, `soft_delete` writes a row with `_is_deleted`; set at creation only. */
  tombstoneMode?: 'delete' | 'soft_delete' | null
  /**
   * Topics of one schema, separated by commas.
   *
   * @example orders,returns
   */
  topics: string
  /** Kind of the brokers. */
  type: 'kafka' | 'redpanda' | 'msk' | 'gcmk' | 'confluent' | 'warpstream' | 'azureeventhub' | 'dokafka'
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
/** A stream that a pipeline reads. */
export interface KinesisSource {
  /** Authentication. */
  authentication?: 'IAM_ROLE' | 'IAM_USER' | (string & {}) | null
  /** Format of the records. */
  format?: 'JSONEachRow' | 'Avro' | 'AvroConfluent' | 'Protobuf' | (string & {}) | null
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Where to begin. */
  iteratorType?: 'TRIM_HORIZON' | 'LATEST' | 'AT_TIMESTAMP' | (string & {}) | null
  /** Region of the stream. */
  region?: string | null
  /** Registry of the schemas of the records. */
  schemaRegistry?: GlueSchemaRegistry | null
  /** Name of the stream. */
  streamName?: string | null
  /** Time to begin at, in seconds since 1970; for `AT_TIMESTAMP`. */
  timestamp?: number | null
  /** Whether the pipeline has a throughput of its own. */
  useEnhancedFanOut?: boolean | null
}
/** A stream to read. */
export interface KinesisSourceRequest {
  /** Access key, for the authentication `IAM_USER`. */
  accessKey?: AccessKeyRequest | null
  /** Authentication. */
  authentication: 'IAM_ROLE' | 'IAM_USER'
  /** Format of the records. */
  format: 'JSONEachRow' | 'Avro' | 'AvroConfluent' | 'Protobuf'
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Where to begin. */
  iteratorType: 'TRIM_HORIZON' | 'LATEST' | 'AT_TIMESTAMP'
  /**
   * Source or descriptor set of the format `Protobuf`, in Base64; not beside `schemaRegistry`.
   *
   * @minLength 1
   * @maxLength 1048576
   */
  protobufSchema?: string
  /** Region of the stream. */
  region: string
  /** Registry of the schemas of the records. */
  schemaRegistry?: GlueSchemaRegistryRequest | null
  /** Name of the stream. */
  streamName: string
  /** Time to begin at, in seconds since 1970; for `AT_TIMESTAMP`. */
  timestamp?: number | null
  /** Whether the pipeline has a throughput of its own. */
  useEnhancedFanOut?: boolean | null
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
 * @maximum 50
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
 * @maximum 50
 * @example 1
 */
export type MinReplicasRequest = number
/** How a pipeline copies a database. */
export interface MongoDbSettings {
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean | null
  /** Parallel workers for a table of the first load. */
  initialLoadParallelism?: number | null
  /** Rows of one pull. */
  pullBatchSize?: number | null
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode?: 'cdc' | 'snapshot' | 'cdc_only' | (string & {}) | null
  /** Tables that are loaded in parallel. */
  snapshotNumberOfParallelTables?: number | null
  /** Rows of a part of the first load. */
  snapshotNumRowsPerPartition?: number | null
  /** Seconds between two synchronizations. */
  syncIntervalSeconds?: number | null
  /** Whether documents are stored in the type JSON; otherwise as texts. */
  useJsonNativeFormat?: boolean | null
}
/** How the database is copied. */
export interface MongoDbSettingsRequest {
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean
  /**
   * Parallel workers for a table of the first load.
   *
   * @minimum 1
   */
  initialLoadParallelism?: number
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode: 'cdc' | 'snapshot' | 'cdc_only'
  /**
   * Tables that are loaded in parallel.
   *
   * @minimum 1
   */
  snapshotNumberOfParallelTables?: number
  /**
   * Rows of a part of the first load.
   *
   * @minimum 1000
   */
  snapshotNumRowsPerPartition?: number
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number
  /** Whether documents are stored in the type JSON; otherwise as texts. */
  useJsonNativeFormat?: boolean
}
/** A MongoDB database that a pipeline copies. */
export interface MongoDbSource {
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /** Which members of the cluster are read. */
  readPreference?:
    | 'primary'
    | 'primaryPreferred'
    | 'secondary'
    | 'secondaryPreferred'
    | 'nearest'
    | (string & {})
    | null
  /** How the database is copied. */
  settings?: MongoDbSettings | null
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables that are copied. */
  tableMappings?: MongoDbTableMapping[] | null
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
  /**
   * Address of the server, without the user and the password.
   *
   * @example mongodb+srv://cluster.example.com/orders
   */
  uri?: string | null
}
/** A MongoDB database to copy. */
export interface MongoDbSourceRequest {
  /** Certificates that verify the server, PEM. */
  caCertificate?: string
  /** User and password. */
  credentials?: PasswordCredentialsRequest
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean
  /** Which members of the cluster are read. */
  readPreference: 'primary' | 'primaryPreferred' | 'secondary' | 'secondaryPreferred' | 'nearest'
  /** How the database is copied. */
  settings: MongoDbSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean
  /** Tables that are copied. */
  tableMappings: MongoDbTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string
  /**
   * Address of the server, without the user and the password.
   *
   * @example mongodb+srv://cluster.example.com/orders
   */
  uri: string
}
/** A table that a pipeline copies. */
export interface MongoDbTableMapping {
  /** Name of the collection. */
  sourceCollection?: string | null
  /** Name of the database. */
  sourceDatabaseName?: string | null
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | (string & {}) | null
  /** Name of the table that is made in the service. */
  targetTable?: string | null
}
/** A table to copy. */
export interface MongoDbTableMappingRequest {
  /** Name of the collection. */
  sourceCollection: string
  /** Name of the database. */
  sourceDatabaseName: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null'
  /** Name of the table that is made in the service. */
  targetTable: string
}
/** How a pipeline copies a database. */
export interface MySqlSettings {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean | null
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean | null
  /** Parallel workers for a table of the first load. */
  initialLoadParallelism?: number | null
  /** Rows of one pull. */
  pullBatchSize?: number | null
  /** How changes are followed; `FILE_POS` needs a feature of the organization. */
  replicationMechanism?: 'GTID' | 'FILE_POS' | (string & {}) | null
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode?: 'cdc' | 'snapshot' | 'cdc_only' | (string & {}) | null
  /** Tables that are loaded in parallel. */
  snapshotNumberOfParallelTables?: number | null
  /** Rows of a part of the first load. */
  snapshotNumRowsPerPartition?: number | null
  /** Seconds between two synchronizations. */
  syncIntervalSeconds?: number | null
  /** Whether the connection is compressed. */
  useCompression?: boolean | null
}
/** How the database is copied. */
export interface MySqlSettingsRequest {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean
  /**
   * Parallel workers for a table of the first load.
   *
   * @minimum 1
   */
  initialLoadParallelism?: number
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number
  /** How changes are followed; `FILE_POS` needs a feature of the organization. */
  replicationMechanism?: 'GTID' | 'FILE_POS'
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode: 'cdc' | 'snapshot' | 'cdc_only'
  /**
   * Tables that are loaded in parallel.
   *
   * @minimum 1
   */
  snapshotNumberOfParallelTables?: number
  /**
   * Rows of a part of the first load.
   *
   * @minimum 1000
   */
  snapshotNumRowsPerPartition?: number
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number
  /** Whether the connection is compressed. */
  useCompression?: boolean
}
/** A MySQL or MariaDB database that a pipeline copies. */
export interface MySqlSource {
  /** Authentication. */
  authentication?: 'basic' | 'IAM_ROLE' | (string & {}) | null
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host?: string | null
  /** Role to assume, for the authentication `IAM_ROLE`. */
  iamRole?: string | null
  /**
   * Port of the server.
   *
   * @example 3306
   */
  port?: number | null
  /**
   * Id of the pipeline among the replicas of the server.
   * Default: one that the pipeline chooses.
   */
  serverId?: number | null
  /** How the database is copied. */
  settings?: MySqlSettings | null
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables that are copied. */
  tableMappings?: MySqlTableMapping[] | null
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
  /** Kind of the database. */
  type?: 'mysql' | 'rdsmysql' | 'auroramysql' | 'mariadb' | 'rdsmariadb' | (string & {}) | null
}
/** A MySQL or MariaDB database to copy. */
export interface MySqlSourceRequest {
  /** Authentication. */
  authentication?: 'basic' | 'IAM_ROLE'
  /** Certificates that verify the server, PEM. */
  caCertificate?: string
  /** User and password. */
  credentials?: PasswordCredentialsRequest
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host: string
  /** Role to assume, for the authentication `IAM_ROLE`. */
  iamRole?: string
  /**
   * Port of the server.
   *
   * @minimum 1
   * @maximum 65535
   * @example 3306
   */
  port: number
  /**
   * Id of the pipeline among the replicas of the server.
   * Default: one that the pipeline chooses.
   *
   * @minimum 1
   * @maximum 4294967295
   */
  serverId?: number
  /** How the database is copied. */
  settings: MySqlSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean
  /** Tables that are copied. */
  tableMappings: MySqlTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string
  /** Kind of the database. */
  type?: 'mysql' | 'rdsmysql' | 'auroramysql' | 'mariadb' | 'rdsmariadb' | null
}
/** A table that a pipeline copies. */
export interface MySqlTableMapping {
  /** Columns that are left out. */
  excludedColumns?: string[] | null
  /** Partition of the table, in SQL. */
  partitionByExpr?: string | null
  /** Column by which the first load is split. */
  partitionKey?: string | null
  /** Columns of the sorting key, in order. */
  sortingKeys?: string[] | null
  /** Name of the database. */
  sourceSchemaName?: string | null
  /** Name of the table. */
  sourceTable?: string | null
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | (string & {}) | null
  /** Name of the table that is made in the service. */
  targetTable?: string | null
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean | null
}
/** A table to copy. */
export interface MySqlTableMappingRequest {
  /**
   * Columns that are left out.
   *
   * @uniqueItems true
   */
  excludedColumns?: string[]
  /** Partition of the table, in SQL. */
  partitionByExpr?: string
  /** Column by which the first load is split. */
  partitionKey?: string
  /**
   * Columns of the sorting key, in order.
   *
   * @uniqueItems true
   */
  sortingKeys?: string[]
  /** Name of the database. */
  sourceSchemaName: string
  /** Name of the table. */
  sourceTable: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null'
  /** Name of the table that is made in the service. */
  targetTable: string
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean
}
/**
 * Number of replicas of a service that scales vertically; not beside `minReplicas` and `maxReplicas`.
 * Between 2 and 50 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
 * The tier of the organization and the quota of the warehouse can allow fewer.
 * Adjusting it must be enabled by support.
 *
 * @minimum 1
 * @maximum 50
 * @example 3
 */
export type NumReplicasRequest = number
/** Files that a pipeline reads. */
export interface ObjectStorageSource {
  /**
   * Authentication; none for public files.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?:
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'CONNECTION_STRING'
    | 'SERVICE_ACCOUNT'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
    | (string & {})
    | null
  /** Name of the container; of `azureblobstorage`. */
  azureContainerName?: string | null
  /** Compression of the files. */
  compression?: 'none' | 'gzip' | 'gz' | 'brotli' | 'br' | 'xz' | 'LZMA' | 'zstd' | 'auto' | (string & {}) | null
  /** Delimiter of columns in the files. */
  delimiter?: string | null
  /** Format of the files. */
  format?:
    | 'JSONEachRow'
    | 'JSONAsObject'
    | 'CSV'
    | 'CSVWithNames'
    | 'TabSeparated'
    | 'TabSeparatedWithNames'
    | 'Parquet'
    | 'Avro'
    | (string & {})
    | null
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Whether the pipeline goes on to read new files, in the order of their names. */
  isContinuous?: boolean | null
  /** Path of the files in the container; of `azureblobstorage`. */
  path?: string | null
  /** Queue that tells of new files; needs `isContinuous` and an authentication. */
  queueUrl?: string | null
  /** Whether only files of which the queue tells are read; needs `queueUrl`. */
  skipInitialLoad?: boolean | null
  /** Key after which the first load begins; not beside `skipInitialLoad`. */
  startAfter?: string | null
  /** Kind of the storage. */
  type?: 's3' | 'gcs' | 'dospaces' | 'azureblobstorage' | 'cloudflarer2' | 'ovhobjectstorage' | (string & {}) | null
  /**
   * Address of the files, with wildcards.
   *
   * @example https://bucket.example.com/orders/**.ndjson.gz
   */
  url?: string | null
}
/** Files to read. */
export interface ObjectStorageSourceRequest {
  /** Access key, for the authentication `IAM_USER`. */
  accessKey?: AccessKeyRequest | null
  /**
   * Authentication; none for public files.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?:
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'CONNECTION_STRING'
    | 'SERVICE_ACCOUNT'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
    | null
  /** Name of the container; of `azureblobstorage`. */
  azureContainerName?: string | null
  /** Compression of the files. */
  compression?: 'none' | 'gzip' | 'gz' | 'brotli' | 'br' | 'xz' | 'LZMA' | 'zstd' | 'auto' | null
  /**
   * Connection string, for the authentication `CONNECTION_STRING`; it contains the password.
   *
   * @minLength 1
   */
  connectionString?: string | null
  /** Delimiter of columns in the files. */
  delimiter?: string | null
  /** Format of the files. */
  format:
    | 'JSONEachRow'
    | 'JSONAsObject'
    | 'CSV'
    | 'CSVWithNames'
    | 'TabSeparated'
    | 'TabSeparatedWithNames'
    | 'Parquet'
    | 'Avro'
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Whether the pipeline goes on to read new files, in the order of their names. */
  isContinuous?: boolean | null
  /** Path of the files in the container; of `azureblobstorage`. */
  path?: string | null
  /** Queue that tells of new files; needs `isContinuous` and an authentication. */
  queueUrl?: string | null
  /**
   * Key file of a service account, in Base64, for the authentication `SERVICE_ACCOUNT`.
   *
   * @minLength 1
   */
  serviceAccountKey?: string | null
  /** Whether only files of which the queue tells are read; needs `queueUrl`. */
  skipInitialLoad?: boolean | null
  /** Key after which the first load begins; not beside `skipInitialLoad`. */
  startAfter?: string | null
  /** Kind of the storage. */
  type: 's3' | 'gcs' | 'dospaces' | 'azureblobstorage' | 'cloudflarer2' | 'ovhobjectstorage'
  /**
   * Address of the files, with wildcards.
   *
   * @example https://bucket.example.com/orders/**.ndjson.gz
   */
  url?: string
}
/**
 * An organization, which owns services, API keys and members.
 * No field is guaranteed.
 */
export interface Organization {
  /** Infrastructure in cloud accounts of the organization, in which its services can run. */
  byocConfig?: ByocConfig[] | null
  /**
   * What an organization may use.
   * Servers before 2026-09-16 do not send it.
   */
  capabilities?: OrganizationCapabilities
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
/** What an organization may use. */
export interface OrganizationCapabilities {
  /** True if snapshots can be enabled for primary services of the organization. */
  snapshots?: boolean
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
/** A user and a password. */
export interface PasswordCredentialsRequest {
  accessKeyId?: never
  certificate?: never
  connectionString?: never
  /**
   * Password of the user.
   *
   * @minLength 1
   */
  password: string
  privateKey?: never
  secretKey?: never
  /**
   * Name of the user.
   *
   * @minLength 1
   */
  username: string
}
/** How a pipeline copies a database. */
export interface PostgresSettings {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean | null
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean | null
  /** Whether the replication slot that the pipeline makes survives a failover. */
  enableFailoverSlots?: boolean | null
  /** Parallel workers for a table of the first load. */
  initialLoadParallelism?: number | null
  /**
   * Publication.
   * Default: one that the pipeline makes.
   */
  publicationName?: string | null
  /** Rows of one pull. */
  pullBatchSize?: number | null
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode?: 'cdc' | 'snapshot' | 'cdc_only' | (string & {}) | null
  /** Replication slot, for `cdc_only` and only there. */
  replicationSlotName?: string | null
  /** Tables that are loaded in parallel. */
  snapshotNumberOfParallelTables?: number | null
  /** Rows of a part of the first load. */
  snapshotNumRowsPerPartition?: number | null
  /** Seconds between two synchronizations. */
  syncIntervalSeconds?: number | null
}
/** How the database is copied. */
export interface PostgresSettingsRequest {
  /** Whether columns stay nullable; otherwise null becomes the default of the type. */
  allowNullableColumns?: boolean
  /** Whether deletions remove rows. */
  deleteOnMerge?: boolean
  /** Whether the replication slot that the pipeline makes survives a failover. */
  enableFailoverSlots?: boolean
  /**
   * Parallel workers for a table of the first load.
   *
   * @minimum 1
   */
  initialLoadParallelism?: number
  /**
   * Publication.
   * Default: one that the pipeline makes.
   */
  publicationName?: string
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number
  /** What is copied: everything and then changes with `cdc`, everything once with `snapshot`, changes alone with `cdc_only`. */
  replicationMode: 'cdc' | 'snapshot' | 'cdc_only'
  /** Replication slot, for `cdc_only` and only there. */
  replicationSlotName?: string
  /**
   * Tables that are loaded in parallel.
   *
   * @minimum 1
   */
  snapshotNumberOfParallelTables?: number
  /**
   * Rows of a part of the first load.
   *
   * @minimum 1000
   */
  snapshotNumRowsPerPartition?: number
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number
}
/** A PostgreSQL database that a pipeline copies. */
export interface PostgresSource {
  /** Authentication. */
  authentication?: 'basic' | 'IAM_ROLE' | (string & {}) | null
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /** Name of the database. */
  database?: string | null
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host?: string | null
  /** Role to assume, for the authentication `IAM_ROLE`. */
  iamRole?: string | null
  /**
   * Port of the server.
   *
   * @example 5432
   */
  port?: number | null
  /** How the database is copied. */
  settings?: PostgresSettings | null
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables that are copied. */
  tableMappings?: PostgresTableMapping[] | null
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
  /** Kind of the database. */
  type?:
    | 'postgres'
    | 'supabase'
    | 'neon'
    | 'alloydb'
    | 'planetscale'
    | 'rdspostgres'
    | 'aurorapostgres'
    | 'cloudsqlpostgres'
    | 'azurepostgres'
    | 'crunchybridge'
    | 'tigerdata'
    | (string & {})
    | null
}
/** A PostgreSQL database to copy. */
export interface PostgresSourceRequest {
  /** Authentication. */
  authentication?: 'basic' | 'IAM_ROLE'
  /** Certificates that verify the server, PEM. */
  caCertificate?: string
  /** User and password. */
  credentials?: PasswordCredentialsRequest
  /** Name of the database. */
  database: string
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host: string
  /** Role to assume, for the authentication `IAM_ROLE`. */
  iamRole?: string
  /**
   * Port of the server.
   *
   * @minimum 1
   * @maximum 65535
   * @example 5432
   */
  port: number
  /** How the database is copied. */
  settings: PostgresSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean
  /** Tables that are copied. */
  tableMappings: PostgresTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string
  /** Kind of the database. */
  type?:
    | 'postgres'
    | 'supabase'
    | 'neon'
    | 'alloydb'
    | 'planetscale'
    | 'rdspostgres'
    | 'aurorapostgres'
    | 'cloudsqlpostgres'
    | 'azurepostgres'
    | 'crunchybridge'
    | 'tigerdata'
    | null
}
/** A table that a pipeline copies. */
export interface PostgresTableMapping {
  /** Columns that are left out. */
  excludedColumns?: string[] | null
  /** Partition of the table, in SQL. */
  partitionByExpr?: string | null
  /** Column by which the first load is split. */
  partitionKey?: string | null
  /** Columns of the sorting key, in order. */
  sortingKeys?: string[] | null
  /** Name of the schema. */
  sourceSchemaName?: string | null
  /** Name of the table. */
  sourceTable?: string | null
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | (string & {}) | null
  /** Name of the table that is made in the service. */
  targetTable?: string | null
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean | null
}
/** A table to copy. */
export interface PostgresTableMappingRequest {
  /**
   * Columns that are left out.
   *
   * @uniqueItems true
   */
  excludedColumns?: string[]
  /** Partition of the table, in SQL. */
  partitionByExpr?: string
  /** Column by which the first load is split. */
  partitionKey?: string
  /**
   * Columns of the sorting key, in order.
   *
   * @uniqueItems true
   */
  sortingKeys?: string[]
  /** Name of the schema. */
  sourceSchemaName: string
  /** Name of the table. */
  sourceTable: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null'
  /** Name of the table that is made in the service. */
  targetTable: string
  /** Whether `sortingKeys` take the place of the primary key. */
  useCustomSortingKey?: boolean
}
/** Prepaid credits of an organization. */
export interface PrepaidBalance {
  /** Credits that were spent. */
  amountSpent?: number | null
  /** Last day. */
  expirationDate?: string | null
  /** Id of the balance. */
  id?: string | null
  /** Credits that remain. */
  remainingPrepaidCredits?: number | null
  /** First day. */
  startDate?: string | null
  /** Credits at the beginning. */
  totalAmount?: number | null
}
/** A private name that the provider reports. */
export interface PrivateDnsMapping {
  /** The internal name that it leads to. */
  internalDnsName?: string | null
  /** The private name. */
  privateDnsName?: string | null
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
/** Addresses with the same labels. */
export interface PrometheusTarget {
  /** Labels of the targets. */
  labels: {
    [key: string]: string
  }
  /** Hosts to scrape. */
  targets: string[]
}
/** The addresses to scrape, in the form of the HTTP discovery of Prometheus. */
export type PrometheusTargetList = PrometheusTarget[]
/** A topic that a pipeline reads. */
export interface PubSubSource {
  /** Seconds within which a message is acknowledged. */
  ackDeadline?: number | null
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?: 'SERVICE_ACCOUNT' | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY' | (string & {}) | null
  /** Whether messages with an ordering key come in order. */
  enableOrdering?: boolean | null
  /** Condition on the messages, in CEL. */
  filter?: string | null
  /** Format of the messages. */
  format?: 'JSONEachRow' | 'Avro' | 'Protobuf' | (string & {}) | null
  /** Id of the project of the topic. */
  projectId?: string | null
  /**
   * Time to begin at, ISO 8601; with the `seekType` `timestamp`, and only then.
   *
   * @format date-time
   */
  seekTimestamp?: string | null
  /** Where to begin. */
  seekType?: 'latest' | 'earliest' | 'timestamp' | (string & {}) | null
  /** Name of the topic, without its path. */
  topic?: string | null
}
/** A topic to read. */
export interface PubSubSourceRequest {
  /**
   * Seconds within which a message is acknowledged.
   *
   * @minimum 10
   * @maximum 600
   */
  ackDeadline?: number | null
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication: 'SERVICE_ACCOUNT' | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
  /** Whether messages with an ordering key come in order. */
  enableOrdering?: boolean | null
  /**
   * Condition on the messages, in CEL.
   *
   * @maxLength 256
   */
  filter?: string | null
  /** Format of the messages. */
  format: 'JSONEachRow' | 'Avro' | 'Protobuf'
  /** Id of the project of the topic. */
  projectId: string
  /**
   * Time to begin at, ISO 8601; with the `seekType` `timestamp`, and only then.
   *
   * @format date-time
   */
  seekTimestamp?: string | null
  /** Where to begin. */
  seekType: 'latest' | 'earliest' | 'timestamp'
  /** Service account, for the authentication `SERVICE_ACCOUNT`. */
  serviceAccountKey?: ServiceAccountRequest
  /** Name of the topic, without its path. */
  topic: string
}
/** An address that answers a query over HTTP. */
export interface QueryApiEndpoint {
  /** Origins whose pages may query. */
  allowedOrigins?: string[] | null
  /** Ids of the API keys that may query. */
  apiKeyIds?: string[] | null
  /** Name of the database. */
  database?: string | null
  /**
   * Id of the object.
   *
   * @format uuid
   */
  id: string
  /** Name, not blank. */
  name?: string | null
  /** Who owns the endpoint; one of a user cannot be changed here. */
  ownerType?: 'user' | 'queryApiEndpoint' | (string & {}) | null
  /** Values of the parameters of the query by name. */
  parameters?: {
    [key: string]: string
  } | null
  /** Roles with which the keys query. */
  roles?: string[] | null
  /** The query, in SQL. */
  sql?: string | null
  /** Address of the endpoint. */
  url?: string | null
}
/** A query API endpoint. */
export interface QueryApiEndpointEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** An address that answers a query over HTTP. */
  result: QueryApiEndpoint
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A query API endpoint in a list, without its query. */
export interface QueryApiEndpointItem {
  /** Origins whose pages may query. */
  allowedOrigins?: string[] | null
  /** Ids of the API keys that may query. */
  apiKeyIds?: string[] | null
  /** Name of the database. */
  database?: string
  /**
   * Id of the object.
   *
   * @format uuid
   */
  id: string
  /** Name, not blank. */
  name?: string
  /** Who owns the endpoint; one of a user cannot be changed here. */
  ownerType?: 'user' | 'queryApiEndpoint' | (string & {})
  /** Roles with which the keys query. */
  roles?: string[] | null
  /** Address of the endpoint. */
  url?: string
}
/** A page of query API endpoints. */
export interface QueryApiEndpointListEnvelope {
  /** The most items of the page. */
  limit?: number
  /** The `cursor` of the next page; null on the last one. */
  nextCursor?: string | null
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A page of query API endpoints. */
  result: QueryApiEndpointItem[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
  /** How many items there are; null where it was not counted. */
  totalCount?: number | null
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
/** A quota of an organization. */
export interface Quota {
  /** Whether the limit can be raised. */
  adjustable: boolean
  /** What the quota limits. */
  description: string
  /** Name of the quota. */
  name: string
  /** Code of the quota. */
  quotaCode:
    | 'services-per-organization'
    | 'postgres-services-per-organization'
    | 'replicas-per-warehouse'
    | 'api-keys-per-organization'
    | (string & {})
  /** What has the quota. */
  scope: 'organization' | 'warehouse' | (string & {})
  /** How much is used. */
  usage?: number | null
  /** The limit. */
  value: number
}
/** A quota. */
export interface QuotaEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A quota of an organization. */
  result: Quota
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The quotas. */
export interface QuotaListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The quotas. */
  result: Quota[]
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
/** A table that is no longer copied. */
export interface RemoveMongoDbTableMappingRequest {
  /** Name of the collection. */
  sourceCollection: string
  /** Name of the database. */
  sourceDatabaseName: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | null
  /** Name of the table that is made in the service. */
  targetTable: string
}
/** A table that is no longer copied. */
export interface RemoveMySqlTableMappingRequest {
  /** Partition of the table, in SQL. */
  partitionByExpr?: string | null
  /** Column by which the first load is split. */
  partitionKey?: string | null
  /** Name of the database. */
  sourceSchemaName: string
  /** Name of the table. */
  sourceTable: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | null
  /** Name of the table that is made in the service. */
  targetTable: string
}
/** A table that is no longer copied. */
export interface RemovePostgresTableMappingRequest {
  /** Partition of the table, in SQL. */
  partitionByExpr?: string | null
  /** Column by which the first load is split. */
  partitionKey?: string | null
  /** Name of the schema. */
  sourceSchemaName: string
  /** Name of the table. */
  sourceTable: string
  /** Engine of the table: `ReplacingMergeTree` takes over changes, `MergeTree` appends, `Null` feeds views only. */
  tableEngine?: 'MergeTree' | 'ReplacingMergeTree' | 'Null' | null
  /** Name of the table that is made in the service. */
  targetTable: string
}
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
/** What is wrong in a request. */
export interface RequestIssue {
  /** Kind of the mistake. */
  code?: string
  /** What is wrong. */
  message?: string
  /** Path of the part: the names and indexes that lead to it. */
  path?: (string | number)[] | string
}
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
/** A private way from pipelines to their sources. */
export interface ReversePrivateEndpoint {
  /** Private names of the endpoint. */
  customPrivateDnsMappings?: CustomPrivateDnsMapping[] | null
  /** What the endpoint is for. */
  description?: string | null
  /** Internal names of the endpoint. */
  dnsNames?: string[] | null
  /** Targets that the endpoint has now; more can appear later. */
  dnsTargets?: DnsTarget[] | null
  /** Id of the endpoint at the cloud provider. */
  endpointId?: string | null
  /** Service attachment; of `GCP_PSC_SERVICE_ATTACHMENT`. */
  gcpServiceAttachment?: string | null
  /**
   * Id of the endpoint.
   *
   * @format uuid
   */
  id: string
  /** Authentication of the cluster; of `MSK_MULTI_VPC`. */
  mskAuthentication?: 'SASL_IAM' | 'SASL_SCRAM' | (string & {}) | null
  /** Cluster; of `MSK_MULTI_VPC`. */
  mskClusterArn?: string | null
  /** Private names that the provider reports, and what they lead to. */
  privateDnsMappings?: PrivateDnsMapping[] | null
  /** Private names that the provider reports. */
  privateDnsNames?: string[] | null
  /**
   * Id of the service.
   *
   * @format uuid
   */
  serviceId?: string | null
  /** Status of the endpoint. */
  status?:
    | 'Unknown'
    | 'Provisioning'
    | 'Deleting'
    | 'Ready'
    | 'Failed'
    | 'PendingAcceptance'
    | 'Rejected'
    | 'Expired'
    | (string & {})
    | null
  /** Type of the endpoint. */
  type?: 'VPC_ENDPOINT_SERVICE' | 'VPC_RESOURCE' | 'MSK_MULTI_VPC' | 'GCP_PSC_SERVICE_ATTACHMENT' | (string & {}) | null
  /**
   * Name of the endpoint service; of `VPC_ENDPOINT_SERVICE`.
   *
   * @example com.amazonaws.vpce.us-east-1.vpce-svc-0a1b2c3d4e5f60718
   */
  vpcEndpointServiceName?: string | null
  /** Id of the resource configuration; of `VPC_RESOURCE`. */
  vpcResourceConfigurationId?: string | null
  /** Share of the resource; of `VPC_RESOURCE`. */
  vpcResourceShareArn?: string | null
}
/** A reverse private endpoint. */
export interface ReversePrivateEndpointEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A private way from pipelines to their sources. */
  result: ReversePrivateEndpoint
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The reverse private endpoints. */
export interface ReversePrivateEndpointListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The reverse private endpoints. */
  result: ReversePrivateEndpoint[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A role of an organization. */
export interface Role {
  /**
   * Who has the role: `user/<id>` or `apiKey/<id>`.
   *
   * @example ["user/6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11"]
   */
  actors?: string[] | null
  /**
   * Time of creation, ISO 8601.
   *
   * @format date-time
   */
  createdAt?: string | null
  /** Id of the role. */
  id: string
  /** Name of the role. */
  name?: string | null
  /** The owner of the role. */
  ownerId?: string | null
  /** Policies of the role. */
  policies?: RolePolicy[] | null
  /** The organization. */
  tenantId?: string | null
  /** Whether every organization has the role, or this one made it. */
  type?: 'system' | 'custom' | (string & {}) | null
  /**
   * Time of the last change, ISO 8601.
   *
   * @format date-time
   */
  updatedAt?: string | null
}
/** A role. */
export interface RoleEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A role of an organization. */
  result: Role
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The roles of the organization. */
export interface RoleListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The roles of the organization. */
  result: Role[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * A policy of a role.
 * Servers add permissions of their own to those that were sent.
 */
export interface RolePolicy {
  /** Whether the policy allows or denies. */
  allowDeny?: 'ALLOW' | 'DENY' | (string & {}) | null
  /** Id of the policy; an update gives a new one. */
  id?: string | null
  /**
   * Permissions, all of one scope.
   *
   * @example ["control-plane:service:view"]
   */
  permissions?: string[] | null
  /**
   * What the policy is about: `organization/<id>`, `instance/<id>` or `instance/*`.
   * `organization/*` is refused.
   *
   * @example ["instance/*"]
   */
  resources?: string[] | null
  /** Id of the role. */
  roleId?: string | null
  /** What the policy also allows. */
  tags?: RolePolicyTags | null
  /** The organization. */
  tenantId?: string | null
}
/** A policy of a role. */
export interface RolePolicyRequest {
  /** Whether the policy allows or denies. */
  allowDeny: 'ALLOW' | 'DENY'
  /**
   * Permissions, all of one scope.
   *
   * @minItems 1
   * @example ["control-plane:service:view"]
   */
  permissions: string[]
  /**
   * What the policy is about: `organization/<id>`, `instance/<id>` or `instance/*`.
   * `organization/*` is refused.
   *
   * @minItems 1
   * @example ["instance/*"]
   */
  resources: string[]
  /** What the policy also allows. */
  tags?: RolePolicyTagsRequest
}
/** What a policy also allows in a service. */
export interface RolePolicyTags {
  /** Grants in the databases. */
  grants?: string[] | null
  /** Role in the console. */
  roleV2?: 'sql-console-readonly' | 'sql-console-admin' | (string & {})
}
/** What a policy also allows in a service. */
export interface RolePolicyTagsRequest {
  /** Grants in the databases. */
  grants?: string[]
  /** Role in the console. */
  roleV2?: 'sql-console-readonly' | 'sql-console-admin'
}
/** A query that is kept under a name. */
export interface SavedQuery {
  /** Name of the database. */
  database?: string | null
  /**
   * Id of the object.
   *
   * @format uuid
   */
  id: string
  /** Name, not blank. */
  name?: string | null
  /** Values of the parameters of the query by name. */
  parameters?: {
    [key: string]: string
  } | null
  /** The query, in SQL. */
  sql?: string | null
}
/** A saved query. */
export interface SavedQueryEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A query that is kept under a name. */
  result: SavedQuery
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A saved query in a list, without its text. */
export interface SavedQueryItem {
  /** Name of the database. */
  database?: string
  /**
   * Id of the object.
   *
   * @format uuid
   */
  id: string
  /** Name, not blank. */
  name?: string
}
/** A page of saved queries. */
export interface SavedQueryListEnvelope {
  /** The most items of the page. */
  limit?: number
  /** The `cursor` of the next page; null on the last one. */
  nextCursor?: string | null
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A page of saved queries. */
  result: SavedQueryItem[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
  /** How many items there are; null where it was not counted. */
  totalCount?: number | null
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
/** Topics. */
export interface SchemaDiscoverySourceKafkaRequest {
  /** Topics. */
  kafka: KafkaSourceRequest
  kinesis?: never
  objectStorage?: never
  pubsub?: never
}
/** A stream. */
export interface SchemaDiscoverySourceKinesisRequest {
  kafka?: never
  /** A stream. */
  kinesis: KinesisSourceRequest
  objectStorage?: never
  pubsub?: never
}
/** Files. */
export interface SchemaDiscoverySourceObjectStorageRequest {
  kafka?: never
  kinesis?: never
  /** Files. */
  objectStorage: ObjectStorageSourceRequest
  pubsub?: never
}
/** A topic. */
export interface SchemaDiscoverySourcePubSubRequest {
  kafka?: never
  kinesis?: never
  objectStorage?: never
  /** A topic. */
  pubsub: PubSubSourceRequest
}
/** What to look at: exactly one kind of source. */
export type SchemaDiscoverySourceRequest =
  | SchemaDiscoverySourceKafkaRequest
  | SchemaDiscoverySourceObjectStorageRequest
  | SchemaDiscoverySourceKinesisRequest
  | SchemaDiscoverySourcePubSubRequest
/** A registry of schemas. */
export interface SchemaRegistry {
  /** Authentication, of `confluent`. */
  authentication?: 'PLAIN' | (string & {}) | null
  /** Certificates that verify the registry, PEM, of `confluent`. */
  caCertificate?: string | null
  /** Region of the registry, of `glue`. */
  glueRegion?: string | null
  /** Name of the registry, of `glue`. */
  glueRegistryName?: string | null
  /** Role to assume, of `glue`; the one of the source where it is left out. */
  glueRoleArn?: string | null
  /** Type of the registry; `confluent` where it is left out. */
  type?: 'confluent' | 'glue' | (string & {}) | null
  /** Address of the registry, of `confluent`. */
  url?: string | null
}
/** A registry of schemas: `url`, `authentication` and `credentials` of `confluent`, `glueRegion` and `glueRegistryName` of `glue`. */
export interface SchemaRegistryRequest {
  /** Authentication, of `confluent`. */
  authentication?: 'PLAIN'
  /** Certificates that verify the registry, PEM, of `confluent`. */
  caCertificate?: string | null
  /** User and password of the registry, of `confluent`. */
  credentials?: PasswordCredentialsRequest
  /** Region of the registry, of `glue`. */
  glueRegion?: string
  /** Name of the registry, of `glue`. */
  glueRegistryName?: string
  /** Role to assume, of `glue`; the one of the source where it is left out. */
  glueRoleArn?: string | null
  /** Type of the registry; `confluent` where it is left out. */
  type?: 'confluent' | 'glue'
  /** Address of the registry, of `confluent`. */
  url?: string
}
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
  /** True if the service has a server of the Model Context Protocol. */
  mcpEnabled?: boolean | null
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
   * Newer servers have up to 50.
   */
  numReplicas?: number | null
  /** Private endpoints of the service. */
  privateEndpointIds?: string[] | null
  /**
   * Custom instance profile.
   * ENTERPRISE organization tier only.
   * `listServiceProfiles` shows those that there are.
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
/** A service account. */
export interface ServiceAccountRequest {
  /**
   * Key file of the account, in Base64.
   *
   * @minLength 1
   */
  serviceAccountFile: string
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
/** A profile that services can have. */
export interface ServiceProfile {
  /** Cores of a replica. */
  cpuCores?: number | null
  /** Memory of a replica in GiB. */
  memoryGi?: number | null
  /** Name of the profile. */
  profile: string
}
/** The profiles. */
export interface ServiceProfileListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The profiles. */
  result: ServiceProfile[]
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
/** A snapshot of a service, which is made between its backups. */
export interface Snapshot {
  /** Name of the snapshot in a bucket of the organization. */
  backupName?: string | null
  /** Bucket of the organization that holds the snapshot. */
  bucket?: BackupBucket | null
  /** Seconds that the snapshot took. */
  durationInSeconds?: number | null
  /**
   * Time at which the snapshot was finished, ISO 8601.
   *
   * @format date-time
   */
  finishedAt?: string | null
  /** Id of the snapshot. */
  id: string
  /** Id of the service. */
  serviceId?: string
  /** Size of the snapshot in bytes. */
  sizeInBytes?: number | null
  /**
   * Time at which the snapshot began, ISO 8601.
   *
   * @format date-time
   */
  startedAt?: string
  /** Status of the snapshot. */
  status?: 'done' | 'error' | 'in_progress' | 'throttled' | (string & {})
  /** Kind of the snapshot. */
  type?: 'full' | (string & {})
}
/** When snapshots are made. */
export interface SnapshotConfiguration {
  /** Whether snapshots are made. */
  enabled?: boolean | null
  /** Minutes between two snapshots. */
  gap?: number | null
  /** Minutes for which snapshots are kept. */
  timeFrame?: number | null
}
/** When snapshots are made. */
export interface SnapshotConfigurationEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** When snapshots are made. */
  result: SnapshotConfiguration
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A snapshot. */
export interface SnapshotEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** A snapshot of a service, which is made between its backups. */
  result: Snapshot
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** The snapshots of the service. */
export interface SnapshotListEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The snapshots of the service. */
  result: Snapshot[]
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/**
 * HTTP status code, repeated in the body.
 *
 * @example 200
 */
export type Status = number
/**
 * A bucket of the organization into which backups of a service are exported.
 * Which fields it has depends on `bucketProvider`.
 */
export interface StoredBackupBucket {
  /** Id of the access key of the bucket; of GCP. */
  accessKeyId?: string | null
  /** Path of the bucket; of AWS and GCP. */
  bucketPath?: string | null
  /** Provider of the bucket. */
  bucketProvider?: 'AWS' | 'GCP' | 'AZURE' | (string & {}) | null
  /** Name of the container; of AZURE. */
  containerName?: string | null
  /** Role that may write to the bucket; of AWS. */
  iamRoleArn?: string | null
  /** Name of the session of the role; of AWS. */
  iamRoleSessionName?: string | null
  /**
   * Id of the bucket.
   *
   * @format uuid
   */
  id?: string | null
}
/** A bucket of AWS. */
export interface UpdateAwsBackupBucketRequest {
  /** Path of the bucket. */
  bucketPath?: string
  /** Provider of the bucket. */
  bucketProvider: 'AWS'
  /** Role that may write to the bucket. */
  iamRoleArn?: string
  /** Name of the session of the role. */
  iamRoleSessionName?: string | null
}
/** A bucket of Azure. */
export interface UpdateAzureBackupBucketRequest {
  /** Provider of the bucket. */
  bucketProvider: 'AZURE'
  /** Connection string, which contains the password. */
  connectionString?: string
  /** Name of the container. */
  containerName?: string
}
/** Changes of a bucket of the organization. */
export type UpdateBackupBucketRequest =
  | UpdateAwsBackupBucketRequest
  | UpdateGcpBackupBucketRequest
  | UpdateAzureBackupBucketRequest
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
/** Settings to change; the others stay. */
export interface UpdateDatabaseSettingsRequest {
  /**
   * Values by the name of the setting.
   *
   * @minProperties 1
   */
  settings: {
    [key: string]: string | number
  }
}
/** Changes of where a pipeline writes; they do not change the table. */
export interface UpdateDataPipelineDestinationRequest {
  /** All columns of the table. */
  columns?: DestinationColumnRequest[]
}
/**
 * Changes of a pipeline; what is left out stays.
 *
 * @minProperties 1
 */
export interface UpdateDataPipelineRequest {
  /** Changes of where the pipeline writes. */
  destination?: UpdateDataPipelineDestinationRequest | null
  /** All fields and their columns. */
  fieldMappings?: FieldMappingRequest[]
  /**
   * Name of the pipeline.
   *
   * @minLength 1
   * @maxLength 255
   */
  name?: string | null
  /** Settings of the pipeline. */
  settings?: DataPipelineSettingsRequest | null
  /** Changes of the source. */
  source?: UpdateDataPipelineSourceRequest | null
}
/**
 * Size of a pipeline that reads a stream or files; what is left out stays.
 *
 * @minProperties 1
 */
export interface UpdateDataPipelineScalingRequest {
  /**
   * Workers of a pipeline that reads files; 0 lets the service choose.
   *
   * @deprecated The API deprecates it in favor of the setting `object_storage_concurrency`.
   * @minimum 0
   * @maximum 34
   */
  concurrency?: number | null
  /**
   * CPU of a replica in millicores.
   *
   * @minimum 125
   * @maximum 2000
   */
  replicaCpuMillicores?: number | null
  /**
   * Memory of a replica in GB.
   *
   * @minimum 0.5
   * @maximum 8
   */
  replicaMemoryGb?: number | null
  /**
   * Replicas.
   *
   * @minimum 1
   * @maximum 40
   */
  replicas?: number | null
}
/**
 * Size that all pipelines of a service share that copy a database; what is left out stays.
 *
 * @minProperties 1
 */
export interface UpdateDataPipelinesCdcScalingRequest {
  /**
   * CPU of a replica in millicores, whole cores.
   *
   * @minimum 1000
   * @maximum 32000
   * @multipleOf 1000
   */
  replicaCpuMillicores?: number
  /**
   * Memory of a replica in GB, four times the cores.
   *
   * @minimum 4
   * @maximum 128
   * @multipleOf 4
   */
  replicaMemoryGb?: number
}
/**
 * All settings of a pipeline; those that are left out get the default of the service.
 *
 * @minProperties 1
 */
export interface UpdateDataPipelineSettingsRequest {
  /**
   * Threads of a download.
   *
   * @minimum 0
   * @maximum 32
   */
  database_max_download_threads?: number
  /**
   * Threads of an insertion.
   *
   * @minimum 0
   * @maximum 16
   */
  database_max_insert_threads?: number
  /**
   * Threads for a file.
   *
   * @minimum 0
   * @maximum 64
   */
  database_max_threads?: number
  /**
   * Fewest bytes of a block of an insertion.
   *
   * @minimum 0
   * @maximum 10737418240
   */
  database_min_insert_block_size_bytes?: number
  /**
   * The setting of the database of this name.
   *
   * @minimum 0
   * @maximum 2
   */
  database_parallel_distributed_insert_select?: number
  /** Whether attached views are fed in parallel. */
  database_parallel_view_processing?: boolean
  /** Whether only committed messages are read. */
  kafka_read_committed?: boolean
  /**
   * Files that are read at a time.
   *
   * @minimum 1
   * @maximum 35
   */
  object_storage_concurrency?: number
  /**
   * Most files of one insertion.
   *
   * @minimum 1
   * @maximum 10000
   */
  object_storage_max_file_count?: number
  /**
   * Most bytes of one insertion.
   *
   * @minimum 10485760
   * @maximum 53687091200
   */
  object_storage_max_insert_bytes?: number
  /**
   * Milliseconds between two looks for new files.
   *
   * @minimum 100
   * @maximum 3600000
   */
  object_storage_polling_interval_ms?: number
  /** Whether the work is spread over replicas. */
  object_storage_use_cluster_function?: boolean
  /**
   * Longest wait before an insertion, in milliseconds.
   *
   * @minimum 500
   * @maximum 60000
   */
  streaming_max_insert_wait_ms?: number
}
/** Topics. */
export interface UpdateDataPipelineSourceKafkaRequest {
  /** Topics. */
  kafka: UpdateKafkaSourceRequest
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A stream. */
export interface UpdateDataPipelineSourceKinesisRequest {
  kafka?: never
  /** A stream. */
  kinesis: UpdateKinesisSourceRequest
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A MongoDB database. */
export interface UpdateDataPipelineSourceMongoDbRequest {
  kafka?: never
  kinesis?: never
  /** A MongoDB database. */
  mongodb: UpdateMongoDbSourceRequest
  mysql?: never
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A MySQL or MariaDB database. */
export interface UpdateDataPipelineSourceMySqlRequest {
  kafka?: never
  kinesis?: never
  mongodb?: never
  /** A MySQL or MariaDB database. */
  mysql: UpdateMySqlSourceRequest
  objectStorage?: never
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** Files. */
export interface UpdateDataPipelineSourceObjectStorageRequest {
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  /** Files. */
  objectStorage: UpdateObjectStorageSourceRequest
  postgres?: never
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A PostgreSQL database. */
export interface UpdateDataPipelineSourcePostgresRequest {
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  /** A PostgreSQL database. */
  postgres: UpdatePostgresSourceRequest
  pubsub?: never
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** A topic. */
export interface UpdateDataPipelineSourcePubSubRequest {
  kafka?: never
  kinesis?: never
  mongodb?: never
  mysql?: never
  objectStorage?: never
  postgres?: never
  /** A topic. */
  pubsub: UpdatePubSubSourceRequest
  /** Whether samples of the data are checked too, and not only the connection; an experiment of the API. */
  validateSamples?: boolean
}
/** Changes of the source, which must be of the kind that the pipeline has. */
export type UpdateDataPipelineSourceRequest =
  | UpdateDataPipelineSourceKafkaRequest
  | UpdateDataPipelineSourceObjectStorageRequest
  | UpdateDataPipelineSourceKinesisRequest
  | UpdateDataPipelineSourcePubSubRequest
  | UpdateDataPipelineSourcePostgresRequest
  | UpdateDataPipelineSourceMySqlRequest
  | UpdateDataPipelineSourceMongoDbRequest
/** What a pipeline shall do. */
export interface UpdateDataPipelineStateRequest {
  /** What to do; `resync` copies a database again from the beginning. */
  command: 'start' | 'stop' | 'resync'
}
/** The changed settings. */
export interface UpdatedDatabaseSettings {
  /**
   * The changed settings by name.
   * Servers before September 2026 send a JSON text.
   */
  settings?:
    | {
        [key: string]: string | number
      }
    | string
  /** What to consider. */
  warnings?: DatabaseSettingWarning[] | null
}
/** The changed settings. */
export interface UpdatedDatabaseSettingsEnvelope {
  /**
   * Unique id (UUID version 4) assigned to every request; quote it when asking for support.
   *
   * @format uuid
   * @example 3f0c2f5e-8d0b-4a57-9a39-6a1d5f0f7c21
   */
  requestId?: string
  /** The changed settings. */
  result: UpdatedDatabaseSettings
  /**
   * HTTP status code, repeated in the body.
   *
   * @example 200
   */
  status?: number
}
/** A bucket of GCP. */
export interface UpdateGcpBackupBucketRequest {
  /** Id of the access key of the bucket. */
  accessKeyId?: string
  /** Path of the bucket. */
  bucketPath?: string
  /** Provider of the bucket. */
  bucketProvider: 'GCP'
  /** Secret of the access key. */
  secretAccessKey?: string
}
/**
 * Changes of topics that a pipeline reads.
 * Everything else is fixed at creation.
 */
export interface UpdateKafkaSourceRequest {
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?:
    | 'PLAIN'
    | 'SCRAM-SHA-256'
    | 'SCRAM-SHA-512'
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'MUTUAL_TLS'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
    | null
  /** Certificates that verify the brokers, PEM. */
  caCertificate?: string | null
  /** New credentials; without them the stored ones stay. */
  credentials?: KafkaCredentialsRequest
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Ids of the reverse private endpoints through which the brokers are reached. */
  reversePrivateEndpointIds?: string[]
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
/**
 * Changes of a stream that a pipeline reads.
 * Everything else is fixed at creation.
 */
export interface UpdateKinesisSourceRequest {
  /** Access key, for the authentication `IAM_USER`. */
  accessKey?: AccessKeyRequest | null
  /** Authentication. */
  authentication?: 'IAM_ROLE' | 'IAM_USER' | null
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
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
/** Changes of how a pipeline copies a database. */
export interface UpdateMongoDbSettingsRequest {
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number | null
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number | null
}
/**
 * Changes of a database that a pipeline copies.
 * The server checks the source again: do not send the host or settings again without credentials.
 */
export interface UpdateMongoDbSourceRequest {
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /** New user and password; without them the stored ones stay. */
  credentials?: PasswordCredentialsRequest
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /** Which members of the cluster are read. */
  readPreference?: 'primary' | 'primaryPreferred' | 'secondary' | 'secondaryPreferred' | 'nearest' | null
  /** Changes of how the database is copied. */
  settings?: UpdateMongoDbSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables to copy from now on; the pipeline must be paused. */
  tableMappingsToAdd?: MongoDbTableMappingRequest[]
  /**
   * Tables to copy no longer; the pipeline must be paused.
   * A table cannot be added and removed in one call.
   */
  tableMappingsToRemove?: RemoveMongoDbTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
  /**
   * Address of the server, without the user and the password.
   *
   * @example mongodb+srv://cluster.example.com/orders
   */
  uri?: string | null
}
/** Changes of how a pipeline copies a database. */
export interface UpdateMySqlSettingsRequest {
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number | null
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number | null
  /** Whether the connection is compressed. */
  useCompression?: boolean | null
}
/**
 * Changes of a database that a pipeline copies.
 * The server checks the source again: do not send the host or settings again without credentials.
 */
export interface UpdateMySqlSourceRequest {
  /** Authentication. */
  authentication?: 'basic' | 'IAM_ROLE' | null
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /** New user and password; without them the stored ones stay. */
  credentials?: PasswordCredentialsRequest
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host?: string | null
  /** Role to assume, for the authentication `IAM_ROLE`. */
  iamRole?: string | null
  /**
   * Port of the server.
   *
   * @minimum 1
   * @maximum 65535
   * @example 3306
   */
  port?: number | null
  /**
   * Id of the pipeline among the replicas of the server.
   * Default: one that the pipeline chooses.
   *
   * @minimum 1
   * @maximum 4294967295
   */
  serverId?: number | null
  /** Changes of how the database is copied. */
  settings?: UpdateMySqlSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables to copy from now on; the pipeline must be paused. */
  tableMappingsToAdd?: MySqlTableMappingRequest[]
  /**
   * Tables to copy no longer; the pipeline must be paused.
   * A table cannot be added and removed in one call.
   */
  tableMappingsToRemove?: RemoveMySqlTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
}
/**
 * Changes of files that a pipeline reads.
 * Everything else is fixed at creation.
 */
export interface UpdateObjectStorageSourceRequest {
  /** Access key, for the authentication `IAM_USER`. */
  accessKey?: AccessKeyRequest | null
  /**
   * Authentication; none for public files.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?:
    | 'IAM_ROLE'
    | 'IAM_USER'
    | 'CONNECTION_STRING'
    | 'SERVICE_ACCOUNT'
    | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY'
    | null
  /** Name of the container; of `azureblobstorage`. */
  azureContainerName?: string | null
  /**
   * Connection string, for the authentication `CONNECTION_STRING`; it contains the password.
   *
   * @minLength 1
   */
  connectionString?: string | null
  /**
   * Role to assume, for the authentication `IAM_ROLE`.
   *
   * @example arn:aws:iam::123456789012:role/Pipelines
   */
  iamRole?: string | null
  /** Path of the files in the container; of `azureblobstorage`. */
  path?: string | null
  /**
   * Key file of a service account, in Base64, for the authentication `SERVICE_ACCOUNT`.
   *
   * @minLength 1
   */
  serviceAccountKey?: string | null
  /** Whether only files of which the queue tells are read; needs `queueUrl`. */
  skipInitialLoad?: boolean | null
  /** Key after which the first load begins; not beside `skipInitialLoad`. */
  startAfter?: string | null
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
/** Changes of how a pipeline copies a database. */
export interface UpdatePostgresSettingsRequest {
  /**
   * Rows of one pull.
   *
   * @minimum 1
   */
  pullBatchSize?: number | null
  /**
   * Seconds between two synchronizations.
   *
   * @minimum 1
   */
  syncIntervalSeconds?: number | null
}
/**
 * Changes of a database that a pipeline copies.
 * The server checks the source again: do not send the host or settings again without credentials.
 */
export interface UpdatePostgresSourceRequest {
  /** Certificates that verify the server, PEM. */
  caCertificate?: string | null
  /** New user and password; without them the stored ones stay. */
  credentials?: PasswordCredentialsRequest
  /** Name of the database. */
  database?: string | null
  /**
   * Whether the connection has no TLS.
   * Default: it has.
   */
  disableTls?: boolean | null
  /**
   * Host of the server.
   *
   * @example db.example.com
   */
  host?: string | null
  /**
   * Port of the server.
   *
   * @minimum 1
   * @maximum 65535
   * @example 5432
   */
  port?: number | null
  /** Changes of how the database is copied. */
  settings?: UpdatePostgresSettingsRequest
  /**
   * Whether the certificate of the server is not verified.
   * Default: it is.
   */
  skipCertVerification?: boolean | null
  /** Tables to copy from now on; the pipeline must be paused. */
  tableMappingsToAdd?: PostgresTableMappingRequest[]
  /**
   * Tables to copy no longer; the pipeline must be paused.
   * A table cannot be added and removed in one call.
   */
  tableMappingsToRemove?: RemovePostgresTableMappingRequest[]
  /** Host whose name the certificate of the server must have. */
  tlsHost?: string | null
}
/**
 * Changes of a topic that a pipeline reads.
 * Everything else is fixed at creation.
 */
export interface UpdatePubSubSourceRequest {
  /**
   * Seconds within which a message is acknowledged.
   *
   * @minimum 10
   * @maximum 600
   */
  ackDeadline?: number | null
  /**
   * Authentication.
   * `SERVICE_ACCOUNT_WORKLOAD_IDENTITY`, a private preview, is the identity that `getDataPipelineContext` names.
   */
  authentication?: 'SERVICE_ACCOUNT' | 'SERVICE_ACCOUNT_WORKLOAD_IDENTITY' | null
  /** New service account; without it the stored one stays. */
  serviceAccountKey?: ServiceAccountRequest | null
}
/** A query API endpoint that replaces the stored one; what is left out is empty. */
export interface UpdateQueryApiEndpointRequest {
  /**
   * Origins whose pages may query.
   *
   * @default []
   */
  allowedOrigins?: string[]
  /**
   * Ids of the API keys that may query.
   *
   * @minItems 1
   */
  apiKeyIds: string[]
  /** Name of the database. */
  database: string
  /**
   * Name, not blank.
   *
   * @pattern `\S`
   */
  name: string
  /**
   * Values of the parameters of the query by name.
   *
   * @default {}
   */
  parameters?: {
    [key: string]: string
  }
  /**
   * Roles with which the keys query.
   *
   * @minItems 1
   */
  roles: string[]
  /**
   * The query, in SQL.
   *
   * @maxLength 4194304
   * @pattern `\S`
   */
  sql: string
}
/**
 * Changes of a private way.
 * Everything else is fixed at creation.
 */
export interface UpdateReversePrivateEndpointRequest {
  /** All private names of the endpoint; they replace the stored ones. */
  customPrivateDnsMappings: CustomPrivateDnsMappingRequest[]
}
/**
 * Changes of a role; what is left out stays.
 *
 * @minProperties 1
 */
export interface UpdateRoleRequest {
  /**
   * Who has the role: `user/<id>` or `apiKey/<id>`.
   * They replace the stored ones.
   *
   * @example ["user/6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11"]
   */
  actors?: string[]
  /**
   * Name of the role.
   *
   * @minLength 1
   */
  name?: string
  /**
   * Policies of the role.
   * They replace the stored ones.
   */
  policies?: RolePolicyRequest[]
}
/** A query that replaces the stored one; what is left out is empty. */
export interface UpdateSavedQueryRequest {
  /** Name of the database. */
  database: string
  /**
   * Name, not blank.
   *
   * @pattern `\S`
   */
  name: string
  /**
   * Values of the parameters of the query by name.
   *
   * @default {}
   */
  parameters?: {
    [key: string]: string
  }
  /**
   * The query, in SQL.
   *
   * @maxLength 4194304
   * @pattern `\S`
   */
  sql: string
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
   * @maximum 50
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
   * @maximum 50
   * @example 1
   */
  minReplicas?: number
  /**
   * Number of replicas of a service that scales vertically; not beside `minReplicas` and `maxReplicas`.
   * Between 2 and 50 for the first service in a warehouse; services created in an existing warehouse can have as few as 1.
   * The tier of the organization and the quota of the warehouse can allow fewer.
   * Adjusting it must be enabled by support.
   *
   * @minimum 1
   * @maximum 50
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
/**
 * When snapshots are made; what is left out stays.
 * `gap` and `timeFrame` go together: 30 and 1440, or 60 and 2880.
 *
 * @minProperties 1
 */
export interface UpdateSnapshotConfigurationRequest {
  /** Whether snapshots are made. */
  enabled?: boolean
  /** Minutes between two snapshots. */
  gap?: number
  /** Minutes for which snapshots are kept. */
  timeFrame?: number
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
  /** Domains whose pages may query the service, separated by commas; empty or left out for none. */
  allowedOrigins?: string
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
   * Entries of the schedule, whose windows must not overlap; they replace all entries that were there.
   * None clears the schedule; a server that refuses an empty list keeps it, and `deleteScalingSchedule` deletes it on every server.
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
  entityType?: 'datawarehouse' | 'service' | 'dataPipeline' | (string & {})
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
/** An identity of a cloud. */
export interface WorkloadIdentity {
  /** The identity to which sources grant access. */
  principal?: string
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
  '/v1/organizations/{organizationId}/activeBalances': {
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
     * Get the prepaid balances
     *
     * Reads the prepaid credits of an organization that remain.
     * Servers before 2026-09-16 do not have it.
     *
     * @deprecated The API deprecates it in favor of `getCreditBalances`.
     */
    get: operations['getActiveBalances']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
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
  '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
     * Get an infrastructure
     *
     * Reads an infrastructure in a cloud account of the organization.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getByocInfrastructure']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/privateEndpointConfig': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
     * Get the private endpoint of an infrastructure
     *
     * Reads what a private connection to an infrastructure needs.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getByocPrivateEndpointConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/progress': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
     * Get the progress of an infrastructure
     *
     * Reads how far the provisioning of an infrastructure is.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getByocInfrastructureProgress']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/tags': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
     * Get the tags of an infrastructure
     *
     * Reads the tags of an infrastructure.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getByocInfrastructureTags']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/creditBalances': {
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
     * Get the credit balances
     *
     * Reads the credits of an organization that remain.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getCreditBalances']
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
  '/v1/organizations/{organizationId}/prometheus/discovery': {
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
     * List the addresses of metrics
     *
     * Lists the addresses of the metrics of all services, in the form of the HTTP discovery of Prometheus: a list without an envelope.
     * Servers before 2026-09-05 do not have it.
     */
    get: operations['listPrometheusTargets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/quotas': {
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
     * List quotas
     *
     * Lists the quotas of an organization.
     * The organization must have them enabled.
     */
    get: operations['listQuotas']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/quotas/{quotaCode}': {
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
         * Code of the quota.
         *
         * @minLength 1
         * @example services-per-organization
         */
        quotaCode: components['parameters']['QuotaCode']
      }
      cookie?: never
    }
    /**
     * Get a quota
     *
     * Reads one quota.
     */
    get: operations['getQuota']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/roles': {
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
     * List roles
     *
     * Lists the roles of an organization, also those that every organization has.
     */
    get: operations['listRoles']
    put?: never
    /**
     * Create a role
     *
     * Creates a role.
     * All permissions of a policy have one scope: those of the organization and those of services are in policies of their own.
     */
    post: operations['createRole']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/roles/{roleId}': {
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
         * Id of the role.
         *
         * @format uuid
         * @example 3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36
         */
        roleId: components['parameters']['RoleId']
      }
      cookie?: never
    }
    /**
     * Get a role
     *
     * Reads one role.
     */
    get: operations['getRole']
    put?: never
    post?: never
    /**
     * Delete a role
     *
     * Deletes a role; those who had it lose what it allowed.
     */
    delete: operations['deleteRole']
    options?: never
    head?: never
    /**
     * Update a role
     *
     * Changes a role; lists replace the stored ones, and what the body leaves out stays as it is.
     */
    patch: operations['updateRole']
    trace?: never
  }
  '/v1/organizations/{organizationId}/serviceProfiles': {
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
     * List the profiles of services
     *
     * Lists the profiles that services of a region or of an infrastructure can have.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['listServiceProfiles']
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
  '/v1/organizations/{organizationId}/services/{serviceId}/backupBucket': {
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
     * Get the backup bucket of a service
     *
     * Reads the bucket into which backups of a service are exported; without one the answer is 404.
     */
    get: operations['getBackupBucket']
    put?: never
    /**
     * Create the backup bucket of a service
     *
     * Sets the bucket into which backups of a service are exported.
     */
    post: operations['createBackupBucket']
    /**
     * Delete the backup bucket of a service
     *
     * Removes the bucket from the service; what it holds stays.
     */
    delete: operations['deleteBackupBucket']
    options?: never
    head?: never
    /**
     * Update the backup bucket of a service
     *
     * Changes the bucket; what the body leaves out stays as it is.
     */
    patch: operations['updateBackupBucket']
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
  '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings': {
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
     * List the database settings of a service
     *
     * Lists the settings of a service that differ from the defaults.
     * The operation is enabled for some organizations only.
     */
    get: operations['listDatabaseSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the database settings of a service
     *
     * Changes settings; those that the body leaves out stay as they are.
     * Some settings restart the service one replica after the other, and some answers carry warnings.
     */
    patch: operations['updateDatabaseSettings']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/{settingName}': {
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
        /**
         * Name of the setting.
         *
         * @minLength 1
         * @example max_query_size
         */
        settingName: components['parameters']['SettingName']
      }
      cookie?: never
    }
    /**
     * Get a database setting
     *
     * Reads one setting that differs from the default.
     */
    get: operations['getDatabaseSetting']
    put?: never
    post?: never
    /**
     * Delete a database setting
     *
     * Resets a setting to its default.
     */
    delete: operations['deleteDatabaseSetting']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/schema': {
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
     * Get the settings that can be changed
     *
     * Lists the settings that can be changed, with their types.
     */
    get: operations['getDatabaseSettingsSchema']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines': {
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
     * List data pipelines
     *
     * Lists the pipelines of a service.
     */
    get: operations['listDataPipelines']
    put?: never
    /**
     * Create a data pipeline
     *
     * Creates a pipeline, which starts at once unless `startPaused` says otherwise.
     * The service must be running: an idle one is not woken, and the call is answered with 424.
     * For a database the server connects to the source before it answers, so that the call can end with 504 although the pipeline is created; look at the list before you repeat it.
     */
    post: operations['createDataPipeline']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
     * Get a data pipeline
     *
     * Reads one pipeline; credentials are never shown.
     */
    get: operations['getDataPipeline']
    put?: never
    post?: never
    /**
     * Delete a data pipeline
     *
     * Deletes a pipeline; the tables that it has made stay.
     */
    delete: operations['deleteDataPipeline']
    options?: never
    head?: never
    /**
     * Update a data pipeline
     *
     * Changes a pipeline; what the body leaves out stays as it is.
     * Tables can be added and removed while the pipeline is paused; the server may start it afterwards to check the change.
     * The kind of the source is fixed at creation, and a BigQuery pipeline has nothing to change.
     * The service must be running.
     */
    patch: operations['updateDataPipeline']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/scaling': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
     * Update the scaling of a data pipeline
     *
     * Changes the size of a pipeline that reads a stream or files.
     * Pipelines that copy a database share one size, see `updateDataPipelinesCdcScaling`; for them the call is refused.
     */
    patch: operations['updateDataPipelineScaling']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/settings': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
     * Get the settings of a data pipeline
     *
     * Reads the settings of a pipeline.
     */
    get: operations['getDataPipelineSettings']
    /**
     * Update the settings of a data pipeline
     *
     * Replaces all settings of a pipeline; those that the body leaves out get the default of the service.
     * Null is not taken here, although the record has it.
     */
    put: operations['updateDataPipelineSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/state': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
     * Update the state of a data pipeline
     *
     * Starts or stops a pipeline, or copies its database again.
     * A stopped pipeline rests in `Paused` where it copies a database, in `Stopped` otherwise.
     * `resync` is for pipelines that copy a database, also when they are `Completed`.
     */
    patch: operations['updateDataPipelineState']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/context': {
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
     * Get the context of data pipelines
     *
     * Returns what the pipelines of a service are to their sources, such as the identity to which a source must grant access.
     * Servers before 2026-09-05 do not have it.
     */
    get: operations['getDataPipelineContext']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/schemaDiscovery': {
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
     * Discover the schema of a source
     *
     * Connects to a source, and returns the fields that it has.
     * The call changes nothing, so it is safe to repeat.
     */
    post: operations['discoverDataPipelineSchema']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesCdcScaling': {
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
     * Get the scaling of database pipelines
     *
     * Reads the size that all pipelines of a service share that copy a database.
     * There is none until the first of them is provisioned: then the answer is 404.
     */
    get: operations['getDataPipelinesCdcScaling']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the scaling of database pipelines
     *
     * Changes the size that all pipelines of a service share that copy a database.
     * Memory is four times the cores.
     */
    patch: operations['updateDataPipelinesCdcScaling']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints': {
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
     * List reverse private endpoints
     *
     * Lists the private ways from the pipelines of a service to their sources.
     */
    get: operations['listReversePrivateEndpoints']
    put?: never
    /**
     * Create a reverse private endpoint
     *
     * Creates a private way from the pipelines of a service to a source; its owner may have to accept it.
     */
    post: operations['createReversePrivateEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints/{reversePrivateEndpointId}': {
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
         * Id of the reverse private endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0701-4c7e-9a21-6d0f3a5b7a11
         */
        reversePrivateEndpointId: components['parameters']['ReversePrivateEndpointId']
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
     * Get a reverse private endpoint
     *
     * Reads one private way.
     */
    get: operations['getReversePrivateEndpoint']
    put?: never
    post?: never
    /**
     * Delete a reverse private endpoint
     *
     * Deletes a private way.
     */
    delete: operations['deleteReversePrivateEndpoint']
    options?: never
    head?: never
    /**
     * Update a reverse private endpoint
     *
     * Replaces the private names of an endpoint; nothing else of it can be changed.
     */
    patch: operations['updateReversePrivateEndpoint']
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
  '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints': {
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
     * List query API endpoints
     *
     * Lists the query API endpoints of a service, a page at a time.
     * A page with a `nextCursor` is not the last one.
     * Servers before 2026-09-12 do not have it.
     */
    get: operations['listQueryApiEndpoints']
    put?: never
    /**
     * Create a query API endpoint
     *
     * Creates a query API endpoint.
     * Servers before 2026-09-12 do not have it.
     */
    post: operations['createQueryApiEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the query API endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0a01-4c7e-9a21-6d0f3a5b7a11
         */
        endpointId: components['parameters']['EndpointId']
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
     * Get a query API endpoint
     *
     * Reads one query API endpoint.
     * Servers before 2026-09-12 do not have it.
     */
    get: operations['getQueryApiEndpoint']
    /**
     * Update a query API endpoint, replacing all of it
     *
     * Replaces a query API endpoint; what the body leaves out becomes empty.
     * One that a user owns cannot be changed here.
     * Servers before 2026-09-12 do not have it.
     */
    put: operations['updateQueryApiEndpoint']
    post?: never
    /**
     * Delete a query API endpoint
     *
     * Deletes a query API endpoint.
     * Servers before 2026-09-12 do not have it.
     */
    delete: operations['deleteQueryApiEndpoint']
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
  '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries': {
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
     * List saved queries
     *
     * Lists the saved queries of a service, a page at a time.
     * A page with a `nextCursor` is not the last one.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['listSavedQueries']
    put?: never
    /**
     * Create a saved query
     *
     * Creates a saved query.
     * Servers before 2026-09-16 do not have it.
     */
    post: operations['createSavedQuery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}': {
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
         * Id of the saved query.
         *
         * @format uuid
         * @example 5b8d1f3a-0a02-4c7e-9a21-6d0f3a5b7a11
         */
        queryId: components['parameters']['QueryId']
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
     * Get a saved query
     *
     * Reads one saved query.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getSavedQuery']
    /**
     * Update a saved query, replacing all of it
     *
     * Replaces a saved query; what the body leaves out becomes empty.
     * Servers before 2026-09-16 do not have it.
     */
    put: operations['updateSavedQuery']
    post?: never
    /**
     * Delete a saved query
     *
     * Deletes a saved query.
     * Servers before 2026-09-16 do not have it.
     */
    delete: operations['deleteSavedQuery']
    options?: never
    head?: never
    patch?: never
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
  '/v1/organizations/{organizationId}/services/{serviceId}/snapshotConfiguration': {
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
     * Get the snapshot configuration
     *
     * Reads when snapshots of a service are made.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getSnapshotConfiguration']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the snapshot configuration
     *
     * Changes when snapshots of a service are made; what the body leaves out stays as it is.
     * Servers before 2026-09-16 do not have it.
     */
    patch: operations['updateSnapshotConfiguration']
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/snapshots': {
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
     * List snapshots
     *
     * Lists the snapshots of a service.
     * The organization must have the capability `snapshots`.
     * Servers before 2026-09-15 do not have it.
     */
    get: operations['listSnapshots']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/organizations/{organizationId}/services/{serviceId}/snapshots/{snapshotId}': {
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
        /**
         * Id of the snapshot.
         *
         * @format uuid
         * @example 5b8d1f3a-0902-4c7e-9a21-6d0f3a5b7a11
         */
        snapshotId: components['parameters']['SnapshotId']
      }
      cookie?: never
    }
    /**
     * Get a snapshot
     *
     * Reads one snapshot.
     * Servers before 2026-09-15 do not have it.
     */
    get: operations['getSnapshot']
    put?: never
    post?: never
    delete?: never
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
  '/v1/whoami': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the identity of the key
     *
     * Returns who makes the request.
     * Servers before 2026-09-16 do not have it.
     */
    get: operations['getIdentity']
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
    AccessKeyRequest: AccessKeyRequest
    Acknowledgement: Acknowledgement
    ActiveBalances: ActiveBalances
    ActiveBalancesEnvelope: ActiveBalancesEnvelope
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
    BackupBucketEnvelope: BackupBucketEnvelope
    BackupConfiguration: BackupConfiguration
    BackupConfigurationEnvelope: BackupConfigurationEnvelope
    BackupEnvelope: BackupEnvelope
    BackupListEnvelope: BackupListEnvelope
    BackupRules: BackupRules
    BigQuerySettings: BigQuerySettings
    BigQuerySettingsRequest: BigQuerySettingsRequest
    BigQuerySource: BigQuerySource
    BigQuerySourceRequest: BigQuerySourceRequest
    BigQueryTableMapping: BigQueryTableMapping
    BigQueryTableMappingRequest: BigQueryTableMappingRequest
    ByocConfig: ByocConfig
    ByocInfrastructure: ByocInfrastructure
    ByocInfrastructureEnvelope: ByocInfrastructureEnvelope
    ByocInfrastructureProgress: ByocInfrastructureProgress
    ByocInfrastructureProgressEnvelope: ByocInfrastructureProgressEnvelope
    ByocInfrastructureStage: ByocInfrastructureStage
    ByocInfrastructureTags: ByocInfrastructureTags
    ByocInfrastructureTagsEnvelope: ByocInfrastructureTagsEnvelope
    ByocPrivateEndpointConfig: ByocPrivateEndpointConfig
    ByocPrivateEndpointConfigEnvelope: ByocPrivateEndpointConfigEnvelope
    ClientCertificateRequest: ClientCertificateRequest
    ConnectionStringRequest: ConnectionStringRequest
    CreateAwsBackupBucketRequest: CreateAwsBackupBucketRequest
    CreateAzureBackupBucketRequest: CreateAzureBackupBucketRequest
    CreateBackupBucketRequest: CreateBackupBucketRequest
    CreateDataPipelineRequest: CreateDataPipelineRequest
    CreatedKey: CreatedKey
    CreatedKeyEnvelope: CreatedKeyEnvelope
    CreatedService: CreatedService
    CreatedServiceEnvelope: CreatedServiceEnvelope
    CreateGcpBackupBucketRequest: CreateGcpBackupBucketRequest
    CreateInvitationRequest: CreateInvitationRequest
    CreateKeyRequest: CreateKeyRequest
    CreatePrivateEndpointRequest: CreatePrivateEndpointRequest
    CreateQueryApiEndpointRequest: CreateQueryApiEndpointRequest
    CreateReversePrivateEndpointRequest: CreateReversePrivateEndpointRequest
    CreateRoleRequest: CreateRoleRequest
    CreateSavedQueryRequest: CreateSavedQueryRequest
    CreateServiceRequest: CreateServiceRequest
    CreditBalance: CreditBalance
    CreditBalances: CreditBalances
    CreditBalancesEnvelope: CreditBalancesEnvelope
    CurrentScaling: CurrentScaling
    CustomPrivateDnsMapping: CustomPrivateDnsMapping
    CustomPrivateDnsMappingRequest: CustomPrivateDnsMappingRequest
    DatabaseSetting: DatabaseSetting
    DatabaseSettingDefinition: DatabaseSettingDefinition
    DatabaseSettingEnvelope: DatabaseSettingEnvelope
    DatabaseSettings: DatabaseSettings
    DatabaseSettingsEnvelope: DatabaseSettingsEnvelope
    DatabaseSettingsSchema: DatabaseSettingsSchema
    DatabaseSettingsSchemaEnvelope: DatabaseSettingsSchemaEnvelope
    DatabaseSettingWarning: DatabaseSettingWarning
    DataPipeline: DataPipeline
    DataPipelineContext: DataPipelineContext
    DataPipelineContextEnvelope: DataPipelineContextEnvelope
    DataPipelineDestination: DataPipelineDestination
    DataPipelineDestinationRequest: DataPipelineDestinationRequest
    DataPipelineEnvelope: DataPipelineEnvelope
    DataPipelineListEnvelope: DataPipelineListEnvelope
    DataPipelineScaling: DataPipelineScaling
    DataPipelineScalingRequest: DataPipelineScalingRequest
    DataPipelinesCdcScaling: DataPipelinesCdcScaling
    DataPipelinesCdcScalingEnvelope: DataPipelinesCdcScalingEnvelope
    DataPipelineSettings: DataPipelineSettings
    DataPipelineSettingsEnvelope: DataPipelineSettingsEnvelope
    DataPipelineSettingsRequest: DataPipelineSettingsRequest
    DataPipelineSource: DataPipelineSource
    DataPipelineSourceBigQueryRequest: DataPipelineSourceBigQueryRequest
    DataPipelineSourceKafkaRequest: DataPipelineSourceKafkaRequest
    DataPipelineSourceKinesisRequest: DataPipelineSourceKinesisRequest
    DataPipelineSourceMongoDbRequest: DataPipelineSourceMongoDbRequest
    DataPipelineSourceMySqlRequest: DataPipelineSourceMySqlRequest
    DataPipelineSourceObjectStorageRequest: DataPipelineSourceObjectStorageRequest
    DataPipelineSourcePostgresRequest: DataPipelineSourcePostgresRequest
    DataPipelineSourcePubSubRequest: DataPipelineSourcePubSubRequest
    DataPipelineSourceRequest: DataPipelineSourceRequest
    DestinationColumn: DestinationColumn
    DestinationColumnRequest: DestinationColumnRequest
    DestinationTableDefinition: DestinationTableDefinition
    DestinationTableDefinitionRequest: DestinationTableDefinitionRequest
    DestinationTableEngine: DestinationTableEngine
    DestinationTableEngineRequest: DestinationTableEngineRequest
    DiscoverDataPipelineSchemaRequest: DiscoverDataPipelineSchemaRequest
    DiscoveredField: DiscoveredField
    DiscoveredSchema: DiscoveredSchema
    DiscoveredSchemaEnvelope: DiscoveredSchemaEnvelope
    DnsTarget: DnsTarget
    ErrorEnvelope: ErrorEnvelope
    FieldMapping: FieldMapping
    FieldMappingRequest: FieldMappingRequest
    GlueSchemaRegistry: GlueSchemaRegistry
    GlueSchemaRegistryRequest: GlueSchemaRegistryRequest
    HorizontalRules: HorizontalRules
    Identity: Identity
    IdentityEnvelope: IdentityEnvelope
    IdentityOrganization: IdentityOrganization
    IdleScalingRequest: IdleScalingRequest
    IdleTimeoutRequest: IdleTimeoutRequest
    Invitation: Invitation
    InvitationEnvelope: InvitationEnvelope
    InvitationListEnvelope: InvitationListEnvelope
    IpAccessListEntry: IpAccessListEntry
    IpAccessListEntryRequest: IpAccessListEntryRequest
    IssuesErrorEnvelope: IssuesErrorEnvelope
    KafkaCredentialsRequest: KafkaCredentialsRequest
    KafkaOffset: KafkaOffset
    KafkaOffsetRequest: KafkaOffsetRequest
    KafkaSource: KafkaSource
    KafkaSourceRequest: KafkaSourceRequest
    KeyHashesRequest: KeyHashesRequest
    KinesisSource: KinesisSource
    KinesisSourceRequest: KinesisSourceRequest
    MaxReplicaMemoryRequest: MaxReplicaMemoryRequest
    MaxReplicasRequest: MaxReplicasRequest
    Member: Member
    MemberEnvelope: MemberEnvelope
    MemberListEnvelope: MemberListEnvelope
    MinReplicaMemoryRequest: MinReplicaMemoryRequest
    MinReplicasRequest: MinReplicasRequest
    MongoDbSettings: MongoDbSettings
    MongoDbSettingsRequest: MongoDbSettingsRequest
    MongoDbSource: MongoDbSource
    MongoDbSourceRequest: MongoDbSourceRequest
    MongoDbTableMapping: MongoDbTableMapping
    MongoDbTableMappingRequest: MongoDbTableMappingRequest
    MySqlSettings: MySqlSettings
    MySqlSettingsRequest: MySqlSettingsRequest
    MySqlSource: MySqlSource
    MySqlSourceRequest: MySqlSourceRequest
    MySqlTableMapping: MySqlTableMapping
    MySqlTableMappingRequest: MySqlTableMappingRequest
    NumReplicasRequest: NumReplicasRequest
    ObjectStorageSource: ObjectStorageSource
    ObjectStorageSourceRequest: ObjectStorageSourceRequest
    Organization: Organization
    OrganizationCapabilities: OrganizationCapabilities
    OrganizationEnvelope: OrganizationEnvelope
    OrganizationListEnvelope: OrganizationListEnvelope
    OrganizationPrivateEndpoint: OrganizationPrivateEndpoint
    OrganizationPrivateEndpointRequest: OrganizationPrivateEndpointRequest
    OrganizationPrivateEndpointsRequest: OrganizationPrivateEndpointsRequest
    PasswordCredentialsRequest: PasswordCredentialsRequest
    PostgresSettings: PostgresSettings
    PostgresSettingsRequest: PostgresSettingsRequest
    PostgresSource: PostgresSource
    PostgresSourceRequest: PostgresSourceRequest
    PostgresTableMapping: PostgresTableMapping
    PostgresTableMappingRequest: PostgresTableMappingRequest
    PrepaidBalance: PrepaidBalance
    PrivateDnsMapping: PrivateDnsMapping
    PrivateEndpoint: PrivateEndpoint
    PrivateEndpointConfig: PrivateEndpointConfig
    PrivateEndpointConfigEnvelope: PrivateEndpointConfigEnvelope
    PrivateEndpointEnvelope: PrivateEndpointEnvelope
    PrometheusTarget: PrometheusTarget
    PrometheusTargetList: PrometheusTargetList
    PubSubSource: PubSubSource
    PubSubSourceRequest: PubSubSourceRequest
    QueryApiEndpoint: QueryApiEndpoint
    QueryApiEndpointEnvelope: QueryApiEndpointEnvelope
    QueryApiEndpointItem: QueryApiEndpointItem
    QueryApiEndpointListEnvelope: QueryApiEndpointListEnvelope
    QueryEndpoint: QueryEndpoint
    QueryEndpointEnvelope: QueryEndpointEnvelope
    Quota: Quota
    QuotaEnvelope: QuotaEnvelope
    QuotaListEnvelope: QuotaListEnvelope
    RegionRequest: RegionRequest
    ReleaseChannelRequest: ReleaseChannelRequest
    RemoveMongoDbTableMappingRequest: RemoveMongoDbTableMappingRequest
    RemoveMySqlTableMappingRequest: RemoveMySqlTableMappingRequest
    RemovePostgresTableMappingRequest: RemovePostgresTableMappingRequest
    ReplicaRules: ReplicaRules
    RequestId: RequestId
    RequestIssue: RequestIssue
    ResourceTag: ResourceTag
    ResourceTagRequest: ResourceTagRequest
    ReversePrivateEndpoint: ReversePrivateEndpoint
    ReversePrivateEndpointEnvelope: ReversePrivateEndpointEnvelope
    ReversePrivateEndpointListEnvelope: ReversePrivateEndpointListEnvelope
    Role: Role
    RoleEnvelope: RoleEnvelope
    RoleListEnvelope: RoleListEnvelope
    RolePolicy: RolePolicy
    RolePolicyRequest: RolePolicyRequest
    RolePolicyTags: RolePolicyTags
    RolePolicyTagsRequest: RolePolicyTagsRequest
    SavedQuery: SavedQuery
    SavedQueryEnvelope: SavedQueryEnvelope
    SavedQueryItem: SavedQueryItem
    SavedQueryListEnvelope: SavedQueryListEnvelope
    ScalingSchedule: ScalingSchedule
    ScalingScheduleBaseConfig: ScalingScheduleBaseConfig
    ScalingScheduleEntry: ScalingScheduleEntry
    ScalingScheduleEntryRequest: ScalingScheduleEntryRequest
    ScalingScheduleEnvelope: ScalingScheduleEnvelope
    ScheduleEntryRules: ScheduleEntryRules
    SchemaDiscoverySourceKafkaRequest: SchemaDiscoverySourceKafkaRequest
    SchemaDiscoverySourceKinesisRequest: SchemaDiscoverySourceKinesisRequest
    SchemaDiscoverySourceObjectStorageRequest: SchemaDiscoverySourceObjectStorageRequest
    SchemaDiscoverySourcePubSubRequest: SchemaDiscoverySourcePubSubRequest
    SchemaDiscoverySourceRequest: SchemaDiscoverySourceRequest
    SchemaRegistry: SchemaRegistry
    SchemaRegistryRequest: SchemaRegistryRequest
    Service: Service
    ServiceAccountRequest: ServiceAccountRequest
    ServiceEndpoint: ServiceEndpoint
    ServiceEndpointChangeRequest: ServiceEndpointChangeRequest
    ServiceEnvelope: ServiceEnvelope
    ServiceListEnvelope: ServiceListEnvelope
    ServicePassword: ServicePassword
    ServicePasswordEnvelope: ServicePasswordEnvelope
    ServiceProfile: ServiceProfile
    ServiceProfileListEnvelope: ServiceProfileListEnvelope
    ServiceRules: ServiceRules
    ServiceScalingPatchRequest: ServiceScalingPatchRequest
    Snapshot: Snapshot
    SnapshotConfiguration: SnapshotConfiguration
    SnapshotConfigurationEnvelope: SnapshotConfigurationEnvelope
    SnapshotEnvelope: SnapshotEnvelope
    SnapshotListEnvelope: SnapshotListEnvelope
    Status: Status
    StoredBackupBucket: StoredBackupBucket
    UpdateAwsBackupBucketRequest: UpdateAwsBackupBucketRequest
    UpdateAzureBackupBucketRequest: UpdateAzureBackupBucketRequest
    UpdateBackupBucketRequest: UpdateBackupBucketRequest
    UpdateBackupConfigurationRequest: UpdateBackupConfigurationRequest
    UpdateDatabaseSettingsRequest: UpdateDatabaseSettingsRequest
    UpdateDataPipelineDestinationRequest: UpdateDataPipelineDestinationRequest
    UpdateDataPipelineRequest: UpdateDataPipelineRequest
    UpdateDataPipelineScalingRequest: UpdateDataPipelineScalingRequest
    UpdateDataPipelinesCdcScalingRequest: UpdateDataPipelinesCdcScalingRequest
    UpdateDataPipelineSettingsRequest: UpdateDataPipelineSettingsRequest
    UpdateDataPipelineSourceKafkaRequest: UpdateDataPipelineSourceKafkaRequest
    UpdateDataPipelineSourceKinesisRequest: UpdateDataPipelineSourceKinesisRequest
    UpdateDataPipelineSourceMongoDbRequest: UpdateDataPipelineSourceMongoDbRequest
    UpdateDataPipelineSourceMySqlRequest: UpdateDataPipelineSourceMySqlRequest
    UpdateDataPipelineSourceObjectStorageRequest: UpdateDataPipelineSourceObjectStorageRequest
    UpdateDataPipelineSourcePostgresRequest: UpdateDataPipelineSourcePostgresRequest
    UpdateDataPipelineSourcePubSubRequest: UpdateDataPipelineSourcePubSubRequest
    UpdateDataPipelineSourceRequest: UpdateDataPipelineSourceRequest
    UpdateDataPipelineStateRequest: UpdateDataPipelineStateRequest
    UpdatedDatabaseSettings: UpdatedDatabaseSettings
    UpdatedDatabaseSettingsEnvelope: UpdatedDatabaseSettingsEnvelope
    UpdateGcpBackupBucketRequest: UpdateGcpBackupBucketRequest
    UpdateKafkaSourceRequest: UpdateKafkaSourceRequest
    UpdateKeyRequest: UpdateKeyRequest
    UpdateKinesisSourceRequest: UpdateKinesisSourceRequest
    UpdateMemberRequest: UpdateMemberRequest
    UpdateMongoDbSettingsRequest: UpdateMongoDbSettingsRequest
    UpdateMongoDbSourceRequest: UpdateMongoDbSourceRequest
    UpdateMySqlSettingsRequest: UpdateMySqlSettingsRequest
    UpdateMySqlSourceRequest: UpdateMySqlSourceRequest
    UpdateObjectStorageSourceRequest: UpdateObjectStorageSourceRequest
    UpdateOrganizationRequest: UpdateOrganizationRequest
    UpdatePostgresSettingsRequest: UpdatePostgresSettingsRequest
    UpdatePostgresSourceRequest: UpdatePostgresSourceRequest
    UpdatePubSubSourceRequest: UpdatePubSubSourceRequest
    UpdateQueryApiEndpointRequest: UpdateQueryApiEndpointRequest
    UpdateReversePrivateEndpointRequest: UpdateReversePrivateEndpointRequest
    UpdateRoleRequest: UpdateRoleRequest
    UpdateSavedQueryRequest: UpdateSavedQueryRequest
    UpdateServicePasswordRequest: UpdateServicePasswordRequest
    UpdateServiceReplicaScalingRequest: UpdateServiceReplicaScalingRequest
    UpdateServiceRequest: UpdateServiceRequest
    UpdateServiceStateRequest: UpdateServiceStateRequest
    UpdateSnapshotConfigurationRequest: UpdateSnapshotConfigurationRequest
    UpdateUpgradeWindowRequest: UpdateUpgradeWindowRequest
    UpgradeWindow: UpgradeWindow
    UpgradeWindowEnvelope: UpgradeWindowEnvelope
    UpsertQueryEndpointRequest: UpsertQueryEndpointRequest
    UpsertScalingScheduleRequest: UpsertScalingScheduleRequest
    UsageCost: UsageCost
    UsageCostEnvelope: UsageCostEnvelope
    UsageCostMetrics: UsageCostMetrics
    UsageCostRecord: UsageCostRecord
    WorkloadIdentity: WorkloadIdentity
  }
  responses: {
    /** The prepaid credits. */
    ActiveBalancesFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ActiveBalancesEnvelope
      }
    }
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
    /** The bucket. */
    BackupBucketFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': BackupBucketEnvelope
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
    /** The request breaks a rule. */
    BadQuery: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': IssuesErrorEnvelope
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
    /** The answer. */
    ByocInfrastructureFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ByocInfrastructureEnvelope
      }
    }
    /** The answer. */
    ByocInfrastructureProgressFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ByocInfrastructureProgressEnvelope
      }
    }
    /** The answer. */
    ByocInfrastructureTagsFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ByocInfrastructureTagsEnvelope
      }
    }
    /** The answer. */
    ByocPrivateEndpointConfigFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ByocPrivateEndpointConfigEnvelope
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
    /** The credits. */
    CreditBalancesFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': CreditBalancesEnvelope
      }
    }
    /** The setting. */
    DatabaseSettingFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DatabaseSettingEnvelope
      }
    }
    /** The settings. */
    DatabaseSettingsFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DatabaseSettingsEnvelope
      }
    }
    /** The settings that can be changed. */
    DatabaseSettingsSchemaFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DatabaseSettingsSchemaEnvelope
      }
    }
    /** The changed settings. */
    DatabaseSettingsUpdated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': UpdatedDatabaseSettingsEnvelope
      }
    }
    /** The context. */
    DataPipelineContextFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DataPipelineContextEnvelope
      }
    }
    /** The pipeline. */
    DataPipelineFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DataPipelineEnvelope
      }
    }
    /** The pipelines. */
    DataPipelineList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DataPipelineListEnvelope
      }
    }
    /** The size. */
    DataPipelinesCdcScalingFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DataPipelinesCdcScalingEnvelope
      }
    }
    /** The settings. */
    DataPipelineSettingsFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DataPipelineSettingsEnvelope
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
    /** The fields of the source. */
    DiscoveredSchemaFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': DiscoveredSchemaEnvelope
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
    /** Who makes the request. */
    IdentityFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': IdentityEnvelope
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
    /** The addresses. */
    PrometheusTargetList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': PrometheusTargetList
      }
    }
    /** The created query API endpoint. */
    QueryApiEndpointCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QueryApiEndpointEnvelope
      }
    }
    /** The query API endpoint. */
    QueryApiEndpointFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QueryApiEndpointEnvelope
      }
    }
    /** A page. */
    QueryApiEndpointList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QueryApiEndpointListEnvelope
      }
    }
    /** The object belongs to a user, or its name is taken. */
    QueryConflict: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': IssuesErrorEnvelope
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
    /** The key lacks the permission. */
    QueryForbidden: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': IssuesErrorEnvelope
      }
    }
    /** There is no such object. */
    QueryNotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': IssuesErrorEnvelope
      }
    }
    /** The quota. */
    QuotaFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QuotaEnvelope
      }
    }
    /** The quotas. */
    QuotaList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': QuotaListEnvelope
      }
    }
    /** The reverse private endpoint. */
    ReversePrivateEndpointFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ReversePrivateEndpointEnvelope
      }
    }
    /** The reverse private endpoints. */
    ReversePrivateEndpointList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ReversePrivateEndpointListEnvelope
      }
    }
    /** The role. */
    RoleFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': RoleEnvelope
      }
    }
    /** The roles. */
    RoleList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': RoleListEnvelope
      }
    }
    /** The created saved query. */
    SavedQueryCreated: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SavedQueryEnvelope
      }
    }
    /** The saved query. */
    SavedQueryFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SavedQueryEnvelope
      }
    }
    /** A page. */
    SavedQueryList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SavedQueryListEnvelope
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
    /** The service is idle or stopped, and the operation needs a running one. */
    ServiceNotRunning: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ErrorEnvelope
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
    /** The profiles. */
    ServiceProfileList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': ServiceProfileListEnvelope
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
    /** When snapshots are made. */
    SnapshotConfigurationFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SnapshotConfigurationEnvelope
      }
    }
    /** The snapshot. */
    SnapshotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SnapshotEnvelope
      }
    }
    /** The snapshots. */
    SnapshotList: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': SnapshotListEnvelope
      }
    }
    /** A gateway gave up waiting for the answer; the change may have been made. */
    SourceNotReached: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'text/html': string
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
     * The most balances.
     *
     * @minimum 1
     * @example 10
     */
    BalanceLimit: number
    /**
     * How many balances are left out at the beginning.
     *
     * @minimum 0
     * @example 0
     */
    BalanceOffset: number
    /**
     * Id of the infrastructure of the organization; a `region_id` must match it.
     *
     * @format uuid
     * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
     */
    ByocId: string
    /**
     * Id of the infrastructure.
     *
     * @format uuid
     * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
     */
    ByocInfrastructureId: string
    /**
     * Where the page begins: the `nextCursor` of the page before.
     *
     * @example eyJpZCI6MX0
     */
    Cursor: string
    /**
     * The most items of a page.
     * Default: 100.
     *
     * @minimum 1
     * @maximum 100
     * @example 50
     */
    CursorLimit: number
    /**
     * Id of the pipeline.
     *
     * @format uuid
     * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
     */
    DataPipelineId: string
    /**
     * Id of the query API endpoint.
     *
     * @format uuid
     * @example 5b8d1f3a-0a01-4c7e-9a21-6d0f3a5b7a11
     */
    EndpointId: string
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
     * Id of the saved query.
     *
     * @format uuid
     * @example 5b8d1f3a-0a02-4c7e-9a21-6d0f3a5b7a11
     */
    QueryId: string
    /**
     * Code of the quota.
     *
     * @minLength 1
     * @example services-per-organization
     */
    QuotaCode: string
    /**
     * Region of the service; that of the infrastructure, where `byoc_id` is given.
     *
     * @example us-east-1
     */
    RegionId: string
    /**
     * Id of the reverse private endpoint.
     *
     * @format uuid
     * @example 5b8d1f3a-0701-4c7e-9a21-6d0f3a5b7a11
     */
    ReversePrivateEndpointId: string
    /**
     * Id of the role.
     *
     * @format uuid
     * @example 3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36
     */
    RoleId: string
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
     * Name of the setting.
     *
     * @minLength 1
     * @example max_query_size
     */
    SettingName: string
    /**
     * Id of the snapshot.
     *
     * @format uuid
     * @example 5b8d1f3a-0902-4c7e-9a21-6d0f3a5b7a11
     */
    SnapshotId: string
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
  getActiveBalances: {
    parameters: {
      query?: {
        /**
         * The most balances.
         *
         * @minimum 1
         * @example 10
         */
        limit?: components['parameters']['BalanceLimit']
        /**
         * How many balances are left out at the beginning.
         *
         * @minimum 0
         * @example 0
         */
        offset?: components['parameters']['BalanceOffset']
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
      200: components['responses']['ActiveBalancesFound']
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
  getByocInfrastructure: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
      200: components['responses']['ByocInfrastructureFound']
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
  getByocPrivateEndpointConfig: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
      200: components['responses']['ByocPrivateEndpointConfigFound']
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
  getByocInfrastructureProgress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
      200: components['responses']['ByocInfrastructureProgressFound']
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
  getByocInfrastructureTags: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the infrastructure.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byocInfrastructureId: components['parameters']['ByocInfrastructureId']
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
      200: components['responses']['ByocInfrastructureTagsFound']
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
  getCreditBalances: {
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
      200: components['responses']['CreditBalancesFound']
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
  listPrometheusTargets: {
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
      200: components['responses']['PrometheusTargetList']
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
  listQuotas: {
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
      200: components['responses']['QuotaList']
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
  getQuota: {
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
         * Code of the quota.
         *
         * @minLength 1
         * @example services-per-organization
         */
        quotaCode: components['parameters']['QuotaCode']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['QuotaFound']
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
  listRoles: {
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
      200: components['responses']['RoleList']
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
  createRole: {
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
    /** The role. */
    requestBody: {
      content: {
        'application/json': CreateRoleRequest
      }
    }
    responses: {
      200: components['responses']['RoleFound']
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
  getRole: {
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
         * Id of the role.
         *
         * @format uuid
         * @example 3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36
         */
        roleId: components['parameters']['RoleId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['RoleFound']
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
  deleteRole: {
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
         * Id of the role.
         *
         * @format uuid
         * @example 3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36
         */
        roleId: components['parameters']['RoleId']
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
  updateRole: {
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
         * Id of the role.
         *
         * @format uuid
         * @example 3d0f6a52-8c17-4e9b-b2d4-5a7c9e1f0b36
         */
        roleId: components['parameters']['RoleId']
      }
      cookie?: never
    }
    /** The changes; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateRoleRequest
      }
    }
    responses: {
      200: components['responses']['RoleFound']
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
  listServiceProfiles: {
    parameters: {
      query: {
        /**
         * Id of the infrastructure of the organization; a `region_id` must match it.
         *
         * @format uuid
         * @example 5b8d1f3a-0b01-4c7e-9a21-6d0f3a5b7a11
         */
        byoc_id?: components['parameters']['ByocId']
        /**
         * Region of the service; that of the infrastructure, where `byoc_id` is given.
         *
         * @example us-east-1
         */
        region_id: components['parameters']['RegionId']
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
      200: components['responses']['ServiceProfileList']
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
  getBackupBucket: {
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
      200: components['responses']['BackupBucketFound']
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
  createBackupBucket: {
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
    /** The bucket. */
    requestBody: {
      content: {
        'application/json': CreateBackupBucketRequest
      }
    }
    responses: {
      200: components['responses']['BackupBucketFound']
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
  deleteBackupBucket: {
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
  updateBackupBucket: {
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
    /** The changes. */
    requestBody: {
      content: {
        'application/json': UpdateBackupBucketRequest
      }
    }
    responses: {
      200: components['responses']['BackupBucketFound']
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
  listDatabaseSettings: {
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
      200: components['responses']['DatabaseSettingsFound']
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
  updateDatabaseSettings: {
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
    /** The settings. */
    requestBody: {
      content: {
        'application/json': UpdateDatabaseSettingsRequest
      }
    }
    responses: {
      200: components['responses']['DatabaseSettingsUpdated']
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
  getDatabaseSetting: {
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
        /**
         * Name of the setting.
         *
         * @minLength 1
         * @example max_query_size
         */
        settingName: components['parameters']['SettingName']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DatabaseSettingFound']
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
  deleteDatabaseSetting: {
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
        /**
         * Name of the setting.
         *
         * @minLength 1
         * @example max_query_size
         */
        settingName: components['parameters']['SettingName']
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
  getDatabaseSettingsSchema: {
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
      200: components['responses']['DatabaseSettingsSchemaFound']
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
  listDataPipelines: {
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
      200: components['responses']['DataPipelineList']
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
  createDataPipeline: {
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
    /** The pipeline. */
    requestBody: {
      content: {
        'application/json': CreateDataPipelineRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelineFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
      504: components['responses']['SourceNotReached']
    }
  }
  getDataPipeline: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
      200: components['responses']['DataPipelineFound']
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
  deleteDataPipeline: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateDataPipeline: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
    /** The changes; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateDataPipelineRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelineFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
      504: components['responses']['SourceNotReached']
    }
  }
  updateDataPipelineScaling: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
    /** The size; what is left out stays. */
    requestBody: {
      content: {
        'application/json': UpdateDataPipelineScalingRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelineFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getDataPipelineSettings: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
      200: components['responses']['DataPipelineSettingsFound']
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
  updateDataPipelineSettings: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
    /** All settings. */
    requestBody: {
      content: {
        'application/json': UpdateDataPipelineSettingsRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelineSettingsFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateDataPipelineState: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the pipeline.
         *
         * @format uuid
         * @example 5b8d1f3a-0101-4c7e-9a21-6d0f3a5b7a11
         */
        dataPipelineId: components['parameters']['DataPipelineId']
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
        'application/json': UpdateDataPipelineStateRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelineFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getDataPipelineContext: {
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
      200: components['responses']['DataPipelineContextFound']
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
  discoverDataPipelineSchema: {
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
    /** The source. */
    requestBody: {
      content: {
        'application/json': DiscoverDataPipelineSchemaRequest
      }
    }
    responses: {
      200: components['responses']['DiscoveredSchemaFound']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      424: components['responses']['ServiceNotRunning']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getDataPipelinesCdcScaling: {
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
      200: components['responses']['DataPipelinesCdcScalingFound']
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
  updateDataPipelinesCdcScaling: {
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
    /** The size. */
    requestBody: {
      content: {
        'application/json': UpdateDataPipelinesCdcScalingRequest
      }
    }
    responses: {
      200: components['responses']['DataPipelinesCdcScalingFound']
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
  listReversePrivateEndpoints: {
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
      200: components['responses']['ReversePrivateEndpointList']
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
  createReversePrivateEndpoint: {
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
        'application/json': CreateReversePrivateEndpointRequest
      }
    }
    responses: {
      200: components['responses']['ReversePrivateEndpointFound']
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
  getReversePrivateEndpoint: {
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
         * Id of the reverse private endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0701-4c7e-9a21-6d0f3a5b7a11
         */
        reversePrivateEndpointId: components['parameters']['ReversePrivateEndpointId']
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
      200: components['responses']['ReversePrivateEndpointFound']
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
  deleteReversePrivateEndpoint: {
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
         * Id of the reverse private endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0701-4c7e-9a21-6d0f3a5b7a11
         */
        reversePrivateEndpointId: components['parameters']['ReversePrivateEndpointId']
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
  updateReversePrivateEndpoint: {
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
         * Id of the reverse private endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0701-4c7e-9a21-6d0f3a5b7a11
         */
        reversePrivateEndpointId: components['parameters']['ReversePrivateEndpointId']
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
    /** All private names. */
    requestBody: {
      content: {
        'application/json': UpdateReversePrivateEndpointRequest
      }
    }
    responses: {
      200: components['responses']['ReversePrivateEndpointFound']
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
  listQueryApiEndpoints: {
    parameters: {
      query?: {
        /**
         * Where the page begins: the `nextCursor` of the page before.
         *
         * @example eyJpZCI6MX0
         */
        cursor?: components['parameters']['Cursor']
        /**
         * The most items of a page.
         * Default: 100.
         *
         * @minimum 1
         * @maximum 100
         * @example 50
         */
        limit?: components['parameters']['CursorLimit']
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
      200: components['responses']['QueryApiEndpointList']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createQueryApiEndpoint: {
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
    /** The query API endpoint. */
    requestBody: {
      content: {
        'application/json': CreateQueryApiEndpointRequest
      }
    }
    responses: {
      201: components['responses']['QueryApiEndpointCreated']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getQueryApiEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the query API endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0a01-4c7e-9a21-6d0f3a5b7a11
         */
        endpointId: components['parameters']['EndpointId']
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
      200: components['responses']['QueryApiEndpointFound']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateQueryApiEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the query API endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0a01-4c7e-9a21-6d0f3a5b7a11
         */
        endpointId: components['parameters']['EndpointId']
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
    /** The whole query API endpoint. */
    requestBody: {
      content: {
        'application/json': UpdateQueryApiEndpointRequest
      }
    }
    responses: {
      200: components['responses']['QueryApiEndpointFound']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteQueryApiEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * Id of the query API endpoint.
         *
         * @format uuid
         * @example 5b8d1f3a-0a01-4c7e-9a21-6d0f3a5b7a11
         */
        endpointId: components['parameters']['EndpointId']
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
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
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
  listSavedQueries: {
    parameters: {
      query?: {
        /**
         * Where the page begins: the `nextCursor` of the page before.
         *
         * @example eyJpZCI6MX0
         */
        cursor?: components['parameters']['Cursor']
        /**
         * The most items of a page.
         * Default: 100.
         *
         * @minimum 1
         * @maximum 100
         * @example 50
         */
        limit?: components['parameters']['CursorLimit']
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
      200: components['responses']['SavedQueryList']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  createSavedQuery: {
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
    /** The saved query. */
    requestBody: {
      content: {
        'application/json': CreateSavedQueryRequest
      }
    }
    responses: {
      201: components['responses']['SavedQueryCreated']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getSavedQuery: {
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
         * Id of the saved query.
         *
         * @format uuid
         * @example 5b8d1f3a-0a02-4c7e-9a21-6d0f3a5b7a11
         */
        queryId: components['parameters']['QueryId']
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
      200: components['responses']['SavedQueryFound']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  updateSavedQuery: {
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
         * Id of the saved query.
         *
         * @format uuid
         * @example 5b8d1f3a-0a02-4c7e-9a21-6d0f3a5b7a11
         */
        queryId: components['parameters']['QueryId']
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
    /** The whole saved query. */
    requestBody: {
      content: {
        'application/json': UpdateSavedQueryRequest
      }
    }
    responses: {
      200: components['responses']['SavedQueryFound']
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalServerError']
      502: components['responses']['BadGateway']
      503: components['responses']['ServiceUnavailable']
    }
  }
  deleteSavedQuery: {
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
         * Id of the saved query.
         *
         * @format uuid
         * @example 5b8d1f3a-0a02-4c7e-9a21-6d0f3a5b7a11
         */
        queryId: components['parameters']['QueryId']
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
      400: components['responses']['BadQuery']
      401: components['responses']['Unauthorized']
      403: components['responses']['QueryForbidden']
      404: components['responses']['QueryNotFound']
      409: components['responses']['QueryConflict']
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
  getSnapshotConfiguration: {
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
      200: components['responses']['SnapshotConfigurationFound']
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
  updateSnapshotConfiguration: {
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
    /** The changes; no field is required. */
    requestBody: {
      content: {
        'application/json': UpdateSnapshotConfigurationRequest
      }
    }
    responses: {
      200: components['responses']['SnapshotConfigurationFound']
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
  listSnapshots: {
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
      200: components['responses']['SnapshotList']
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
  getSnapshot: {
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
        /**
         * Id of the snapshot.
         *
         * @format uuid
         * @example 5b8d1f3a-0902-4c7e-9a21-6d0f3a5b7a11
         */
        snapshotId: components['parameters']['SnapshotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['SnapshotFound']
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
  getIdentity: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['IdentityFound']
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
