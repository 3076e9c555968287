import { addressOf, operationId } from '../addresses.ts'
import type { Api } from '../apis.ts'
import { html, inline, prose } from '../markup.ts'
import type { Page } from '../page.ts'

/** The first page of an API: what it is, and its operations. */
export function apiPage(api: Api): Page {
  const { description = '', summary } = api.document.info as { description?: string; summary?: string }
  const rows = api.model.operations.map(
    ({ id, method, path, documentation }) => html`
      <tr>
        <td><a href="${addressOf(operationId(api, id))}"><code>${id}</code></a></td>
        <td>${documentation.deprecated && html`<b class="warn">Deprecated.</b> `}${inline(documentation.summary ?? '')}<div class="type"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code></div></td>
      </tr>`,
  )
  return {
    id: `reference/${api.folder}`,
    title: api.title,
    description: summary ?? `The operations of the ${api.title}.`,
    markdown: html`
      ${prose(description)}
      <p>Package: <a href="${addressOf(`guides/${api.folder}`)}"><code>${api.name}</code></a> · <a href="${addressOf(`reference/${api.folder}/schemas`)}">its schemas</a></p>
      <table class="fields"><thead><tr><th scope="col">Method</th><th scope="col">What it does</th></tr></thead><tbody>${rows}</tbody></table>`
      .html,
  }
}
