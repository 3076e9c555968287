import { type LocatedNode, locatedAt } from '@clouddb/document/located'
import { isRecord } from '@clouddb/document/openapi'
import { addedDay } from './annotations.ts'
import type { Meaning } from './meaning.ts'
import { isCreated } from './operation-list.ts'
import { admitsAll, isNever } from './read-schema.ts'
import { addFinding, addFindingAs, inField, inPart, type Scope, verbsOf } from './scope.ts'
import { isEqual } from './sentence-text.ts'

/** Compares properties, and which of them are required. */
export function compareObjects(scope: Scope, before: Meaning, after: Meaning): void {
  const names = new Set([...before.properties.keys(), ...after.properties.keys()])
  for (const name of names) compareField(inField(scope, name), name, before, after)
  compareRequired(scope, before, after)
  compareAlways(scope, before, after)
}

/** Compares a property; one that no instance may have is none. */
function compareField(scope: Scope, name: string, before: Meaning, after: Meaning): void {
  const [earlier, later] = [before.properties.get(name), after.properties.get(name)]
  const [wasForbidden, isForbidden] = [isNever(earlier?.node), isNever(later?.node)]
  if (earlier && later && wasForbidden === isForbidden) scope.compare(scope, earlier, later)
  else if (later && !isForbidden) addField(scope, name, later, before, after)
  else if (earlier && !wasForbidden) addFinding(scope, 'field-removed', earlier.pointer, verbsOf(scope).has)
  else if (later) addFindingAs(scope, isClosed(before) ? 'addition' : 'narrower', 'field-forbidden', later.pointer)
  else if (earlier)
    addFindingAs(scope, isClosed(after) ? 'addition' : 'wider', 'field-no-longer-forbidden', earlier.pointer)
}

function addField(scope: Scope, name: string, property: LocatedNode, before: Meaning, after: Meaning): void {
  const { node, pointer } = property
  const verbs = verbsOf(scope)
  if (after.required.has(name)) addFinding(scope, 'required-field-added', pointer, verbs.alwaysHas, addedDay(node))
  else addFinding(scope, 'field-added', pointer, verbs.has, addedDay(node))
  const others = before.rest.additionalProperties
  if (isRecord(others)) scope.compare(scope, { node: others, pointer: before.at.pointer }, property)
}

const pointerOf = ({ properties, at }: Meaning, name: string) => properties.get(name)?.pointer ?? at.pointer

function compareRequired(scope: Scope, before: Meaning, after: Meaning): void {
  const has = ({ properties, required }: Meaning, other: Meaning, name: string) =>
    required.has(name) || (other.properties.has(name) && !properties.has(name))
  for (const name of after.required)
    if (!has(before, after, name))
      addFinding(inField(scope, name), 'field-required', pointerOf(after, name), verbsOf(scope).nowHas)
  for (const name of before.required)
    if (!has(after, before, name)) addFinding(inField(scope, name), 'field-optional', pointerOf(after, name))
}

/** `x-always` is no promise of the type, except of the type of a new record: other code handles the absence of the field. */
function compareAlways(scope: Scope, before: Meaning, after: Meaning): void {
  const isSent = ({ required, always }: Meaning, name: string) => required.has(name) || always.has(name)
  for (const name of after.always)
    if (!isSent(before, name)) addFinding(inField(scope, name), 'always-sent', pointerOf(after, name))
  const isNew = before.always.size > 0 && scope.of.path === '' && isCreated(scope.pair.before, scope.of.name)
  for (const name of before.always)
    if (!isSent(after, name) && after.properties.has(name))
      addFindingAs(inField(scope, name), isNew ? 'wider' : 'words', 'not-always-sent', pointerOf(after, name))
}

/** Whether only the named fields are valid. */
export function isClosed({ rest }: Meaning): boolean {
  return rest.additionalProperties === false || rest.unevaluatedProperties === false
}

/** Compares the fields without a name: any field, none, or those that match a schema. */
export function compareFurtherFields(scope: Scope, before: Meaning, after: Meaning): void {
  const [earlier, later] = [furtherFields(before), furtherFields(after)]
  if (isEqual(earlier.node, later.node)) return
  const { pointer } = later
  const [wasOpen, isOpen] = [admitsAll(earlier.node), admitsAll(later.node)]
  // The keyword makes a type with an index, also where it admits everything. Code that uses the index needs it.
  const hasIndex = ({ rest }: Meaning) => (rest.additionalProperties ?? false) !== false
  const losesIndex = hasIndex(before) && !hasIndex(after)
  if (later.node === false) addFindingAs(scope, losesIndex ? 'other' : 'narrower', 'further-fields-refused', pointer)
  else if (earlier.node === false)
    addFinding(scope, isOpen ? 'further-fields-admitted' : 'further-fields-of-one-kind', pointer)
  else if (wasOpen && isOpen) {
    if (later.node === undefined) addFinding(scope, 'index-removed', earlier.pointer)
    else if (earlier.node === undefined) addFinding(scope, 'index-added', pointer)
  } else if (wasOpen) addFinding(scope, 'further-fields-of-one-kind-alone', pointer)
  else if (isOpen) addFindingAs(scope, losesIndex ? 'other' : 'wider', 'any-further-field', pointer)
  else scope.compare(inPart(scope, scope.of.path === '' ? '{name}' : '.{name}'), earlier, later)
}

/** `unevaluatedProperties` has no effect beside `additionalProperties`. */
function furtherFields({ at, rest }: Meaning): LocatedNode {
  const keyword = rest.additionalProperties === undefined ? 'unevaluatedProperties' : 'additionalProperties'
  return { node: rest[keyword], pointer: locatedAt(at, keyword).pointer }
}
