import { type InspectColor, stripVTControlCharacters, styleText } from 'node:util'
import type { Source, SourceFrom } from '@clouddb/observability-oss/types'
import type { Plan } from './changes.ts'
import { counted, dayAndHourOf, hourOf, inShort, largest } from './format.ts'
import { type Hours, type Series, summaryOf } from './hours.ts'
import type { Inventory } from './inventory.ts'

type Style = InspectColor | InspectColor[]

/** Colours a text if the stream is a terminal that shows colours. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream })
}

/** Makes one line of printable characters: a text of a server could also move the cursor. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Prints one line. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Lists sources. */
export function showSources(sources: readonly Source[]): void {
  sayHeading('Sources of the open-source deployment')
  sayRows(sources.map((source) => [source.name ?? '', source.kind, tableOf(source), source.id]))
}

/** The table of a source. Kinds that the document does not name may have none. */
function tableOf({ from }: Source): string {
  const { databaseName, tableName } = (from ?? {}) as SourceFrom
  return [databaseName, tableName].filter(Boolean).join('.')
}

const margin = 10

/** Draws each series hour by hour: the first one tall, the others below it. */
export function showHours(hours: Hours | undefined): void {
  if (hours === undefined) {
    sayHeading('No source of log lines or spans, so nothing to draw')
    return
  }
  const { starts, until, series } = hours
  sayHeading(`Hour by hour, from ${dayAndHourOf(starts[0] ?? 0)} to ${dayAndHourOf(until)} UTC`)
  for (const [index, one] of series.entries()) {
    if (index > 0) say()
    say(`${' '.repeat(margin)}  ${one.name} ${paint('dim', summaryOf(one, starts))}`)
    drawBars(one, index === 0 ? 6 : 3, index === 0 ? 'cyan' : 'yellow')
  }
  const axis = starts.map((start, index) => (index % 3 === 0 ? hourOf(start).padEnd(6) : ''))
  say(paint('dim', `${' '.repeat(margin)}  ${axis.join('').trimEnd()}`))
}

const eighths = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** Draws values as upright bars two characters wide, row by row. A missing value is a gap, and any other is visible. */
function drawBars({ values, unit }: Series, height: number, style: Style): void {
  const highest = largest(values)
  const heights = values.map((value = 0) => (value > 0 ? Math.max(1, Math.round((value / highest) * height * 8)) : 0))
  for (let row = 0; row < height; row++) {
    const below = (height - 1 - row) * 8
    const bars = heights.map((filled) => eighths[Math.min(8, Math.max(0, filled - below))]?.repeat(2)).join('')
    const scale = row === 0 ? inShort(highest) + unit : row === height - 1 ? '0' : ''
    say(`${paint('dim', `${scale.padStart(margin)} │`)}${paint(style, bars.trimEnd())}`)
  }
}

/** Lists the dashboards and alerts of each deployment. */
export function showInventories(inventories: readonly Inventory[]): void {
  for (const { deployment, dashboards, alerts, added } of inventories) {
    sayHeading(`Dashboards and alerts of the ${deployment} deployment`)
    const tilesOf = ({ tiles }: (typeof dashboards)[number]) => counted(tiles?.length ?? 0, 'tile')
    sayRows([
      ...dashboards.map((dashboard) => [dashboard.name ?? '', 'dashboard', tilesOf(dashboard), dashboard.id, '']),
      ...alerts.map(({ name, state, id = '' }) => [name ?? '', 'alert', state ?? '', id, added.has(id) ? 'new' : '']),
    ])
  }
}

/** Announces the changes, or lists the changes that `--apply` would make. */
export function showPlan({ changes }: Plan, mayChange: boolean): void {
  sayHeading(mayChange ? 'Changes' : 'Nothing is changed without --apply, which would')
  if (!mayChange) for (const { intent } of changes) say(`  ${paint('yellow', '○')} ${oneLine(intent)}`)
}

function sayHeading(text: string): void {
  say(`\n${paint('bold', oneLine(text))}`)
}

const styles: Readonly<Record<string, Style>> = { ALERT: 'red', OK: 'green', new: 'green' }

/** Prints rows in aligned columns, the first one plain and the others dimmed or in the style of their word. */
function sayRows(rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) say('  none')
  const cells = rows.map((row) => row.map((cell) => shorten(oneLine(cell))))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells) {
    const painted = row.map((cell, column) => {
      const space = ' '.repeat((widths[column] ?? 0) - cell.length)
      return (column === 0 || cell === '' ? cell : paint(styles[cell] ?? 'dim', cell)) + space
    })
    say(`  ${painted.join('  ').trimEnd()}`)
  }
}

function shorten(text: string, widest = 44): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}
