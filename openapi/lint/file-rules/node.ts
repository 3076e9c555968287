import { isPlainObject, type UserContext } from '@redocly/openapi-core'

/** The location of a node in a file; Redocly turns it into line and column. */
export type Location = UserContext['location']

export type Json = Record<string, unknown>

/** Returns the node if it is an object, else an empty one. */
export function asObject(node: unknown): Json {
  return isPlainObject(node) ? node : {}
}

/** `schemas` and `Service` for the node at `#/components/schemas/Service`; nothing for any other location. */
export function componentAt(location: Location): { kind: string; name: string } | undefined {
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(location.pointer) ?? []
  return kind && name ? { kind, name } : undefined
}

const annotations = new Set(['title', 'description', 'examples', 'deprecated', 'default', '$comment'])

/** Whether a schema accepts every value, so that its type is `unknown`: it has descriptions at most. */
export function isOpen(schema: unknown): boolean {
  return Object.keys(asObject(schema)).every(
    (key) => (key.startsWith('x-') && key !== 'x-validations') || annotations.has(key),
  )
}

/** Whether a location is inside a condition (`if`, `then`, `else`, `not`), which describes nothing of its own. */
export function isInCondition(location: Location): boolean {
  return /\/(if|then|else|not|dependentSchemas)(\/|$)/.test(location.pointer)
}
