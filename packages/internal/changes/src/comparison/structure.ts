import { childrenOf, type LocatedNode, locatedAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { ruleWords, statedValidations, type ValidationRule } from '@clouddb/document/rules'
import { combinedEffect, type Effect, negatedEffect } from './change.ts'
import { keywordOf, type Meaning } from './meaning.ts'
import { compareFurtherFields, isClosed } from './objects.ts'
import { addFinding, addFindingAs, inPart, orAny, type Scope, schemaDifference } from './scope.ts'
import { isEqual, type Json, missingIn, plainText, textOfValue } from './sentence-text.ts'

/** Keywords with a schema that admits more where the whole admits more, with their marks in the path of a field. */
const covariant: Readonly<Record<string, string>> = { items: '[]', propertyNames: ' (names)' }

/** The keywords that this file compares. */
export const structural: ReadonlySet<string> = new Set([
  ...Object.keys(covariant),
  ...'patternProperties dependentRequired not if x-validations'.split(' '),
  ...['additionalProperties', 'unevaluatedProperties'],
])

/** Compares the schemas below a schema that are neither properties nor members of a union. */
export function compareStructure(scope: Scope, before: Meaning, after: Meaning): void {
  compareFurtherFields(scope, before, after)
  for (const [keyword, mark] of Object.entries(covariant)) {
    const [earlier, later] = [keywordOf(before, keyword), keywordOf(after, keyword)]
    if (earlier.node !== undefined || later.node !== undefined)
      scope.compare(inPart(scope, mark), orAny(earlier), orAny(later))
  }
  comparePatterns(scope, before, after)
  compareDependencies(scope, before, after)
  compareNot(scope, keywordOf(before, 'not'), keywordOf(after, 'not'))
  compareConditions(scope, before, after)
  compareRules(scope, keywordOf(before, 'x-validations'), keywordOf(after, 'x-validations'))
}

/** Compares the schemas of fields whose names match a pattern. */
function comparePatterns(scope: Scope, before: Meaning, after: Meaning): void {
  const keyword = 'patternProperties'
  const [earlier, later] = [childrenOf(keywordOf(before, keyword)), childrenOf(keywordOf(after, keyword))]
  for (const [key, node] of earlier) {
    const other = later.get(key)
    if (other) scope.compare(inPart(scope, `{${plainText(key)}}`), node, other)
    else addFinding(scope, 'pattern-fields-removed', node.pointer, plainText(key))
  }
  const effect = isClosed(before) ? 'addition' : 'narrower'
  for (const [key, { pointer }] of later)
    if (!earlier.has(key)) addFindingAs(scope, effect, 'pattern-fields-added', pointer, plainText(key))
  const isUnreadable = ({ rest }: Meaning) => rest[keyword] !== undefined && !isRecord(rest[keyword])
  if (isUnreadable(before) !== isUnreadable(after))
    addFinding(scope, 'unjudged', keywordOf(after, keyword).pointer, `its ${keyword} cannot be read`)
}

function compareDependencies(scope: Scope, before: Meaning, after: Meaning): void {
  const [earlier, later] = [keywordOf(before, 'dependentRequired'), keywordOf(after, 'dependentRequired')]
  const [was, is] = [childrenOf(earlier), childrenOf(later)]
  const listedNames = (list?: LocatedNode) => (Array.isArray(list?.node) ? list.node.map(textOfValue) : [])
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    const [first, second] = [listedNames(was.get(key)), listedNames(is.get(key))]
    for (const name of first)
      if (!second.includes(name))
        addFinding(scope, 'dependency-removed', earlier.pointer, plainText(key), plainText(name))
    for (const name of second)
      if (!first.includes(name)) addFinding(scope, 'dependency-added', later.pointer, plainText(key), plainText(name))
  }
}

/** What a changed `not` does, and what a changed condition does. */
const effectTexts: Readonly<Record<Effect, readonly [refusal: string, demand: string]>> = {
  narrower: ['refuses more than before', 'asks for more'],
  wider: ['refuses less than before', 'asks for less'],
  other: ['refuses something else than before', 'asks for something else'],
  addition: ['refuses something else than before', 'asks for something else'],
  words: ['has another description of what it refuses', 'has another description'],
}

/** A narrower schema makes a wider `not`. */
function compareNot(scope: Scope, before: LocatedNode, after: LocatedNode): void {
  if (before.node === undefined && after.node === undefined) return
  const orNever = (at: LocatedNode) => (at.node === undefined ? { node: false, pointer: before.pointer } : at)
  const inner = combinedEffect(schemaDifference(scope, orNever(before), orNever(after)))
  if (inner === undefined) return
  const effect = negatedEffect(inner)
  const { pointer } = after.node === undefined ? before : after
  addFindingAs(scope, effect, 'refusal-changed', pointer, effectTexts[effect][0])
}

/** Compares `if`, `then` and `else`. The parts of an `allOf` may have several conditions, in any order. */
function compareConditions(scope: Scope, before: Meaning, after: Meaning): void {
  const [all, now] = [conditionsOf(before), conditionsOf(after)]
  const [gone, came] = [missingIn(now, all), missingIn(all, now)]
  const isChange = gone.length === 1 && came.length === 1
  const [earlier, later] = [keywordOf(before, 'if').pointer, keywordOf(after, 'if').pointer]
  const removed = gone.filter((condition) => {
    const index = came.findIndex((other) => isChange || isEqual(other.if, condition.if))
    const [other] = index < 0 ? [] : came.splice(index, 1)
    if (other) compareCondition(scope, { node: condition, pointer: earlier }, { node: other, pointer: later })
    return other === undefined
  })
  if (removed.length > 0)
    addFinding(scope, 'condition-removed', earlier, all.length > 1 ? 'one of its conditions' : 'its condition')
  if (came.length > 0)
    addFinding(scope, 'condition-added', later, all.length > 0 ? 'a further condition' : 'a condition')
}

const conditionsOf = ({ rest }: Meaning): Json[] =>
  Object.entries(rest).flatMap(([key, value]) => (/^if( \d+)?$/.test(key) ? [value as Json] : []))

/** Compares rules by what they demand, and then by their words. Words about a constraint demand nothing. */
function compareRules(scope: Scope, before: LocatedNode, after: LocatedNode): void {
  const rulesOf = ({ node }: LocatedNode) => statedValidations({ 'x-validations': Array.isArray(node) ? node : [] })
  const isRule = ({ constraint }: ValidationRule) => constraint === undefined
  const [earlier, later] = [rulesOf(before), rulesOf(after)]
  const gone = earlier.filter((rule) => !later.some((other) => demandOf(other) === demandOf(rule)))
  const came = later.filter((rule) => !earlier.some((other) => demandOf(other) === demandOf(rule)))
  const hasWords = (rules: readonly ValidationRule[], rule: ValidationRule) =>
    rules.some((other) => isRule(other) && ruleWords(other) === ruleWords(rule))
  const words = 'message of servers'
  for (const rule of gone) {
    if (!isRule(rule)) addFinding(scope, 'text-removed', before.pointer, words)
    else if (!hasWords(came, rule)) addFinding(scope, 'rule-removed', before.pointer, saidBy(rule))
  }
  for (const rule of came) {
    const kind = hasWords(gone, rule) ? 'rule-changed' : 'rule-added'
    if (!isRule(rule)) addFinding(scope, 'text-added', after.pointer, words)
    else addFinding(scope, kind, after.pointer, saidBy(rule))
  }
  for (const rule of later) {
    const same = earlier.find((other) => demandOf(other) === demandOf(rule))
    if (same && !isEqual(same, rule)) addFinding(scope, 'rule-words-changed', after.pointer, saidBy(rule))
  }
}

const saidBy = (rule: ValidationRule): string => plainText(ruleWords(rule)).replace(/\.$/, '')

const demandOf = ({ rule, unique, each, constraint }: ValidationRule): string =>
  JSON.stringify([rule, unique, each, constraint])

function compareCondition(scope: Scope, before: LocatedNode, after: LocatedNode): void {
  const compare = (keyword: string) =>
    schemaDifference(scope, keywordNode(before, keyword), keywordNode(after, keyword))
  if (compare('if').some(({ effect }) => effect !== 'words')) {
    addFinding(scope, 'unjudged', after.pointer, 'its condition is a different one')
    return
  }
  const effect = combinedEffect(['then', 'else'].flatMap(compare))
  if (effect === undefined) return
  addFindingAs(
    scope,
    effect === 'addition' ? 'other' : effect,
    'condition-changed',
    after.pointer,
    effectTexts[effect][1],
  )
}

/** A part of a condition; a missing one asks for nothing. */
function keywordNode({ node, pointer }: LocatedNode, keyword: string): LocatedNode {
  return orAny(locatedAt({ node, pointer: pointer.slice(0, pointer.lastIndexOf('/')) }, keyword))
}
