import { replicaCount } from './scaling-request.ts'
import { ipAccessListEntry, serviceEndpoint } from './service-parts.ts'
import { list, type RecordTable } from './table.ts'

/** The states of a service, which another section names again. */
export const stateNames = list(`
  starting stopping terminating awaking partially_running provisioning running stopped terminated degraded
  failed idle`)

export const service: RecordTable = {
  section: '2.2',
  title: 'service record',
  name: 'Service',
  fields: {
    id: { type: 'string', format: 'uuid', says: ['unique service id'] },
    name: { type: 'string', maxLength: 50, says: ['alphanumeric with whitespace, up to 50 characters'] },
    provider: { type: 'string enum', values: ['aws', 'gcp', 'azure'] },
    region: {
      type: 'string enum',
      values: list(`
        ap-northeast-1 ap-south-1 ap-southeast-1 ap-southeast-2 eu-central-1 eu-west-1 eu-west-2 me-central-1
        us-east-1 us-east-2 us-west-2 us-east1 us-central1 europe-west4 asia-southeast1 eastus eastus2 westus3
        germanywestcentral`),
    },
    state: { type: 'string enum', values: stateNames },
    databaseVersion: { type: 'string', says: ['version of the database software of the service'] },
    endpoints: { type: 'array of object', record: serviceEndpoint, says: ['all service endpoints'] },
    tier: {
      type: 'string enum',
      deprecated: true,
      values: list(`
        development production dedicated_high_mem dedicated_high_cpu dedicated_standard
        dedicated_standard_n2d_standard_4 dedicated_standard_n2d_standard_8 dedicated_standard_n2d_standard_32
        dedicated_standard_n2d_standard_128 dedicated_standard_n2d_standard_32_16SSD
        dedicated_standard_n2d_standard_64_24SSD`),
      says: [
        'deprecated for the BASIC, SCALE and ENTERPRISE organization tiers',
        'production services scale',
        'development services are fixed size',
        'Azure services do not support the development tier',
      ],
    },
    minTotalMemoryGb: {
      type: 'number',
      deprecated: true,
      minimum: 24,
      maximum: 1068,
      multipleOf: 12,
      says: [
        'minimum memory of three workers during auto-scaling, in GB',
        'production services only',
        'inaccurate for services with a non-default replica count',
      ],
    },
    maxTotalMemoryGb: {
      type: 'number',
      deprecated: true,
      minimum: 24,
      maximum: 1068,
      multipleOf: 12,
      says: [
        'at most 360 for non-paid services and 1068 for paid services',
        'production services only',
        'inaccurate for services with a non-default replica count',
      ],
    },
    minReplicaMemoryGb: {
      type: 'number',
      minimum: 8,
      maximum: 356,
      multipleOf: 4,
      says: ['minimum memory of each replica during auto-scaling, in GB'],
    },
    maxReplicaMemoryGb: {
      type: 'number',
      minimum: 8,
      maximum: 356,
      multipleOf: 4,
      says: [
        'at most 120 for non-paid services and 356 for paid services',
        'the maximum replica size is subject to cloud provider hardware availability in the region',
      ],
    },
    numReplicas: { type: 'number', minimum: 1, maximum: 20, says: replicaCount },
    idleScaling: { type: 'boolean', default: true, says: ['true allows scale-down to zero when idle'] },
    idleTimeoutMinutes: { type: 'number', minimum: 5, says: ['minimum idle timeout in minutes'] },
    ipAccessList: {
      type: 'array of object',
      record: ipAccessListEntry,
      says: ['addresses allowed to access the service'],
    },
    createdAt: { type: 'string', format: 'date-time', says: ['*ISO 8601* creation timestamp', '*creation timestamp*'] },
    encryptionKey: { type: 'string', says: ['optional customer-provided disk encryption key'] },
    encryptionAssumedRoleIdentifier: { type: 'string', says: ['optional role used for disk encryption'] },
    iamRole: { type: 'string', says: ['role used for accessing objects in object storage'] },
    privateEndpointIds: { type: 'array of string', says: ['private endpoints of the service'] },
    availablePrivateEndpointIds: {
      type: 'array of string',
      says: ['private endpoint ids that can be attached to the service'],
    },
    dataWarehouseId: { type: 'string', says: ['data warehouse containing the service'] },
    isPrimary: { type: 'boolean', says: ['true if the service is the primary service of its data warehouse'] },
    isReadonly: {
      type: 'boolean',
      says: ['true if read-only', 'can be read-only only if dataWarehouseId is provided'],
    },
    releaseChannel: {
      type: 'string enum',
      values: ['slow', 'default', 'fast'],
      says: [
        '*fast gives new releases as early as available* (*higher* bug *risk*)',
        'slow defers releases',
        'default is the regular channel',
        'production services only',
      ],
    },
    byocId: {
      type: 'string',
      says: [
        'id returned after setting up a region for bring-your-own-cloud',
        'when specified, minReplicaMemoryGb and the maximum replica memory parameter are also required, with values among 48, 116, 172, 232',
      ],
    },
    hasTransparentDataEncryption: {
      type: 'boolean',
      says: [
        'true if transparent data encryption is enabled',
        'ENTERPRISE organization tier only',
        'can be enabled only at service creation',
      ],
    },
    profile: {
      type: 'string enum',
      values: list(`
        v1-default v1-highmem-xs v1-highmem-s v1-highmem-m v1-highmem-l v1-highmem-xl v1-highcpu-s v1-highcpu-m
        v1-highcpu-l v1-highcpu-xl`),
      says: ['custom instance profile', 'ENTERPRISE organization tier only'],
    },
    transparentDataEncryptionKeyId: {
      type: 'string',
      says: ['id of the encryption key', 'available only if hasTransparentDataEncryption is true'],
    },
    encryptionRoleId: {
      type: 'string',
      says: ['id of the role used for encryption', 'available only if hasTransparentDataEncryption is true'],
    },
    complianceType: { type: 'string enum', values: ['hipaa', 'pci'] },
  },
}
