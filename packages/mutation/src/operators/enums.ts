import { eachExampleAt } from '../document/examples.ts'
import type { Json } from '../mutant.ts'
import { has, isInCondition, onSchemaParts, onSchemas, unseenByServers } from './on-schemas.ts'
import type { Operator, Place } from './operator.ts'

const open = 'x-extensible-enum'
const textsOf = (schema: Json, keyword: string): string[] =>
  (schema[keyword] ?? []).filter((member: Json) => typeof member === 'string')

/** A letter less, as fingers do; a letter more where there is but one. */
const misspelt = (text: string): string => (text.length > 2 ? text.slice(0, -2) + text.at(-1) : `${text}x`)

const loses = (name: string, keyword: string): Operator =>
  onSchemaParts(
    name,
    'enums',
    (schema) => (schema[keyword]?.length > 1 ? textsOf(schema, keyword) : []),
    (schema, { part }) => {
      schema[keyword] = schema[keyword].filter((member: Json) => member !== part)
    },
  )

const misspells =
  (keyword: string, withExamples: boolean) =>
  (schema: Json, { document, path, part }: Place): void => {
    if (withExamples) {
      eachExampleAt(document, path, (value, replace) => {
        if (value === part) replace(misspelt(part))
      })
    }
    schema[keyword] = schema[keyword].map((member: Json) => (member === part ? misspelt(part) : member))
  }

export const enums: readonly Operator[] = [
  loses('loses a member', 'enum'),
  // Which one a server takes besides, nobody who asks can guess; that it does not mind capitals, anybody.
  unseenByServers(
    onSchemas(
      'takes one more member',
      'enums',
      (schema) => textsOf(schema, 'enum').length > 0,
      (schema) => {
        schema.enum = [...schema.enum, `next-${textsOf(schema, 'enum')[0]}`]
      },
    ),
  ),
  onSchemas(
    'takes its members in capitals as well',
    'enums',
    (schema) => textsOf(schema, 'enum').some((member) => member !== member.toUpperCase()),
    (schema) => {
      schema.enum = [...new Set([...schema.enum, ...textsOf(schema, 'enum').map((member) => member.toUpperCase())])]
    },
  ),
  onSchemaParts('misspells a member', 'enums', (schema) => textsOf(schema, 'enum'), misspells('enum', false)),
  unseenByServers(
    onSchemaParts(
      'misspells a member, in the examples as well',
      'enums',
      (schema, site) => (isInCondition(site) ? [] : textsOf(schema, 'enum')),
      misspells('enum', true),
    ),
  ),
  onSchemas('opens a closed list of members', 'enums', has('enum'), (schema) => delete schema.enum),
  unseenByServers(loses('loses a known value', open)),
  unseenByServers(
    onSchemaParts(
      'misspells a known value, in the examples as well',
      'enums',
      (schema) => textsOf(schema, open),
      misspells(open, true),
    ),
  ),
  unseenByServers(
    onSchemas('knows one value too many', 'enums', has(open), (schema) => {
      schema[open] = [...schema[open], 'invented']
    }),
  ),
  unseenByServers(
    onSchemas('closes an open list of values', 'enums', has(open), (schema) => {
      schema.enum = [...schema[open], ...(schema.type?.includes?.('null') && Array.isArray(schema.type) ? [null] : [])]
      delete schema[open]
    }),
  ),
  onSchemas(
    'misspells a constant',
    'enums',
    (schema) => typeof schema.const === 'string',
    (schema) => {
      schema.const = misspelt(schema.const)
    },
  ),
  onSchemas('forgets a constant', 'enums', has('const'), (schema) => delete schema.const),
]
