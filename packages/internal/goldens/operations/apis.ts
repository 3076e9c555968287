import type { ApiGoldens } from '../src/golden.ts'
import { managedAlerts, openSourceAlerts } from './alerts.ts'
import { backups } from './backups.ts'
import { queryChartSeries } from './chart-series.ts'
import { connections } from './connections.ts'
import { managedDashboards, openSourceDashboards } from './dashboards.ts'
import { dataPipelines, reversePrivateEndpoints } from './data-pipelines.ts'
import { managed, managedClient, openSource } from './deployments.ts'
import { deleteKey, keys } from './keys.ts'
import { invitations, members } from './members.ts'
import { observabilityRoles, organizationFacts, roles } from './organization-additions.ts'
import { activitiesAndCost, organizations } from './organizations.ts'
import { savedSearches } from './saved-searches.ts'
import { searchEvents } from './search.ts'
import { databaseSettings, savedQueries, snapshots } from './service-additions.ts'
import { updateServiceScaling } from './service-scaling.ts'
import { services } from './services.ts'
import { listSources, oneSource } from './sources.ts'
import { team } from './team.ts'
import { validateDashboard } from './validation.ts'
import { managedWebhooks, openSourceWebhooks } from './webhooks.ts'

const { organizationId, keyId, keySecret } = managedClient

export const apiGoldens: readonly ApiGoldens[] = [
  {
    api: 'management',
    client: { organizationId, keyId, keySecret },
    operations: {
      ...organizations,
      ...services,
      updateServiceScaling,
      ...backups,
      ...keys,
      deleteKey,
      ...members,
      ...invitations,
      ...activitiesAndCost,
      ...dataPipelines,
      ...reversePrivateEndpoints,
      ...databaseSettings,
      ...snapshots,
      ...savedQueries,
      ...roles,
      ...organizationFacts,
    },
  },
  {
    api: 'observability-cloud',
    client: managedClient,
    operations: {
      ...managedDashboards,
      validateDashboard: validateDashboard(managed),
      ...managedAlerts,
      ...savedSearches(managed, false),
      listSources: listSources(managed),
      ...oneSource(managed),
      ...managedWebhooks,
      ...observabilityRoles,
    },
  },
  {
    api: 'observability-oss',
    client: { apiKey: '7b0f5c1e9a3d4862' },
    operations: {
      ...openSourceDashboards,
      validateDashboard: validateDashboard(openSource),
      ...openSourceAlerts,
      ...savedSearches(openSource, true),
      listSources: listSources(openSource),
      ...oneSource(openSource),
      ...connections,
      queryChartSeries,
      ...openSourceWebhooks,
      searchEvents,
      ...team,
    },
  },
]
