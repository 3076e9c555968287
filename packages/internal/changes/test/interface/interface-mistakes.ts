import { readFileSync } from 'node:fs'
import { apis } from '@clouddb/packed/install/packages.ts'
import { readBlocks } from '../comparison/blocks.ts'
import type { Roots } from '../comparison/corpus/edits.ts'

const ofService = '/v1/organizations/{organizationId}/services/{serviceId}'
const schemas = ['components', 'schemas']

/** Names for the parts that most mistakes are in. */
export const roots: Roots = {
  schemas,
  answers: ['components', 'responses'],
  credentials: ['components', 'securitySchemes'],
  keyId: ['components', 'parameters', 'KeyId'],
  scaling: ['paths', `${ofService}/scaling`],
  update: ['paths', `${ofService}/scaling`, 'patch'],
  deletion: ['paths', '/v1/organizations/{organizationId}/keys/{keyId}', 'delete'],
  service: [...schemas, 'Service', 'properties'],
  request: [...schemas, 'ServiceScalingPatchRequest'],
  replicas: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'numReplicas'],
  timeout: [...schemas, 'ServiceScalingPatchRequest', 'properties', 'idleTimeoutMinutes'],
  groupBy: [...schemas, 'ChartSeriesRequest', 'properties', 'groupBy'],
  dashboard: ['paths', `${ofService}/observability/dashboards/{dashboardId}`],
  listSources: ['paths', `${ofService}/observability/sources`, 'get'],
}

/**
 * One mistake of each kind that the comparison with the interface must find: edits of a document, and the complaint that they
 * must lead to. Its indented line is the file of the complaint and a part of it.
 */
export const mistakes = apis.flatMap((api) =>
  readBlocks(readFileSync(new URL(`mistakes/${api}.txt`, import.meta.url), 'utf8')).map(
    ({ lines, expected: [complaint = ''] }) => {
      const [file, ...words] = complaint.split(': ')
      return { api, mistake: lines.join('; '), lines, file, words: words.join(': ') }
    },
  ),
)
