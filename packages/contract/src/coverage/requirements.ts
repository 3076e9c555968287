import type { CaseKind } from '../derivation/case.ts'
import { pointerTo } from '../schema/pointer.ts'
import type { SchemaObject } from '../schema/schema.ts'
import { namesOf, type Place, type Places } from './places.ts'

/** Something that a document says of a value, and what has to come of a case that is about it. */
export interface Statement {
  readonly outcome: 'accepted' | 'refused'
  readonly about: string
  /** The kind of case by which it is shown; none where any good value that holds it will do. */
  readonly kind?: CaseKind
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

const KIND_BY_KEYWORD: Readonly<Record<string, CaseKind>> = {
  type: 'wrong type',
  enum: 'member',
  const: 'member',
  minimum: 'bound',
  maximum: 'bound',
  exclusiveMinimum: 'bound',
  exclusiveMaximum: 'bound',
  multipleOf: 'multiple',
  minLength: 'length',
  maxLength: 'length',
  pattern: 'pattern',
  format: 'format',
  minItems: 'items',
  maxItems: 'items',
  uniqueItems: 'items',
  additionalProperties: 'unknown property',
  unevaluatedProperties: 'unknown property',
}

const SIDED = /^(exclusive)?(min|max)imum$|^(min|max)(Length|Items)$|^(multipleOf|pattern|format|uniqueItems)$/i

/**
 * Everything that a schema and what it refers to state about a value, with the outcome of the case that has to show it.
 * A keyword that nobody thought of counts as one to be broken, so that a new one in a document does not go unseen.
 */
export function statementsOf(root: string, carrier: Carrier, place: Places): Statement[] {
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
    else if (keyword === 'properties') for (const name of namesOf(stated)) yield* property(holder, here, name)
    else if (keyword === 'patternProperties') for (const each of inner) yield* schema(each)
    else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof stated === 'object'))
      yield* schema(here)
    else if (keyword === 'if') yield* isImpossible(holder.else) ? schema(here) : []
    else if (keyword === 'then' || keyword === 'else') yield* isImpossible(stated) ? [] : demands(here, stated)
    else if (keyword === 'not') yield* refusals(here, stated as SchemaObject)
    else if (keyword === 'required')
      for (const name of stated as string[]) yield refused(pointerTo(here, name), 'required absent')
    else if (keyword === 'dependentRequired') for (const each of inner) yield refused(each, 'rule')
    else yield* constraint(holder, keyword, here)
  }

  function* constraint(holder: SchemaObject, keyword: string, here: string): Generator<Statement> {
    const stated = holder[keyword]
    const kind = KIND_BY_KEYWORD[keyword] ?? 'other constraint'
    if (keyword === 'enum') yield* namesOf(stated).map((index) => accepted(pointerTo(here, index), kind))
    if (keyword === 'const') yield accepted(`${here}/same`, kind)
    if (keyword === 'type') yield* nothing(holder, here)
    const isOpen = keyword === 'additionalProperties' && stated === true
    if (SIDED.test(keyword) || isOpen) yield accepted(`${here}/inside`, kind)
    if (isBreakable(keyword, stated)) yield refused(here, kind)
  }

  /** Null is a value like any other where it is listed, and a wrong one where it is not. */
  function* nothing({ type, enum: members }: SchemaObject, here: string): Generator<Statement> {
    const isAllowed = [type].flat().includes('null')
    if (isAllowed && !members) yield accepted(`${here}/null`, 'null')
    if (!isAllowed && carrier === 'body') yield refused(`${here}/null`, 'null')
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
    if (!isNull) yield accepted(pointer, 'branch')
    yield* schema(pointer)
  }

  function* property(holder: SchemaObject, here: string, name: string): Generator<Statement> {
    const pointer = pointerTo(here, name)
    const found = place(pointer)
    if ((found.value as unknown) === false) return yield refused(pointer, 'forbidden property')
    yield { outcome: 'accepted', about: pointer }
    const isRequired = ((holder.required ?? []) as string[]).includes(name)
    if (!isRequired && carrier === 'body') yield accepted(`${pointer}/absent`, 'optional absent')
    yield* schema(pointer)
  }
}

/** What `then` and `else` ask for: one statement a required name, and one a keyword of a property. */
function* demands(pointer: string, stated: unknown): Generator<Statement> {
  for (const [keyword, demand] of Object.entries(stated as SchemaObject)) {
    const here = pointerTo(pointer, keyword)
    if (keyword === 'required') yield* (demand as string[]).map((name) => refused(pointerTo(here, name), 'rule'))
    else if (keyword === 'properties') yield* Object.entries(demand as SchemaObject).flatMap(aspectsIn(here))
    else if (keyword !== 'type') yield refused(here, 'rule')
  }
}

function aspectsIn(pointer: string): (entry: [string, unknown]) => Statement[] {
  return ([name, schema]) => {
    const keywords = namesOf(schema).filter((keyword) => keyword !== 'type')
    const places = keywords.length > 0 ? keywords.map((keyword) => [name, keyword]) : [[name]]
    return places.map((keys) => refused(pointerTo(pointer, ...keys), 'rule'))
  }
}

function* refusals(pointer: string, stated: SchemaObject): Generator<Statement> {
  if (!stated.anyOf) return yield refused(pointer, 'rule')
  yield* namesOf(stated.anyOf).map((index) => refused(pointerTo(pointer, 'anyOf', index), 'rule'))
}

const accepted = (about: string, kind: CaseKind): Statement => ({ outcome: 'accepted', about, kind })
const refused = (about: string, kind: CaseKind): Statement => ({ outcome: 'refused', about, kind })
const isImpossible = (schema: unknown): boolean => schema === false || JSON.stringify(schema) === '{"not":{}}'
