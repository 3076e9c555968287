import type { LocatedNode } from '@clouddb/spec/document/located'
import { componentName } from '@clouddb/spec/document/references'
import { combined } from './change.ts'
import { matched } from './matching.ts'
import { type Discriminator, isEmpty, type Meaning, type Union } from './meaning.ts'
import { areApart, areDisjoint, isExpected, labelOf, typeOf } from './members.ts'
import { difference, isSameComponent, type Scope, say, sayAs, verbsOf } from './scope.ts'
import { isEqual, pathOf, plain, shown, variant } from './text.ts'
import { compareNull } from './values.ts'

/** Compares the unions of two schemas. Returns whether nothing else is left to compare. */
export function compareUnions(scope: Scope, before: Meaning, after: Meaning): boolean {
  const [first, second] = [before.unions[0], after.unions[0]]
  if (before.unions.length === after.unions.length) {
    for (const [index, union] of before.unions.entries()) compareUnion(scope, union, after.unions[index] as Union)
    return false
  }
  const isAlone = (meaning: Meaning) =>
    meaning.unions.length === 1 && isEmpty({ ...meaning, unions: [] }) && meaning.all.length === 0
  if (first === undefined && second && isAlone(after)) compareUnion(scope, asUnion(before, second), second)
  else if (second === undefined && first && isAlone(before)) compareUnion(scope, first, asUnion(after, first))
  else {
    const isMore = before.unions.length < after.unions.length
    say(scope, isMore ? 'union-added' : 'union-removed', (isMore ? after : before).at.pointer)
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

/** The members of the earlier union, with those that they became. */
type Pairs = ReadonlyMap<LocatedNode, LocatedNode>

function compareUnion(scope: Scope, before: Union, after: Union): void {
  const { pair } = scope
  const pairs = pairMembers(scope, before, after)
  const verbs = verbsOf(scope)
  const path = scope.of.path === '' ? '' : ` as ${pathOf(scope.of)}`
  for (const member of before.members) {
    const label = labelOf(pair.before, member, before)
    if (!pairs.has(member)) say(scope, 'variant-removed', member.pointer, verbs.removed, label, path)
  }
  const paired = new Set(pairs.values())
  for (const member of after.members) {
    if (paired.has(member)) continue
    const effect = isExpected(pair, member, before.members) ? 'addition' : 'wider'
    sayAs(scope, effect, 'variant-added', member.pointer, verbs.added, labelOf(pair.after, member, after), path)
  }
  compareKinds(scope, before, after)
  compareDiscriminators(scope, before, after, pairs)
}

/** Pairs members by name and by meaning; then by tag and by type, and compares these. */
function pairMembers(scope: Scope, before: Union, after: Union): Pairs {
  const { pair } = scope
  const same = matched(before.members, after.members, [
    (one, other) => isSameComponent(pair, one, other),
    (one, other) => !areApart(pair, one, other) && combined(difference(scope, one, other)) === undefined,
  ])
  const taken = new Set(same.values())
  const isNamed = ({ node }: LocatedNode) => componentName('schemas', node) !== undefined
  const haveTags = before.discriminators.length > 0 && after.discriminators.length > 0
  const others = matched(
    before.members.filter((member) => !same.has(member)),
    after.members.filter((member) => !taken.has(member)),
    [
      (one, other) => haveTags && labelOf(pair.before, one, before) === labelOf(pair.after, other, after),
      (one, other) => !(isNamed(one) && isNamed(other)) && typeOf(pair.before, one) === typeOf(pair.after, other),
    ],
  )
  for (const [earlier, later] of others)
    scope.compare({ ...scope, of: variant(scope.of, labelOf(pair.after, later, after)) }, earlier, later)
  return new Map([...same, ...others])
}

/** `oneOf` and `anyOf` mean the same where members exclude each other. */
function compareKinds(scope: Scope, before: Union, after: Union): void {
  if (before.kind === after.kind) return
  if (areDisjoint(scope.pair.before, before.members) && areDisjoint(scope.pair.after, after.members)) return
  const { pointer } = after.at
  if (before.kind === 'oneOf' && after.kind === 'anyOf') say(scope, 'overlap-allowed', pointer)
  else {
    const isNarrower = before.kind === 'anyOf' && after.kind === 'oneOf'
    sayAs(scope, isNarrower ? 'narrower' : 'other', 'overlap-refused', pointer)
  }
}

/** Compares the properties that tell the members of a union apart, and the member of each tag. */
function compareDiscriminators(scope: Scope, before: Union, after: Union, pairs: Pairs): void {
  const paired = new Set(pairs.values())
  const lost = new Set(before.members.filter((member) => !pairs.has(member)).map(referenceOf))
  const found = new Set(after.members.filter((member) => !paired.has(member)).map(referenceOf))
  for (const earlier of before.discriminators) {
    const later = after.discriminators.find(({ property }) => property === earlier.property)
    if (later) compareMappings(scope, earlier, later, lost, found)
    else say(scope, 'discriminator-removed', earlier.at.pointer, plain(earlier.property))
  }
  for (const later of after.discriminators)
    if (!before.discriminators.some(({ property }) => property === later.property))
      say(scope, 'discriminator-added', later.at.pointer, plain(later.property))
}

const referenceOf = ({ node }: LocatedNode): string | undefined => {
  const name = componentName('schemas', node)
  return name === undefined ? undefined : `#/components/schemas/${name}`
}

type References = ReadonlySet<string | undefined>

/** Compares the tags of members that both unions have; `lost` and `found` are those of one union only. */
function compareMappings(
  scope: Scope,
  before: Discriminator,
  after: Discriminator,
  lost: References,
  found: References,
): void {
  const nodeOf = ($ref: string): LocatedNode => ({ node: { $ref }, pointer: '' })
  const nameOf = (reference: string) => plain(reference.slice(reference.lastIndexOf('/') + 1))
  for (const tag of new Set([...before.mapping.keys(), ...after.mapping.keys()])) {
    const [first, second] = [before.mapping.get(tag), after.mapping.get(tag)]
    const name = [plain(after.property), shown(tag)] as const
    if (first === second) continue
    if (first !== undefined && second !== undefined) {
      if (isSameComponent(scope.pair, nodeOf(first), nodeOf(second))) continue
      say(scope, 'tag-changed', after.at.pointer, ...name, nameOf(second), nameOf(first))
    } else if (first !== undefined && !lost.has(first)) say(scope, 'tag-removed', before.at.pointer, ...name)
    else if (second !== undefined && !found.has(second))
      say(scope, 'tag-added', after.at.pointer, ...name, nameOf(second))
  }
  if (!isEqual(before.rest, after.rest)) say(scope, 'unjudged', after.at.pointer, 'its discriminator')
}
