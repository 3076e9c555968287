// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  basicAuthentication,
  defineOperations,
  findSecrets,
  readText,
  serializeQuery,
  walkList,
} from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['organizationId'],
  operations: /* @__PURE__ */ defineOperations(
    {
      '/v1/organizations': {
        'GET listOrganizations': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}': {
        'GET getOrganization': {},
        'PATCH updateOrganization': {},
      },
      '/v1/organizations/{organizationId}/prometheus': {
        'GET getOrganizationMetrics': {
          query: serializeQuery,
          queryNames: ['filtered_metrics'],
          payload: true,
          read: readText,
          accept: 'text/plain, */*;q=0.1',
        },
      },
      '/v1/organizations/{organizationId}/services': {
        'GET listServices': {
          query: serializeQuery,
          queryNames: ['filter'],
          pages: {
            walk: walkList,
          },
        },
        'POST createService': {
          secrets: [findSecrets, ['password']],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}': {
        'GET getService': {},
        'PATCH updateService': {},
        'DELETE deleteService': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/state': {
        'PATCH updateServiceState': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/scaling': {
        'PATCH updateServiceScaling': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/replicaScaling': {
        'PATCH updateServiceReplicaScaling': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule': {
        'GET getScalingSchedule': {},
        'POST upsertScalingSchedule': {
          retryStatuses: [0, 408, 502, 503, 504],
        },
        'DELETE deleteScalingSchedule': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/password': {
        'PATCH updateServicePassword': {
          secrets: [findSecrets, ['newDoubleSha1Hash', 'newPasswordHash', 'password']],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpointConfig': {
        'GET getPrivateEndpointConfig': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpoint': {
        'POST createPrivateEndpoint': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint': {
        'GET getQueryEndpoint': {},
        'POST upsertQueryEndpoint': {
          retryStatuses: [0, 408, 502, 503, 504],
        },
        'DELETE deleteQueryEndpoint': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow': {
        'GET getUpgradeWindow': {},
        'PUT updateUpgradeWindow': {},
        'DELETE deleteUpgradeWindow': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/prometheus': {
        'GET getServiceMetrics': {
          query: serializeQuery,
          queryNames: ['filtered_metrics'],
          payload: true,
          read: readText,
          accept: 'text/plain, */*;q=0.1',
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/backups': {
        'GET listBackups': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/backups/{backupId}': {
        'GET getBackup': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration': {
        'GET getBackupConfiguration': {},
        'PATCH updateBackupConfiguration': {},
      },
      '/v1/organizations/{organizationId}/keys': {
        'GET listKeys': {
          pages: {
            walk: walkList,
          },
        },
        'POST createKey': {
          secrets: [findSecrets, ['keySecret', 'keySecretHash']],
        },
      },
      '/v1/organizations/{organizationId}/keys/{keyId}': {
        'GET getKey': {},
        'PATCH updateKey': {},
        'DELETE deleteKey': {},
      },
      '/v1/organizations/{organizationId}/members': {
        'GET listMembers': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/members/{userId}': {
        'GET getMember': {},
        'PATCH updateMember': {},
        'DELETE deleteMember': {},
      },
      '/v1/organizations/{organizationId}/invitations': {
        'GET listInvitations': {
          pages: {
            walk: walkList,
          },
        },
        'POST createInvitation': {},
      },
      '/v1/organizations/{organizationId}/invitations/{invitationId}': {
        'GET getInvitation': {},
        'DELETE deleteInvitation': {},
      },
      '/v1/organizations/{organizationId}/activities': {
        'GET listActivities': {
          query: serializeQuery,
          queryNames: ['from_date', 'to_date'],
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/activities/{activityId}': {
        'GET getActivity': {},
      },
      '/v1/organizations/{organizationId}/usageCost': {
        'GET getUsageCost': {
          query: serializeQuery,
          queryNames: ['from_date', 'to_date', 'filter'],
        },
      },
    },
    'result',
  ),
}
