import type { RequestGolden } from '../../../src/goldens/golden.ts'
import { json, service } from '../../managed.ts'

const serviceId = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'
const start = `PATCH ${service}/scaling HTTP/1.1`

export const scalingRequests: readonly RequestGolden[] = [
  {
    section: '4.1',
    name: 'sends the number of replicas, and nothing that was not asked for',
    sends: [
      'PATCH /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/scaling HTTP/1.1',
      'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"numReplicas":3}',
    ],
  },
  {
    section: '2.4',
    name: 'sends all five settings',
    with: [
      serviceId,
      { minTotalMemoryGb: 48, maxTotalMemoryGb: 360, numReplicas: 3, idleScaling: true, idleTimeoutMinutes: 15 },
    ],
    sends: [
      start,
      ...json,
      '',
      '{"minTotalMemoryGb":48,"maxTotalMemoryGb":360,"numReplicas":3,"idleScaling":true,"idleTimeoutMinutes":15}',
    ],
  },
  {
    section: '2.4',
    name: 'sends an empty body, for no setting is required',
    with: [serviceId, {}],
    sends: [start, ...json, '', '{}'],
  },
  {
    section: '8',
    name: 'sends the least of each setting',
    with: [
      serviceId,
      { minTotalMemoryGb: 24, maxTotalMemoryGb: 24, numReplicas: 1, idleScaling: false, idleTimeoutMinutes: 5 },
    ],
    sends: [
      start,
      ...json,
      '',
      '{"minTotalMemoryGb":24,"maxTotalMemoryGb":24,"numReplicas":1,"idleScaling":false,"idleTimeoutMinutes":5}',
    ],
  },
  {
    section: '8',
    name: 'sends the most memory and replicas, and a long idle timeout, which has no upper bound',
    with: [serviceId, { minTotalMemoryGb: 1068, maxTotalMemoryGb: 1068, numReplicas: 20, idleTimeoutMinutes: 10080 }],
    sends: [
      start,
      ...json,
      '',
      '{"minTotalMemoryGb":1068,"maxTotalMemoryGb":1068,"numReplicas":20,"idleTimeoutMinutes":10080}',
    ],
  },
  {
    section: '4.1',
    name: 'sends to the organization that one call names instead of its own',
    with: [serviceId, { idleScaling: false }, { organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51' }],
    sends: [
      'PATCH /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/scaling HTTP/1.1',
      ...json,
      '',
      '{"idleScaling":false}',
    ],
  },
  {
    section: '5',
    name: 'sends a secret with a colon and an umlaut, in UTF-8',
    client: { keySecret: 'pa:ss:wörd' },
    sends: [
      start,
      'authorization: Basic UW03dFh2MkxrUDlzV2Q0UjpwYTpzczp3w7ZyZA==',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"numReplicas":3}',
    ],
    unjudged: 'The mock takes a secret with a colon for no credential.',
  },
]
