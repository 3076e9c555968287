import type { Oas3Rule } from '@redocly/openapi-core'
import { asObject, type Json } from './node.ts'
import { walkSchema } from './schema-walk.ts'

/** What is sent is exact: closed objects, closed enums, and a name that says that it is sent. */
export const exactRequests: Oas3Rule = () => ({
  RequestBody: {
    MediaType(node, { report, location, resolve }) {
      const { schema } = asObject(node)
      const reference = asObject(schema).$ref
      if (typeof reference !== 'string' || !/\/components\/schemas\/\w+Request$/.test(reference)) {
        report({
          message:
            'The body that is sent has no name of its own; expected a $ref to a schema whose name ends in Request.',
          location: location.child('schema').key(),
        })
      }
      walkSchema(schema, location.child('schema'), resolve, (met) => {
        if (met.role === 'value' && isOpenObject(met.schema)) {
          report({
            message: 'The object is sent and takes any property; expected additionalProperties: false.',
            location: met.place.key(),
          })
        }
        if ('x-extensible-enum' in met.schema) {
          report({
            message: 'The value is sent and its enum is open; expected enum.',
            location: met.place.child('x-extensible-enum').key(),
          })
        }
      })
    },
  },
})

function isOpenObject(schema: Json): boolean {
  const closed = isClosing(schema.additionalProperties) || schema.unevaluatedProperties === false
  const union = ['$ref', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  const parts = Array.isArray(schema.allOf) ? schema.allOf.map(asObject) : []
  if (closed || parts.some((part) => isClosing(part.additionalProperties))) return false
  return 'properties' in schema || (!union && ([schema.type].flat().includes('object') || parts.length > 0))
}

/** `false`, or a schema that all further properties keep: a map. */
function isClosing(additional: unknown): boolean {
  return additional === false || Object.keys(asObject(additional)).length > 0
}

/** What is received may grow: no closed object, and no closed enum but the one that tells members of a union apart. */
export const openResponses: Oas3Rule = () => ({
  Response: {
    MediaType(node, { report, location, resolve }) {
      walkSchema(
        asObject(node).schema,
        location.child('schema'),
        resolve,
        ({ schema, place, property, discriminators }) => {
          for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
            if (schema[keyword] !== false) continue
            report({
              message: `The object is received and takes no further property; expected no ${keyword}: false.`,
              location: place.child(keyword).key(),
            })
          }
          for (const keyword of ['enum', 'const']) {
            if (!(keyword in schema) || (property !== undefined && discriminators.has(property))) continue
            report({
              message: `The value is received and ${keyword} closes it; expected x-extensible-enum with the known values.`,
              location: place.child(keyword).key(),
            })
          }
        },
      )
    },
  },
})
