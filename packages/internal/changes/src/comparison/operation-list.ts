import { childrenOf, type LocatedNode, locatedAt } from '@clouddb/spec/document/located'
import { httpMethods, isRecord } from '@clouddb/spec/document/openapi'
import { follow } from '@clouddb/spec/document/references'
import { plain } from './text.ts'

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
