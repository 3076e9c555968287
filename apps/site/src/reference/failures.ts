import { isRecord, type Schema } from '@clouddb/spec/document/openapi'
import { resolve } from '@clouddb/spec/document/references'
import type { OperationModel } from '@clouddb/spec/read/operation'
import { addressOf } from '../addresses.ts'
import type { Api } from '../apis.ts'
import { html, type Markup, prose } from '../markup.ts'
import { examplesOf, responseOf } from './examples.ts'
import { table } from './schemas.ts'
import { section } from './section.ts'

/** The answers that a client throws: by status, with the class and the bodies that the document shows. */
export function errorsOf(api: Api, operation: OperationModel): Markup {
  const rows = operation.answers.errors.map(({ status, className, description }) => {
    const examples = Object.values(responseOf(api, operation, status).content ?? {}).flatMap((mediaType) =>
      examplesOf(api.document, mediaType),
    )
    const bodies = examples.map(
      ({ summary, value }) =>
        html`<li>${summary}<pre tabindex="0"><code>${typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</code></pre></li>`,
    )
    return html`
      <tr>
        <td><span class="status bad">${status}</span><div class="type"><a href="${addressOf('reference/errors', className.toLowerCase())}">${className}</a></div></td>
        <td>${prose(description ?? '')}${bodies.length > 0 && html`<details><summary>${bodies.length === 1 ? 'An example' : 'Examples'}</summary><ul class="bodies">${bodies}</ul></details>`}</td>
      </tr>`
  })
  return section(
    'Errors',
    'errors',
    html`<table class="fields"><thead><tr><th scope="col">Status and class</th><th scope="col">When</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}

/** How often an operation may be called, and how answers say so. */
export function limitsOf(api: Api, operation: OperationModel): Markup | undefined {
  if (!operation.answers.errors.some(({ status }) => status === '429')) return undefined
  const { description = '', headers = {} } = responseOf(api, operation, '429')
  const fields = Object.entries(headers).map(([name, reference]) => {
    const header = resolve<Record<string, unknown>>(api.document, reference as unknown as Record<string, unknown>)
    const schema = isRecord(header.schema) ? header.schema : {}
    return { name, required: false, schema: { ...schema, description: String(header.description ?? '') } as Schema }
  })
  return section(
    'Rate limits',
    'rate-limits',
    prose(description),
    html`<p>A client waits for its turn by itself: see <a href="${addressOf(`guides/${api.folder}`, 'configuration')}">its configuration</a>.</p>`,
    fields.length > 0 ? table(api, fields, 0) : undefined,
  )
}
