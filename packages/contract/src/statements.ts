import { pointerTo, type SchemaObject } from './schema.ts'

export type Outcome = 'accepted' | 'refused'

export interface Place {
  readonly pointer: string
  readonly value: SchemaObject
}

interface Statement {
  readonly outcome: Outcome
  readonly about: string
}

/** What carries a value: in all but a body it is text, and has no wrong type where a text is asked for. */
export type Carrier = 'body' | 'path' | 'query' | 'header'

/** Says nothing that a value could break. */
const SILENT = new Set(
  [
    ['$ref', '$comment', 'title', 'description', 'default', 'examples', 'example', 'deprecated'],
    ['discriminator', 'externalDocs', 'readOnly', 'writeOnly'],
  ].flat(),
)

const SIDED = /^(exclusive)?(min|max)imum$|^(min|max)(Length|Items)$|^multipleOf$/i

/**
 * Everything that a schema and what it refers to state about a value, with the outcome of the case that has to show it.
 * A keyword that nobody thought of counts as one to be broken, so that a new one in a document does not go unseen.
 */
export function statementsOf(root: string, carrier: Carrier, place: (pointer: string) => Place): Statement[] {
  const visited = new Set<string>()
  return [...schema(root)]

  function* schema(pointer: string): Generator<Statement> {
    const found = place(pointer)
    if (visited.has(found.pointer)) return
    visited.add(found.pointer)
    if (typeof found.value.$ref === 'string') yield* schema(found.value.$ref)
    if (typeof found.value !== 'object') return
    for (const keyword of Object.keys(found.value)) {
      if (!SILENT.has(keyword) && !keyword.startsWith('x-')) yield* keywordOf(found, keyword)
    }
  }

  function* keywordOf({ value: holder, pointer }: Place, keyword: string): Generator<Statement> {
    const stated = holder[keyword]
    const here = pointerTo(pointer, keyword)
    const inner = namesOf(stated).map((name) => pointerTo(here, name))
    if (keyword === 'allOf') for (const each of inner) yield* schema(each)
    else if (keyword === 'oneOf' || keyword === 'anyOf') for (const each of inner) yield* branch(each)
    else if (keyword === 'properties') for (const each of inner) yield* property(each)
    else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof stated === 'object'))
      yield* schema(here)
    else if (keyword === 'if') yield* isImpossible(holder.else) ? schema(here) : []
    else if (keyword === 'then' || keyword === 'else') yield* isImpossible(stated) ? [] : demands(here, stated)
    else if (keyword === 'not') yield* refusals(here, stated as SchemaObject)
    else if (keyword === 'required') for (const name of stated as string[]) yield refused(pointerTo(here, name))
    else if (keyword === 'dependentRequired') for (const each of inner) yield refused(each)
    else yield* constraint(holder, keyword, here)
  }

  function* constraint(holder: SchemaObject, keyword: string, here: string): Generator<Statement> {
    const stated = holder[keyword]
    if (keyword === 'enum') yield* namesOf(stated).map((index) => accepted(pointerTo(here, index)))
    if (keyword === 'const') yield accepted(`${here}/same`)
    if (keyword === 'type' && [stated].flat().includes('null') && !holder.enum) yield accepted(`${here}/null`)
    const isOpen = keyword === 'additionalProperties' && stated === true
    if (SIDED.test(keyword) || isOpen) yield accepted(`${here}/inside`)
    if (isBreakable(keyword, stated)) yield refused(here)
  }

  function isBreakable(keyword: string, stated: unknown): boolean {
    if (keyword === 'minLength' || keyword === 'minItems') {
      // An empty path segment is another path: no request carries it, and that is promised for every path parameter.
      return stated !== 0 && !(keyword === 'minLength' && stated === 1 && carrier === 'path')
    }
    if (keyword === 'type') return carrier === 'body' || stated !== 'string'
    return keyword !== 'additionalProperties' || stated !== true
  }

  function* branch(pointer: string): Generator<Statement> {
    const isNull = place(pointer).value.type === 'null'
    if (!isNull) yield accepted(pointer)
    yield* schema(pointer)
  }

  function* property(pointer: string): Generator<Statement> {
    if ((place(pointer).value as unknown) === false) return yield refused(pointer)
    yield accepted(pointer)
    yield* schema(pointer)
  }
}

/** What `then` and `else` ask for: one statement a required name, and one a keyword of a property. */
function* demands(pointer: string, stated: unknown): Generator<Statement> {
  for (const [keyword, demand] of Object.entries(stated as SchemaObject)) {
    const here = pointerTo(pointer, keyword)
    if (keyword === 'required') yield* (demand as string[]).map((name) => refused(pointerTo(here, name)))
    else if (keyword === 'properties') yield* Object.entries(demand as SchemaObject).flatMap(aspectsIn(here))
    else if (keyword !== 'type') yield refused(here)
  }
}

function aspectsIn(pointer: string): (entry: [string, unknown]) => Statement[] {
  return ([name, schema]) => {
    const keywords = namesOf(schema).filter((keyword) => keyword !== 'type')
    const places = keywords.length > 0 ? keywords.map((keyword) => [name, keyword]) : [[name]]
    return places.map((keys) => refused(pointerTo(pointer, ...keys)))
  }
}

function* refusals(pointer: string, stated: SchemaObject): Generator<Statement> {
  if (!stated.anyOf) return yield refused(pointer)
  yield* namesOf(stated.anyOf).map((index) => refused(pointerTo(pointer, 'anyOf', index)))
}

const accepted = (about: string): Statement => ({ outcome: 'accepted', about })
const refused = (about: string): Statement => ({ outcome: 'refused', about })
const isImpossible = (schema: unknown): boolean => schema === false || JSON.stringify(schema) === '{"not":{}}'

/** The names of a mapping, the positions of a list. */
export function namesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}
