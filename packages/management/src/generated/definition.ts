// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  basicAuthentication,
  findSecrets,
  readText,
  serializeQuery,
  walkList,
} from '@clouddb/client-core'

/** What the runtime must know of the API. */
export const definition: ApiDefinition = {
  security: basicAuthentication,
  bound: ['organizationId'],
  operations: {
    listOrganizations: {
      method: 'GET',
      path: '/v1/organizations',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    getOrganization: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}',
      payload: 'result',
    },
    updateOrganization: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}',
      body: 'application/json',
      payload: 'result',
    },
    getOrganizationMetrics: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/prometheus',
      query: serializeQuery,
      payload: true,
      read: readText,
      accept: 'text/plain, */*;q=0.1',
    },
    listServices: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services',
      query: serializeQuery,
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createService: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services',
      body: 'application/json',
      payload: 'result',
      secrets: {
        find: findSecrets,
        names: ['password'],
      },
    },
    getService: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}',
      payload: 'result',
    },
    updateService: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteService: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}',
    },
    updateServiceState: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/state',
      body: 'application/json',
      payload: 'result',
    },
    updateServiceScaling: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
      body: 'application/json',
      payload: 'result',
    },
    updateServiceReplicaScaling: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/replicaScaling',
      body: 'application/json',
      payload: 'result',
    },
    getScalingSchedule: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule',
      payload: 'result',
    },
    upsertScalingSchedule: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule',
      body: 'application/json',
      payload: 'result',
      retryStatuses: [0, 408, 502, 503, 504],
    },
    deleteScalingSchedule: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scalingSchedule',
    },
    updateServicePassword: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/password',
      body: 'application/json',
      payload: 'result',
      secrets: {
        find: findSecrets,
        names: ['newDoubleSha1Hash', 'newPasswordHash', 'password'],
      },
    },
    getPrivateEndpointConfig: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpointConfig',
      payload: 'result',
    },
    createPrivateEndpoint: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/privateEndpoint',
      body: 'application/json',
      payload: 'result',
    },
    getQueryEndpoint: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint',
      payload: 'result',
    },
    upsertQueryEndpoint: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint',
      body: 'application/json',
      payload: 'result',
      retryStatuses: [0, 408, 502, 503, 504],
    },
    deleteQueryEndpoint: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/serviceQueryEndpoint',
    },
    getUpgradeWindow: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow',
      payload: 'result',
    },
    updateUpgradeWindow: {
      method: 'PUT',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow',
      body: 'application/json',
      payload: 'result',
    },
    deleteUpgradeWindow: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/upgradeWindow',
    },
    getServiceMetrics: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/prometheus',
      query: serializeQuery,
      payload: true,
      read: readText,
      accept: 'text/plain, */*;q=0.1',
    },
    listBackups: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/backups',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    getBackup: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/backups/{backupId}',
      payload: 'result',
    },
    getBackupConfiguration: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration',
      payload: 'result',
    },
    updateBackupConfiguration: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/backupConfiguration',
      body: 'application/json',
      payload: 'result',
    },
    listKeys: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/keys',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createKey: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/keys',
      body: 'application/json',
      payload: 'result',
      secrets: {
        find: findSecrets,
        names: ['keySecret', 'keySecretHash'],
      },
    },
    getKey: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/keys/{keyId}',
      payload: 'result',
    },
    updateKey: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/keys/{keyId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteKey: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/keys/{keyId}',
    },
    listMembers: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/members',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    getMember: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/members/{userId}',
      payload: 'result',
    },
    updateMember: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/members/{userId}',
      body: 'application/json',
      payload: 'result',
    },
    deleteMember: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/members/{userId}',
    },
    listInvitations: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/invitations',
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    createInvitation: {
      method: 'POST',
      path: '/v1/organizations/{organizationId}/invitations',
      body: 'application/json',
      payload: 'result',
    },
    getInvitation: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/invitations/{invitationId}',
      payload: 'result',
    },
    deleteInvitation: {
      method: 'DELETE',
      path: '/v1/organizations/{organizationId}/invitations/{invitationId}',
    },
    listActivities: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/activities',
      query: serializeQuery,
      payload: 'result',
      pages: {
        walk: walkList,
      },
    },
    getActivity: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/activities/{activityId}',
      payload: 'result',
    },
    getUsageCost: {
      method: 'GET',
      path: '/v1/organizations/{organizationId}/usageCost',
      query: serializeQuery,
      payload: 'result',
    },
  },
}
