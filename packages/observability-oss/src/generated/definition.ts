// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

import type { ApiDefinition } from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  baseUrl: 'http://localhost:8000',
  security: 'bearer',
  bound: [],
  errorHints: {
    '401': 'This API takes a Personal API Access Key from the team settings; an Ingestion API Key is not valid for it.',
  },
  operations: {
    listDashboards: {
      method: 'GET',
      path: '/api/v2/dashboards',
      payload: 'data',
    },
    createDashboard: {
      method: 'POST',
      path: '/api/v2/dashboards',
      body: 'application/json',
      payload: 'data',
    },
    getDashboard: {
      method: 'GET',
      path: '/api/v2/dashboards/{dashboardId}',
      payload: 'data',
    },
    updateDashboard: {
      method: 'PUT',
      path: '/api/v2/dashboards/{dashboardId}',
      body: 'application/json',
      payload: 'data',
    },
    deleteDashboard: {
      method: 'DELETE',
      path: '/api/v2/dashboards/{dashboardId}',
    },
    listAlerts: {
      method: 'GET',
      path: '/api/v2/alerts',
      payload: 'data',
    },
    createAlert: {
      method: 'POST',
      path: '/api/v2/alerts',
      body: 'application/json',
      payload: 'data',
    },
    getAlert: {
      method: 'GET',
      path: '/api/v2/alerts/{alertId}',
      payload: 'data',
    },
    updateAlert: {
      method: 'PUT',
      path: '/api/v2/alerts/{alertId}',
      body: 'application/json',
      payload: 'data',
    },
    deleteAlert: {
      method: 'DELETE',
      path: '/api/v2/alerts/{alertId}',
    },
    queryChartSeries: {
      method: 'POST',
      path: '/api/v2/charts/series',
      body: 'application/json',
      payload: 'data',
      retryStatuses: [408, 502, 503, 504],
    },
    listSources: {
      method: 'GET',
      path: '/api/v2/sources',
      payload: 'data',
    },
    listWebhooks: {
      method: 'GET',
      path: '/api/v2/webhooks',
      payload: 'data',
    },
  },
}
