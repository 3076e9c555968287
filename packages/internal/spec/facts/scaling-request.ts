import type { NonEmpty, RecordTable } from './table.ts'

/** What 2.4 says about a number of replicas; the service record refers to it. */
export const replicaCount: NonEmpty<string> = [
  'between 2 and 20 for the first service in a warehouse',
  'services created in an existing warehouse can have as few as 1',
  'further restrictions may apply by organization tier',
  'default 1 for the BASIC tier and 3 for the SCALE and ENTERPRISE tiers',
]

/** The JSON body of the scaling update. */
export const scalingRequest: RecordTable = {
  section: '2.4',
  title: 'scaling request',
  name: 'ServiceScalingPatchRequest',
  nothingRequired: true,
  says: ['*no field* is marked *required*'],
  fields: {
    minTotalMemoryGb: {
      type: 'number',
      deprecated: true,
      minimum: 24,
      maximum: 1068,
      multipleOf: 12,
      says: ['production services only'],
    },
    maxTotalMemoryGb: {
      type: 'number',
      deprecated: true,
      minimum: 24,
      maximum: 1068,
      multipleOf: 12,
      says: ['at most 360 for non-paid services, 1068 for paid', 'production services only'],
    },
    numReplicas: {
      type: 'number',
      minimum: 1,
      maximum: 20,
      says: [...replicaCount, '*adjusting* numReplicas *must be enabled by support*'],
    },
    idleScaling: { type: 'boolean', default: true },
    idleTimeoutMinutes: { type: 'number', minimum: 5 },
  },
}
