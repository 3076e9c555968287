import { readFileSync } from 'node:fs'
import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { locatedOperations } from '@clouddb/document/operations'
import { nodeAt, pointerTokens } from '@clouddb/document/pointer'
import { componentsReached } from '@clouddb/document/references'
import { propertiesShown, successStatusOf } from '@clouddb/document/resources'
import { secretNamesIn } from '@clouddb/document/secrets'

type Components = Record<string, Record<string, unknown>>

// Schemas that both documents have are written once, with the second one.
const [other, shared] = ['observability-cloud', 'observability-oss']

const unread =
  /^(description|summary|examples|deprecated|responses|headers|securitySchemes|tags|info|servers|broken-by)$|^x-(?!since|secrets|client|shown|status|resources|request-of|id-of|payload|deployment|days|default|validations)/

// The keys of these objects are names that the document chooses, not keywords.
const named = /^(properties|schemas|parameters|paths)$/

/** Turns a document into a module. As JSON text it has half the size of the same object as code, and loads faster. */
export function documentModule(source: string, id: string): { code: string; moduleType: 'js' } {
  const document = trimmed(source)
  if (id.includes(other)) {
    const known = trimmed(readFileSync(id.replace(other, shared), 'utf8')).components.schemas ?? {}
    const { schemas = {} } = document.components
    for (const [name, schema] of Object.entries(schemas))
      if (JSON.stringify(schema) === JSON.stringify(known[name])) schemas[name] = null
  }
  const text = JSON.stringify(document).replace(/[\\']/g, '\\$&')
  return { code: `export default JSON.parse('${text}')`, moduleType: 'js' }
}

/** The operations with the names of their secrets, the schemas of their requests, and the sources, whose `x-since` decides which answers show them. */
function trimmed(source: string): { components: Components } {
  const whole: OpenApiDocument = JSON.parse(source)
  for (const { node } of locatedOperations(whole))
    Object.assign(node, {
      'x-secrets': secretNamesIn(whole, node),
      'x-shown': propertiesShown(whole, node),
      'x-status': successStatusOf(node),
    })
  const document = withoutUnread(whole) as { paths: unknown; components: Components }
  const components: Components = {}
  for (const pointer of componentsReached(document, [document.paths, document.components.schemas?.Source])) {
    const [, kind = '', name = ''] = pointerTokens(pointer)
    components[kind] = { ...components[kind], [name]: nodeAt(document, pointer) }
  }
  return { ...document, components }
}

function withoutUnread(node: unknown, hasNames = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutUnread(item))
  if (!isRecord(node)) return node
  const entries = Object.entries(node).filter(([key]) => hasNames || !unread.test(key))
  // Defaults and facts of a deployment are values, not schemas.
  const keptPart = (key: string, value: unknown) =>
    /^((x-)?default|x-deployment)$/.test(key) && !hasNames ? value : withoutUnread(value, !hasNames && named.test(key))
  return Object.fromEntries(entries.map(([key, value]) => [key, keptPart(key, value)]))
}
