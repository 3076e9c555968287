import { childrenOf, valueAt } from '@clouddb/document/located'
import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import { componentName } from '@clouddb/document/references'
import { bothDirections, type Directions } from './change.ts'
import type { Change } from './change-rules.ts'
import { compareOperations } from './compare-operations.ts'
import { below, Comparison } from './comparison.ts'
import { asideOf, isShownByName, usageBySchema } from './operation-list.ts'
import { compareOverview } from './overview.ts'
import type { NodePair } from './scope.ts'
import { compareSecurity } from './security.ts'
import { canonical, isEqual, type Json, newSubject, plainText } from './sentence-text.ts'

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

/** The renamed schemas, by their earlier name: both are equal, or the same pointers refer to both. */
function renamedSchemas(before: unknown, after: unknown): Map<string, string> {
  const [earlier, later] = [componentSchemas(before), componentSchemas(after)]
  const gone = new Set(Object.keys(earlier).filter((name) => !Object.hasOwn(later, name)))
  const came = new Set(Object.keys(later).filter((name) => !Object.hasOwn(earlier, name)))
  const renamed = new Map<string, string>()
  if (gone.size === 0 || came.size === 0) return renamed
  const rename = (name: string, other: string) => {
    gone.delete(name)
    came.delete(other)
    renamed.set(name, other)
  }
  for (const name of [...gone]) {
    const same = [...came].find((other) => unnamed(earlier[name], name) === unnamed(later[other], other))
    if (same !== undefined) rename(name, same)
  }
  // A renamed schema may refer to others, which may be renamed as well.
  const pairs = [[before, after], ...[...renamed].map(([name, other]) => [earlier[name], later[other]])]
  for (const [first, second] of pairs) {
    for (const [name, other] of pairings(first, second)) {
      if (!gone.has(name) || !came.has(other) || !isAlike(earlier[name], later[other])) continue
      rename(name, other)
      pairs.push([earlier[name], later[other]])
    }
  }
  return renamed
}

function componentSchemas(document: unknown): Json {
  const schemas = valueAt(valueAt(document, 'components'), 'schemas')
  return isRecord(schemas) ? schemas : {}
}

/** The text of a schema without its own name in it. */
const unnamed = (schema: unknown, name: string) =>
  canonical(schema).replaceAll(JSON.stringify(`#/components/schemas/${name}`), '"#"')

/** The names that two documents refer to at the same pointer, the most frequent pair first. */
function pairings(before: unknown, after: unknown): (readonly [string, string])[] {
  const counts = new Map<string, { names: readonly [string, string]; count: number }>()
  const visit = (first: unknown, second: unknown) => {
    if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return
    const [name, other] = [componentName('schemas', first), componentName('schemas', second)]
    if (name !== undefined && other !== undefined && name !== other) {
      const key = JSON.stringify([name, other])
      counts.set(key, { names: [name, other], count: (counts.get(key)?.count ?? 0) + 1 })
    }
    for (const key of Object.keys(first)) visit((first as Json)[key], valueAt(second, key))
  }
  visit(before, after)
  return [...counts.values()].sort((first, second) => second.count - first.count).map(({ names }) => names)
}

/** Whether two schemas share half of the keys of the smaller one. */
function isAlike(before: unknown, after: unknown): boolean {
  const propertyNames = (schema: unknown) =>
    Object.keys(valueAt(schema, 'properties') ?? (schema as object | undefined) ?? {})
  const [first, second] = [propertyNames(before), propertyNames(after)]
  const shared = first.filter((key) => second.includes(key)).length
  return shared * 2 >= Math.min(first.length, second.length)
}
