import { keyDeletion, scalingUpdate } from './places.ts'
import {
  alertNotFound,
  answerWith,
  badAlert,
  badDashboard,
  badId,
  badPage,
  badQuery,
  conflict,
  dashboardNotFound,
  failedDependency,
  forbidden,
  forbiddenInText,
  managedFailures,
  managedObservabilityFailures,
  openSourceFailures,
  pageWith,
  payloadTooLarge,
  queryFailed,
  routeNotServed,
  saidAs,
  sourceNotFound,
} from './public-failures.ts'
import { itemId, notEmpty, record } from './public-shape.ts'
import type { PublicAnswer, PublicOperation, PublicParameter } from './public-table.ts'

const managedRequests: readonly PublicOperation[] = [
  {
    topic: 'managed failures',
    apis: ['management'],
    request: scalingUpdate,
    answers: { ...managedFailures, ...conflict, ...failedDependency },
  },
  {
    topic: 'managed failures',
    apis: ['management'],
    request: keyDeletion,
    answers: { ...managedFailures, ...conflict },
  },
]

type Row = Omit<PublicOperation, 'topic' | 'apis' | 'answers' | 'parameters'> & {
  readonly id?: string
  /** The record that is answered, and what is said of it. */
  readonly gives: string
  readonly as?: string
}

const managedPath = '/v1/organizations/{organizationId}/services/{serviceId}/observability'

const managedRows: readonly Row[] = [
  { request: `GET ${managedPath}/dashboards`, gives: 'DashboardListAnswer', as: 'all dashboards' },
  {
    request: `POST ${managedPath}/dashboards`,
    called: 'createDashboard',
    group: 'Dashboards',
    body: 'CreateDashboardRequest',
    gives: 'DashboardAnswer',
    as: 'the dashboard, as it is stored',
  },
  {
    request: `GET ${managedPath}/dashboards/{dashboardId}`,
    called: 'getDashboard',
    group: 'Dashboards',
    id: 'dashboardId',
    gives: 'DashboardAnswer',
  },
  {
    request: `PUT ${managedPath}/dashboards/{dashboardId}`,
    called: 'updateDashboard',
    group: 'Dashboards',
    id: 'dashboardId',
    body: 'UpdateDashboardRequest',
    gives: 'DashboardAnswer',
    as: 'the dashboard, as it is stored now',
    says: ['a tile that is left out is deleted together with its alerts'],
  },
  {
    request: `DELETE ${managedPath}/dashboards/{dashboardId}`,
    called: 'deleteDashboard',
    group: 'Dashboards',
    id: 'dashboardId',
    gives: 'Acknowledgement',
  },
  {
    request: `GET ${managedPath}/alerts`,
    called: 'listAlerts',
    group: 'Alerts',
    gives: 'AlertListAnswer',
    as: 'all alerts',
  },
  { request: `POST ${managedPath}/alerts`, gives: 'AlertAnswer', as: 'the alert, as it is stored' },
  {
    request: `GET ${managedPath}/alerts/{alertId}`,
    called: 'getAlert',
    group: 'Alerts',
    id: 'alertId',
    gives: 'AlertAnswer',
  },
  {
    request: `PUT ${managedPath}/alerts/{alertId}`,
    called: 'updateAlert',
    group: 'Alerts',
    id: 'alertId',
    body: 'UpdateAlertRequest',
    gives: 'AlertAnswer',
    as: 'the alert, as it is stored now',
    says: ['a `name`, `message` or `note` that is left out becomes null'],
  },
  {
    request: `DELETE ${managedPath}/alerts/{alertId}`,
    called: 'deleteAlert',
    group: 'Alerts',
    id: 'alertId',
    gives: 'Acknowledgement',
  },
  {
    request: `GET ${managedPath}/sources`,
    called: 'listSources',
    group: 'Sources',
    gives: 'SourceListAnswer',
    as: 'all sources',
  },
]

/** Documents state ids of items as plain text; an empty one would be another path. */
const managedId: PublicParameter = { in: 'path', ...notEmpty, says: ['24 hexadecimal digits in practice'] }

const managedObservability = managedRows.map(
  ({ id, gives, as, ...row }): PublicOperation => ({
    ...row,
    topic: row.called === undefined ? 'managed failures' : 'operations',
    apis: ['observability-cloud'],
    parameters: {
      ...(row.called === undefined ? {} : { organizationId: 'in the path', serviceId: 'in the path' }),
      ...(id === undefined ? {} : { [id]: managedId }),
    },
    answers: {
      200: { ...saidAs(as === undefined ? [] : [as]), types: { 'application/json': record(gives) } },
      ...managedObservabilityFailures,
    },
  }),
)

/** Servers refuse ids of another form. */
const openSourceId: PublicParameter = {
  in: 'path',
  ...itemId,
  says: ['servers refuse anything but 24 hexadecimal digits'],
}

/** Of alerts and webhooks, since July 2026. */
const page: PublicOperation['parameters'] = {
  limit: { in: 'query', type: 'integer', minimum: 1, maximum: 1000, default: 1000, says: ['largest number of items'] },
  offset: { in: 'query', type: 'integer', minimum: 0, default: 0, says: ['number of items before the page'] },
}

type OpenSourceRow = Omit<PublicOperation, 'topic' | 'apis' | 'answers'> & {
  readonly answers: readonly { readonly [status: number]: PublicAnswer }[]
}

const dashboard = { dashboardId: openSourceId }
const alert = { alertId: openSourceId }

const openSourceRows: readonly OpenSourceRow[] = [
  {
    request: 'GET /api/v2/dashboards',
    answers: [{ 200: answerWith('DashboardListAnswer', 'all dashboards') }, forbiddenInText, routeNotServed],
    says: ['ordered by name from last to first'],
  },
  {
    request: 'POST /api/v2/dashboards',
    called: 'createDashboard',
    group: 'Dashboards',
    body: 'CreateDashboardRequest',
    answers: [
      { 200: answerWith('DashboardAnswer', 'the dashboard, as it is stored') },
      badDashboard,
      forbiddenInText,
      routeNotServed,
      payloadTooLarge,
    ],
  },
  {
    request: 'GET /api/v2/dashboards/{dashboardId}',
    called: 'getDashboard',
    group: 'Dashboards',
    parameters: dashboard,
    answers: [{ 200: answerWith('DashboardAnswer') }, badId, forbiddenInText, dashboardNotFound],
  },
  {
    request: 'PUT /api/v2/dashboards/{dashboardId}',
    called: 'updateDashboard',
    group: 'Dashboards',
    parameters: dashboard,
    body: 'UpdateDashboardRequest',
    answers: [
      { 200: answerWith('DashboardAnswer', 'the dashboard, as it is stored now') },
      badDashboard,
      forbiddenInText,
      dashboardNotFound,
      payloadTooLarge,
    ],
    says: ['a tile that is left out is deleted together with its alerts'],
  },
  {
    request: 'DELETE /api/v2/dashboards/{dashboardId}',
    called: 'deleteDashboard',
    group: 'Dashboards',
    parameters: dashboard,
    // The published document says 404 for what does not exist, live servers say 200: both may come.
    answers: [{ 200: answerWith('DeletedAnswer') }, badId, forbiddenInText, dashboardNotFound],
    says: ['a dashboard that does not exist is answered with 200 as well'],
  },
  {
    request: 'GET /api/v2/alerts',
    called: 'listAlerts',
    group: 'Alerts',
    parameters: page,
    answers: [{ 200: pageWith('AlertListAnswer', 'a page of alerts') }, badPage, forbidden, routeNotServed],
  },
  {
    request: 'POST /api/v2/alerts',
    // The published document declares 200, 401 and 500; live servers answer 400 and 404 as well.
    answers: [
      { 200: answerWith('AlertAnswer', 'the alert, as it is stored') },
      badAlert,
      forbidden,
      alertNotFound,
      payloadTooLarge,
    ],
  },
  {
    request: 'GET /api/v2/alerts/{alertId}',
    called: 'getAlert',
    group: 'Alerts',
    parameters: alert,
    answers: [{ 200: answerWith('AlertAnswer') }, badId, forbidden, alertNotFound],
  },
  {
    request: 'PUT /api/v2/alerts/{alertId}',
    called: 'updateAlert',
    group: 'Alerts',
    parameters: alert,
    body: 'UpdateAlertRequest',
    answers: [
      { 200: answerWith('AlertAnswer', 'the alert, as it is stored now') },
      badAlert,
      forbidden,
      alertNotFound,
      payloadTooLarge,
    ],
    says: [
      'a `name`, `message` or `note` that is left out becomes null',
      'a `scheduleStartAt` that is left out is kept',
    ],
  },
  {
    request: 'DELETE /api/v2/alerts/{alertId}',
    called: 'deleteAlert',
    group: 'Alerts',
    parameters: alert,
    answers: [{ 200: answerWith('DeletedAnswer') }, badId, forbidden, alertNotFound],
  },
  {
    request: 'POST /api/v2/charts/series',
    // A failure of the query itself comes as 500, and is not worth repeating.
    repeatedAfter: [408, 502, 503, 504],
    answers: [
      { 200: answerWith('ChartSeriesAnswer', 'in no guaranteed order') },
      badQuery,
      forbidden,
      sourceNotFound,
      payloadTooLarge,
      openSourceFailures,
      queryFailed,
    ],
    says: ['a range that ends before it starts is answered with no points'],
  },
  {
    request: 'GET /api/v2/sources',
    called: 'listSources',
    group: 'Sources',
    answers: [{ 200: answerWith('SourceListAnswer', 'all sources') }, forbidden, routeNotServed],
  },
  {
    request: 'GET /api/v2/webhooks',
    called: 'listWebhooks',
    group: 'Webhooks',
    parameters: page,
    answers: [{ 200: pageWith('WebhookListAnswer', 'a page of webhooks') }, badPage, forbidden, routeNotServed],
  },
]

const openSource = openSourceRows.map(
  (row): PublicOperation => ({
    ...row,
    topic: row.called === undefined ? 'open-source failures' : 'operations',
    apis: ['observability-oss'],
    answers: Object.assign({}, openSourceFailures, ...row.answers),
  }),
)

/** What is publicly known of the operations, beside what the interface document shows. */
export const publicOperations: readonly PublicOperation[] = [...managedRequests, ...managedObservability, ...openSource]
