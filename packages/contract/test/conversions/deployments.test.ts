import { InvalidArgumentError } from '@clouddb/observability-cloud/errors'
import * as cloud from '@clouddb/observability-cloud/requests'
import type { Alert, Dashboard } from '@clouddb/observability-cloud/types'
import * as oss from '@clouddb/observability-oss/requests'
import { describe, expect, test } from 'vitest'
import { examplesOf, pairs } from './pairs.ts'

function example(name: string, of: string): never {
  const pair = pairs.find((each) => each.api === 'observability-cloud' && each.name === of)
  const found = pair && examplesOf(pair).find((each) => each.name.startsWith(name))
  if (!found) throw new Error(`The document has no example ${name}`)
  return structuredClone(found.value) as never
}

const dashboardOf = (name: string): Dashboard => example(`getDashboard ${name}`, 'toUpdateDashboard')
const alertOf = (name: string): Alert => example(`getAlert ${name}`, 'toUpdateAlert')

function firstChartOf({ tiles = [] }: { tiles?: { config?: unknown }[] }): { sourceId: string; select: object[] } {
  const [tile] = tiles
  return tile?.config as never
}

function lossesOf(convert: () => unknown): readonly unknown[] {
  try {
    convert()
    return []
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return (error.losses ?? []).map(({ path, reason }) => `${path} ${reason}`)
  }
}

describe('a record of a newer server', () => {
  const kinds =
    '"line", "stacked_bar", "table", "number", "pie", "bar", "heatmap", "search", "event_patterns", "markdown"'

  test('is refused by name: an unknown kind of tile, of alert, an unknown value, a new field', () => {
    expect(lossesOf(() => oss.toUpdateDashboard(dashboardOf('newerServer')))).toEqual([
      `tiles[0].config.displayType is "sankey", not one of ${kinds}`,
    ])
    expect(lossesOf(() => oss.toCreateAlert({ ...alertOf('newerServer'), source: 'slo' }))).toEqual([
      'source is "slo", not one of "tile", "saved_search", "inline"',
    ])
    const dashboard = { ...dashboardOf('checkout'), savedQueryLanguage: 'kql', theme: 'dark' } as Dashboard
    expect(lossesOf(() => cloud.toCreateDashboard(dashboard))).toEqual([
      'savedQueryLanguage is "kql", not one of "sql", "lucene", "promql", null',
      'theme has no place in CreateDashboardRequest',
    ])
  })

  test('is converted without its unknown tiles on request', () => {
    const dashboard = dashboardOf('newerServer')
    const { request, leftOut } = oss.toUpdateDashboard(dashboard, { leaveOut: true })
    expect(leftOut).toMatchObject([{ path: 'tiles[0]', value: dashboard.tiles?.[0] }])
    expect(request.tiles).toHaveLength((dashboard.tiles?.length ?? 0) - 1)
  })
})

describe('a record of another deployment', () => {
  test('is refused by the managed one where only the open-source one has the fields: channels, an own chart', () => {
    const channels = [{ type: 'webhook', webhookId: 'w' } as const]
    expect(lossesOf(() => cloud.toCreateAlert({ ...alertOf('firing'), channels }))).toEqual([
      'channels has no place in CreateAlertRequest',
    ])
    expect(lossesOf(() => cloud.toCreateAlert(alertOf('newerServer')))).toEqual([
      'source is "inline", not one of "tile", "saved_search"',
    ])
  })

  test('is refused by the open-source one where only the managed one has the channels', () => {
    expect(lossesOf(() => oss.toCreateAlert(alertOf('email')))).toEqual(
      expect.arrayContaining([
        'channel.type is "email", not "webhook"',
        'channel.emailRecipients has no place in CreateAlertRequest',
      ]),
    )
    const alert = alertOf('firing')
    alert.channel = { type: 'webhook', webhookId: 'w', severity: 'critical', slackChannelId: null }
    expect(lossesOf(() => oss.toUpdateAlert(alert))).toEqual(['channel.severity has no place in UpdateAlertRequest'])
    expect(cloud.toUpdateAlert(alert)).toMatchObject({ channel: { severity: 'critical', slackChannelId: null } })
  })

  test('is converted with mapped ids, and an unmapped id is named', () => {
    const dashboard = dashboardOf('checkout')
    const { sourceId: forgotten } = firstChartOf(dashboard)
    const losses = lossesOf(() =>
      cloud.toCreateDashboard(dashboard, { mapId: (_, id) => (id === forgotten ? undefined : id), leaveOut: true }),
    )
    expect(losses).toContain(`tiles[0].config.sourceId is the source "${forgotten}", for which mapId gave no id`)
    const alert = alertOf('firing')
    expect(cloud.toCreateAlert(alert, { mapId: (kind, id) => `${kind}-${id}` })).toMatchObject({
      dashboardId: `dashboard-${alert.dashboardId}`,
      tileId: `tile-${alert.tileId}`,
      channel: { webhookId: expect.stringMatching(/^webhook-/) },
    })
  })
})

describe('a meaningless field of a record', () => {
  test('is dropped: a level without a quantile, an expression of a count', () => {
    const dashboard = dashboardOf('checkout')
    Object.assign(firstChartOf(dashboard).select[0] as object, { valueExpression: 'Duration', level: 0.95 })
    const count = firstChartOf(oss.toUpdateDashboard(dashboard)).select[0]
    expect(count).not.toHaveProperty('level')
    expect(count).not.toHaveProperty('valueExpression')
  })
})
