import { isObject, type Json, type JsonObject } from '../json.ts'
import { followed } from './examples.ts'

/** All schemas that may judge a value: members of unions count where their tags fit. */
export function applicable(schema: Json | undefined, value: Json | undefined, depth = 0): JsonObject[] {
  const node = followed(schema)
  if (depth > 8) return [node]
  const result = [node]
  for (const word of ['allOf', 'oneOf', 'anyOf'] as const) {
    const members = node[word]
    if (!Array.isArray(members)) continue
    const fitting = word === 'allOf' ? members : members.filter((member) => fits(member, value))
    for (const member of fitting.length > 0 ? fitting : members) result.push(...applicable(member, value, depth + 1))
  }
  return result
}

const tags = ['displayType', 'configType', 'source', 'kind', 'type', 'mode', 'aggFn']

// A member fits where no tag of the value contradicts it, and where it forbids nothing that the value has.
function fits(member: Json, value: Json | undefined): boolean {
  if (!isObject(value)) return true
  const schemas = applicable(member, undefined, 6)
  return schemas.every((schema) => {
    const properties = isObject(schema.properties) ? schema.properties : {}
    if (Object.keys(value).some((key) => properties[key] === false)) return false
    return tags.every((tag) => {
      const at = followed(properties[tag])
      const listed = at.const !== undefined ? [at.const] : at.enum
      return !(tag in value && Array.isArray(listed)) || listed.includes(value[tag] as Json)
    })
  })
}

/** The schemas of a property, or of the items of a list. */
export function inside(schemas: JsonObject[], key: string | number, value: Json | undefined): JsonObject[] {
  return schemas.flatMap((schema) => {
    const next =
      typeof key === 'number' ? schema.items : isObject(schema.properties) ? schema.properties[key] : undefined
    return isObject(next) ? applicable(next, value) : []
  })
}

/** All values that schemas give a keyword. */
export const keyword = (schemas: JsonObject[], word: string): Json[] =>
  schemas.flatMap((schema) => (schema[word] === undefined ? [] : [schema[word]]))

/** All names of properties that schemas have, and do not forbid. */
export const propertiesOf = (schemas: JsonObject[]): string[] => [
  ...new Set(
    schemas.flatMap((schema) =>
      Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(([key, at]) =>
        at === false ? [] : [key],
      ),
    ),
  ),
]

/** A value that a schema may take. */
export function sample(schemas: JsonObject[], depth = 0): Json {
  const first = (word: string): Json | undefined => keyword(schemas, word)[0]
  const given =
    first('const') ?? first('example') ?? first('default') ?? listed(first('examples')) ?? listed(first('enum'))
  if (given !== undefined) return given
  const type = [first('type')].flat()[0]
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return first('minimum') ?? 1
  if (type === 'array') return depth > 4 ? [] : [sample(applicable(first('items'), undefined), depth + 1)]
  if (type !== 'object' && !first('properties')) return 'text'
  const required = keyword(schemas.slice(0, 2), 'required').flat() as string[]
  return Object.fromEntries(
    required.map((key) => [key, sample(inside(schemas, key, undefined).slice(0, 2), depth + 1)]),
  )
}

const listed = (value: Json | undefined): Json | undefined => (Array.isArray(value) ? value[0] : undefined)
