import { isRecord, type Schema, type SchemaObject } from '@clouddb/spec/document/openapi'
import { pointerBelow } from '@clouddb/spec/document/pointer'
import { isReference } from '@clouddb/spec/document/references'
import { schemasOf } from '@clouddb/spec/document/schemas'
import { isOpen } from '../file-rules/node.ts'
import { schemasOfBody, schemasOfResponses, schemasSent } from './body-schemas.ts'
import type { Finding, JudgedBundle } from './finding.ts'

/** What is sent is exact: closed objects, closed enums, and a name that says that it is sent. */
export function judgeRequests({ document }: JudgedBundle): Finding[] {
  return schemasSent(document).flatMap((schema) => {
    const name = isReference(schema.node) ? schema.node.$ref : ''
    const unnamed = {
      pointer: schema.pointer,
      message: 'The body that is sent has no name of its own; expected a $ref to a schema whose name ends in Request.',
    }
    const inside = schemasOfBody(document, schema).flatMap(({ node, pointer, role }) => [
      ...(role === 'value' && isOpenObject(node)
        ? [{ pointer, message: 'The object is sent and takes any property; expected additionalProperties: false.' }]
        : []),
      ...('x-extensible-enum' in node
        ? [
            {
              pointer: pointerBelow(pointer, 'x-extensible-enum'),
              message: 'The value is sent and its enum is open; expected enum.',
            },
          ]
        : []),
    ])
    return /\/components\/schemas\/\w+Request$/.test(name) ? inside : [unnamed, ...inside]
  })
}

/** What is received may grow: no closed object, and no closed enum but the one that tells members of a union apart. */
export function judgeResponses({ document }: JudgedBundle): Finding[] {
  return schemasOfResponses(document).flatMap((body) =>
    schemasOfBody(document, body).flatMap(({ node, pointer, property, discriminators }) => {
      const closing = ['additionalProperties', 'unevaluatedProperties'].filter((keyword) => node[keyword] === false)
      const isTag = property !== undefined && discriminators.has(property)
      const listing = ['enum', 'const'].filter((keyword) => keyword in node && !isTag)
      return [
        ...closing.map((keyword) => ({
          pointer: pointerBelow(pointer, keyword),
          message: `The object is received and takes no further property; expected no ${keyword}: false.`,
        })),
        ...listing.map((keyword) => ({
          pointer: pointerBelow(pointer, keyword),
          message: `The value is received and ${keyword} closes it; expected x-extensible-enum with the known values.`,
        })),
      ]
    }),
  )
}

function isOpenObject(schema: SchemaObject): boolean {
  const closed = isClosing(schema.additionalProperties) || schema.unevaluatedProperties === false
  const parts = (schema.allOf ?? []).map((part) => (typeof part === 'object' ? part : {}))
  if (closed || parts.some((part) => isClosing(part.additionalProperties))) return false
  const union = ['$ref', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  return 'properties' in schema || (!union && ([schema.type].flat().includes('object') || parts.length > 0))
}

/** `false`, or a schema that all further properties keep: a map. */
function isClosing(additional: Schema | undefined): boolean {
  return additional === false || (typeof additional === 'object' && Object.keys(additional).length > 0)
}

/** What admits every value says why: it would look the same if somebody had forgotten to say of what type it is. */
export function judgeLeftOpen({ document }: JudgedBundle): Finding[] {
  return schemasOf(document)
    .filter(({ node, pointer }) => isRecord(node) && isOpen(node) && !/\/(if|then|else|not)(\/|$)/.test(pointer))
    .filter(({ node }) => isRecord(node) && node['x-provenance-note'] === undefined)
    .map(({ pointer }) => ({
      pointer,
      within: pointer,
      message: 'The schema admits every value, and does not say why.',
    }))
}
