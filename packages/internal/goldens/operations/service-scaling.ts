import type { OperationGoldens, RequestGolden, ResponseGolden } from '../src/golden.ts'
import type { TextSection } from '../src/golden-text.ts'
import { jsonHead, managed, refusedOption, service, withoutAddress } from './deployments.ts'
import {
  refusedBodies,
  refusedContents,
  refusedCredentials,
  refusedIds,
  refusedRequest,
  requestsWith,
} from './request-goldens.ts'
import { falseSuccesses, falseSuccessInHtml, payloadGoldens, sentOnce, statedErrors } from './response-goldens.ts'

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
  {
    name: 'reads a body that has only the result',
    answers: [[...jsonHead('200 OK'), '{"result":{"id":"3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658"}}']],
    outcome: { payload: { id: '3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658' } },
  },
  managed.limited,
  sentOnce,
  {
    name: 'throws an error without a body by its status',
    undescribed: 'The document describes a body, and servers may leave it out.',
    answers: [[...jsonHead('400 Bad Request'), 'null']],
    outcome: { error: 'BadRequestError', status: 400, detail: '' },
  },
]

export const updateServiceScaling = (settings: TextSection): OperationGoldens => ({
  with: [serviceId, { numReplicas: 3 }],
  requests: [...requests, ...requestsWith([start, ...json], settings.bodies, [serviceId])],
  responses: [...payloadGoldens(managed, settings.payloads), ...statedErrors(settings), ...responses],
  refused: [
    ...refusedBodies([start, ...json], settings.refused),
    refusedRequest(
      'a service id that is no UUID',
      400,
      [start.replace(serviceId, 'checkout'), ...json, '', body],
      'path.serviceId',
    ),
    refusedRequest(
      'an organization id that is no UUID',
      400,
      [`PATCH /v1/organizations/acme/services/${serviceId}/scaling HTTP/1.1`, ...json, '', body],
      'path.organizationId',
    ),
    refusedRequest('the method POST', 405, [start.replace('PATCH', 'POST'), ...json, '', body]),
    refusedRequest('a path that no operation has', 404, [start.replace('scaling', 'totalScaling'), ...json, '', body]),
    ...refusedContents(start, plain, body, [serviceId]),
    ...refusedCredentials(start, foreign, body),
    ...refusedIds('serviceId', [{ numReplicas: 3 }]),
    withoutAddress,
    refusedOption('organizationId', ''),
    ...falseSuccesses(managed),
    falseSuccessInHtml,
  ],
})
