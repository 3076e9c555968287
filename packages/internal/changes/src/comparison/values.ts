import type { Effect } from './effect.ts'
import { canonical } from './json.ts'
import { isOfType, type Meaning } from './meaning.ts'
import { type Scope, say, verb } from './scope.ts'
import { listed, named, pathOf, type Subject, shown } from './spelling.ts'

/** Types, lists of values, and null. */
export function compareValues(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  compareNull(scope, of, before, after)
  if (before.values && after.values) {
    compareLists(scope, of, before, after, before.values, after.values, 'wider')
    return
  }
  if (before.values || after.values) compareClosing(scope, of, before, after)
  else compareTypes(scope, of, before, after)
  const earlier = before.known ?? before.values
  if (after.known && earlier) {
    compareLists(scope, of, before, after, earlier, after.known, 'addition')
    return
  }
  const pointer = after.at.pointer
  if (after.known)
    say(
      scope,
      'addition',
      `${named(of)} now names values that are known: ${listed(after.known.map(shown).sort())}`,
      pointer,
    )
  else if (before.known && after.values) compareLists(scope, of, before, after, before.known, after.values, 'addition')
  else if (before.known) say(scope, 'narrower', `${named(of)} no longer names the values that are known`, pointer)
}

/** Null, apart from all other values. */
export function compareNull(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isNow = after.nullable === true
  if (isNow === (before.nullable === true) || isAny(before) || isAny(after)) return
  const sentence = isNow ? `${named(of)} may be null` : `${named(of)} is no longer null`
  say(scope, isNow ? 'wider' : 'narrower', sentence, after.at.pointer)
}

/** What says nothing of types admits null as well. */
function isAny({ all, unions, types, values }: Meaning): boolean {
  return all.length === 0 && unions.length === 0 && !types && !values
}

function compareLists(
  scope: Scope,
  of: Subject,
  before: Meaning,
  after: Meaning,
  earlier: readonly unknown[],
  later: readonly unknown[],
  widening: Effect,
): void {
  const [earlierKeys, laterKeys] = [new Set(earlier.map(canonical)), new Set(later.map(canonical))]
  const { now, gone } = verb(scope)
  const path = of.path === '[]' ? 'item' : pathOf(of).replace(/\[\]$/, '')
  const list = path === '' ? '' : `the ${path} `
  for (const value of earlier)
    if (!laterKeys.has(canonical(value)))
      say(scope, 'narrower', `${of.name} ${gone} ${list}${shown(value)}`, before.at.pointer)
  for (const value of later)
    if (!earlierKeys.has(canonical(value)))
      say(scope, widening, `${of.name} ${now} ${list}${shown(value)}`, after.at.pointer)
}

/** A list of values that opens, or closes. */
function compareClosing(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const opens = before.values !== undefined
  const [values, types] = before.values ? [before.values, after.types] : [after.values ?? [], before.types]
  const fits = types === undefined || values.every((value) => types.some((type) => isOfType(value, type)))
  const list = values.length === 1 ? `always ${shown(values[0])}` : `one of ${listed(values.map(shown).sort())} alone`
  const effect = fits ? (opens ? 'wider' : 'narrower') : 'other'
  const kind = opens && !fits ? `, but ${typeNames(after.types)}` : ''
  say(scope, effect, `${named(of)} is ${opens ? 'no longer' : 'now'} ${list}${kind}`, after.at.pointer)
}

/** The types besides null. */
export function compareTypes(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const areMultiples = [before, after].every(({ rest }) => Number.isInteger(rest.multipleOf))
  const typesOf = ({ types }: Meaning) =>
    areMultiples ? types?.map((type) => (type === 'number' ? 'integer' : type)).sort() : types
  const [earlier, later] = [typesOf(before), typesOf(after)]
  if (earlier?.join() === later?.join()) return
  const within = (types?: readonly string[], others?: readonly string[]) =>
    others === undefined ||
    (types?.every((type) => others.includes(type) || (type === 'integer' && others.includes('number'))) ?? false)
  const effect = within(later, earlier) ? 'narrower' : within(earlier, later) ? 'wider' : 'other'
  const sentence = `${named(of)} is ${typeNames(later)} now, no longer ${typeNames(earlier)}`
  say(scope, effect, sentence, after.at.pointer)
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
  return types.length === 0
    ? 'null alone'
    : types.map((type) => nouns.get(type) ?? `of the type ${shown(type)}`).join(' or ')
}
