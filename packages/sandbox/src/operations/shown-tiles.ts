import type { Container, RequestedConfig, RequestedSelectItem } from '../rules/requested-dashboard.ts'
import type { StoredDashboard, StoredTile } from '../state.ts'

/** The day since when answers leave out of a select item what its aggregation does not take. */
const healsItemsSince = '2026-08-20'

const levels: readonly (number | undefined)[] = [0.5, 0.9, 0.95, 0.99]
const queryKinds = ['line', 'stacked_bar', 'table', 'number', 'pie', 'bar']

/** The tiles of a dashboard as answers show them: what a request could not have said is left out. */
export function shownTiles({ tiles, containers = [] }: StoredDashboard, since: string): StoredTile[] {
  return tiles
    .filter(({ config }) => (config as RequestedConfig).configType !== 'promql')
    .map((tile) => ({ ...placed(tile, containers as Container[]), config: shownConfig(tile, since) }) as StoredTile)
}

// A place that is not there is left out.
function placed({ containerId, tabId, ...tile }: StoredTile, containers: readonly Container[]): object {
  const container = containers.find(({ id }) => id === containerId)
  if (!container) return tile
  const hasTab = container.tabs?.some(({ id }) => id === tabId)
  return { ...tile, containerId, ...(hasTab && { tabId }) }
}

function shownConfig({ config }: StoredTile, since: string): object {
  const { groupBy, orderBy, ...kept } = config as RequestedConfig
  // A query of another kind comes back as a line.
  if (kept.configType === 'sql' && !queryKinds.includes(kept.displayType)) {
    const { connectionId, sqlTemplate } = kept
    return { configType: 'sql', displayType: 'line', connectionId, sqlTemplate }
  }
  const { select } = kept
  return {
    ...kept,
    ...(typeof groupBy === 'string' && { groupBy }),
    ...(typeof orderBy === 'string' && { orderBy }),
    ...(typeof select === 'object' && { select: select.map((item) => shownItem(item, since)) }),
  }
}

function shownItem({ level, ...item }: RequestedSelectItem, since: string): object {
  if (item.aggFn === undefined) return item
  const heals = since >= healsItemsSince
  const isShown = levels.includes(level) && (item.aggFn === 'quantile' || !heals)
  const { valueExpression, ...counted } = item
  return {
    ...(item.aggFn === 'count' && valueExpression && heals ? counted : item),
    ...(isShown && { level }),
  }
}
