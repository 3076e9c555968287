import { childrenOf } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { bothDirections, type Directions } from './change.ts'
import type { Change } from './change-rules.ts'
import { compareOperations } from './compare-operations.ts'
import { below, Comparison } from './comparison.ts'
import { asideOf, isShownByName, usageBySchema } from './operation-list.ts'
import { compareOverview } from './overview.ts'
import { renamedSchemas } from './renamed-schemas.ts'
import type { NodePair } from './scope.ts'
import { compareSecurity } from './security.ts'
import { isEqual, newSubject, plainText } from './sentence-text.ts'

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
    if (!other) comparison.say('type-removed', plainText(name), schema.pointer)
    else if (now !== name || !isEqual(schema.node, other.node))
      changed.push({ name, now, nodes: { before: schema, after: other } })
  }
  for (const [name, { pointer }] of later) if (!kept.has(name)) comparison.say('type-added', plainText(name), pointer)
  if (changed.length === 0) return
  const usage = { before: usageBySchema(before as object), after: usageBySchema(after as object) }
  for (const { name, now, nodes } of changed) {
    if (now !== name) comparison.say('type-renamed', plainText(name), nodes.after.pointer, plainText(now))
    const later = usage.after.get(now)
    const used = new Set([...(usage.before.get(name)?.directions ?? []), ...(later?.directions ?? [])])
    // A schema that no operation uses may be used for both.
    const directions: Directions = used.size === 0 ? bothDirections : used
    const needsAside = later && !directions.has('response') && !isShownByName(nodes.after.node)
    const aside = needsAside ? asideOf(later) : undefined
    comparison.compareSchemas(directions, newSubject(plainText(now), aside === undefined ? {} : { aside }), nodes)
  }
}
