import { eachExampleOf } from '../document/examples.ts'
import { inCategory, narrows, unobservable, widens } from './operator.ts'
import { has, isInCondition, onSchemaParts, onSchemas } from './schemas.ts'

const open = 'x-extensible-enum'
const textsOf = (schema, keyword) => (schema[keyword] ?? []).filter((member) => typeof member === 'string')
/** A letter less, as fingers do; a letter more where there is but one. */
const misspelt = (text) => (text.length > 2 ? text.slice(0, -2) + text.at(-1) : `${text}x`)
const loses = (name, effect, keyword) =>
  onSchemaParts(
    name,
    effect,
    (schema) => (schema[keyword]?.length > 1 ? textsOf(schema, keyword) : []),
    (schema, { part }) => {
      schema[keyword] = schema[keyword].filter((member) => member !== part)
    },
  )
function misspells(schema, keyword, part) {
  schema[keyword] = schema[keyword].map((member) => (member === part ? misspelt(part) : member))
}
const misspellsWithExamples =
  (keyword) =>
  (schema, { document, pointer, part }) => {
    eachExampleOf(document, pointer, (value, replace) => {
      if (value === part) replace(misspelt(part))
    })
    misspells(schema, keyword, part)
  }
export const enums = inCategory('enums', [
  loses('loses a member', narrows, 'enum'),
  // Which one a server takes besides, nobody who asks can guess; that it does not mind capitals, anybody.
  unobservable(
    onSchemas(
      'takes one more member',
      widens,
      (schema) => textsOf(schema, 'enum').length > 0,
      (schema) => schema.enum.push(`next-${textsOf(schema, 'enum')[0]}`),
    ),
  ),
  onSchemas(
    'takes its members in capitals as well',
    widens,
    (schema) => textsOf(schema, 'enum').some((member) => member !== member.toUpperCase()),
    (schema) => {
      schema.enum = [...new Set([...schema.enum, ...textsOf(schema, 'enum').map((member) => member.toUpperCase())])]
    },
  ),
  onSchemaParts(
    'misspells a member',
    'major',
    (schema) => textsOf(schema, 'enum'),
    (schema, { part }) => misspells(schema, 'enum', part),
  ),
  unobservable(
    onSchemaParts(
      'misspells a member, in the examples as well',
      'major',
      (schema, located) => (isInCondition(located) ? [] : textsOf(schema, 'enum')),
      misspellsWithExamples('enum'),
    ),
  ),
  onSchemas('opens a closed list of members', effectOfOpening, has('enum'), (schema) => delete schema.enum),
  // Whoever reads an open list is ready for any value; which of them are known says how far completion goes.
  unobservable(loses('loses a known value', 'minor', open)),
  unobservable(
    onSchemaParts(
      'misspells a known value, in the examples as well',
      'minor',
      (schema) => textsOf(schema, open),
      misspellsWithExamples(open),
    ),
  ),
  unobservable(onSchemas('knows one value too many', 'minor', has(open), (schema) => schema[open].push('invented'))),
  unobservable(
    onSchemas('closes an open list of values', narrows, has(open), (schema) => {
      schema.enum = [...schema[open], ...(Array.isArray(schema.type) && schema.type.includes('null') ? [null] : [])]
      delete schema[open]
    }),
  ),
  onSchemas(
    'misspells a constant',
    'major',
    (schema) => typeof schema.const === 'string',
    (schema) => {
      schema.const = misspelt(schema.const)
    },
  ),
  onSchemas('forgets a constant', widens, has('const'), (schema) => delete schema.const),
])
/** Where any value is forbidden, nothing is left. */
function effectOfOpening({ pointer }) {
  return pointer.endsWith('/not') ? 'major' : widens
}
