import { valueAt } from '../../../spec/src/document/located.ts'
import { componentName } from '../../../spec/src/document/references.ts'
import { canonical, type Json } from './json.ts'

/** Schemas that have another name now: what named the one names the other, or both say the same. */
export function renamedSchemas(before: unknown, after: unknown): Map<string, string> {
  const [earlier, later] = [schemasOf(before), schemasOf(after)]
  const gone = new Set(Object.keys(earlier).filter((name) => !Object.hasOwn(later, name)))
  const came = new Set(Object.keys(later).filter((name) => !Object.hasOwn(earlier, name)))
  const renamed = new Map<string, string>()
  if (gone.size === 0 || came.size === 0) return renamed
  const rename = (name: string, other: string) => {
    if (!gone.delete(name)) return
    came.delete(other)
    renamed.set(name, other)
  }
  for (const name of [...gone]) {
    const same = [...came].find((other) => unnamed(earlier[name], name) === unnamed(later[other], other))
    if (same !== undefined) rename(name, same)
  }
  // What is renamed names others, which may be renamed as well.
  const pairs: [unknown, unknown][] = [
    [before, after],
    ...[...renamed].map(([name, other]): [unknown, unknown] => [earlier[name], later[other]]),
  ]
  for (const [first, second] of pairs) {
    for (const { name, other } of pairings(first, second)) {
      if (!gone.has(name) || !came.has(other) || !isAlike(earlier[name], later[other])) continue
      rename(name, other)
      pairs.push([earlier[name], later[other]])
    }
  }
  return renamed
}

export function schemasOf(document: unknown): Json {
  const schemas = valueAt(valueAt(document, 'components'), 'schemas')
  return typeof schemas === 'object' && schemas !== null ? (schemas as Json) : {}
}

/** What a schema says, but for its own name in it. */
function unnamed(schema: unknown, name: string): string {
  return canonical(schema).replaceAll(JSON.stringify(`#/components/schemas/${name}`), '"#"')
}

/** Where the two documents name two schemas at the same pointer, how often. */
function pairings(before: unknown, after: unknown): { name: string; other: string }[] {
  const counts = new Map<string, { name: string; other: string; count: number }>()
  const walk = (first: unknown, second: unknown) => {
    if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null) return
    const [name, other] = [componentName('schemas', first), componentName('schemas', second)]
    if (name !== undefined && other !== undefined && name !== other) {
      const key = JSON.stringify([name, other])
      counts.set(key, { name, other, count: (counts.get(key)?.count ?? 0) + 1 })
    }
    for (const key of Object.keys(first)) walk((first as Json)[key], valueAt(second, key))
  }
  walk(before, after)
  return [...counts.values()].sort((first, second) => second.count - first.count)
}

/** Half of what the smaller one names is in both. */
function isAlike(before: unknown, after: unknown): boolean {
  const keysOf = (schema: unknown) => {
    const properties = valueAt(schema, 'properties')
    return Object.keys((typeof properties === 'object' && properties) || (schema as object) || {})
  }
  const [first, second] = [keysOf(before), keysOf(after)]
  const shared = first.filter((key) => second.includes(key)).length
  return shared * 2 >= Math.min(first.length, second.length)
}
