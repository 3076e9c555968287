import { createHash } from 'node:crypto'
/** The most mutants of one operator in one document: a widened bound tells no more the hundredth time. */
export const sampleSizes = { document: 8, server: 4, wire: 4, client: 4 }
/** How many mutants of a category every suite runs on. */
export const thoroughPerCategory = 3
/**
 * Some of many, the same in every run and in every document that has the point: new ones push out few, and whoever
 * chooses is not the one who is judged.
 */
export function sampleOf(planned, size) {
  const byOperator = Map.groupBy(planned, ({ mutant }) => mutant.operator)
  return [...byOperator.values()].flatMap((group) =>
    group
      .map((each) => ({
        each,
        draw: createHash('sha256').update(`${each.mutant.operator} @ ${each.mutant.point}`).digest('hex'),
      }))
      .toSorted((left, right) => (left.draw < right.draw ? -1 : 1))
      .slice(0, size)
      .map(({ each }) => each),
  )
}
