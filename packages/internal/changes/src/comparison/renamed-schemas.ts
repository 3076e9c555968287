import { valueAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { componentName } from '@clouddb/document/references'
import { canonical, type Json } from './sentence-text.ts'

/** The renamed schemas, by their earlier name: both are equal, or the same pointers refer to both. */
export function renamedSchemas(before: unknown, after: unknown): Map<string, string> {
  const [earlier, later] = [schemasOf(before), schemasOf(after)]
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

function schemasOf(document: unknown): Json {
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
  const keysOf = (schema: unknown) => Object.keys(valueAt(schema, 'properties') ?? (schema as object | undefined) ?? {})
  const [first, second] = [keysOf(before), keysOf(after)]
  const shared = first.filter((key) => second.includes(key)).length
  return shared * 2 >= Math.min(first.length, second.length)
}
