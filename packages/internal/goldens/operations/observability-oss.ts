import type { ApiGoldens } from '../src/goldens/golden.ts'
import { notServed } from './answers.ts'
import { alerts } from './observability/alerts/alerts.ts'
import { openSourceAlerts } from './observability/alerts/open-source.ts'
import { queryChartSeries } from './observability/charts/charts.ts'
import { dashboards } from './observability/dashboards/dashboards.ts'
import { openSourceDashboards } from './observability/dashboards/open-source.ts'
import { withAdditions } from './observability/deployments/additions.ts'
import { oss } from './observability/deployments/open-source.ts'
import {
  failed,
  forbidden,
  limited,
  unauthorized,
  unauthorizedInJson,
} from './observability/deployments/open-source-errors.ts'
import { sources } from './observability/sources.ts'
import { listWebhooks } from './observability/webhooks.ts'

const listSources = {
  responses: [unauthorized, unauthorizedInJson, forbidden, notServed('GET /api/v2/sources'), limited, failed],
}

/** The open-source deployment of the observability API. */
export const observabilityOss: ApiGoldens = {
  api: 'observability-oss',
  client: { apiKey: '7b0f5c1e9a3d4862' },
  operations: {
    ...withAdditions(
      { ...dashboards(oss), ...alerts(oss), ...sources(oss) },
      { ...openSourceDashboards, ...openSourceAlerts, listSources },
    ),
    queryChartSeries,
    listWebhooks,
  },
}
