import type { LocatedNode } from '@clouddb/document/located'
import { componentName } from '@clouddb/document/references'
import type { Directions, Effect } from './change.ts'
import { rules, type SchemaRule } from './change-rules.ts'
import { fieldSubject, innerSubject, type Subject } from './sentence-text.ts'

/** Two of a kind, one of each document. */
export interface Pair<Item> {
  readonly before: Item
  readonly after: Item
}

/** The items of two lists that have no partner. */
export interface Unpaired<Item> {
  readonly removed: readonly Item[]
  readonly added: readonly Item[]
}

interface Matching<Item> extends Unpaired<Item> {
  readonly pairs: readonly Pair<Item>[]
}

/** Pairs items of two lists by the first rule that matches them. Each item has one partner at most. */
export function matchItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  rules: readonly ((one: Item, other: Item) => boolean)[],
): Matching<Item> {
  const pairs: Pair<Item>[] = []
  const [removed, added] = [new Set(before), new Set(after)]
  for (const isMatch of rules)
    for (const one of removed) {
      const other = [...added].find((each) => isMatch(one, each))
      if (other === undefined) continue
      pairs.push({ before: one, after: other })
      removed.delete(one)
      added.delete(other)
    }
  return { pairs, removed: [...removed], added: [...added] }
}

/** The two documents, and the schemas that were renamed, by their earlier names. */
export interface DocumentPair {
  readonly before: unknown
  readonly after: unknown
  readonly renamed: ReadonlyMap<string, string>
}

export type NodePair = Pair<LocatedNode>

/** One difference between two schemas, whatever they are used for. */
export interface Finding {
  readonly effect: Effect
  readonly rule: SchemaRule
  readonly subject: Subject
  readonly pointer: string
  readonly arguments: readonly string[]
}

/** The state of a comparison of two schemas. */
export interface Scope {
  readonly pair: DocumentPair
  readonly of: Subject
  readonly directions: Directions
  readonly findings: Finding[]
  /** The pairs of pointers that are being compared; a schema that contains itself comes to an end here. */
  readonly open: ReadonlySet<string>
  compare(scope: Scope, before: LocatedNode, after: LocatedNode): void
}

export const inField = (scope: Scope, name: string): Scope => ({ ...scope, of: fieldSubject(scope.of, name) })
export const inPart = (scope: Scope, mark: string): Scope => ({ ...scope, of: innerSubject(scope.of, mark) })

export function addFinding(scope: Scope, rule: SchemaRule, pointer: string, ...args: readonly string[]): void {
  addFindingAs(scope, rules[rule][0], rule, pointer, ...args)
}

/** Reports a rule whose effect depends on more than the rule. */
export function addFindingAs(scope: Scope, effect: Effect, rule: SchemaRule, pointer: string, ...args: string[]): void {
  scope.findings.push({ effect, rule, subject: scope.of, pointer, arguments: args })
}

/** Returns the differences between two schemas without reporting them. */
export function schemaDifference(scope: Scope, before: LocatedNode, after: LocatedNode): readonly Finding[] {
  const findings: Finding[] = []
  scope.compare({ ...scope, findings }, before, after)
  return findings
}

/** Whether both nodes refer to the same component. */
export function isSameComponent(pair: DocumentPair, before: LocatedNode, after: LocatedNode): boolean {
  const name = componentName('schemas', before.node)
  return name !== undefined && (pair.renamed.get(name) ?? name) === componentName('schemas', after.node)
}

const verbs = {
  request: { has: 'takes', alwaysHas: 'needs', nowHas: 'now needs', added: 'takes', removed: 'no longer takes' },
  response: { has: 'has', alwaysHas: 'always has', nowHas: 'always has', added: 'may have', removed: 'no longer has' },
} as const

/** The verbs for fields and values: requests take them, and answers have them. */
export function verbsOf({ directions }: Scope): Readonly<Record<keyof typeof verbs.request, string>> {
  if (!directions.has('request')) return verbs.response
  if (!directions.has('response')) return verbs.request
  return { ...verbs.response, added: 'allows', removed: 'no longer allows' }
}

/** The keyword of a schema that is absent admits everything. */
export const orAny = (located: LocatedNode): LocatedNode =>
  located.node === undefined ? { ...located, node: true } : located
