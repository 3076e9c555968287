// Generated from observability-oss.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  bearerAuthentication,
  defineOperations,
  findSecrets,
  readCursorFacts,
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
  operations: /* @__PURE__ */ defineOperations(
    {
      '/api/v2/dashboards': {
        'GET listDashboards': {
          pages: {
            walk: walkList,
          },
        },
        'POST createDashboard': {},
      },
      '/api/v2/dashboards/validate': {
        'POST validateDashboard': {
          payload: true,
          retryStatuses: [0, 408, 500, 502, 503, 504],
        },
      },
      '/api/v2/dashboards/{dashboardId}': {
        'GET getDashboard': {},
        'PUT updateDashboard': {},
        'DELETE deleteDashboard': {},
      },
      '/api/v2/alerts': {
        'GET listAlerts': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
            facts: 'meta',
          },
        },
        'POST createAlert': {},
      },
      '/api/v2/alerts/{alertId}': {
        'GET getAlert': {},
        'PUT updateAlert': {},
        'DELETE deleteAlert': {
          alternatives: {
            unwrap: unwrapAlternatives,
            text: 'text/plain',
          },
          accept: 'application/json, text/plain;q=0.5, */*;q=0.1',
        },
      },
      '/api/v2/saved-searches': {
        'GET listSavedSearches': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
            facts: 'meta',
          },
        },
        'POST createSavedSearch': {},
      },
      '/api/v2/saved-searches/{savedSearchId}': {
        'GET getSavedSearch': {},
        'PUT updateSavedSearch': {},
        'DELETE deleteSavedSearch': {},
      },
      '/api/v2/charts/series': {
        'POST queryChartSeries': {
          retryStatuses: [0, 408, 502, 503, 504],
        },
      },
      '/api/v2/search': {
        'POST searchEvents': {
          pages: {
            walk: walkBody,
            limit: 100,
            body: {
              limit: 'maxResults',
              offset: 'offset',
              cursor: 'cursor',
              from: 'startTime',
              until: 'endTime',
              order: 'orderBy',
              span: 900000,
              most: 2000,
            },
            read: readCursorFacts,
          },
          retryStatuses: [0, 408, 502, 503, 504],
        },
      },
      '/api/v2/sources': {
        'GET listSources': {
          pages: {
            walk: walkList,
          },
        },
        'POST createSource': {},
      },
      '/api/v2/sources/{sourceId}': {
        'GET getSource': {},
        'PUT updateSource': {},
        'DELETE deleteSource': {},
      },
      '/api/v2/connections': {
        'GET listConnections': {
          pages: {
            walk: walkList,
          },
        },
        'POST createConnection': {
          secrets: [findSecrets, ['password']],
        },
      },
      '/api/v2/connections/{connectionId}': {
        'GET getConnection': {},
        'PUT updateConnection': {
          secrets: [findSecrets, ['password']],
        },
        'DELETE deleteConnection': {},
      },
      '/api/v2/webhooks': {
        'GET listWebhooks': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
          pages: {
            walk: walkPages,
            limit: 1000,
            facts: 'meta',
          },
          secrets: [findSecrets, ['url']],
        },
        'POST createWebhook': {
          secrets: [findSecrets, ['headers', 'queryParams', 'url']],
        },
      },
      '/api/v2/webhooks/{webhookId}': {
        'PUT updateWebhook': {
          secrets: [findSecrets, ['headers', 'queryParams', 'url']],
        },
        'DELETE deleteWebhook': {},
      },
      '/api/v2/team': {
        'GET getTeam': {},
      },
      '/api/v2/team/members': {
        'GET listTeamMembers': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/api/v2/team/member/{memberId}': {
        'DELETE deleteTeamMember': {
          payload: 'data',
        },
      },
      '/api/v2/team/invitations': {
        'GET listTeamInvitations': {
          pages: {
            walk: walkList,
          },
          secrets: [findSecrets, ['url']],
        },
      },
      '/api/v2/team/invitation': {
        'POST createTeamInvitation': {
          secrets: [findSecrets, ['url']],
        },
      },
      '/api/v2/team/invitation/{invitationId}': {
        'DELETE deleteTeamInvitation': {
          payload: 'data',
        },
      },
    },
    'data',
  ),
}
