import { nodeAt } from '@clouddb/spec/document/pointer'
import { schemaNameOf } from '@clouddb/spec/document/references'
import { constraintsOf, type Json } from '../document.ts'
import { has, isInCondition, type Operator, onSchemaParts, onSchemas, typesOf } from './operator.ts'

/** The smallest difference between two values of a numeric schema. */
const stepOf = (schema: Json): number => schema.multipleOf ?? 1

const forgets = (what: string, keyword: string): Operator =>
  onSchemas(`forgets ${what}`, has(keyword), (schema) => delete schema[keyword])

const moves = (name: string, keyword: string, by: (schema: Json) => number): Operator =>
  onSchemas(
    name,
    // A negative length or number of items is no constraint.
    (schema) => has(keyword)(schema) && !(/Length|Items/.test(keyword) && schema[keyword] + by(schema) < 0),
    (schema) => ({ [keyword]: schema[keyword] + by(schema) }),
  )

const excludes = (keyword: 'minimum' | 'maximum', instead: string): Operator =>
  onSchemas(`excludes its ${keyword}`, has(keyword), (schema) => {
    schema[instead] = schema[keyword]
    delete schema[keyword]
  })

const bounds: readonly Operator[] = [
  moves('raises an upper bound', 'maximum', stepOf),
  moves('lowers an upper bound', 'maximum', (schema) => -stepOf(schema)),
  moves('raises a lower bound', 'minimum', stepOf),
  moves('lowers a lower bound', 'minimum', (schema) => -stepOf(schema)),
  forgets('an upper bound', 'maximum'),
  forgets('a lower bound', 'minimum'),
  excludes('maximum', 'exclusiveMaximum'),
  excludes('minimum', 'exclusiveMinimum'),
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

const textsOf = (schema: Json): string[] => (schema.enum ?? []).filter((member: Json) => typeof member === 'string')

const misspelt = (text: string): string => (text.length > 2 ? text.slice(0, -2) + text.at(-1) : `${text}x`)

const enums: readonly Operator[] = [
  onSchemaParts(
    'loses a member',
    (schema) => (schema.enum?.length > 1 ? textsOf(schema) : []),
    (schema, { part }) => ({ enum: schema.enum.filter((member: Json) => member !== part) }),
  ),
  onSchemas(
    'takes its members in capitals as well',
    (schema) => textsOf(schema).some((member) => member !== member.toUpperCase()),
    (schema) => ({ enum: [...new Set([...schema.enum, ...textsOf(schema).map((member) => member.toUpperCase())])] }),
  ),
  onSchemaParts('misspells a member', textsOf, (schema, { part }) => ({
    enum: schema.enum.map((member: Json) => (member === part ? misspelt(part) : member)),
  })),
  onSchemas('opens a closed list of members', has('enum'), (schema) => delete schema.enum),
  onSchemas(
    'misspells a constant',
    (schema) => typeof schema.const === 'string',
    (schema) => ({ const: misspelt(schema.const) }),
  ),
  forgets('a constant', 'const'),
]

const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const textual = ['minLength', 'maxLength', 'pattern', 'format']
const listing = ['minItems', 'maxItems', 'uniqueItems', 'items']
const listsValues = (schema: Json): boolean =>
  ['enum', 'const', 'x-extensible-enum'].some((keyword) => has(keyword)(schema))

const isOf =
  (...types: string[]) =>
  (schema: Json): boolean =>
    typesOf(schema).some((type) => types.includes(type)) && !listsValues(schema)

function replaceTypes(schema: Json, from: readonly string[], to: string | []): void {
  const types = [...new Set(typesOf(schema).flatMap((type) => (from.includes(type) ? to : type)))]
  schema.type = types.length === 1 ? types[0] : types
}

/** Changes the type and removes the keywords of the old one. */
const retypes = (name: string, from: readonly string[], to: string): Operator =>
  onSchemas(name, isOf(...from), (schema) => {
    replaceTypes(schema, from, to)
    for (const keyword of [...numeric, ...textual, ...listing, 'default', 'examples']) delete schema[keyword]
  })

/** Changes fractions to whole numbers, or back; with a whole multiple every number is whole. */
const counts = (name: string, from: string, to: string): Operator =>
  onSchemas(
    name,
    (schema, located) => isOf(from)(schema) && !Number.isInteger(schema.multipleOf) && !isInCondition(located),
    (schema) => replaceTypes(schema, [from], to),
  )

/** An operator that parameters do not show: a parameter is text, without null, and one value is a list of one. */
const inBodies = (name: string, applies: Parameters<typeof onSchemas>[1], change: Parameters<typeof onSchemas>[2]) =>
  onSchemas(name, (schema, located) => !located.pointer.includes('/parameters/') && applies(schema, located), change)

/** Whether a pointer leads to the schema of a value, and not to a part of a composition. */
const isValue = (pointer: string): boolean => /\/(properties|schema|schemas)\/[^/]+$|\/(schema|items)$/.test(pointer)

const types: readonly Operator[] = [
  counts('wants whole numbers', 'number', 'integer'),
  counts('takes fractions', 'integer', 'number'),
  retypes('takes text for a number', ['number', 'integer'], 'string'),
  retypes('takes a number for text', ['string'], 'number'),
  retypes('takes text for a yes or no', ['boolean'], 'string'),
  onSchemas('forgets a type', isOf('string', 'number', 'integer', 'boolean'), (schema) => {
    for (const keyword of ['type', ...numeric, ...textual]) delete schema[keyword]
  }),
  inBodies(
    'takes null',
    (schema, located) =>
      has('type')(schema) &&
      !listsValues(schema) &&
      !typesOf(schema).includes('null') &&
      !isInCondition(located) &&
      isValue(located.pointer),
    (schema) => ({ type: [...typesOf(schema), 'null'] }),
  ),
  inBodies(
    'takes no null',
    (schema) => typesOf(schema).includes('null') && typesOf(schema).length > 1,
    (schema) => {
      replaceTypes(schema, ['null'], [])
      if (schema.enum) schema.enum = schema.enum.filter((member: Json) => member !== null)
    },
  ),
  inBodies(
    'takes one for a list',
    (schema, located) => isOf('array')(schema) && has('items')(schema) && !isInCondition(located),
    (schema, { parent, key }) => {
      parent[key] = { ...schema.items, ...(schema.$ref ? {} : { description: schema.description }) }
      if (schema.items.$ref) parent[key] = { $ref: schema.items.$ref }
    },
  ),
  inBodies(
    'takes a list for one',
    (schema, { pointer }) =>
      (isOf('string', 'number', 'boolean', 'integer')(schema) || has('$ref')(schema)) && isValue(pointer),
    (schema, { parent, key }) => {
      const { description = 'A list.', ...items } = schema
      parent[key] = { description, type: 'array', items: items.$ref ? items : { ...items } }
    },
  ),
  onSchemas(
    'does not say what a list holds',
    (schema) => has('items')(schema) && Object.keys(schema.items).length > 0,
    () => ({ items: {} }),
  ),
  forgets('a format', 'format'),
  onSchemas(
    'gives a format to an identifier',
    (schema, { pointer }) =>
      isOf('string')(schema) && !has('format')(schema) && !has('pattern')(schema) && /Id$/.test(pointer),
    () => ({ format: 'uuid' }),
  ),
  onSchemaParts('refers to another schema', otherSchema, (_, { part }) => ({ $ref: `#/components/schemas/${part}` })),
]

/** The next schema that has the same types and accepts other values. */
function otherSchema(schema: Json, _located: unknown, document: Json): string[] {
  const own = schemaNameOf(schema.$ref ?? '')
  if (own === undefined) return []
  const named = document.components.schemas
  const names = Object.keys(named)
  const following = [...names.slice(names.indexOf(own) + 1), ...names.slice(0, names.indexOf(own))]
  const constraints = constraintsOf(nodeAt(document, schema.$ref))
  const isOther = (name: string) =>
    String(named[name].type) === String(named[own].type) && constraintsOf(named[name]) !== constraints
  return following.filter(isOther).slice(0, 1)
}

/** Mistakes in the schema of one value. */
export const values: readonly Operator[] = [...bounds, ...enums, ...types]
