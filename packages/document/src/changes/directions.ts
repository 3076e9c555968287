import { httpMethods } from '../openapi.ts'
import type { Direction } from './effect.ts'
import {
  childOf,
  childrenOf,
  componentName,
  followed,
  itemsOf,
  type LocatedNode,
  targetOf,
  valueAt,
} from './located.ts'
import { isDemand } from './normalise.ts'

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'mapping'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', 'headers', 'content', 'responses'])

/** What each schema of a document is used for: in requests, in answers, or in both. */
export function directionsOf(document: unknown): Map<string, ReadonlySet<Direction>> {
  const found = new Map<string, Set<Direction>>()
  const seen = new Set<string>()
  const walk = (at: LocatedNode, direction: Direction, isNamed = false): void => {
    if (Array.isArray(at.node)) for (const item of itemsOf(at)) walk(item, direction)
    if (!isNamed && valueAt(at.node, '$ref') !== undefined) follow(at, direction)
    const children = Array.isArray(at.node) ? [] : childrenOf(at)
    for (const [key, child] of children) {
      if (isNamed) walk(child, direction)
      else if (!data.has(key))
        for (const each of directionsBelow(at.node, key, direction)) walk(child, each, named.has(key))
    }
  }
  const follow = (at: LocatedNode, direction: Direction): void => {
    const key = `${direction} ${String(valueAt(at.node, '$ref'))}`
    if (seen.has(key)) return
    seen.add(key)
    const name = componentName('schemas', at.node)
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(direction))
    const target = targetOf(document, at)
    if (target) walk(target, direction)
  }
  for (const written of childrenOf(childOf({ node: document, pointer: '#' }, 'paths')).values()) {
    const item = followed(document, written) ?? written
    walk(childOf(item, 'parameters'), 'request')
    for (const method of httpMethods) {
      const operation = childOf(item, method)
      for (const key of ['parameters', 'requestBody']) walk(childOf(operation, key), 'request')
      walk(childOf(operation, 'responses'), 'response', true)
    }
  }
  return found
}

/** Below `not`, admitting more is admitting less; in a condition it is either. */
function directionsBelow(schema: unknown, keyword: string, direction: Direction): Direction[] {
  const other = direction === 'request' ? 'response' : 'request'
  if (keyword === 'not') return [other]
  return keyword === 'if' && !isDemand(schema as Record<string, unknown>) ? [direction, other] : [direction]
}
