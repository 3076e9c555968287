import { activities } from './activities.ts'
import { backups } from './backups.ts'
import { customRoles } from './custom-roles.ts'
import { dataPipelines } from './data-pipelines.ts'
import { databaseSettings } from './database-settings.ts'
import { keys } from './keys.ts'
import { members } from './members.ts'
import { metricTexts } from './metrics.ts'
import { byDocument, type ManagementHandlers } from './operation.ts'
import { organizationFacts } from './organization-facts.ts'
import { queryApiEndpoints } from './query-api-endpoints.ts'
import { serviceAccess } from './service-access.ts'
import { services } from './services.ts'
import { snapshots } from './snapshots.ts'
import { usageCost } from './usage-cost.ts'

/** The handlers of the management API. */
export const management: ManagementHandlers = {
  ...services,
  ...serviceAccess,
  ...metricTexts,
  ...backups,
  ...keys,
  ...members,
  ...activities,
  ...usageCost,
  ...dataPipelines,
  ...databaseSettings,
  ...customRoles,
  ...snapshots,
  ...organizationFacts,
  ...queryApiEndpoints,
  listSavedQueries: byDocument,
  createSavedQuery: byDocument,
  getSavedQuery: byDocument,
  updateSavedQuery: byDocument,
  deleteSavedQuery: byDocument,
}
