import type { OperationGoldens } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { jsonHead, managed, organization, requestId, withoutAddress } from './deployments.ts'
import { refusedCredentials, refusedIds, refusedRequest } from './request-goldens.ts'
import { falseSuccessInHtml, notServed, repeatedGolden, statedErrors } from './response-goldens.ts'

const { plain, foreign, deleted } = managed
const keyId = 'd4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064'

export const deleteKey = (section: TextSection): OperationGoldens => ({
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
    ...statedErrors(section),
    notServed('DELETE /v1/organizations/a1f0c9d2/keys/d4c7a6e8'),
    repeatedGolden(deleted, { payload: undefined, requestId }),
  ],
  refused: [
    withoutAddress,
    ...refusedCredentials(`DELETE ${organization}/keys/${keyId} HTTP/1.1`, foreign),
    refusedRequest('the method POST', 405, [`POST ${organization}/keys/${keyId} HTTP/1.1`, ...plain, '']),
    ...refusedIds('keyId'),
    falseSuccessInHtml,
  ],
})
