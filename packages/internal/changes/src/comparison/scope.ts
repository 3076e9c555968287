import type { LocatedNode } from '../../../spec/src/document/located.ts'
import { componentName } from '../../../spec/src/document/references.ts'
import type { Directions, Effect, Finding } from './effect.ts'
import type { Subject } from './spelling.ts'

/** The two documents, and which type of the later one was which of the earlier. */
export interface DocumentPair {
  readonly before: unknown
  readonly after: unknown
  /** Names of schemas that changed, by their earlier name. */
  readonly renamed: ReadonlyMap<string, string>
}

/** What a comparison of two schemas needs besides them. */
export interface Scope {
  readonly pair: DocumentPair
  /** What the schemas are used for. */
  readonly directions: Directions
  readonly findings: Finding[]
  /** Pairs that are being compared: what contains itself is equal where nothing else differs. */
  readonly open: ReadonlySet<string>
  compare(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): void
}

export function say(scope: Scope, effect: Effect, sentence: string, pointer: string): void {
  scope.findings.push({ effect, sentence, pointer })
}

/** What differs between two schemas, without saying it. */
export function difference(scope: Scope, of: Subject, before: LocatedNode, after: LocatedNode): readonly Finding[] {
  const findings: Finding[] = []
  scope.compare({ ...scope, findings }, of, before, after)
  return findings
}

/** Whether both refer to the same component. */
export function isSameComponent(pair: DocumentPair, before: LocatedNode, after: LocatedNode): boolean {
  const name = componentName('schemas', before.node)
  return name !== undefined && (pair.renamed.get(name) ?? name) === componentName('schemas', after.node)
}

/** The word of a direction: requests are taken, answers are had. */
export function verb(scope: Scope): { readonly now: string; readonly gone: string } {
  if (scope.directions.size === 2) return { now: 'allows', gone: 'no longer allows' }
  return scope.directions.has('request')
    ? { now: 'takes', gone: 'no longer takes' }
    : { now: 'may have', gone: 'no longer has' }
}
