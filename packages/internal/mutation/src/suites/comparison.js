import { compareDocuments } from '@clouddb/changes/comparison/compare'
/** What the comparison of two documents says: the bump that their changes need, and the sentence that needs it. */
export function compare(before, after) {
  const changes = compareDocuments(before, after)
  const highest = ['major', 'minor', 'patch']
    .map((bump) => changes.find((change) => change.bump === bump))
    .find((change) => change !== undefined)
  return highest ? { effect: highest.bump, sentence: highest.sentence } : { effect: 'none' }
}
