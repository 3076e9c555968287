import { flag, list, named, number, object, oneOf, text, type ValueFacts } from './fact-tables.ts'

// The interface shows bounds of the record, too. They are stated for requests only, because servers outgrow them.
const totalMemory: ValueFacts = { type: 'number', deprecated: true }
const totalMemoryBounds = { minimum: 24, maximum: 1068, multipleOf: 12 }
const idleScaling: ValueFacts = { type: 'boolean', default: true, says: ['true allows scale-down to zero when idle'] }
const idleTimeoutMinutes: ValueFacts = { type: 'number', says: ['minimum idle timeout in minutes'] }
const numReplicas: ValueFacts = {
  type: 'number',
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

const serviceEndpoint = named('ServiceEndpoint', {
  protocol: oneOf('https nativesecure mysql'),
  host: text('service host name'),
  port: number('numeric port'),
  username: { ...text('optional username for the endpoint'), nullable: true },
})

const ipAccessListEntry = named('IpAccessListEntry', {
  source: text('IP address or CIDR'),
  description: text('optional description of the IPv4 address or CIDR'),
})

const regions = `
  ap-northeast-1 ap-south-1 ap-southeast-1 ap-southeast-2 eu-central-1 eu-west-1 eu-west-2 me-central-1 us-east-1
  us-east-2 us-west-2 us-east1 us-central1 europe-west4 asia-southeast1 eastus eastus2 westus3 germanywestcentral`
const states =
  'starting stopping terminating awaking partially_running provisioning running stopped terminated degraded failed idle'
const tiers = `
  development production dedicated_high_mem dedicated_high_cpu dedicated_standard dedicated_standard_n2d_standard_4
  dedicated_standard_n2d_standard_8 dedicated_standard_n2d_standard_32 dedicated_standard_n2d_standard_128
  dedicated_standard_n2d_standard_32_16SSD dedicated_standard_n2d_standard_64_24SSD`
const profiles = `
  v1-default v1-highmem-xs v1-highmem-s v1-highmem-m v1-highmem-l v1-highmem-xl v1-highcpu-s v1-highcpu-m v1-highcpu-l
  v1-highcpu-xl`

const service = named('Service', {
  id: { ...text('unique service id'), format: 'uuid' },
  name: text('alphanumeric with whitespace, up to 50 characters'),
  provider: oneOf('aws gcp azure'),
  region: oneOf(regions),
  state: oneOf(states),
  databaseVersion: text('version of the database software of the service'),
  endpoints: list(serviceEndpoint, 'all service endpoints'),
  tier: {
    ...oneOf(
      tiers,
      'deprecated for the BASIC, SCALE and ENTERPRISE organization tiers',
      'production services scale; development services are fixed size',
      'Azure services do not support the development tier',
    ),
    deprecated: true,
  },
  minTotalMemoryGb: { ...totalMemory, says: ['minimum memory of three workers', production, inaccurate] },
  maxTotalMemoryGb: { ...totalMemory, says: [totalByTier, production, inaccurate] },
  minReplicaMemoryGb: { type: 'number', says: ['minimum memory of each replica during auto scaling, in GB'] },
  maxReplicaMemoryGb: {
    type: 'number',
    says: [
      'at most 120 for non-paid services and 356 for paid services',
      'the maximum replica size is subject to cloud provider hardware availability in the region',
    ],
  },
  numReplicas,
  idleScaling,
  idleTimeoutMinutes,
  ipAccessList: list(ipAccessListEntry, 'addresses allowed to access the service'),
  createdAt: { ...text('creation timestamp, ISO 8601'), format: 'date-time' },
  encryptionKey: text('optional customer-provided disk encryption key'),
  encryptionAssumedRoleIdentifier: text('optional role used for disk encryption'),
  iamRole: text('role used for accessing objects in object storage'),
  privateEndpointIds: list(text(), 'private endpoints of the service'),
  availablePrivateEndpointIds: list(text(), 'private endpoint ids that can be attached to the service'),
  dataWarehouseId: text('data warehouse containing the service'),
  isPrimary: flag('true if the service is the primary service of its data warehouse'),
  isReadonly: flag('true if the service is read-only', 'it can be read-only only if dataWarehouseId is provided'),
  releaseChannel: oneOf(
    'slow default fast',
    'fast gives new releases as early as available, with a higher risk of bugs',
    'slow defers releases; default is the regular channel',
    production,
  ),
  byocId: text(
    'id returned after setting up a region for bring-your-own-cloud',
    'when it is specified, minReplicaMemoryGb and the maximum replica memory parameter are also required, with values among 48, 116, 172 and 232',
  ),
  hasTransparentDataEncryption: flag(
    'true if transparent data encryption is enabled',
    enterprise,
    'can be enabled only at service creation',
  ),
  profile: oneOf(profiles, 'custom instance profile', enterprise),
  transparentDataEncryptionKeyId: text('id of the encryption key', withEncryption),
  encryptionRoleId: text('id of the role used for encryption', withEncryption),
  complianceType: oneOf('hipaa pci'),
})

const status = number('HTTP status code')
const success = {
  status,
  requestId: { ...text('UUID version 4', 'unique id', 'assigned to every request'), format: 'uuid' },
} as const

export const successEnvelope: ValueFacts = object(success)
export const serviceEnvelope: ValueFacts = object({ ...success, result: service })
export const deletionEnvelope: ValueFacts = { ...successEnvelope, without: ['result'] }
export const errorEnvelope: ValueFacts = object({ status, error: text('detailed error description') })

export const scalingRequest: ValueFacts = {
  ...named('ServiceScalingPatchRequest', {
    minTotalMemoryGb: { ...totalMemory, ...totalMemoryBounds, says: [production] },
    maxTotalMemoryGb: { ...totalMemory, ...totalMemoryBounds, says: [totalByTier, production] },
    numReplicas: {
      ...numReplicas,
      minimum: 1,
      maximum: 20,
      says: [...(numReplicas.says ?? []), 'adjusting it must be enabled by support'],
    },
    idleScaling,
    idleTimeoutMinutes: { ...idleTimeoutMinutes, minimum: 5 },
  }),
  closed: true,
  nothingRequired: true,
  says: ['no field is required'],
}

const channel: ValueFacts = {
  ...object({ type: oneOf('webhook'), webhookId: text('id of the webhook') }),
  member: ['type', 'webhook'],
  closed: true,
  says: ['where notifications go'],
}

/** The member of the alert union that watches a tile; the interface shows only this one. */
export const alertRequest: ValueFacts = {
  ...object({
    dashboardId: text('id of the dashboard that holds the tile'),
    tileId: text('id of a tile of that dashboard'),
    threshold: number('value that triggers the alert'),
    interval: oneOf('1h', 'a number and a unit, such as 1h'),
    source: oneOf('tile', 'the alert watches a tile'),
    thresholdType: oneOf('above', 'compared with the threshold', 'above is the threshold'),
    channel,
    name: text('name of the alert'),
    message: text('notification text'),
  }),
  member: ['source', 'tile'],
  closed: true,
}

const chartSeries: ValueFacts = {
  ...object({
    sourceId: text('id of the source'),
    aggFn: oneOf('count', 'aggregate function'),
    where: text('of the form <field>:<value>'),
    groupBy: { type: 'array', mayBeEmpty: true, says: ['can be empty'] },
  }),
  closed: true,
}

export const chartSeriesRequest: ValueFacts = {
  ...object({
    startTime: number('start of the range, in epoch milliseconds'),
    endTime: number('end of the range, in epoch milliseconds'),
    granularity: oneOf('1h', 'size of a bucket', 'a number and a unit, such as 1h'),
    series: list(chartSeries),
  }),
  closed: true,
}
