import type { LocatedNode } from '../../../spec/src/document/located.ts'
import { componentName } from '../../../spec/src/document/references.ts'
import { compareDiscriminators } from './discriminators.ts'
import { together } from './effect.ts'
import { isPlain, type Meaning, type Union } from './meaning.ts'
import { areApart, areDisjoint, isExpected, labelOf, typeOf } from './members.ts'
import { difference, isSameComponent, type Scope, say, verb } from './scope.ts'
import { named, pathOf, type Subject, variant } from './spelling.ts'
import { compareNull } from './values.ts'

/** The unions of two schemas. True: a schema is nothing but its union, and all is said. */
export function compareUnions(scope: Scope, of: Subject, before: Meaning, after: Meaning): boolean {
  const [first, second] = [before.unions[0], after.unions[0]]
  if (first === undefined && second === undefined) return false
  if (before.unions.length === after.unions.length) {
    before.unions.forEach((union, index) => {
      compareUnion(scope, of, union, after.unions[index] as Union)
    })
    return false
  }
  if (first === undefined && second && isAlone(after)) {
    compareUnion(scope, of, asUnion(before, second), second)
    compareNull(scope, of, before, after)
    return true
  }
  if (second === undefined && first && isAlone(before)) {
    compareUnion(scope, of, first, asUnion(after, first))
    compareNull(scope, of, before, after)
    return true
  }
  const isMore = before.unions.length < after.unions.length
  const sentence = isMore
    ? `${named(of)} has to be one of several variants as well`
    : `${named(of)} need no longer be one of its variants`
  say(scope, isMore ? 'narrower' : 'wider', sentence, (isMore ? after : before).at.pointer)
  return false
}

function isAlone(meaning: Meaning): boolean {
  return meaning.unions.length === 1 && isPlain({ ...meaning, unions: [] }) && meaning.all.length === 0
}

/** A schema as a union of itself alone, or of its types. */
function asUnion({ at, all, types, rest }: Meaning, other: Union): Union {
  const [reference] = all
  const isBare = types !== undefined && types.length > 1 && Object.keys(rest).length === 0
  const whole = reference && all.length === 1 ? reference : at
  const members = isBare ? types.map((type) => ({ node: { type }, pointer: at.pointer })) : [whole]
  return { at, kind: other.kind, members, discriminators: [] }
}

function compareUnion(scope: Scope, of: Subject, before: Union, after: Union): void {
  const pairs = pairMembers(scope, of, before, after)
  const { now, gone } = verb(scope)
  const path = of.path === '' ? '' : ` as ${pathOf(of)}`
  for (const member of before.members) {
    if (pairs.has(member)) continue
    const label = labelOf(scope.pair.before, member, before)
    say(scope, 'narrower', `${of.name} ${gone} ${label}${path}`, member.pointer)
  }
  const paired = new Set(pairs.values())
  for (const member of after.members) {
    if (paired.has(member)) continue
    const label = labelOf(scope.pair.after, member, after)
    say(
      scope,
      isExpected(scope.pair, member, before.members) ? 'addition' : 'wider',
      `${of.name} ${now} ${label}${path}`,
      member.pointer,
    )
  }
  compareKinds(scope, of, before, after)
  compareDiscriminators(scope, of, before, after, pairs)
}

/** Which member became which, by name, by meaning, by tag, by type; what is left, where it is one each. */
function pairMembers(scope: Scope, of: Subject, before: Union, after: Union): Map<LocatedNode, LocatedNode> {
  const { pair } = scope
  const pairs = new Map<LocatedNode, LocatedNode>()
  const join = (isPair: (earlier: LocatedNode, later: LocatedNode) => boolean, tell?: boolean) => {
    for (const earlier of before.members) {
      if (pairs.has(earlier)) continue
      const taken = new Set(pairs.values())
      const later = after.members.find((member) => !taken.has(member) && isPair(earlier, member))
      if (later === undefined) continue
      pairs.set(earlier, later)
      if (tell) scope.compare(scope, variant(of, labelOf(pair.after, later, after)), earlier, later)
    }
  }
  const isSame = (earlier: LocatedNode, later: LocatedNode) =>
    !areApart(pair, earlier, later) &&
    together(difference(scope, of, earlier, later).map(({ effect }) => effect)) === undefined
  const tagOf = (document: unknown, member: LocatedNode, union: Union) =>
    union.discriminators.length > 0 ? labelOf(document, member, union) : undefined
  join((earlier, later) => isSameComponent(pair, earlier, later))
  join(isSame)
  join((earlier, later) => {
    const tag = tagOf(pair.before, earlier, before)
    return tag !== undefined && tag === tagOf(pair.after, later, after)
  }, true)
  const areNamed = (earlier: LocatedNode, later: LocatedNode) =>
    componentName('schemas', earlier.node) !== undefined && componentName('schemas', later.node) !== undefined
  join(
    (earlier, later) => !areNamed(earlier, later) && typeOf(pair.before, earlier) === typeOf(pair.after, later),
    true,
  )
  return pairs
}

/** Where members exclude each other, one of them is exactly one of them. */
function compareKinds(scope: Scope, of: Subject, before: Union, after: Union): void {
  if (before.kind === after.kind) return
  if (areDisjoint(scope.pair.before, before.members) && areDisjoint(scope.pair.after, after.members)) return
  const isWider = before.kind === 'oneOf' && after.kind === 'anyOf'
  const isNarrower = before.kind === 'anyOf' && after.kind === 'oneOf'
  const sentence = isWider
    ? `${named(of)} may be of several variants at once`
    : `${named(of)} may no longer be of several variants at once`
  say(scope, isWider ? 'wider' : isNarrower ? 'narrower' : 'other', sentence, after.at.pointer)
}
