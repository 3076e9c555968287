import { type Hours, labelOf, peakOf, type Series } from '../hours.ts'
import { dayOf, hourOf, inFull, inShort } from '../numbers.ts'
import { html, type Markup } from './markup.ts'

/** Where a series is drawn, in pixels from the top. Across, everything is in percent: the chart is as wide as the page. */
interface Panel {
  readonly series: Series
  readonly kind: 'bars' | 'line'
  readonly title: number
  readonly top: number
  readonly bottom: number
  readonly ticks: readonly number[]
  readonly up: (value: number) => number
}

const count = 24
const sizes = [
  { kind: 'bars', title: 14, top: 44, bottom: 214, steps: 4 },
  { kind: 'line', title: 250, top: 278, bottom: 368, steps: 2 },
] as const

/** Draws the series below each other as an SVG in the colours of the page: the first as bars, the second as a line. */
export function drawChart(hours: Hours): Markup {
  const panels = hours.series.slice(0, sizes.length).map(panelOf)
  const axis = (panels.at(-1)?.bottom ?? 0) + 22
  return html`<svg class="chart" width="100%" height="${axis + 8}" role="group" aria-label="${hours.series.map(({ name }) => name).join(', ')}, hour by hour">${panels.map((panel) => [scale(panel), panel.kind === 'bars' ? bars(panel) : line(panel)])}${panels.map(peak)}${hours.starts.map((start, index) => hourLabel(start, index, axis))}${hours.starts.map((_, index) => hour(hours, panels, index, axis))}</svg>`
}

function panelOf(series: Series, index: number): Panel {
  const { steps, ...size } = sizes[index] ?? sizes[0]
  const highest = peakOf(series)?.value ?? 1
  const power = 10 ** Math.floor(Math.log10(highest / steps))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power * steps >= highest) ?? 10)
  const ticks = Array.from({ length: Math.ceil(highest / step) + 1 }, (_, tick) => tick * step)
  const up = (value: number) => size.bottom - (value / (ticks.at(-1) ?? 1)) * (size.bottom - size.top)
  return { series, ...size, ticks, up }
}

function scale({ series, kind, title, ticks, up }: Panel): Markup {
  const rules = ticks.map(
    (tick) =>
      html`<line class="rule" x1="0" x2="100%" y1="${up(tick)}" y2="${up(tick)}"/><text x="-8" y="${up(tick) + 4}" text-anchor="end">${inShort(tick)}</text>`,
  )
  return html`<rect class="swatch ${kind}" x="-44" y="${title - 9}" width="10" height="10" rx="2.5"/><text class="name" x="-28" y="${title}">${series.name}${series.unit && `,${series.unit}`}</text>${rules}`
}

function bars({ series, up, bottom }: Panel): Markup[] {
  const busiest = peakOf(series)?.index
  return series.values.map((value = 0, index) => {
    const kind = index === busiest ? 'bars highest' : index === count - 1 ? 'bars unfinished' : 'bars'
    const height = value > 0 ? Math.max(2, bottom - up(value)) : 0
    return html`<rect class="${kind}" x="${across(index + 0.14)}" y="${bottom - height}" width="${across(0.72)}" height="${height}" rx="2.5"/>`
  })
}

/** A line with a gap wherever there is no value, and what is below it shaded. */
function line({ series, up, top, bottom }: Panel): Markup {
  const shapes = runsOf(series.values).map((run) => {
    const points = run.map(([index, value]) => `${index + 0.5} ${up(value) - top}`)
    const [[first], [last]] = [run[0] ?? [0], run.at(-1) ?? [0]]
    // One value between two gaps is a dot.
    const path = `M${points.join('L')}${points.length === 1 ? 'h0' : ''}`
    return html`<path class="shade" d="${path}L${last + 0.5} ${bottom - top}H${first + 0.5}Z"/><path class="line" d="${path}"/>`
  })
  return html`<svg y="${top}" width="100%" height="${bottom - top}" viewBox="0 0 ${count} ${bottom - top}" preserveAspectRatio="none" overflow="visible">${shapes}</svg>`
}

function runsOf(values: Series['values']): [index: number, value: number][][] {
  const runs: [number, number][][] = []
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    if (values[index - 1] === undefined) runs.push([])
    runs.at(-1)?.push([index, value])
  }
  return runs
}

function peak(panel: Panel): Markup | '' {
  const highest = peakOf(panel.series)
  if (highest === undefined) return ''
  return html`<g class="peak" aria-hidden="true">${mark(panel, highest.index, `peak ${inFull(highest.value)}${panel.series.unit}`)}</g>`
}

/** An hour: all its values when somebody points at it, or comes to it by the keyboard or a finger. */
function hour({ starts, series, until }: Hours, panels: readonly Panel[], index: number, axis: number): Markup {
  const values = panels.map((panel) => mark(panel, index, labelOf(panel.series, index)))
  const start = starts[index] ?? 0
  const end = index === count - 1 ? until : (starts[index + 1] ?? 0)
  const said = series.map((one) => `${one.name} ${labelOf(one, index)}`).join(', ')
  return html`<g class="hour" tabindex="0" role="img"><title>${hourOf(start)} to ${hourOf(end)}: ${said}</title><rect class="band" x="${across(index)}" y="24" width="${across(1)}" height="${axis - 38}" rx="3"/><g class="values">${values}${text(index, axis, hourOf(start))}</g></g>`
}

/** A value over its hour, with a dot where it is part of a line. */
function mark({ series, kind, up }: Panel, index: number, label: string): Markup {
  const y = up(series.values[index] ?? 0)
  const hasDot = kind === 'line' && series.values[index] !== undefined
  const dot = hasDot ? html`<circle class="dot" cx="${across(index + 0.5)}" cy="${y}" r="4"/>` : ''
  return html`${dot}${text(index, y - 9, label)}`
}

/** A text over an hour, which at both ends does not reach beyond the chart. */
function text(index: number, y: number, label: string): Markup {
  const [anchor, x] = index < 3 ? ['start', index] : index > count - 4 ? ['end', index + 1] : ['middle', index + 0.5]
  return html`<text x="${across(x)}" y="${y}" text-anchor="${anchor}">${label}</text>`
}

/** Every third hour of the day; where there is little room, every sixth. Midnight has the day. */
function hourLabel(start: number, index: number, y: number): Markup | '' {
  const ofDay = new Date(start).getUTCHours()
  if (ofDay % 3 !== 0) return ''
  const label = ofDay === 0 ? dayOf(start) : hourOf(start)
  return html`<text class="${ofDay % 6 === 0 ? 'time' : 'time spare'}" x="${across(index + 0.5)}" y="${y}" text-anchor="middle">${label}</text>`
}

function across(hours: number): string {
  return `${Number(((hours / count) * 100).toFixed(3))}%`
}
