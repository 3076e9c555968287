import { valueAt } from '../../../spec/src/document/located.ts'
import { httpMethods, isRecord } from '../../../spec/src/document/openapi.ts'
import { componentName, follow, targetOf } from '../../../spec/src/document/references.ts'
import type { Direction } from './effect.ts'
import { textOf } from './json.ts'
import { isDemand } from './normalise.ts'

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'mapping'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', 'headers', 'content', 'responses'])

/** What each schema of a document is used for: in requests, in answers, or in both. */
export function directionsOf(document: unknown): Map<string, ReadonlySet<Direction>> {
  const found = new Map<string, Set<Direction>>()
  const seen = new Set<string>()
  const walk = (node: unknown, direction: Direction, isNamed = false): void => {
    if (typeof node !== 'object' || node === null) return
    if (!isNamed && Object.hasOwn(node, '$ref')) walkTarget(node, direction)
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'object' || child === null) continue
      if (isNamed || Array.isArray(node)) walk(child, direction)
      else if (!data.has(key))
        for (const each of directionsBelow(node, key, direction)) walk(child, each, named.has(key))
    }
  }
  const walkTarget = (node: object, direction: Direction): void => {
    const key = `${direction} ${textOf(valueAt(node, '$ref'))}`
    if (seen.has(key)) return
    seen.add(key)
    const name = componentName('schemas', node)
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(direction))
    walk(targetOf(document, { node, pointer: '' })?.node, direction)
  }
  const walkItems = (items: unknown, sent: Direction, answered: Direction): void => {
    for (const written of Object.values(isRecord(items) ? items : {})) {
      const item = follow(document, { node: written, pointer: '' }).node
      walk(valueAt(item, 'parameters'), sent)
      for (const method of httpMethods) {
        const operation = valueAt(item, method)
        for (const key of ['parameters', 'requestBody']) walk(valueAt(operation, key), sent)
        walk(valueAt(operation, 'responses'), answered, true)
        // What servers send to users is for them an answer.
        for (const callback of Object.values((valueAt(operation, 'callbacks') as object | undefined) ?? {}))
          walkItems(follow(document, { node: callback, pointer: '' }).node, answered, sent)
      }
    }
  }
  walkItems(valueAt(document, 'paths'), 'request', 'response')
  walkItems(valueAt(document, 'webhooks'), 'response', 'request')
  return found
}

/** Below `not`, admitting more is admitting less; in a condition it is either. */
function directionsBelow(schema: unknown, keyword: string, direction: Direction): Direction[] {
  const other = direction === 'request' ? 'response' : 'request'
  if (keyword === 'not') return [other]
  return keyword === 'if' && !isDemand(schema as Record<string, unknown>) ? [direction, other] : [direction]
}
