import { isPlainObject, type UserContext } from '@redocly/openapi-core'

/** Where a node stands in a file; Redocly turns it into line and column. */
export type Location = UserContext['location']

export type Json = Record<string, unknown>

/** The properties of a node that may be anything. */
export function asObject(node: unknown): Json {
  return isPlainObject(node) ? node : {}
}

/** `schemas` and `Service` for the node at `#/components/schemas/Service`; nothing for any other location. */
export function componentAt(location: Location): { kind: string; name: string } | undefined {
  const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(location.pointer) ?? []
  return kind && name ? { kind, name } : undefined
}

const annotations = new Set(['title', 'description', 'examples', 'deprecated', 'default', '$comment'])

/** True for `{}` and for a schema that only describes: it admits every value, and becomes `unknown`. */
export function isOpen(schema: unknown): boolean {
  return Object.keys(asObject(schema)).every((key) => key.startsWith('x-') || annotations.has(key))
}

/** True for a location inside a condition (`if`, `then`, `else`, `not`): such schemas state no fact of their own. */
export function isInCondition(location: Location): boolean {
  return /\/(if|then|else|not|dependentSchemas)(\/|$)/.test(location.pointer)
}
