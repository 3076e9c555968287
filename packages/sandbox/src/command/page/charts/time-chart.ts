import type { NumberFormat } from '@clouddb/observability-oss/types'
import { dateOf, minuteOf, type PageNode, pageElement } from '../elements.ts'
import { formatNumber } from '../number-format.ts'
import {
  type Chart,
  cellText,
  drawRemarks,
  formatOf,
  limitNotes,
  noData,
  remarksOf,
  selectItems,
  step,
  type TileQuery,
} from './measure.ts'
import { type Series, seriesIn } from './value-charts.ts'

const height = 100
const sixHours = 6 * 60 * 60_000
const mostSeries = 8

interface TimeChart {
  readonly name: string
  readonly form: 'lines' | 'bars'
  readonly series: readonly Series[]
  /** The starts of the buckets, in epoch milliseconds. */
  readonly times: readonly number[]
  readonly format: NumberFormat | undefined
}

/** The items of a chart over time, by group. */
export function timeChart(query: TileQuery): Chart {
  const { config, window, name } = query
  const all = seriesIn(query)
  const most = Math.min(config.seriesLimit ?? mostSeries, mostSeries)
  const series = all.slice(0, most)
  const form = config.displayType === 'line' ? 'lines' : 'bars'
  const times = (series[0]?.values ?? []).map((_, index) => window.startTime + index * step)
  const chart = { name, form, series, times, format: formatOf(config, selectItems(config)[0]) } as const
  const drawn = times.length > 0 ? drawTimeChart(chart) : [noData]
  return { kind: 'time', nodes: [...drawn, ...drawRemarks([...limitNotes(most, all, 'series'), ...remarksOf(config)])] }
}

/** Lines or stacked bars, a legend with the values under the pointer, and a table of all values. */
function drawTimeChart(chart: TimeChart): PageNode[] {
  const { series, form, times } = chart
  const isStacked = form === 'bars'
  const all = isStacked ? stackedSums(series, times.length) : series.flatMap(({ values }) => values.map(Number))
  const scale = scaleOf(all)
  const attributes = {
    viewBox: `0 0 ${times.length} ${height}`,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': descriptionOf(chart),
  }
  const grid = scale.ticks.map((tick) => {
    const y = at(tick, scale)
    return pageElement('line', { class: 'grid', x1: 0, x2: times.length, y1: y, y2: y })
  })
  const drawing = pageElement('svg', attributes, ...grid, ...(isStacked ? bars(series, scale) : lines(series, scale)))
  const plot = pageElement('div', { class: 'plot' }, drawing, pageElement('div', { class: 'cursor' }))
  const figure = pageElement('div', { class: 'chart' }, valueAxis(chart, scale), plot, timeAxis(chart))
  return [figure, drawLegend(chart), drawValues(chart)]
}

const at = (value: number, { least, most }: Scale): number => height - ((value - least) / (most - least)) * height

function stackedSums(series: readonly Series[], buckets: number): number[] {
  return Array.from({ length: buckets }, (_, index) =>
    series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  )
}

/** A path through all values, with gaps for missing ones. */
export function linePath(values: readonly (number | null)[], scale: Scale): string {
  const step = (value: number | null, index: number) => {
    if (value === null) return ''
    const isStart = index === 0 || values[index - 1] === null
    const end = isStart && (values[index + 1] ?? null) === null ? 'h.5' : ''
    return `${isStart ? 'M' : 'L'}${index + 0.5} ${at(value, scale).toFixed(2)}${end}`
  }
  return values.map(step).join('')
}

function lines(series: readonly Series[], scale: Scale): PageNode[] {
  return series
    .map(({ values }, index) => pageElement('path', { class: `line c${index}`, d: linePath(values, scale) }))
    .reverse()
}

function bars(series: readonly Series[], scale: Scale): PageNode[] {
  const reached: number[] = []
  return series.map(({ values }, index) => {
    const parts = values.map((value, bucket) => {
      if (!value || value < 0) return ''
      const base = reached[bucket] ?? 0
      reached[bucket] = base + value
      const [from, to] = [at(base, scale).toFixed(2), at(base + value, scale).toFixed(2)]
      return `M${bucket + 0.1} ${from}V${to}h.8V${from}z`
    })
    return pageElement('path', { class: `bar c${index}`, d: parts.join('') })
  })
}

function valueAxis({ format }: TimeChart, scale: Scale): PageNode {
  const texts = scale.ticks.map((tick) => formatNumber(tick, format))
  const labels = scale.ticks.map((tick, index) =>
    pageElement('span', { style: { top: `${at(tick, scale)}%` } }, texts[index] ?? ''),
  )
  // The widest label, which is hidden, sets the width of the axis.
  const [widest = ''] = texts.toSorted((one, other) => other.length - one.length)
  return pageElement('div', { class: 'values', 'aria-hidden': 'true' }, pageElement('i', {}, widest), ...labels)
}

function timeAxis({ times }: TimeChart): PageNode {
  const isFarFromEnds = (index: number) => index >= Math.ceil(times.length * 0.03) && index < times.length * 0.97
  const labels = times.flatMap((time, index) => {
    if (time % sixHours !== 0 || !isFarFromEnds(index)) return []
    return [pageElement('span', { style: { left: `${(index / times.length) * 100}%` } }, minuteOf(time))]
  })
  return pageElement('div', { class: 'times', 'aria-hidden': 'true' }, ...labels)
}

/** A text for each bucket, of which the page shows the one under the pointer, or the last one. */
const eachBucket = (texts: readonly string[]) => ({ 'data-values': JSON.stringify(texts) })

function drawLegend({ series, times, format }: TimeChart): PageNode {
  const items = series.map(({ name, values }, index) => {
    const texts = values.map((value) => cellText(value, format))
    const value = pageElement('b', eachBucket(texts), texts.at(-1) ?? '')
    return pageElement('li', { class: `c${index}` }, pageElement('i'), pageElement('span', {}, name), value)
  })
  const texts = times.map((time) => `at ${minuteOf(time)}`)
  return pageElement(
    'ul',
    { class: 'legend' },
    ...items,
    pageElement('li', { class: 'quiet', ...eachBucket(texts) }, texts.at(-1) ?? ''),
  )
}

/** What opens as a table of all values, which the page makes of the legend. */
function drawValues({ name, times }: TimeChart): PageNode {
  const texts = times.map((time) => dateOf(time).slice(0, 16))
  const attributes = { 'data-key': `values ${name}`, 'data-title': `Values of ${name}`, ...eachBucket(texts) }
  return pageElement('details', attributes, pageElement('summary', {}, 'Values'))
}

/** A description for people who cannot see the chart. */
function descriptionOf({ name, form, series, format }: TimeChart): string {
  const said = series.map(({ name: title, values }) => {
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return `${title} without values`
    const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => formatNumber(value, format))
    return `${title} from ${least} to ${most}`
  })
  return `${name}: ${form === 'lines' ? 'lines' : 'stacked bars'} over the last 24 hours; ${said.join('; ')}. The values are in the table below.`
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
