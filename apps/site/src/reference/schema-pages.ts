import { componentsReached, schemaNameOf } from '@clouddb/spec/document/references'
import { type Api, addressOf, operationId, type Page, schemaId } from '../apis.ts'
import { html, type Markup, prose } from '../markup.ts'
import { constraintsOf, pageNameOf, partsOf, whole } from './fields.ts'

/** A page for each schema that operations use, and a list of these pages. */
export function schemaPages(api: Api): Page[] {
  const names = namesOf(api)
  const list = names.map((name) => {
    const { description } = whole(api.document, referenceTo(name))
    return html`<li><a href="${addressOf(schemaId(api, name))}">${name}</a> <span class="quiet">${String(description ?? '').split('\n')[0]}</span></li>`
  })
  const index = {
    id: `reference/${api.folder}/schemas`,
    title: `Schemas of the ${api.title}`,
    description: `The objects that the ${api.title} takes and answers with.`,
    markdown: html`<ul class="schemas">${list}</ul>`.html,
  }
  return [index, ...names.map((name) => schemaPage(api, name))]
}

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function namesOf({ document }: Api): string[] {
  return [...componentsReached(document, document.paths)]
    .flatMap(($ref) => pageNameOf(document, { $ref }) ?? [])
    .toSorted((one, other) => one.localeCompare(other))
}

function schemaPage(api: Api, name: string): Page {
  const schema = whole(api.document, referenceTo(name))
  const description = String(schema.description ?? '')
  return {
    id: schemaId(api, name),
    title: name,
    description: description.split('\n')[0] || `A schema of the ${api.title}.`,
    markdown: html`
      <div class="lead">${prose(description)}</div>
      ${constraintsOf(schema)}
      ${partsOf(api, referenceTo(name), 0)}
      ${usersOf(api, name)}`.html,
  }
}

function usersOf(api: Api, name: string): Markup {
  const pointer = referenceTo(name).$ref
  const users = api.model.operations.filter(({ path, method }) => {
    const item = api.document.paths?.[path]
    return componentsReached(api.document, item?.[method]).has(pointer)
  })
  const schemas = namesOf(api).filter((other) => refersTo(api, other, name))
  const links = [
    ...users.map(({ id }) => html`<li><a href="${addressOf(operationId(api, id))}"><code>${id}</code></a></li>`),
    ...schemas.map((other) => html`<li><a href="${addressOf(schemaId(api, other))}">${other}</a></li>`),
  ]
  return html`<p><b>Used by</b></p><ul class="users" data-pagefind-ignore>${links}</ul>`
}

function refersTo({ document }: Api, from: string, to: string): boolean {
  const text = JSON.stringify(document.components?.schemas?.[from] ?? {})
  return [...text.matchAll(/"\$ref":"([^"]+)"/g)].some(([, $ref = '']) => schemaNameOf($ref) === to)
}
