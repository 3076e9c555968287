import { childrenOf, type LocatedNode, locatedAt, locatedItems, valueAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { componentName, referenceTarget } from '@clouddb/document/references'
import { isOfType } from '@clouddb/document/schema-parts'
import { isAnnotation, wordKeywords } from './annotations.ts'
import {
  type Discriminator,
  emptyMeaning,
  type Meaning,
  mergedMeaning,
  statesNothing,
  type Union,
  withoutAsides,
} from './meaning.ts'
import { canonical, type Json, textOfValue } from './sentence-text.ts'

const broken = (at: LocatedNode, reason: string): Meaning => ({ ...emptyMeaning(at), broken: reason })

const read = new Set(
  '$ref allOf anyOf oneOf discriminator type enum const x-extensible-enum properties required x-always if then else'.split(
    ' ',
  ),
)

/** The meaning of a schema; references to components stay references. */
export function meaningOf(document: unknown, at: LocatedNode, seen: ReadonlySet<string> = new Set()): Meaning {
  const { node, pointer } = at
  if (typeof node === 'boolean') return { ...emptyMeaning(at), never: !node }
  if (!isRecord(node)) return broken(at, 'it is not a schema')
  if (seen.has(pointer)) return broken(at, 'it refers only to itself')
  const within = new Set(seen).add(pointer)
  const own = ownMeaning(document, at, node, within)
  const conjuncts = locatedItems(locatedAt(at, 'allOf'))
  if (isDemand(node)) conjuncts.push(locatedAt(at, 'if'))
  const parts = [
    ...(node.$ref === undefined ? [] : [referred(document, at, node.$ref, within)]),
    ...conjuncts.map((member) => meaningOf(document, member, within)),
  ]
  return parts.reduce(mergedMeaning, own)
}

function referred(document: unknown, at: LocatedNode, $ref: unknown, seen: ReadonlySet<string>): Meaning {
  const target = referenceTarget(document, { node: { $ref }, pointer: at.pointer })
  if (!target) return broken(at, `there is nothing at ${textOfValue($ref)}`)
  return componentName('schemas', { $ref }) === undefined
    ? meaningOf(document, target, seen)
    : { ...emptyMeaning(at), all: [at] }
}

function ownMeaning(document: unknown, at: LocatedNode, node: Json, seen: ReadonlySet<string>): Meaning {
  const unreadable = unreadableKeyword(node)
  if (unreadable) return broken(at, `its ${unreadable} cannot be read`)
  const isRest = (key: string) => !read.has(key) && !isAnnotation(key) && !saysNothing(key, node)
  const rest = Object.fromEntries(Object.entries(node).filter(([key]) => isRest(key)))
  if (node.if !== undefined && !isDemand(node) && ![node.then, node.else].every(admitsAll))
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    rest.if = { if: node.if, then: node.then, else: node.else }
  const unions = ['oneOf', 'anyOf'].filter((keyword) => Array.isArray(node[keyword]))
  if (unions.length === 0 && node.discriminator !== undefined) rest.discriminator = node.discriminator
  const meaning: Meaning = {
    ...emptyMeaning(at),
    ...readValues(node),
    never: node.not !== undefined && refusesAll(node.not),
    words: new Map([...childrenOf(at)].filter(([key]) => wordKeywords.has(key))),
    properties: childrenOf(locatedAt(at, 'properties')),
    required: new Set(node.required as string[] | undefined),
    always: new Set(node['x-always'] as string[] | undefined),
    rest,
  }
  if (meaning.never) return meaning
  const readMember = (member: LocatedNode) => meaningOf(document, member, seen)
  return unions.reduce((own, keyword) => readUnion(at, keyword, own, readMember), meaning)
}

/** An `if` with an `else` that nothing satisfies and no `then` is a demand. */
export function isDemand(node: Json): boolean {
  return node.if !== undefined && node.then === undefined && isNever(node.else)
}

export const admitsAll = (schema: unknown): boolean =>
  schema === undefined || schema === true || canonical(schema) === '{}'

/** Whether no instance is valid: `false`, and the `not` of a schema that admits everything. */
export function isNever(schema: unknown): boolean {
  return schema === false || (isRecord(schema) && schema.not !== undefined && refusesAll(schema.not))
}

function refusesAll(negated: unknown): boolean {
  return negated === true || (isRecord(negated) && Object.keys(negated).every(isAnnotation))
}

const lists = ['allOf', 'anyOf', 'oneOf', 'enum', 'x-extensible-enum', 'required', 'x-always']

function unreadableKeyword(node: Json): string | undefined {
  const list = lists.find((key) => node[key] !== undefined && !Array.isArray(node[key]))
  if (list) return list
  if (node.properties !== undefined && !isRecord(node.properties)) return 'properties'
  const areTexts = (value: unknown) => [value ?? []].flat().every((each) => typeof each === 'string')
  return ['required', 'x-always', 'type'].find((key) => !areTexts(node[key]))
}

/** Keywords that admit everything. `additionalProperties: true` is none of them: it makes a type with an index. */
function saysNothing(key: string, { [key]: value, ...schema }: Json): boolean {
  if (key === 'multipleOf')
    return value === 1 && [schema.type].flat().every((type) => /^(integer|number|null)$/.test(textOfValue(type)))
  if (/^min(Length|Items|Properties)$/.test(key)) return value === 0
  if (/^(uniqueItems|readOnly|writeOnly|x-indivisible)$/.test(key)) return value === false
  const isSchema = /^(items|propertyNames|unevaluatedProperties)$/.test(key)
  return value === undefined || (isSchema && admitsAll(value))
}

function readValues(node: Json): Pick<Meaning, 'types' | 'nullable' | 'values' | 'known'> {
  const known = (node['x-extensible-enum'] as unknown[] | undefined)?.filter((value) => value !== null)
  const closed = Object.hasOwn(node, 'const') ? [node.const] : (node.enum as unknown[] | undefined)
  const listed = node.type === undefined ? undefined : ([node.type].flat() as string[])
  const admitsNull = listed?.includes('null') === true
  const types = listed && simplified(listed, node.multipleOf)
  if (!closed) return { types, nullable: types && admitsNull, values: undefined, known }
  const values = closed.filter((value) => value !== null && (!types || types.some((type) => isOfType(value, type))))
  const nullable = closed.includes(null) && (listed === undefined || admitsNull)
  const isBoolean = types?.join() === 'boolean' && values.includes(true) && values.includes(false)
  return isBoolean ? { types, nullable, values: undefined, known } : { types: undefined, nullable, values, known }
}

/** Numbers in steps of one are whole numbers. */
function simplified(types: readonly string[], step?: unknown): string[] {
  const found = new Set(types.map((type) => (type === 'number' && step === 1 ? 'integer' : type)))
  found.delete('null')
  if (found.has('number')) found.delete('integer')
  return [...found].sort()
}

type Simple = Pick<Meaning, 'types' | 'values'> & { readonly nullable: boolean }

/** Adds the union of `oneOf` or `anyOf` to the meaning of the other keywords of a schema. */
function readUnion(
  at: LocatedNode,
  keyword: string,
  own: Meaning,
  readMember: (member: LocatedNode) => Meaning,
): Meaning {
  const union = flattened(locatedAt(at, keyword), keyword, own.unions.length === 0 ? discriminatorsOf(at) : [])
  if (!statesNothing(withoutAsides(own))) return { ...own, unions: [...own.unions, union] }
  const members = union.members.filter((member) => !isNull(readMember(member)))
  const nullable = members.length < union.members.length ? true : undefined
  if (members.length === 0) return nullable ? { ...own, types: [], nullable } : { ...own, never: true }
  const texts = schemaWords(own, at, union)
  const hasTags = union.discriminators.length > 0
  const simple = hasTags ? undefined : simpleUnion(members.map(readMember))
  if (simple) return { ...own, ...simple, nullable: nullable ?? simple.nullable, words: texts }
  const [only] = members
  if (only === undefined || members.length > 1 || hasTags)
    return { ...own, unions: [{ ...union, members }], nullable: nullable ?? own.nullable, words: texts }
  const inner = readMember(only)
  return {
    ...inner,
    words: new Map([...inner.words, ...own.words]),
    rest: { ...inner.rest, ...own.rest },
    nullable: nullable ?? inner.nullable,
  }
}

/** A union as one list: a member that is itself a union is replaced by its members. */
function flattened(at: LocatedNode, kind: string, discriminators: readonly Discriminator[]): Union {
  const parts = locatedItems(at).map((member) => {
    const keyword = unionKeyword(member.node)
    if (keyword) return flattened(locatedAt(member, keyword), keyword, discriminatorsOf(member))
    return { members: [member], discriminators: [] }
  })
  return {
    at,
    kind: [...new Set([kind, ...parts.flatMap((part) => ('kind' in part ? [part.kind] : []))])].join(' of '),
    members: parts.flatMap(({ members }) => members),
    discriminators: [...discriminators, ...parts.flatMap((part) => part.discriminators)],
  }
}

function keywordsOf(node: unknown): string[] {
  return isRecord(node) ? Object.keys(node).filter((key) => !isAnnotation(key)) : []
}

function unionKeyword(node: unknown): string | undefined {
  const keys = keywordsOf(node)
  const keyword = keys.find((key) => key === 'oneOf' || key === 'anyOf')
  const isUnion = keyword !== undefined && keys.every((key) => key === keyword || key === 'discriminator')
  return isUnion && Array.isArray(valueAt(node, keyword)) ? keyword : undefined
}

/** Adds the texts of members that are not compared as schemas of their own. */
function schemaWords(own: Meaning, at: LocatedNode, union: Union): Meaning['words'] {
  const lost = [...locatedItems(union.at), ...union.members].filter(
    ({ node }) => unionKeyword(node) !== undefined || keywordsOf(node).every((key) => /^(type|const|enum)$/.test(key)),
  )
  const texts = lost.flatMap(({ node }) =>
    [...wordKeywords]
      .filter((key) => valueAt(node, key) !== undefined)
      .map((key) => JSON.stringify([key, valueAt(node, key)])),
  )
  if (texts.length === 0) return own.words
  return new Map([
    ...own.words,
    ['description of its variants', { node: [...new Set(texts)].sort(), pointer: at.pointer }],
  ])
}

function discriminatorsOf(at: LocatedNode): Discriminator[] {
  const found = locatedAt(at, 'discriminator')
  if (!isRecord(found.node))
    return found.node === undefined ? [] : [{ at: found, property: '', mapping: new Map(), rest: {} }]
  const { propertyName, mapping: _, ...rest } = found.node
  const mapping = [...childrenOf(locatedAt(found, 'mapping'))]
    .map(([tag, { node }]) => [tag, referenceOf(node)] as const)
    // A tag that is the name of a schema leads to it without a mapping.
    .filter(([tag, reference]) => reference !== referenceOf(tag))
  const property = typeof propertyName === 'string' ? propertyName : ''
  return [{ at: found, property, mapping: new Map(mapping), rest }]
}

function referenceOf(target: unknown): string {
  const text = textOfValue(target)
  return text.includes('/') ? text : `#/components/schemas/${text}`
}

const saysOnly = (member: Meaning) =>
  statesNothing({ ...member, types: undefined, values: undefined }) && !member.all.length

const isNull = (member: Meaning) => saysOnly(member) && (member.types ?? member.values)?.length === 0 && member.nullable

/** A union of bare types is a list of types, and one of constants a list of values. */
function simpleUnion(members: readonly Meaning[]): Simple | undefined {
  if (!members.every(saysOnly)) return undefined
  const nullable = members.some((member) => member.nullable === true)
  if (members.every(({ types }) => types))
    return { types: simplified(members.flatMap(({ types = [] }) => types)), values: undefined, nullable }
  if (!members.every(({ values }) => values)) return undefined
  return { types: undefined, values: members.flatMap(({ values = [] }) => values), nullable }
}
