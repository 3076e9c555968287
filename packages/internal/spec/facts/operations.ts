import type { OperationFacts, ValueFacts } from './fact-tables.ts'
import {
  alertRequest,
  chartSeriesRequest,
  deletionEnvelope,
  errorEnvelope,
  scalingRequest,
  serviceEnvelope,
} from './records.ts'

const badRequest = {
  says: ['the server cannot or will not process the request because of a perceived client error'],
  body: errorEnvelope,
}

const organizationOfService: ValueFacts = {
  type: 'string',
  format: 'uuid',
  says: ['id of the organization that owns the service'],
}

const managedService: OperationFacts['parameters'] = {
  organizationId: organizationOfService,
  serviceId: { type: 'string', format: 'uuid', says: ['id of the service'] },
}

const managed = '/v1/organizations/{organizationId}/services/{serviceId}/observability'

/** The operations that the interface specifies. It names further ones only by what a deployment supports. */
export const operationFacts: readonly OperationFacts[] = [
  {
    apis: ['management'],
    id: 'updateServiceScaling',
    request: 'PATCH /v1/organizations/{organizationId}/services/{serviceId}/scaling',
    says: [
      'update service auto scaling settings',
      'updates the memory bounds and the idle scaling behavior of a service',
      'the memory settings apply only to production services and must be multiples of 12 starting at 24 GB',
    ],
    deprecated: true,
    parameters: {
      organizationId: organizationOfService,
      serviceId: { type: 'string', format: 'uuid', says: ['id of the service to update'] },
    },
    body: scalingRequest,
    responses: { 200: { body: serviceEnvelope }, 400: badRequest },
  },
  {
    apis: ['management'],
    id: 'deleteKey',
    request: 'DELETE /v1/organizations/{organizationId}/keys/{keyId}',
    says: [
      'delete an API key',
      'a key that authenticates the active request cannot be deleted; only another key can be deleted',
    ],
    parameters: {
      organizationId: { type: 'string', says: ['id of the organization that owns the key'] },
      keyId: { type: 'string', says: ['id of the key to delete'] },
    },
    responses: { 200: { body: deletionEnvelope }, 400: badRequest },
  },
  {
    apis: ['observability-cloud'],
    id: 'listDashboards',
    request: `GET ${managed}/dashboards`,
    says: ['lists the dashboards'],
    parameters: managedService,
    responses: { 200: 'not shown' },
  },
  {
    apis: ['observability-cloud'],
    id: 'createAlert',
    request: `POST ${managed}/alerts`,
    says: ['creates an alert'],
    parameters: managedService,
    body: alertRequest,
    responses: { 200: 'not shown' },
  },
  {
    apis: ['observability-oss'],
    id: 'listDashboards',
    request: 'GET /api/v2/dashboards',
    says: ['lists the dashboards'],
    parameters: {},
    responses: { 200: 'not shown' },
  },
  {
    apis: ['observability-oss'],
    id: 'createAlert',
    request: 'POST /api/v2/alerts',
    says: ['creates an alert'],
    parameters: {},
    body: alertRequest,
    responses: { 200: 'not shown' },
  },
  {
    apis: ['observability-oss'],
    id: 'queryChartSeries',
    request: 'POST /api/v2/charts/series',
    says: ['query time series'],
    parameters: {},
    body: chartSeriesRequest,
    responses: { 200: 'not shown' },
  },
]
