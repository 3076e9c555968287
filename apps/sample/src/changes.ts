import type {
  CreateAlertRequest,
  Dashboard,
  LineChart,
  NumberChart,
  StackedBarChart,
  Tile,
  TileConfig,
} from '@clouddb/observability-oss/types'
import type { Deployments } from './deployments.ts'
import type { Inventory } from './inventory.ts'
import type { Change } from './progress.ts'

/** The changes to make, and the reasons why others are not planned. */
export type Plan = ReturnType<typeof planChanges>

/** A deployment, and the webhook that an alert there can notify. */
export interface Target extends Inventory {
  readonly webhookId: string | undefined
}

/** Plans the changes and makes none. The alert watches a tile of the source `sourceId`, if there is one. */
export function planChanges(deployments: Deployments, targets: readonly Target[], sourceId?: string) {
  const changes: Change[] = []
  const notes: string[] = []
  let name: string | undefined
  for (const target of targets) {
    const watched = findTile(target.dashboards, name, sourceId)
    name ??= watched && nameOf(watched)
    const problem = watched ? 'it has no webhook; name one with --webhook <id>' : 'no tile there can be watched'
    if (watched && target.webhookId !== undefined) changes.push(planAlert(target, watched, target.webhookId))
    else notes.push(`No alert on the ${target.deployment} deployment: ${problem}.`)
  }
  changes.push(planSleep(deployments))
  if (deployments.retiredKey === undefined) notes.push('No key is deleted: name one with --retired-key <id>.')
  else changes.push(planKeyDeletion(deployments, deployments.retiredKey))
  return { changes, notes }
}

/** The charts that an alert of the sample can watch: lines, bars over time and single numbers. */
type Chart = LineChart | StackedBarChart | NumberChart

/** Finds the tile of this name, or a tile that counts on this source, or any tile that counts. */
function findTile(dashboards: readonly Dashboard[], name?: string, sourceId?: string) {
  const tiles = dashboards.flatMap((dashboard) =>
    (dashboard.tiles ?? []).flatMap((tile) => {
      const { config: chart } = tile
      const counts = chart !== undefined && isWatchable(chart) && chart.select?.[0]?.aggFn === 'count'
      return counts ? [{ dashboard, tile, chart }] : []
    }),
  )
  return (
    tiles.find((watched) => nameOf(watched) === name) ??
    tiles.find(({ chart }) => chart.sourceId === sourceId) ??
    tiles[0]
  )
}

/** A tile, and the dashboard that holds it. */
interface WatchedTile {
  readonly dashboard: Dashboard
  readonly tile: Tile
}

/** A chart that is written in SQL cannot be watched. */
function isWatchable(config: TileConfig): config is Chart {
  return ['line', 'stacked_bar', 'number'].includes(config.displayType) && !('configType' in config)
}

function nameOf({ dashboard, tile }: WatchedTile): string {
  return `${dashboard.name} › ${tile.name}`
}

/** Plans the same alert for any deployment. An alert of this name is updated, so that a second run adds none. */
function planAlert({ deployment, client, alerts }: Inventory, watched: WatchedTile, webhookId: string): Change {
  const request = {
    name: 'Unusually busy hour',
    message: 'More than 100 events within an hour: {{link}}',
    source: 'tile',
    dashboardId: watched.dashboard.id,
    tileId: watched.tile.id,
    threshold: 100,
    thresholdType: 'above',
    interval: '1h',
    channel: { type: 'webhook', webhookId },
  } satisfies CreateAlertRequest
  const alert = `the alert “${request.name}” on the ${deployment} tile “${nameOf(watched)}”`
  const id = alerts.find(({ name }) => name === request.name)?.id
  return {
    intent: `${id === undefined ? 'create' : 'update'} ${alert}`,
    make: async () => {
      await (id === undefined ? client.createAlert(request) : client.updateAlert(id, request))
      return `${id === undefined ? 'created' : 'updated'} ${alert}`
    },
  }
}

function planSleep({ management, serviceId }: Deployments): Change {
  const idleTimeoutMinutes = 15
  const sleep = (service: string) => `let the service ${service} sleep after ${idleTimeoutMinutes} idle minutes`
  return {
    intent: sleep(serviceId),
    make: async () => {
      const service = await management.updateServiceScaling(serviceId, { idleScaling: true, idleTimeoutMinutes })
      return sleep(service.name ?? serviceId)
    },
  }
}

function planKeyDeletion({ management }: Deployments, keyId: string): Change {
  const make = async () => {
    await management.deleteKey(keyId)
    return `deleted the retired key ${keyId}`
  }
  return { intent: `delete the retired key ${keyId}`, make }
}
