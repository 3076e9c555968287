import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import { ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'
import type { Check, Setting } from '../setting.ts'

/** A record as the document of the open-source deployment has it; its records go to either deployment. */
function recordOf<Record>({ documents }: Setting, name: string): Record {
  const example = documents.oss.components.examples?.[name] as { value: { data: Record } }
  return structuredClone(example.value.data)
}

const dashboardOf = (setting: Setting) => recordOf<Dashboard>(setting, 'CheckoutDashboard')

/** The same with a tile of a kind that no package knows yet. */
function newerDashboardOf(setting: Setting): Dashboard {
  const dashboard = dashboardOf(setting)
  const [tile] = dashboard.tiles ?? []
  Object.assign(tile as object, { config: { displayType: 'hologram' } })
  return dashboard
}

const both = ({ packages: { cloud, oss } }: Setting) => [cloud, oss] as const

export const requests: readonly Check[] = [
  [
    '`./requests` makes the update of a dashboard that was read, and nothing is lost on the way',
    async (setting) => {
      const { id, ...rest } = dashboardOf(setting)
      for (const { requests } of both(setting)) same(requests.toUpdateDashboard({ id, ...rest }), rest, 'The request')
      const corner = setting.open('answers')
      const { toUpdateDashboard } = setting.packages.oss.requests
      await ossClient(setting, corner.url).updateDashboard(id, toUpdateDashboard({ id, ...rest }))
      same((await corner.seen()).requests[0]?.body, JSON.stringify(rest), 'The body that the peer saw')
    },
  ],
  [
    '`./requests` makes an alert from one that was read, without what the server alone sets',
    async (setting) => {
      const record = recordOf<Alert>(setting, 'CheckoutAlert')
      const { id, state, teamId, createdAt, updatedAt, ...rest } = record
      for (const { requests } of both(setting)) same(requests.toCreateAlert(record), rest, 'The request')
    },
  ],
  [
    '`./requests` refuses an unknown kind of tile by name',
    async (setting) => {
      for (const { requests, errors } of both(setting)) {
        const error = await thrownBy(() => requests.toUpdateDashboard(newerDashboardOf(setting)))
        kind(error, errors.InvalidArgumentError, 'InvalidArgumentError')
        const place = 'tiles[0].config.displayType is "hologram"'
        must(error.message.includes(place), `It must say which: ${error.message}`)
      }
    },
  ],
  [
    '`leaveOut` makes a request of the rest, and returns what was left out',
    async (setting) => {
      const dashboard = newerDashboardOf(setting)
      const [tile, ...others] = dashboard.tiles ?? []
      for (const { requests } of both(setting)) {
        const { request, leftOut } = requests.toUpdateDashboard(dashboard, { leaveOut: true })
        same(request.tiles, others, 'The tiles of the request')
        same(
          leftOut.map(({ path, value }) => [path, value]),
          [['tiles[0]', tile]],
          'What was left out',
        )
      }
    },
  ],
  [
    '`mapId` says the ids of another deployment, and one that it does not know is refused',
    async (setting) => {
      const alert = recordOf<Alert>(setting, 'CheckoutAlert')
      for (const { requests, errors } of both(setting)) {
        const request = requests.toCreateAlert(alert, { mapId: (kind, id) => `${kind} ${id}` })
        const { dashboardId, channel } = request as { dashboardId?: unknown; channel?: unknown }
        const webhookId = 'webhook 66a1f0c2d4e8b7a9c3f50501'
        same([dashboardId, channel], ['dashboard 66a1f0c2d4e8b7a9c3f50201', { type: 'webhook', webhookId }], 'The ids')
        const mapId = (kind: string, id: string) => (kind === 'tile' ? undefined : id)
        const error = await thrownBy(() => requests.toCreateAlert(alert, { mapId, leaveOut: true }))
        kind(error, errors.InvalidArgumentError, 'InvalidArgumentError')
        must(
          error.message.includes('tileId is the tile "66a1f0c2d4e8b7a9c3f5a001"'),
          `It must say so: ${error.message}`,
        )
      }
    },
  ],
]
