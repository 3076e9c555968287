// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  bearerAuthentication,
  findSecrets,
  serializeQuery,
  unwrapAlternatives,
  walkBody,
  walkList,
  walkPages,
} from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  baseUrl: 'http://localhost:8000',
  security: bearerAuthentication,
  bound: [],
  errorHints: {
    '401': 'Pass a Personal API Access Key from the team settings; an Ingestion API Key is not valid here.',
  },
  operations: {
    listDashboards: {
      method: 'GET',
      path: '/api/v2/dashboards',
      payload: 'data',
      pages: {
        walk: walkList,
      },
    },
    createDashboard: {
      method: 'POST',
      path: '/api/v2/dashboards',
      body: 'application/json',
      payload: 'data',
    },
    validateDashboard: {
      method: 'POST',
      path: '/api/v2/dashboards/validate',
      body: 'application/json',
      payload: true,
      retryStatuses: [0, 408, 500, 502, 503, 504],
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
      query: serializeQuery,
      payload: 'data',
      pages: {
        walk: walkPages,
        limit: 1000,
        facts: 'meta',
      },
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
      alternatives: {
        unwrap: unwrapAlternatives,
        text: 'text/plain',
      },
      accept: 'application/json, text/plain;q=0.5, */*;q=0.1',
    },
    listSavedSearches: {
      method: 'GET',
      path: '/api/v2/saved-searches',
      query: serializeQuery,
      payload: 'data',
      pages: {
        walk: walkPages,
        limit: 1000,
        facts: 'meta',
      },
    },
    createSavedSearch: {
      method: 'POST',
      path: '/api/v2/saved-searches',
      body: 'application/json',
      payload: 'data',
    },
    getSavedSearch: {
      method: 'GET',
      path: '/api/v2/saved-searches/{savedSearchId}',
      payload: 'data',
    },
    updateSavedSearch: {
      method: 'PUT',
      path: '/api/v2/saved-searches/{savedSearchId}',
      body: 'application/json',
      payload: 'data',
    },
    deleteSavedSearch: {
      method: 'DELETE',
      path: '/api/v2/saved-searches/{savedSearchId}',
    },
    queryChartSeries: {
      method: 'POST',
      path: '/api/v2/charts/series',
      body: 'application/json',
      payload: 'data',
      retryStatuses: [0, 408, 502, 503, 504],
    },
    searchEvents: {
      method: 'POST',
      path: '/api/v2/search',
      body: 'application/json',
      payload: 'data',
      pages: {
        walk: walkBody,
        limit: 100,
        body: {
          limit: 'maxResults',
          offset: 'offset',
          until: 'endTime',
          most: 2000,
          furthest: 10000,
        },
      },
      retryStatuses: [0, 408, 502, 503, 504],
    },
    listSources: {
      method: 'GET',
      path: '/api/v2/sources',
      payload: 'data',
      pages: {
        walk: walkList,
      },
    },
    createSource: {
      method: 'POST',
      path: '/api/v2/sources',
      body: 'application/json',
      payload: 'data',
    },
    getSource: {
      method: 'GET',
      path: '/api/v2/sources/{sourceId}',
      payload: 'data',
    },
    updateSource: {
      method: 'PUT',
      path: '/api/v2/sources/{sourceId}',
      body: 'application/json',
      payload: 'data',
    },
    deleteSource: {
      method: 'DELETE',
      path: '/api/v2/sources/{sourceId}',
    },
    listConnections: {
      method: 'GET',
      path: '/api/v2/connections',
      payload: 'data',
      pages: {
        walk: walkList,
      },
    },
    createConnection: {
      method: 'POST',
      path: '/api/v2/connections',
      body: 'application/json',
      payload: 'data',
      secrets: {
        find: findSecrets,
        names: ['password'],
      },
    },
    getConnection: {
      method: 'GET',
      path: '/api/v2/connections/{connectionId}',
      payload: 'data',
    },
    updateConnection: {
      method: 'PUT',
      path: '/api/v2/connections/{connectionId}',
      body: 'application/json',
      payload: 'data',
      secrets: {
        find: findSecrets,
        names: ['password'],
      },
    },
    deleteConnection: {
      method: 'DELETE',
      path: '/api/v2/connections/{connectionId}',
    },
    listWebhooks: {
      method: 'GET',
      path: '/api/v2/webhooks',
      query: serializeQuery,
      payload: 'data',
      pages: {
        walk: walkPages,
        limit: 1000,
        facts: 'meta',
      },
    },
    createWebhook: {
      method: 'POST',
      path: '/api/v2/webhooks',
      body: 'application/json',
      payload: 'data',
      secrets: {
        find: findSecrets,
        names: ['headers', 'queryParams'],
      },
    },
    updateWebhook: {
      method: 'PUT',
      path: '/api/v2/webhooks/{webhookId}',
      body: 'application/json',
      payload: 'data',
      secrets: {
        find: findSecrets,
        names: ['headers', 'queryParams'],
      },
    },
    deleteWebhook: {
      method: 'DELETE',
      path: '/api/v2/webhooks/{webhookId}',
    },
    getTeam: {
      method: 'GET',
      path: '/api/v2/team',
      payload: 'data',
    },
    listTeamMembers: {
      method: 'GET',
      path: '/api/v2/team/members',
      payload: 'data',
      pages: {
        walk: walkList,
      },
    },
    deleteTeamMember: {
      method: 'DELETE',
      path: '/api/v2/team/member/{memberId}',
      payload: 'data',
    },
    listTeamInvitations: {
      method: 'GET',
      path: '/api/v2/team/invitations',
      payload: 'data',
      pages: {
        walk: walkList,
      },
      secrets: {
        find: findSecrets,
        names: ['url'],
      },
    },
    createTeamInvitation: {
      method: 'POST',
      path: '/api/v2/team/invitation',
      body: 'application/json',
      payload: 'data',
      secrets: {
        find: findSecrets,
        names: ['url'],
      },
    },
    deleteTeamInvitation: {
      method: 'DELETE',
      path: '/api/v2/team/invitation/{invitationId}',
      payload: 'data',
    },
  },
}
