import { type OperationFacts, text, type ValueFacts } from './fact-tables.ts'
import * as records from './records.ts'

const badRequest = {
  says: ['the server cannot or will not process the request because of a perceived client error'],
  body: records.errorEnvelope,
}

const organizationOfService: ValueFacts = { ...text('id of the organization that owns the service'), format: 'uuid' }
const service: ValueFacts = { ...text('id of the service'), format: 'uuid' }

const managed = '/v1/organizations/{organizationId}/services/{serviceId}'

/** The operations that the interface specifies. It names further ones only by what a deployment supports. */
export const operationFacts: readonly OperationFacts[] = [
  {
    id: 'updateServiceScaling',
    requests: { management: `PATCH ${managed}/scaling` },
    says: [
      'update service auto scaling settings',
      'updates the memory bounds and the idle scaling behavior of a service',
      'the memory settings apply only to production services and must be multiples of 12 starting at 24 GB',
    ],
    deprecated: true,
    parameters: {
      organizationId: organizationOfService,
      serviceId: { ...service, says: ['id of the service'] },
    },
    body: records.scalingRequest,
    responses: { 200: { body: records.serviceEnvelope }, 400: badRequest },
  },
  {
    id: 'deleteKey',
    requests: { management: 'DELETE /v1/organizations/{organizationId}/keys/{keyId}' },
    says: [
      'delete an API key',
      'a key that authenticates the active request cannot be deleted; only another key can be deleted',
    ],
    parameters: {
      organizationId: text('id of the organization that owns the key'),
      keyId: text('id of the key'),
    },
    responses: { 200: { body: records.deletionEnvelope }, 400: badRequest },
  },
  {
    id: 'listDashboards',
    requests: {
      'observability-cloud': `GET ${managed}/observability/dashboards`,
      'observability-oss': 'GET /api/v2/dashboards',
    },
    says: ['lists the dashboards'],
    parameters: { organizationId: organizationOfService, serviceId: service },
    responses: { 200: 'not shown' },
  },
  {
    id: 'createAlert',
    requests: {
      'observability-cloud': `POST ${managed}/observability/alerts`,
      'observability-oss': 'POST /api/v2/alerts',
    },
    says: ['creates an alert'],
    parameters: { organizationId: organizationOfService, serviceId: service },
    body: records.alertRequest,
    responses: { 200: 'not shown' },
  },
  {
    id: 'queryChartSeries',
    requests: { 'observability-oss': 'POST /api/v2/charts/series' },
    says: ['query time series'],
    parameters: {},
    body: records.chartSeriesRequest,
    responses: { 200: 'not shown' },
  },
]
