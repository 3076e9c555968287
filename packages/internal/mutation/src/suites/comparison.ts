import { compareDocuments } from '@clouddb/changes/comparison/compare'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'

/** What the comparison of two documents says: the bump that their changes need, and the sentence that needs it. */
export function compare(before: Json, after: Json): { readonly effect: Effect; readonly sentence?: string } {
  const changes = compareDocuments(before, after)
  const highest = (['major', 'minor', 'patch'] as const)
    .map((bump) => changes.find((change) => change.bump === bump))
    .find((change) => change !== undefined)
  return highest ? { effect: highest.bump, sentence: highest.sentence } : { effect: 'none' }
}
