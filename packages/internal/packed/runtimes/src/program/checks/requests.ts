import type { Alert, Dashboard } from '@clouddb/observability-oss/types'
import type { Check, CheckContext } from '../check.ts'
import { ossClient } from '../clients.ts'
import { kind, must, same, thrownBy } from '../expectations.ts'

/** A record as the document of the open-source deployment has it; its records go to either deployment. */
function recordOf<Record>({ documents }: CheckContext, name: string): Record {
  const example = documents.oss.components.examples?.[name] as { value: { data: Record } }
  return structuredClone(example.value.data)
}

const dashboardOf = (context: CheckContext) => recordOf<Dashboard>(context, 'CheckoutDashboard')

/** An alert that either deployment takes: the managed one knows one channel alone. */
function alertOf(context: CheckContext): Alert {
  const { channels, ...alert } = recordOf<Alert>(context, 'CheckoutAlert')
  return alert
}

/** A dashboard with a tile of a kind that no package knows yet. */
function newerDashboardOf(context: CheckContext): Dashboard {
  const dashboard = dashboardOf(context)
  const [tile] = dashboard.tiles ?? []
  Object.assign(tile as object, { config: { displayType: 'hologram' } })
  return dashboard
}

const both = ({ packages: { cloud, oss } }: CheckContext) => [cloud, oss] as const

export const requests: readonly Check[] = [
  [
    '`./requests` makes the update of a dashboard that was read, and nothing is lost on the way',
    async (context) => {
      const { id, ...rest } = dashboardOf(context)
      for (const { requests } of both(context)) same(requests.toUpdateDashboard({ id, ...rest }), rest, 'The request')
      const endpoint = context.open('answers')
      const { toUpdateDashboard } = context.packages.oss.requests
      await ossClient(context, endpoint.url).updateDashboard(id, toUpdateDashboard({ id, ...rest }))
      same((await endpoint.seen()).requests[0]?.body, JSON.stringify(rest), 'The body that the server saw')
    },
  ],
  [
    '`./requests` makes an alert from one that was read, without what the server alone sets',
    async (context) => {
      const record = alertOf(context)
      const { properties = {} } = context.documents.oss.components.schemas.Alert ?? {}
      const rest = Object.fromEntries(Object.entries(record).filter(([name]) => !properties[name]?.readOnly))
      must(!('id' in rest) && 'name' in rest, 'The document must say what the server alone sets')
      for (const { requests } of both(context)) same(requests.toCreateAlert(record), rest, 'The request')
    },
  ],
  [
    '`./requests` refuses an unknown kind of tile by name',
    async (context) => {
      for (const { requests, errors } of both(context)) {
        const error = await thrownBy(() => requests.toUpdateDashboard(newerDashboardOf(context)))
        kind(error, errors.InvalidArgumentError, 'InvalidArgumentError')
        const complaint = 'tiles[0].config.displayType is "hologram"'
        must(error.message.includes(complaint), `It must say which: ${error.message}`)
      }
    },
  ],
  [
    '`leaveOut` makes a request of the rest, and returns what was left out',
    async (context) => {
      const dashboard = newerDashboardOf(context)
      const [tile, ...others] = dashboard.tiles ?? []
      for (const { requests } of both(context)) {
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
    async (context) => {
      const alert = alertOf(context)
      for (const { requests, errors } of both(context)) {
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
