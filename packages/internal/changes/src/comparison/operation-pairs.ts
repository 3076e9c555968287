import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/spec/document/located'
import { httpMethods, isRecord } from '@clouddb/spec/document/openapi'
import { follow } from '@clouddb/spec/document/references'
import { matched } from './matching.ts'
import { canonical, plain } from './text.ts'

/** An operation as its users know it. */
export interface Operation {
  readonly at: LocatedNode
  /** The path item, which all operations of a path share. */
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

/** The operations of a document that may be broken. */
export function operationsOf(document: unknown): Operation[] {
  const paths = locatedAt({ node: document, pointer: '#' }, 'paths')
  return [...childrenOf(paths)].flatMap(([path, written]) => {
    const target = follow(document, written)
    const item = target.node === undefined ? written : target
    return httpMethods.flatMap((method): Operation[] => {
      const at = locatedAt(item, method)
      if (!isRecord(at.node)) return []
      const id = at.node.operationId
      const name = typeof id === 'string' && id !== '' ? plain(id) : `${method.toUpperCase()} ${plain(path)}`
      return [{ at, item, name, method, path, key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` }]
    })
  })
}

/** Pairs operations that are equal, then those with the same content, the same name, and the same path. */
export function pairOperations(before: readonly Operation[], after: readonly Operation[]): OperationPair[] {
  const contentOf = ({ at }: Operation) => canonical([valueAt(at.node, 'requestBody'), valueAt(at.node, 'responses')])
  const pairs = matched(before, after, [
    (one, other) => one.name === other.name && one.key === other.key,
    (one, other) => one.key === other.key && contentOf(one) === contentOf(other),
    (one, other) => one.name === other.name,
    (one, other) => one.key === other.key,
  ])
  return [...pairs].map(([earlier, later]) => ({ before: earlier, after: later }))
}
