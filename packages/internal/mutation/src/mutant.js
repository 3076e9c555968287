/** What is broken. */
export const mutationClasses = ['document', 'server', 'wire', 'client']
/** Who can notice it, in the order in which they run: the cheapest first. */
export const suites = ['facts', 'generator', 'consumers', 'goldens', 'lint', 'derived']
/** In the place of a mutant's id: the suites ran on what is not broken. */
export const baselineId = 'nothing is broken'
/** Whether a suite noticed a mutant, or the comparison told a person of it. */
export function isSeen({ noticedBy, effect = 'none' }) {
  return noticedBy.length > 0 || effect !== 'none'
}
/** A mutant by all that tells it from others. */
export function mutantOf(named) {
  return { id: idOf(named), ...named }
}
export function idOf({ class: kind, api, operator, point }) {
  return `${kind} ${api}: ${operator} @ ${point}`
}
