import { childrenOf, itemsOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { isAnnotation, words } from './annotations.ts'
import { type Discriminator, isEmpty, isOfType, type Meaning, type Union, withoutAsides } from './meaning.ts'
import { type Json, textOf } from './text.ts'

type Simple = Pick<Meaning, 'types' | 'values'> & { readonly nullable: boolean }

/** Adds the union of `oneOf` or `anyOf` to the meaning of the other keywords of a schema. */
export function readUnion(
  at: LocatedNode,
  keyword: string,
  own: Meaning,
  readMember: (member: LocatedNode) => Meaning,
): Meaning {
  const union = flattened(locatedAt(at, keyword), keyword, own.unions.length === 0 ? discriminatorsOf(at) : [])
  if (!isEmpty(withoutAsides(own))) return { ...own, unions: [...own.unions, union] }
  const members = union.members.filter(({ node }) => !isNull(node))
  const nullable = members.length < union.members.length ? true : undefined
  if (members.length === 0) return nullable ? { ...own, types: [], nullable } : { ...own, never: true }
  const texts = wordsOf(own, at, union)
  const hasTags = union.discriminators.length > 0
  const simple = hasTags ? undefined : simpleUnion(members)
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
  const parts = itemsOf(at).map((member) => {
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
function wordsOf(own: Meaning, at: LocatedNode, union: Union): Meaning['words'] {
  const lost = [...itemsOf(union.at), ...union.members].filter(
    ({ node }) => unionKeyword(node) !== undefined || keywordsOf(node).every((key) => /^(type|const|enum)$/.test(key)),
  )
  const texts = lost.flatMap(({ node }) =>
    [...words]
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
  const text = textOf(target)
  return text.includes('/') ? text : `#/components/schemas/${text}`
}

function isNull(node: unknown): boolean {
  const keys = keywordsOf(node)
  if (!isRecord(node) || keys.length !== 1) return false
  return (keys[0] === 'type' && [node.type].flat().join() === 'null') || (keys[0] === 'const' && node.const === null)
}

/** A union of bare types is a list of types, and one of constants a list of values. */
function simpleUnion(members: readonly LocatedNode[]): Simple | undefined {
  const nodes = members.map(({ node }) => (isRecord(node) ? node : {}))
  if (nodes.every((node) => keywordsOf(node).join() === 'type')) {
    const types = [...new Set(nodes.flatMap(({ type }) => [type].flat().map(textOf)))]
    const besides = types.filter((type) => type !== 'null' && !(type === 'integer' && types.includes('number')))
    return { types: besides.sort(), values: undefined, nullable: types.includes('null') }
  }
  if (!nodes.every(isListed)) return undefined
  const values = nodes.flatMap(valuesOf)
  return { types: undefined, values: values.filter((value) => value !== null), nullable: values.includes(null) }
}

function isListed(node: Json): boolean {
  const keys = keywordsOf(node)
  const lists = keys.filter((key) => key === 'const' || (key === 'enum' && Array.isArray(node.enum)))
  return lists.length === 1 && keys.every((key) => key === 'type' || lists.includes(key))
}

function valuesOf(node: Json): unknown[] {
  const all = Object.hasOwn(node, 'const') ? [node.const] : (node.enum as unknown[])
  const types = [node.type ?? []].flat() as string[]
  return types.length === 0 ? all : all.filter((value) => types.some((type) => isOfType(value, type)))
}
