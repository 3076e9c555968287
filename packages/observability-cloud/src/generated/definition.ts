// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import { type ApiDefinition, basicAuthentication, walkList } from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['organizationId', 'serviceId'],
  operations: {
    listDashboards: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createDashboard: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards',
      body: 'application/json',
      payload: 'result',
    },
    getDashboard: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
      payload: 'result',
    },
    updateDashboard: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteDashboard: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}',
    },
    listAlerts: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createAlert: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts',
      body: 'application/json',
      payload: 'result',
    },
    getAlert: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
      payload: 'result',
    },
    updateAlert: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteAlert: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}',
    },
    listSources: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createSource: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources',
      body: 'application/json',
      payload: 'result',
    },
    getSource: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
      payload: 'result',
    },
    updateSource: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteSource: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}',
    },
  },
}
