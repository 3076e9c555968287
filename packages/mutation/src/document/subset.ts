import type { Json } from '../mutant.ts'
import { httpMethods, reachedFrom } from './reading.ts'

/**
 * The document with some operations only, and what they lead to. A mock takes its time with a whole one, and where
 * nothing else is asked nobody can tell.
 *
 * @param besides Components that stay although nothing leads to them, as `schemas/Alert`.
 */
export function narrowTo(document: Json, operations: readonly string[], besides: Iterable<string> = []): Json {
  const paths = Object.fromEntries(
    Object.entries<Json>(document.paths).filter(([, item]) =>
      httpMethods.some((method) => operations.includes(item[method]?.operationId)),
    ),
  )
  const reached = new Set([...reachedFrom(document, paths), ...besides])
  const components = Object.entries<Json>(document.components).map(([kind, named]) => [
    kind,
    // Security schemes are known by name, not by reference.
    kind === 'securitySchemes'
      ? named
      : Object.fromEntries(Object.entries(named).filter(([name]) => reached.has(`${kind}/${name}`))),
  ])
  return { ...document, paths, components: Object.fromEntries(components) }
}
