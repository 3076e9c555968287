// Generated from management.yaml. Do not edit: change the document, then run `pnpm generate`.

import {
  type ApiDefinition,
  basicAuthentication,
  defineOperations,
  findSecrets,
  readCursorFacts,
  readText,
  serializeQuery,
  walkCursors,
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
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines': {
        'GET listDataPipelines': {
          pages: {
            walk: walkList,
          },
        },
        'POST createDataPipeline': {
          secrets: [
            findSecrets,
            ['connectionString', 'password', 'privateKey', 'secretKey', 'serviceAccountFile', 'serviceAccountKey'],
          ],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/context': {
        'GET getDataPipelineContext': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/schemaDiscovery': {
        'POST discoverDataPipelineSchema': {
          secrets: [
            findSecrets,
            ['connectionString', 'password', 'privateKey', 'secretKey', 'serviceAccountFile', 'serviceAccountKey'],
          ],
          retryStatuses: [0, 408, 502, 503, 504],
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}': {
        'GET getDataPipeline': {},
        'PATCH updateDataPipeline': {
          secrets: [
            findSecrets,
            ['connectionString', 'password', 'privateKey', 'secretKey', 'serviceAccountFile', 'serviceAccountKey'],
          ],
        },
        'DELETE deleteDataPipeline': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/settings': {
        'GET getDataPipelineSettings': {},
        'PUT updateDataPipelineSettings': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/scaling': {
        'PATCH updateDataPipelineScaling': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelines/{dataPipelineId}/state': {
        'PATCH updateDataPipelineState': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesCdcScaling': {
        'GET getDataPipelinesCdcScaling': {},
        'PATCH updateDataPipelinesCdcScaling': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints': {
        'GET listReversePrivateEndpoints': {
          pages: {
            walk: walkList,
          },
        },
        'POST createReversePrivateEndpoint': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/dataPipelinesReversePrivateEndpoints/{reversePrivateEndpointId}':
        {
          'GET getReversePrivateEndpoint': {},
          'PATCH updateReversePrivateEndpoint': {},
          'DELETE deleteReversePrivateEndpoint': {},
        },
      '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings': {
        'GET listDatabaseSettings': {},
        'PATCH updateDatabaseSettings': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/schema': {
        'GET getDatabaseSettingsSchema': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/databaseSettings/{settingName}': {
        'GET getDatabaseSetting': {},
        'DELETE deleteDatabaseSetting': {},
      },
      '/v1/organizations/{organizationId}/roles': {
        'GET listRoles': {
          pages: {
            walk: walkList,
          },
        },
        'POST createRole': {},
      },
      '/v1/organizations/{organizationId}/roles/{roleId}': {
        'GET getRole': {},
        'PATCH updateRole': {},
        'DELETE deleteRole': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/backupBucket': {
        'GET getBackupBucket': {},
        'POST createBackupBucket': {
          secrets: [findSecrets, ['connectionString', 'secretAccessKey']],
        },
        'PATCH updateBackupBucket': {
          secrets: [findSecrets, ['connectionString', 'secretAccessKey']],
        },
        'DELETE deleteBackupBucket': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/snapshots': {
        'GET listSnapshots': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/snapshots/{snapshotId}': {
        'GET getSnapshot': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/snapshotConfiguration': {
        'GET getSnapshotConfiguration': {},
        'PATCH updateSnapshotConfiguration': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints': {
        'GET listQueryApiEndpoints': {
          query: serializeQuery,
          queryNames: ['cursor', 'limit'],
          pages: {
            walk: walkCursors,
            read: readCursorFacts,
          },
        },
        'POST createQueryApiEndpoint': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/query-api-endpoints/{endpointId}': {
        'GET getQueryApiEndpoint': {},
        'PUT updateQueryApiEndpoint': {},
        'DELETE deleteQueryApiEndpoint': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries': {
        'GET listSavedQueries': {
          query: serializeQuery,
          queryNames: ['cursor', 'limit'],
          pages: {
            walk: walkCursors,
            read: readCursorFacts,
          },
        },
        'POST createSavedQuery': {},
      },
      '/v1/organizations/{organizationId}/services/{serviceId}/saved-queries/{queryId}': {
        'GET getSavedQuery': {},
        'PUT updateSavedQuery': {},
        'DELETE deleteSavedQuery': {},
      },
      '/v1/organizations/{organizationId}/serviceProfiles': {
        'GET listServiceProfiles': {
          query: serializeQuery,
          queryNames: ['region_id', 'byoc_id'],
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/creditBalances': {
        'GET getCreditBalances': {},
      },
      '/v1/organizations/{organizationId}/activeBalances': {
        'GET getActiveBalances': {
          query: serializeQuery,
          queryNames: ['limit', 'offset'],
        },
      },
      '/v1/organizations/{organizationId}/quotas': {
        'GET listQuotas': {
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/organizations/{organizationId}/quotas/{quotaCode}': {
        'GET getQuota': {},
      },
      '/v1/organizations/{organizationId}/prometheus/discovery': {
        'GET listPrometheusTargets': {
          query: serializeQuery,
          queryNames: ['filtered_metrics'],
          payload: true,
          pages: {
            walk: walkList,
          },
        },
      },
      '/v1/whoami': {
        'GET getIdentity': {},
      },
      '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}': {
        'GET getByocInfrastructure': {},
      },
      '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/progress': {
        'GET getByocInfrastructureProgress': {},
      },
      '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/tags': {
        'GET getByocInfrastructureTags': {},
      },
      '/v1/organizations/{organizationId}/byocInfrastructure/{byocInfrastructureId}/privateEndpointConfig': {
        'GET getByocPrivateEndpointConfig': {},
      },
    },
    'result',
  ),
}
