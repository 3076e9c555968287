import type { LocatedNode } from '@clouddb/document/located'
import { isOfType } from '@clouddb/document/schema-parts'
import type { Effect } from './change.ts'
import type { Meaning } from './meaning.ts'
import { addFinding, addFindingAs, type Scope, verbsOf } from './scope.ts'
import { listText, missingIn, shortenedPath, valueText } from './sentence-text.ts'

/** Compares types, lists of values, and null. */
export function compareValues(scope: Scope, before: Meaning, after: Meaning): void {
  compareNull(scope, before, after)
  if (before.values && after.values) {
    compareLists(scope, 'wider', locatedList(before, before.values), locatedList(after, after.values))
    return
  }
  if (before.values || after.values) compareClosing(scope, before, after)
  else compareTypes(scope, before, after)
  const [earlier, later] = [before.known ?? before.values, after.known ?? after.values]
  if (!before.known && !after.known) return
  const { pointer } = after.at
  if (earlier && later) compareLists(scope, 'addition', locatedList(before, earlier), locatedList(after, later))
  else if (after.known) addFinding(scope, 'known-values-added', pointer, listText(after.known.map(valueText).sort()))
  else addFinding(scope, 'known-values-removed', pointer)
}

/** Compares whether null is valid, apart from all other values. */
export function compareNull(scope: Scope, before: Meaning, after: Meaning): void {
  const isNow = after.nullable === true
  // A schema without types admits null as well.
  const isAny = ({ all, unions, types, values }: Meaning) => all.length + unions.length === 0 && !types && !values
  if (isNow === (before.nullable === true) || isAny(before) || isAny(after)) return
  addFinding(scope, isNow ? 'null-allowed' : 'null-refused', after.at.pointer)
}

type List = LocatedNode<readonly unknown[]>
const locatedList = ({ at: { pointer } }: Meaning, node: readonly unknown[]): List => ({ node, pointer })

function compareLists(scope: Scope, added: Effect, before: List, after: List): void {
  const verbs = verbsOf(scope)
  const path = scope.of.path === '[]' ? 'item' : shortenedPath(scope.of).replace(/\[\]$/, '')
  const list = path === '' ? '' : `the ${path} `
  for (const value of missingIn(after.node, before.node))
    addFinding(scope, 'value-removed', before.pointer, verbs.removed, list, valueText(value))
  for (const value of missingIn(before.node, after.node))
    addFindingAs(scope, added, 'value-added', after.pointer, verbs.added, list, valueText(value))
}

/** Compares a closed list of values with a schema that has none. */
function compareClosing(scope: Scope, before: Meaning, after: Meaning): void {
  const [values, types] = before.values ? [before.values, after.types] : [after.values ?? [], before.types]
  const isWithin = types === undefined || values.every((value) => types.some((type) => isOfType(value, type)))
  const list = values.length === 1 ? valueText(values[0]) : listText(values.map(valueText).sort())
  const { pointer } = after.at
  if (!before.values) addFindingAs(scope, isWithin ? 'narrower' : 'other', 'list-closed', pointer, list)
  else if (isWithin) addFinding(scope, 'list-opened', pointer, list)
  else addFindingAs(scope, 'other', 'list-opened', pointer, list, `, and is now ${typeNames(after.types)}`)
}

/** Compares the types besides null. */
export function compareTypes(scope: Scope, before: Meaning, after: Meaning): void {
  const haveSteps = [before, after].every(({ rest }) => Number.isInteger(rest.multipleOf))
  const typesOf = ({ types }: Meaning) =>
    haveSteps ? types?.map((type) => (type === 'number' ? 'integer' : type)).sort() : types
  const [earlier, later] = [typesOf(before), typesOf(after)]
  if (earlier?.join() === later?.join()) return
  const isWithin = (types?: readonly string[], others?: readonly string[]) =>
    others === undefined ||
    (types?.every((type) => others.includes(type) || (type === 'integer' && others.includes('number'))) ?? false)
  const effect = isWithin(later, earlier) ? 'narrower' : isWithin(earlier, later) ? 'wider' : 'other'
  addFindingAs(scope, effect, 'kind-changed', after.at.pointer, typeNames(later), typeNames(earlier))
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['string', 'a string'],
  ['number', 'a number'],
  ['integer', 'an integer'],
  ['boolean', 'a boolean'],
  ['array', 'an array'],
  ['object', 'an object'],
])

export function typeNames(types: readonly string[] | undefined): string {
  if (types === undefined) return 'anything'
  const names = types.map((type) => nouns.get(type) ?? `of the type ${valueText(type)}`)
  return types.length === 0 ? 'null' : names.join(' or ')
}
