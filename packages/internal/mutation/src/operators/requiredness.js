import { childOf } from '@clouddb/spec/document/located'
import { follow } from '@clouddb/spec/document/references'
import { inCategory, narrows, operator, unobservable, widens } from './operator.ts'
import { has, isInCondition, onSchemaParts, onSchemas } from './schemas.ts'

function requireLess(schema, name) {
  schema.required = schema.required?.filter((each) => each !== name)
  if (!schema.required?.length) delete schema.required
}
export const requiredness = inCategory('requiredness', [
  onSchemaParts(
    'requires what may be left out',
    narrows,
    (schema, located) =>
      isInCondition(located)
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
    widens,
    (schema, located) => (isInCondition(located) ? [] : (schema.required ?? [])),
    (schema, { part }) => requireLess(schema, part),
  ),
  onSchemas(
    'takes properties that nobody knows',
    widens,
    (schema) => schema.additionalProperties === false,
    (schema) => delete schema.additionalProperties,
  ),
  onSchemas(
    'refuses properties that nobody knows',
    narrows,
    (schema, located) => isOpenObject(schema) && !isInCondition(located) && !isConsequence(located),
    (schema) => {
      schema.additionalProperties = false
    },
  ),
  unobservable(
    onSchemaParts(
      'loses a property',
      'major',
      (schema, located) => (isInCondition(located) ? [] : Object.keys(schema.properties ?? {})),
      (schema, { part }) => {
        delete schema.properties[part]
        requireLess(schema, part)
      },
    ),
  ),
  // Which one a server takes, nobody who asks can guess; that it takes any is an operator of its own.
  unobservable(
    onSchemaParts(
      'takes a property that does not exist',
      'minor',
      (schema) => (schema.additionalProperties === false && has('properties')(schema) ? ['invented'] : []),
      (schema, { part }) => {
        schema.properties[part] = { description: 'What nobody has stated.', type: 'string' }
      },
    ),
  ),
  operator(
    'lets a body be left out',
    'minor',
    'request',
    ({ operations, document }) =>
      operations
        .flatMap((operation) => childOf(operation, 'requestBody') ?? [])
        .map((body) => follow(document, body))
        .filter(({ node }) => node.required === true),
    ({ node }) => delete node.required,
  ),
])
/** What follows from a condition is a part of a whole, and the whole says which properties there are. */
const isConsequence = ({ pointer }) => /\/(then|else)$/.test(pointer)
function isOpenObject(schema) {
  return (
    has('properties')(schema) &&
    schema.additionalProperties === undefined &&
    !['allOf', 'if', 'anyOf'].some((keyword) => has(keyword)(schema))
  )
}
