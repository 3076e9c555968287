import type { Closure } from './facts-closure.ts'
import { entriesOf, isObject, listOf, type Spot } from './facts-spots.ts'
import { isPublic, membersOf } from './facts-values.ts'

const words = new Set(['description', 'summary', 'title', 'example', 'examples', '$comment'])

/** Whether a key holds words for people, examples, or a word of this project. */
export const isWord = (key: string): boolean => words.has(key) || key.startsWith('x-')

/** What is `{}`, or only described, is left open: nothing is said about its values. */
export const isOpen = (schema: unknown): boolean =>
  isObject(schema) && !('x-extensible-enum' in schema) && Object.keys(schema).every(isWord)

const single = new Set(['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'unevaluatedProperties'])
const maps = new Set(['patternProperties', 'dependentSchemas', '$defs'])
const lists = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems'])
const conditions = new Set(['if', 'then', 'else'])
// What these hold is judged by itself; a discriminator says again what the members of its union say.
const structure = new Set(['$ref', 'properties', 'discriminator', ...maps, ...lists, ...conditions])

/** Judges a schema and the schemas in it; what they refer to is judged as a component. */
export function judgeSchema(closure: Closure, schema: Spot): void {
  if (schema.mark !== 'public') judgeKeywords(closure, schema)
  judgeMarks(closure, schema)
  judgeProperties(closure, schema)
  judgeMembers(closure, schema)
  for (const inside of insideOf(closure, schema)) judgeSchema(closure, inside)
}

function judgeKeywords({ reading, unbacked }: Closure, schema: Spot): void {
  const { node, pointer } = schema
  const judge = (keyword: string, statement: string, member: unknown, says: string): void => {
    const isBacked = reading.isBacked(pointer, statement) || isPublic(schema, keyword, member)
    if (!isBacked) unbacked(`${pointer}/${keyword}`, says)
  }
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword === 'x-extensible-enum' || keyword === 'enum' || keyword === 'const') {
      for (const member of membersOf(schema) ?? []) judge(keyword, `value ${member}`, member, String(member))
    } else if (keyword === 'type' || keyword === 'required') {
      for (const member of [value].flat()) judge(keyword, `${keyword} ${member}`, member, `${keyword} ${member}`)
    } else if (!structure.has(keyword) && !isWord(keyword) && !(single.has(keyword) && isObject(value))) {
      judge(keyword, keyword, undefined, `${keyword} ${JSON.stringify(value)}`)
    }
  }
}

/** A word in `x-public` must be said by its schema, and be said by no fact. */
function judgeMarks({ reading, unbacked }: Closure, schema: Spot): void {
  const { node, pointer } = schema
  if (node['x-public'] === undefined) return
  const said = [...Object.keys(node), ...[node.type].flat(), ...(membersOf(schema) ?? [])]
  for (const word of listOf(node['x-public']).map(String)) {
    const isStated = [word, `type ${word}`, `value ${word}`].some((each) => reading.isBacked(pointer, each))
    if (isStated || !said.map(String).includes(word)) unbacked(`${pointer}/x-public`, `${word} is a public fact`)
  }
}

/** That a field exists says the schema that holds it, unless the field or what it refers to is marked otherwise. */
function judgeProperties({ reading, unbacked }: Closure, schema: Spot): void {
  for (const [name, property] of entriesOf(schema.node.properties)) {
    const spot = reading.child(schema, 'properties', name)
    const pointer = spot?.pointer ?? `${schema.pointer}/properties/${name}`
    const own = isObject(property) ? property['x-provenance'] : undefined
    const isStated = own === undefined ? schema.mark !== 'public' && spot?.mark !== 'public' : own !== 'public'
    if (isStated && !isOpen(property) && !reading.isBacked(pointer, 'stands there')) unbacked(pointer, `field ${name}`)
  }
}

function judgeMembers({ reading, unbacked }: Closure, schema: Spot): void {
  if (schema.mark === 'public') return
  for (const keyword of lists) {
    for (const index of listOf(schema.node[keyword]).keys()) {
      const member = reading.child(schema, keyword, String(index))
      if (!member || member.node.$ref === undefined || member.mark === 'public') continue
      if (!reading.isBacked(member.pointer, 'stands there')) unbacked(member.pointer, `${keyword} ${member.node.$ref}`)
    }
  }
}

function insideOf({ reading: { child } }: Closure, schema: Spot): Spot[] {
  // A condition is a public fact where what it asks for is one.
  const conditional = (inside: Spot): Spot => ({
    ...inside,
    mark: inside.node['x-provenance'] ? inside.mark : child(schema, 'if')?.mark,
  })
  return Object.entries(schema.node).flatMap(([keyword, value]): Spot[] => {
    if (keyword === 'properties' || maps.has(keyword)) {
      return entriesOf(value).flatMap(([name]) => child(schema, keyword, name) ?? [])
    }
    if (lists.has(keyword)) {
      return [...listOf(value).keys()].flatMap((index) => child(schema, keyword, String(index)) ?? [])
    }
    const inside = single.has(keyword) || conditions.has(keyword) ? child(schema, keyword) : undefined
    if (!inside) return []
    return [conditions.has(keyword) ? conditional(inside) : inside]
  })
}
