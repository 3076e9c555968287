import type { Json } from '../mutant.ts'
import { at, type Path, pathOf, resolved, shownPath } from './pointer.ts'

/**
 * Visits every value in the examples of a document that one of its schemas describes, with the means of replacing it.
 * A mistake that a person makes in a schema and in its examples alike is the one that nothing inside a document shows.
 */
export function eachExampleAt(
  document: Json,
  schema: Path,
  visit: (value: Json, replace: (by: Json) => void) => void,
): void {
  const sought = shownPath(schema)
  const seen = new Set<Json>()
  for (const [path, media] of mediaTypes(document)) {
    for (const name of Object.keys(media.examples ?? {})) {
      const example = at(document, resolved(document, [...path, 'examples', name]))
      look([...path, 'schema'], example, 'value')
    }
  }

  function look(path: Path, holder: Json, key: string): void {
    const node = at(document, path)
    const value = holder?.[key]
    if (value === undefined || typeof node !== 'object' || node === null) return
    if (shownPath(path) === sought && !seen.has(holder)) {
      if (typeof value === 'object') seen.add(holder)
      visit(value, (by) => {
        holder[key] = by
      })
    }
    if (typeof node.$ref === 'string') look(pathOf(node.$ref), holder, key)
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
      for (const index of Object.keys(node[keyword] ?? {})) {
        if (fits(document, [...path, keyword, index], value)) look([...path, keyword, index], holder, key)
      }
    }
    if (Array.isArray(value)) for (const index of value.keys()) look([...path, 'items'], value, String(index))
    else if (typeof value === 'object' && value !== null) {
      for (const name of Object.keys(node.properties ?? {})) look([...path, 'properties', name], value, name)
    }
  }
}

/** Whether a value can be meant by a branch of a union: it has the constants that tell the branch apart. */
function fits(document: Json, path: Path, value: Json): boolean {
  const branch = at(document, resolved(document, path))
  if (typeof value !== 'object' || value === null) return true
  return Object.entries<Json>(branch?.properties ?? {}).every(([name, property]) => {
    const { const: constant } = property.$ref ? at(document, resolved(document, pathOf(property.$ref))) : property
    return constant === undefined || value[name] === constant
  })
}

/** Every media type of a request or an answer that has a schema, and its place. */
export function mediaTypes(document: Json): [Path, Json][] {
  const found: [Path, Json][] = []
  const look = (node: Json, path: Path): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries<Json>(node)) {
      if (key === 'content') for (const type of Object.keys(value)) found.push([[...path, key, type], value[type]])
      else if (key !== 'schema' && key !== 'examples' && key !== 'schemas') look(value, [...path, key])
    }
  }
  look(document, [])
  return found
}
