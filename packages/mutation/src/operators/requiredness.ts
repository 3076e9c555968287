import { at, resolved } from '../document/pointer.ts'
import type { SchemaSite } from '../document/schemas.ts'
import type { Json } from '../mutant.ts'
import { has, isInCondition, onSchemaParts, onSchemas, unseenByServers } from './on-schemas.ts'
import type { Operator } from './operator.ts'

export const requiredness: readonly Operator[] = [
  onSchemaParts(
    'requires what may be left out',
    'requiredness',
    (schema, site) =>
      isInCondition(site)
        ? []
        : Object.keys(schema.properties ?? {}).filter(
            (name) => !schema.required?.includes(name) && schema.properties[name] !== false,
          ),
    (schema, { part }) => {
      schema.required = [...(schema.required ?? []), part]
    },
  ),
  onSchemaParts(
    'does not require what must be there',
    'requiredness',
    (schema, site) => (isInCondition(site) ? [] : (schema.required ?? [])),
    (schema, { part }) => {
      schema.required = schema.required.filter((name: string) => name !== part)
      if (schema.required.length === 0) delete schema.required
    },
  ),
  onSchemas(
    'takes properties that nobody knows',
    'requiredness',
    (schema) => schema.additionalProperties === false,
    (schema) => delete schema.additionalProperties,
  ),
  onSchemas(
    'refuses properties that nobody knows',
    'requiredness',
    (schema, site) => isOpenObject(schema) && !isInCondition(site) && !isConsequence(site),
    (schema) => {
      schema.additionalProperties = false
    },
  ),
  unseenByServers(
    onSchemaParts(
      'loses a property',
      'requiredness',
      (schema, site) => (isInCondition(site) ? [] : Object.keys(schema.properties ?? {})),
      (schema, { part }) => {
        delete schema.properties[part]
        schema.required = schema.required?.filter((name: string) => name !== part)
        if (!schema.required?.length) delete schema.required
      },
    ),
  ),
  // Which one a server takes, nobody who asks can guess; that it takes any is an operator of its own.
  unseenByServers(
    onSchemaParts(
      'takes a property that does not exist',
      'requiredness',
      (schema) => (schema.additionalProperties === false && has('properties')(schema) ? ['invented'] : []),
      (schema, { part }) => {
        schema.properties[part] = { description: 'What nobody has stated.', type: 'string' }
      },
    ),
  ),
  {
    name: 'lets a body be left out',
    category: 'requiredness',
    drift: 'request',
    sites: ({ operations, document }) =>
      operations
        .filter(({ node }) => node.requestBody)
        .map(({ path }) => ({ path: resolved(document, [...path, 'requestBody']) }))
        .filter(({ path }) => at(document, path).required === true),
    apply: ({ node }) => delete node.required,
  },
]

/** What follows from a condition is a part of a whole, and the whole says which properties there are. */
const isConsequence = ({ path }: SchemaSite): boolean => ['then', 'else'].includes(path.at(-1) ?? '')

function isOpenObject(schema: Json): boolean {
  return (
    has('properties')(schema) &&
    schema.additionalProperties === undefined &&
    !['allOf', 'if', 'anyOf'].some((keyword) => has(keyword)(schema))
  )
}
