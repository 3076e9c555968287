import { largest } from './bars.ts'
import type { Hours, Series } from './hours.ts'
import { html, type Markup } from './markup.ts'
import { hourOf, inShort } from './numbers.ts'

const width = 960
const height = 340
const plot = { left: 56, right: width - 72, top: 48, bottom: height - 32 }
const colours = ['var(--bars)', 'var(--line)']

/** Draws the series as an SVG in the colours of the page around it: the first as bars, the second as a line. */
export function drawChart({ starts, series }: Hours): Markup {
  const step = (plot.right - plot.left) / starts.length
  const across = (index: number) => plot.left + (index + 0.5) * step
  const drawn = series.map((one, index) => {
    const scale = scaleUpTo(largest(one.values))
    const marks = index === 0 ? bars(one, scale, across, step) : line(one, scale, across)
    return [axis(one, scale, index), marks, legend(one, index)]
  })
  const hours = starts
    .map(hourOf)
    .map((hour, index) => (index % 3 === 0 ? label(across(index), height - 10, hour) : ''))
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${series.map(({ name }) => name).join(', ')}, hour by hour"><g font-size="13" fill="var(--ink-soft)">${drawn}${hours}</g></svg>`
}

/** Where values are drawn: evenly from the bottom to the top, with ticks at round numbers. */
interface Scale {
  readonly up: (value: number) => number
  readonly ticks: readonly number[]
}

function scaleUpTo(peak: number): Scale {
  const rough = (peak || 1) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  const count = Math.ceil((peak || 1) / step)
  return {
    up: (value) => plot.bottom - (value / (count * step)) * (plot.bottom - plot.top),
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  }
}

function axis({ unit }: Series, { up, ticks }: Scale, index: number): Markup[] {
  const isFirst = index === 0
  const [x, anchor] = isFirst ? [plot.left - 8, 'end'] : [plot.right + 8, 'start']
  return ticks.map((tick) => {
    const rule = html`<path d="M${plot.left} ${up(tick)}H${plot.right}" stroke="var(--rule)"/>`
    return html`${isFirst ? rule : ''}${label(x, up(tick) + 4, inShort(tick) + unit, anchor)}`
  })
}

function bars({ values }: Series, { up }: Scale, across: (index: number) => number, step: number): Markup[] {
  return values.map((value = 0, index) => {
    const x = across(index) - step * 0.35
    return html`<rect x="${x}" y="${up(value)}" width="${step * 0.7}" height="${plot.bottom - up(value)}" rx="2" fill="${colours[0]}"/>`
  })
}

/** A line with a gap wherever there is no value. */
function line({ values }: Series, { up }: Scale, across: (index: number) => number): Markup {
  const path = values.map((value, index) => {
    if (value === undefined) return ''
    const point = `${across(index)} ${up(value)}`
    // One value between two gaps is a dot.
    return values[index - 1] === undefined ? `M${point}h0` : `L${point}`
  })
  return html`<path d="${path.join('')}" fill="none" stroke="${colours[1]}" stroke-width="2.5" stroke-linecap="round"/>`
}

function legend({ name }: Series, index: number): Markup {
  const x = index * 180
  return html`<rect x="${x}" y="4" width="14" height="10" rx="2" fill="${colours[index]}"/>${label(x + 22, 14, name, 'start')}`
}

function label(x: number, y: number, text: string, anchor = 'middle'): Markup {
  return html`<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`
}
