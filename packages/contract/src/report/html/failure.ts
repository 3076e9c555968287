import { type Alike, complaintsAbout } from '../findings.ts'
import type { CaseReport } from '../run-report.ts'
import { counted, timeOf } from '../words.ts'
import { html, type Markup, prose, trusted } from './markup.ts'

/** Failures about which the same is said, folded: what is wrong, what had to come, what came, what was sent, how to see it again. */
export function failure([item, ...others]: Alike, isOpen: boolean): Markup {
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
