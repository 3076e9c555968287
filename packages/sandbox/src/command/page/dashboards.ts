import { remembered } from '../../json.ts'
import type { StoredDashboard, StoredTile } from '../../state.ts'
import { nameless, type Observed } from './alerts.ts'
import type { ChartOf } from './charts/create-charts.ts'
import type { ChartConfig } from './charts/measure.ts'
import { empty, type PageNode, pageElement } from './elements.ts'

const columns = 24
const mostTiles = 100

type ListedDashboard = ReturnType<typeof dashboardsIn>[number]

/** The dashboards of all deployments. */
export function dashboardsIn(deployments: readonly Observed[]) {
  return deployments.flatMap((deployment) =>
    deployment.state.dashboards.map((dashboard) => {
      const key = `${deployment.key}/${dashboard.id}`
      return { key, name: dashboard.name || nameless, deployment, dashboard }
    }),
  )
}

/** The selection of the dashboard. */
export function drawChoice(dashboards: readonly ListedDashboard[], chosen: ListedDashboard | undefined): PageNode[] {
  if (dashboards.length === 0) return []
  const optionOf = ({ key, name }: ListedDashboard) =>
    pageElement('option', { value: key, ...(key === chosen?.key && { selected: '' }) }, name)
  const options = [...new Set(dashboards.map(({ deployment }) => deployment.name))].map((label) => {
    const listed = dashboards.filter(({ deployment }) => deployment.name === label)
    return pageElement('optgroup', { label }, ...listed.map(optionOf))
  })
  return [
    pageElement(
      'label',
      {},
      pageElement('span', {}, 'Show '),
      pageElement('select', { 'data-key': 'choice' }, ...options),
    ),
  ]
}

/** A dashboard with the tiles in their grid. */
export function drawDashboard(listed: ListedDashboard | undefined, chartOf: ChartOf, time: number): PageNode[] {
  if (!listed) return [empty('There is no dashboard yet. What a client creates shows up here.')]
  const { name, dashboard, deployment } = listed
  const tiles = dashboard.tiles.toSorted((one, other) => (one.y ?? 0) - (other.y ?? 0) || (one.x ?? 0) - (other.x ?? 0))
  const drawTile = (tile: StoredTile) => pageTile(tile, chartOf, deployment, time)
  const filters = (dashboard.filters ?? []).map((filter) => `Filter ${filter.name}: ${filter.expression}`)
  const remarks = tiles.length > mostTiles ? [`The first ${mostTiles} of ${tiles.length} tiles.`] : []
  const details = [
    pageElement('span', {}, deployment.name),
    ...(dashboard.tags ?? []).map((tag) => pageElement('span', { class: 'tag' }, tag)),
    ...[...filters, ...remarks, 'The last 24 hours'].map((words) => pageElement('span', {}, words)),
  ]
  return [
    pageElement('h3', {}, name),
    pageElement('p', { class: 'facts' }, ...details),
    ...dashboardParts(dashboard, tiles.slice(0, mostTiles)).flatMap((part) => [
      ...(part.title ? [pageElement('p', { class: 'part', role: 'heading', 'aria-level': 4 }, part.title)] : []),
      pageElement('div', { class: 'tiles' }, ...part.tiles.map(drawTile)),
    ]),
    ...(tiles.length === 0 ? [empty('It has no tiles.')] : []),
  ]
}

// Servers accept any number as a position. Positions outside the grid are moved into it.
function pageTile(
  { id, name: given, config, x, w, h }: StoredTile,
  chartOf: ChartOf,
  { state }: Observed,
  time: number,
) {
  const chosen = (config ?? {}) as ChartConfig
  const { displayType = 'unknown', configType } = chosen
  const name = given || nameless
  const width = within(w ?? columns, 1, columns)
  const column = within((x ?? 0) + 1, 1, columns - width + 1)
  const style = { '--column': `${column} / span ${width}`, '--rows': `span ${within(h ?? 6, 3, 24)}` }
  const kind = [configType, displayType.replaceAll('_', ' ')].filter(Boolean).join(' ')
  const head = pageElement('div', { class: 'head' }, pageElement('h4', {}, name), pageElement('small', {}, kind))
  const chart = chartOf(chosen, name, state.sources, time)
  const attributes = { class: `tile ${chart.kind}`, 'aria-label': name, 'data-tile': id, style }
  return pageElement('article', attributes, head, ...chart.nodes)
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value) || least))
}

/** The tiles in the same container and tab, or in none. */
function dashboardParts({ containers }: StoredDashboard, tiles: readonly StoredTile[]) {
  const parts = new Map<string, { title: string; tiles: StoredTile[] }>()
  for (const tile of tiles) {
    const container = containers?.find(({ id }) => id === tile.containerId)
    const tab = container?.tabs?.find(({ id }) => id === tile.tabId)
    const key = JSON.stringify([container?.id, tab?.id])
    const title = [container?.title, tab?.title].filter(Boolean).join(', ')
    remembered(parts, key, () => ({ title, tiles: [] })).tiles.push(tile)
  }
  return [...parts.values()]
}
