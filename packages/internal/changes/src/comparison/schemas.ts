import type { LocatedNode } from '../../../spec/src/document/located.ts'
import { componentName, targetOf } from '../../../spec/src/document/references.ts'
import { compareAnnotations } from './annotations.ts'
import { compareConstraints, compareSemanticKeywords } from './constraints.ts'
import { type Directions, type Finding, together } from './effect.ts'
import { isEqual } from './json.ts'
import { isPlain, isReference, type Meaning, nothing, withoutAsides } from './meaning.ts'
import { possibleTypes } from './members.ts'
import { merged } from './merging.ts'
import { meaningOf } from './normalise.ts'
import { compareObjects } from './objects.ts'
import { type DocumentPair, isSameComponent, type Scope, say } from './scope.ts'
import { named, plain, type Subject } from './spelling.ts'
import { compareStructure } from './structure.ts'
import { compareTypes, compareValues, typeNames } from './values.ts'
import { compareUnions } from './variants.ts'

/** What differs between two schemas; what differs within the components that they name is said there. */
export function schemaFindings(
  pair: DocumentPair,
  directions: Directions,
  of: Subject,
  before: LocatedNode,
  after: LocatedNode,
): Finding[] {
  const findings: Finding[] = []
  compareSchemas({ pair, directions, findings, open: new Set(), compare: compareSchemas }, of, before, after)
  return findings
}

function compareSchemas(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void {
  if (isEqual(before.node, after.node)) return
  const key = `${before.pointer} ${after.pointer}`
  if (scope.open.has(key)) return
  const within = { ...scope, open: new Set(scope.open).add(key) }
  compareMeanings(within, of, meaningOf(scope.pair.before, before), meaningOf(scope.pair.after, after))
}

function compareMeanings(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  if (before.broken !== undefined || after.broken !== undefined) {
    compareBroken(scope, of, before, after)
    return
  }
  compareAnnotations(scope, of, before, after)
  if (isReference(before) && isReference(after)) {
    compareReferences(scope, of, before, after)
    return
  }
  const { pair } = scope
  const own = (all: readonly LocatedNode[], others: readonly LocatedNode[], isSame: Same) =>
    all.filter((each) => !others.some((other) => isSame(each, other)))
  const gone = own(before.all, after.all, (earlier, later) => isSameComponent(pair, earlier, later))
  const came = own(after.all, before.all, (later, earlier) => isSameComponent(pair, earlier, later))
  compareOwn(scope, of, expanded(pair.before, before, gone), expanded(pair.after, after, came))
}

type Same = (each: LocatedNode, other: LocatedNode) => boolean

function compareOwn(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  if (before.broken !== undefined || after.broken !== undefined) {
    compareBroken(scope, of, before, after)
    return
  }
  if (before.never || after.never) {
    if (before.never && after.never) return
    const isGone = after.never === true
    const sentence = isGone ? `${named(of)} must not be there any more` : `${named(of)} may be there now`
    say(scope, isGone ? 'narrower' : 'wider', sentence, after.at.pointer)
    return
  }
  compareSemanticKeywords(scope, of, before, after)
  if ((isAnything(before) || isAnything(after)) && [before, after].some(saysKind)) {
    compareWithAnything(scope, of, before, after)
    return
  }
  if (saidByTypes(scope, of, before, after)) return
  if (compareUnions(scope, of, before, after)) return
  const [first, second] = [inSteps(before, after), inSteps(after, before)]
  compareValues(scope, of, withTypes(scope.pair.before, first), withTypes(scope.pair.after, second))
  compareObjects(scope, of, before, after)
  compareStructure(scope, of, before, after)
  compareConstraints(scope, of, first, second)
}

/** Whole numbers are in steps of one, beside numbers that are in steps. */
function inSteps(meaning: Meaning, other: Meaning): Meaning {
  const isBeside = other.types?.join() === 'number' && Number.isInteger(other.rest.multipleOf)
  const isWhole = meaning.types?.join() === 'integer' && meaning.rest.multipleOf === undefined
  return isBeside && isWhole ? { ...meaning, rest: { ...meaning.rest, multipleOf: 1 } } : meaning
}

/** The types of a component hold for all that is made of it. */
function withTypes(document: unknown, meaning: Meaning): Meaning {
  if (meaning.all.length === 0) return meaning
  const { types, nullable } = expanded(document, meaning, meaning.all)
  return { ...meaning, ...(types && { types }), ...(nullable === undefined ? {} : { nullable }) }
}

/** No instance is refused. */
function isAnything(meaning: Meaning): boolean {
  return isPlain({ ...meaning, rest: withoutAsides(meaning.rest) }) && meaning.all.length === 0
}

/** What is nothing but a constraint, on the other hand, is told as one. */
function saysKind({ types, known, unions, all, properties }: Meaning): boolean {
  return types !== undefined || known !== undefined || unions.length + all.length + properties.size > 0
}

function compareWithAnything(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  if (isAnything(before) && isAnything(after)) return
  const types = (meaning: Meaning) => (meaning.types ? typeNames(meaning.types) : 'of a certain kind')
  if (isAnything(after))
    say(scope, 'wider', `${named(of)} may be anything, no longer ${types(before)} alone`, after.at.pointer)
  else say(scope, 'narrower', `${named(of)} is ${types(after)} now, no longer anything`, after.at.pointer)
}

/** What one of two schemas says of its instances cannot be held against the other: the types alone are said. */
function saidByTypes(scope: Scope, of: Subject, before: Meaning, after: Meaning): boolean {
  const earlier = possibleTypes(scope.pair.before, before)
  const later = possibleTypes(scope.pair.after, after)
  const isOther = (type: string, other: string) => kindOf(type) !== kindOf(other)
  if (!earlier || !later || !earlier.every((type) => later.every((other) => isOther(type, other)))) return false
  compareTypes(scope, of, { ...before, types: earlier }, { ...after, types: later })
  return true
}

function kindOf(type: string): string {
  return type === 'integer' ? 'number' : type
}

/** One component or null. */
function isOrNull(meaning: Meaning): boolean {
  return meaning.nullable === true && isReference({ ...meaning, rest: withoutAsides(meaning.rest) })
}

/** A schema in which the named components are written out. */
function expanded(
  document: unknown,
  meaning: Meaning,
  references: readonly LocatedNode[],
  seen: string[] = [],
): Meaning {
  const parts = references.map((reference) => {
    const name = String(componentName('schemas', reference.node))
    const target = seen.includes(name) ? undefined : targetOf(document, reference)
    if (target === undefined) return { ...nothing(reference), broken: `${name} is made of nothing but itself` }
    return { ...meaningOf(document, target), words: new Map() }
  })
  if (parts.length === 0) return meaning
  const rest = meaning.all.filter((each) => !references.includes(each))
  const whole = merged({ ...meaning, all: rest }, parts)
  const nullable = isOrNull(meaning) ? { ...whole, nullable: true } : whole
  const names = references.map(({ node }) => String(componentName('schemas', node)))
  return expanded(document, nullable, nullable.all.slice(rest.length), [...seen, ...names])
}

function compareReferences(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [earlier, later] = [before.all[0] as LocatedNode, after.all[0] as LocatedNode]
  if (isSameComponent(scope.pair, earlier, later)) {
    compareValues(scope, of, before, after)
    return
  }
  const findings: Finding[] = []
  const [first, second] = [expanded(scope.pair.before, before, [earlier]), expanded(scope.pair.after, after, [later])]
  compareOwn({ ...scope, findings }, of, first, second)
  const effect = together(findings.map((finding) => finding.effect)) ?? 'words'
  const nameOf = ({ node }: LocatedNode) => plain(String(componentName('schemas', node)))
  say(scope, effect, `${named(of)} is of the type ${nameOf(later)} now, no longer ${nameOf(earlier)}`, later.pointer)
}

function compareBroken(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const reason = plain(after.broken ?? `before, ${before.broken}`)
  say(scope, 'other', `${named(of)} changed in a way that cannot be judged: ${reason}`, after.at.pointer)
}
