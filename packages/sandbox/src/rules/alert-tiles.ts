import type { ObservabilityState, StoredAlert, StoredDashboard } from '../state.ts'

/** The days since when an update of a dashboard takes alerts with it, and since when also those of other kinds of tiles. */
const removedTilesSince = '2026-03-11'
const otherKindsSince = '2026-05-27'

/** A dashboard takes the alerts of its tiles with it. */
export function dropAlertsOfDashboard(state: ObservabilityState, dashboardId: string): void {
  state.alerts = state.alerts.filter((alert) => !isOfTile(alert, dashboardId))
}

/** Tiles that are gone, and tiles of kinds that cannot be watched, take their alerts with them. */
export function dropAlertsOfTiles(
  state: ObservabilityState,
  { id: dashboardId, tiles }: StoredDashboard,
  idsBefore: ReadonlySet<string>,
  since: string,
): void {
  if (since < removedTilesSince) return
  const isGone = (tileId: string) => idsBefore.has(tileId) && !tiles.some(({ id }) => id === tileId)
  const isOther = (tileId: string) => tiles.some((tile) => tile.id === tileId && !canBeWatched(tile.config, since))
  const drops = (tileId: string) => isGone(tileId) || isOther(tileId)
  state.alerts = state.alerts.filter((alert) => !isOfTile(alert, dashboardId) || !drops(alert.tileId ?? ''))
}

function canBeWatched(config: unknown, since: string): boolean {
  const { configType, displayType } = (config ?? {}) as { configType?: string; displayType?: string }
  if (configType === 'promql' || (configType !== 'sql' && since < otherKindsSince)) return true
  return displayType === 'line' || displayType === 'stacked_bar' || displayType === 'number'
}

function isOfTile(alert: StoredAlert, dashboardId: string | undefined): boolean {
  return alert.source === 'tile' && alert.dashboardId === dashboardId
}
