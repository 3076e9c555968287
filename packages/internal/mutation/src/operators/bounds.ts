import type { LocatedNode } from '@clouddb/spec/document/located'
import type { Json } from '../json.ts'
import {
  inCategory,
  type Judgement,
  narrows,
  type Operator,
  type Uncategorized,
  unobservable,
  widens,
} from './operator.ts'
import { has, isInCondition, onSchemas, typesOf } from './schemas.ts'

/** The least by which a number can differ and still be one. */
const stepOf = (schema: Json): number => schema.multipleOf ?? 1

const forgets = (what: string, keyword: string): Uncategorized =>
  onSchemas(`forgets ${what}`, widens, has(keyword), (schema) => delete schema[keyword])

const moves = (name: string, effect: Judgement, keyword: string, by: (schema: Json) => number): Uncategorized =>
  onSchemas(
    name,
    effect,
    // A length or a number of items below nothing is no other statement.
    (schema) => has(keyword)(schema) && !(/Length|Items/.test(keyword) && schema[keyword] + by(schema) < 0),
    (schema) => {
      schema[keyword] += by(schema)
    },
  )

const excludes = (keyword: 'minimum' | 'maximum', instead: string): Uncategorized =>
  onSchemas(`excludes its ${keyword}`, narrows, has(keyword), (schema) => {
    schema[instead] = schema[keyword]
    delete schema[keyword]
  })

export const bounds: readonly Operator[] = inCategory('bounds', [
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
      schema.maximum = 1_000_000_000_000_000
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

function isUnbounded(schema: Json, located: LocatedNode): boolean {
  const isNumber = typesOf(schema).some((type) => type === 'number' || type === 'integer')
  return (
    isNumber && !isInCondition(located) && !has('maximum')(schema) && !has('enum')(schema) && has('minimum')(schema)
  )
}
