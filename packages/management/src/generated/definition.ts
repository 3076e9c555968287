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
    updateServiceScaling: {
      method: 'PATCH',
      path: '/v1/organizations/{organizationId}/services/{serviceId}/scaling',
      body: 'application/json',
      payload: 'result',
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
        names: ['keySecret'],
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
