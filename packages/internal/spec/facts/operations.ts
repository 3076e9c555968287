import { alertCreation } from './alert.ts'
import { chartSeriesQuery } from './chart-series.ts'
import { scalingRequest } from './scaling-request.ts'
import { service } from './service.ts'
import type { OperationTable } from './table.ts'

const scalingUpdate: OperationTable = {
  section: '4.1',
  apis: ['management'],
  title: 'Update service auto scaling settings',
  request: 'PATCH /v1/organizations/{organizationId}/services/{serviceId}/scaling',
  deprecated: true,
  parameters: {
    organizationId: { type: 'string', format: 'uuid', says: ['id of the organization that owns the service'] },
    serviceId: { type: 'string', format: 'uuid', says: ['id of the service to update'] },
  },
  body: scalingRequest,
  answers: {
    200: {
      says: 'envelope with status, requestId and result = Service record (2.2)',
      fields: ['status', 'requestId', 'result'],
      result: service,
    },
    400: { says: 'error envelope (2.1)', fields: ['status', 'error'] },
  },
  says: [
    'updates the memory bounds and the idle scaling behaviour of the service',
    'the memory settings apply only to production services and must be multiples of 12 starting at 24 GB',
  ],
}

const keyDeletion: OperationTable = {
  section: '4.2',
  apis: ['management'],
  title: 'Delete key',
  request: 'DELETE /v1/organizations/{organizationId}/keys/{keyId}',
  parameters: {
    organizationId: { type: 'string', says: ['id of the organization that owns the key'] },
    keyId: { type: 'string', says: ['id of the key to delete'] },
  },
  body: 'none',
  answers: {
    200: { says: 'body with status and requestId only', fields: ['status', 'requestId'], without: ['result'] },
    400: { says: 'error envelope (2.1)', fields: ['status', 'error'] },
  },
  says: ['a key that authenticates the active request cannot be deleted', 'only another key can be deleted'],
}

const managed = '/v1/organizations/{organizationId}/services/{serviceId}/observability'

const inThePath: OperationTable['parameters'] = { organizationId: 'in the path', serviceId: 'in the path' }

const managedObservability: readonly OperationTable[] = [
  {
    section: '4.3',
    apis: ['observability-cloud'],
    title: 'lists dashboards',
    request: `GET ${managed}/dashboards`,
    parameters: inThePath,
    body: 'none',
    answers: { 200: 'not shown' },
  },
  {
    section: '4.3',
    apis: ['observability-cloud'],
    title: 'creates an alert',
    request: `POST ${managed}/alerts`,
    parameters: inThePath,
    body: alertCreation,
    answers: { 200: 'not shown' },
  },
]

const openSourceObservability: readonly OperationTable[] = [
  {
    section: '4.4',
    apis: ['observability-oss'],
    title: 'lists dashboards',
    request: 'GET /api/v2/dashboards',
    parameters: {},
    body: 'none',
    answers: { 200: 'not shown' },
  },
  {
    section: '4.4',
    apis: ['observability-oss'],
    title: 'creates an alert',
    request: 'POST /api/v2/alerts',
    parameters: {},
    body: alertCreation,
    answers: { 200: 'not shown' },
  },
  {
    section: '4.4',
    apis: ['observability-oss'],
    title: '*queries time series* data',
    request: 'POST /api/v2/charts/series',
    parameters: {},
    body: chartSeriesQuery,
    answers: { 200: 'not shown' },
  },
]

/** The operations that the interface document specifies. */
export const operationTables: readonly OperationTable[] = [
  scalingUpdate,
  keyDeletion,
  ...managedObservability,
  ...openSourceObservability,
]
