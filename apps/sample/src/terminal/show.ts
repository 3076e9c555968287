import { pathToFileURL } from 'node:url'
import type { Dashboard, Source, SourceFrom } from '@clouddb/observability-oss/types'
import { type Hours, type Series, summaryOf } from '../hours.ts'
import type { Inventory } from '../inventory.ts'
import { dayAndHourOf, hourOf, inShort, largest } from '../numbers.ts'
import type { Plan } from '../plan.ts'
import { bars } from './bars.ts'
import { oneLine, paint, say, sayHeading, sayRows } from './terminal.ts'

/** Says what the sample talks to. */
export function showStart(real: boolean, mayChange: boolean): void {
  const where = real ? 'real deployments' : 'a sandbox on this machine'
  say(`${paint(['bold', 'cyan'], 'CloudDB sample')}  ${where}${mayChange ? '' : ', read only'}`)
}

/** Lists sources. */
export function showSources(sources: readonly Source[]): void {
  sayHeading('Sources of the open-source deployment')
  sayRows(sources.map((source) => [source.name ?? '', source.kind, tableOf(source), source.id]))
  if (sources.length === 0) say('  none')
}

/** The sources of kinds that the document knows have a table; others bring whatever they bring. */
function tableOf({ from }: Source): string {
  const { databaseName, tableName } = (from ?? {}) as SourceFrom
  return [databaseName, tableName].filter(Boolean).join('.')
}

/** Draws what happened hour by hour: the first series tall, the others below it. */
export function showHours(hours: Hours | undefined): void {
  if (hours === undefined) {
    sayHeading('No source of log lines or spans, so nothing to draw')
    return
  }
  const { starts, until, series } = hours
  sayHeading(`Hour by hour, from ${dayAndHourOf(starts[0] ?? 0)} to ${dayAndHourOf(until)} UTC`)
  for (const [index, one] of series.entries()) {
    if (index > 0) say()
    showSeries(one, starts, index === 0 ? { height: 6, style: 'cyan' } : { height: 3, style: 'yellow' })
  }
  const axis = starts.map((start, index) => (index % 3 === 0 ? hourOf(start).padEnd(6) : ''))
  say(paint('dim', `${' '.repeat(margin)}  ${axis.join('').trimEnd()}`))
}

const margin = 10

interface SeriesStyle {
  readonly height: number
  readonly style: 'cyan' | 'yellow'
}

function showSeries(series: Series, starts: readonly number[], { height, style }: SeriesStyle): void {
  say(`${' '.repeat(margin)}  ${series.name} ${paint('dim', summaryOf(series, starts))}`)
  for (const [index, row] of bars(series.values, height).entries()) {
    const scale = index === 0 ? inShort(largest(series.values)) + series.unit : index === height - 1 ? '0' : ''
    say(`${paint('dim', `${scale.padStart(margin)} │`)}${paint(style, row.trimEnd())}`)
  }
}

/** Lists dashboards and alerts of each deployment. */
export function showInventories(inventories: readonly Inventory[]): void {
  for (const { deployment, dashboards, alerts, added } of inventories) {
    sayHeading(`Dashboards and alerts of the ${deployment} deployment`)
    sayRows(
      [
        ...dashboards.map(({ name, tiles, id }) => [name ?? '', 'dashboard', tilesOf(tiles), id, '']),
        ...alerts.map(({ name, state, id }) => [
          name ?? '',
          'alert',
          state ?? '',
          id ?? '',
          added.has(id ?? '') ? 'new' : '',
        ]),
      ],
      { ALERT: 'red', OK: 'green', new: 'green' },
    )
    if (dashboards.length + alerts.length === 0) say('  none')
  }
}

function tilesOf(tiles: Dashboard['tiles']): string {
  return `${tiles?.length ?? 0} ${tiles?.length === 1 ? 'tile' : 'tiles'}`
}

/** Announces the changes; where nothing may be changed, says what they would be. */
export function showPlan({ changes }: Plan, mayChange: boolean): void {
  sayHeading(mayChange ? 'Changes' : 'Nothing is changed without --apply, which would')
  if (!mayChange) for (const { intent } of changes) say(`  ${paint('yellow', '○')} ${oneLine(intent)}`)
}

/** Says that a change was made. */
export function showChange(done: string): void {
  say(`  ${paint('green', '✓')} ${oneLine(done)}`)
}

/** Says what is left alone, and why. */
export function showNotes(notes: readonly string[]): void {
  for (const note of notes) say(paint('dim', `  – ${oneLine(note)}`))
}

/** Says where the report is. */
export function showReport(file: string): void {
  say(`\n${paint('bold', 'Report')}  ${pathToFileURL(file)}`)
}
