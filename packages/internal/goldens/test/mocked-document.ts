import { pointerTo } from '@clouddb/spec/document/pointer'
import { componentsReached } from '@clouddb/spec/document/references'
import type { ApiName } from '../src/goldens.ts'
import { bundledDocument } from '../src/mock/mock.ts'

// biome-ignore lint/suspicious/noExplicitAny: a fault reaches anywhere into a document.
export type Anything = any

/**
 * The document of an API, or of one of its paths, for a mock that is asked about requests only: without the schemas of
 * answers and what nothing refers to, with which a mock would lose most of its time.
 */
export function mockedDocument(api: ApiName, path?: string): Anything {
  const document = structuredClone(bundledDocument(`@clouddb/${api}`)) as Anything
  for (const { content = {} } of Object.values<Anything>(document.components.responses))
    for (const body of Object.values<Anything>(content)) delete body.schema
  const paths = path === undefined ? document.paths : { [path]: document.paths[path] }
  const reached = componentsReached(document, paths)
  const components = Object.entries<Anything>(document.components).map(([kind, named]) => {
    // Security schemes are known by name, not by reference.
    const isKept = (name: string) => kind === 'securitySchemes' || reached.has(pointerTo('components', kind, name))
    return [kind, Object.fromEntries(Object.entries(named).filter(([name]) => isKept(name)))]
  })
  return { ...document, paths, components: Object.fromEntries(components) }
}
