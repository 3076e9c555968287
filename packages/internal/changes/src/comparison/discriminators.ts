import type { LocatedNode } from '../../../spec/src/document/located.ts'
import { componentName } from '../../../spec/src/document/references.ts'
import { isEqual } from './json.ts'
import type { Discriminator, Union } from './meaning.ts'
import { isSameComponent, type Scope, say } from './scope.ts'
import { named, plain, type Subject, shown } from './spelling.ts'

/** Which member became which. */
type Pairs = ReadonlyMap<LocatedNode, LocatedNode>

/** What tells the members of a union apart, and which tag leads to which. */
export function compareDiscriminators(scope: Scope, of: Subject, before: Union, after: Union, pairs: Pairs): void {
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
  if (!isEqual(before.rest, after.rest))
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
