import type { LocatedNode } from '@clouddb/document/located'
import { componentName, referenceTarget } from '@clouddb/document/references'
import { wordFindings } from './annotations.ts'
import { combinedEffect, type Directions } from './change.ts'
import { compareTypes, compareValues, typeNames } from './compare-values.ts'
import { compareConstraints, compareSemanticKeywords } from './constraints.ts'
import { emptyMeaning, isReferenceOnly, type Meaning, mergedMeaning, statesNothing, withoutAsides } from './meaning.ts'
import { compareObjects } from './objects.ts'
import { meaningOf } from './read-schema.ts'
import {
  addFinding,
  addFindingAs,
  type DocumentPair,
  type Finding,
  isSameComponent,
  type NodePair,
  type Scope,
} from './scope.ts'
import { isEqual, plainText, type Subject } from './sentence-text.ts'
import { compareStructure } from './structure.ts'
import { compareUnions, possibleTypes } from './variants.ts'

/** The differences between two schemas; those within the components that they refer to are not among them. */
export function schemaFindings(pair: DocumentPair, directions: Directions, of: Subject, nodes: NodePair): Finding[] {
  const scope = { pair, of, directions, findings: [], open: new Set<string>(), compare: compareSchemas }
  compareSchemas(scope, nodes.before, nodes.after)
  return scope.findings
}

function compareSchemas(scope: Scope, before: LocatedNode, after: LocatedNode): void {
  if (isEqual(before.node, after.node)) return
  const key = `${before.pointer} ${after.pointer}`
  if (scope.open.has(key)) return
  const within = { ...scope, open: new Set(scope.open).add(key) }
  compareMeanings(within, meaningOf(scope.pair.before, before), meaningOf(scope.pair.after, after))
}

function compareMeanings(scope: Scope, before: Meaning, after: Meaning): void {
  if (isBroken(scope, before, after)) return
  scope.findings.push(...wordFindings(scope.of, before.words, after.words))
  const { pair } = scope
  const [first, second] = [before.all[0], after.all[0]]
  if (first && second && isReferenceOnly(before) && isReferenceOnly(after)) {
    if (isSameComponent(pair, first, second)) compareValues(scope, before, after)
    else compareReferences(scope, before, after)
    return
  }
  const gone = before.all.filter((each) => !after.all.some((other) => isSameComponent(pair, each, other)))
  const came = after.all.filter((each) => !before.all.some((other) => isSameComponent(pair, other, each)))
  compareOwn(scope, expanded(pair.before, before, gone), expanded(pair.after, after, came))
}

function isBroken(scope: Scope, before: Meaning, after: Meaning): boolean {
  if (before.broken === undefined && after.broken === undefined) return false
  addFinding(scope, 'unjudged', after.at.pointer, plainText(after.broken ?? `before, ${before.broken}`))
  return true
}

/** Compares references to different components by the difference between these. */
function compareReferences(scope: Scope, before: Meaning, after: Meaning): void {
  const findings: Finding[] = []
  const { pair } = scope
  compareOwn({ ...scope, findings }, expanded(pair.before, before), expanded(pair.after, after))
  const plainSchemaName = ({ all }: Meaning) => plainText(String(componentName('schemas', all[0]?.node)))
  const pointer = after.all[0]?.pointer ?? after.at.pointer
  addFindingAs(
    scope,
    combinedEffect(findings) ?? 'words',
    'reference-changed',
    pointer,
    plainSchemaName(after),
    plainSchemaName(before),
  )
}

function compareOwn(scope: Scope, before: Meaning, after: Meaning): void {
  if (isBroken(scope, before, after)) return
  if (before.never || after.never) {
    if (before.never !== after.never) addFinding(scope, after.never ? 'forbidden' : 'allowed', after.at.pointer)
    return
  }
  compareSemanticKeywords(scope, before, after)
  if ((isAnything(before) || isAnything(after)) && [before, after].some(saysKind)) {
    compareWithAnything(scope, before, after)
    return
  }
  if (haveNothingInCommon(scope, before, after) || compareUnions(scope, before, after)) return
  const [first, second] = [inSteps(before, after), inSteps(after, before)]
  compareValues(scope, withTypes(scope.pair.before, first), withTypes(scope.pair.after, second))
  compareObjects(scope, before, after)
  compareStructure(scope, before, after)
  compareConstraints(scope, first, second)
}

/** Gives whole numbers a step of one, to be compared with numbers that have a step. */
function inSteps(meaning: Meaning, other: Meaning): Meaning {
  const hasStep = other.types?.join() === 'number' && Number.isInteger(other.rest.multipleOf)
  const isWhole = meaning.types?.join() === 'integer' && meaning.rest.multipleOf === undefined
  return hasStep && isWhole ? { ...meaning, rest: { ...meaning.rest, multipleOf: 1 } } : meaning
}

/** Adds the types of the components that a schema is made of. */
function withTypes(document: unknown, meaning: Meaning): Meaning {
  if (meaning.all.length === 0) return meaning
  const { types, nullable } = expanded(document, meaning)
  return { ...meaning, types: types ?? meaning.types, nullable: nullable ?? meaning.nullable }
}

/** Whether every instance is valid. */
const isAnything = (meaning: Meaning) => statesNothing(withoutAsides(meaning)) && meaning.all.length === 0

/** Whether a schema is more than a constraint on values of any kind. */
const saysKind = ({ types, known, unions, all, properties }: Meaning) =>
  types !== undefined || known !== undefined || unions.length + all.length + properties.size > 0

function compareWithAnything(scope: Scope, before: Meaning, after: Meaning): void {
  const typeWords = ({ types }: Meaning) => (types ? typeNames(types) : 'values of some types')
  if (isAnything(after)) addFinding(scope, 'anything-allowed', after.at.pointer, typeWords(before))
  else addFindingAs(scope, 'narrower', 'kind-changed', after.at.pointer, typeWords(after), 'anything')
}

/** Reports the types alone where no type is possible in both schemas: nothing else can be compared. */
function haveNothingInCommon(scope: Scope, before: Meaning, after: Meaning): boolean {
  const earlier = possibleTypes(scope.pair.before, before)
  const later = possibleTypes(scope.pair.after, after)
  const numericType = (type: string) => (type === 'integer' ? 'number' : type)
  if (!earlier || !later || earlier.some((type) => later.some((other) => numericType(type) === numericType(other))))
    return false
  compareTypes(scope, { ...before, types: earlier }, { ...after, types: later })
  return true
}

/** Replaces references by the meaning of the components that they lead to. */
function expanded(
  document: unknown,
  meaning: Meaning,
  references = meaning.all,
  seen: readonly string[] = [],
): Meaning {
  if (references.length === 0) return meaning
  const schemaName = ({ node }: LocatedNode) => String(componentName('schemas', node))
  const parts = references.map((reference): Meaning => {
    const name = schemaName(reference)
    const target = seen.includes(name) ? undefined : referenceTarget(document, reference)
    if (target) return { ...meaningOf(document, target), words: new Map() }
    return { ...emptyMeaning(reference), broken: `${name} refers only to itself` }
  })
  const rest = meaning.all.filter((each) => !references.includes(each))
  const whole = parts.reduce(mergedMeaning, { ...meaning, all: rest })
  // A component or null: the component alone does not admit null.
  const isOrNull = meaning.nullable === true && isReferenceOnly(withoutAsides(meaning))
  const nullable = isOrNull ? { ...whole, nullable: true } : whole
  return expanded(document, nullable, nullable.all.slice(rest.length), [...seen, ...references.map(schemaName)])
}
