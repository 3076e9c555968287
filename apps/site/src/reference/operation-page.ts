import type { Schema } from '@clouddb/document/openapi'
import { operationId, type Page, referenceAddress } from '../apis.ts'
import { html, inline, type Markup, prose, requestLine } from '../markup.ts'
import { callColumn, plain } from './call-column.ts'
import { exampleResponse, mediaTypeExamples } from './calls.ts'
import { FieldLists } from './field-list.ts'
import { factsOf, sinceBadge, stabilityBadge, typeWords, whole } from './field-words.ts'
import {
  deploymentWords,
  isPartial,
  type Reference,
  type ReferenceOperation,
  type Variant,
  varied,
} from './references.ts'
import { fieldPart, mergedShapes, type Part, pieces, type Shape, schemaShape } from './shape.ts'
import { toolbar } from './toolbar.ts'

/** The page of an operation: its description on the left, its calls on the right. */
export function operationPage(reference: Reference, operation: ReferenceOperation): Page {
  const [{ api, operation: first }] = operation.variants
  const { documentation, id, method, path } = first
  const sections = (lists: FieldLists) =>
    [head, parametersOf, requestSection, answersOf, errorsOf].map((part) => part(operation, lists))
  const code = '<div class="code" id="call" data-pagefind-ignore>'
  return {
    id: operationId(api, id),
    title: `${documentation.summary ?? id} · ${reference.name}`,
    description: `${id}: ${method.toUpperCase()} ${path}`,
    markdown: [
      toolbar(reference)?.html ?? '',
      '<div class="operation">',
      html`<div class="text">${sections(new FieldLists())}</div>`.html,
      code,
      callColumn(operation.variants),
      '</div>',
      '</div>',
    ].join('\n\n'),
    text: [html`${sections(new FieldLists('once'))}`.html, '## Calls', callColumn(operation.variants, 'first')].join(
      '\n\n',
    ),
    source: `openapi/${api.folder}.yaml`,
  }
}

function head(operation: ReferenceOperation): Markup {
  const { id, variants } = operation
  const [{ api }] = variants
  const partial = isPartial(operation) && api.deployment
  return html`
    <p class="method-name" data-pagefind-weight="8"><code>${id}</code></p>
    ${varied(variants, ({ operation: { documentation, ...request } }) => html`<p class="request">${requestLine(request)}${sinceBadge(documentation['x-since'])}${stabilityBadge('beta', documentation['x-beta'])}</p>`)}
    ${partial && html`<p class="notice">${deploymentWords[partial]} only: the other deployment does not have this operation.</p>`}
    ${varied(variants, ({ operation: { documentation } }) => documentation.deprecated && html`<p class="notice"><b>Deprecated.</b> ${inline(documentation['x-deprecation-reason'] ?? '')}</p>`)}
    ${varied(variants, ({ operation: { documentation } }) => html`<div class="lead">${prose(documentation.description ?? '')}</div>`)}
    <p class="jump"><a href="#call">Skip to the calls</a></p>`
}

function parametersOf({ variants }: ReferenceOperation, lists: FieldLists): Markup | undefined {
  const shape = mergedOf(variants, (variant) => ({ fields: parameterFields(variant), kinds: [] }))
  if (shape.fields.length === 0) return undefined
  const written = section('Parameters', lists.list(shape, 'parameter'))
  const [only, ...others] = new Set(shape.fields.map((field) => field.in))
  return only && others.length === 0 ? html`<div data-in="${only}">${written}</div>` : written
}

function parameterFields({ api, operation: { parameters } }: Variant): Part[] {
  const { bound, path, query, headers } = parameters
  return [...bound, ...path.map(({ parameter }) => parameter), ...query, ...headers].map((parameter) => {
    const { name, in: place, required, schema, description = '' } = parameter
    const { 'x-since': since, deprecated } = parameter
    const variable = api.environment[name]
    const isOption = bound.some((option) => option.name === name)
    const more = { ...(since && { 'x-since': since }), ...(deprecated && { deprecated }) }
    return fieldPart(api.document, name, { ...whole(api.document, schema), description, ...more } as Schema, {
      required: required === true,
      note: isOption
        ? html`<p class="quiet">In the ${place}. A client option${variable && html`, by default from the variable <code>${variable}</code>`}. A call can override it.</p>`
        : html`<p class="quiet">In the ${place}${place === 'path' && ', and an argument of the method'}.</p>`,
    })
  })
}

function requestSection({ variants }: ReferenceOperation, lists: FieldLists): Markup | undefined {
  const said = variants.filter(({ operation }) => operation.body?.schema)
  if (said.length === 0) return undefined
  const shape = mergedOf(said, ({ api, operation }) => schemaShape(api.document, operation.body?.schema))
  return section(
    'Request body',
    varied(said, ({ api: { document }, operation: { body } }) => {
      const schema = whole(document, body?.schema)
      const facts = factsOf(schema).map((fact) => html`<p class="fact">${fact}</p>`)
      return html`<p><span class="type">${typeWords(document, body?.schema)}</span>, as <code>${body?.mediaType}</code>${body?.optional && ', if any'}.</p>${prose(body?.description ?? String(schema.description ?? ''))}${facts}`
    }),
    lists.list(shape, 'body'),
  )
}

function answersOf({ variants }: ReferenceOperation, lists: FieldLists): Markup {
  const statuses = [
    ...new Set(variants.flatMap(({ operation }) => operation.answers.successes.map(({ status }) => status))),
  ]
  const answers = statuses.map((status, index) => {
    const shape = mergedOf(variants, (variant) => schemaShape(variant.api.document, answerSchema(variant, status)))
    const words = varied(variants, (variant) => answerWords(variant, status))
    return html`${words}${lists.list(shape, index === 0 ? 'answer' : `answer-${status}`)}`
  })
  return section('Answer', ...answers)
}

function answerOf({ operation }: Variant, status: string) {
  return operation.answers.successes.find((answer) => answer.status === status)
}

/** The schema of what a method resolves to. */
function answerSchema(variant: Variant, status: string): Schema | undefined {
  const { content, payload } = answerOf(variant, status) ?? {}
  const properties = whole(variant.api.document, content?.schema).properties ?? {}
  if (payload === true) return content?.schema
  return payload === undefined ? undefined : properties[payload]
}

function answerWords(variant: Variant, status: string): Markup | undefined {
  const answer = answerOf(variant, status)
  if (answer === undefined) return undefined
  const { document } = variant.api
  const { pages } = variant.operation
  const schema = answerSchema(variant, status)
  const { payload } = answer
  const resolves =
    schema === undefined
      ? html`The method resolves to nothing.`
      : html`The method resolves to <span class="type">${typeWords(document, schema)}</span>${typeof payload === 'string' && html`: the field <code>${payload}</code> of the body`}.`
  const walk =
    pages &&
    html` <code>await</code> returns ${pages.paged ? 'one page' : 'the whole list'}, <code>for await</code> iterates over all items: see <a href="${referenceAddress('guides/paging')}">paging</a>.`
  return html`<p><b class="status good">${status}</b> ${inline(answer.description ?? '')}</p><p>${resolves}${walk}</p>`
}

/** The error responses: status, error class and example bodies. The headers of a rate limit are on its page. */
function errorsOf({ variants }: ReferenceOperation, lists: FieldLists): Markup {
  const shape = mergedOf(variants, (variant) => ({ fields: errorFields(variant), kinds: [] }))
  return section('Errors', lists.list(shape, 'error'))
}

function errorFields({ api, operation }: Variant): Part[] {
  return operation.answers.errors.map(({ status, className, description = '' }) => {
    const { content = {} } = exampleResponse(api, operation, status)
    const examples = Object.values(content).flatMap((mediaType) => mediaTypeExamples(api.document, mediaType))
    const limits =
      status === '429' &&
      html`<p>The client waits automatically: see <a href="${referenceAddress('guides/rate-limits')}">rate limits</a>.</p>`
    const bodies = examples.map(
      ({ summary, value }) => html`<details><summary>Example: ${inline(summary)}</summary>${plain(value)}</details>`,
    )
    return {
      name: status,
      head: [
        { text: html`<a href="${referenceAddress('reference/errors', className.toLowerCase())}">${className}</a>` },
      ],
      words: pieces([prose(description), limits || undefined, ...bodies]),
      inside: { fields: [], kinds: [] },
    }
  })
}

/** The parts of a value in all deployments that have the operation. */
function mergedOf(variants: readonly Variant[], shapeIn: (variant: Variant) => Shape): Shape {
  return variants.map(shapeIn).reduce(mergedShapes)
}

/** A section of a page. Links can lead to its heading. */
function section(name: string, ...parts: readonly (Markup | undefined)[]): Markup {
  const id = name.toLowerCase().replace(' ', '-')
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${parts}</section>`
}
