import { isSeen, suites } from '../mutant.ts'
/** Counts one scope. All that there could be, and the mutants among them, are those of a full run. */
export function figuresOf(possible, mutants, verdictOf, reasonOf) {
  const count = (among, judged) => {
    const verdicts = judged.map(({ id }) => verdictOf(id))
    return {
      operators: new Set(among.map(({ operator }) => operator)).size,
      possible: among.length,
      mutants: judged.length,
      noticed: verdicts.filter(({ noticedBy }) => noticedBy.length > 0).length,
      ...(among[0]?.class === 'document' && { withComparison: verdicts.filter(isSeen).length }),
    }
  }
  const categories = [...new Set(possible.map(({ category }) => category))]
  const ofCategory = (list, name) => list.filter(({ category }) => category === name)
  const verdicts = mutants.map(({ id }) => verdictOf(id))
  const ranAll = verdicts.filter((verdict) => verdict.ranAll)
  return {
    ...count(possible, mutants),
    firstNoticedBy: countBy(verdicts.map(({ noticedBy }) => noticedBy.slice(0, 1))),
    alone: { mutants: ranAll.length, noticedBy: countBy(ranAll.map(({ noticedBy }) => noticedBy)) },
    categories: Object.fromEntries(
      categories.map((name) => [name, count(ofCategory(possible, name), ofCategory(mutants, name))]),
    ),
    survivors: mutants
      .filter(({ id }) => !isSeen(verdictOf(id)))
      .map((mutant) => ({ operator: mutant.operator, point: mutant.point, reason: reasonOf(mutant) })),
  }
}
function countBy(noticed) {
  const counted = suites.map((suite) => [suite, noticed.filter((each) => each.includes(suite)).length])
  return Object.fromEntries(counted.filter(([, number]) => number > 0))
}
/** Figures as a file: a line for each category. */
export function written(figures) {
  const text = JSON.stringify(figures, undefined, 2)
  return `${text.replaceAll(/\{\s+("operators[^{}]*?)\s+\}/g, (_, inner) => `{ ${inner.replaceAll(/\s*\n\s*/g, ' ')} }`)}\n`
}
/** The shares that a count has. */
export function sharesOf({ mutants, noticed, withComparison }) {
  return [
    { mutants, noticed, words: 'noticed' },
    ...(withComparison === undefined
      ? []
      : [{ mutants, noticed: withComparison, words: 'noticed with the comparison' }]),
  ]
}
export const ratioOf = ({ mutants, noticed }) => (mutants === 0 ? 1 : noticed / mutants)
/** Rounded down: what is not all does not read as all. */
export function percent(share) {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}
