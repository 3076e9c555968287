import { type ValueFacts, words } from './fact-tables.ts'

const totalMemory: ValueFacts = { type: 'number', deprecated: true, minimum: 24, maximum: 1068, multipleOf: 12 }
const replicaMemory: ValueFacts = { type: 'number', minimum: 8, maximum: 356, multipleOf: 4 }
const idleScaling: ValueFacts = { type: 'boolean', default: true, says: ['true allows scale-down to zero when idle'] }
const idleTimeoutMinutes: ValueFacts = { type: 'number', minimum: 5, says: ['minimum idle timeout in minutes'] }
const numReplicas: ValueFacts = {
  type: 'number',
  minimum: 1,
  maximum: 20,
  says: [
    'between 2 and 20 for the first service in a warehouse',
    'services created in an existing warehouse can have as few as 1',
    'further restrictions may apply by organization tier',
    'default 1 for the BASIC tier and 3 for the SCALE and ENTERPRISE tiers',
  ],
}
const production = 'production services only'
const enterprise = 'ENTERPRISE organization tier only'
const inaccurate = 'inaccurate for services with a non-default replica count'
const totalByTier = 'at most 360 for non-paid services and 1068 for paid services'
const withEncryption = 'available only if hasTransparentDataEncryption is true'

const serviceEndpoint: ValueFacts = {
  type: 'object',
  name: 'ServiceEndpoint',
  fields: {
    protocol: { type: 'string', values: ['https', 'nativesecure', 'mysql'] },
    host: { type: 'string', says: ['service host name'] },
    port: { type: 'number', says: ['numeric port'] },
    username: { type: 'string', nullable: true, says: ['optional username for the endpoint'] },
  },
}

const ipAccessListEntry: ValueFacts = {
  type: 'object',
  name: 'IpAccessListEntry',
  fields: {
    source: { type: 'string', says: ['IP address or CIDR'] },
    description: { type: 'string', says: ['optional description of the IPv4 address or CIDR'] },
  },
}

const service: ValueFacts = {
  type: 'object',
  name: 'Service',
  fields: {
    id: { type: 'string', format: 'uuid', says: ['unique service id'] },
    name: { type: 'string', maxLength: 50, says: ['alphanumeric with whitespace, up to 50 characters'] },
    provider: { type: 'string', values: ['aws', 'gcp', 'azure'] },
    region: {
      type: 'string',
      values: words(`
        ap-northeast-1 ap-south-1 ap-southeast-1 ap-southeast-2 eu-central-1 eu-west-1 eu-west-2 me-central-1
        us-east-1 us-east-2 us-west-2 us-east1 us-central1 europe-west4 asia-southeast1 eastus eastus2 westus3
        germanywestcentral`),
    },
    state: {
      type: 'string',
      values: words(`
        starting stopping terminating awaking partially_running provisioning running stopped terminated degraded
        failed idle`),
    },
    databaseVersion: { type: 'string', says: ['version of the database software of the service'] },
    endpoints: { type: 'array', items: serviceEndpoint, says: ['all service endpoints'] },
    tier: {
      type: 'string',
      deprecated: true,
      values: words(`
        development production dedicated_high_mem dedicated_high_cpu dedicated_standard
        dedicated_standard_n2d_standard_4 dedicated_standard_n2d_standard_8 dedicated_standard_n2d_standard_32
        dedicated_standard_n2d_standard_128 dedicated_standard_n2d_standard_32_16SSD
        dedicated_standard_n2d_standard_64_24SSD`),
      says: [
        'deprecated for the BASIC, SCALE and ENTERPRISE organization tiers',
        'production services scale; development services are fixed size',
        'Azure services do not support the development tier',
      ],
    },
    minTotalMemoryGb: { ...totalMemory, says: ['minimum memory of three workers', production, inaccurate] },
    maxTotalMemoryGb: { ...totalMemory, says: [totalByTier, production, inaccurate] },
    minReplicaMemoryGb: { ...replicaMemory, says: ['minimum memory of each replica during auto scaling, in GB'] },
    maxReplicaMemoryGb: {
      ...replicaMemory,
      says: [
        'at most 120 for non-paid services and 356 for paid services',
        'the maximum replica size is subject to cloud provider hardware availability in the region',
      ],
    },
    numReplicas,
    idleScaling,
    idleTimeoutMinutes,
    ipAccessList: { type: 'array', items: ipAccessListEntry, says: ['addresses allowed to access the service'] },
    createdAt: { type: 'string', format: 'date-time', says: ['creation timestamp, ISO 8601'] },
    encryptionKey: { type: 'string', says: ['optional customer-provided disk encryption key'] },
    encryptionAssumedRoleIdentifier: { type: 'string', says: ['optional role used for disk encryption'] },
    iamRole: { type: 'string', says: ['role used for accessing objects in object storage'] },
    privateEndpointIds: { type: 'array', items: { type: 'string' }, says: ['private endpoints of the service'] },
    availablePrivateEndpointIds: {
      type: 'array',
      items: { type: 'string' },
      says: ['private endpoint ids that can be attached to the service'],
    },
    dataWarehouseId: { type: 'string', says: ['data warehouse containing the service'] },
    isPrimary: { type: 'boolean', says: ['true if the service is the primary service of its data warehouse'] },
    isReadonly: {
      type: 'boolean',
      says: ['true if the service is read-only', 'it can be read-only only if dataWarehouseId is provided'],
    },
    releaseChannel: {
      type: 'string',
      values: ['slow', 'default', 'fast'],
      says: [
        'fast gives new releases as early as available, with a higher risk of bugs',
        'slow defers releases; default is the regular channel',
        production,
      ],
    },
    byocId: {
      type: 'string',
      says: [
        'id returned after setting up a region for bring-your-own-cloud',
        'when it is specified, minReplicaMemoryGb and the maximum replica memory parameter are also required, with values among 48, 116, 172 and 232',
      ],
    },
    hasTransparentDataEncryption: {
      type: 'boolean',
      says: ['true if transparent data encryption is enabled', enterprise, 'can be enabled only at service creation'],
    },
    profile: {
      type: 'string',
      values: words(`
        v1-default v1-highmem-xs v1-highmem-s v1-highmem-m v1-highmem-l v1-highmem-xl v1-highcpu-s v1-highcpu-m
        v1-highcpu-l v1-highcpu-xl`),
      says: ['custom instance profile', enterprise],
    },
    transparentDataEncryptionKeyId: { type: 'string', says: ['id of the encryption key', withEncryption] },
    encryptionRoleId: { type: 'string', says: ['id of the role used for encryption', withEncryption] },
    complianceType: { type: 'string', values: ['hipaa', 'pci'] },
  },
}

export const successEnvelope: ValueFacts = {
  type: 'object',
  fields: {
    status: { type: 'number', says: ['HTTP status code'] },
    requestId: { type: 'string', format: 'uuid', says: ['UUID version 4', 'unique id', 'assigned to every request'] },
  },
}

export const errorEnvelope: ValueFacts = {
  type: 'object',
  fields: {
    status: { type: 'number', says: ['HTTP status code'] },
    error: { type: 'string', says: ['detailed error description'] },
  },
}

export const serviceEnvelope: ValueFacts = {
  ...successEnvelope,
  fields: { ...successEnvelope.fields, result: service },
}

export const deletionEnvelope: ValueFacts = { ...successEnvelope, without: ['result'] }

export const scalingRequest: ValueFacts = {
  type: 'object',
  name: 'ServiceScalingPatchRequest',
  closed: true,
  nothingRequired: true,
  says: ['no field is required'],
  fields: {
    minTotalMemoryGb: { ...totalMemory, says: [production] },
    maxTotalMemoryGb: { ...totalMemory, says: [totalByTier, production] },
    numReplicas: { ...numReplicas, says: [...(numReplicas.says ?? []), 'adjusting it must be enabled by support'] },
    idleScaling,
    idleTimeoutMinutes,
  },
}

/** The member of the alert union that watches a tile; the interface shows only this one. */
export const alertRequest: ValueFacts = {
  type: 'object',
  member: ['source', 'tile'],
  closed: true,
  fields: {
    dashboardId: { type: 'string', says: ['id of the dashboard that holds the tile'] },
    tileId: { type: 'string', says: ['id of a tile of that dashboard'] },
    threshold: { type: 'number', says: ['value that triggers the alert'] },
    interval: { type: 'string', values: ['1h'], says: ['a number and a unit, such as 1h'] },
    source: { type: 'string', values: ['tile'], says: ['the alert watches a tile'] },
    thresholdType: {
      type: 'string',
      values: ['above'],
      says: ['compared with the threshold', 'above is the threshold'],
    },
    channel: {
      type: 'object',
      member: ['type', 'webhook'],
      closed: true,
      says: ['where notifications go'],
      fields: {
        type: { type: 'string', values: ['webhook'] },
        webhookId: { type: 'string', says: ['id of the webhook'] },
      },
    },
    name: { type: 'string', says: ['name of the alert'] },
    message: { type: 'string', says: ['notification text'] },
  },
}

export const chartSeriesRequest: ValueFacts = {
  type: 'object',
  closed: true,
  fields: {
    startTime: { type: 'number', says: ['start of the range, in epoch milliseconds'] },
    endTime: { type: 'number', says: ['end of the range, in epoch milliseconds'] },
    granularity: { type: 'string', values: ['1h'], says: ['size of a bucket', 'a number and a unit, such as 1h'] },
    series: {
      type: 'array',
      items: {
        type: 'object',
        closed: true,
        fields: {
          sourceId: { type: 'string', says: ['id of the source'] },
          aggFn: { type: 'string', values: ['count'], says: ['aggregate function'] },
          where: { type: 'string', says: ['of the form <field>:<value>'] },
          groupBy: { type: 'array', mayBeEmpty: true, says: ['can be empty'] },
        },
      },
    },
  },
}
