import type { DashboardEntry, DashboardView, TileView } from '../dashboard-view.ts'
import { drawChart } from './charts.ts'
import { element, empty, styled } from './elements.ts'

/** The selection of the dashboard. */
export function drawChoice(
  dashboards: readonly DashboardEntry[],
  chosen: string | undefined,
  choose: (key: string) => void,
): Node[] {
  if (dashboards.length === 0) return []
  const groups = Map.groupBy(dashboards, ({ deployment }) => deployment)
  const options = [...groups].map(([deployment, entries]) => {
    const ofDeployment = entries.map(({ key, name }) => element('option', { value: key }, name))
    return element('optgroup', { label: deployment }, ...ofDeployment)
  })
  const select = element('select', { 'data-key': 'choice' }, ...options)
  select.value = chosen ?? ''
  select.addEventListener('change', () => choose(select.value))
  return [element('label', {}, element('span', {}, 'Show '), select)]
}

/** A dashboard with its tiles in their grid. */
export function drawDashboard(dashboard: DashboardView | undefined): Node[] {
  if (!dashboard) return [empty('There is no dashboard yet. What a client creates shows up here.')]
  const { name, deployment, tags, filters, parts, remarks } = dashboard
  const details = [
    element('span', {}, deployment),
    ...tags.map((tag) => element('span', { class: 'tag' }, tag)),
    ...filters.map((filter) => element('span', {}, `Filter ${filter}`)),
    ...remarks.map((remark) => element('span', {}, remark)),
    element('span', {}, 'The last 24 hours'),
  ]
  return [
    element('h3', {}, name),
    element('p', { class: 'facts' }, ...details),
    ...parts.flatMap(({ title, tiles }) => [
      ...(title ? [element('p', { class: 'part', role: 'heading', 'aria-level': 4 }, title)] : []),
      element('div', { class: 'tiles' }, ...tiles.map(drawTile)),
    ]),
    ...(parts.length === 0 ? [empty('It has no tiles.')] : []),
  ]
}

function drawTile({ key, name, kind, column, width, height, chart }: TileView): HTMLElement {
  const head = element('div', { class: 'head' }, element('h4', {}, name), element('small', {}, kind))
  const attributes = { class: `tile ${chart.kind}`, 'aria-label': name, 'data-tile': key }
  const tile = element('article', attributes, head, ...drawChart(chart, name))
  return styled(styled(tile, '--column', `${column} / span ${width}`), '--rows', `span ${height}`)
}
