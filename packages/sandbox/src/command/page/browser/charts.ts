import type { NumberFormat } from '@clouddb/observability-oss/types'
import type { Chart, NoChart, NumberChart, SharesChart } from '../charts/chart.ts'
import { formatNumber } from '../number-format.ts'
import { element, empty, svgElement, table } from './elements.ts'
import { drawMarkdown } from './markdown.ts'
import { drawTimeChart, pathOf, scaleOf } from './time-chart.ts'

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

function drawNumber({ value, format, background }: NumberChart): Node[] {
  const words = value === null ? '–' : formatNumber(value, format)
  const number = element('p', { class: 'figure' }, words)
  if (!background) return [number]
  const scale = scaleOf(background.map((one) => one ?? 0))
  const line = svgElement('path', { class: 'line c0', d: pathOf(background, scale) })
  const size = { viewBox: `0 0 ${background.length} 100`, preserveAspectRatio: 'none' }
  return [number, svgElement('svg', { class: 'background', ...size, 'aria-hidden': 'true' }, line)]
}

function drawShares({ form, shares, format }: SharesChart, name: string): Node[] {
  if (shares.length === 0) return [empty('No data in the last 24 hours.')]
  const total = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1
  const most = Math.max(...shares.map(({ value }) => value)) || 1
  const items = shares.map(({ name: title, value }, index) => {
    const parts = [element('span', {}, title), element('b', {}, formatNumber(value, format))]
    if (form === 'pie') {
      const percent = element('small', {}, `${((Math.max(0, value) / total) * 100).toFixed(1)} %`)
      return element('li', { class: `c${index % 10}` }, element('i'), ...parts, percent)
    }
    const bar = element('div')
    bar.style.width = `${Math.max(0, (value / most) * 100)}%`
    return element('li', { class: 'c0' }, ...parts, element('div', { class: 'track', 'aria-hidden': 'true' }, bar))
  })
  if (form === 'bars') return [element('ol', { class: 'bars', 'aria-label': name }, ...items)]
  return [element('div', { class: 'pie' }, ring(shares, total, name), element('ol', { class: 'shares' }, ...items))]
}

function ring(shares: SharesChart['shares'], total: number, name: string): SVGElement {
  let before = 0
  const parts = shares.map(({ value }, index) => {
    const share = (Math.max(0, value) / total) * 100
    const attributes = { cx: 21, cy: 21, r: 15.5, pathLength: 100, transform: 'rotate(-90 21 21)' }
    const dashes = { 'stroke-dasharray': `${share} ${100 - share}`, 'stroke-dashoffset': -before }
    before += share
    return svgElement('circle', { class: `share c${index % 10}`, ...attributes, ...dashes })
  })
  const words = `${name}: ${shares.length} shares, which the list beside it names`
  return svgElement('svg', { viewBox: '0 0 42 42', role: 'img', 'aria-label': words }, ...parts)
}
