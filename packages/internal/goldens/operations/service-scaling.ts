import type { OperationGoldens, RequestGolden, ResponseGolden } from '../src/golden.ts'
import { jsonHead, managed, refusedOption, requestId, service, withoutAddress } from './deployments.ts'
import { refusedBodies, refusedContents, refusedCredentials, refusedIds, refuses, requestsWith } from './requests.ts'
import { falseSuccesses, falseSuccessInHtml, reads, sentOnce, throws } from './responses.ts'

const { json, plain, foreign } = managed
const serviceId = '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658'
const start = `PATCH ${service}/scaling HTTP/1.1`
const body = '{"numReplicas":3}'

const requests: readonly RequestGolden[] = [
  {
    name: 'sends the number of replicas, and nothing else',
    sends: [
      'PATCH /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/scaling HTTP/1.1',
      'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
      'accept: application/json',
      'content-type: application/json',
      '',
      '{"numReplicas":3}',
    ],
  },
  ...requestsWith(
    [start, ...json],
    {
      'sends all five settings':
        '{"minTotalMemoryGb":48,"maxTotalMemoryGb":360,"numReplicas":3,"idleScaling":true,"idleTimeoutMinutes":15}',
      'sends an empty body, because no setting is required': '{}',
      'sends the least of each setting':
        '{"minTotalMemoryGb":24,"maxTotalMemoryGb":24,"numReplicas":1,"idleScaling":false,"idleTimeoutMinutes":5}',
      'sends the most memory and replicas, and a long idle timeout, which has no upper bound':
        '{"minTotalMemoryGb":1068,"maxTotalMemoryGb":1068,"numReplicas":20,"idleTimeoutMinutes":10080}',
    },
    [serviceId],
  ),
  {
    name: 'sends to the organization of the call',
    with: [serviceId, { numReplicas: 3 }, { organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51' }],
    sends: [
      `PATCH /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/services/${serviceId}/scaling HTTP/1.1`,
      ...json,
      '',
      body,
    ],
  },
  {
    name: 'sends a secret with a colon and an umlaut in UTF-8',
    client: { keySecret: 'pa:ss:wörd' },
    sends: [
      start,
      'authorization: Basic UW03dFh2MkxrUDlzV2Q0UjpwYTpzczp3w7ZyZA==',
      'accept: application/json',
      'content-type: application/json',
      '',
      body,
    ],
    unjudged: 'The mock does not read a secret with a colon.',
  },
]

const responses: readonly ResponseGolden[] = [
  ...reads(managed, {
    'reads a service record with every field': [
      '{"id":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658","name":"Checkout events","provider":"aws",',
      '"region":"eu-central-1","state":"running","databaseVersion":"25.8.2.41",',
      '"endpoints":[{"protocol":"nativesecure","host":"x7k2.eu-central-1.example.com","port":9440,"username":null},',
      '{"protocol":"mysql","host":"x7k2.eu-central-1.example.com","port":3306,"username":"mysql4x7k2"}],',
      '"tier":"production","minTotalMemoryGb":48,"maxTotalMemoryGb":360,"minReplicaMemoryGb":16,',
      '"maxReplicaMemoryGb":120,"numReplicas":3,"idleScaling":true,"idleTimeoutMinutes":15,',
      '"ipAccessList":[{"source":"203.0.113.0/24","description":"Office"}],"createdAt":"2025-09-16T08:21:43Z",',
      '"encryptionKey":"arn:aws:kms:eu-central-1:123456789012:key/9d1c",',
      '"encryptionAssumedRoleIdentifier":"arn:aws:iam::123456789012:role/disk",',
      '"iamRole":"arn:aws:iam::123456789012:role/objects","privateEndpointIds":["vpce-0a1b2c3d"],',
      '"availablePrivateEndpointIds":["vpce-0a1b2c3d","vpce-4e5f6a7b"],"dataWarehouseId":"dw-51c8","isPrimary":true,',
      '"isReadonly":false,"releaseChannel":"slow","byocId":"byoc-7f31","hasTransparentDataEncryption":true,',
      '"profile":"v1-highmem-m","transparentDataEncryptionKeyId":"tde-20c4","encryptionRoleId":"role-8ab2",',
      '"complianceType":"hipaa"}',
    ],
    'keeps nulls, and values and fields that the document does not list': [
      '{"state":"softdeleting","region":"il-central-1","profile":null,"ipAccessList":null,"endpoints":null,',
      '"autoscalingMode":"horizontal","tags":[{"key":"team"}]}',
    ],
  }),
  {
    name: 'reads a body that has only the result',
    answers: [[...jsonHead('200 OK'), '{"result":{"id":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658"}}']],
    outcome: { payload: { id: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658' } },
  },
  throws('400 Bad Request', '{"status":400,"error":"BAD_REQUEST: Invalid service id: no such service"}'),
  throws('401 Unauthorized', `{"requestId":"${requestId}","error":"UNAUTHORIZED: Key is not active","status":401}`),
  throws('424 Failed Dependency', '{"status":424,"error":"FAILED_DEPENDENCY: Service is idle"}'),
  managed.limited,
  sentOnce,
  {
    name: 'throws an error without a body by its status',
    undescribed: 'The document describes a body, and servers may leave it out.',
    answers: [[...jsonHead('400 Bad Request'), 'null']],
    outcome: { error: 'BadRequestError', status: 400, detail: '' },
  },
]

const refusedSettings = refusedBodies(
  [start, ...json],
  [
    ['numReplicas', 'refuses less than 1 replica', '{"numReplicas":0}'],
    ['numReplicas', 'refuses more than 20 replicas', '{"numReplicas":21}'],
    ['numReplicas', 'refuses half a replica', '{"numReplicas":2.5}'],
    ['numReplicas', 'refuses a number as text', '{"numReplicas":"3"}'],
    ['minTotalMemoryGb', 'refuses a minimum of memory below 24 GB', '{"minTotalMemoryGb":12}'],
    ['minTotalMemoryGb', 'refuses a minimum of memory above 1068 GB', '{"minTotalMemoryGb":1080}'],
    ['minTotalMemoryGb', 'refuses a minimum of memory that is no multiple of 12', '{"minTotalMemoryGb":32}'],
    ['minTotalMemoryGb', 'refuses a minimum of memory with its unit', '{"minTotalMemoryGb":"48GB"}'],
    ['maxTotalMemoryGb', 'refuses a maximum of memory below 24 GB', '{"maxTotalMemoryGb":12}'],
    ['maxTotalMemoryGb', 'refuses a maximum of memory above 1068 GB', '{"maxTotalMemoryGb":1080}'],
    ['maxTotalMemoryGb', 'refuses a maximum of memory that is no multiple of 12', '{"maxTotalMemoryGb":364}'],
    ['idleTimeoutMinutes', 'refuses an idle timeout below 5 minutes', '{"idleTimeoutMinutes":4}'],
    ['idleTimeoutMinutes', 'refuses an idle timeout as text', '{"idleTimeoutMinutes":"15m"}'],
    ['idleScaling', 'refuses a boolean as text', '{"idleScaling":"false"}'],
    ['idleScaling', 'refuses null for a boolean', '{"idleScaling":null}'],
    ['', 'refuses a misspelt setting', '{"numReplica":3}'],
    ['', 'refuses a field of the service record that is no setting', '{"minReplicaMemoryGb":16}'],
    ['', 'refuses a list of settings', '[{"numReplicas":3}]'],
  ],
)

export const updateServiceScaling: OperationGoldens = {
  with: [serviceId, { numReplicas: 3 }],
  requests,
  responses,
  refused: [
    ...refusedSettings,
    refuses(
      'a service id that is no UUID',
      400,
      [start.replace(serviceId, 'checkout'), ...json, '', body],
      'path.serviceId',
    ),
    refuses(
      'an organization id that is no UUID',
      400,
      [`PATCH /v1/organizations/acme/services/${serviceId}/scaling HTTP/1.1`, ...json, '', body],
      'path.organizationId',
    ),
    refuses('the method POST', 405, [start.replace('PATCH', 'POST'), ...json, '', body]),
    refuses('a path that no operation has', 404, [start.replace('scaling', 'totalScaling'), ...json, '', body]),
    ...refusedContents(start, plain, body, [serviceId]),
    ...refusedCredentials(start, foreign, body),
    ...refusedIds('serviceId', [{ numReplicas: 3 }]),
    withoutAddress,
    refusedOption('organizationId', ''),
    ...falseSuccesses(managed),
    falseSuccessInHtml,
  ],
}
