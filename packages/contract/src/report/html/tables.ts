import type { CaseReport, Coverage, OperationReport, RunReport } from '../run-report.ts'
import { counted, coverageInWords, grouped, percentage, reasonsOf, remarkLines, timeOf } from '../words.ts'
import { classOf, html, type Markup, prose, VERDICTS } from './markup.ts'

/** Coverage by operation, with the verdicts of its cases. */
export function operationTable(report: RunReport): Markup {
  return html`<section aria-labelledby="operations"><h2 id="operations">Operations</h2>
<p>${prose(coverageInWords(report))}</p>
<ul class="legend" aria-hidden="true">
<li>${swatch('full')}tested</li><li>${swatch('part')}can be tested in this mode</li><li>${swatch('rest')}cannot</li>
</ul>
<div class="scroll" role="region" aria-labelledby="operations" tabindex="0">
<table>
<caption>Cases by their verdict, and how much of what the document requires was tested</caption>
<thead><tr><th scope="col">Operation</th><th scope="col">Tested</th>${VERDICTS.map((verdict) => html`<th scope="col" class="number">${capitalized(verdict)}</th>`)}</tr></thead>
<tbody>
${report.operations.map(operationRow)}
</tbody>
</table>
</div>
</section>`
}

function operationRow({ id, method, path, coverage, ...counts }: OperationReport): Markup {
  const figures = [counts.failed, counts.passed, counts.unsupported, counts.notReached]
  const cells = figures.map((count, index) => {
    const mood = count > 0 ? classOf(VERDICTS[index] ?? 'passed') : 'quiet'
    return html`<td class="number ${mood}">${grouped(count)}</td>`
  })
  return html`<tr><th scope="row"><a href="#${id}">${id}</a><small>${method} ${path}</small></th><td class="coverage">${bar(coverage)}<small>${grouped(coverage.reached)} of ${grouped(coverage.keys)}, ${percentage(coverage.reached, coverage.keys)}</small></td>${cells}</tr>
`
}

/** Widths as attributes of a drawing: a style of its own for every bar is what the page forbids. */
function bar({ keys, reachable, reached }: Coverage): Markup {
  const share = (part: number) => (keys === 0 ? 0 : Math.round((1000 * part) / keys) / 10)
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="10"/><rect class="part" width="${share(reachable)}" height="10"/><rect class="full" width="${share(reached)}" height="10"/></svg>`
}

const swatch = (name: string): Markup =>
  html`<svg class="bar" viewBox="0 0 10 10"><rect class="${name}" width="10" height="10"/></svg>`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Why cases were not run. */
export function notRun({ cases }: RunReport): Markup | undefined {
  const rows = reasonsOf(cases).map(({ verdict, reason, count }) => {
    return html`<li><b class="${classOf(verdict)}">${grouped(count)} ${verdict}</b>: ${prose(reason)}</li>`
  })
  if (rows.length === 0) return undefined
  return html`<section aria-labelledby="not-run"><h2 id="not-run">What was not tested, and why</h2><ul>${rows}</ul></section>`
}

/** What is worth knowing and no failure. */
export function remarks(report: RunReport): Markup | undefined {
  const lines = remarkLines(report)
  if (lines.length === 0) return undefined
  return html`<section aria-labelledby="remarks"><h2 id="remarks">${counted(report.remarks?.length ?? 0, 'remark')}</h2><ul>${lines.map((each) => html`<li>${prose(each)}</li>`)}</ul></section>`
}

/** Every case, folded by operation, with a filter that shows itself where scripts run. */
export function allCases({ operations, cases }: RunReport): Markup {
  const boxes = VERDICTS.map(
    (verdict) => html`<label><input type="checkbox" value="${verdict}" checked> ${verdict}</label>`,
  )
  const groups = operations.map(({ id, method, path }) => {
    const own = cases.filter(({ operation }) => operation === id)
    return html`<details class="operation" id="${id}"><summary><code>${id}</code> ${method} ${path} <span class="quiet">${counted(own.length, 'case')}</span></summary>
<ul class="cases">
${own.map(caseLine)}</ul></details>
`
  })
  return html`<section aria-labelledby="cases"><h2 id="cases">All cases</h2>
<form class="filter" role="search" aria-label="Cases" hidden>
<label><span class="hidden-label">Words in a case</span><input type="search" placeholder="Words in a case" autocomplete="off"></label>
<fieldset><legend class="hidden-label">Verdicts</legend>${boxes}</fieldset>
<output class="quiet" aria-live="polite"></output>
</form>
${groups}
</section>`
}

function caseLine(item: CaseReport): Markup {
  const { name, verdict, reason, remarks } = item
  const time = timeOf(item)
  const more = [...(reason ? [reason] : []), ...remarks].map((each) => html`<small>${prose(each)}</small>`)
  return html`<li data-verdict="${verdict}"><span class="${classOf(verdict)}">${verdict}</span><div>${name}${time === undefined ? undefined : html` <span class="quiet">${time}</span>`}${more}</div></li>
`
}
