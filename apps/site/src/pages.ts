import { type Api, apis, operationId, type Page } from './apis.ts'
import { frontPage, guidePages } from './guides/guide-pages.ts'
import { changes, type Guide, guides, project, topics } from './guides/texts.ts'
import { operationPage } from './reference/operation-page.ts'
import { apiPage, exportsPages } from './reference/overview-pages.ts'
import { schemaPages } from './reference/schema-pages.ts'

/** Every page of the site. */
export function allPages(): Page[] {
  return [
    frontPage(),
    ...guidePages(),
    ...exportsPages(),
    ...apis.flatMap((api) => [
      apiPage(api),
      ...api.model.operations.map((operation) => operationPage(api, operation)),
      ...schemaPages(api),
    ]),
  ]
}

/** An entry of the sidebar, or a group of entries. */
export type SidebarEntry =
  | { readonly label: string; readonly slug: string; readonly attrs?: { readonly class: string } }
  | { readonly label: string; readonly items: readonly SidebarEntry[]; readonly collapsed?: boolean }

/** The sidebar of every page. */
export function sidebar(): SidebarEntry[] {
  return [
    { label: 'Packages', items: [{ label: 'Start', slug: 'index' }, ...guides.map(entry)] },
    { label: 'Guides', items: topics.map(entry) },
    ...apis.map((api) => ({ label: api.title, items: operationsOf(api) })),
    { label: 'All packages', items: ['Errors', 'Options'].map(sharedPage) },
    { label: 'Project', collapsed: true, items: project.map(entry) },
    { label: 'Changes', collapsed: true, items: changes.map(entry) },
  ]
}

function operationsOf(api: Api): SidebarEntry[] {
  const groups = api.model.groups.map(({ title, operations }): SidebarEntry[] => {
    const items = operations.map(({ id, documentation }) => ({
      label: id,
      slug: operationId(api, id),
      attrs: { class: documentation.deprecated ? 'method-name struck' : 'method-name' },
    }))
    return title === undefined ? items : [{ label: title, items, collapsed: true }]
  })
  return [
    { label: 'Overview', slug: `reference/${api.folder}` },
    ...groups.flat(),
    { label: 'Schemas', slug: `reference/${api.folder}/schemas` },
  ]
}

const entry = ({ id, label }: Guide) => ({ label, slug: id })
const sharedPage = (label: string) => ({ label, slug: `reference/${label.toLowerCase()}` })
