import { childrenOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { httpMethods, isRecord } from '../../../spec/src/document/openapi.ts'
import { follow } from '../../../spec/src/document/references.ts'
import { below } from './bodies.ts'
import type { Comparison, NodePair } from './comparison.ts'
import { canonical, isEqual, type Json, textOf } from './json.ts'
import { plain } from './spelling.ts'

/** An operation as its users know it. */
export interface Operation {
  readonly at: LocatedNode
  /** What path and operations below it share. */
  readonly item: LocatedNode
  readonly name: string
  readonly method: string
  readonly path: string
  /** Method and path without the names of parameters. */
  readonly key: string
}

export interface OperationPair {
  readonly before: Operation
  readonly after: Operation
}

export function operationsOf(document: unknown): Operation[] {
  const paths = locatedAt({ node: document, pointer: '#' }, 'paths')
  return [...childrenOf(paths)].flatMap(([path, written]) => {
    const target = follow(document, written)
    const item = target.node === undefined ? written : target
    return httpMethods.flatMap((method): Operation[] => {
      const at = locatedAt(item, method)
      if (!isRecord(at.node)) return []
      const id = at.node.operationId
      const shownPath = plain(path)
      const name = typeof id === 'string' && id !== '' ? plain(id) : `${method.toUpperCase()} ${shownPath}`
      return [{ at, item, name, method, path, key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` }]
    })
  })
}

/** Which operation became which: the same in all, then the same but for its name, then by its name, then by its path. */
export function pairOperations(before: readonly Operation[], after: readonly Operation[]): OperationPair[] {
  const pairs: OperationPair[] = []
  const left = { before: new Set(before), after: new Set(after) }
  const join = (keyOf: (operation: Operation) => string) => {
    for (const earlier of left.before) {
      const key = keyOf(earlier)
      const later = [...left.after].find((operation) => keyOf(operation) === key)
      if (later === undefined) continue
      left.before.delete(earlier)
      left.after.delete(later)
      pairs.push({ before: earlier, after: later })
    }
  }
  join(({ name, key }) => `${name} ${key}`)
  join(({ key, at }) => `${key} ${canonical([valueAt(at.node, 'requestBody'), valueAt(at.node, 'responses')])}`)
  join(({ name }) => name)
  join(({ key }) => key)
  return pairs
}

/** Name, method and path. */
export function compareAddresses(comparison: Comparison, { before, after }: OperationPair): void {
  const { name } = after
  if (before.name !== name)
    comparison.say('major', `${before.name} is now called ${name}`, locatedAt(after.at, 'operationId').pointer)
  if (before.key === after.key) return
  const address = ({ method, path }: Operation) => `${method.toUpperCase()} ${plain(path)}`
  comparison.say('major', `${name} is ${address(after)} now, no longer ${address(before)}`, after.at.pointer)
}

/** Which calls the runtime repeats, and the words for people. */
export function compareOperation(comparison: Comparison, { before, after }: OperationPair): void {
  const name = after.name
  const nodes: NodePair = { before: before.at, after: after.at }
  comparison.compareWords(name, nodes)
  const [earlier, later] = [valueAt(before.at.node, 'tags'), valueAt(after.at.node, 'tags')]
  if (!isEqual(earlier, later))
    comparison.say('patch', `${name} is listed under other tags`, locatedAt(after.at, 'tags').pointer)
  const retries = 'x-retry-statuses'
  const [first, second] = [valueAt(before.at.node, retries), valueAt(after.at.node, retries)]
  if (sorted(first) !== sorted(second)) {
    const sentence = `${name} is repeated after ${statuses(second)} now, no longer after ${statuses(first)}`
    comparison.say('major', sentence, locatedAt(second === undefined ? before.at : after.at, retries).pointer)
  }
  comparison.compareOffers(name, 'callback', below(nodes, 'callbacks'))
  comparison.compareRest(name, nodes, readHere)
}

const readHere = 'operationId parameters requestBody responses callbacks security servers tags x-retry-statuses'.split(
  ' ',
)

function sorted(list: unknown): string {
  return Array.isArray(list) ? canonical(list.map(textOf).sort()) : canonical(list)
}

function statuses(list: unknown): string {
  if (list === undefined) return 'the usual statuses'
  const all = Array.isArray(list) ? list.map(textOf) : [textOf(list)]
  return all.length === 0 ? 'no status' : plain(all.join(', '))
}

/** What a path says beside its operations; words there are for all of them. */
export function comparePathItems(comparison: Comparison): void {
  const itemsOf = (document: unknown) => valueAt(document, 'paths') as Json | undefined
  const [earlier, later] = [itemsOf(comparison.pair.before), itemsOf(comparison.pair.after)]
  if (!isRecord(earlier) || !isRecord(later)) return
  const read = [...httpMethods, 'parameters', 'servers', '$ref']
  for (const path of Object.keys(later)) {
    if (!Object.hasOwn(earlier, path)) continue
    const at = (node: unknown): LocatedNode => locatedAt({ node, pointer: '#/paths' }, path)
    const nodes = { before: at(earlier), after: at(later) }
    comparison.compareWords(`The path ${plain(path)}`, nodes)
    comparison.compareRest(`The path ${plain(path)}`, nodes, read)
  }
}
