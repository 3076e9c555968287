import { type InspectColor, stripVTControlCharacters, styleText } from 'node:util'
import type { Source, SourceFrom } from '@clouddb/observability-oss/types'
import type { Plan } from './changes.ts'
import { countWithThing, dayAndHourOf, largestValue } from './format.ts'
import { type Hours, type Series, summarizeHours } from './hours.ts'
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
export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** Lists sources. */
export function showSources(sources: readonly Source[]): void {
  sayHeading('Sources of the open-source deployment')
  sayRows(sources.map((source) => [source.name ?? '', source.kind, sourceTable(source), source.id]))
}

/** The table of a source. Kinds that the document does not name may have none. */
function sourceTable({ from }: Source): string {
  const { databaseName, tableName } = (from ?? {}) as SourceFrom
  return [databaseName, tableName].filter(Boolean).join('.')
}

/** Shows each series as a row of bars, hour by hour. */
export function showHours(hours: Hours | undefined): void {
  if (hours === undefined) sayHeading('No source of log lines or spans, so nothing to draw')
  else {
    const { starts, until, series } = hours
    sayHeading(`Hour by hour, from ${dayAndHourOf(starts[0] ?? 0)} to ${dayAndHourOf(until)} UTC`)
    sayRows(series.map((one) => [one.name, drawBars(one), summarizeHours(one, starts)]))
  }
}

/** Draws a bar for each hour, and a dot for an hour without a value. */
function drawBars({ values }: Series): string {
  const highest = largestValue(values)
  const barOf = (value = 0) => (value > 0 ? '▁▂▃▄▅▆▇█'[Math.min(7, Math.ceil((value / highest) * 8) - 1)] : '·')
  return values.map((value) => barOf(value)).join('')
}

/** Lists the dashboards and alerts of each deployment. */
export function showInventories(inventories: readonly Inventory[]): void {
  for (const { deployment, dashboards, alerts, added } of inventories) {
    sayHeading(`Dashboards and alerts of the ${deployment} deployment`)
    const tileCount = ({ tiles }: (typeof dashboards)[number]) => countWithThing(tiles?.length ?? 0, 'tile')
    sayRows([
      ...dashboards.map((dashboard) => [dashboard.name ?? '', 'dashboard', tileCount(dashboard), dashboard.id, '']),
      ...alerts.map(({ name, state, id = '' }) => [name ?? '', 'alert', state ?? '', id, added.has(id) ? 'new' : '']),
    ])
  }
}

/** Announces the changes, or lists the changes that `--apply` would make. */
export function printPlan({ changes }: Plan, mayChange: boolean): void {
  sayHeading(mayChange ? 'Changes' : 'Nothing is changed without --apply, which would')
  if (!mayChange) for (const { intent } of changes) printLine(`  ${paint('yellow', '○')} ${oneLine(intent)}`)
}

function sayHeading(text: string): void {
  printLine(`\n${paint('bold', oneLine(text))}`)
}

const styles: Readonly<Record<string, Style>> = { ALERT: 'red', OK: 'green', new: 'green' }

/** Prints rows in aligned columns, the first one plain and the others dimmed or in the style of their word. */
function sayRows(rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) printLine('  none')
  const cells = rows.map((row) => row.map((cell) => shorten(oneLine(cell))))
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  for (const row of cells) {
    const painted = row.map((cell, column) => {
      const space = ' '.repeat((widths[column] ?? 0) - cell.length)
      return (column === 0 || cell === '' ? cell : paint(styles[cell] ?? 'dim', cell)) + space
    })
    printLine(`  ${painted.join('  ').trimEnd()}`)
  }
}

function shorten(text: string, widest = 60): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text
}
