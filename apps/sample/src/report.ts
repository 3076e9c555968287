import { rename, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Alert } from '@clouddb/observability-oss/types'
import { drawChart } from './chart.ts'
import { type Hours, summaryOf } from './hours.ts'
import type { Inventory } from './inventory.ts'
import { html, type Markup } from './markup.ts'
import { dayAndHourOf, hourOf, inFull } from './numbers.ts'
import { style } from './report-style.ts'

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
  const where = real ? 'Real deployments' : 'Mocks on one machine'
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
<p>${where}, ${dayAndHourOf(Date.now())} UTC</p>
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

function chartSection({ starts, series }: Hours, chart: Markup): Markup {
  return html`<section>
<h2>Hour by hour</h2>
<p class="soft">24 hours from ${dayAndHourOf(starts[0] ?? 0)} UTC</p>
<figure>${chart}</figure>
<dl>${series.map((one) => html`<div><dt>${one.name}</dt><dd>${summaryOf(one, starts)}</dd></div>`)}</dl>
<details>
<summary>The numbers</summary>
<table>
<thead><tr><th>Hour</th>${series.map(({ name, unit }) => html`<th class="number">${name}${unit}</th>`)}</tr></thead>
<tbody>${starts.map((start, index) => html`<tr><td>${hourOf(start)}</td>${series.map(({ values }) => numberCell(values[index]))}</tr>`)}</tbody>
</table>
</details>
</section>`
}

function numberCell(value: number | undefined): Markup {
  return html`<td class="number">${value === undefined ? '–' : inFull(value)}</td>`
}

function inventorySection({ deployment, dashboards, alerts }: Inventory): Markup {
  return html`<section>
<h2>The ${deployment} deployment</h2>
<div class="scroll"><table>
<thead><tr><th>Dashboard</th><th>Tiles</th><th>Tags</th><th>Id</th></tr></thead>
<tbody>${dashboards.map(
    ({ name, tiles, tags, id }) =>
      html`<tr><td>${name}</td><td>${tiles?.map((tile) => tile.name).join(', ')}</td><td>${tags?.join(', ')}</td><td><code>${id}</code></td></tr>`,
  )}</tbody>
</table></div>
<div class="scroll"><table>
<thead><tr><th>Alert</th><th>Condition</th><th>State</th><th>Id</th></tr></thead>
<tbody>${alerts.map(
    (alert) =>
      html`<tr><td>${alert.name}</td><td>${conditionOf(alert)}</td><td>${stateBadge(alert.state)}</td><td><code>${alert.id}</code></td></tr>`,
  )}</tbody>
</table></div>
</section>`
}

function conditionOf({ thresholdType, threshold, thresholdMax, interval }: Alert): string {
  const limits = typeof thresholdMax === 'number' ? `${threshold} and ${thresholdMax}` : threshold
  return `${thresholdType?.replaceAll('_', ' ') ?? ''} ${limits} within ${interval}`
}

function stateBadge(state: Alert['state']): Markup {
  return html`<span class="state" data-state="${state}">${state?.replaceAll('_', ' ').toLowerCase() ?? 'unknown'}</span>`
}
