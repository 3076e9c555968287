import type { Json } from '../mutant.ts'
import { has, isInCondition, onSchemas, typesOf, unseenByServers } from './on-schemas.ts'
import type { Operator } from './operator.ts'

/** The least by which a number can differ and still be one. */
const stepOf = (schema: Json): number => schema.multipleOf ?? 1

const forgets = (what: string, keyword: string): Operator =>
  onSchemas(`forgets ${what}`, 'bounds', has(keyword), (schema) => delete schema[keyword])

const moves = (name: string, keyword: string, by: (schema: Json) => number): Operator =>
  onSchemas(
    name,
    'bounds',
    // A length or a number of items below nothing is no other statement.
    (schema) => has(keyword)(schema) && !(/Length|Items/.test(keyword) && schema[keyword] + by(schema) < 0),
    (schema) => {
      schema[keyword] += by(schema)
    },
  )

const excludes = (keyword: 'minimum' | 'maximum', instead: string): Operator =>
  onSchemas(`excludes its ${keyword}`, 'bounds', has(keyword), (schema) => {
    schema[instead] = schema[keyword]
    delete schema[keyword]
  })

export const bounds: readonly Operator[] = [
  moves('raises an upper bound', 'maximum', stepOf),
  moves('lowers an upper bound', 'maximum', (schema) => -stepOf(schema)),
  moves('raises a lower bound', 'minimum', stepOf),
  moves('lowers a lower bound', 'minimum', (schema) => -stepOf(schema)),
  forgets('an upper bound', 'maximum'),
  forgets('a lower bound', 'minimum'),
  excludes('maximum', 'exclusiveMaximum'),
  excludes('minimum', 'exclusiveMinimum'),
  // Every server ends somewhere: a bound far away is no departure from a document that names none.
  unseenByServers(
    onSchemas('bounds what has no upper bound', 'bounds', isUnbounded, (schema) => {
      schema.maximum = 1_000_000_000_000_000
    }),
  ),
  forgets('a multiple', 'multipleOf'),
  moves('doubles a multiple', 'multipleOf', (schema) => schema.multipleOf),
  moves('lets a text be longer', 'maxLength', () => 1),
  moves('lets a text be less long', 'maxLength', () => -1),
  forgets('the greatest length of a text', 'maxLength'),
  moves('wants a text to be longer', 'minLength', () => 1),
  forgets('the least length of a text', 'minLength'),
  moves('lets a list be longer', 'maxItems', () => 1),
  moves('lets a list be less long', 'maxItems', () => -1),
  forgets('the greatest length of a list', 'maxItems'),
  moves('wants a list to be longer', 'minItems', () => 1),
  forgets('the least length of a list', 'minItems'),
  forgets('that the items of a list differ', 'uniqueItems'),
  forgets('the pattern of a text', 'pattern'),
]

function isUnbounded(schema: Json, site: Parameters<typeof isInCondition>[0]): boolean {
  const isNumber = typesOf(schema).some((type) => type === 'number' || type === 'integer')
  return isNumber && !isInCondition(site) && !has('maximum')(schema) && !has('enum')(schema) && has('minimum')(schema)
}
