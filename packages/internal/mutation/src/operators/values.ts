import { nodeAt } from '@clouddb/spec/document/pointer'
import { schemaNameOf } from '@clouddb/spec/document/references'
import { constraintsOf, type Json } from '../document.ts'
import { has, isInCondition, named, onSchemaParts, onSchemas, typesOf } from './operator.ts'

/** The smallest difference between two values of a numeric schema. */
const stepOf = (schema: Json): number => schema.multipleOf ?? 1

const forgets = (keyword: string) => onSchemas(has(keyword), (schema) => delete schema[keyword])

const moves = (keyword: string, by: (schema: Json) => number) =>
  onSchemas(
    // A negative length or number of items is no constraint.
    (schema) => has(keyword)(schema) && !(/Length|Items/.test(keyword) && schema[keyword] + by(schema) < 0),
    (schema) => ({ [keyword]: schema[keyword] + by(schema) }),
  )

const excludes = (keyword: 'minimum' | 'maximum', instead: string) =>
  onSchemas(has(keyword), (schema) => {
    schema[instead] = schema[keyword]
    delete schema[keyword]
  })

const bounds = named({
  'raises an upper bound': moves('maximum', stepOf),
  'lowers an upper bound': moves('maximum', (schema) => -stepOf(schema)),
  'raises a lower bound': moves('minimum', stepOf),
  'lowers a lower bound': moves('minimum', (schema) => -stepOf(schema)),
  'forgets an upper bound': forgets('maximum'),
  'forgets a lower bound': forgets('minimum'),
  'excludes its maximum': excludes('maximum', 'exclusiveMaximum'),
  'excludes its minimum': excludes('minimum', 'exclusiveMinimum'),
  'forgets a multiple': forgets('multipleOf'),
  'doubles a multiple': moves('multipleOf', (schema) => schema.multipleOf),
  'lets a text be longer': moves('maxLength', () => 1),
  'lets a text be less long': moves('maxLength', () => -1),
  'forgets the greatest length of a text': forgets('maxLength'),
  'wants a text to be longer': moves('minLength', () => 1),
  'forgets the least length of a text': forgets('minLength'),
  'lets a list be longer': moves('maxItems', () => 1),
  'lets a list be less long': moves('maxItems', () => -1),
  'forgets the greatest length of a list': forgets('maxItems'),
  'wants a list to be longer': moves('minItems', () => 1),
  'forgets the least length of a list': forgets('minItems'),
  'forgets that the items of a list differ': forgets('uniqueItems'),
  'forgets the pattern of a text': forgets('pattern'),
})

const textsOf = (schema: Json): string[] => (schema.enum ?? []).filter((member: Json) => typeof member === 'string')

const misspelt = (text: string): string => (text.length > 2 ? text.slice(0, -2) + text.at(-1) : `${text}x`)

const enums = named({
  'loses a member': onSchemaParts(
    (schema) => (schema.enum?.length > 1 ? textsOf(schema) : []),
    (schema, { part }) => ({ enum: schema.enum.filter((member: Json) => member !== part) }),
  ),
  'takes its members in capitals as well': onSchemas(
    (schema) => textsOf(schema).some((member) => member !== member.toUpperCase()),
    (schema) => ({ enum: [...new Set([...schema.enum, ...textsOf(schema).map((member) => member.toUpperCase())])] }),
  ),
  'misspells a member': onSchemaParts(textsOf, (schema, { part }) => ({
    enum: schema.enum.map((member: Json) => (member === part ? misspelt(part) : member)),
  })),
  'opens a closed list of members': onSchemas(has('enum'), (schema) => delete schema.enum),
  'misspells a constant': onSchemas(
    (schema) => typeof schema.const === 'string',
    (schema) => ({ const: misspelt(schema.const) }),
  ),
  'forgets a constant': forgets('const'),
})

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
const retypes = (from: readonly string[], to: string) =>
  onSchemas(isOf(...from), (schema) => {
    replaceTypes(schema, from, to)
    for (const keyword of [...numeric, ...textual, ...listing, 'default', 'examples']) delete schema[keyword]
  })

/** Changes fractions to whole numbers, or back; with a whole multiple every number is whole. */
const counts = (from: string, to: string) =>
  onSchemas(
    (schema, located) => isOf(from)(schema) && !Number.isInteger(schema.multipleOf) && !isInCondition(located),
    (schema) => replaceTypes(schema, [from], to),
  )

/** An operator that parameters do not show: a parameter is text, without null, and one value is a list of one. */
const inBodies = (applies: Parameters<typeof onSchemas>[0], change: Parameters<typeof onSchemas>[1]) =>
  onSchemas((schema, located) => !located.pointer.includes('/parameters/') && applies(schema, located), change)

/** Whether a pointer leads to the schema of a value, and not to a part of a composition. */
const isValue = (pointer: string): boolean => /\/(properties|schema|schemas)\/[^/]+$|\/(schema|items)$/.test(pointer)

const types = named({
  'wants whole numbers': counts('number', 'integer'),
  'takes fractions': counts('integer', 'number'),
  'takes text for a number': retypes(['number', 'integer'], 'string'),
  'takes a number for text': retypes(['string'], 'number'),
  'takes text for a yes or no': retypes(['boolean'], 'string'),
  'forgets a type': onSchemas(isOf('string', 'number', 'integer', 'boolean'), (schema) => {
    for (const keyword of ['type', ...numeric, ...textual]) delete schema[keyword]
  }),
  'takes null': inBodies(
    (schema, located) =>
      has('type')(schema) &&
      !listsValues(schema) &&
      !typesOf(schema).includes('null') &&
      !isInCondition(located) &&
      isValue(located.pointer),
    (schema) => ({ type: [...typesOf(schema), 'null'] }),
  ),
  'takes no null': inBodies(
    (schema) => typesOf(schema).includes('null') && typesOf(schema).length > 1,
    (schema) => {
      replaceTypes(schema, ['null'], [])
      if (schema.enum) schema.enum = schema.enum.filter((member: Json) => member !== null)
    },
  ),
  'takes one for a list': inBodies(
    (schema, located) => isOf('array')(schema) && has('items')(schema) && !isInCondition(located),
    (schema, { parent, key }) => {
      parent[key] = { ...schema.items, ...(schema.$ref ? {} : { description: schema.description }) }
      if (schema.items.$ref) parent[key] = { $ref: schema.items.$ref }
    },
  ),
  'takes a list for one': inBodies(
    (schema, { pointer }) =>
      (isOf('string', 'number', 'boolean', 'integer')(schema) || has('$ref')(schema)) && isValue(pointer),
    (schema, { parent, key }) => {
      const { description = 'A list.', ...items } = schema
      parent[key] = { description, type: 'array', items: items.$ref ? items : { ...items } }
    },
  ),
  'does not say what a list holds': onSchemas(
    (schema) => has('items')(schema) && Object.keys(schema.items).length > 0,
    () => ({ items: {} }),
  ),
  'forgets a format': forgets('format'),
  'gives a format to an identifier': onSchemas(
    (schema, { pointer }) =>
      isOf('string')(schema) && !has('format')(schema) && !has('pattern')(schema) && /Id$/.test(pointer),
    () => ({ format: 'uuid' }),
  ),
  'refers to another schema': onSchemaParts(otherSchema, (_, { part }) => ({ $ref: `#/components/schemas/${part}` })),
})

/** The next schema that has the same types and accepts other values. */
function otherSchema(schema: Json, _located: unknown, document: Json): string[] {
  const own = schemaNameOf(schema.$ref ?? '')
  if (own === undefined) return []
  const named = document.components.schemas
  const names = Object.keys(named)
  const following = [...names.slice(names.indexOf(own) + 1), ...names.slice(0, names.indexOf(own))]
  const constraints = constraintsOf(nodeAt(document, schema.$ref), 'examples')
  const isOther = (name: string) =>
    String(named[name].type) === String(named[own].type) && constraintsOf(named[name], 'examples') !== constraints
  return following.filter(isOther).slice(0, 1)
}

/** Mistakes in the schema of one value. */
export const values = [...bounds, ...enums, ...types]
