import { createHash } from 'node:crypto'
import { parsedJson } from '../../schema/schema.ts'
import type { CaseReport, Counts, Coverage, OperationReport, RunReport, Verdict } from '../run-report.ts'
import {
  type Alike,
  complaintsAbout,
  counted,
  coverageInWords,
  duration,
  findingsOf,
  grouped,
  leftBehind,
  percentage,
  printable,
  reasonsOf,
  remarkLines,
  timeOf,
  verdictOf,
} from '../words.ts'
import { pageStyle } from './style.ts'

/** Renders one HTML file that needs no network, no server and no script. */
export function toHtml(report: RunReport): string {
  const remarks = remarkLines(report)
  const { failures, known, mended, ofClient } = findingsOf(report)
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(pageStyle)}'; base-uri 'none'; form-action 'none'">
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
${listed(
  'mended',
  'Mended since the baseline',
  mended.map(({ title }) => title),
)}
${operationTable(report)}
${listed('not-run', 'What was not tested, and why', reasonsOf(report.cases).map(reasonLine))}
${listed('remarks', counted(remarks.count, 'remark'), remarks.lines.map(prose))}
${allCases(report)}
</main>
${foot(report)}
</body>
</html>
`
  return page.markup
}

/** A section of failures; the first failure of the page is open. */
function section(id: string, title: string, groups: readonly Alike[]): Markup | undefined {
  if (groups.length === 0) return undefined
  const shown = groups.map((group, index) => failure(group, id === 'failures' && index === 0))
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${shown}</section>`
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

function head(report: RunReport): Markup {
  const { counts, document, mode, outcome } = report
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
${VERDICTS.map((verdict) => html`<li><b class="${classOf(verdict)}">${grouped(countOf(verdict, counts))}</b>${verdict}</li>`)}
</ul>
</header>`
}

function notices(report: RunReport): Markup[] {
  const left = leftBehind(report)
  const list = left.map(({ path, reason }) => html`<li><code>${path}</code>: ${reason}</li>`)
  return [
    ...report.interruptions.map((each) => html`<div class="note" role="note"><p>${prose(each)}</p></div>`),
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

/** A group of failures, folded: complaints, expected outcome, answer, request, and commands that repeat it. */
function failure([item, ...others]: Alike, isOpen: boolean): Markup {
  const { request, answer, curl, again } = item
  const rows: readonly (readonly [string, Markup | undefined])[] = [
    ['Wrong', html`<ul>${complaintsAbout(item).map((each) => html`<li>${prose(each)}</li>`)}</ul>`],
    ['Expected', html`${item.expected}`],
    ['Came', answer && html`<pre tabindex="0" aria-label="The answer">${answerText(answer)}</pre>`],
    ['Sent', request && html`<pre tabindex="0" aria-label="The request">${requestText(request)}</pre>`],
    ['Pointer', html`<code>${item.pointer}</code>`],
    ['By curl', curl === undefined ? undefined : html`<pre tabindex="0" aria-label="As a line of curl">${curl}</pre>`],
    ['Once more', html`<pre tabindex="0" aria-label="As a command">${again ?? `--only ${item.id}`}</pre>`],
    ['Likewise', others.length > 0 ? html`<ul>${others.map(({ name }) => html`<li>${name}</li>`)}</ul>` : undefined],
  ]
  const shown = rows.flatMap(([term, content]) => (content ? [html`<dt>${term}</dt><dd>${content}</dd>`] : []))
  const beside = [timeOf(item), others.length > 0 ? `and ${counted(others.length, 'case')} likewise` : undefined]
  return html`<details class="failure"${trusted(isOpen ? ' open' : '')}>
<summary><b>${item.title}</b> <span class="quiet">${beside.filter((each) => each !== undefined).join(', ')}</span></summary>
<dl>${shown}</dl>
</details>
`
}

/** Headers that every connection has. */
const NOISE = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'])

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .filter(([name]) => !NOISE.has(name))
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')

const requestText = ({ method, url, headers, body }: NonNullable<CaseReport['request']>): string =>
  `${method} ${url}\n${headerLines(headers)}${body === undefined ? '' : `\n${indented(body)}`}`

const answerText = ({ status, headers, text }: NonNullable<CaseReport['answer']>): string =>
  `${status}\n${headerLines(headers)}\n${indented(text)}`

/** Indents JSON; other text stays as it is. */
function indented(text: string): string {
  const value = parsedJson(text)
  return value === undefined ? text : JSON.stringify(value, undefined, 2)
}

/** The coverage and the verdicts of each operation. */
function operationTable(report: RunReport): Markup {
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
  const cells = VERDICTS.map((verdict) => {
    const count = countOf(verdict, counts)
    return html`<td class="number ${count > 0 ? classOf(verdict) : 'quiet'}">${grouped(count)}</td>`
  })
  return html`<tr><th scope="row"><a href="#${id}">${id}</a><small>${method} ${path}</small></th><td class="coverage">${bar(coverage)}<small>${grouped(coverage.reached)} of ${grouped(coverage.keys)}, ${percentage(coverage.reached, coverage.keys)}</small></td>${cells}</tr>
`
}

/** A bar as an SVG: the policy of the page forbids inline styles. */
function bar({ keys, reachable, reached }: Coverage): Markup {
  const share = (part: number) => (keys === 0 ? 0 : Math.round((1000 * part) / keys) / 10)
  return html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="10"/><rect class="part" width="${share(reachable)}" height="10"/><rect class="full" width="${share(reached)}" height="10"/></svg>`
}

const swatch = (name: string): Markup =>
  html`<svg class="bar" viewBox="0 0 10 10"><rect class="${name}" width="10" height="10"/></svg>`

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A section with a list; nothing where the list is empty. */
function listed(id: string, title: string, items: readonly Value[]): Markup | undefined {
  if (items.length === 0) return undefined
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul>${items.map((each) => html`<li>${each}</li>`)}</ul></section>`
}

const reasonLine = ({ verdict, reason, count }: ReturnType<typeof reasonsOf>[number]): Markup =>
  html`<b class="${classOf(verdict)}">${grouped(count)} ${verdict}</b>: ${prose(reason)}`

/** Every case, folded by operation. A link to what is folded opens it. */
function allCases({ operations, cases }: RunReport): Markup {
  const groups = operations.map(({ id, method, path }) => {
    const own = cases.filter(({ operation }) => operation === id)
    return html`<details class="operation"><summary><code>${id}</code> ${method} ${path} <span class="quiet">${counted(own.length, 'case')}</span></summary>
<ul class="cases" id="${id}">
${own.map(caseLine)}</ul></details>
`
  })
  return html`<section aria-labelledby="cases"><h2 id="cases">All cases</h2>
${groups}
</section>`
}

function caseLine(item: CaseReport): Markup {
  const { name, verdict, reason, remarks } = item
  const time = timeOf(item)
  const more = [...(reason ? [reason] : []), ...remarks].map((each) => html`<small>${prose(each)}</small>`)
  return html`<li><span class="${classOf(verdict)}">${verdict}</span><div>${name}${time === undefined ? undefined : html` <span class="quiet">${time}</span>`}${more}</div></li>
`
}

/** HTML that is inserted without escaping. */
interface Markup {
  readonly markup: string
}

type Value = Markup | string | number | undefined | readonly Value[]

/** A template whose values are escaped, unless they are markup. Lists are joined. */
function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: strings.reduce((page, string, index) => page + markupOf(values[index - 1]) + string) }
}

/** Trusted text as markup. */
const trusted = (markup: string): Markup => ({ markup })

function markupOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(markupOf).join('')
  return printable(String(value)).replace(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // No line of the file begins with text of a server.
  '\n': '&#10;',
}

/** In the order of their importance for readers. */
const VERDICTS: readonly Verdict[] = ['failed', 'passed', 'unsupported', 'not reached']

const countOf = (verdict: Verdict, counts: Counts): number => counts[verdict === 'not reached' ? 'notReached' : verdict]

/** Text in which words between backticks become code. */
const prose = (text: string): Markup[] =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

const classOf = (verdict: Verdict): string => verdict.replace(' ', '-')
