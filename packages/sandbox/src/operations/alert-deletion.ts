import { dayOfDeletion } from '../documents.ts'
import { itemsWith, type KeyOf, removeItem } from '../item-index.ts'
import type { ObservabilityState, StoredAlert, StoredDashboard, StoredTile } from '../state.ts'
import { watchedKinds } from './alert-references.ts'

/** The days from which an update of a dashboard deletes alerts of removed tiles, and of tiles that cannot be watched. */
const removedTilesSince = dayOfDeletion('AlertTileId')
const otherKindsSince = '2026-05-27'

/** Deletes the alerts on the tiles of a deleted dashboard. */
export function deleteAlertsOfDashboard(state: ObservabilityState, dashboardId: string): void {
  for (const alert of itemsWith(state.alerts, watchedDashboard, dashboardId)) deleteAlert(state, alert)
}

/** Deletes the alerts on removed tiles, and on tiles of kinds that cannot be watched. */
export function deleteAlertsOfTiles(
  state: ObservabilityState,
  { id: dashboardId, tiles }: StoredDashboard,
  before: readonly StoredTile[],
  since: string,
): void {
  if (since < removedTilesSince) return
  const isDeleted = (tileId: string) => {
    const tile = tiles.find(({ id }) => id === tileId)
    return tile ? !canBeWatched(tile.config, since) : before.some(({ id }) => id === tileId)
  }
  for (const alert of itemsWith(state.alerts, watchedDashboard, dashboardId))
    if (isDeleted(alert.tileId ?? '')) deleteAlert(state, alert)
}

function canBeWatched(config: unknown, since: string): boolean {
  const { configType, displayType = '' } = (config ?? {}) as { configType?: string; displayType?: string }
  if (configType === 'promql' || (configType !== 'sql' && since < otherKindsSince)) return true
  return watchedKinds.includes(displayType)
}

const watchedDashboard: KeyOf<StoredAlert> = ({ source, dashboardId }) => (source === 'tile' ? dashboardId : undefined)

/** Deletes an alert with the results of its evaluations. */
export function deleteAlert(state: ObservabilityState, alert: StoredAlert): void {
  removeItem(state.alerts, alert)
  delete state.evaluations[alert.id]
}

/** Deletes the alerts on a deleted saved search. */
export function deleteAlertsOfSearch(state: ObservabilityState, searchId: string): void {
  for (const alert of itemsWith(state.alerts, watchedSearch, searchId)) deleteAlert(state, alert)
}

const watchedSearch: KeyOf<StoredAlert> = ({ source, savedSearchId }) =>
  source === 'saved_search' ? savedSearchId : undefined
