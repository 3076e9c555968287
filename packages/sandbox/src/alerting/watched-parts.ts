import { itemWith, keyById } from '../item-index.ts'
import type { ObservabilityState, StoredAlert } from '../state.ts'
import type { RequestedConfig } from '../validation/requested.ts'

type WatchingAlert = Pick<StoredAlert, 'source' | 'dashboardId' | 'tileId' | 'savedSearchId'> & {
  readonly chartConfig?: unknown
}

/** What an alert watches, as far as it exists: a search, or a chart, which is on a tile of a dashboard or its own. */
export function watchedParts(alert: WatchingAlert, { savedSearches, dashboards }: ObservabilityState) {
  const search = itemWith(savedSearches, keyById, alert.savedSearchId)
  const dashboard = itemWith(dashboards, keyById, alert.dashboardId)
  const tile = dashboard?.tiles.find(({ id }) => id === alert.tileId)
  const chart = (alert.source === 'inline' ? alert.chartConfig : tile?.config) as RequestedConfig | undefined
  return { search, dashboard, tile, chart }
}
