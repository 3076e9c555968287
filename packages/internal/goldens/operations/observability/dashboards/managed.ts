import type { GoldensByKind, ResponseGolden } from '../../../src/goldens/golden.ts'
import { answersJson, notServed } from '../../answers.ts'
import { json, plain } from '../../managed.ts'
import { refusedBodies } from '../../refusals.ts'
import {
  badRequest,
  failed,
  forbidden,
  gatewayFailed,
  idle,
  limited,
  missing,
  unauthorized,
} from '../deployments/managed-errors.ts'
import { refusedAsUnknown, refusedAsUnknownInFilters } from './open-source/refusals.ts'

const route =
  '/v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/observability/dashboards'

const notTaken: ResponseGolden = {
  name: 'throws the 400 of the gateway for a field that it does not know',
  answers: [
    [
      ...answersJson('400 Bad Request'),
      '{"status":400,"error":"BAD_REQUEST: request body property can\'t be validated: id"}',
    ],
  ],
  outcome: {
    error: 'BadRequestError',
    status: 400,
    detail: "BAD_REQUEST: request body property can't be validated: id",
  },
}

/** What the managed deployment alone has to say of dashboards: they belong to a service of an organization. */
export const managedDashboards: Readonly<Record<string, Partial<GoldensByKind>>> = {
  listDashboards: {
    requests: [
      {
        section: '4.3',
        name: 'sends every header and both ids, each in its place',
        sends: [
          'GET /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/observability/dashboards HTTP/1.1',
          'authorization: Basic UW03dFh2MkxrUDlzV2Q0Ujo0YjFkSG44Y1oweVRmSjN1R3E2b0V4NWlBYQ==',
          'accept: application/json',
          '',
        ],
      },
      {
        section: '4.3',
        name: 'sends to the service that one call names instead of its own',
        with: [{ serviceId: '0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70' }],
        sends: [
          'GET /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/0c5d9e7a-4b21-4f83-9a6e-2d8f1b3c5a70/observability/dashboards HTTP/1.1',
          ...plain,
          '',
        ],
      },
    ],
    responses: [unauthorized, forbidden, notServed(`GET ${route}`), limited, failed, idle],
    refused: [
      {
        name: 'refuses a service id that is no UUID',
        request: [
          'GET /v1/organizations/a1f0c9d2-7b3e-4c58-9e21-5d6f8a0b4c37/services/checkout/observability/dashboards HTTP/1.1',
          ...plain,
          '',
        ],
        status: 400,
        at: 'path.serviceId',
      },
      {
        name: 'refuses an organization id that is no UUID',
        request: [
          'GET /v1/organizations/acme/services/3e8b5c14-92d7-4f6a-8b10-c7d9e2f4a658/observability/dashboards HTTP/1.1',
          ...plain,
          '',
        ],
        status: 400,
        at: 'path.organizationId',
      },
      {
        section: '4.3',
        name: 'makes no client without a service',
        client: { serviceId: '' },
        error: 'ConfigurationError',
        says: 'serviceId',
      },
      {
        section: '4.3',
        name: 'does not send to a service id that leads to another path',
        with: [{ serviceId: '..' }],
        error: 'InvalidArgumentError',
        says: '`serviceId`',
      },
    ],
  },
  createDashboard: {
    responses: [badRequest, notTaken, unauthorized, limited, gatewayFailed],
    refused: refusedBodies([`POST ${route} HTTP/1.1`, ...json], refusedAsUnknown),
  },
  getDashboard: {
    responses: [badRequest, unauthorized, missing, notServed(`GET ${route}/65f5e4a3b9e77c001a2b3c4d`), limited, failed],
  },
  updateDashboard: {
    responses: [badRequest, notTaken, unauthorized, missing, limited, failed],
    refused: refusedBodies(
      [`PUT ${route}/65f5e4a3b9e77c001a2b3c4d HTTP/1.1`, ...json],
      [...refusedAsUnknown, ...refusedAsUnknownInFilters],
    ),
  },
  deleteDashboard: {
    responses: [
      badRequest,
      unauthorized,
      missing,
      notServed(`DELETE ${route}/65f5e4a3b9e77c001a2b3c4d`),
      limited,
      failed,
    ],
  },
}
