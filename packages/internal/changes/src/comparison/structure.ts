import { type LocatedNode, locatedAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { compareConditions } from './conditions.ts'
import { type Effect, negated, together } from './effect.ts'
import { isEqual, type Json, textOf } from './json.ts'
import { keywordOf, type Meaning } from './meaning.ts'
import { compareFurtherFields, isClosed } from './objects.ts'
import { difference, type Scope, say } from './scope.ts'
import { inside, named, plain, type Subject } from './spelling.ts'

/** Schemas below a schema that are no properties and no members of a union. */
export function compareStructure(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  compareFurtherFields(scope, of, before, after)
  const at = (meaning: Meaning, keyword: string) => keywordOf(meaning, keyword)
  for (const [keyword, mark] of Object.entries(covariant)) {
    const [earlier, later] = [at(before, keyword), at(after, keyword)]
    if (earlier.node === undefined && later.node === undefined) continue
    scope.compare(scope, inside(of, mark), orAny(earlier), orAny(later))
  }
  compareFirstItems(scope, of, before, after)
  for (const keyword of ['patternProperties', 'dependentSchemas'] as const)
    compareNamed(scope, of, keyword, before, after)
  compareDependencies(scope, of, at(before, 'dependentRequired'), at(after, 'dependentRequired'))
  compareNot(scope, of, at(before, 'not'), at(after, 'not'))
  compareConditions(scope, of, before, after)
}

/** Keywords whose schema admits more where the whole admits more, with what they add to a path. */
const covariant: Readonly<Record<string, string>> = {
  items: '[]',
  contains: '[] (one of them)',
  propertyNames: ' (its names)',
  unevaluatedItems: '[] (further ones)',
  contentSchema: ' (its content)',
}

export const structural: ReadonlySet<string> = new Set([
  ...Object.keys(covariant),
  ...'prefixItems patternProperties dependentSchemas dependentRequired not if'.split(' '),
  ...['additionalProperties', 'unevaluatedProperties'],
])

function orAny(located: LocatedNode): LocatedNode {
  return located.node === undefined ? { ...located, node: true } : located
}

/** Item by item; what has no schema of its own is one of the further items. */
function compareFirstItems(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [earlier, later] = [keywordOf(before, 'prefixItems'), keywordOf(after, 'prefixItems')]
  const [first, second] = [earlier.node ?? [], later.node ?? []]
  if (!Array.isArray(first) || !Array.isArray(second)) {
    if (isEqual(first, second)) return
    const sentence = `${named(of)} changed in a way that cannot be judged: its first items cannot be read`
    say(scope, 'other', sentence, later.pointer)
    return
  }
  const itemOf = (meaning: Meaning, list: LocatedNode, index: number) => {
    const item = locatedAt(list, index)
    return item.node === undefined ? orAny(keywordOf(meaning, 'items')) : item
  }
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const items = [itemOf(before, earlier, index), itemOf(after, later, index)] as const
    scope.compare(scope, inside(of, `[${index}]`), ...items)
  }
}

type NamedKeyword = 'patternProperties' | 'dependentSchemas'

function compareNamed(scope: Scope, of: Subject, keyword: NamedKeyword, was: Meaning, is: Meaning): void {
  const [before, after] = [keywordOf(was, keyword), keywordOf(is, keyword)]
  const [earlier, later] = [recordOf(before.node), recordOf(after.node)]
  const isRule = keyword === 'dependentSchemas'
  const what = (key: string) =>
    isRule ? `the rule for the field ${plain(key)}` : `fields whose name matches ${plain(key)}`
  for (const key of Object.keys(earlier)) {
    if (Object.hasOwn(later, key))
      scope.compare(scope, inside(of, `{${plain(key)}}`), locatedAt(before, key), locatedAt(after, key))
    else
      say(scope, isRule ? 'wider' : 'other', `${named(of)} no longer has ${what(key)}`, locatedAt(before, key).pointer)
  }
  const effect = !isRule && isClosed(was) ? 'addition' : 'narrower'
  for (const key of Object.keys(later))
    if (!Object.hasOwn(earlier, key)) say(scope, effect, `${named(of)} has ${what(key)}`, locatedAt(after, key).pointer)
  if (isMisplaced(before.node) !== isMisplaced(after.node)) {
    const sentence = `${named(of)} changed in a way that cannot be judged: its ${keyword} cannot be read`
    say(scope, 'other', sentence, after.pointer)
  }
}

function recordOf(node: unknown): Json {
  return isRecord(node) ? node : {}
}

function isMisplaced(node: unknown): boolean {
  return node !== undefined && !isRecord(node)
}

function compareDependencies(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void {
  const [earlier, later] = [recordOf(before.node), recordOf(after.node)]
  for (const key of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const namesOf = (record: Json) => (Array.isArray(record[key]) ? record[key].map(textOf) : [])
    const [first, second] = [namesOf(earlier), namesOf(later)]
    for (const name of first.filter((each) => !second.includes(each)))
      say(scope, 'wider', `${named(of)} may have ${plain(key)} without ${plain(name)}`, before.pointer)
    for (const name of second.filter((each) => !first.includes(each)))
      say(scope, 'narrower', `${named(of)} has ${plain(key)} only together with ${plain(name)}`, after.pointer)
  }
}

/** A schema that admits fewer makes a `not` that admits more. */
function compareNot(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void {
  if (before.node === undefined && after.node === undefined) return
  const never = { node: false, pointer: before.pointer }
  const [earlier, later] = [before, after].map((each) => (each.node === undefined ? never : each)) as [
    LocatedNode,
    LocatedNode,
  ]
  const inner = together(difference(scope, of, earlier, later).map(({ effect }) => effect))
  if (inner === undefined) return
  const sentences: Readonly<Record<Effect, string>> = {
    narrower: 'refuses more than before',
    wider: 'refuses less than before',
    other: 'refuses something else than before',
    addition: 'refuses something else than before',
    words: 'says in other words what it refuses',
  }
  const effect = negated(inner)
  say(scope, effect, `${named(of)} ${sentences[effect]}`, after.node === undefined ? before.pointer : after.pointer)
}
