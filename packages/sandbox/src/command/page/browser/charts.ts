import type { NumberFormat } from '@clouddb/observability-oss/types'
import type { Chart, NoChart, NumberChart, SharesChart } from '../charts/chart.ts'
import { formatNumber } from '../number-format.ts'
import { element, empty, table } from './elements.ts'
import { drawMarkdown } from './markdown.ts'
import { drawTimeChart } from './time-chart.ts'

/** Draws the content of a tile. An error in one tile does not affect the others. */
export function drawChart(chart: Chart, name: string): Node[] {
  try {
    return draw(chart, name)
  } catch (error) {
    return [empty(`It cannot be drawn: ${(error as Error).message}`)]
  }
}

function draw(chart: Chart, name: string): Node[] {
  if (chart.kind === 'text') return [element('div', { class: 'prose' }, ...drawMarkdown(chart.markdown))]
  if (chart.kind === 'none') return drawNothing(chart)
  const remarks = chart.remarks.map((remark) => element('p', { class: 'quiet remark' }, remark))
  if (chart.kind === 'time') return [...drawTimeChart(chart, name), ...remarks]
  if (chart.kind === 'number') return [...drawNumber(chart), ...remarks]
  if (chart.kind === 'shares') return [...drawShares(chart, name), ...remarks]
  if (chart.rows.length === 0) return [empty('No data in the last 24 hours.'), ...remarks]
  const rows = chart.rows.map((cells) => cells.map((cell, index) => written(cell, chart.columns[index]?.format)))
  const list = table(name, chart.columns, rows)
  list.classList.toggle('events', !chart.columns.some(({ isNumber }) => isNumber))
  return [list, ...remarks]
}

function written(cell: string | number | null, format: NumberFormat | undefined): string {
  return typeof cell === 'number' ? formatNumber(cell, format) : (cell ?? '–')
}

function drawNothing({ reason, detail }: NoChart): Node[] {
  const code = detail ? [element('pre', { tabindex: 0, 'aria-label': 'What the tile holds' }, detail)] : []
  return [empty(reason), ...code]
}

function drawNumber({ value, format }: NumberChart): Node[] {
  return [element('p', { class: 'figure' }, written(value, format))]
}

function drawShares({ isWhole, shares, format }: SharesChart, name: string): Node[] {
  if (shares.length === 0) return [empty('No data in the last 24 hours.')]
  const total = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1
  const most = Math.max(...shares.map(({ value }) => value)) || 1
  const items = shares.map(({ name: title, value }) => {
    const percent = isWhole ? ` (${((Math.max(0, value) / total) * 100).toFixed(1)} %)` : ''
    const bar = element('div')
    bar.style.width = `${Math.max(0, (value / most) * 100)}%`
    return element(
      'li',
      { class: 'c0' },
      element('span', {}, title),
      element('b', {}, `${formatNumber(value, format)}${percent}`),
      element('div', { class: 'track', 'aria-hidden': 'true' }, bar),
    )
  })
  return [element('ol', { class: 'bars', 'aria-label': name }, ...items)]
}
