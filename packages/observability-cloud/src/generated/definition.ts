// Generated from observability-cloud.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  basicAuthentication,
  defineOperations,
  findSecrets,
  serializeQuery,
  walkList,
  walkPages,
} from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['organizationId', 'serviceId'],
  operations: /* @__PURE__ */ defineOperations(
    {
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards': {
        'GET listDashboards': {
          pages: {
            walk: walkList,
          },
        },
        'POST createDashboard': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate': {
        'POST validateDashboard': {
          retryStatuses: [0, 408, 500, 502, 503, 504],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}': {
        'GET getDashboard': {},
        'PUT updateDashboard': {},
        'DELETE deleteDashboard': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts': {
        'GET listAlerts': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
          },
        },
        'POST createAlert': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}': {
        'GET getAlert': {},
        'PUT updateAlert': {},
        'DELETE deleteAlert': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches': {
        'GET listSavedSearches': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
          },
        },
        'POST createSavedSearch': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}': {
        'GET getSavedSearch': {},
        'PUT updateSavedSearch': {},
        'DELETE deleteSavedSearch': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources': {
        'GET listSources': {
          pages: {
            walk: walkList,
          },
        },
        'POST createSource': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}': {
        'GET getSource': {},
        'PUT updateSource': {},
        'DELETE deleteSource': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks': {
        'GET listWebhooks': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
          },
          secrets: [findSecrets, ['url']],
        },
        'POST createWebhook': {
          secrets: [findSecrets, ['headers', 'queryParams', 'url']],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}': {
        'PUT updateWebhook': {
          secrets: [findSecrets, ['headers', 'queryParams', 'url']],
        },
        'DELETE deleteWebhook': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/roles': {
        'GET listRoles': {
          pages: {
            walk: walkList,
          },
        },
        'POST createRole': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/observability/roles/{roleId}': {
        'GET getRole': {},
        'PUT updateRole': {},
        'DELETE deleteRole': {},
      },
    },
    'result',
  ),
}
