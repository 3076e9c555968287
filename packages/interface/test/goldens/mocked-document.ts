import { bundledDocument } from '@clouddb/mock'
import type { ApiName } from '../../src/goldens.ts'

// biome-ignore lint/suspicious/noExplicitAny: a fault reaches anywhere into a document.
export type Anything = any

/**
 * The document of an API, or of one of its paths, for a mock that is asked about requests only: without the schemas of
 * answers and what nothing refers to, with which a mock would lose most of its time.
 */
export function documentOf(api: ApiName, path?: string): Anything {
  const { paths, components, ...rest } = structuredClone(bundledDocument(`@clouddb/${api}`)) as Anything
  for (const { content = {} } of Object.values<Anything>(components.responses))
    for (const body of Object.values<Anything>(content)) delete body.schema
  const kept = path === undefined ? paths : { [path]: paths[path] }
  const { securitySchemes } = components
  return { ...rest, paths: kept, components: { ...reachedFrom(kept, components), securitySchemes } }
}

/** The components that something refers to, itself or by way of others. */
function reachedFrom(start: object, components: Anything): Anything {
  const reached: Anything = {}
  const open = [start]
  for (const part of open)
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)) {
      const component = components[kind]?.[name]
      if (component === undefined || reached[kind]?.[name] === component) continue
      reached[kind] = { ...reached[kind], [name]: component }
      open.push(component)
    }
  return reached
}
