import type {
  CreateAlertRequest,
  Dashboard,
  LineChart,
  NumberChart,
  StackedBarChart,
  Tile,
  TileConfig,
} from '@clouddb/observability-oss/types'
import type { Inventory } from './inventory.ts'
import type { Change } from './progress.ts'

/** What an alert of the sample can watch: lines, bars over time and single numbers. */
type Chart = LineChart | StackedBarChart | NumberChart

/** A tile that counts something, and the dashboard that holds it. */
export interface WatchedTile {
  readonly dashboard: Dashboard
  readonly tile: Tile
  readonly chart: Chart
}

/** Finds the tile to watch: the one of that name, or one that counts on that source, or any that counts. */
export function findTile(dashboards: readonly Dashboard[], name?: string, sourceId?: string): WatchedTile | undefined {
  const tiles = dashboards.flatMap(watchableTilesOf)
  return (
    tiles.find((watched) => nameOf(watched) === name) ??
    tiles.find(({ chart }) => chart.sourceId === sourceId) ??
    tiles[0]
  )
}

function watchableTilesOf(dashboard: Dashboard): WatchedTile[] {
  const tiles: WatchedTile[] = []
  for (const tile of dashboard.tiles ?? []) {
    const { config: chart } = tile
    if (chart !== undefined && isWatchable(chart) && chart.select?.[0]?.aggFn === 'count')
      tiles.push({ dashboard, tile, chart })
  }
  return tiles
}

/** Charts that are written in SQL are left out. */
function isWatchable(config: TileConfig): config is Chart {
  return ['line', 'stacked_bar', 'number'].includes(config.displayType) && !('configType' in config)
}

/** The dashboard and the tile, by name. */
export function nameOf({ dashboard, tile }: WatchedTile): string {
  return `${dashboard.name} › ${tile.name}`
}

/** Plans the same alert for any deployment. One of that name is updated, so that a second run adds no second alert. */
export function planAlert({ deployment, client, alerts }: Inventory, watched: WatchedTile, webhookId: string): Change {
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
  const what = `the alert “${request.name}” on the ${deployment} tile “${nameOf(watched)}”`
  const existing = alerts.find((alert) => alert.name === request.name)
  if (existing?.id === undefined)
    return {
      intent: `create ${what}`,
      make: async () => {
        await client.createAlert(request)
        return `created ${what}`
      },
    }
  const { id } = existing
  return {
    intent: `update ${what}`,
    make: async () => {
      await client.updateAlert(id, request)
      return `updated ${what}`
    },
  }
}
