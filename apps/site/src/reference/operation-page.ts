import type { Schema } from '@clouddb/spec/document/openapi'
import type { OperationModel } from '@clouddb/spec/read/operation'
import { addressOf, operationId } from '../addresses.ts'
import type { Api } from '../apis.ts'
import { html, inline, type Markup, prose } from '../markup.ts'
import type { Page } from '../page.ts'
import { callColumn } from './call-column.ts'
import { errorsOf, limitsOf } from './failures.ts'
import { provenanceOf } from './schema-page.ts'
import { partsOf, table, typeOf, whole } from './schemas.ts'
import { section } from './section.ts'

/** The page of an operation: what it is at the left, how it is called at the right. */
export function operationPage(api: Api, operation: OperationModel): Page {
  const { documentation } = operation
  const sections = [
    head(api, operation),
    parametersOf(api, operation),
    bodyOf(api, operation),
    answersOf(api, operation),
    errorsOf(api, operation),
    limitsOf(api, operation),
    provenanceOf(documentation as Record<string, string>),
  ]
  const text = html`<div class="text">${sections}</div>`
  return {
    id: operationId(api, operation.id),
    title: operation.id,
    description: `${documentation.summary ?? operation.id}: ${operation.method.toUpperCase()} ${operation.path}`,
    markdown: [
      '<div class="operation">',
      text.html,
      '<div class="code" id="call" data-pagefind-ignore>',
      callColumn(api, operation),
      '</div>',
      '</div>',
    ].join('\n\n'),
  }
}

function head({ title, document, folder }: Api, { documentation, method, path }: OperationModel): Markup {
  const { summary, description, deprecated } = documentation
  const asOf = document['x-as-of']
  const day = documentation['x-since']
  const since = day ? `servers since ${day}` : `every server${asOf ? ` that is known on ${asOf}` : ''}`
  return html`
    <p class="summary">${summary}</p>
    <p class="request"><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></p>
    ${deprecated && html`<p class="deprecated"><b>Deprecated.</b> ${inline(documentation['x-deprecation-reason'] ?? '')}</p>`}
    <div class="lead">${prose(description ?? '')}</div>
    <p class="quiet">${title} · <a href="${addressOf(`guides/${folder}`)}">@clouddb/${folder}</a> · ${since}</p>
    <p class="jump"><a href="#call">How it is called</a></p>`
}

/** A path that a narrow page may break after its slashes. */
function breakable(path: string): Markup {
  return html`${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}`
}

function parametersOf(api: Api, { parameters }: OperationModel): Markup | undefined {
  const all = [
    ...parameters.bound,
    ...parameters.path.map(({ parameter }) => parameter),
    ...parameters.query,
    ...parameters.headers,
  ]
  if (all.length === 0) return undefined
  const fields = all.map(({ name, in: place, required, schema, description, ...rest }) => ({
    name,
    required: required === true,
    schema: { ...whole(api.document, schema), description: description ?? '', ...sinceOf(rest) } as Schema,
    note: parameters.bound.some((bound) => bound.name === name)
      ? html`<p class="quiet">In the ${place}. An option of the client: ${api.environment[name] && html`by default the variable <code>${api.environment[name]}</code>; `}a call may bring another.</p>`
      : html`<p class="quiet">In the ${place}${place === 'path' && ', and an argument of the method'}.</p>`,
  }))
  return section('Parameters', 'parameters', table(api, fields, 0))
}

function sinceOf(parameter: object): object {
  const { 'x-since': since, deprecated } = parameter as { 'x-since'?: string; deprecated?: boolean }
  return { ...(since && { 'x-since': since }), ...(deprecated && { deprecated }) }
}

function bodyOf(api: Api, { body }: OperationModel): Markup | undefined {
  if (!body?.schema) return undefined
  return section(
    'Request body',
    'request-body',
    html`<p><span class="type">${typeOf(api, body.schema)}</span>, as <code>${body.mediaType}</code>${body.optional && ', if any'}.</p>`,
    body.description ? prose(body.description) : undefined,
    partsOf(api, body.schema, 1),
  )
}

function answersOf(api: Api, { answers, pages }: OperationModel): Markup {
  const walk =
    pages &&
    html`<p>A list: <code>await</code> brings ${pages.paged ? 'a page' : 'it'}, <code>for await</code> walks all of it.</p>`
  const all = answers.successes.map(({ status, description, content, payload }) => {
    const properties = whole(api.document, content?.schema).properties ?? {}
    const schema = payload === true ? content?.schema : typeof payload === 'string' ? properties[payload] : undefined
    const resolves =
      schema === undefined
        ? html`Resolves to nothing: there is no payload.`
        : html`Resolves to <span class="type">${typeOf(api, schema)}</span>${typeof payload === 'string' && html`, which stands under <code>${payload}</code> in the body`}.`
    return html`<p><span class="status good">${status}</span> ${inline(description ?? '')}</p><p>${resolves}</p>${walk}${schema && folded(api, schema)}`
  })
  return section('Answer', 'answer', ...all)
}

function folded(api: Api, schema: Schema): Markup | undefined {
  const { items } = whole(api.document, schema)
  const parts = partsOf(api, items ?? schema, 0)
  return parts && html`<details open><summary>${items ? 'Fields of an item' : 'Its fields'}</summary>${parts}</details>`
}
