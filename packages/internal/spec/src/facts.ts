import { documentFacts } from '../facts/documents.ts'
import type { Api } from '../facts/fact-tables.ts'
import { operationFacts } from '../facts/operations.ts'
import { reportUnstated } from './facts/closure.ts'
import { Comparison } from './facts/comparison.ts'
import { compareDocument } from './facts/documents.ts'
import { compareOperation } from './facts/operations.ts'

export type { Api } from '../facts/fact-tables.ts'

/**
 * Compares a bundled document with the facts of the interface, in both directions: the document must contain
 * what the interface states, and everything else in the document must be marked as public or left open.
 *
 * @param locate Turns a JSON pointer of the bundle into the location at which the complaint begins, such as a file and a
 * line. Default: the pointer itself.
 */
export function checkFacts(
  api: Api,
  bundledDocument: object,
  locate: (pointer: string) => string = (pointer) => pointer,
): string[] {
  const { differences } = compare(api, bundledDocument)
  return [...new Set(differences.map(({ pointer, problem, fix }) => `${locate(pointer)}: ${problem} Fix: ${fix}`))]
}

/** Returns how many facts are compared with a document. */
export function countFacts(api: Api, bundledDocument: object): number {
  return compare(api, bundledDocument).count
}

function compare(api: Api, bundledDocument: object): Comparison {
  const comparison = new Comparison(bundledDocument)
  const operations = operationFacts.filter(({ requests }) => requests[api] !== undefined)
  for (const facts of operations) compareOperation(comparison, facts, String(facts.requests[api]))
  compareDocument(comparison, documentFacts[api], operations)
  reportUnstated(comparison)
  return comparison
}
