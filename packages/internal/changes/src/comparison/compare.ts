import { type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { isRecord, type OpenApiDocument } from '../../../spec/src/document/openapi.ts'
import { newerThan } from './annotations.ts'
import { compareAnswers } from './answers.ts'
import { below, compareBody } from './bodies.ts'
import type { Change } from './change.ts'
import { Comparison } from './comparison.ts'
import { directionsOf } from './directions.ts'
import { both, type Direction, type Directions } from './effect.ts'
import { isEqual } from './json.ts'
import {
  compareAddresses,
  compareOperation,
  comparePathItems,
  type Operation,
  operationsOf,
  pairOperations,
} from './operations.ts'
import { compareOverview, compareServers } from './overview.ts'
import { compareParameters } from './parameters.ts'
import { renamedSchemas, schemasOf } from './renamed-schemas.ts'
import { compareSecurity } from './security.ts'
import { calledBySenders, type Senders, sendersOf } from './senders.ts'
import { plain, subject } from './spelling.ts'

export type { Bump, Change } from './change.ts'

/**
 * What differs between two bundled documents, in sentences for those who use the packages. It takes any document, also a
 * broken one; what it cannot judge it calls breaking, and says so.
 */
export function compareDocuments(before: OpenApiDocument | object, after: OpenApiDocument | object): Change[] {
  try {
    return isEqual(before, after) ? [] : comparedDocuments(before, after)
  } catch (error) {
    // Whoever nests deeper than the stack has no document that anybody can judge.
    if (!(error instanceof RangeError)) throw error
    const reason = 'the document is nested too deeply'
    return [{ bump: 'major', sentence: `The API changed in a way that cannot be judged: ${reason}`, pointer: '#' }]
  }
}

function comparedDocuments(before: object, after: object): Change[] {
  const comparison = new Comparison({ before, after, renamed: renamedSchemas(before, after) })
  compareOverview(comparison)
  compareAllOperations(comparison)
  compareSchemaComponents(comparison)
  // What differs in a part that nobody reads is no change; that the documents are of another kind is one.
  if (comparison.changes.length === 0 && isRecord(before) !== isRecord(after))
    comparison.say('major', 'The API changed in a way that cannot be judged: there is no document', '#')
  return comparison.changes
}

function compareAllOperations(comparison: Comparison): void {
  const { before, after } = comparison.pair
  const [earlier, later] = [operationsOf(before), operationsOf(after)]
  const pairs = pairOperations(earlier, later)
  const kept = new Set(pairs.flatMap((pair) => [pair.before, pair.after]))
  for (const { name, at } of earlier.filter((each) => !kept.has(each)))
    comparison.say('major', `${name} is gone`, at.pointer)
  for (const { name, at } of later.filter((each) => !kept.has(each)))
    comparison.say('minor', `${name} is a new operation${newerThan(at.node)}`, at.pointer)
  const isShared = areShared(before, after)
  for (const pair of pairs) {
    if (isShared && isEqual({ ...pair.before, at: pair.before.at.node }, { ...pair.after, at: pair.after.at.node }))
      continue
    const nodes = { before: pair.before.at, after: pair.after.at }
    const { name } = pair.after
    compareAddresses(comparison, pair)
    compareOperation(comparison, pair)
    compareParameters(comparison, pair)
    compareBody(comparison, name, below(nodes, 'requestBody'))
    compareAnswers(comparison, name, below(nodes, 'responses'))
    compareServers(comparison, name, { before: serversOf(pair.before), after: serversOf(pair.after) })
  }
  comparePathItems(comparison)
  compareSecurity(comparison, pairs)
  const [first, second] = [valueAt(before, 'paths'), valueAt(after, 'paths')]
  if (earlier.length + later.length === 0 && !isEqual(first, second))
    comparison.say('major', 'The API changed in a way that cannot be judged: paths', '#/paths')
}

/** Those of the operation, or of its path. */
function serversOf({ at, item }: Operation): LocatedNode {
  const own = locatedAt(at, 'servers')
  return own.node === undefined ? locatedAt(item, 'servers') : own
}

/** Whether what operations refer to is the same, but for schemas. */
function areShared(before: unknown, after: unknown): boolean {
  const [earlier, later] = [valueAt(before, 'components'), valueAt(after, 'components')]
  const kinds = new Set([...Object.keys(earlier ?? {}), ...Object.keys(later ?? {})])
  return [...kinds].every((kind) => kind === 'schemas' || isEqual(valueAt(earlier, kind), valueAt(later, kind)))
}

/** Each schema is a type of the package, whoever refers to it. */
function compareSchemaComponents(comparison: Comparison): void {
  const { before, after, renamed } = comparison.pair
  const [earlier, later] = [schemasOf(before), schemasOf(after)]
  const kept = new Set<string>()
  const changed: { name: string; now: string }[] = []
  for (const name of Object.keys(earlier)) {
    const now = renamed.get(name) ?? name
    kept.add(now)
    if (!Object.hasOwn(later, now))
      comparison.say('major', `${plain(name)} is no longer a type`, schemaAt(before, name).pointer)
    else if (now !== name || !isEqual(earlier[name], later[now])) changed.push({ name, now })
  }
  for (const name of Object.keys(later))
    if (!kept.has(name)) comparison.say('minor', `${plain(name)} is a new type`, schemaAt(after, name).pointer)
  if (changed.length === 0) return
  const [usedBefore, usedAfter] = [directionsOf(before), directionsOf(after)]
  let senders: Senders | undefined
  for (const { name, now } of changed) {
    const nodes = { before: schemaAt(before, name), after: schemaAt(after, now) }
    if (now !== name)
      comparison.say('major', `The type ${plain(name)} is now called ${plain(now)}`, nodes.after.pointer)
    const directions = union(usedBefore.get(name), usedAfter.get(now))
    const isSentAlone = usedAfter.has(now) && !directions.has('response')
    const isPlain = isSentAlone && !isShownByName(nodes.after.node)
    if (isPlain) senders ??= sendersOf(after)
    const called = isPlain && senders ? calledBySenders(senders, now) : plain(now)
    comparison.compareSchemas(directions, subject(called), nodes)
  }
}

/** Compilers show objects and unions by their names, and all else by what it is. */
function isShownByName(schema: unknown): boolean {
  return ['properties', 'oneOf', 'anyOf', 'allOf', 'additionalProperties'].some(
    (key) => valueAt(schema, key) !== undefined,
  )
}

/** What nobody refers to may be used for either. */
function union(first: ReadonlySet<Direction> = new Set(), second: ReadonlySet<Direction> = new Set()): Directions {
  const directions = new Set([...first, ...second])
  return directions.size === 0 ? both : directions
}

function schemaAt(document: unknown, name: string): LocatedNode {
  return locatedAt(locatedAt(locatedAt({ node: document, pointer: '#' }, 'components'), 'schemas'), name)
}
