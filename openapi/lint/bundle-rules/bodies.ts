import { isRecord, provenanceOf, type Schema, type SchemaObject } from '@clouddb/document/openapi'
import { pointerBelow } from '@clouddb/document/pointer'
import { isReference } from '@clouddb/document/references'
import { schemasOf } from '@clouddb/document/schemas'
import { isOpen } from '../file-rules/node.ts'
import { schemasOfBody, schemasOfResponses, schemasSent } from './body-schemas.ts'
import type { CheckedBundle, Finding } from './finding.ts'

/** Requests are exact: closed objects, closed enums, and a schema whose name ends in Request. */
export function exactRequests({ document }: CheckedBundle): Finding[] {
  return schemasSent(document).flatMap((schema): Finding[] => {
    const isNamed = isReference(schema.node) && /\/components\/schemas\/\w+Request$/.test(schema.node.$ref)
    const message = 'The body of the request has no name of its own; expected a $ref to a schema ending in Request.'
    const inside = schemasOfBody(document, schema).flatMap(({ node, pointer, role }): Finding[] => {
      if (role === 'value' && isOpenObject(node)) {
        return [{ pointer, message: 'The request object accepts any property; expected additionalProperties: false.' }]
      }
      if (!('x-extensible-enum' in node)) return []
      const at = pointerBelow(pointer, 'x-extensible-enum')
      return [{ pointer: at, message: 'The enum of a request is open; expected enum.' }]
    })
    return isNamed ? inside : [{ pointer: schema.pointer, message }, ...inside]
  })
}

/** Responses may grow: no closed object, no bound, and no closed enum except the one that discriminates a union. */
export function openResponses({ document }: CheckedBundle): Finding[] {
  return schemasOfResponses(document).flatMap((body) =>
    schemasOfBody(document, body).flatMap(({ node, pointer, property, discriminators }) => {
      const isTag = property !== undefined && discriminators.has(property)
      const closing = ['additionalProperties', 'unevaluatedProperties'].filter((keyword) => node[keyword] === false)
      const listing = ['enum', 'const'].filter((keyword) => keyword in node && !isTag)
      const bounding = bounds.filter((keyword) => keyword in node)
      return [...closing, ...listing, ...bounding].map((keyword) => ({
        pointer: pointerBelow(pointer, keyword),
        message: `The ${keyword} closes a response; expected room for what servers add, such as x-extensible-enum.`,
      }))
    }),
  )
}

/** The keywords whose limits servers raise or lower over time. */
const bounds = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
]

function isOpenObject(schema: SchemaObject): boolean {
  const closed = isClosing(schema.additionalProperties) || schema.unevaluatedProperties === false
  const parts = (schema.allOf ?? []).map((part) => (typeof part === 'object' ? part : {}))
  if (closed || parts.some((part) => isClosing(part.additionalProperties))) return false
  const union = ['$ref', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  return 'properties' in schema || (!union && ([schema.type].flat().includes('object') || parts.length > 0))
}

/** `false`, or the schema of a map. */
function isClosing(additional: Schema | undefined): boolean {
  return additional === false || (typeof additional === 'object' && Object.keys(additional).length > 0)
}

/** Many tools refuse an array without `items`, also in a condition. */
export function arrayItems({ document }: CheckedBundle): Finding[] {
  return schemasOf(document)
    .filter(({ node }) => isRecord(node) && [node.type].flat().includes('array') && !('items' in node))
    .map(({ pointer }) => ({ pointer, message: 'The array has no items.' }))
}

/** A schema that accepts every value gives a reason; otherwise it looks like a forgotten type. */
export function leftOpen({ document }: CheckedBundle): Finding[] {
  return schemasOf(document)
    .filter(({ node, pointer }) => isRecord(node) && isOpen(node) && !/\/(if|then|else|not)(\/|$)/.test(pointer))
    .filter(({ node }) => provenanceOf(node).note === undefined)
    .map(({ pointer }) => ({
      pointer,
      within: pointer,
      message: 'The schema accepts every value without a reason.',
    }))
}
