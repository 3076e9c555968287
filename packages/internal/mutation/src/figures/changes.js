import { percent, ratioOf, sharesOf } from './figures.ts'
/** Holds new figures against the committed ones, for each document, class and category. */
export function figureChanges(committed, found) {
  const lowered = []
  const raised = []
  const moved = []
  for (const [where, before, now] of pairsOf(committed, found)) {
    const told = `${where}: ${sentence(before)} before, ${now ? sentence(now) : 'none'} now`
    if (!now || ratioOf(now) < ratioOf(before)) lowered.push(told)
    else if (ratioOf(now) > ratioOf(before)) raised.push(told)
    else if (now.mutants !== before.mutants) moved.push(told)
  }
  return { lowered, raised, moved, differs: JSON.stringify(committed) !== JSON.stringify(found) }
}
const sentence = (share) => `${share.noticed} of ${share.mutants} ${share.words} (${percent(ratioOf(share))})`
function* pairsOf(committed, found) {
  for (const [where, before, now] of countsOf(committed, found)) {
    const shares = now ? sharesOf(now) : []
    for (const [index, share] of sharesOf(before).entries()) yield [where, share, shares[index]]
  }
}
function* countsOf(committed, found) {
  for (const [api, classes] of Object.entries(committed)) {
    for (const [kind, before] of Object.entries(classes)) {
      const now = found[api]?.[kind]
      yield [`${api}, ${kind}`, before, now]
      for (const [name, category] of Object.entries(before.categories)) {
        yield [`${api}, ${kind}, ${name}`, category, now?.categories[name]]
      }
    }
  }
}
