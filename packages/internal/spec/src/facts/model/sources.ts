import type { LocatedNode } from '../../document/located.ts'
import { isRecord } from '../../document/openapi.ts'
import { nodeAt, nodeBelow, pointerBelow } from '../../document/pointer.ts'

export type JsonObject = Readonly<Record<string, unknown>>

/** An `x-provenance` that is in effect. */
export interface Provenance {
  readonly source: string
  /** Where it is written. */
  readonly pointer: string
}

/** A node, and where what it says is known from: its own provenance, else that of what it refers to, else that of what encloses it. */
export interface SourcedNode extends LocatedNode<JsonObject> {
  readonly provenance: Provenance | undefined
}

/** The nodes of one document. */
export interface SourcedNodes {
  readonly root: SourcedNode
  sourced(located: LocatedNode<object>, enclosing?: Provenance): SourcedNode
  /** The object below a node under some keys. */
  child(node: SourcedNode, ...keys: readonly string[]): SourcedNode | undefined
  /** The objects that a keyword holds, by name or in a list. */
  children(node: SourcedNode, keyword: string): [key: string, child: SourcedNode][]
  /** What a node refers to; its own provenance, where it has one, goes along. */
  target(node: SourcedNode): SourcedNode | undefined
  /** What a node refers to in the end, or the node itself. */
  follow(node: SourcedNode): SourcedNode
}

export function sourcedNodesOf(document: object): SourcedNodes {
  const targets = new Map<string, SourcedNode | undefined>()

  function referred(reference: unknown): SourcedNode | undefined {
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined
    if (targets.has(reference)) return targets.get(reference)
    const node = nodeAt(document, reference)
    const found = isRecord(node) ? { node, pointer: reference, provenance: ownOf(node, reference) } : undefined
    targets.set(reference, found)
    return found
  }

  function sourced(located: LocatedNode<object>, enclosing?: Provenance): SourcedNode {
    const { pointer } = located
    const node = located.node as JsonObject
    return { node, pointer, provenance: ownOf(node, pointer) ?? referred(node.$ref)?.provenance ?? enclosing }
  }

  function child({ node, pointer, provenance }: SourcedNode, ...keys: readonly string[]): SourcedNode | undefined {
    const found = nodeBelow(node, keys)
    return isRecord(found) ? sourced({ node: found, pointer: pointerBelow(pointer, ...keys) }, provenance) : undefined
  }

  function children(node: SourcedNode, keyword: string): [string, SourcedNode][] {
    return Object.keys(node.node[keyword] ?? {}).flatMap((key): [string, SourcedNode][] => {
      const found = child(node, keyword, key)
      return found ? [[key, found]] : []
    })
  }

  function target({ node, pointer, provenance }: SourcedNode): SourcedNode | undefined {
    const next = referred(node.$ref)
    return next && { ...next, provenance: ownOf(node, pointer) ?? next.provenance ?? provenance }
  }

  function follow(node: SourcedNode, hops = 0): SourcedNode {
    const next = hops < 10 ? target(node) : undefined
    return next ? follow(next, hops + 1) : node
  }

  return { root: sourced({ node: document, pointer: '#' }), sourced, child, children, target, follow }
}

/** Whether a public source is named for a node, and not the interface. */
export const isPublic = ({ provenance }: SourcedNode): boolean => provenance?.source === 'public'

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const ownOf = (node: JsonObject, pointer: string): Provenance | undefined => {
  const source = node['x-provenance']
  return typeof source === 'string' ? { source, pointer: `${pointer}/x-provenance` } : undefined
}
