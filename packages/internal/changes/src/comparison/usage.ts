import { valueAt } from '@clouddb/spec/document/located'
import { httpMethods, isRecord } from '@clouddb/spec/document/openapi'
import { componentName, follow, targetOf } from '@clouddb/spec/document/references'
import type { Direction } from './change.ts'
import { operationsOf } from './operation-pairs.ts'
import { isDemand } from './read-schema.ts'
import { type Json, listed, plain, textOf } from './text.ts'

const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-extensible-enum', 'mapping'])
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', 'headers', 'content', 'responses'])

/** The directions in which each schema component of a document is used. */
export function directionsBySchema(document: unknown): Map<string, ReadonlySet<Direction>> {
  const found = new Map<string, Set<Direction>>()
  const seen = new Set<string>()
  const visit = (node: unknown, direction: Direction, isNamed = false): void => {
    if (typeof node !== 'object' || node === null) return
    if (!isNamed && Object.hasOwn(node, '$ref')) visitTarget(node, direction)
    for (const [key, child] of Object.entries(node)) {
      if (isNamed || Array.isArray(node)) visit(child, direction)
      else if (!data.has(key))
        for (const each of directionsBelow(node as Json, key, direction)) visit(child, each, named.has(key))
    }
  }
  const visitTarget = (node: object, direction: Direction): void => {
    const key = `${direction} ${textOf(valueAt(node, '$ref'))}`
    if (seen.has(key)) return
    seen.add(key)
    const name = componentName('schemas', node)
    if (name !== undefined) found.set(name, (found.get(name) ?? new Set()).add(direction))
    visit(targetOf(document, { node, pointer: '' })?.node, direction)
  }
  const visitItems = (items: unknown, sent: Direction, answered: Direction): void => {
    for (const written of Object.values(isRecord(items) ? items : {})) {
      const item = follow(document, { node: written, pointer: '' }).node
      visit(valueAt(item, 'parameters'), sent)
      for (const method of httpMethods) {
        const operation = valueAt(item, method)
        for (const key of ['parameters', 'requestBody']) visit(valueAt(operation, key), sent)
        visit(valueAt(operation, 'responses'), answered, true)
        // Servers send callbacks to users, so a callback's request is read as an answer is.
        for (const callback of Object.values(valueAt(operation, 'callbacks') ?? {}))
          visitItems(follow(document, { node: callback, pointer: '' }).node, answered, sent)
      }
    }
  }
  visitItems(valueAt(document, 'paths'), 'request', 'response')
  visitItems(valueAt(document, 'webhooks'), 'response', 'request')
  return found
}

/** Below `not`, admitting more means admitting less; in a condition it can mean both. */
function directionsBelow(schema: Json, keyword: string, direction: Direction): Direction[] {
  const other = direction === 'request' ? 'response' : 'request'
  if (keyword === 'not') return [other]
  return keyword === 'if' && !isDemand(schema) ? [direction, other] : [direction]
}

const unsent = new Set(['example', 'examples', 'not', 'if'])

/**
 * The field and the operations that send each schema component: `, the interval of createAlert and updateAlert,`.
 * Compilers show a text or a number by its type, so the name of such a component alone means nothing to users. A
 * component that several fields have has no entry.
 */
export function sendersBySchema(document: unknown): Map<string, string> {
  const found = new Map<string, { readonly operations: Set<string>; readonly fields: Set<string> }>()
  for (const { at, item, name: operation } of operationsOf(document)) {
    const seen = new Set<unknown>()
    const visit = (node: unknown, field?: string): void => {
      if (typeof node !== 'object' || node === null) return
      const name = componentName('schemas', node)
      if (name !== undefined && field !== undefined) {
        const sent = found.get(name) ?? { operations: new Set(), fields: new Set() }
        found.set(name, { operations: sent.operations.add(operation), fields: sent.fields.add(field) })
      }
      const target = targetOf(document, { node, pointer: '' })?.node
      if (!seen.has(target)) {
        seen.add(target)
        visit(target, name === undefined ? field : undefined)
      }
      for (const [key, child] of Object.entries(node)) {
        const parameter = valueAt(node, 'name')
        if (key === 'schema') visit(child, typeof parameter === 'string' ? parameter : undefined)
        else if (key === 'properties')
          for (const [property, schema] of Object.entries(child ?? {})) visit(schema, property)
        else if (!unsent.has(key)) visit(child)
      }
    }
    visit([valueAt(item.node, 'parameters'), valueAt(at.node, 'parameters'), valueAt(at.node, 'requestBody')])
  }
  return new Map(
    [...found].flatMap(
      ([
        name,
        {
          operations,
          fields: [only = '', ...others],
        },
      ]): [string, string][] => {
        const few = [...operations].slice(0, 3)
        const rest = operations.size > 3 ? [`${operations.size - 3} more`] : []
        return others.length > 0 ? [] : [[name, `, the ${plain(only)} of ${listed([...few, ...rest])},`]]
      },
    ),
  )
}

/** Compilers show objects and unions by their names, and all other types by their meaning. */
export function isShownByName(schema: unknown): boolean {
  return ['properties', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'].some(
    (key) => valueAt(schema, key) !== undefined,
  )
}
