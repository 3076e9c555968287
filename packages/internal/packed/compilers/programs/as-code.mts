// The package has ES modules only, so this file is one in every project.

import type { Client, DashboardCode, Plan } from '@clouddb/as-code'
import { apply, dashboard, plan, project, savedSearch, secret, source, webhook } from '@clouddb/as-code'
import { createObservabilityCloudClient } from '@clouddb/observability-cloud'
import { createObservabilityOssClient } from '@clouddb/observability-oss'

const pager = webhook({ service: 'slack', name: 'On call', url: secret('ONCALL_URL') })
const logs = source.log('Logs')
const place = { name: 'Errors', x: 0, y: 0, w: 12, h: 4 }
const alerts = [{ threshold: 100, thresholdType: 'above', interval: '5m', channels: [pager] }] as const
const select = [{ aggFn: 'count', where: 'SeverityText:error' }] as const

const errors: DashboardCode = {
  name: 'Errors',
  tiles: [{ ...place, config: { displayType: 'line', source: logs, select }, alerts }],
}
const checkout = project('checkout', [
  [dashboard(errors)],
  savedSearch({ name: 'Errors', source: logs, where: 'SeverityText:error', alerts }),
])
const clients: readonly Client[] = [createObservabilityOssClient(), createObservabilityCloudClient()]
for (const client of clients) {
  const planned: Plan = await plan(checkout, client, { environment: { ONCALL_URL: 'https://hooks.example.com' } })
  for (const { object, sentences } of planned.changes) console.log(object.toUpperCase(), sentences.join())
  await apply(planned)
}

// @ts-expect-error: a pie cannot be watched
dashboard({ name: '', tiles: [{ ...place, config: { displayType: 'pie', source: logs, select }, alerts }] })
// @ts-expect-error: a heatmap shows a source of traces
dashboard({ name: '', tiles: [{ ...place, config: { displayType: 'heatmap', source: logs, select: [{}] } }] })
// @ts-expect-error: files have references in place of ids
savedSearch({ name: '', sourceId: '66a1f0c2d4e8b7a9c3f50201', where: '' })
// @ts-expect-error: a misspelt field
dashboard({ name: '', tiles: [], tagz: [] })
// @ts-expect-error: an alert without channels
savedSearch({ name: '', source: logs, alerts: [{ threshold: 1, thresholdType: 'above', interval: '5m' }] })
