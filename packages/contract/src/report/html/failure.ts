import type { CaseReport } from '../run-report.ts'
import { html, type Markup, prose, trusted } from './markup.ts'

/** One failure, folded but for the first: what is wrong, what had to come, what came, what was sent. */
export function failure(item: CaseReport, index: number): Markup {
  const { request, answer } = item
  const rows: readonly (readonly [string, Markup | undefined])[] = [
    ['Wrong', html`<ul>${item.complaints.map((each) => html`<li>${prose(each)}</li>`)}</ul>`],
    ['Expected', html`${item.expected}`],
    ['Came', answer && html`<pre tabindex="0" aria-label="The answer">${answerText(answer)}</pre>`],
    ['Sent', request && html`<pre tabindex="0" aria-label="The request">${requestText(request)}</pre>`],
    ['Pointer', html`<code>${item.pointer}</code>`],
    ['Once more', html`<code>--only ${item.id}</code>`],
  ]
  const shown = rows.flatMap(([term, content]) => (content ? [html`<dt>${term}</dt><dd>${content}</dd>`] : []))
  return html`<details class="failure"${trusted(index === 0 ? ' open' : '')}>
<summary><code>${item.operation}</code> ${item.name}</summary>
<dl>${shown}</dl>
</details>
`
}

/** What every connection has, and nobody looks for. */
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

/** JSON is easier to read on several lines; anything else stays as it is. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
