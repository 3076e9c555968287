import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import { answersJson, upstreamDown } from '../../answers.ts'
import { requestId } from '../../managed.ts'

export const scalingResponses: readonly ResponseGolden[] = [
  {
    section: '2.2',
    name: 'reads a whole service record',
    answers: [
      [
        ...answersJson('200 OK'),
        '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":{',
        '"id":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658","name":"Checkout events","provider":"aws",',
        '"region":"eu-central-1",',
        '"state":"running","databaseVersion":"25.8.2.41",',
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
        '"complianceType":"hipaa"}}',
      ],
    ],
    outcome: {
      requestId,
      payload: {
        id: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658',
        name: 'Checkout events',
        provider: 'aws',
        region: 'eu-central-1',
        state: 'running',
        databaseVersion: '25.8.2.41',
        endpoints: [
          { protocol: 'nativesecure', host: 'x7k2.eu-central-1.example.com', port: 9440, username: null },
          { protocol: 'mysql', host: 'x7k2.eu-central-1.example.com', port: 3306, username: 'mysql4x7k2' },
        ],
        tier: 'production',
        minTotalMemoryGb: 48,
        maxTotalMemoryGb: 360,
        minReplicaMemoryGb: 16,
        maxReplicaMemoryGb: 120,
        numReplicas: 3,
        idleScaling: true,
        idleTimeoutMinutes: 15,
        ipAccessList: [{ source: '203.0.113.0/24', description: 'Office' }],
        createdAt: '2025-09-16T08:21:43Z',
        encryptionKey: 'arn:aws:kms:eu-central-1:123456789012:key/9d1c',
        encryptionAssumedRoleIdentifier: 'arn:aws:iam::123456789012:role/disk',
        iamRole: 'arn:aws:iam::123456789012:role/objects',
        privateEndpointIds: ['vpce-0a1b2c3d'],
        availablePrivateEndpointIds: ['vpce-0a1b2c3d', 'vpce-4e5f6a7b'],
        dataWarehouseId: 'dw-51c8',
        isPrimary: true,
        isReadonly: false,
        releaseChannel: 'slow',
        byocId: 'byoc-7f31',
        hasTransparentDataEncryption: true,
        profile: 'v1-highmem-m',
        transparentDataEncryptionKeyId: 'tde-20c4',
        encryptionRoleId: 'role-8ab2',
        complianceType: 'hipaa',
      },
    },
  },
  {
    name: 'reads a body that carries the result alone',
    answers: [[...answersJson('200 OK'), '{"result":{"id":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658"}}']],
    outcome: { payload: { id: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658' } },
  },
  {
    name: 'keeps nulls, values and fields that nobody has listed',
    answers: [
      [
        ...answersJson('200 OK'),
        '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","result":{"state":"softdeleting",',
        '"region":"il-central-1",',
        '"profile":null,"ipAccessList":null,"endpoints":null,"autoscalingMode":"horizontal","tags":[{"key":"team"}]}}',
      ],
    ],
    outcome: {
      requestId,
      payload: {
        state: 'softdeleting',
        region: 'il-central-1',
        profile: null,
        ipAccessList: null,
        endpoints: null,
        autoscalingMode: 'horizontal',
        tags: [{ key: 'team' }],
      },
    },
  },
  {
    section: '7',
    name: 'throws what the server says of a bad request',
    answers: [
      [...answersJson('400 Bad Request'), '{"status":400,"error":"BAD_REQUEST: Invalid service id: no such service"}'],
    ],
    outcome: {
      error: 'BadRequestError',
      status: 400,
      detail: 'BAD_REQUEST: Invalid service id: no such service',
      says: `PATCH /v1/organizations/{organizationId}/services/{serviceId}/scaling answered 400: BAD_REQUEST: Invalid service id: no such service`,
    },
  },
  {
    name: 'keeps the request id of a refusal that has one',
    answers: [
      [
        ...answersJson('401 Unauthorized'),
        '{"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58","error":"UNAUTHORIZED: Key is not active","status":401}',
      ],
    ],
    outcome: { error: 'AuthenticationError', status: 401, detail: 'UNAUTHORIZED: Key is not active', requestId },
  },
  {
    name: 'throws the failed dependency of an idle service, a status without a class of its own',
    answers: [[...answersJson('424 Failed Dependency'), '{"status":424,"error":"FAILED_DEPENDENCY: Service is idle"}']],
    outcome: { error: 'ApiError', status: 424, detail: 'FAILED_DEPENDENCY: Service is idle' },
  },
  {
    name: 'throws a bare 429 with the fraction of seconds that a header asks for',
    answers: [
      [
        'HTTP/1.1 429 Too Many Requests',
        'content-type: application/json; charset=utf-8',
        'x-ratelimit-reset: 7.25',
        '',
        '{"error":"TOO_MANY_REQUESTS"}',
      ],
    ],
    outcome: { error: 'RateLimitError', status: 429, detail: 'TOO_MANY_REQUESTS', retryAfter: 7.25 },
  },
  {
    name: 'sends a limited change again, for it was not applied',
    retries: 2,
    answers: [
      [
        'HTTP/1.1 429 Too Many Requests',
        'content-type: application/json; charset=utf-8',
        'x-ratelimit-reset: 0.01',
        '',
        '{"error":"TOO_MANY_REQUESTS"}',
      ],
      [...answersJson('200 OK'), '{"result":{"numReplicas":3}}'],
    ],
    outcome: { payload: { numReplicas: 3 } },
  },
  {
    name: 'does not send a change again after a gateway failed, for it may have been applied',
    retries: 2,
    answers: [upstreamDown],
    outcome: { error: 'ServerError', status: 503, detail: 'upstream down', retryAfter: 0.01 },
  },
  {
    name: 'throws the words of the HTML page of a gateway',
    answers: [
      [
        'HTTP/1.1 502 Bad Gateway',
        'content-type: text/html',
        '',
        '<html><head><title>502</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>',
      ],
    ],
    outcome: { error: 'ServerError', status: 502, detail: '502 Bad Gateway' },
  },
  {
    section: '7',
    name: 'throws by the status alone when the body says nothing',
    undescribed: 'An answer may come without its body.',
    answers: [[...answersJson('400 Bad Request'), 'null']],
    outcome: { error: 'BadRequestError', status: 400, detail: '' },
  },
]
