import type { Json } from '../mutant.ts'
import { has, onSchemaParts, onSchemas, unseenByServers } from './on-schemas.ts'
import type { Operator } from './operator.ts'

const unions = ['oneOf', 'anyOf']
const indexes = (list: Json): string[] => Object.keys(list ?? {})

export const composition: readonly Operator[] = [
  ...unions.map((keyword) =>
    onSchemaParts(
      `loses a branch of ${keyword}`,
      'composition',
      (schema) => (schema[keyword]?.length > 1 ? indexes(schema[keyword]) : []),
      (schema, { part }) => {
        const [lost] = schema[keyword].splice(Number(part), 1)
        for (const [value, target] of Object.entries(schema.discriminator?.mapping ?? {}))
          if (target === lost.$ref) delete schema.discriminator.mapping[value]
      },
    ),
  ),
  onSchemaParts(
    'forgets one of several rules',
    'composition',
    (schema) => (schema.not?.anyOf?.length > 1 ? indexes(schema.not.anyOf) : []),
    (schema, { part }) => schema.not.anyOf.splice(Number(part), 1),
  ),
  onSchemas('forgets what is forbidden', 'composition', has('not'), (schema) => delete schema.not),
  onSchemas('forgets a condition', 'composition', has('if'), (schema) => {
    for (const keyword of ['if', 'then', 'else']) delete schema[keyword]
  }),
  unseenByServers(
    onSchemas(
      'forgets what tells variants apart',
      'composition',
      has('discriminator'),
      (schema) => delete schema.discriminator,
    ),
  ),
  unseenByServers(
    onSchemas('tells variants apart by another property', 'composition', has('discriminator'), (schema) => {
      schema.discriminator.propertyName += 'Name'
    }),
  ),
  unseenByServers(
    onSchemas(
      'takes one variant for another',
      'composition',
      (schema) => Object.keys(schema.discriminator?.mapping ?? {}).length > 1,
      ({ discriminator: { mapping } }) => {
        const [first, second] = Object.keys(mapping) as [string, string]
        ;[mapping[first], mapping[second]] = [mapping[second], mapping[first]]
      },
    ),
  ),
]
