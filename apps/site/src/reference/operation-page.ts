import { isRecord, type Schema } from '@clouddb/spec/document/openapi'
import { resolve } from '@clouddb/spec/document/references'
import type { OperationModel } from '@clouddb/spec/read/operation'
import { type Api, addressOf, operationId, type Page } from '../apis.ts'
import { fence, html, inline, type Markup, prose, requestLine, twoColumns } from '../markup.ts'
import { type Call, callsOf, examplesOf, responseOf } from './calls.ts'
import { partsOf, table, typeOf, whole } from './fields.ts'

/** The page of an operation: its description on the left, its calls on the right. */
export function operationPage(api: Api, operation: OperationModel): Page {
  const { documentation, id, method, path } = operation
  const sections = [head, parametersOf, bodyOf, answersOf, errorsOf, limitsOf].map((part) => part(api, operation))
  const code = '<div class="code" id="call" data-pagefind-ignore>'
  const text = html`<div class="text">${sections}</div>`.html
  return {
    id: operationId(api, id),
    title: id,
    description: `${documentation.summary ?? id}: ${method.toUpperCase()} ${path}`,
    markdown: ['<div class="operation">', text, code, callColumn(api, operation), '</div>', '</div>'].join('\n\n'),
  }
}

function head({ title, document, folder }: Api, operation: OperationModel): Markup {
  const { summary, description, deprecated, ...documentation } = operation.documentation
  const asOf = document['x-as-of']
  const day = documentation['x-since']
  const since = day ? `servers since ${day}` : `every server${asOf ? ` that is known on ${asOf}` : ''}`
  return html`
    <p class="summary">${summary}</p>
    <p class="request">${requestLine(operation)}</p>
    ${deprecated && html`<p class="notice"><b>Deprecated.</b> ${inline(documentation['x-deprecation-reason'] ?? '')}</p>`}
    ${documentation['x-beta'] && html`<p class="notice"><b>Beta.</b> The API may still change this operation.</p>`}
    <div class="lead">${prose(description ?? '')}</div>
    <p class="quiet">${title} · <a href="${addressOf(`guides/${folder}`)}">@clouddb/${folder}</a> · ${since}</p>
    <p class="jump"><a href="#call">Skip to the calls</a></p>`
}

function parametersOf(api: Api, { parameters }: OperationModel): Markup | undefined {
  const { bound, path, query, headers } = parameters
  const fields = [...bound, ...path.map(({ parameter }) => parameter), ...query, ...headers].map((parameter) => {
    const { name, in: place, required, schema, description = '' } = parameter
    const { 'x-since': since, deprecated } = parameter as { 'x-since'?: string; deprecated?: boolean }
    const variable = api.environment[name]
    const isOption = bound.some((option) => option.name === name)
    const more = { ...(since && { 'x-since': since }), ...(deprecated && { deprecated }) }
    return {
      name,
      required: required === true,
      schema: { ...whole(api.document, schema), description, ...more } as Schema,
      note: isOption
        ? html`<p class="quiet">In the ${place}. A client option${variable && html`, by default from the variable <code>${variable}</code>`}. A call can override it.</p>`
        : html`<p class="quiet">In the ${place}${place === 'path' && ', and an argument of the method'}.</p>`,
    }
  })
  return fields.length > 0 ? section('Parameters', table(api, fields, 0)) : undefined
}

function bodyOf(api: Api, { body }: OperationModel): Markup | undefined {
  if (!body?.schema) return undefined
  return section(
    'Request body',
    html`<p><span class="type">${typeOf(api, body.schema)}</span>, as <code>${body.mediaType}</code>${body.optional && ', if any'}.</p>`,
    body.description ? prose(body.description) : undefined,
    partsOf(api, body.schema, 1),
  )
}

function answersOf(api: Api, { answers, pages }: OperationModel): Markup {
  const walk =
    pages &&
    html`<p>A list: <code>await</code> returns ${pages.paged ? 'one page' : 'it'}, <code>for await</code> iterates over all items.</p>`
  const all = answers.successes.map(({ status, description, content, payload }) => {
    const properties = whole(api.document, content?.schema).properties ?? {}
    const schema = payload === true ? content?.schema : typeof payload === 'string' ? properties[payload] : undefined
    const resolves =
      schema === undefined
        ? html`Resolves to nothing: there is no payload.`
        : html`Resolves to <span class="type">${typeOf(api, schema)}</span>${typeof payload === 'string' && html`, the field <code>${payload}</code> of the body`}.`
    return html`<p><span class="status good">${status}</span> ${inline(description ?? '')}</p><p>${resolves}</p>${walk}${schema && folded(api, schema)}`
  })
  return section('Answer', ...all)
}

function folded(api: Api, schema: Schema): Markup | undefined {
  const { items } = whole(api.document, schema)
  const parts = partsOf(api, items ?? schema, 0)
  return parts && html`<details open><summary>${items ? 'Fields of an item' : 'Its fields'}</summary>${parts}</details>`
}

/** The error responses: status, error class and example bodies. */
function errorsOf(api: Api, operation: OperationModel): Markup {
  const rows = operation.answers.errors.map(({ status, className, description }) => {
    const bodies = answerExamples(api, operation, status).map(
      ({ summary, value }) =>
        html`<li>${summary}<pre tabindex="0"><code>${typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)}</code></pre></li>`,
    )
    return html`
      <tr>
        <td><span class="status bad">${status}</span><div class="type"><a href="${addressOf('reference/errors', className.toLowerCase())}">${className}</a></div></td>
        <td>${prose(description ?? '')}${bodies.length > 0 && html`<details><summary>${bodies.length === 1 ? 'An example' : 'Examples'}</summary><ul class="bodies">${bodies}</ul></details>`}</td>
      </tr>`
  })
  return section('Errors', twoColumns('Status and class', 'When', rows))
}

function answerExamples(api: Api, operation: OperationModel, status: string) {
  const { content = {} } = responseOf(api, operation, status)
  return Object.values(content).flatMap((mediaType) => examplesOf(api.document, mediaType))
}

/** The rate limit of an operation, and the headers that report it. */
function limitsOf(api: Api, operation: OperationModel): Markup | undefined {
  if (!operation.answers.errors.some(({ status }) => status === '429')) return undefined
  const { description = '', headers = {} } = responseOf(api, operation, '429')
  const fields = Object.entries(headers).map(([name, reference]) => {
    const header = resolve<Record<string, unknown>>(api.document, reference as unknown as Record<string, unknown>)
    const schema = isRecord(header.schema) ? header.schema : {}
    return { name, required: false, schema: { ...schema, description: String(header.description ?? '') } as Schema }
  })
  return section(
    'Rate limits',
    prose(description),
    html`<p>The client waits automatically: see <a href="${addressOf(`guides/${api.folder}`, 'configuration')}">the configuration</a>.</p>`,
    fields.length > 0 ? table(api, fields, 0) : undefined,
  )
}

/** A program and a curl command for each call, then the example responses. */
function callColumn(api: Api, operation: OperationModel): string {
  const [first, ...others] = callsOf(api, operation)
  const [answer] = operation.answers.successes
  const [shown, ...rest] = answer ? answerExamples(api, operation, answer.status) : []
  return [
    ...(first ? [called(first)] : []),
    ...others.map((call) => unfolding(call.example?.summary ?? '', called(call))),
    ...(shown ? [`<p class="over">Answer: ${html`${shown.summary}`.html}</p>`, body(shown.value)] : []),
    ...rest.map(({ summary, value }) => unfolding(summary, body(value))),
  ].join('\n\n')
}

function called({ sdk, curl, example }: Call): string {
  const title = example ? `<p class="over">Request: ${html`${example.summary}`.html}</p>\n\n` : ''
  return `${title}<clouddb-example>\n\n${fence('ts', sdk, 'TypeScript')}\n\n</clouddb-example>\n\n${fence('sh', curl, 'curl')}`
}

function body(value: unknown): string {
  return typeof value === 'string' ? fence('text', value) : fence('json', JSON.stringify(value, undefined, 2), 'JSON')
}

function unfolding(summary: string, markdown: string): string {
  return `<details class="other"><summary>${html`${summary}`.html}</summary>\n\n${markdown}\n\n</details>`
}

/** A section of a page. Links can lead to its heading. */
function section(name: string, ...parts: readonly (Markup | undefined)[]): Markup {
  const id = name.toLowerCase().replace(' ', '-')
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${parts}</section>`
}
