import { inCategory, narrows, unobservable, widens } from './operator.ts'
import { has, onSchemaParts, onSchemas } from './schemas.ts'

const indexes = (list) => Object.keys(list ?? {})
const losesBranch = (keyword) =>
  onSchemaParts(
    `loses a branch of ${keyword}`,
    // With a whole union goes what tells its variants apart.
    ({ node, part }) => (node[keyword][part].discriminator ? 'major' : narrows),
    (schema) => (schema[keyword]?.length > 1 ? indexes(schema[keyword]) : []),
    (schema, { part }) => {
      const [lost] = schema[keyword].splice(Number(part), 1)
      for (const [value, target] of Object.entries(schema.discriminator?.mapping ?? {}))
        if (target === lost.$ref) delete schema.discriminator.mapping[value]
    },
  )
export const composition = inCategory('composition', [
  losesBranch('oneOf'),
  losesBranch('anyOf'),
  onSchemaParts(
    'forgets one of several rules',
    widens,
    (schema) => (schema.not?.anyOf?.length > 1 ? indexes(schema.not.anyOf) : []),
    (schema, { part }) => schema.not.anyOf.splice(Number(part), 1),
  ),
  onSchemas('forgets what is forbidden', widens, has('not'), (schema) => delete schema.not),
  onSchemas('forgets a condition', widens, has('if'), (schema) => {
    for (const keyword of ['if', 'then', 'else']) delete schema[keyword]
  }),
  unobservable(
    onSchemas('forgets what tells variants apart', 'major', has('discriminator'), (schema) => {
      delete schema.discriminator
    }),
  ),
  unobservable(
    onSchemas('tells variants apart by another property', 'major', has('discriminator'), (schema) => {
      schema.discriminator.propertyName += 'Name'
    }),
  ),
  unobservable(
    onSchemas(
      'takes one variant for another',
      'major',
      (schema) => Object.keys(schema.discriminator?.mapping ?? {}).length > 1,
      ({ discriminator: { mapping } }) => {
        const [first, second] = Object.keys(mapping)
        ;[mapping[first], mapping[second]] = [mapping[second], mapping[first]]
      },
    ),
  ),
])
