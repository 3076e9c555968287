import type { LocatedNode } from '@clouddb/document/located'
import { provenanceOf } from '@clouddb/document/openapi'
import { nodeAt, nodeBelow, pointerBelow, pointerTokens } from '@clouddb/document/pointer'

/** Where the nodes of a new document come from, and which marks of the source had no effect on it. */
export class Origins {
  readonly #source: object
  readonly #pointers = new Map<unknown, string>()
  readonly #met = new Set<string>()
  readonly #withoutEffect = new Set<string>()

  constructor(source: object) {
    this.#source = source
  }

  /** Remembers the origin of a new node, and returns the node. */
  from<Node>(pointer: string, node: Node): Node {
    this.#pointers.set(node, pointer)
    return node
  }

  /** Remembers that a node of the source was read. */
  meet(pointer: string): void {
    this.#met.add(pointer)
  }

  markWithoutEffect(pointer: string): void {
    this.#withoutEffect.add(pointer)
  }

  /** The pointer in the source of a node of the new document, or of the nearest one around it. */
  originOf(document: object, pointer: string): string {
    let node: unknown = document
    let origin = '#'
    for (const token of pointerTokens(pointer)) {
      node = nodeBelow(node, [token])
      const next = this.#pointers.get(node) ?? pointerBelow(origin, token)
      if (nodeAt(this.#source, next) !== undefined) origin = next
    }
    return origin
  }

  /** Marks that name something absent, and marks as stated on nodes that nothing of the interface leads to. */
  marksWithoutEffect(): readonly string[] {
    this.#findUnmet({ node: this.#source, pointer: '#' })
    return [...this.#withoutEffect]
  }

  #findUnmet({ node, pointer }: LocatedNode): void {
    if (typeof node !== 'object' || node === null) return
    const isStated = provenanceOf(node).from === 'interface'
    if (isStated && !this.#met.has(pointer)) this.markWithoutEffect(pointerBelow(pointer, 'x-provenance'))
    for (const [key, value] of Object.entries(node))
      this.#findUnmet({ node: value, pointer: pointerBelow(pointer, key) })
  }
}
