import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '@clouddb/document/openapi'
import { resourcesOf } from '@clouddb/document/resources'
import { subsetOf } from '@clouddb/document/subset'
import { kindNames } from '../src/kinds.ts'

const openSource = new URL('../../observability-oss/openapi.json', import.meta.url)

/** Turns a document into a module. As JSON text it is smaller than the same object as code, and loads faster. */
export function documentModule(source: string, id: string): { code: string; moduleType: 'js' } {
  const { components, ...document } = trimmedDocument(source)
  // The managed deployment has what is equal in the open-source document from there.
  const shared = id.includes('observability-oss')
    ? {}
    : trimmedDocument(readFileSync(openSource, 'utf8')).components.schemas
  const own = Object.entries(components.schemas).filter(
    ([name, schema]) => JSON.stringify(schema) !== JSON.stringify(shared[name]),
  )
  const text = JSON.stringify({ ...document, components: { schemas: Object.fromEntries(own) } })
  return { code: `export default JSON.parse('${text.replace(/[\\']/g, '\\$&')}')`, moduleType: 'js' }
}

/** Leaves out answers, examples of bodies, where facts are from, and texts that no message has. A property may have the name of a text. */
export function trimmedDocument(source: string) {
  const isText = (key: string, value: unknown) => /^(title|description|summary)$/.test(key) && typeof value === 'string'
  const isExample = (key: string, value: unknown) => key === 'examples' && !Array.isArray(value)
  const document: OpenApiDocument = JSON.parse(source, (key, value) =>
    /^(responses|parameters|broken-by|x-provenance)$/.test(key) || isText(key, value) || isExample(key, value)
      ? undefined
      : value,
  )
  // Other operations are not bundled.
  const ids = [...kindNames, 'alert'].flatMap((kind) => Object.values(resourcesOf(document).get(kind) ?? {}))
  const { paths, components, 'x-client': client, 'x-resources': resources } = subsetOf(document, ids)
  return { paths, components: { schemas: components?.schemas ?? {} }, 'x-client': client, 'x-resources': resources }
}
