import { eachExampleAt } from '../document/examples.ts'
import { meaningOf } from '../document/meaning.ts'
import { at, pathOf } from '../document/pointer.ts'
import type { Json } from '../mutant.ts'
import { has, isInCondition, ofParameters, onSchemaParts, onSchemas, typesOf, unseenByServers } from './on-schemas.ts'
import type { Operator } from './operator.ts'

const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const textual = ['minLength', 'maxLength', 'pattern', 'format']
const listing = ['minItems', 'maxItems', 'uniqueItems', 'items']
const lists = (schema: Json): boolean => has('enum')(schema) || has('const')(schema) || has('x-extensible-enum')(schema)

const isOf =
  (...types: string[]) =>
  (schema: Json): boolean =>
    typesOf(schema).some((type) => types.includes(type)) && !lists(schema)

/** Another type, and none of the keywords that belong to the former. */
function retype(schema: Json, from: readonly string[], to: string): void {
  const types = typesOf(schema).map((type) => (from.includes(type) ? to : type))
  schema.type = types.length === 1 ? types[0] : [...new Set(types)]
  for (const keyword of [...numeric, ...textual, ...listing, 'default', 'examples']) delete schema[keyword]
}

const retypes = (name: string, from: readonly string[], to: string): Operator =>
  onSchemas(name, 'types', isOf(...from), (schema) => retype(schema, from, to))

/** A whole multiple makes every number whole. */
const isWholeAnyway = (schema: Json): boolean => Number.isInteger(schema.multipleOf)

/** The same operator, which a server does not show in its parameters. */
const inBodies = (operator: Operator): Operator => ({ ...operator, silentAt: ofParameters })

export const types: readonly Operator[] = [
  onSchemas(
    'wants whole numbers',
    'types',
    (schema, site) => isOf('number')(schema) && !isWholeAnyway(schema) && !isInCondition(site),
    (schema) => {
      schema.type = typesOf(schema).map((type) => (type === 'number' ? 'integer' : type))
      if (schema.type.length === 1) schema.type = schema.type[0]
    },
  ),
  onSchemas(
    'takes fractions',
    'types',
    (schema, site) => isOf('integer')(schema) && !isWholeAnyway(schema) && !isInCondition(site),
    (schema) => {
      schema.type = typesOf(schema).map((type) => (type === 'integer' ? 'number' : type))
      if (schema.type.length === 1) schema.type = schema.type[0]
    },
  ),
  retypes('takes text for a number', ['number', 'integer'], 'string'),
  retypes('takes a number for text', ['string'], 'number'),
  retypes('takes text for a yes or no', ['boolean'], 'string'),
  unseenByServers({
    ...retypes('takes text for a number, in the examples as well', ['number', 'integer'], 'string'),
    apply: ({ document, path, node }) => {
      eachExampleAt(document, path, (value, replace) => {
        if (typeof value === 'number') replace(String(value))
      })
      retype(node, ['number', 'integer'], 'string')
    },
  }),
  onSchemas('forgets a type', 'types', isOf('string', 'number', 'integer', 'boolean'), (schema) => {
    for (const keyword of ['type', ...numeric, ...textual, 'default']) delete schema[keyword]
  }),
  inBodies(
    onSchemas(
      'takes null',
      'types',
      (schema, site) =>
        has('type')(schema) &&
        !lists(schema) &&
        !typesOf(schema).includes('null') &&
        !isInCondition(site) &&
        isValue(site.path),
      (schema) => {
        schema.type = [...typesOf(schema), 'null']
      },
    ),
  ),
  inBodies(
    onSchemas(
      'takes no null',
      'types',
      (schema) => typesOf(schema).includes('null') && typesOf(schema).length > 1,
      (schema) => {
        const types = typesOf(schema).filter((type) => type !== 'null')
        schema.type = types.length === 1 ? types[0] : types
        if (schema.enum) schema.enum = schema.enum.filter((member: Json) => member !== null)
      },
    ),
  ),
  inBodies(
    onSchemas(
      'takes one for a list',
      'types',
      (schema, site) => isOf('array')(schema) && has('items')(schema) && !isInCondition(site),
      (schema, { parent, key }) => {
        parent[key] = { ...schema.items, ...(schema.$ref ? {} : { description: schema.description }) }
        if (schema.items.$ref) parent[key] = { $ref: schema.items.$ref }
      },
    ),
  ),
  inBodies(
    onSchemas(
      'takes a list for one',
      'types',
      (schema, site) =>
        (isOf('string', 'number', 'boolean', 'integer')(schema) || has('$ref')(schema)) && isValue(site.path),
      (schema, { parent, key }) => {
        const { description = 'Several of it.', ...items } = schema
        parent[key] = { description, type: 'array', items: items.$ref ? items : { ...items } }
      },
    ),
  ),
  onSchemas(
    'does not say what a list holds',
    'types',
    (schema) => has('items')(schema) && Object.keys(schema.items).length > 0,
    (schema) => {
      schema.items = {}
    },
  ),
  onSchemas('forgets a format', 'types', has('format'), (schema) => delete schema.format),
  onSchemas(
    'gives a format to an identifier',
    'types',
    (schema, { path }) =>
      isOf('string')(schema) && !has('format')(schema) && !has('pattern')(schema) && /Id$/.test(path.at(-1) ?? ''),
    (schema) => {
      schema.format = 'uuid'
    },
  ),
  onSchemaParts('refers to another schema', 'types', otherSchema, (schema, { part }) => {
    schema.$ref = `#/components/schemas/${part}`
  }),
  unseenByServers(
    onSchemas('states another default', 'types', has('default'), (schema) => {
      schema.default = otherThan(schema.default, schema)
    }),
  ),
]

/** The schema of a value itself, and not of a part of a composition. */
function isValue(path: readonly string[]): boolean {
  return (
    ['properties', 'schema', 'schemas'].includes(path.at(-2) ?? '') || ['schema', 'items'].includes(path.at(-1) ?? '')
  )
}

/** The next schema of the same types: the one that a slip of the hand would name. */
function otherSchema(schema: Json, _site: unknown, document: Json): string[] {
  if (!schema.$ref?.startsWith('#/components/schemas/')) return []
  const named = document.components.schemas
  const names = Object.keys(named)
  const own = String(pathOf(schema.$ref).at(-1))
  const following = [...names.slice(names.indexOf(own) + 1), ...names.slice(0, names.indexOf(own))]
  const meaning = meaningOf(at(document, pathOf(schema.$ref)))
  const isOther = (name: string) =>
    String(named[name].type) === String(named[own].type) && meaningOf(named[name]) !== meaning
  return following.filter(isOther).slice(0, 1)
}

function otherThan(value: Json, schema: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return schema.enum?.find((member: Json) => member !== value && member !== null) ?? `${value}-other`
}
