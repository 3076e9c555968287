import { type LocatedNode, locatedAt } from '@clouddb/spec/document/located'
import { isRecord } from '@clouddb/spec/document/openapi'
import { newerThan } from './annotations.ts'
import type { Meaning } from './meaning.ts'
import { admitsAll, isNever } from './read-schema.ts'
import { isOfRequests, type Scope, say, sayAs } from './scope.ts'
import { field, inside, isEqual, type Subject } from './text.ts'

/** Compares properties, and which of them are required. */
export function compareObjects(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  for (const [name, earlier] of before.properties) {
    const later = after.properties.get(name)
    const [wasForbidden, isForbidden] = [isNever(earlier.node), isNever(later?.node)]
    if (later === undefined || (isForbidden && !wasForbidden)) removeField(scope, field(of, name), earlier, after)
    else if (wasForbidden && !isForbidden) addField(scope, of, name, later, before, after)
    else scope.compare(scope, field(of, name), earlier, later)
  }
  for (const [name, later] of after.properties)
    if (!before.properties.has(name)) addField(scope, of, name, later, before, after)
  compareRequired(scope, of, before, after)
  compareAlways(scope, of, before, after)
}

function removeField(scope: Scope, of: Subject, { node, pointer }: LocatedNode, after: Meaning): void {
  if (isNever(node)) sayAs(scope, isClosed(after) ? 'addition' : 'wider', 'field-no-longer-forbidden', of, pointer)
  else say(scope, 'field-removed', of, pointer, isOfRequests(scope) ? 'takes' : 'has')
}

function addField(
  scope: Scope,
  whole: Subject,
  name: string,
  property: LocatedNode,
  before: Meaning,
  after: Meaning,
): void {
  const of = field(whole, name)
  const { node, pointer } = property
  if (isNever(node)) {
    sayAs(scope, isClosed(before) ? 'addition' : 'narrower', 'field-forbidden', of, pointer)
    return
  }
  const since = newerThan(node)
  if (after.required.has(name))
    say(scope, 'required-field-added', of, pointer, isOfRequests(scope) ? 'needs' : 'always has', since)
  else say(scope, 'field-added', of, pointer, isOfRequests(scope) ? 'takes' : 'has', since)
  const others = before.rest.additionalProperties
  if (isRecord(others)) scope.compare(scope, of, { node: others, pointer: before.at.pointer }, property)
}

const pointerOf = ({ properties, at }: Meaning, name: string) => properties.get(name)?.pointer ?? at.pointer

function compareRequired(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isNew = (name: string) => after.properties.has(name) && !before.properties.has(name)
  const isGone = (name: string) => before.properties.has(name) && !after.properties.has(name)
  const verb = isOfRequests(scope) ? 'now needs' : 'always has'
  for (const name of after.required)
    if (!before.required.has(name) && !isNew(name))
      say(scope, 'field-required', field(of, name), pointerOf(after, name), verb)
  for (const name of before.required)
    if (!after.required.has(name) && !isGone(name))
      say(scope, 'field-optional', field(of, name), pointerOf(after, name))
}

/** `x-always` is no promise of the type: code that compiles handles the absence of the field. */
function compareAlways(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isSent = ({ required, always }: Meaning, name: string) => required.has(name) || always.has(name)
  for (const name of after.always)
    if (!isSent(before, name)) say(scope, 'always-sent', field(of, name), pointerOf(after, name))
  for (const name of before.always)
    if (!isSent(after, name) && after.properties.has(name))
      say(scope, 'not-always-sent', field(of, name), pointerOf(after, name))
}

/** Whether only the named fields are valid. */
export function isClosed({ rest }: Meaning): boolean {
  return rest.additionalProperties === false || rest.unevaluatedProperties === false
}

/** Compares the fields without a name: any field, none, or those that match a schema. */
export function compareFurtherFields(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [earlier, later] = [furtherFields(before), furtherFields(after)]
  if (isEqual(earlier.node, later.node)) return
  const { pointer } = later
  const [wasOpen, isOpen] = [admitsAll(earlier.node), admitsAll(later.node)]
  if (later.node === false) say(scope, 'further-fields-refused', of, pointer)
  else if (earlier.node === false)
    say(scope, isOpen ? 'further-fields-admitted' : 'further-fields-of-one-kind', of, pointer)
  else if (wasOpen && isOpen) compareIndexes(scope, of, earlier, later)
  else if (wasOpen) say(scope, 'further-fields-of-one-kind-alone', of, pointer)
  else if (isOpen) say(scope, 'any-further-field', of, pointer)
  else scope.compare(scope, inside(of, of.path === '' ? '{name}' : '.{name}'), earlier, later)
}

/** `unevaluatedProperties` has no effect beside `additionalProperties`. */
function furtherFields({ at, rest }: Meaning): LocatedNode {
  const keyword = rest.additionalProperties === undefined ? 'unevaluatedProperties' : 'additionalProperties'
  return { node: rest[keyword], pointer: locatedAt(at, keyword).pointer }
}

/** The keyword makes a type with an index, also where it admits everything. */
function compareIndexes(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void {
  if (before.node !== undefined && after.node === undefined) say(scope, 'index-removed', of, before.pointer)
  if (before.node === undefined && after.node !== undefined) say(scope, 'index-added', of, after.pointer)
}
