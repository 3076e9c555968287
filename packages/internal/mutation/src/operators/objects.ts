import { childOf, type LocatedNode } from '@clouddb/spec/document/located'
import { follow } from '@clouddb/spec/document/references'
import { constraintsOf, type Json } from '../document.ts'
import { has, isInCondition, named, onSchemaParts, onSchemas, operator, renameKey, swapKeys } from './operator.ts'

// A property that is `false` must not exist.
const propertiesOf = (schema: Json, located: LocatedNode): string[] =>
  isInCondition(located) ? [] : Object.keys(schema.properties ?? {}).filter((name) => schema.properties[name] !== false)

/** Pairs of neighbours that accept different values. */
function differentPairs(schema: Json, located: LocatedNode): string[] {
  const constraintsOfProperty = (name: string) => constraintsOf(schema.properties[name], 'default', 'examples')
  const found = propertiesOf(schema, located)
  return found
    .slice(1)
    .map((name, index) => [found[index] as string, name] as const)
    .filter(([first, second]) => constraintsOfProperty(first) !== constraintsOfProperty(second))
    .map((pair) => pair.join(' and '))
}

const properties = named({
  'misspells a property': onSchemaParts(propertiesOf, (schema, { part }) => {
    const misspelt = part.endsWith('s') ? part.slice(0, -1) : `${part}s`
    renameKey(schema.properties, part, misspelt)
    if (schema.required) schema.required = schema.required.map((name: string) => (name === part ? misspelt : name))
  }),
  "gives two properties each other's name": onSchemaParts(differentPairs, ({ properties }, { part }) => {
    const [first, second] = part.split(' and ') as [string, string]
    swapKeys(properties, first, second)
  }),
})

const requiredness = named({
  'requires what may be left out': onSchemaParts(
    (schema, located) => propertiesOf(schema, located).filter((name) => !schema.required?.includes(name)),
    (schema, { part }) => ({ required: [...(schema.required ?? []), part] }),
  ),
  'does not require what must be there': onSchemaParts(
    (schema, located) => (isInCondition(located) ? [] : (schema.required ?? [])),
    (schema, { part }) => {
      schema.required = schema.required.filter((each: string) => each !== part)
      if (schema.required.length === 0) delete schema.required
    },
  ),
  'takes properties that nobody knows': onSchemas(
    (schema) => schema.additionalProperties === false,
    (schema) => delete schema.additionalProperties,
  ),
  'refuses properties that nobody knows': onSchemas(
    (schema, located) =>
      has('properties')(schema) &&
      !['additionalProperties', 'allOf', 'if', 'anyOf'].some((keyword) => has(keyword)(schema)) &&
      !isInCondition(located) &&
      // A consequence is a part of an object: the whole object says which properties there are.
      !/\/(then|else)$/.test(located.pointer),
    () => ({ additionalProperties: false }),
  ),
  'lets a body be left out': operator(
    'request',
    ({ operations, document }) =>
      operations
        .flatMap((operation) => childOf<Json>(operation, 'requestBody') ?? [])
        .map((body) => follow<Json>(document, body))
        .filter(({ node }) => node.required === true),
    ({ node }) => delete node.required,
  ),
})

const indexes = (list: Json): string[] => Object.keys(list ?? {})

const losesBranch = (keyword: 'oneOf' | 'anyOf') =>
  onSchemaParts(
    (schema) => (schema[keyword]?.length > 1 ? indexes(schema[keyword]) : []),
    (schema, { part }) => {
      const [lost] = schema[keyword].splice(Number(part), 1)
      for (const [value, target] of Object.entries(schema.discriminator?.mapping ?? {}))
        if (target === lost.$ref) delete schema.discriminator.mapping[value]
    },
  )

const composition = named({
  'loses a branch of oneOf': losesBranch('oneOf'),
  'loses a branch of anyOf': losesBranch('anyOf'),
  'forgets one of several rules': onSchemaParts(
    (schema) => (schema.not?.anyOf?.length > 1 ? indexes(schema.not.anyOf) : []),
    (schema, { part }) => schema.not.anyOf.splice(Number(part), 1),
  ),
  'forgets what is forbidden': onSchemas(has('not'), (schema) => delete schema.not),
  'forgets a condition': onSchemas(has('if'), (schema) => {
    for (const keyword of ['if', 'then', 'else']) delete schema[keyword]
  }),
})

/** Mistakes in the properties of objects, and in compositions of schemas. */
export const objects = [...properties, ...requiredness, ...composition]
