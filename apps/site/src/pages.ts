import { operationId, type Page } from './apis.ts'
import { frontPage, guidePages } from './guides/guide-pages.ts'
import {
  asCodeGuides,
  changeGuides,
  clientGuides,
  contractGuides,
  type Guide,
  projectGuides,
  sandboxGuides,
  topicGuides,
} from './guides/texts.ts'
import { exportsPages } from './reference/exports-pages.ts'
import { operationPage } from './reference/operation-page.ts'
import { overviewPage } from './reference/overview-page.ts'
import { type Reference, type ReferenceOperation, references } from './reference/references.ts'

/** Every page of the site. */
export function allPages(): Page[] {
  return [
    frontPage(),
    ...guidePages(),
    ...exportsPages(),
    ...references.flatMap((reference) => [
      overviewPage(reference),
      ...reference.groups.flatMap(({ operations }) => operations.map((each) => operationPage(reference, each))),
    ]),
  ]
}

/** An entry of the sidebar, or a group of entries. */
export type SidebarEntry =
  | {
      readonly label: string
      readonly slug: string
      readonly attrs?: Readonly<Record<string, string>>
      readonly badge?: { readonly text: string; readonly class: string }
    }
  | { readonly label: string; readonly items: readonly SidebarEntry[]; readonly collapsed?: boolean }

/** The sidebar of every page. */
export function sidebar(): SidebarEntry[] {
  return [
    { label: 'Clients', items: [{ label: 'Start', slug: 'index' }, ...clientGuides.map(entry)] },
    { label: 'Guides', items: topicGuides.map(entry) },
    { label: 'Dashboards as code', collapsed: true, items: asCodeGuides.map(entry) },
    { label: 'Sandbox', collapsed: true, items: sandboxGuides.map(entry) },
    { label: 'Contract command', collapsed: true, items: contractGuides.map(entry) },
    ...references.map((reference) => ({ label: reference.title, items: operationsOf(reference) })),
    { label: 'All packages', items: [exported('errors', 'Error classes'), exported('options', 'Options')] },
    { label: 'Project', collapsed: true, items: projectGuides.map(entry) },
    { label: 'Changes', collapsed: true, items: changeGuides.map(entry) },
  ]
}

function operationsOf({ name, groups }: Reference): SidebarEntry[] {
  const entries = groups.map(({ title = '', operations }) => ({
    label: title,
    items: operations.map(operationEntry),
    collapsed: true,
  }))
  return [{ label: 'Overview', slug: `reference/${name}` }, ...entries]
}

function operationEntry({ id, variants }: ReferenceOperation): SidebarEntry {
  const [{ api, operation }] = variants
  const { deprecated } = operation.documentation
  const since = variants.map((variant) => variant.operation.documentation['x-since']).find(Boolean)
  return {
    label: id,
    slug: operationId(api, id),
    attrs: { class: deprecated ? 'operation-link struck' : 'operation-link', ...(since && { 'data-since': since }) },
    badge: { text: operation.method.toUpperCase(), class: `verb ${operation.method}` },
  }
}

const entry = ({ id, label }: Guide) => ({ label, slug: id })
const exported = (name: string, label: string) => ({ label, slug: `reference/${name}` })
