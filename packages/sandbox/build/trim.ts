import { readFileSync } from 'node:fs'
import { isRecord } from '@clouddb/spec/document/openapi'

interface Document {
  paths: unknown
  components: Record<string, Record<string, unknown>>
}

// What one document has as the other does it is read from the other.
const [other, shared] = ['observability-cloud', 'observability-oss']

/** What no request is judged by. */
const unread = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'deprecated',
  'responses',
  'headers',
  'securitySchemes',
  'tags',
  'info',
  'servers',
])

/** Of what is read, only what servers show according to their age is looked up. */
const shownByAge = 'Source'

/** The same as a module. As a text it weighs half of what it would as code, and is read faster. */
export function documentModule(source: string, id: string): { code: string; moduleType: 'js' } {
  const document = trimmed(source)
  if (id.includes(other)) dropShared(document, trimmed(readFileSync(id.replace(other, shared), 'utf8')))
  const text = JSON.stringify(document).replace(/[\\']/g, '\\$&')
  return { code: `export default JSON.parse('${text}')`, moduleType: 'js' }
}

/** A document with what the sandbox reads of it: its operations, and what judges their requests. */
function trimmed(source: string): Document {
  const document = dropUnread(JSON.parse(source)) as Document
  const components: Record<string, Record<string, unknown>> = {}
  keepReached(document.paths, document.components, components)
  keepReached(document.components.schemas?.[shownByAge], document.components, components)
  return { ...document, components }
}

function dropUnread(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(dropUnread)
  if (!isRecord(node)) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !unread.has(key) && (!key.startsWith('x-') || key.startsWith('x-since')))
      .map(([key, value]) => [key, isMap(key, value) ? mapValues(value, dropUnread) : dropUnread(value)]),
  )
}

// The keys of these are names that a document gives, not words.
function isMap(key: string, value: unknown): value is Record<string, unknown> {
  return ['properties', 'schemas', 'parameters', 'paths'].includes(key) && isRecord(value)
}

function mapValues(map: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}

function keepReached(node: unknown, from: Record<string, unknown>, to: Record<string, Record<string, unknown>>): void {
  if (Array.isArray(node)) for (const item of node) keepReached(item, from, to)
  if (!isRecord(node)) return
  if (typeof node.$ref === 'string') {
    const [kind, name] = node.$ref.split('/').slice(2) as [string, string]
    to[kind] ??= {}
    if (name in to[kind]) return
    const found = (from[kind] as Record<string, unknown>)[name]
    to[kind][name] = found
    keepReached(found, from, to)
  }
  for (const value of Object.values(node)) keepReached(value, from, to)
}

function dropShared({ components }: Document, of: Document): void {
  const known = of.components.schemas ?? {}
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    if (JSON.stringify(schema) === JSON.stringify(known[name]))
      (components.schemas as Record<string, unknown>)[name] = null
}
