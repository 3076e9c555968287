import type { LocatedNode } from '@clouddb/spec/document/located'
import { componentName } from '@clouddb/spec/document/references'
import type { Directions, Effect } from './change.ts'
import { rules, type SchemaRule } from './rules.ts'
import type { Subject } from './text.ts'

/** The two documents, and the schemas that were renamed, by their earlier names. */
export interface DocumentPair {
  readonly before: unknown
  readonly after: unknown
  readonly renamed: ReadonlyMap<string, string>
}

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
  readonly directions: Directions
  readonly findings: Finding[]
  /** The pairs of pointers that are being compared; a schema that contains itself comes to an end here. */
  readonly open: ReadonlySet<string>
  compare(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void
}

export function say(scope: Scope, rule: SchemaRule, of: Subject, pointer: string, ...args: readonly string[]): void {
  sayAs(scope, rules[rule][0], rule, of, pointer, ...args)
}

/** Reports a rule whose effect depends on more than the rule. */
export function sayAs(
  { findings }: Scope,
  effect: Effect,
  rule: SchemaRule,
  of: Subject,
  pointer: string,
  ...args: readonly string[]
): void {
  findings.push({ effect, rule, subject: of, pointer, arguments: args })
}

/** Returns the differences between two schemas without reporting them. */
export function difference(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): readonly Finding[] {
  const findings: Finding[] = []
  scope.compare({ ...scope, findings }, of, before, after)
  return findings
}

/** Whether both nodes refer to the same component. */
export function isSameComponent(pair: DocumentPair, before: LocatedNode, after: LocatedNode): boolean {
  const name = componentName('schemas', before.node)
  return name !== undefined && (pair.renamed.get(name) ?? name) === componentName('schemas', after.node)
}

export function isOfRequests({ directions }: Scope): boolean {
  return directions.has('request') && directions.size === 1
}

/** The verbs for a value that is added or removed: requests take values, and answers have them. */
export function verbsOf(scope: Scope): { readonly added: string; readonly removed: string } {
  if (scope.directions.size === 2) return { added: 'allows', removed: 'no longer allows' }
  return isOfRequests(scope)
    ? { added: 'takes', removed: 'no longer takes' }
    : { added: 'may have', removed: 'no longer has' }
}

/** The keyword of a schema that is absent admits everything. */
export const orAny = (located: LocatedNode): LocatedNode =>
  located.node === undefined ? { ...located, node: true } : located
