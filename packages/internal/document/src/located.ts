import { isRecord } from './openapi.ts'
import { nodeBelow, pointerBelow } from './pointer.ts'

/** A node of a document together with its JSON pointer. */
export interface LocatedNode<Node = unknown> {
  readonly node: Node
  readonly pointer: string
}

/** Returns the node below a node at some keys, with its pointer, or undefined. References are not followed. */
export function childOf<Node = unknown>(
  { node, pointer }: LocatedNode,
  ...keys: readonly string[]
): LocatedNode<Node> | undefined {
  const child = nodeBelow(node, keys)
  return child === undefined ? undefined : { node: child as Node, pointer: pointerBelow(pointer, ...keys) }
}

/** Returns the value of an own property, or undefined. */
export function valueAt(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined
}

/** Returns the value of an own property with its pointer, also if it does not exist. */
export function locatedAt({ node, pointer }: LocatedNode, key: string | number): LocatedNode {
  return { node: valueAt(node, String(key)), pointer: pointerBelow(pointer, key) }
}

export function childrenOf(located: LocatedNode): Map<string, LocatedNode> {
  const keys = isRecord(located.node) ? Object.keys(located.node) : []
  return new Map(keys.map((key) => [key, locatedAt(located, key)]))
}

export function locatedItems(located: LocatedNode): LocatedNode[] {
  return Array.isArray(located.node) ? located.node.map((_, index) => locatedAt(located, index)) : []
}
