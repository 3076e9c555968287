// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import { type ApiDefinition, basicAuthentication, findSecrets, walkList } from '@clouddb/client-core'

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
    validateDashboard: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate',
      body: 'application/json',
      payload: 'result',
      retryStatuses: [0, 408, 500, 502, 503, 504],
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
    listSavedSearches: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createSavedSearch: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches',
      body: 'application/json',
      payload: 'result',
    },
    getSavedSearch: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
      payload: 'result',
    },
    updateSavedSearch: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteSavedSearch: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}',
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
    listWebhooks: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createWebhook: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks',
      body: 'application/json',
      payload: 'result',
      secrets: {
        find: findSecrets,
        names: ['headers', 'queryParams'],
      },
    },
    updateWebhook: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
      body: 'application/json',
      payload: 'result',
      secrets: {
        find: findSecrets,
        names: ['headers', 'queryParams'],
      },
    },
    deleteWebhook: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}',
    },
  },
}
