import { figureChanges } from '../figures/changes.ts'
import { figuresOf } from '../figures/figures.ts'
import { missedGoals } from '../figures/goals.ts'
import { acceptanceOf, staleAcceptances } from '../figures/survivors.ts'
import { isSeen } from '../mutant.ts'
import { narrowScopes, planAll } from '../plan/plan.ts'
import { judgeScopes } from './judging.ts'
/** Judges every mutant that was not judged before, and counts. */
export async function runMutation({ committed, only, ...options }) {
  const started = performance.now()
  const scopes = only === undefined ? planAll() : narrowScopes(planAll(), only)
  const verdictOf = await judgeScopes(scopes, options)
  const survivors = scopes
    .flatMap(({ mutants }) => mutants)
    .map((mutant) => ({ mutant, verdict: verdictOf(mutant.id) }))
    .filter(({ verdict }) => !isSeen(verdict))
  const figures = assemble(scopes, verdictOf)
  return {
    figures,
    changes: figureChanges(committed, figures),
    missedGoals: missedGoals(figures),
    unexplained: survivors
      .filter(({ mutant }) => !acceptanceOf(mutant))
      .map(({ mutant, verdict: { complaint } }) => ({ mutant, ...(complaint !== undefined && { complaint }) })),
    stale: staleAcceptances(survivors.map(({ mutant }) => mutant)),
    duration: performance.now() - started,
  }
}
function assemble(scopes, verdictOf) {
  const figures = {}
  for (const { class: kind, api, possible, mutants } of scopes) {
    const counted = figuresOf(possible, mutants, verdictOf, (mutant) => acceptanceOf(mutant)?.reason ?? '')
    figures[api] = { ...figures[api], [kind]: counted }
  }
  return figures
}
