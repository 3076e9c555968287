import { InvalidArgumentError } from '@clouddb/observability-cloud/errors'
import * as cloud from '@clouddb/observability-cloud/requests'
import type { Alert, Dashboard, Webhook } from '@clouddb/observability-cloud/types'
import * as oss from '@clouddb/observability-oss/requests'
import { expect, test } from 'vitest'
import { examplesOf, pairs } from './pairs.ts'

function example(name: string, converter: string): never {
  const pair = pairs.find((each) => each.api === 'observability-cloud' && each.name === converter)
  const found = pair && examplesOf(pair).find((each) => each.name.startsWith(name))
  if (!found) throw new Error(`The document has no example ${name}`)
  return structuredClone(found.value) as never
}

const dashboardOf = (name: string): Dashboard => example(`getDashboard ${name}`, 'toUpdateDashboard')
const alertOf = (name: string): Alert => example(`getAlert ${name}`, 'toUpdateAlert')
const firstChartOf = ({ tiles }: object & { tiles?: unknown }): { sourceId: string; select: object[] } =>
  (tiles as { config: never }[])[0]?.config as never

function lossesOf(convert: () => unknown): readonly unknown[] {
  try {
    convert()
    return []
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return (error.losses ?? []).map(({ path, reason }) => `${path} ${reason}`)
  }
}

const kinds =
  '"line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown"'
const critical: Alert = {
  ...alertOf('firing'),
  channel: { type: 'webhook', webhookId: 'w', severity: 'critical', slackChannelId: null },
}

const incident = { id: 'w', service: 'incidentio', name: 'Duty', url: 'https://hooks.example.com/a' } satisfies Webhook
const connected: Webhook = { id: 'w', service: 'slack_api', name: 'Shop', url: 'https://hooks.example.com/a' }
const hidden = (...names: string[]) => names.map((name) => `${name} is never sent back, so its value is not known`)

// The runtime of the conversions is tested in client-core, and records of the same deployment with all other examples.
test.for<[losses: readonly string[], convert: () => unknown]>([
  [
    [`tiles[0].config.displayType is "sankey", not one of ${kinds}`],
    () => oss.toUpdateDashboard(dashboardOf('newerServer')),
  ],
  [
    ['source is "slo", not one of "tile", "saved_search", "inline"'],
    () => oss.toCreateAlert({ ...alertOf('newerServer'), source: 'slo' }),
  ],
  [
    [
      'savedQueryLanguage is "kql", not one of "sql", "lucene", "promql", null',
      'theme has no place in CreateDashboardRequest',
    ],
    () =>
      cloud.toCreateDashboard({ ...dashboardOf('checkout'), savedQueryLanguage: 'kql', theme: 'dark' } as Dashboard),
  ],
  // Only the open-source deployment has these.
  [
    ['displayName has no place in UpdateAlertRequest', 'tags has no place in UpdateAlertRequest'],
    () => cloud.toUpdateAlert({ ...alertOf('firing'), displayName: 'Errors', tags: [] } as never),
  ],
  [['source is "inline", not one of "tile", "saved_search"'], () => cloud.toCreateAlert(alertOf('newerServer'))],
  // Only the managed deployment has these.
  [['interval is "30s", not one of'], () => oss.toCreateAlert({ ...alertOf('email'), interval: '30s' })],
  [['channel.severity has no place in UpdateAlertRequest'], () => oss.toUpdateAlert(critical)],
  [['service is "slack_api", not one of "slack", "incidentio", "generic"'], () => cloud.toCreateWebhook(connected)],
  // An update keeps headers and deletes a body.
  [hidden('body', 'headers', 'queryParams'), () => oss.toCreateWebhook(incident)],
  [hidden('body'), () => oss.toUpdateWebhook(incident)],
  [[], () => cloud.toUpdateWebhook({ ...incident, body: '{}' } as typeof incident)],
])('a conversion loses %j', ([losses, convert]) => {
  const found = lossesOf(convert)
  for (const loss of losses) expect(found).toContainEqual(expect.stringContaining(loss))
  expect(found.length > 0).toBe(losses.length > 0)
})

test('a conversion keeps the severity for the managed deployment', () => {
  expect(cloud.toUpdateAlert(critical)).toMatchObject({ channel: { severity: 'critical', slackChannelId: null } })
})

test('a conversion carries channels of kinds that its document does not list, unchanged', () => {
  const pager = { type: 'pager', routing: { key: null } } as never
  const { channel } = alertOf('email')
  const record = { ...alertOf('firing'), channel: pager, channels: [pager, channel] } as Alert
  for (const { toCreateAlert, toUpdateAlert } of [oss, cloud])
    for (const convert of [toCreateAlert, toUpdateAlert])
      expect(convert(record)).toMatchObject({ channel: pager, channels: [pager, channel] })
})

test('a conversion omits unknown tiles on request', () => {
  const dashboard = dashboardOf('newerServer')
  const { request, leftOut } = oss.toUpdateDashboard(dashboard, { leaveOut: true })
  expect(leftOut).toMatchObject([{ path: 'tiles[0]', value: dashboard.tiles?.[0] }])
  expect(request.tiles).toHaveLength((dashboard.tiles?.length ?? 0) - 1)
})

test('a conversion names an id that is not mapped, also if it may omit tiles', () => {
  const dashboard = dashboardOf('checkout')
  const { sourceId } = firstChartOf(dashboard)
  const mapId = (_: string, id: string) => (id === sourceId ? undefined : id)
  expect(lossesOf(() => cloud.toCreateDashboard(dashboard, { mapId, leaveOut: true }))).toContain(
    `tiles[0].config.sourceId is the source "${sourceId}", for which mapId gave no id`,
  )
})

test('a conversion drops fields that are meaningless beside others', () => {
  const dashboard = dashboardOf('checkout')
  Object.assign(firstChartOf(dashboard).select[0] as object, { valueExpression: 'Duration', level: 0.95 })
  const count = firstChartOf(oss.toUpdateDashboard(dashboard)).select[0]
  expect(count).not.toHaveProperty('level')
  expect(count).not.toHaveProperty('valueExpression')
})
