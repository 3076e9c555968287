import type { StoredDashboard, StoredTile } from '../../state.ts'
import type { Observed } from './alert-views.ts'
import type { Chart, ChartConfig } from './charts/chart.ts'
import type { ChartOf } from './charts/create-charts.ts'

export interface DashboardEntry {
  readonly key: string
  readonly name: string
  readonly deployment: string
}

export interface DashboardView extends DashboardEntry {
  readonly tags: readonly string[]
  readonly filters: readonly string[]
  readonly parts: readonly DashboardPart[]
  readonly remarks: readonly string[]
}

/** The tiles in the same container and tab, or in none. */
export interface DashboardPart {
  readonly title?: string
  readonly tiles: readonly TileView[]
}

export interface TileView {
  readonly key: string
  readonly name: string
  readonly kind: string
  readonly column: number
  readonly width: number
  readonly height: number
  readonly chart: Chart
}

const columns = 24
const mostTiles = 100

/** The dashboard of an entry, with the charts of its tiles. */
export function dashboardOf(
  entry: DashboardEntry,
  deployments: readonly Observed[],
  chartOf: ChartOf,
  time: number,
): DashboardView | undefined {
  const deployment = deployments.find(({ key }) => entry.key.startsWith(`${key}/`))
  const dashboard = deployment?.state.dashboards.find(({ id }) => entry.key === `${deployment.key}/${id}`)
  if (!deployment || !dashboard) return undefined
  const tiles = dashboard.tiles.toSorted((one, other) => (one.y ?? 0) - (other.y ?? 0) || (one.x ?? 0) - (other.x ?? 0))
  const draw = (tile: StoredTile): TileView => {
    const config = (tile.config ?? {}) as ChartConfig
    return { ...placeOf(tile), chart: chartOf(config, deployment.state.sources, time) }
  }
  return {
    ...entry,
    tags: dashboard.tags ?? [],
    filters: (dashboard.filters ?? []).map(({ name, expression }) => `${name}: ${expression}`),
    parts: partsOf(dashboard, tiles.slice(0, mostTiles), draw),
    remarks: tiles.length > mostTiles ? [`The first ${mostTiles} of ${tiles.length} tiles.`] : [],
  }
}

// Servers accept any number as a position. Positions outside the grid are moved into it.
function placeOf({ id, name, config, x, w, h }: StoredTile): Omit<TileView, 'chart'> {
  const { displayType = 'unknown', configType } = (config ?? {}) as ChartConfig
  const width = within(w ?? columns, 1, columns)
  return {
    key: id,
    name: name || 'Without a name',
    kind: [configType, displayType.replaceAll('_', ' ')].filter(Boolean).join(' '),
    column: within((x ?? 0) + 1, 1, columns - width + 1),
    width,
    height: within(h ?? 6, 3, 24),
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value) || least))
}

function partsOf(
  { containers }: StoredDashboard,
  tiles: readonly StoredTile[],
  draw: (tile: StoredTile) => TileView,
): DashboardPart[] {
  const parts = new Map<string, { title?: string; tiles: TileView[] }>()
  for (const tile of tiles) {
    const container = containers?.find(({ id }) => id === tile.containerId)
    const tab = container?.tabs?.find(({ id }) => id === tile.tabId)
    const title = [container?.title, tab?.title].filter(Boolean).join(', ')
    const key = JSON.stringify([container?.id, tab?.id])
    const part = parts.get(key) ?? { ...(title && { title }), tiles: [] }
    parts.set(key, part)
    part.tiles.push(draw(tile))
  }
  return [...parts.values()]
}
