import type { LocatedNode } from '../document/located.ts'
import { isRecord } from '../document/openapi.ts'
import { nodeAt, nodeBelow, pointerBelow } from '../document/pointer.ts'

/** An object of a document with its provenance: its own mark, else that of its `$ref` target, else that of its parent. */
export interface MarkedNode extends LocatedNode<Readonly<Record<string, unknown>>> {
  readonly provenance: string | undefined
}

export const isPublic = ({ provenance }: MarkedNode): boolean => provenance === 'public'

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads a bundled document together with the provenance of each part. */
export class MarkedDocument {
  readonly root: MarkedNode
  readonly #document: object

  constructor(document: object) {
    this.#document = document
    this.root = this.mark({ node: document, pointer: '#' })
  }

  mark(located: LocatedNode<object>, parent?: string): MarkedNode {
    const node = located.node as MarkedNode['node']
    const provenance = ownMark(node) ?? this.#target(node)?.provenance ?? parent
    return { node, pointer: located.pointer, provenance }
  }

  child({ node, pointer, provenance }: MarkedNode, ...keys: readonly string[]): MarkedNode | undefined {
    const found = nodeBelow(node, keys)
    return isRecord(found) ? this.mark({ node: found, pointer: pointerBelow(pointer, ...keys) }, provenance) : undefined
  }

  /** The objects below some keys, by name or by index. */
  children(node: MarkedNode, ...keys: readonly string[]): [key: string, child: MarkedNode][] {
    return Object.keys(nodeBelow(node.node, keys) ?? {}).flatMap((key): [string, MarkedNode][] => {
      const found = this.child(node, ...keys, key)
      return found ? [[key, found]] : []
    })
  }

  /** Returns the end of a chain of references; a mark beside a `$ref` goes before that of its target. */
  follow(node: MarkedNode, hops = 0): MarkedNode {
    const next = hops < 10 ? this.target(node) : undefined
    return next ? this.follow(next, hops + 1) : node
  }

  target({ node, provenance }: MarkedNode): MarkedNode | undefined {
    const next = this.#target(node)
    return next && { ...next, provenance: ownMark(node) ?? next.provenance ?? provenance }
  }

  /**
   * Returns each way in which a value can satisfy a schema, as the schemas that it satisfies at once: what `$ref` and
   * `allOf` lead to belongs to every alternative, and each member of a union makes one of its own.
   */
  alternatives(schema: MarkedNode, within: readonly MarkedNode['node'][] = []): MarkedNode[][] {
    if (within.includes(schema.node)) return []
    const of = (inner: MarkedNode) => this.alternatives(inner, [...within, schema.node])
    const target = this.target(schema)
    const demands = [
      [[schema]],
      ...(target ? [of(target)] : []),
      ...this.children(schema, 'allOf').map(([, member]) => of(member)),
      ...['oneOf', 'anyOf'].flatMap((keyword) => {
        const members = this.children(schema, keyword)
        return members.length > 0 ? [members.flatMap(([, member]) => of(member))] : []
      }),
    ]
    return combinations(demands)
  }

  /** The alternatives of a value that must satisfy several schemas at once. */
  alternativesOfAll(schemas: readonly MarkedNode[]): MarkedNode[][] {
    return combinations(schemas.map((schema) => this.alternatives(schema)))
  }

  #target({ $ref }: MarkedNode['node']): MarkedNode | undefined {
    const node = typeof $ref === 'string' && $ref.startsWith('#/') ? nodeAt(this.#document, $ref) : undefined
    return isRecord(node) ? { node, pointer: $ref as string, provenance: ownMark(node) } : undefined
  }
}

const combinations = (demands: readonly MarkedNode[][][]): MarkedNode[][] =>
  demands.reduce<MarkedNode[][]>((all, next) => all.flatMap((one) => next.map((other) => [...one, ...other])), [[]])

function ownMark(node: MarkedNode['node']): string | undefined {
  const own = node['x-provenance']
  return typeof own === 'string' ? own : undefined
}
