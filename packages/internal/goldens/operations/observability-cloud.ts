import type { ApiGoldens } from '../src/goldens/golden.ts'
import { notServed } from './answers.ts'
import { managedClient, service, withoutAddress } from './managed.ts'
import { alerts } from './observability/alerts/alerts.ts'
import { managedAlerts } from './observability/alerts/managed.ts'
import { dashboards } from './observability/dashboards/dashboards.ts'
import { managedDashboards } from './observability/dashboards/managed.ts'
import { withAdditions } from './observability/deployments/additions.ts'
import { managed } from './observability/deployments/managed.ts'
import { failed, forbidden, idle, limited, unauthorized } from './observability/deployments/managed-errors.ts'
import { sources } from './observability/sources.ts'

const listSources = {
  responses: [unauthorized, forbidden, notServed(`GET ${service}/observability/sources`), limited, failed, idle],
}

const operations = withAdditions(
  { ...dashboards(managed), ...alerts(managed), ...sources(managed) },
  { ...managedDashboards, ...managedAlerts, listSources },
)

/** The managed deployment of the observability API. */
export const observabilityCloud: ApiGoldens = {
  api: 'observability-cloud',
  client: managedClient,
  operations: withAdditions(
    operations,
    Object.fromEntries(Object.keys(operations).map((name) => [name, { refused: [withoutAddress] }])),
  ),
}
