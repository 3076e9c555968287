import { type LocatedNode, locatedAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { newerThan } from './annotations.ts'
import { canonical, isEqual } from './json.ts'
import type { Meaning } from './meaning.ts'
import { isNever } from './normalise.ts'
import { type Scope, say } from './scope.ts'
import { field, inside, named, pathOf, type Subject } from './spelling.ts'

/** Properties, and which of them must be there. */
export function compareObjects(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  for (const [name, earlier] of before.properties) {
    const later = after.properties.get(name)
    if (later === undefined) compareGone(scope, of, name, earlier, after)
    else if (isForbidden(earlier) && !isForbidden(later)) compareCome(scope, of, name, later, before, after)
    else if (isForbidden(later) && !isForbidden(earlier)) compareGone(scope, of, name, earlier, after)
    else scope.compare(scope, field(of, name), earlier, later)
  }
  for (const [name, later] of after.properties)
    if (!before.properties.has(name)) compareCome(scope, of, name, later, before, after)
  compareRequired(scope, of, before, after)
  compareAlways(scope, of, before, after)
}

/** A property that is `false` says that there is none. */
function isForbidden({ node }: LocatedNode): boolean {
  return isNever(node)
}

function compareGone(scope: Scope, of: Subject, name: string, property: LocatedNode, after: Meaning): void {
  const path = pathOf(field(of, name))
  if (isForbidden(property)) {
    const sentence = `${of.name} no longer says that there is no field ${path}`
    say(scope, isClosed(after) ? 'addition' : 'wider', sentence, property.pointer)
    return
  }
  const takes = isOfRequests(scope) ? 'takes' : 'has'
  say(scope, 'other', `${of.name} no longer ${takes} the field ${path}`, property.pointer)
}

function compareCome(
  scope: Scope,
  of: Subject,
  name: string,
  property: LocatedNode,
  before: Meaning,
  after: Meaning,
): void {
  const path = pathOf(field(of, name))
  const { pointer } = property
  if (isForbidden(property)) {
    const effect = isClosed(before) ? 'addition' : 'narrower'
    say(scope, effect, `${of.name} now says that there is no field ${path}`, pointer)
    return
  }
  const isRequired = after.required.has(name)
  const verb = isOfRequests(scope) ? (isRequired ? 'needs' : 'takes') : isRequired ? 'always has' : 'has'
  const kind = isRequired ? 'new field' : 'new optional field'
  say(
    scope,
    isRequired ? 'narrower' : 'addition',
    `${of.name} ${verb} a ${kind} ${path}${newerThan(property.node)}`,
    pointer,
  )
  const others = before.rest.additionalProperties
  if (isRecord(others)) scope.compare(scope, field(of, name), { node: others, pointer: before.at.pointer }, property)
}

function compareRequired(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isNew = (name: string) => after.properties.has(name) && !before.properties.has(name)
  const isGone = (name: string) => before.properties.has(name) && !after.properties.has(name)
  const pointerOf = (name: string) => after.properties.get(name)?.pointer ?? after.at.pointer
  for (const name of after.required) {
    if (before.required.has(name) || isNew(name)) continue
    const now = isOfRequests(scope) ? 'now needs the field' : 'always has the field'
    say(scope, 'narrower', `${of.name} ${now} ${pathOf(field(of, name))}`, pointerOf(name))
  }
  for (const name of before.required) {
    if (after.required.has(name) || isGone(name)) continue
    say(scope, 'wider', `${of.name} may leave out the field ${pathOf(field(of, name))}`, pointerOf(name))
  }
}

/** That servers always send a field is no promise of its type, so code that compiles copes with what no longer comes. */
function compareAlways(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const isIn = ({ required, always }: Meaning, name: string) => required.has(name) || always.has(name)
  const pointerOf = (name: string) => after.properties.get(name)?.pointer ?? after.at.pointer
  for (const name of after.always) {
    if (isIn(before, name)) continue
    say(scope, 'addition', `${named(field(of, name))} is sent by all servers of today`, pointerOf(name))
  }
  for (const name of before.always) {
    if (isIn(after, name) || !after.properties.has(name)) continue
    say(scope, 'words', `${named(field(of, name))} is no longer sent by all servers of today`, pointerOf(name))
  }
}

function isOfRequests(scope: Scope): boolean {
  return scope.directions.has('request') && scope.directions.size === 1
}

/** No field is admitted but those that are named. */
export function isClosed({ rest }: Meaning): boolean {
  return rest.additionalProperties === false || rest.unevaluatedProperties === false
}

/** What the fields are that have no name: any, none, or those that a schema admits. */
export function compareFurtherFields(scope: Scope, of: Subject, before: Meaning, after: Meaning): void {
  const [earlier, later] = [furtherFields(before), furtherFields(after)]
  if (isEqual(earlier.node, later.node)) return
  const name = named(of)
  const { pointer } = later
  const [wasOpen, isOpen] = [isAny(earlier.node), isAny(later.node)]
  if (later.node === false) say(scope, 'narrower', `${name} no longer admits fields that it does not name`, pointer)
  else if (earlier.node === false && isOpen)
    say(scope, 'addition', `${name} admits fields that it does not name`, pointer)
  else if (earlier.node === false) say(scope, 'addition', `${name} admits further fields of one kind`, pointer)
  else if (wasOpen && isOpen) compareIndexes(scope, name, earlier, later)
  else if (wasOpen) say(scope, 'narrower', `${name} admits further fields of one kind alone`, pointer)
  else if (isOpen) say(scope, 'wider', `${name} admits any further field`, pointer)
  else scope.compare(scope, inside(of, of.path === '' ? '{name}' : '.{name}'), earlier, later)
}

/** Where both keywords are there, the second has nothing left to judge. */
function furtherFields({ at, rest }: Meaning): LocatedNode {
  const keyword = rest.additionalProperties === undefined ? 'unevaluatedProperties' : 'additionalProperties'
  return { node: rest[keyword], pointer: locatedAt(at, keyword).pointer }
}

/** That there are fields of any name makes a type with an index. */
function compareIndexes(scope: Scope, name: string, before: LocatedNode, after: LocatedNode): void {
  if ((before.node === undefined) === (after.node === undefined)) return
  if (after.node === undefined) say(scope, 'other', `${name} no longer has fields of any name`, before.pointer)
  else say(scope, 'addition', `${name} has fields of any name`, after.pointer)
}

function isAny(schema: unknown): boolean {
  return schema === undefined || schema === true || canonical(schema) === '{}'
}
