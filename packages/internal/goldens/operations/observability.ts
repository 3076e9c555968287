import type { ApiGoldens } from '../src/golden.ts'
import { managedAlerts, openSourceAlerts } from './alerts.ts'
import { queryChartSeries } from './chart-series.ts'
import { managedDashboards, openSourceDashboards } from './dashboards.ts'
import { managed, managedClient, openSource } from './deployments.ts'
import { listSources } from './sources.ts'
import { listWebhooks } from './webhooks.ts'

export const observabilityCloud: ApiGoldens = {
  api: 'observability-cloud',
  client: managedClient,
  operations: { ...managedDashboards, ...managedAlerts, listSources: listSources(managed) },
}

export const observabilityOss: ApiGoldens = {
  api: 'observability-oss',
  client: { apiKey: '7b0f5c1e9a3d4862' },
  operations: {
    ...openSourceDashboards,
    ...openSourceAlerts,
    listSources: listSources(openSource),
    queryChartSeries,
    listWebhooks,
  },
}
