import type { OperationGoldens } from '../../src/goldens/golden.ts'
import { answersJson, notServed, upstreamDown } from '../answers.ts'
import { organization, plain, requestId, withoutAddress } from '../managed.ts'

const keyId = 'd4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064'
const start = `DELETE ${organization}/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1`

export const deleteKey: OperationGoldens = {
  with: [keyId],
  requests: [
    {
      section: '4.2',
      name: 'sends the id of the key in the path, and no body',
      sends: [
        'DELETE /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1',
        'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
        'accept: application/json',
        '',
      ],
    },
    {
      section: '4.2',
      name: 'sends any text as an id, encoded, for an id is a plain string',
      with: ['team a/key?b=#1 100%'],
      sends: [`DELETE ${organization}/keys/team%20a%2Fkey%3Fb%3D%231%20100%25 HTTP/1.1`, ...plain, ''],
    },
    {
      section: '4.2',
      name: 'sends the name of an organization, which is a plain string here',
      client: { organizationId: 'acme' },
      sends: [`DELETE /v1/organizations/acme/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1`, ...plain, ''],
    },
    {
      section: '4.2',
      name: 'sends to the organization that one call names instead of its own',
      with: [keyId, { organizationId: '77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51' }],
      sends: [
        'DELETE /v1/organizations/77e0a9b4-15c2-4d8f-a3b6-0e9d8c7f6a51/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1',
        ...plain,
        '',
      ],
    },
  ],
  responses: [
    {
      section: '4.2',
      name: 'resolves to nothing, with the request id',
      answers: [[...answersJson('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}']],
      outcome: { payload: undefined, requestId },
    },
    {
      name: 'resolves to nothing when the server says nothing',
      undescribed: 'An answer may come without its body.',
      answers: [['HTTP/1.1 200 OK', '']],
      outcome: { payload: undefined },
    },
    {
      section: '4.2',
      name: 'throws that the key of the request cannot be deleted',
      answers: [
        [
          ...answersJson('400 Bad Request'),
          '{"status":400,"error":"BAD_REQUEST: The key that authenticates the request cannot be deleted"}',
        ],
      ],
      outcome: {
        error: 'BadRequestError',
        status: 400,
        detail: 'BAD_REQUEST: The key that authenticates the request cannot be deleted',
        says: 'DELETE /v1/organizations/{organizationId}/keys/{keyId} answered 400: BAD_REQUEST: The key that authenticates the request cannot be deleted',
      },
    },
    {
      name: 'throws a bare code as the words of the server',
      answers: [
        [
          ...answersJson('404 Not Found'),
          '{"status":404,"error":"NOT_FOUND","requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}',
        ],
      ],
      outcome: { error: 'NotFoundError', status: 404, detail: 'NOT_FOUND', requestId },
    },
    {
      ...notServed('DELETE /v1/organizations/a1f0c9d2/keys/d4c7a6e8'),
      outcome: {
        error: 'NotFoundError',
        status: 404,
        detail: 'Cannot DELETE /v1/organizations/a1f0c9d2/keys/d4c7a6e8',
        says: 'DELETE /v1/organizations/{organizationId}/keys/{keyId} answered 404: Cannot DELETE /v1/organizations/a1f0c9d2/keys/d4c7a6e8 (the route is not served here)',
      },
    },
    {
      name: 'throws a conflict',
      answers: [[...answersJson('409 Conflict'), '{"status":409,"error":"CONFLICT: Key is in use"}']],
      outcome: { error: 'ConflictError', status: 409, detail: 'CONFLICT: Key is in use' },
    },
    {
      name: 'throws a lack of permission',
      answers: [[...answersJson('403 Forbidden'), '{"status":403,"error":"FORBIDDEN"}']],
      outcome: { error: 'PermissionDeniedError', status: 403, detail: 'FORBIDDEN' },
    },
    {
      name: 'throws a bare 429',
      answers: [[...answersJson('429 Too Many Requests'), '{"error":"TOO_MANY_REQUESTS"}']],
      outcome: { error: 'RateLimitError', status: 429, detail: 'TOO_MANY_REQUESTS' },
    },
    {
      name: 'deletes again after a gateway failed',
      retries: 1,
      answers: [
        upstreamDown,
        [...answersJson('200 OK'), '{"status":200,"requestId":"0f4b2c6e-8d1a-4e37-b925-6c3f7a9d1e58"}'],
      ],
      outcome: { payload: undefined, requestId },
    },
  ],
  refused: [
    withoutAddress,
    {
      section: '5',
      name: 'refuses a request without a credential',
      request: [start, 'accept: application/json', ''],
      status: 401,
    },
    {
      section: '5',
      name: 'refuses an access key where Basic belongs',
      request: [start, 'authorization: Bearer 4b1dHn8cZ0yTfJ3uGq6oEx5iAa', 'accept: application/json', ''],
      status: 401,
    },
    {
      section: '4.2',
      name: 'refuses the method POST',
      request: [`POST ${organization}/keys/${keyId} HTTP/1.1`, ...plain, ''],
      status: 405,
    },
    {
      section: '9',
      name: 'refuses a path without the version',
      request: [
        'DELETE /organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/keys/d4c7a6e8-0f12-4b39-a5c8-91e3b7f2d064 HTTP/1.1',
        ...plain,
        '',
      ],
      status: 404,
    },
    {
      section: '4.2',
      name: 'does not send without a key id, which would name all keys',
      with: [''],
      error: 'InvalidArgumentError',
      says: '`keyId` must be a text',
    },
    {
      section: '4.2',
      name: 'does not send a key id that leads to the organization itself',
      with: ['%2e%2E'],
      error: 'InvalidArgumentError',
      says: '`keyId`',
    },
    {
      section: '4.2',
      name: 'does not send the whole record of a key as its id',
      with: [{ id: keyId }],
      error: 'InvalidArgumentError',
      says: '`keyId` must be a text',
    },
    {
      name: 'does not believe a success in HTML',
      answer: ['HTTP/1.1 200 OK', 'content-type: text/html', '', '<!doctype html><title>Sign in</title>'],
      error: 'ResponseParseError',
      says: 'Sign in',
    },
  ],
}
