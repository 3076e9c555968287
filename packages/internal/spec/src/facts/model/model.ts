import type { Named } from '../named.ts'
import { type Operations, operationsIn } from './operations.ts'
import { type JsonObject, type SourcedNodes, sourcedNodesOf } from './sources.ts'
import { type DocumentValues, valuesIn } from './values.ts'

/** A bundled document, read by meaning, and what the facts have spoken of so far. */
export interface DocumentModel extends SourcedNodes, Operations, DocumentValues {
  readonly document: JsonObject
  /** Notes that a fact speaks of what stands at a pointer. */
  back(pointer: string, words: string): void
  isBacked(pointer: string, words: string): boolean
  /** Whether a fact speaks of anything in a component. */
  isSpokenOf(component: string): boolean
}

export function createModel(document: object, stated: Named): DocumentModel {
  const nodes = sourcedNodesOf(document)
  const operations = operationsIn(nodes, document, stated)
  const backed = new Set<string>()
  return {
    ...nodes,
    ...operations,
    ...valuesIn(nodes, operations),
    document: nodes.root.node,
    back: (pointer, words) => backed.add(`${pointer} ${words}`),
    isBacked: (pointer, words) => backed.has(`${pointer} ${words}`),
    isSpokenOf(component) {
      for (const each of backed)
        if (each.startsWith(component) && /[/ ]/.test(each.charAt(component.length))) return true
      return false
    },
  }
}
