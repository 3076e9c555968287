import type { ApiGoldens } from '../src/golden.ts'
import { alerts } from './observability/alerts.ts'
import { queryChartSeries } from './observability/charts.ts'
import { dashboards } from './observability/dashboards.ts'
import { extended } from './observability/extended.ts'
import { ossAlerts } from './observability/oss-alerts.ts'
import { ossDashboards } from './observability/oss-dashboards.ts'
import { oss } from './observability/oss-deployment.ts'
import { failed, forbidden, limited, notServed, unauthorized, unauthorizedInJson } from './observability/oss-errors.ts'
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
    ...extended(
      { ...dashboards(oss), ...alerts(oss), ...sources(oss) },
      { ...ossDashboards, ...ossAlerts, listSources },
    ),
    queryChartSeries,
    listWebhooks,
  },
}
