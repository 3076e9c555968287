import { childrenOf, type LocatedNode } from '@clouddb/spec/document/located'
import { isRecord, type OpenApiDocument } from '@clouddb/spec/document/openapi'
import { both, type Directions } from './change.ts'
import { compareClient } from './client.ts'
import { below, Comparison, pairKeys } from './comparison.ts'
import { compareOperations } from './operations.ts'
import { renamedSchemas } from './renamed-schemas.ts'
import type { Change } from './rules.ts'
import type { NodePair } from './scope.ts'
import { compareSecurity } from './security.ts'
import { compareServers } from './servers.ts'
import { isEqual, plain, shown, subject, textOf } from './text.ts'
import { asideOf, isShownByName, usageBySchema } from './usage.ts'

/**
 * Returns the differences between two bundled documents, for users of the packages. Accepts any document, also a broken
 * one: a change that cannot be judged counts as breaking.
 */
export function compareDocuments(before: OpenApiDocument | object, after: OpenApiDocument | object): Change[] {
  try {
    return isEqual(before, after) ? [] : comparedDocuments(before, after)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const comparison = new Comparison({ before, after, renamed: new Map() })
    comparison.say('unjudged', 'The API', '#', 'the document is nested too deeply')
    return comparison.changes
  }
}

function comparedDocuments(before: object, after: object): Change[] {
  const comparison = new Comparison({ before, after, renamed: renamedSchemas(before, after) })
  compareOverview(comparison)
  compareSecurity(comparison, compareOperations(comparison))
  compareSchemaComponents(comparison)
  if (comparison.changes.length === 0 && isRecord(before) !== isRecord(after))
    comparison.say('unjudged', 'The API', '#', 'there is no document')
  return comparison.changes
}

const read =
  'openapi info servers security paths components tags externalDocs x-payload x-resources x-error-hints x-client'
const componentsRead = 'schemas parameters responses requestBodies headers examples securitySchemes pathItems'

/** Compares what a document says about the API as a whole. */
function compareOverview(comparison: Comparison): void {
  const { roots } = comparison
  const api = 'The API'
  compareInfo(comparison, below(roots, 'info'))
  compareServers(comparison, api, below(roots, 'servers'))
  compareClient(comparison, below(roots, 'x-client'))
  const payload = below(roots, 'x-payload')
  const payloadOf = ({ node }: LocatedNode) => (node === undefined ? 'the whole answer' : `the field ${shown(node)}`)
  if (!isEqual(payload.before.node, payload.after.node)) {
    const [was, is] = [payloadOf(payload.before), payloadOf(payload.after)]
    comparison.say('payload-changed', 'Methods', payload.after.pointer, is, was)
  }
  for (const { key, before, after } of pairKeys(below(roots, 'x-error-hints')))
    if (!isEqual(before?.node, after?.node))
      comparison.say('text-changed', `The error ${plain(key)}`, (after ?? before)?.pointer ?? '#', 'hint')
  // A new kind has new operations, which are compared.
  for (const { key, before, after } of pairKeys(below(roots, 'x-resources')))
    if (before && after && !isEqual(before.node, after.node))
      comparison.say('text-changed', `The kind of objects ${plain(key)}`, after.pointer, 'list of operations and rules')
  compareSpecification(comparison, below(roots, 'openapi'))
  for (const [key, name] of Object.entries({ tags: 'tags', externalDocs: 'links' })) {
    const { before, after } = below(roots, key)
    if (!isEqual(before.node, after.node)) comparison.say('list-changed', api, after.pointer, name)
  }
  comparison.compareRest(api, roots, read.split(' '))
  comparison.compareRest('The components', below(roots, 'components'), componentsRead.split(' '))
}

function compareInfo(comparison: Comparison, nodes: NodePair): void {
  const pairs = pairKeys(nodes)
  const versionOf = ({ node }: LocatedNode) => (typeof node === 'string' ? plain(node) : shown(node))
  for (const { key, before, after } of pairs) {
    if (isEqual(before?.node, after?.node)) continue
    const pointer = (after ?? before)?.pointer ?? '#'
    if (key === 'version' && before && after)
      comparison.say('version-changed', 'The API', pointer, versionOf(after), versionOf(before))
    else comparison.say('text-changed', 'The API', pointer, plain(key))
  }
  if (pairs.length === 0 && !isEqual(nodes.before.node, nodes.after.node))
    comparison.say('unjudged', 'The API', '#', 'info')
}

/** Versions 3.1.x mean the same; 3.0 has another kind of schema. */
function compareSpecification(comparison: Comparison, { before, after }: NodePair): void {
  if (before.node === after.node) return
  const isSame = [before, after].every(({ node }) => /^3\.1\./.test(textOf(node)))
  const bump = isSame ? 'patch' : 'major'
  comparison.sayAs(bump, 'openapi-changed', 'The document', after.pointer, shown(after.node), shown(before.node))
}

/** Compares all schemas of the components: each is a type of the package, also if no operation refers to it. */
function compareSchemaComponents(comparison: Comparison): void {
  const { before, after, renamed } = comparison.pair
  const schemas = below(below(comparison.roots, 'components'), 'schemas')
  const [earlier, later] = [childrenOf(schemas.before), childrenOf(schemas.after)]
  const kept = new Set([...earlier.keys()].map((name) => renamed.get(name) ?? name))
  const changed: { readonly name: string; readonly now: string; readonly nodes: NodePair }[] = []
  for (const [name, schema] of earlier) {
    const now = renamed.get(name) ?? name
    const other = later.get(now)
    if (!other) comparison.say('type-removed', plain(name), schema.pointer)
    else if (now !== name || !isEqual(schema.node, other.node))
      changed.push({ name, now, nodes: { before: schema, after: other } })
  }
  for (const [name, { pointer }] of later) if (!kept.has(name)) comparison.say('type-added', plain(name), pointer)
  if (changed.length === 0) return
  const usage = { before: usageBySchema(before as object), after: usageBySchema(after as object) }
  for (const { name, now, nodes } of changed) {
    if (now !== name) comparison.say('type-renamed', plain(name), nodes.after.pointer, plain(now))
    const later = usage.after.get(now)
    const used = new Set([...(usage.before.get(name)?.directions ?? []), ...(later?.directions ?? [])])
    // A schema that no operation uses may be used for both.
    const directions: Directions = used.size === 0 ? both : used
    const needsAside = later && !directions.has('response') && !isShownByName(nodes.after.node)
    const aside = needsAside ? asideOf(later) : undefined
    comparison.compareSchemas(directions, subject(plain(now), aside === undefined ? {} : { aside }), nodes)
  }
}
