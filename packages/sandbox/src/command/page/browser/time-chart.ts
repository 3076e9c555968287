import type { Series, TimeChart } from '../charts/value-charts.ts'
import { formatNumber } from '../number-format.ts'
import { dateOf, element, empty, minuteOf, styled, svgElement, table } from './elements.ts'

const height = 100
const sixHours = 6 * 60 * 60_000

/** Lines or stacked bars, a legend with the values under the pointer, and a table of all values. */
export function drawTimeChart(chart: TimeChart, name: string): Node[] {
  const { series, form, start, step } = chart
  const buckets = series[0]?.values.length ?? 0
  if (buckets === 0) return [empty('No data in the last 24 hours.')]
  const isStacked = form === 'bars'
  const scale = scaleOf(isStacked ? stackedSums(series, buckets) : series.flatMap(({ values }) => values.map(Number)))
  const drawing = svgElement(
    'svg',
    {
      viewBox: `0 0 ${buckets} ${height}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': descriptionOf(chart, name),
    },
    ...scale.ticks
      .map((tick) => at(tick, scale))
      .map((y) => svgElement('line', { class: 'grid', x1: 0, x2: buckets, y1: y, y2: y })),
    ...(isStacked ? bars(series, scale) : lines(series, scale)),
  )
  const cursor = element('div', { class: 'cursor' })
  const plot = element('div', { class: 'plot' }, drawing, cursor)
  const legend = createLegend(chart)
  plot.addEventListener('pointermove', ({ clientX }) => {
    const { left, width } = plot.getBoundingClientRect()
    const index = Math.min(buckets - 1, Math.max(0, Math.floor(((clientX - left) / width) * buckets)))
    cursor.style.left = `${((index + 0.5) / buckets) * 100}%`
    legend.show(index)
  })
  plot.addEventListener('pointerleave', () => legend.show())
  const figure = element('div', { class: 'chart' }, valueAxis(chart, scale), plot, timeAxis(start, step, buckets))
  return [figure, legend.node, valuesTable(chart, name)]
}

const at = (value: number, { least, most }: Scale): number => height - ((value - least) / (most - least)) * height

function stackedSums(series: readonly Series[], buckets: number): number[] {
  return Array.from({ length: buckets }, (_, index) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  )
}

/** A path through all values, with gaps for missing ones. */
export function pathOf(values: readonly (number | null)[], scale: Scale): string {
  const step = (value: number | null, index: number) => {
    if (value === null) return ''
    const isStart = index === 0 || values[index - 1] === null
    const end = isStart && (values[index + 1] ?? null) === null ? 'h.5' : ''
    return `${isStart ? 'M' : 'L'}${index + 0.5} ${at(value, scale).toFixed(2)}${end}`
  }
  return values.map(step).join('')
}

function lines(series: readonly Series[], scale: Scale): Node[] {
  return series
    .map(({ values }, index) => svgElement('path', { class: `line c${index}`, d: pathOf(values, scale) }))
    .reverse()
}

function bars(series: readonly Series[], scale: Scale): Node[] {
  const reached: number[] = []
  return series.map(({ values }, index) => {
    const parts = values.map((value, bucket) => {
      if (!value || value < 0) return ''
      const base = reached[bucket] ?? 0
      reached[bucket] = base + value
      const [from, to] = [at(base, scale).toFixed(2), at(base + value, scale).toFixed(2)]
      return `M${bucket + 0.1} ${from}V${to}h.8V${from}z`
    })
    return svgElement('path', { class: `bar c${index}`, d: parts.join('') })
  })
}

function valueAxis({ format }: TimeChart, scale: Scale): HTMLElement {
  const texts = scale.ticks.map((tick) => formatNumber(tick, format))
  const labels = scale.ticks.map((tick, index) =>
    styled(element('span', {}, texts[index] ?? ''), 'top', `${at(tick, scale)}%`),
  )
  // The widest label, which is hidden, sets the width of the axis.
  const [widest = ''] = texts.toSorted((one, other) => other.length - one.length)
  return element('div', { class: 'values', 'aria-hidden': 'true' }, element('i', {}, widest), ...labels)
}

function timeAxis(start: number, step: number, buckets: number): HTMLElement {
  const labels: HTMLElement[] = []
  for (let index = Math.ceil(buckets * 0.03); index < buckets * 0.97; index++) {
    const time = start + index * step
    if (time % sixHours === 0)
      labels.push(styled(element('span', {}, minuteOf(time)), 'left', `${(index / buckets) * 100}%`))
  }
  return element('div', { class: 'times', 'aria-hidden': 'true' }, ...labels)
}

function createLegend(chart: TimeChart): { node: HTMLElement; show(index?: number): void } {
  const { series, start, step } = chart
  const values = series.map(() => element('b'))
  const time = element('li', { class: 'quiet' })
  const items = series.map(({ name }, index) =>
    element('li', { class: `c${index}` }, element('i'), element('span', {}, name), values[index] as Node),
  )
  const show = (index = (series[0]?.values.length ?? 1) - 1) => {
    time.textContent = `at ${minuteOf(start + index * step)}`
    for (const [number, text] of valuesAt(chart, index).entries()) (values[number] as Node).textContent = text
  }
  show()
  return { node: element('ul', { class: 'legend' }, ...items, time), show }
}

function valuesAt({ series, format }: TimeChart, index: number): string[] {
  return series.map(({ values }) => {
    const value = values[index] ?? null
    return value === null ? '–' : formatNumber(value, format)
  })
}

/** A description for people who cannot see the chart. */
function descriptionOf({ form, series, format }: TimeChart, name: string): string {
  const said = series.map(({ name: title, values }) => {
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return `${title} without values`
    const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => formatNumber(value, format))
    return `${title} from ${least} to ${most}`
  })
  return `${name}: ${form === 'lines' ? 'lines' : 'stacked bars'} over the last 24 hours; ${said.join('; ')}. The values are in the table below.`
}

function valuesTable(chart: TimeChart, name: string): HTMLElement {
  const { series, start, step } = chart
  const details = element('details', { 'data-key': `values ${name}` }, element('summary', {}, 'Values'))
  details.addEventListener('toggle', () => {
    if (!details.open || details.childElementCount > 1) return
    const columns = [{ name: 'Time' }, ...series.map((one) => ({ name: one.name, isNumber: true }))]
    const rows = (series[0]?.values ?? []).map((_, index) => [
      dateOf(start + index * step).slice(0, 16),
      ...valuesAt(chart, index),
    ])
    details.append(table(`Values of ${name}`, columns, rows.reverse()))
  })
  return details
}

/** A range of values, with round numbers for the grid lines. */
export type Scale = ReturnType<typeof scaleOf>

/** The range of all values and zero. */
export function scaleOf(values: readonly number[]) {
  const low = values.reduce((least, value) => Math.min(least, value), 0)
  const high = values.reduce((most, value) => Math.max(most, value), 0)
  const step = roundStep((high - low || 1) / 3)
  const [least, most] = [Math.floor(low / step) * step, Math.max(Math.ceil(high / step) * step, step)]
  const count = Math.round((most - least) / step)
  return { least, most, ticks: Array.from({ length: count + 1 }, (_, index) => least + index * step) }
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5].find((step) => step * power >= rough * 0.999) ?? 10) * power
}
