import { nodeAt } from '@clouddb/spec/document/pointer'
import { resolve, schemaNameOf } from '@clouddb/spec/document/references'
import { eachExampleOf } from '../document/examples.ts'
import { meaningOf } from '../document/meaning.ts'
import { inCategory, narrows, unobservable, widens } from './operator.ts'
import { has, isInCondition, ofParameters, onSchemaParts, onSchemas, typesOf } from './schemas.ts'

const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const textual = ['minLength', 'maxLength', 'pattern', 'format']
const listing = ['minItems', 'maxItems', 'uniqueItems', 'items']
const lists = (schema) => has('enum')(schema) || has('const')(schema) || has('x-extensible-enum')(schema)
const isOf =
  (...types) =>
  (schema) =>
    typesOf(schema).some((type) => types.includes(type)) && !lists(schema)
function replaceTypes(schema, from, to) {
  const types = [...new Set(typesOf(schema).flatMap((type) => (from.includes(type) ? to : type)))]
  schema.type = types.length === 1 ? types[0] : types
}
/** Another type, and none of the keywords that belong to the former. */
function retype(schema, from, to) {
  replaceTypes(schema, from, to)
  for (const keyword of [...numeric, ...textual, ...listing, 'default', 'examples']) delete schema[keyword]
}
const retypes = (name, from, to) => onSchemas(name, 'major', isOf(...from), (schema) => retype(schema, from, to))
/** From fractions to whole numbers, or back; a whole multiple makes every number whole. */
const counts = (name, effect, from, to) =>
  onSchemas(
    name,
    effect,
    (schema, located) => isOf(from)(schema) && !Number.isInteger(schema.multipleOf) && !isInCondition(located),
    (schema) => replaceTypes(schema, [from], to),
  )
/** An operator which a server does not show in its parameters. */
const inBodies = (...operator) => ({
  ...onSchemas(...operator),
  isUnobservableAt: ofParameters,
})
export const types = inCategory('types', [
  counts('wants whole numbers', narrows, 'number', 'integer'),
  counts('takes fractions', widens, 'integer', 'number'),
  retypes('takes text for a number', ['number', 'integer'], 'string'),
  retypes('takes a number for text', ['string'], 'number'),
  retypes('takes text for a yes or no', ['boolean'], 'string'),
  unobservable({
    ...retypes('takes text for a number, in the examples as well', ['number', 'integer'], 'string'),
    apply: ({ document, pointer, node }) => {
      eachExampleOf(document, pointer, (value, replace) => {
        if (typeof value === 'number') replace(String(value))
      })
      retype(node, ['number', 'integer'], 'string')
    },
  }),
  onSchemas('forgets a type', widens, isOf('string', 'number', 'integer', 'boolean'), (schema) => {
    for (const keyword of ['type', ...numeric, ...textual]) delete schema[keyword]
  }),
  inBodies(
    'takes null',
    widens,
    (schema, located) =>
      has('type')(schema) &&
      !lists(schema) &&
      !typesOf(schema).includes('null') &&
      !isInCondition(located) &&
      isValue(located.pointer),
    (schema) => {
      schema.type = [...typesOf(schema), 'null']
    },
  ),
  inBodies(
    'takes no null',
    narrows,
    (schema) => typesOf(schema).includes('null') && typesOf(schema).length > 1,
    (schema) => {
      replaceTypes(schema, ['null'], [])
      if (schema.enum) schema.enum = schema.enum.filter((member) => member !== null)
    },
  ),
  inBodies(
    'takes one for a list',
    'major',
    (schema, located) => isOf('array')(schema) && has('items')(schema) && !isInCondition(located),
    (schema, { parent, key }) => {
      parent[key] = { ...schema.items, ...(schema.$ref ? {} : { description: schema.description }) }
      if (schema.items.$ref) parent[key] = { $ref: schema.items.$ref }
    },
  ),
  inBodies(
    'takes a list for one',
    'major',
    (schema, { pointer }) =>
      (isOf('string', 'number', 'boolean', 'integer')(schema) || has('$ref')(schema)) && isValue(pointer),
    (schema, { parent, key }) => {
      const { description = 'Several of it.', ...items } = schema
      parent[key] = { description, type: 'array', items: items.$ref ? items : { ...items } }
    },
  ),
  onSchemas(
    'does not say what a list holds',
    effectOfItems,
    (schema) => has('items')(schema) && Object.keys(schema.items).length > 0,
    (schema) => {
      schema.items = {}
    },
  ),
  onSchemas('forgets a format', widens, has('format'), (schema) => delete schema.format),
  onSchemas(
    'gives a format to an identifier',
    narrows,
    (schema, { pointer }) =>
      isOf('string')(schema) && !has('format')(schema) && !has('pattern')(schema) && /Id$/.test(pointer),
    (schema) => {
      schema.format = 'uuid'
    },
  ),
  onSchemaParts('refers to another schema', effectOfReference, otherSchema, (schema, { part }) => {
    schema.$ref = `#/components/schemas/${part}`
  }),
  unobservable(
    onSchemas('states another default', 'major', has('default'), (schema) => {
      schema.default = otherThan(schema.default, schema)
    }),
  ),
])
/** The schema of a value itself, and not of a part of a composition. */
function isValue(pointer) {
  return /\/(properties|schema|schemas)\/[^/]+$|\/(schema|items)$/.test(pointer)
}
/** A variant in the place of another one is one less of a union that may grow; else it is what the two demand. */
function effectOfReference({ document, pointer, node, part }) {
  const own = keywordsOf(nodeAt(document, node.$ref))
  const other = keywordsOf(document.components.schemas[part])
  return /\/oneOf\/\d+$/.test(pointer) || own.every((each) => other.includes(each)) ? narrows : 'major'
}
function keywordsOf(schema) {
  return Object.entries(JSON.parse(meaningOf(schema))).map((each) => JSON.stringify(each))
}
/** Identifiers that are no longer known as such are no longer replaced in requests that are made from records. */
function effectOfItems({ document, node: { items } }) {
  return resolve(document, items)['x-id-of'] ? 'major' : widens
}
/** The next schema of the same types: the one that a slip of the hand would name. */
function otherSchema(schema, _located, document) {
  const own = schemaNameOf(schema.$ref ?? '')
  if (own === undefined) return []
  const named = document.components.schemas
  const names = Object.keys(named)
  const following = [...names.slice(names.indexOf(own) + 1), ...names.slice(0, names.indexOf(own))]
  const meaning = meaningOf(nodeAt(document, schema.$ref))
  const isOther = (name) => String(named[name].type) === String(named[own].type) && meaningOf(named[name]) !== meaning
  return following.filter(isOther).slice(0, 1)
}
function otherThan(value, schema) {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return schema.enum?.find((member) => member !== value && member !== null) ?? `${value}-other`
}
