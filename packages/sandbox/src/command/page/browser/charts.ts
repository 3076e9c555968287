import type { NumberFormat } from '@clouddb/observability-oss/types'
import type { Chart } from '../charts/create-charts.ts'
import type { Cell } from '../charts/measure.ts'
import { formatNumber } from '../number-format.ts'
import { element, empty, styled, table } from './elements.ts'
import { drawMarkdown } from './markdown.ts'
import { drawTimeChart } from './time-chart.ts'

/** Draws the content of a tile. An error in one tile does not affect the others. */
export function drawChart(chart: Chart, name: string): Node[] {
  try {
    const remarks = 'remarks' in chart ? chart.remarks : []
    return [...draw(chart, name), ...remarks.map((remark) => element('p', { class: 'quiet remark' }, remark))]
  } catch (error) {
    return [empty(`It cannot be drawn: ${(error as Error).message}`)]
  }
}

function draw(chart: Chart, name: string): Node[] {
  switch (chart.kind) {
    case 'text':
      return [element('div', { class: 'prose' }, ...drawMarkdown(chart.markdown))]
    case 'time':
      return drawTimeChart(chart, name)
    case 'number':
      return [element('p', { class: 'figure' }, written(chart.value, chart.format))]
    case 'shares':
      return drawShares(chart, name)
    case 'table':
      return drawTable(chart, name)
    default: {
      const { reason, detail } = chart
      const code = element('pre', { tabindex: 0, 'aria-label': 'What the tile holds' }, detail)
      return [empty(reason), ...(detail ? [code] : [])]
    }
  }
}

function written(cell: Cell, format: NumberFormat | undefined): string {
  return typeof cell === 'number' ? formatNumber(cell, format) : (cell ?? '–')
}

function drawTable({ rows, columns }: Extract<Chart, { kind: 'table' }>, name: string): Node[] {
  if (rows.length === 0) return [empty('No data in the last 24 hours.')]
  const cells = rows.map((row) => row.map((cell, index) => written(cell, columns[index]?.format)))
  const list = table(name, columns, cells)
  list.classList.toggle('events', !columns.some(({ isNumber }) => isNumber))
  return [list]
}

function drawShares({ isWhole, shares, format }: Extract<Chart, { kind: 'shares' }>, name: string): Node[] {
  if (shares.length === 0) return [empty('No data in the last 24 hours.')]
  const total = shares.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1
  const most = Math.max(...shares.map(({ value }) => value)) || 1
  const items = shares.map(({ name: title, value }) => {
    const percent = isWhole ? ` (${((Math.max(0, value) / total) * 100).toFixed(1)} %)` : ''
    const bar = styled(element('div'), 'width', `${Math.max(0, (value / most) * 100)}%`)
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
