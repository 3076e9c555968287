import { percent, ratioOf, sharesOf } from './figures.ts'

/** What must be noticed at least, in every document. */
const goals = {
  document: { suites: 0.85, withComparison: 1 },
  server: { suites: 0.9, categories: { request: 0.97, security: 1 } },
  wire: { suites: 0.95 },
  client: { suites: 1 },
}
/** The goals that figures miss, in words. */
export function missedGoals(figures) {
  return Object.entries(figures).flatMap(([api, classes]) =>
    Object.entries(classes).flatMap(([kind, scope]) => {
      const { suites, withComparison = 0, categories = {} } = goals[kind]
      return [
        ...missed(`${api}, ${kind}`, scope, [suites, withComparison]),
        ...Object.entries(categories).flatMap(([name, goal]) =>
          missed(`${api}, ${kind}, ${name}`, scope.categories[name], [goal]),
        ),
      ]
    }),
  )
}
function missed(where, count, goalsOfShares) {
  return (count ? sharesOf(count) : []).flatMap((share, index) => {
    const goal = goalsOfShares[index] ?? 0
    return ratioOf(share) >= goal
      ? []
      : [`${where}: ${percent(ratioOf(share))} ${share.words}, ${percent(goal)} is the goal`]
  })
}
