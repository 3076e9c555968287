import type { Json } from '../mutant.ts'

/** The keys that lead to a place in a document. */
export type Path = readonly string[]

/** What stands at a place; nothing when the way there is broken. */
export function at(document: Json, path: Path): Json {
  let node = document
  for (const key of path) node = node?.[key]
  return node
}

/** For people, and for identifiers: `components/schemas/Alert/properties/name`. */
export function shownPath(path: Path): string {
  return path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
}

/** The place that a local reference names. */
export function pathOf(reference: string): Path {
  return reference
    .slice(reference.indexOf('#') + 2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The place behind a place, at the end of its references. */
export function resolved(document: Json, path: Path): Path {
  const reference = at(document, path)?.$ref
  return typeof reference === 'string' ? resolved(document, pathOf(reference)) : path
}
