import type { ApiGoldens } from '../src/golden.ts'
import { managedClient, service } from './managed.ts'
import { alerts } from './observability/alerts.ts'
import { cloudAlerts } from './observability/cloud-alerts.ts'
import { cloudDashboards } from './observability/cloud-dashboards.ts'
import { cloud } from './observability/cloud-deployment.ts'
import { failed, forbidden, idle, limited, notServed, unauthorized } from './observability/cloud-errors.ts'
import { dashboards } from './observability/dashboards.ts'
import { extended } from './observability/extended.ts'
import { sources } from './observability/sources.ts'

const listSources = {
  responses: [unauthorized, forbidden, notServed(`GET ${service}/observability/sources`), limited, failed, idle],
}

/** The managed deployment of the observability API. */
export const observabilityCloud: ApiGoldens = {
  api: 'observability-cloud',
  client: managedClient,
  operations: extended(
    { ...dashboards(cloud), ...alerts(cloud), ...sources(cloud) },
    { ...cloudDashboards, ...cloudAlerts, listSources },
  ),
}
