import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { componentName, follow } from '@clouddb/document/references'
import { valuesExcluded } from '@clouddb/document/schemas'
import { combinedEffect } from './change.ts'
import { compareNull, typeNames } from './compare-values.ts'
import { type Discriminator, type Meaning, statesNothing, type Union } from './meaning.ts'
import { meaningOf } from './read-schema.ts'
import {
  addFinding,
  addFindingAs,
  type DocumentPair,
  isSameComponent,
  matchItems,
  type Scope,
  schemaDifference,
  type Unpaired,
  verbsOf,
} from './scope.ts'
import { isEqual, listText, plainText, shortenedPath, valueText, variantSubject } from './sentence-text.ts'

/** Compares the unions of two schemas. Returns whether nothing else is left to compare. */
export function compareUnions(scope: Scope, before: Meaning, after: Meaning): boolean {
  const [first, second] = [before.unions[0], after.unions[0]]
  if (before.unions.length === after.unions.length) {
    for (const [index, union] of before.unions.entries()) compareUnion(scope, union, after.unions[index] as Union)
    return false
  }
  const isAlone = (meaning: Meaning) =>
    meaning.unions.length === 1 && statesNothing({ ...meaning, unions: [] }) && meaning.all.length === 0
  if (first === undefined && second && isAlone(after)) compareUnion(scope, asUnion(before, second), second)
  else if (second === undefined && first && isAlone(before)) compareUnion(scope, first, asUnion(after, first))
  else {
    const isMore = before.unions.length < after.unions.length
    addFinding(scope, isMore ? 'union-added' : 'union-removed', (isMore ? after : before).at.pointer)
    return false
  }
  compareNull(scope, before, after)
  return true
}

/** A schema as a union of itself alone, or of its types. */
function asUnion({ at, all, types, rest }: Meaning, other: Union): Union {
  const [reference] = all
  const isBare = types !== undefined && types.length > 1 && Object.keys(rest).length === 0
  const whole = reference && all.length === 1 ? reference : at
  const members = isBare ? types.map((type) => ({ node: { type }, pointer: at.pointer })) : [whole]
  return { at, kind: other.kind, members, discriminators: [] }
}

/** The members that only one of two unions has. */
type Members = Unpaired<LocatedNode>

function compareUnion(scope: Scope, before: Union, after: Union): void {
  const { pair } = scope
  const others = compareMembers(scope, before, after)
  const verbs = verbsOf(scope)
  const path = scope.of.path === '' ? '' : ` as ${shortenedPath(scope.of)}`
  for (const member of others.removed)
    addFinding(scope, 'variant-removed', member.pointer, verbs.removed, variantLabel(pair.before, member, before), path)
  for (const member of others.added) {
    const effect = isExpected(pair, member, before.members) ? 'addition' : 'wider'
    addFindingAs(
      scope,
      effect,
      'variant-added',
      member.pointer,
      verbs.added,
      variantLabel(pair.after, member, after),
      path,
    )
  }
  compareKinds(scope, before, after)
  compareDiscriminators(scope, before, after, others)
}

/** Pairs members by name and by meaning; then by tag and by type, and compares these. Returns the others. */
function compareMembers(scope: Scope, before: Union, after: Union): Members {
  const { pair } = scope
  const same = matchItems(before.members, after.members, [
    (one, other) => isSameComponent(pair, one, other),
    (one, other) => !areApart(pair, one, other) && combinedEffect(schemaDifference(scope, one, other)) === undefined,
  ])
  const isNamed = ({ node }: LocatedNode) => componentName('schemas', node) !== undefined
  const haveTags = before.discriminators.length > 0 && after.discriminators.length > 0
  const { pairs, ...others } = matchItems(same.removed, same.added, [
    (one, other) => haveTags && variantLabel(pair.before, one, before) === variantLabel(pair.after, other, after),
    (one, other) => !(isNamed(one) && isNamed(other)) && memberType(pair.before, one) === memberType(pair.after, other),
  ])
  for (const each of pairs)
    scope.compare(
      { ...scope, of: variantSubject(scope.of, variantLabel(pair.after, each.after, after)) },
      each.before,
      each.after,
    )
  return others
}

/** `oneOf` and `anyOf` mean the same where members exclude each other. */
function compareKinds(scope: Scope, before: Union, after: Union): void {
  if (before.kind === after.kind) return
  if (areDisjoint(scope.pair.before, before.members) && areDisjoint(scope.pair.after, after.members)) return
  const { pointer } = after.at
  if (before.kind === 'oneOf' && after.kind === 'anyOf') addFinding(scope, 'overlap-allowed', pointer)
  else {
    const isNarrower = before.kind === 'anyOf' && after.kind === 'oneOf'
    addFindingAs(scope, isNarrower ? 'narrower' : 'other', 'overlap-refused', pointer)
  }
}

/** Compares the properties that tell the members of a union apart, and the member of each tag. */
function compareDiscriminators(scope: Scope, before: Union, after: Union, others: Members): void {
  for (const earlier of before.discriminators) {
    const later = after.discriminators.find(({ property }) => property === earlier.property)
    if (later) compareMappings(scope, earlier, later, others)
    else addFinding(scope, 'discriminator-removed', earlier.at.pointer, plainText(earlier.property))
  }
  for (const later of after.discriminators)
    if (!before.discriminators.some(({ property }) => property === later.property))
      addFinding(scope, 'discriminator-added', later.at.pointer, plainText(later.property))
}

/** Compares the tags of members that both unions have. */
function compareMappings(scope: Scope, before: Discriminator, after: Discriminator, others: Members): void {
  const has = (members: readonly LocatedNode[], reference: string) =>
    members.some(({ node }) => reference === `#/components/schemas/${componentName('schemas', node)}`)
  const referenceNode = ($ref: string): LocatedNode => ({ node: { $ref }, pointer: '' })
  const variantName = (reference: string) => plainText(reference.slice(reference.lastIndexOf('/') + 1))
  for (const tag of new Set([...before.mapping.keys(), ...after.mapping.keys()])) {
    const [first, second] = [before.mapping.get(tag), after.mapping.get(tag)]
    const name = [plainText(after.property), valueText(tag)] as const
    if (first === second) continue
    if (first !== undefined && second !== undefined) {
      if (isSameComponent(scope.pair, referenceNode(first), referenceNode(second))) continue
      addFinding(scope, 'tag-changed', after.at.pointer, ...name, variantName(second), variantName(first))
    } else if (first !== undefined && !has(others.removed, first))
      addFinding(scope, 'tag-removed', before.at.pointer, ...name)
    else if (second !== undefined && !has(others.added, second))
      addFinding(scope, 'tag-added', after.at.pointer, ...name, variantName(second))
  }
  if (!isEqual(before.rest, after.rest)) addFinding(scope, 'unjudged', after.at.pointer, 'its discriminator')
}

/** Whether users were told to expect the member: another one is for all tags that are not listed. */
function isExpected(pair: DocumentPair, member: LocatedNode, others: readonly LocatedNode[]): boolean {
  const tags = tagsOf(pair.after, member)
  return others.some((other) => {
    const target = follow(pair.before, other)
    return [...childrenOf(locatedAt(target, 'properties'))].some(
      ([name, { node }]) => valuesExcluded(node) !== undefined && tags.has(name),
    )
  })
}

/** The name of a member in a sentence: `the kind log`, `LogSource`, `a text`. */
export function variantLabel(document: unknown, member: LocatedNode, union: Union): string {
  const name = componentName('schemas', member.node)
  for (const { property, mapping } of union.discriminators) {
    const mapped = [...mapping].filter(([, target]) => target === `#/components/schemas/${name}`).map(([tag]) => tag)
    const tags = mapped.length > 0 ? mapped : tagsOf(document, member).get(property)
    if (tags && tags.length > 0) return `the ${plainText(property)} ${listText(tags.map(valueText))}`
  }
  return name === undefined ? memberType(document, member) : plainText(name)
}

/** The values that required properties can have, where they are listed. */
function tagsOf(document: unknown, member: LocatedNode): Map<string, readonly unknown[]> {
  const target = follow(document, member)
  const tags = new Map<string, readonly unknown[]>()
  const required = valueAt(target.node, 'required')
  if (!Array.isArray(required)) return tags
  for (const [name, property] of childrenOf(locatedAt(target, 'properties'))) {
    const { values } = meaningOf(document, follow(document, property))
    if (values && required.includes(name)) tags.set(name, values)
  }
  return tags
}

export function memberType(document: unknown, member: LocatedNode): string {
  const target = follow(document, member)
  if (!isRecord(target.node)) return 'another variant'
  const { types, values, rest } = meaningOf(document, target)
  if (values) return values.map(valueText).join(' or ')
  const items = types?.join() === 'array' ? componentName('schemas', rest.items) : undefined
  if (items !== undefined) return `an array of ${plainText(items)}`
  return types ? typeNames(types) : 'another variant'
}

/** Whether no instance can be of both an earlier and a later member. */
export function areApart({ before, after }: DocumentPair, earlier: LocatedNode, later: LocatedNode): boolean {
  return exclude(facetOf(before, earlier), facetOf(after, later))
}

/** Whether no instance can be of two of the members. */
function areDisjoint(document: unknown, members: readonly LocatedNode[]): boolean {
  const facets = members.map((member) => facetOf(document, member))
  return facets.every((facet, index) => facets.slice(index + 1).every((other) => exclude(facet, other)))
}

interface Facet {
  readonly types?: readonly string[]
  readonly tags: ReadonlyMap<string, readonly unknown[]>
  /** Values that a required property must not have. */
  readonly refused: ReadonlyMap<string, readonly unknown[]>
}

function facetOf(document: unknown, member: LocatedNode): Facet {
  const target = follow(document, member)
  if (target.node === undefined) return { tags: new Map(), refused: new Map() }
  const { types, values, nullable, required, properties } = meaningOf(document, target)
  const refused = new Map<string, readonly unknown[]>()
  for (const [name, { node }] of properties) {
    const list = valueAt(valueAt(node, 'not'), 'enum')
    if (required.has(name) && Array.isArray(list)) refused.set(name, list)
  }
  const own = types ?? (values && [...new Set(values.map((value) => typeof value))])
  const all = own && nullable ? [...own, 'null'] : own
  const tags = tagsOf(document, target)
  return { ...(all && { types: all.map((type) => (type === 'integer' ? 'number' : type)) }), tags, refused }
}

function exclude(first: Facet, second: Facet): boolean {
  if (first.types && second.types && !first.types.some((type) => second.types?.includes(type))) return true
  const areObjects = [first, second].every(({ types }) => types?.join() === 'object')
  if (!areObjects) return false
  const isApart = (values: readonly unknown[], others: readonly unknown[]) =>
    !values.some((value) => others.some((other) => isEqual(value, other)))
  const isRefused = (tags: Facet['tags'], refused: Facet['refused']) =>
    [...tags].some(([name, values]) => {
      const list = refused.get(name)
      return list !== undefined && values.every((value) => list.some((other) => isEqual(value, other)))
    })
  return (
    [...first.tags].some(([name, values]) => isApart(values, second.tags.get(name) ?? values)) ||
    isRefused(first.tags, second.refused) ||
    isRefused(second.tags, first.refused)
  )
}

/** The types that an instance can have besides null, where something decides it. */
export function possibleTypes(document: unknown, meaning: Meaning): readonly string[] | undefined {
  if (meaning.types) return meaning.types
  if (meaning.values) return [...new Set(meaning.values.map(typeOfValue))]
  const [union] = meaning.unions
  if (union === undefined) return undefined
  const types = union.members.map((member) => meaningOf(document, follow(document, member)).types)
  return types.every((each) => each !== undefined) ? [...new Set(types.flat())].sort() : undefined
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
