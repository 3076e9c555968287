import type { LocatedNode } from '@clouddb/document/located'
import { nodeAt } from '@clouddb/document/pointer'
import { isImpossible } from '@clouddb/document/schemas'
import { isUnion, rulesOf } from '../derivation/instances/contexts.ts'
import { type CaseKind, kindOfKeyword } from '../derivation/kinds.ts'
import { type Node, pointerBelow, type SchemaObject } from '../schema/schema.ts'

type LocatedObject = LocatedNode<SchemaObject>

/** The keys of a map, or the positions of a list. */
const fieldNames = (value: unknown): string[] => Object.keys(Object(value))

/** One side of a constraint on a value, with the outcome of the case that must show it. */
export interface Requirement {
  readonly outcome: 'accepted' | 'refused'
  readonly about: string
  /** The kind of case that shows it; absent where any valid value with it does. */
  readonly kind?: CaseKind
}

/** The place of a value: outside of a body it is text, and every text is a string, and a list of one. */
export type Carrier = 'body' | 'path' | 'query' | 'header'

/** Keywords that no value can break, and those of the rules across fields. */
const SILENT = new Set([
  ...['$ref', '$comment', 'title', 'description', 'default', 'examples', 'example', 'deprecated'],
  ...['discriminator', 'externalDocs', 'readOnly', 'writeOnly'],
  ...['then', 'else', 'not', 'dependentRequired', 'dependentSchemas'],
])

const SIDED =
  /^(exclusive)?(min|max)imum$|^(min|max)(Length|Items)$|^(multipleOf|pattern|format|uniqueItems|(min|max)Properties)$/i

/**
 * Everything that a schema and its references require of a value. An unknown keyword counts as one that a case must
 * break, so that a new keyword in a document is noticed.
 */
export const requirementsOf = (node: Node, carrier: Carrier, document: SchemaObject): Requirement[] =>
  node.flatMap(({ pointer }) => [...new RequirementReader(carrier, document).schema(pointer)])

class RequirementReader {
  readonly #carrier: Carrier
  readonly #document: SchemaObject
  /** The schemas that were read, and whether null was allowed beside each of them wherever it stands. */
  readonly #visited = new Map<string, boolean>()

  constructor(carrier: Carrier, document: SchemaObject) {
    this.#carrier = carrier
    this.#document = document
  }

  /** The schema at the end of its references. A reference with siblings is a schema of its own. */
  #nodeAt(pointer: string): LocatedObject {
    const node = nodeAt(this.#document, pointer) as SchemaObject
    const isReference = typeof node.$ref === 'string' && Object.keys(node).length === 1
    return isReference ? this.#nodeAt(String(node.$ref)) : { pointer, node }
  }

  *schema(pointer: string, isNullBeside = false): Generator<Requirement> {
    const found = this.#nodeAt(pointer)
    const before = this.#visited.get(found.pointer)
    this.#visited.set(found.pointer, isNullBeside && before !== false)
    if (!isNullBeside && before !== false && found.node.type)
      yield* this.#nullRefusal(found.node, pointerBelow(found.pointer, 'type'))
    if (before !== undefined) return
    if (typeof found.node.$ref === 'string') yield* this.schema(found.node.$ref)
    if (typeof found.node !== 'object') return
    for (const keyword of Object.keys(found.node)) {
      if (!SILENT.has(keyword) && !keyword.startsWith('x-')) yield* this.#keywordOf(found, keyword, isNullBeside)
    }
    const rules = rulesOf({ parts: [{ schema: found.node, pointer: found.pointer }], branch: '' })
    for (const rule of rules) if (!isUnion(rule)) yield refused(rule.pointer, 'rule')
  }

  *#keywordOf({ node: owner, pointer }: LocatedObject, keyword: string, isNullBeside: boolean): Generator<Requirement> {
    const stated = owner[keyword]
    const here = pointerBelow(pointer, keyword)
    const inner = fieldNames(stated).map((name) => pointerBelow(here, name))
    if (keyword === 'allOf') for (const each of inner) yield* this.schema(each)
    else if (keyword === 'oneOf' || keyword === 'anyOf')
      for (const each of inner) yield* this.#branch(each, inner, isNullBeside)
    else if (keyword === 'properties') for (const name of fieldNames(stated)) yield* this.#property(owner, here, name)
    else if (keyword === 'patternProperties') for (const each of inner) yield* this.schema(each)
    else if (keyword === 'items' || (keyword === 'additionalProperties' && typeof stated === 'object'))
      yield* this.schema(here)
    else if (keyword === 'propertyNames') yield* this.#names(stated as SchemaObject, here)
    else if (keyword === 'if') yield* isImpossible(owner.else) ? this.schema(here) : []
    // Where a condition has several branches, an object may keep to another one.
    else if (keyword === 'required' && /\/if\/anyOf\/\d+$/.test(pointer)) return
    else if (keyword === 'required')
      for (const name of stated as string[]) yield refused(pointerBelow(here, name), 'required absent')
    else yield* this.#constraint(owner, keyword, here)
  }

  /** The names of properties are always texts. */
  *#names(owner: SchemaObject, here: string): Generator<Requirement> {
    const { type: _, ...constraints } = owner
    for (const keyword of Object.keys(constraints)) yield* this.#constraint(owner, keyword, pointerBelow(here, keyword))
  }

  *#constraint(owner: SchemaObject, keyword: string, here: string): Generator<Requirement> {
    const stated = owner[keyword]
    const kind = kindOfKeyword(keyword)
    if (keyword === 'enum') yield* fieldNames(stated).map((index) => accepted(pointerBelow(here, index), kind))
    if (keyword === 'const') yield accepted(`${here}/same`, kind)
    if (keyword === 'type') yield* this.#nullability(owner, here)
    const isOpen = keyword === 'additionalProperties' && stated === true
    if (SIDED.test(keyword) || isOpen) yield accepted(`${here}/inside`, kind)
    if (this.#isBreakable(keyword, stated)) yield refused(here, kind)
  }

  /** Null is accepted where the type lists it; where it does not, `schema` asks for the refusal. */
  *#nullability({ type, enum: members }: SchemaObject, here: string): Generator<Requirement> {
    const isAllowed = [type].flat().includes('null')
    if (isAllowed && !members) yield accepted(`${here}/null`, 'null')
  }

  *#nullRefusal({ type }: SchemaObject, here: string): Generator<Requirement> {
    if (![type].flat().includes('null') && this.#carrier === 'body') yield refused(`${here}/null`, 'null')
  }

  #isBreakable(keyword: string, stated: unknown): boolean {
    if (keyword === 'minLength' || keyword === 'minItems') {
      // An empty path segment would be another path: no request carries it, which every path parameter promises.
      return stated !== 0 && !(keyword === 'minLength' && stated === 1 && this.#carrier === 'path')
    }
    if (keyword === 'type') return this.#carrier === 'body' || (stated !== 'string' && stated !== 'array')
    return keyword !== 'additionalProperties' || stated !== true
  }

  *#branch(pointer: string, branches: readonly string[], isNullBeside: boolean): Generator<Requirement> {
    const isNull = (each: string) => this.#nodeAt(each).node.type === 'null'
    if (!isNull(pointer)) yield accepted(pointer, 'branch')
    yield* this.schema(pointer, isNullBeside || branches.some(isNull))
  }

  *#property(owner: SchemaObject, here: string, name: string): Generator<Requirement> {
    const pointer = pointerBelow(here, name)
    const found = this.#nodeAt(pointer)
    if (isImpossible(found.node)) return yield refused(pointer, 'forbidden property')
    yield { outcome: 'accepted', about: pointer }
    const isRequired = ((owner.required ?? []) as string[]).includes(name)
    if (!isRequired && this.#carrier === 'body') yield accepted(`${pointer}/absent`, 'optional absent')
    yield* this.schema(pointer)
  }
}

const accepted = (about: string, kind: CaseKind): Requirement => ({ outcome: 'accepted', about, kind })
const refused = (about: string, kind: CaseKind): Requirement => ({ outcome: 'refused', about, kind })
