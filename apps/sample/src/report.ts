import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Alert } from '@clouddb/observability-oss/types'
import { asWritten, countWithThing, dayAndHourOf, hourOf, largestValue } from './format.ts'
import { type Hours, type Series, seriesLabel, summarizeHours } from './hours.ts'
import { type Inventory, watchedBy } from './inventory.ts'

/** The content of the report, in which the changes were made or only planned. */
interface Findings {
  readonly real: boolean
  readonly hours: Hours | undefined
  readonly inventories: readonly Inventory[]
  readonly made: boolean
  readonly changes: readonly string[]
  readonly notes: readonly string[]
}

/** Writes `report.html` into the current folder, and returns its path. */
export async function writeReport(findings: Findings): Promise<string> {
  const file = resolve('report.html')
  const style = await readFile(new URL('report.css', import.meta.url), 'utf8')
  await writeFile(file, reportPage(findings, new Markup(style)).text)
  return file
}

/** HTML that is safe to write. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Content = Markup | string | number | false | null | undefined | readonly Content[]

/** Builds HTML. Contents are escaped, unless they are {@link Markup} themselves. */
function html(fragments: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(String.raw({ raw: fragments }, ...contents.map(textOfContent)))
}

function textOfContent(content: Content): string {
  if (content === undefined || content === null || content === false) return ''
  if (content instanceof Markup) return content.text
  if (Array.isArray(content)) return content.map(textOfContent).join('')
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function reportPage({ real, hours, inventories, made, changes, notes }: Findings, style: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Two deployments, one report</title>
<style>${style}</style>
<main>
<header>
<h1>Two deployments, one report</h1>
<p>${real ? 'Real deployments' : 'A sandbox on one machine'}, <time>${dayAndHourOf(Date.now())} UTC</time></p>
</header>
${hours && hoursSection(hours)}
<section>
<h2>${made ? 'Changed' : 'Not changed: what --apply would do'}</h2>
<ul class="${made ? 'made' : 'planned'}">${changes.map((change) => html`<li>${change}</li>`)}</ul>
${notes.map((note) => html`<p class="soft">${note}</p>`)}
</section>
${inventories.map(inventorySection)}
</main>
`
}

function hoursSection({ starts, until, series }: Hours): Markup {
  const heading = ({ name, unit }: Series) => html`<th scope="col" class="number">${name}${unit && `,${unit}`}</th>`
  const rows = starts.map(
    (start, index) =>
      html`<tr><th scope="row">${hourOf(start)}</th>${series.map((one) => html`<td class="number">${seriesLabel(one, index)}</td>`)}</tr>`,
  )
  return html`<section>
<h2>Hour by hour</h2>
<p class="soft">${countWithThing(starts.length, 'hour')} up to <time>${dayAndHourOf(until)} UTC</time>; the last one was not over</p>
${series.map((one) => html`<figure><figcaption><b>${one.name}</b> ${summarizeHours(one, starts)}</figcaption>${drawSeries(one, starts)}</figure>`)}
<details>
<summary>The numbers</summary>
<table><thead><tr><th scope="col">Hour</th>${series.map(heading)}</tr></thead><tbody>${rows}</tbody></table>
</details>
</section>`
}

const height = 140
const across = (hours: number, count: number) => `${Number(((hours / count) * 100).toFixed(3))}%`

/** Draws one bar for each hour, and a label for every third one. An hour without a value has no bar. */
function drawSeries(series: Series, starts: readonly number[]): Markup {
  const highest = largestValue(series.values)
  const bars = starts.map((start, index) => {
    const value = series.values[index] ?? 0
    const size = value > 0 ? Math.max(2, (value / highest) * height) : 0
    const [x, width] = [across(index + 0.14, starts.length), across(0.72, starts.length)]
    return html`<rect x="${x}" y="${height - size}" width="${width}" height="${size}"><title>${hourOf(start)}: ${seriesLabel(series, index)}</title></rect>`
  })
  const labels = starts.map((start, index) => {
    const hour = new Date(start).getUTCHours()
    const room = hour % 6 === 0 ? 'wide' : 'narrow'
    const x = across(index + 0.5, starts.length)
    return hour % 3 === 0 && html`<text class="${room}" x="${x}" y="${height + 18}">${hourOf(start)}</text>`
  })
  return html`<svg width="100%" height="${height + 24}" role="img" aria-label="${series.name}, hour by hour">${bars}${labels}</svg>`
}

function inventorySection(inventory: Inventory): Markup {
  const { deployment, dashboards, alerts } = inventory
  const firing = alerts.filter(({ state }) => state === 'ALERT').length
  const dashboardRows = dashboards.map(({ name, tiles, tags, id }) => [
    html`<strong>${name}</strong>`,
    tiles?.map((tile) => tile.name).join(', '),
    html`${tags?.map((tag) => html`<span class="tag">${tag}</span> `)}`,
    html`<code>${id}</code>`,
  ])
  const alertRows = alerts.map((alert) => alertRow(alert, inventory))
  return html`<section>
<h2>The ${deployment} deployment</h2>
<p class="soft">${countWithThing(dashboards.length, 'dashboard')}, ${countWithThing(alerts.length, 'alert')}${firing > 0 ? `, ${firing} firing` : ''}</p>
${table('Dashboards', ['Name', 'Tiles', 'Tags', 'Id'], dashboardRows)}
${table('Alerts', ['Name', 'Fires when', 'State', 'Id'], alertRows)}
</section>`
}

function alertRow(alert: Alert, inventory: Inventory): Content[] {
  const { name, id, state, thresholdType = '', threshold, thresholdMax, interval } = alert
  const limits = [threshold, thresholdMax].flatMap((limit) => (typeof limit === 'number' ? [asWritten(limit)] : []))
  const condition = `${thresholdType.replaceAll('_', ' ')} ${limits.join(' and ')} within ${interval}`
  const words = state === 'ALERT' ? 'firing' : (state?.replaceAll('_', ' ').toLowerCase() ?? 'not evaluated yet')
  return [
    html`<strong>${name}</strong>${id !== undefined && inventory.added.has(id) ? html` <span class="new">new</span>` : ''}`,
    html`${watchedBy(alert, inventory)} <span class="soft">${condition}</span>`,
    html`<span data-state="${state}">${words}</span>`,
    html`<code>${id}</code>`,
  ]
}

/**
 * A table that becomes a list of cards on a narrow screen, where each cell shows its heading. The roles are explicit,
 * because browsers drop them when the layout is not that of a table.
 */
function table(caption: string, headings: readonly string[], rows: readonly (readonly Content[])[]): Markup {
  if (rows.length === 0) return html`<p class="soft">${caption}: none</p>`
  return html`<table class="cards" role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${headings.map((heading) => html`<th role="columnheader" scope="col">${heading}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((cells) => html`<tr role="row">${cells.map((cell, column) => html`<td role="cell" data-heading="${headings[column]}"><div>${cell}</div></td>`)}</tr>`)}</tbody>
</table>`
}
