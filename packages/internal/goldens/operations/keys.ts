import type { OperationGoldens } from '../src/golden.ts'
import { jsonHead, managed, organization, requestId, withoutAddress } from './deployments.ts'
import { refusedCredentials, refusedIds, refuses } from './requests.ts'
import { falseSuccessInHtml, notServed, repeated, sentOnce, throws } from './responses.ts'
import { type Single, single } from './single.ts'

const { plain, foreign, deleted } = managed
const keyId = 'd4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064'

export const deleteKey: OperationGoldens = {
  with: [keyId],
  requests: [
    {
      name: 'sends the id of the key in the path, and no body',
      sends: [
        'DELETE /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1',
        'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
        'accept: application/json',
        '',
      ],
    },
    {
      name: 'encodes the id, which is any text',
      with: ['team a/key?b=#1 100%'],
      sends: [`DELETE ${organization}/keys/team%20a%2Fkey%3Fb%3D%231%20100%25 HTTP/1.1`, ...plain, ''],
    },
    {
      name: 'sends to the organization of the call, which is any text',
      with: [keyId, { organizationId: 'acme' }],
      sends: [`DELETE /v1/organizations/acme/keys/${keyId} HTTP/1.1`, ...plain, ''],
    },
  ],
  responses: [
    {
      name: 'resolves to nothing, with the request id',
      answers: [[...jsonHead('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}']],
      outcome: { payload: undefined, requestId },
    },
    {
      name: 'resolves to nothing when the response is empty',
      undescribed: 'The document describes a body, and servers may leave it out.',
      answers: [['HTTP/1.1 200 OK', '']],
      outcome: { payload: undefined },
    },
    {
      name: 'names the object in the message of an error',
      answers: [
        [
          ...jsonHead('400 Bad Request'),
          '{"status":400,"error":"BAD_REQUEST: The key that authenticates the request cannot be deleted"}',
        ],
      ],
      outcome: {
        error: 'BadRequestError',
        status: 400,
        detail: 'BAD_REQUEST: The key that authenticates the request cannot be deleted',
        says: 'DELETE /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 answered 400: BAD_REQUEST: The key that authenticates the request cannot be deleted',
      },
    },
    throws('404 Not Found', `{"status":404,"error":"NOT_FOUND","requestId":"${requestId}"}`),
    throws('409 Conflict', '{"status":409,"error":"CONFLICT: Key is in use"}'),
    throws('403 Forbidden', '{"status":403,"error":"FORBIDDEN"}'),
    throws('429 Too Many Requests', '{"error":"TOO_MANY_REQUESTS"}'),
    notServed('DELETE /v1/organizations/a1f0c9d2/keys/d4c7a6e8'),
    repeated(deleted, { payload: undefined, requestId }),
  ],
  refused: [
    withoutAddress,
    ...refusedCredentials(`DELETE ${organization}/keys/${keyId} HTTP/1.1`, foreign),
    refuses('the method POST', 405, [`POST ${organization}/keys/${keyId} HTTP/1.1`, ...plain, '']),
    ...refusedIds('keyId'),
    falseSuccessInHtml,
  ],
}

const of = (operation: Single): OperationGoldens => single(managed, organization, operation)
const record =
  `{"id":"${keyId}","name":"Deployments","createdAt":"2026-08-17T04:12:34Z","keySuffix":"vBoN","roles":[],` +
  '"assignedRoles":[{"roleId":"8d1c3b5a-7f60-4e92-a4d8-2b6c0e9f1a37","roleName":"Admin","roleType":"system"}],' +
  '"state":"enabled","usedAt":"2026-08-17T04:32:00Z","ipAccessList":[{"source":"0.0.0.0/0","description":"Anywhere"}]}'

export const keys: Record<string, OperationGoldens> = {
  listKeys: of({ start: 'GET /keys', reads: ['[', record, `,{"id":"${keyId}","expireAt":null}]`] }),
  getKey: of({ start: `GET /keys/${keyId}`, with: [keyId], reads: [record] }),
  createKey: of({
    start: 'POST /keys',
    body:
      '{"name":"Deployments","hashData":{"keyIdHash":"PZZ771Tv3VvtgweLKlGuPT489trCAJrlPLY2Oij4u7A=",' +
      '"keyIdSuffix":"Wd4R","keySecretHash":"zMaZ72IwJZTRnXLWGrIzuOWpeUme2CWCtRIrQ2SXlBQ="},' +
      '"assignedRoleIds":["8d1c3b5a-7f60-4e92-a4d8-2b6c0e9f1a37"],"expireAt":null,"state":"disabled",' +
      '"ipAccessList":[{"source":"203.0.113.0/24","description":"Office"}]}',
    reads: [`{"key":${record},"keyId":"Qm7tXv2LkP9sWd4R","keySecret":"4b1dHn8cZ0yTfJ3uGq6oEx5iAa"}`],
    refusedBodies: [
      ['', 'refuses a key without a name', '{"state":"enabled"}'],
      ['state', 'refuses a state that keys do not have', '{"name":"Deployments","state":"deleted"}'],
      ['roles', 'refuses a list of no roles', '{"name":"Deployments","roles":[]}'],
      ['hashData', 'refuses a hash of the key ID alone', '{"name":"Deployments","hashData":{"keyIdHash":"PZZ7"}}'],
      ['ipAccessList.0', 'refuses an address without its source', '{"name":"Deployments","ipAccessList":[{}]}'],
      ['', 'refuses a secret in place of its hash', '{"name":"Deployments","keySecret":"4b1d"}'],
    ],
    more: [sentOnce],
  }),
  updateKey: of({
    start: `PATCH /keys/${keyId}`,
    with: [keyId],
    body: '{"name":"Deployments","state":"disabled","expireAt":null,"assignedRoleIds":[],"ipAccessList":[]}',
    reads: [record],
    refusedBodies: [
      ['expireAt', 'refuses a day as a time', '{"expireAt":"2026-12-31"}'],
      ['', 'refuses hashes of another secret', '{"hashData":{}}'],
    ],
  }),
}
