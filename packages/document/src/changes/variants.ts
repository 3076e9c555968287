import { together } from './effect.ts'
import { componentName, type LocatedNode } from './located.ts'
import { type Discriminator, isPlain, type Meaning, type Union } from './meaning.ts'
import { areDisjoint, isUnlisted, labelOf, typeOf } from './members.ts'
import { difference, isSameComponent, type Scope, say, verb } from './scope.ts'
import { named, plain, type Subject, shown, variant } from './sentences.ts'
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
  const isOpen = [...before.members].some((member) => isUnlisted(scope.pair.before, member))
  const { now, gone } = verb(scope)
  const path = of.path === '' ? '' : ` as ${of.path}`
  for (const member of before.members) {
    if (pairs.has(member)) continue
    const label = labelOf(scope.pair.before, member, before)
    say(scope, 'narrower', `${of.name} ${gone} ${label}${path}`, member.pointer)
  }
  const paired = new Set(pairs.values())
  for (const member of after.members) {
    if (paired.has(member)) continue
    const label = labelOf(scope.pair.after, member, after)
    say(scope, isOpen ? 'addition' : 'wider', `${of.name} ${now} ${label}${path}`, member.pointer)
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
  const isTold = (earlier: LocatedNode, later: LocatedNode) =>
    together(difference(scope, of, earlier, later).map(({ effect }) => effect)) === undefined
  const tagOf = (document: unknown, member: LocatedNode, union: Union) =>
    union.discriminators.length > 0 ? labelOf(document, member, union) : undefined
  join((earlier, later) => isSameComponent(pair, earlier, later))
  join(isTold)
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

type Pairs = ReadonlyMap<LocatedNode, LocatedNode>

function compareDiscriminators(scope: Scope, of: Subject, before: Union, after: Union, pairs: Pairs): void {
  for (const earlier of before.discriminators) {
    const later = after.discriminators.find(({ property }) => property === earlier.property)
    if (later) compareMappings(scope, of, earlier, later, before, after, pairs)
    else say(scope, 'other', `${named(of)} is no longer told apart by ${plain(earlier.property)}`, earlier.at.pointer)
  }
  for (const later of after.discriminators)
    if (!before.discriminators.some(({ property }) => property === later.property))
      say(scope, 'addition', `${named(of)} is told apart by ${plain(later.property)}`, later.at.pointer)
}

function compareMappings(
  scope: Scope,
  of: Subject,
  before: Discriminator,
  after: Discriminator,
  earlierUnion: Union,
  laterUnion: Union,
  pairs: Pairs,
): void {
  const lost = earlierUnion.members.filter((member) => !pairs.has(member)).map(referenceOf)
  const paired = new Set(pairs.values())
  const found = laterUnion.members.filter((member) => !paired.has(member)).map(referenceOf)
  for (const tag of new Set([...before.mapping.keys(), ...after.mapping.keys()])) {
    const [first, second] = [before.mapping.get(tag), after.mapping.get(tag)]
    if (first === second || isRenamed(scope, first, second)) continue
    if (second === undefined && lost.includes(first)) continue
    if (first === undefined && found.includes(second)) continue
    const pointer = (second === undefined ? before : after).at.pointer
    const target = (reference: string) => plain(reference.slice(reference.lastIndexOf('/') + 1))
    const what = `the ${plain(after.property)} ${shown(tag)}`
    if (second === undefined) say(scope, 'other', `${named(of)} no longer tells ${what} apart`, pointer)
    else if (first === undefined) say(scope, 'addition', `${named(of)} reads ${what} as ${target(second)}`, pointer)
    else say(scope, 'other', `${named(of)} reads ${what} as ${target(second)}, no longer as ${target(first)}`, pointer)
  }
  if (JSON.stringify(before.rest) !== JSON.stringify(after.rest))
    say(scope, 'other', `${named(of)} changed in a way that cannot be judged: what tells it apart`, after.at.pointer)
}

function referenceOf({ node }: LocatedNode): string | undefined {
  const name = componentName('schemas', node)
  return name === undefined ? undefined : `#/components/schemas/${name}`
}

function isRenamed({ pair }: Scope, before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false
  return isSameComponent(pair, { node: { $ref: before }, pointer: '' }, { node: { $ref: after }, pointer: '' })
}
