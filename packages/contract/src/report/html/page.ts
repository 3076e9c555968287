import { createHash } from 'node:crypto'
import { type Alike, findingsOf } from '../findings.ts'
import type { RunReport, Verdict } from '../run-report.ts'
import { counted, duration, grouped, verdictOf } from '../words.ts'
import { failure } from './failure.ts'
import { classOf, html, type Markup, prose, trusted, VERDICTS } from './markup.ts'
import { pageScript } from './script.ts'
import { pageStyle } from './style.ts'
import { allCases, notRun, operationTable, remarks } from './tables.ts'

/** One file that needs no network, no server and, but for the filter, no script. */
export function toHtml(report: RunReport): string {
  const { failures, known, mended, ofClient } = findingsOf(report)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(pageStyle)}'; script-src '${hashOf(pageScript)}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${verdictOf(report)} ${report.document.name} · contract</title>
<style>${trusted(pageStyle)}</style>
</head>
<body>
${head(report)}
<main>
${notices(report)}
${section('failures', 'Failures', failures)}
${section('of-client', 'Mistakes of our client: please report them', ofClient)}
${section('known', 'Known failures, accepted by the baseline', known)}
${mended.length > 0 ? html`<section aria-labelledby="mended"><h2 id="mended">Mended since the baseline</h2><ul>${mended.map(({ title }) => html`<li>${title}</li>`)}</ul></section>` : undefined}
${operationTable(report)}
${notRun(report)}
${remarks(report)}
${allCases(report)}
</main>
${foot(report)}
<script>${trusted(pageScript)}</script>
</body>
</html>
`
  return page.markup
}

/** The first failure of all is open. */
function section(id: string, title: string, groups: readonly Alike[]): Markup | undefined {
  if (groups.length === 0) return undefined
  const shown = groups.map((group, index) => failure(group, id === 'failures' && index === 0))
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${shown}</section>`
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

function head(report: RunReport): Markup {
  const { counts, document, mode, outcome } = report
  const figures: Record<Verdict, number> = {
    failed: counts.failed,
    passed: counts.passed,
    unsupported: counts.unsupported,
    'not reached': counts.notReached,
  }
  const mood = outcome === 'incomplete' ? 'unsupported' : outcome
  return html`<header>
<h1 class="${mood}">${verdictOf(report)}</h1>
<ul class="facts">
<li>${document.title}, version ${document.version}</li>
<li><code>${report.target}</code></li>
<li>${mode === 'writing' ? 'reading and writing' : 'read-only'}</li>
<li>${counted(counts.requests, 'request')} in ${duration(report.seconds)}, ${report.rate}</li>
<li><time datetime="${report.startedAt}">${report.startedAt.slice(0, 16).replace('T', ' ')} UTC</time></li>
</ul>
<ul class="figures">
${VERDICTS.map((verdict) => html`<li><b class="${classOf(verdict)}">${grouped(figures[verdict])}</b>${verdict}</li>`)}
</ul>
</header>`
}

function notices({ interruptions, objects }: RunReport): Markup[] {
  const left = objects.filter(({ fate }) => fate === 'left behind')
  const list = left.map(({ path, reason }) => html`<li><code>${path}</code>: ${reason}</li>`)
  return [
    ...interruptions.map((each) => html`<div class="note" role="note"><p>${prose(each)}</p></div>`),
    ...(left.length > 0
      ? [html`<div class="note" role="note"><p><b>Left behind, to be removed by hand:</b></p><ul>${list}</ul></div>`]
      : []),
  ]
}

function foot({ tool }: RunReport): Markup {
  return html`<footer>
<p><b>Passed</b>: the server did what the document says. <b>Failed</b>: it did something else. <b>Unsupported</b>: it does not serve the route. <b>Not reached</b>: the case was not run, for the reason that stands beside it.</p>
<p>Written by ${tool.name} ${tool.version}. Credentials are in no report.</p>
</footer>`
}
