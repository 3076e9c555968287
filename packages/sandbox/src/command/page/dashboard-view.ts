import type { StoredDashboard, StoredTile } from '../../state.ts'
import { nameless, type Observed } from './alert-views.ts'
import type { ChartConfig, ChartOf } from './charts/create-charts.ts'

export type DashboardEntry = ReturnType<typeof dashboardsIn>[number]['entry']
export type DashboardView = ReturnType<typeof dashboardView>
export type TileView = DashboardView['parts'][number]['tiles'][number]

const columns = 24
const mostTiles = 100

/** The dashboards of all deployments, each with its entry in the selection. */
export function dashboardsIn(deployments: readonly Observed[]) {
  return deployments.flatMap(({ key, name, state }) =>
    state.dashboards.map((dashboard) => ({
      entry: { key: `${key}/${dashboard.id}`, name: dashboard.name || nameless, deployment: name },
      dashboard,
      sources: state.sources,
    })),
  )
}

/** A dashboard with the charts of its tiles. */
export function dashboardView(
  { entry, dashboard, sources }: ReturnType<typeof dashboardsIn>[number],
  chartOf: ChartOf,
  time: number,
) {
  const tiles = dashboard.tiles.toSorted((one, other) => (one.y ?? 0) - (other.y ?? 0) || (one.x ?? 0) - (other.x ?? 0))
  const parts = partsOf(dashboard, tiles.slice(0, mostTiles)).map((part) => ({
    title: part.title,
    tiles: part.tiles.map((tile) => ({
      ...placeOf(tile),
      chart: chartOf((tile.config ?? {}) as ChartConfig, sources, time),
    })),
  }))
  return {
    ...entry,
    tags: dashboard.tags ?? [],
    filters: (dashboard.filters ?? []).map(({ name, expression }) => `${name}: ${expression}`),
    parts,
    remarks: tiles.length > mostTiles ? [`The first ${mostTiles} of ${tiles.length} tiles.`] : [],
  }
}

// Servers accept any number as a position. Positions outside the grid are moved into it.
function placeOf({ id, name, config, x, w, h }: StoredTile) {
  const { displayType = 'unknown', configType } = (config ?? {}) as ChartConfig
  const width = within(w ?? columns, 1, columns)
  return {
    key: id,
    name: name || nameless,
    kind: [configType, displayType.replaceAll('_', ' ')].filter(Boolean).join(' '),
    column: within((x ?? 0) + 1, 1, columns - width + 1),
    width,
    height: within(h ?? 6, 3, 24),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value) || least))
}

/** The tiles in the same container and tab, or in none. */
function partsOf({ containers }: StoredDashboard, tiles: readonly StoredTile[]) {
  const parts = new Map<string, { title: string; tiles: StoredTile[] }>()
  for (const tile of tiles) {
    const container = containers?.find(({ id }) => id === tile.containerId)
    const tab = container?.tabs?.find(({ id }) => id === tile.tabId)
    const key = JSON.stringify([container?.id, tab?.id])
    const part = parts.get(key) ?? { title: [container?.title, tab?.title].filter(Boolean).join(', '), tiles: [] }
    parts.set(key, part)
    part.tiles.push(tile)
  }
  return [...parts.values()]
}
