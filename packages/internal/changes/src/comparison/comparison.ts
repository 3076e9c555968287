import { childrenOf, type LocatedNode, locatedAt, valueAt } from '@clouddb/document/located'
import { componentName, follow, referenceTarget } from '@clouddb/document/references'
import { isAnnotation, wordFindings, wordKeywords } from './annotations.ts'
import { type Bump, bothDirections, bumpFor, type Directions, greaterBump } from './change.ts'
import { type Change, changeSentence, type Rule, rules } from './change-rules.ts'
import { schemaFindings } from './compare-schemas.ts'
import type { DocumentPair, Finding, NodePair } from './scope.ts'
import { isEqual, newSubject, plainText, type Subject, textOfValue } from './sentence-text.ts'

export const below = ({ before, after }: NodePair, key: string): NodePair => ({
  before: locatedAt(before, key),
  after: locatedAt(after, key),
})

/** Pairs the children that have the same key, after `keyOf` has normalised it. */
export function pairKeys(
  { before, after }: NodePair,
  keyOf: (key: string) => string = (key) => key,
): { key: string; before: LocatedNode | undefined; after: LocatedNode | undefined }[] {
  const childrenByKey = (at: LocatedNode) => new Map([...childrenOf(at)].map(([key, child]) => [keyOf(key), child]))
  const [earlier, later] = [childrenByKey(before), childrenByKey(after)]
  const keys = new Set([...earlier.keys(), ...later.keys()])
  return [...keys].map((key) => ({ key, before: earlier.get(key), after: later.get(key) }))
}

/** Collects the differences between two documents. Each sentence is kept once, with its highest bump. */
export class Comparison {
  readonly pair: DocumentPair
  /** The two documents as nodes. */
  readonly roots: NodePair
  readonly #changes = new Map<string, Change>()
  readonly #resolved = new Set<string>()

  constructor(pair: DocumentPair) {
    this.pair = pair
    this.roots = { before: { node: pair.before, pointer: '#' }, after: { node: pair.after, pointer: '#' } }
  }

  get changes(): Change[] {
    return [...this.#changes.values()]
  }

  say(rule: Rule, of: Subject | string, pointer: string, ...args: readonly string[]): void {
    this.sayAs(bumpFor(rules[rule][0], bothDirections), rule, of, pointer, ...args)
  }

  sayAs(bump: Bump, rule: Rule, of: Subject | string, pointer: string, ...args: readonly string[]): void {
    const about = typeof of === 'string' ? newSubject(of) : of
    const sentence = changeSentence(rule, about, args)
    const known = this.#changes.get(sentence)
    this.#changes.set(sentence, {
      ...(known ?? { rule, subject: about, arguments: args, pointer: this.#existing(pointer), sentence }),
      bump: known ? greaterBump(known.bump, bump) : bump,
    })
  }

  compareSchemas(directions: Directions, of: Subject, nodes: NodePair): void {
    this.#report(directions, schemaFindings(this.pair, directions, of, nodes))
  }

  #report(directions: Directions, findings: readonly Finding[]): void {
    for (const { effect, rule, subject: of, pointer, arguments: args } of findings)
      this.sayAs(bumpFor(effect, directions), rule, of, pointer, ...args)
  }

  /** Says something of two nodes that differ. */
  sayChanged(rule: Rule, name: string, { before, after }: NodePair, ...args: readonly string[]): void {
    const { pointer } = after.node === undefined ? before : after
    if (!isEqual(before.node, after.node)) this.say(rule, name, pointer, ...args)
  }

  /** Compares a flag: `true` in one document, and absent or `false` in the other. */
  compareFlag(name: string, { before, after }: NodePair, added: Rule, removed: Rule): void {
    const [was, is] = [before.node === true, after.node === true]
    if (was !== is) this.say(is ? added : removed, name, (is ? after : before).pointer)
  }

  /** Compares the texts for people, and deprecation. */
  compareWords(name: string, { before, after }: NodePair, except: readonly string[] = []): void {
    const isText = (key: string) => wordKeywords.has(key) && !except.includes(key)
    const textsOfNode = (at: LocatedNode) => new Map([...childrenOf(at)].filter(([key]) => isText(key)))
    this.#report(bothDirections, wordFindings(newSubject(name), textsOfNode(before), textsOfNode(after)))
  }

  /** Reports every other key that differs as a change that cannot be judged. */
  compareRest(name: string, { before, after }: NodePair, read: readonly string[]): void {
    for (const { key, ...pair } of pairKeys({ before, after })) {
      if (read.includes(key) || isAnnotation(key) || isEqual(pair.before?.node, pair.after?.node)) continue
      this.say('unjudged', name, (pair.after ?? pair.before)?.pointer ?? '#', plainText(key))
    }
  }

  /**
   * Follows references. A component that both sides refer to has its own name, and is compared for its first user only:
   * the result is `undefined` for the others, and where there is nothing to compare.
   */
  resolve(kind: string, name: string, nodes: NodePair): (NodePair & { readonly name: string }) | undefined {
    const [before, after] = [follow(this.pair.before, nodes.before), follow(this.pair.after, nodes.after)]
    if (before.node === undefined || after.node === undefined) {
      const reference = valueAt((after.node === undefined ? nodes.after : nodes.before).node, '$ref')
      const isSame = isEqual(nodes.before.node, nodes.after.node) && before.node === after.node
      const reason = `there is nothing at ${plainText(textOfValue(reference))}`
      if (!isSame) this.say('unjudged', name, nodes.after.pointer, reason)
      return undefined
    }
    const component = componentName(kind, nodes.after.node)
    if (component === undefined || componentName(kind, nodes.before.node) !== component) return { before, after, name }
    if (this.#resolved.has(after.pointer)) return undefined
    this.#resolved.add(after.pointer)
    return { before, after, name: `${nouns[kind]} ${plainText(component)}` }
  }

  /** The nearest pointer that leads to a node in one of the documents. */
  #existing(pointer: string): string {
    const isThere = (document: unknown, $ref: string) =>
      referenceTarget(document, { node: { $ref }, pointer }) !== undefined
    let current = pointer
    while (current !== '#' && !isThere(this.pair.before, current) && !isThere(this.pair.after, current))
      current = current.slice(0, current.lastIndexOf('/'))
    return current
  }
}

const nouns: Readonly<Record<string, string>> = {
  responses: 'Answer',
  requestBodies: 'Body',
  headers: 'Header',
  examples: 'Example',
  parameters: 'Parameter',
}
