import { rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Alert } from '@clouddb/observability-oss/types'
import { type Hours, summaryOf } from '../hours.ts'
import { type Inventory, watchedBy } from '../inventory.ts'
import { asWritten, dayAndHourOf, hourOf, inFull } from '../numbers.ts'
import { drawChart } from './chart.ts'
import { html, type Markup } from './markup.ts'
import { style } from './style.ts'
import { table } from './table.ts'

/** What the report tells. */
export interface Findings {
  readonly real: boolean
  readonly hours: Hours | undefined
  readonly inventories: readonly Inventory[]
  /** Whether the changes were made, or would only have been. */
  readonly made: boolean
  readonly changes: readonly string[]
  readonly notes: readonly string[]
}

/** Writes `report.html` into the current folder, whole or not at all, and says where it is. */
export async function writeReport(findings: Findings): Promise<string> {
  const file = resolve('report.html')
  const temporary = `${file}.${process.pid}.tmp`
  const { text } = page(findings, findings.hours && drawChart(findings.hours))
  try {
    await writeFile(temporary, text)
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
  return file
}

function page({ real, hours, inventories, made, changes, notes }: Findings, chart: Markup | undefined): Markup {
  const where = real ? 'Real deployments' : 'A sandbox on one machine'
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
<p>${where}, <time>${dayAndHourOf(Date.now())} UTC</time></p>
</header>
${hours && chart && chartSection(hours, chart)}
<section>
<h2>${made ? 'Changed' : 'Not changed: what --apply would do'}</h2>
<ul class="${made ? 'made' : 'planned'}">${changes.map((change) => html`<li>${change}</li>`)}</ul>
${notes.map((note) => html`<p class="soft">${note}</p>`)}
</section>
${inventories.map(inventorySection)}
</main>
`
}

function chartSection({ starts, until, series }: Hours, chart: Markup): Markup {
  const kinds = ['bars', 'line']
  return html`<section>
<h2>Hour by hour</h2>
<p class="soft">24 hours up to <time>${dayAndHourOf(until)} UTC</time>; the last one was not over</p>
<dl>${series.map((one, index) => html`<div class="${kinds[index]}"><dt>${one.name}</dt><dd>${summaryOf(one, starts)}</dd></div>`)}</dl>
<figure>${chart}</figure>
<details>
<summary>The numbers</summary>
<table class="numbers">
<thead><tr><th scope="col">Hour</th>${series.map(({ name, unit }) => html`<th scope="col" class="number">${name}${unit && `,${unit}`}</th>`)}</tr></thead>
<tbody>${starts.map((start, index) => html`<tr><th scope="row">${hourOf(start)}</th>${series.map(({ values }) => numberCell(values[index]))}</tr>`)}</tbody>
</table>
</details>
</section>`
}

function numberCell(value: number | undefined): Markup {
  return html`<td class="number">${value === undefined ? '–' : inFull(value)}</td>`
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
  return html`<section>
<h2>The ${deployment} deployment</h2>
<p class="soft">${counted(dashboards.length, 'dashboard')}, ${counted(alerts.length, 'alert')}${firing > 0 ? `, ${firing} firing` : ''}</p>
${table('Dashboards', ['Name', 'Tiles', 'Tags', 'Id'], dashboardRows)}
${table(
  'Alerts',
  ['Name', 'Fires when', 'State', 'Id'],
  alerts.map((alert) => alertRow(alert, inventory)),
)}
</section>`
}

function alertRow(alert: Alert, inventory: Inventory): Markup[] {
  const isNew = alert.id !== undefined && inventory.added.has(alert.id)
  return [
    html`<strong>${alert.name}</strong>${isNew ? html` <span class="new">new</span>` : ''}`,
    html`${watchedBy(alert, inventory)} <span class="soft">${conditionOf(alert)}</span>`,
    stateBadge(alert.state),
    html`<code>${alert.id}</code>`,
  ]
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function conditionOf({ thresholdType, threshold, thresholdMax, interval }: Alert): string {
  const limits = [threshold, thresholdMax].flatMap((limit) => (typeof limit === 'number' ? [asWritten(limit)] : []))
  return `${thresholdType?.replaceAll('_', ' ') ?? ''} ${limits.join(' and ')} within ${interval}`
}

function stateBadge(state: Alert['state']): Markup {
  const words = state === 'ALERT' ? 'firing' : (state?.replaceAll('_', ' ').toLowerCase() ?? 'not evaluated yet')
  return html`<span class="state" data-state="${state}">${words}</span>`
}
