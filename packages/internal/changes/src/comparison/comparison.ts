import { childrenOf, type LocatedNode, locatedAt, valueAt } from '../../../spec/src/document/located.ts'
import { isRecord } from '../../../spec/src/document/openapi.ts'
import { componentName, follow, targetOf } from '../../../spec/src/document/references.ts'
import { wordings } from './annotations.ts'
import type { Bump, Change } from './change.ts'
import { bumpFor, type Directions, greater } from './effect.ts'
import { isEqual, textOf } from './json.ts'
import { isAnnotation, words } from './keywords.ts'
import { schemaFindings } from './schemas.ts'
import type { DocumentPair } from './scope.ts'
import { plain, type Subject } from './spelling.ts'

/** Two nodes of the same kind, one in each document. */
export interface NodePair {
  readonly before: LocatedNode
  readonly after: LocatedNode
}

/** Collects what differs between two documents; each sentence is said once. */
export class Comparison {
  readonly pair: DocumentPair
  readonly #changes = new Map<string, Change>()
  readonly #said = new Set<string>()

  constructor(pair: DocumentPair) {
    this.pair = pair
  }

  get changes(): Change[] {
    return [...this.#changes.values()]
  }

  say(bump: Bump, sentence: string, pointer: string): void {
    const known = this.#changes.get(sentence)
    const worse = known ? greater(known.bump, bump) : bump
    this.#changes.set(sentence, { bump: worse, sentence, pointer: this.#existing(known?.pointer ?? pointer) })
  }

  compareSchemas(directions: Directions, of: Subject, { before, after }: NodePair): void {
    for (const { effect, sentence, pointer } of schemaFindings(this.pair, directions, of, before, after))
      this.say(bumpFor(effect, directions), sentence, pointer)
  }

  /** Descriptions and the like, and deprecation. */
  compareWords(name: string, { before, after }: NodePair): void {
    const wordsOf = (at: LocatedNode) => new Map([...childrenOf(at)].filter(([key]) => words.has(key)))
    for (const { effect, sentence, pointer } of wordings(name, wordsOf(before), wordsOf(after), after.pointer))
      this.say(effect === 'words' ? 'patch' : 'minor', sentence, pointer)
  }

  /** All that nobody else has read: it cannot be judged. */
  compareRest(name: string, { before, after }: NodePair, read: readonly string[]): void {
    for (const key of new Set([...childrenOf(before).keys(), ...childrenOf(after).keys()])) {
      const [earlier, later] = [valueAt(before.node, key), valueAt(after.node, key)]
      if (read.includes(key) || isAnnotation(key) || isEqual(earlier, later)) continue
      const { pointer } = locatedAt(later === undefined ? before : after, key)
      this.say('major', `${name} changed in a way that cannot be judged: ${plain(key)}`, pointer)
    }
  }

  /** What servers offer beside methods: nobody has to mind what comes, and what is other than before cannot be judged. */
  compareOffers(name: string, kind: string, { before, after }: NodePair): void {
    const [earlier, later] = [childrenOf(before), childrenOf(after)]
    for (const [key, written] of earlier) {
      const writtenNow = later.get(key)
      if (writtenNow === undefined) {
        this.say('major', `${name} no longer has the ${kind} ${plain(key)}`, written.pointer)
        continue
      }
      const nodes = { before: follow(this.pair.before, written), after: follow(this.pair.after, writtenNow) }
      this.compareWords(`${name}: ${kind} ${plain(key)}`, nodes)
      this.compareRest(`${name}: ${kind} ${plain(key)}`, nodes, [])
    }
    for (const [key, { pointer }] of later)
      if (!earlier.has(key)) this.say('minor', `${name} has a new ${kind} ${plain(key)}`, pointer)
    if (isMisplaced(before.node) !== isMisplaced(after.node))
      this.say('major', `${name} changed in a way that cannot be judged: each ${kind}`, after.pointer)
  }

  /**
   * What two nodes refer to, or themselves. A component is named for what it is, and compared for its first user alone;
   * `undefined` for the others, and where there is nothing to compare.
   */
  resolve(kind: string, name: string, nodes: NodePair): (NodePair & { readonly name: string }) | undefined {
    const [before, after] = [follow(this.pair.before, nodes.before), follow(this.pair.after, nodes.after)]
    if (before.node === undefined || after.node === undefined) {
      const reference = valueAt((after.node === undefined ? nodes.after : nodes.before).node, '$ref')
      const isSame = isEqual(nodes.before.node, nodes.after.node) && before.node === after.node
      if (!isSame) {
        const sentence = `${name} changed in a way that cannot be judged: nothing stands at ${plain(textOf(reference))}`
        this.say('major', sentence, nodes.after.pointer)
      }
      return undefined
    }
    const component = componentName(kind, nodes.after.node)
    if (component === undefined || componentName(kind, nodes.before.node) !== component) return { before, after, name }
    if (this.#said.has(after.pointer)) return undefined
    this.#said.add(after.pointer)
    return { before, after, name: `${nouns[kind] ?? kind} ${plain(component)}` }
  }

  /** The nearest pointer to which there is something in one of the documents. */
  #existing(pointer: string): string {
    let current = pointer
    while (current !== '#' && ![this.pair.before, this.pair.after].some((document) => isThere(document, current)))
      current = current.slice(0, current.lastIndexOf('/'))
    return current
  }
}

function isMisplaced(node: unknown): boolean {
  return node !== undefined && !isRecord(node)
}

const nouns: Readonly<Record<string, string>> = {
  responses: 'Answer',
  requestBodies: 'Body',
  headers: 'Header',
  examples: 'Example',
  parameters: 'Parameter',
}

function isThere(document: unknown, pointer: string): boolean {
  return targetOf(document, { node: { $ref: pointer }, pointer }) !== undefined
}
