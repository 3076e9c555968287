import { inCategory, narrows, unobservable, widens } from './operator.ts'
import { has, isInCondition, onSchemas, typesOf } from './schemas.ts'

/** The least by which a number can differ and still be one. */
const stepOf = (schema) => schema.multipleOf ?? 1
const forgets = (what, keyword) =>
  onSchemas(`forgets ${what}`, widens, has(keyword), (schema) => delete schema[keyword])
const moves = (name, effect, keyword, by) =>
  onSchemas(
    name,
    effect,
    // A length or a number of items below nothing is no other statement.
    (schema) => has(keyword)(schema) && !(/Length|Items/.test(keyword) && schema[keyword] + by(schema) < 0),
    (schema) => {
      schema[keyword] += by(schema)
    },
  )
const excludes = (keyword, instead) =>
  onSchemas(`excludes its ${keyword}`, narrows, has(keyword), (schema) => {
    schema[instead] = schema[keyword]
    delete schema[keyword]
  })
export const bounds = inCategory('bounds', [
  moves('raises an upper bound', widens, 'maximum', stepOf),
  moves('lowers an upper bound', narrows, 'maximum', (schema) => -stepOf(schema)),
  moves('raises a lower bound', narrows, 'minimum', stepOf),
  moves('lowers a lower bound', widens, 'minimum', (schema) => -stepOf(schema)),
  forgets('an upper bound', 'maximum'),
  forgets('a lower bound', 'minimum'),
  excludes('maximum', 'exclusiveMaximum'),
  excludes('minimum', 'exclusiveMinimum'),
  // Every server ends somewhere: a bound far away is no departure from a document that names none.
  unobservable(
    onSchemas('bounds what has no upper bound', narrows, isUnbounded, (schema) => {
      schema.maximum = 1000000000000000
    }),
  ),
  forgets('a multiple', 'multipleOf'),
  moves('doubles a multiple', narrows, 'multipleOf', (schema) => schema.multipleOf),
  moves('lets a text be longer', widens, 'maxLength', () => 1),
  moves('lets a text be less long', narrows, 'maxLength', () => -1),
  forgets('the greatest length of a text', 'maxLength'),
  moves('wants a text to be longer', narrows, 'minLength', () => 1),
  forgets('the least length of a text', 'minLength'),
  moves('lets a list be longer', widens, 'maxItems', () => 1),
  moves('lets a list be less long', narrows, 'maxItems', () => -1),
  forgets('the greatest length of a list', 'maxItems'),
  moves('wants a list to be longer', narrows, 'minItems', () => 1),
  forgets('the least length of a list', 'minItems'),
  forgets('that the items of a list differ', 'uniqueItems'),
  forgets('the pattern of a text', 'pattern'),
])
function isUnbounded(schema, located) {
  const isNumber = typesOf(schema).some((type) => type === 'number' || type === 'integer')
  return (
    isNumber && !isInCondition(located) && !has('maximum')(schema) && !has('enum')(schema) && has('minimum')(schema)
  )
}
