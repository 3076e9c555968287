import { httpMethods } from '@clouddb/spec/document/openapi'
import { pointerTo } from '@clouddb/spec/document/pointer'
import { componentsReached } from '@clouddb/spec/document/references'
/**
 * The document with some operations only, and what they lead to. A mock takes its time with a whole one, and where
 * nothing else is asked nobody can tell.
 *
 * @param besides Pointers of components that stay although nothing leads to them.
 */
export function subsetOf(document, operations, besides = []) {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, item]) =>
      httpMethods.some((method) => operations.includes(item[method]?.operationId)),
    ),
  )
  const kept = new Set([...componentsReached(document, paths), ...besides])
  const components = Object.entries(document.components).map(([kind, named]) => [
    kind,
    // Security schemes are known by name, not by reference.
    kind === 'securitySchemes'
      ? named
      : Object.fromEntries(Object.entries(named).filter(([name]) => kept.has(pointerTo('components', kind, name)))),
  ])
  return { ...document, paths, components: Object.fromEntries(components) }
}
/** The pointers of all components of a document. */
export function componentsOf(document) {
  return Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => pointerTo('components', kind, name)),
  )
}
