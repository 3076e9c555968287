import type { OpenApiDocument } from '@clouddb/spec/document/openapi'
import { nodeAt, pointerTo, pointerTokens } from '@clouddb/spec/document/pointer'
import { type Bump, greater, isHigher } from '../comparison/change.ts'
import { operationsOf } from '../comparison/operation-list.ts'
import type { Change } from '../comparison/rules.ts'
import { isShownByName } from '../comparison/usage.ts'
import type { DeclarationChange } from './declarations/compare.ts'

/** A document before and after, and the differences between the two. */
export interface DocumentChanges {
  readonly before: OpenApiDocument
  readonly after: OpenApiDocument
  readonly changes: readonly Change[]
}

/**
 * Whether a change of the document explains a change of the declarations, which are generated from it: one change is one
 * sentence. A change with a lower bump explains nothing.
 */
export function isExplained(change: DeclarationChange, documents: DocumentChanges): boolean {
  const bumps = explanationsOf(change, documents).map(({ bump }) => bump)
  const highest = bumps.reduce<Bump>(greater, 'patch')
  return bumps.length > 0 && !isHigher(change.bump, highest)
}

function explanationsOf({ kind, labels }: DeclarationChange, documents: DocumentChanges): Change[] {
  const { before, after, changes } = documents
  const [name = '', ...rest] = labels
  // A name is added and removed with the part of the document that it is generated from, or with a reference to that part.
  if (kind === 'export-new') return changes.filter(bringsName(after, name))
  if (kind === 'export-gone') return changes.filter(bringsName(before, name))
  // The index of components other than schemas, which are added and removed with the references to them.
  if (name === 'components') {
    const leads = [before, after].map((document) => leadsTo(document, startsOf(document, name, rest)))
    return changes.filter((change) => leads.some((leadsThere) => leadsThere(change)))
  }
  const member = rest.find((label) => /^\w/.test(label))
  // The comment of a generated function describes everything that its operation refers to.
  const isFollowed = kind === 'words' ? () => true : (node: unknown) => !isShownByName(node)
  const areas = [before, after].flatMap((document) =>
    startsOf(document, name, rest).map((start) => areaOf(document, start, member, isFollowed)),
  )
  return changes.filter(({ pointer }) => areas.some((contains) => contains(pointer)))
}

function bringsName(document: OpenApiDocument, name: string): (change: Change) => boolean {
  const leadsThere = leadsTo(document, startsOf(document, name, []))
  return (change) => {
    if (change.bump === 'patch') return false
    // A renamed type has one pointer and two names: the new one is an argument.
    return [change.subject.name, ...change.arguments].includes(name) || leadsThere(change)
  }
}

/** Whether a change is at one of the pointers, above or below it, or refers to it directly or indirectly. */
function leadsTo(document: OpenApiDocument, starts: readonly string[]): (change: Change) => boolean {
  return ({ pointer }) => {
    if (starts.some((start) => isInside(start, pointer) || isInside(pointer, start))) return true
    return reachedFrom(document, pointer, () => true).some((target) => starts.includes(target))
  }
}

/** The pointers of the parts that a declared name is generated from. */
function startsOf(document: OpenApiDocument, name: string, rest: readonly string[]): string[] {
  const [first = '', second = ''] = rest
  if (name === 'Methods' || name === 'operations') return operation(document, (id) => id === first)
  if (name === 'paths') return [pointerTo('paths', first)]
  if (name === 'components') return [pointerTo('components', first, second)]
  if (/ClientOptions$/.test(name)) return ['#/security', '#/servers', '#/components/securitySchemes']
  const schema = pointerTo('components', 'schemas', name)
  if (nodeAt(document, schema) !== undefined) return [schema]
  return operation(document, (id) => isNamedAfter(name, id))
}

/** `ListAlertsQuery` and `toCreateAlert` are named after the operations. */
const isNamedAfter = (name: string, id: string) => {
  const pascal = id.charAt(0).toUpperCase() + id.slice(1)
  return [`${pascal}Options`, `${pascal}Query`, `to${pascal}`].includes(name)
}

const operation = (document: OpenApiDocument, isMeant: (id: string) => boolean): string[] =>
  operationsOf(document).flatMap(({ name, at, item }) =>
    isMeant(name) ? [at.pointer, `${item.pointer}/parameters`] : [],
  )

/** Returns a test for pointers: the part that a name is generated from, and the components that have no name in code. */
function areaOf(
  document: OpenApiDocument,
  start: string,
  member: string | undefined,
  isFollowed: (node: unknown) => boolean,
): (pointer: string) => boolean {
  const isSchema = start.startsWith('#/components/schemas/')
  const within = isSchema && member !== undefined ? membersAt(document, start, member) : [start]
  const anchors = within.flatMap((from) => [from, ...reachedFrom(document, from, isFollowed)])
  return (pointer) => {
    if (anchors.some((anchor) => isInside(pointer, anchor))) return true
    if (isInside(start, pointer)) return true
    return isSchema && isInside(pointer, start) && !pointerTokens(pointer.slice(start.length)).includes('properties')
  }
}

const isInside = (pointer: string, outer: string) => pointer === outer || pointer.startsWith(`${outer}/`)

/** The pointers at which a schema, or a part of it, describes a property. */
function membersAt(document: OpenApiDocument, schema: string, member: string): string[] {
  const found: string[] = []
  visit(nodeAt(document, schema), schema, (pointer) => {
    const tokens = pointerTokens(pointer)
    if (tokens.at(-1) === member && tokens.at(-2) === 'properties') found.push(pointer)
  })
  return found
}

/** The components that a node refers to, directly or through components that `isFollowed` accepts. */
function reachedFrom(document: OpenApiDocument, from: string, isFollowed: (node: unknown) => boolean): string[] {
  const reached = new Set<string>()
  const follow = (node: unknown): void => {
    for (const reference of referencesIn(node)) {
      if (reached.has(reference)) continue
      const target = nodeAt(document, reference)
      if (!isFollowed(target)) continue
      reached.add(reference)
      follow(target)
    }
  }
  follow(nodeAt(document, from))
  return [...reached]
}

/** The references inside of nodes, which are read once however many changes ask for them. */
const known = new WeakMap<object, ReadonlySet<string>>()

function referencesIn(node: unknown): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return new Set()
  let found = known.get(node)
  if (!found) {
    const { $ref } = node as { $ref?: unknown }
    found = new Set([
      ...(typeof $ref === 'string' ? [$ref] : []),
      ...Object.values(node).flatMap((value) => [...referencesIn(value)]),
    ])
    known.set(node, found)
  }
  return found
}

function visit(node: unknown, pointer: string, see: (pointer: string, node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  see(pointer, node)
  for (const [key, value] of Object.entries(node)) visit(value, `${pointer}/${pointerTo(key).slice(2)}`, see)
}
