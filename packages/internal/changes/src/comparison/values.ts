import type { Effect } from './change.ts'
import { isOfType, type Meaning } from './meaning.ts'
import { type Scope, say, sayAs, verbsOf } from './scope.ts'
import { canonical, listed, pathOf, type Subject, shown } from './text.ts'

/** Compares types, lists of values, and null. */
export function compareValues(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  compareNull(scope, of, before, after)
  if (before.values && after.values) {
    compareLists(scope, of, before, after, before.values, after.values, 'wider')
    return
  }
  if (before.values || after.values) compareClosing(scope, of, before, after)
  else compareTypes(scope, of, before, after)
  const [earlier, later] = [before.known ?? before.values, after.known ?? after.values]
  if (!before.known && !after.known) return
  const { pointer } = after.at
  if (earlier && later) compareLists(scope, of, before, after, earlier, later, 'addition')
  else if (after.known) say(scope, 'known-values-added', of, pointer, listed(after.known.map(shown).sort()))
  else say(scope, 'known-values-removed', of, pointer)
}

/** Compares whether null is valid, apart from all other values. */
export function compareNull(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isNow = after.nullable === true
  // A schema without types admits null as well.
  const isAny = ({ all, unions, types, values }: Meaning) => all.length + unions.length === 0 && !types && !values
  if (isNow === (before.nullable === true) || isAny(before) || isAny(after)) return
  say(scope, isNow ? 'null-allowed' : 'null-refused', of, after.at.pointer)
}

function compareLists(
  scope: Scope,
  of: Subject,
  before: Meaning,
  after: Meaning,
  earlier: readonly unknown[],
  later: readonly unknown[],
  added: Effect,
): void {
  const [earlierKeys, laterKeys] = [new Set(earlier.map(canonical)), new Set(later.map(canonical))]
  const verbs = verbsOf(scope)
  const path = of.path === '[]' ? 'item' : pathOf(of).replace(/\[\]$/, '')
  const list = path === '' ? '' : `the ${path} `
  for (const value of earlier)
    if (!laterKeys.has(canonical(value)))
      say(scope, 'value-removed', of, before.at.pointer, verbs.removed, list, shown(value))
  for (const value of later)
    if (!earlierKeys.has(canonical(value)))
      sayAs(scope, added, 'value-added', of, after.at.pointer, verbs.added, list, shown(value))
}

/** Compares a closed list of values with a schema that has none. */
function compareClosing(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [values, types] = before.values ? [before.values, after.types] : [after.values ?? [], before.types]
  const isWithin = types === undefined || values.every((value) => types.some((type) => isOfType(value, type)))
  const list = values.length === 1 ? `always ${shown(values[0])}` : `one of ${listed(values.map(shown).sort())} alone`
  const { pointer } = after.at
  if (!before.values) sayAs(scope, isWithin ? 'narrower' : 'other', 'list-closed', of, pointer, list)
  else if (isWithin) say(scope, 'list-opened', of, pointer, list)
  else sayAs(scope, 'other', 'list-opened', of, pointer, list, `, but ${typeNames(after.types)}`)
}

/** Compares the types besides null. */
export function compareTypes(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const haveSteps = [before, after].every(({ rest }) => Number.isInteger(rest.multipleOf))
  const typesOf = ({ types }: Meaning) =>
    haveSteps ? types?.map((type) => (type === 'number' ? 'integer' : type)).sort() : types
  const [earlier, later] = [typesOf(before), typesOf(after)]
  if (earlier?.join() === later?.join()) return
  const isWithin = (types?: readonly string[], others?: readonly string[]) =>
    others === undefined ||
    (types?.every((type) => others.includes(type) || (type === 'integer' && others.includes('number'))) ?? false)
  const effect = isWithin(later, earlier) ? 'narrower' : isWithin(earlier, later) ? 'wider' : 'other'
  sayAs(scope, effect, 'kind-changed', of, after.at.pointer, typeNames(later), typeNames(earlier))
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['integer', 'a whole number'],
  ['boolean', 'a yes or no'],
  ['array', 'a list'],
  ['object', 'an object'],
])

export function typeNames(types: readonly string[] | undefined): string {
  if (types === undefined) return 'anything'
  const names = types.map((type) => nouns.get(type) ?? `of the type ${shown(type)}`)
  return types.length === 0 ? 'null alone' : names.join(' or ')
}
