import { nodeBelow, pointerBelow } from './pointer.ts'

/** A node of a document together with its JSON pointer. */
export interface LocatedNode<Node = unknown> {
  readonly node: Node
  readonly pointer: string
}

/** What stands below a node under some keys, if anything does. References on the way are not followed. */
export function childOf<Node = unknown>(
  { node, pointer }: LocatedNode,
  ...keys: readonly string[]
): LocatedNode<Node> | undefined {
  const child = nodeBelow(node, keys)
  return child === undefined ? undefined : { node: child as Node, pointer: pointerBelow(pointer, ...keys) }
}
