import { type Api, base, operationId, type Page, referenceAddress } from '../apis.ts'
import { html, inline, type Markup, prose, verb } from '../markup.ts'
import { onlyIn } from './field-list.ts'
import { sinceBadge, stabilityBadge } from './field-words.ts'
import { isPartial, type Reference, type ReferenceOperation, varied } from './references.ts'
import { toolbar } from './toolbar.ts'

/** The overview page of a reference: its operations by resource, its packages and what holds for all operations. */
export function overviewPage(reference: Reference): Page {
  const { name, title, groups } = reference
  const lists = groups.flatMap(({ title: heading, description = '', operations }) => [
    ...(heading === undefined ? [] : [`## ${heading}`]),
    html`${prose(description)}<ul class="operations">${operations.map(operationItem)}</ul>`.html,
  ])
  const members = reference.apis.map((api) => ({ api }))
  const packages = reference.apis.map(
    ({ folder, name: npmName }) =>
      html`<li><a href="${referenceAddress(`guides/${folder}`)}"><code>${npmName}</code></a> · <a href="${base}/openapi/${folder}.json" download>OpenAPI document</a></li>`,
  )
  return {
    id: `reference/${name}`,
    title,
    description: `The operations of the ${title}.`,
    markdown: [
      toolbar(reference)?.html ?? '',
      varied(members, ({ api }) => html`<div class="lead">${prose(forReaders(api.description))}</div>`).html,
      html`<ul class="packages">${packages}</ul>`.html,
      ages(reference.apis.length > 1 ? 'observability-oss' : reference.apis[0]?.folder).html,
      ...lists,
    ].join('\n\n'),
    source: `openapi/${(reference.apis[0] as Api).folder}.yaml`,
    contents: true,
  }
}

const ages = (folder = '') =>
  html`<p class="quiet">A badge such as <span class="since">since 2026-08</span> names the first month of servers that have something; older ones refuse or ignore it. <a href="${referenceAddress(`guides/${folder}-server-ages`)}">Server ages</a> lists the days.</p>`

/** The description of a document without the words on how the document is made. */
function forReaders(description: string): string {
  return description
    .split('\n')
    .filter(
      (sentence) =>
        !/`x-|provenance|(interface|published|this) document|public facts|not (known|specified)/i.test(sentence),
    )
    .join('\n')
    .replaceAll(' (a public fact)', '')
}

function operationItem(operation: ReferenceOperation): Markup {
  const { id, variants } = operation
  const [{ api, operation: first }] = variants
  const { summary = '', deprecated, ...documentation } = first.documentation
  return html`
    <li>
      ${verb(first.method)}
      <div><a href="${referenceAddress(operationId(api, id))}">${deprecated ? html`<s>${inline(summary)}</s>` : inline(summary)}</a>
      <code>${id}</code>
      ${stabilityBadge('deprecated', deprecated)}${stabilityBadge('beta', documentation['x-beta'])}
      ${onlyIn(isPartial(operation) ? api.deployment : undefined)}
      ${variants.map((variant) => sinceBadge(variant.operation.documentation['x-since']))}</div>
    </li>`
}
