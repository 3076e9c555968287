import type { Header } from '@clouddb/document/openapi'
import { resolve } from '@clouddb/document/references'
import type { OperationModel } from '@clouddb/generator/read/operation'
import { type Api, apis, base, operationAddress, referenceAddress } from '../apis.ts'
import { html, type Markup, prose } from '../markup.ts'
import { exampleResponse } from '../reference/calls.ts'
import { FieldLists } from '../reference/field-list.ts'
import { fieldPart, schemaShape } from '../reference/shape.ts'

/** Sections made from the documents that are added to guides, by the id of the guide. */
const topics: Readonly<
  Record<string, readonly [heading: string, write: (api: Api, lists: FieldLists) => Markup | undefined]>
> = {
  'guides/errors': ['Bodies of errors', errorBody],
  'guides/paging': ['Lists of each API', listsOf],
  'guides/rate-limits': ['Headers of a limited answer', limitHeaders],
  'guides/support': ['Versions of the APIs', versionFacts],
}

/** The sections that the documents add to a text, as Markdown: one for each API. */
export function factsFor(id: string): string[] {
  const [heading, write] = topics[id] ?? []
  if (heading === undefined || write === undefined) return []
  const lists = new FieldLists()
  const sections = apis.flatMap((api) => {
    const written = write(api, lists)
    return written === undefined ? [] : [`### ${api.title}`, written.html]
  })
  return [`## ${heading}`, ...sections]
}

function answering({ model }: Api, status: string): OperationModel | undefined {
  return model.operations.find(({ answers }) => answers.errors.some((error) => error.status === status))
}

function errorBody(api: Api, lists: FieldLists): Markup | undefined {
  const operation = answering(api, '400')
  const [content] = Object.values((operation && exampleResponse(api, operation, '400').content) ?? {})
  return content && lists.list(schemaShape(api.document, content.schema), api.folder)
}

function listsOf(api: Api, lists: FieldLists): Markup {
  const listing = api.model.operations.filter(({ pages }) => pages)
  const linkTo = ({ id }: OperationModel) => html`<a href="${operationAddress(api, id)}"><code>${id}</code></a>`
  const paged = listing.filter(({ pages }) => pages?.paged)
  const others = listing.filter(({ pages }) => !pages?.paged)
  return html`
    ${paged.map((operation) => html`<p>${linkTo(operation)} has pages:</p>${lists.list({ fields: pageFields(api, operation), kinds: [] }, operation.id)}`)}
    ${others.length > 0 && html`<p>These return the whole list:</p><ul>${others.map((each) => html`<li>${linkTo(each)}</li>`)}</ul>`}`
}

/** The parameters, or the fields of the body, that choose a page. */
function pageFields({ document }: Api, { parameters, pages, body }: OperationModel) {
  const { limit = 'limit', offset = 'offset' } = pages?.body ?? {}
  if (pages?.body)
    return schemaShape(document, body?.schema).fields.filter(({ name }) => [limit, offset].includes(name))
  return parameters.query
    .filter(({ name }) => [limit, offset].includes(name))
    .map(({ name, schema, description = '' }) => fieldPart(document, name, { ...(schema as object), description }))
}

function limitHeaders(api: Api, lists: FieldLists): Markup | undefined {
  const operation = answering(api, '429')
  if (!operation) return undefined
  const { description = '', headers = {} } = exampleResponse(api, operation, '429')
  const fields = Object.entries(headers).map(([name, reference]) => {
    const header = resolve<Header>(api.document, reference)
    return fieldPart(api.document, name, { ...(header.schema as object), description: header.description ?? '' })
  })
  return html`${prose(description)}${lists.list({ fields, kinds: [] }, api.folder)}`
}

function versionFacts({ document, model, folder }: Api): Markup {
  const beta = model.operations.filter(({ documentation }) => documentation['x-beta']).length
  const deprecated = model.operations.filter(({ documentation }) => documentation.deprecated).length
  const marks = [beta > 0 && `${beta} are beta and may still change`, deprecated > 0 && `${deprecated} are deprecated`]
  const day = document['x-deployment']?.asOf
  return html`
    <p>Version ${document.info.version} with ${[`${model.operations.length} operations`, ...marks.filter(Boolean)].join('; ')}.${day !== undefined && ` Servers up to ${String(day)} are known.`}</p>
    <p><a href="${base}/openapi/${folder}.json" download>OpenAPI document</a> · <a href="${referenceAddress(`changes/${folder}`)}">Changes of the package</a></p>`
}
