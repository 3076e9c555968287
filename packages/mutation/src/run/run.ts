import type { ApiName } from '../apis.ts'
import { type Comparison, compareFigures } from '../figures/compare.ts'
import { type Figures, figuresOf, type ScopeFigures } from '../figures/figures.ts'
import { missedGoals } from '../figures/goals.ts'
import type { Mutant, MutationClass, Verdict } from '../mutant.ts'
import { type AcceptedSurvivor, acceptanceOf, staleAcceptances } from '../survivors.ts'
import { type JudgingOptions, judgeScopes } from './judging.ts'
import { narrowScopes, planAll, type Scope } from './plan.ts'

export interface RunOptions extends JudgingOptions {
  readonly committed: Figures
  /** Judges only mutants whose id holds this text. */
  readonly only?: string | undefined
}

export interface RunOutcome {
  readonly figures: Figures
  readonly comparison: Comparison
  readonly missedGoals: readonly string[]
  /** Mutants that survive and of which no entry speaks. */
  readonly unexplained: readonly { readonly mutant: Mutant; readonly complaint?: string }[]
  /** Entries that speak of no survivor. */
  readonly stale: readonly AcceptedSurvivor[]
  /** Milliseconds. */
  readonly duration: number
}

/** Judges every mutant that was not judged before, and counts. */
export async function runMutation({ committed, only, ...options }: RunOptions): Promise<RunOutcome> {
  const started = performance.now()
  const scopes = only === undefined ? planAll() : narrowScopes(planAll(), only)
  const verdictOf = await judgeScopes(scopes, options)
  const survivors = scopes
    .flatMap(({ mutants }) => mutants)
    .map((mutant) => ({ mutant, verdict: verdictOf(mutant.id) }))
    .filter(({ verdict }) => verdict.noticedBy.length === 0)
  const figures = assemble(scopes, verdictOf)
  return {
    figures,
    comparison: compareFigures(committed, figures),
    missedGoals: missedGoals(figures),
    unexplained: survivors
      .filter(({ mutant }) => !acceptanceOf(mutant))
      .map(({ mutant, verdict: { complaint } }) => ({ mutant, ...(complaint !== undefined && { complaint }) })),
    stale: staleAcceptances(survivors.map(({ mutant }) => mutant)),
    duration: performance.now() - started,
  }
}

function assemble(scopes: readonly Scope[], verdictOf: (id: string) => Verdict): Figures {
  const figures: Partial<Record<ApiName, Partial<Record<MutationClass, ScopeFigures>>>> = {}
  for (const { class: kind, api, sites, mutants } of scopes) {
    const counted = figuresOf(sites, mutants, verdictOf, (mutant) => acceptanceOf(mutant)?.reason ?? '')
    figures[api] = { ...figures[api], [kind]: counted }
  }
  return figures
}
