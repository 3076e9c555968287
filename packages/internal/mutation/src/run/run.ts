import type { ApiName } from '../apis.ts'
import { type FigureChanges, figureChanges } from '../figures/changes.ts'
import { type Figures, figuresOf, type ScopeFigures } from '../figures/figures.ts'
import { missedGoals } from '../figures/goals.ts'
import { type AcceptedSurvivor, acceptanceOf, staleAcceptances } from '../figures/survivors.ts'
import { isSeen, type Mutant, type MutationClass, type Verdict } from '../mutant.ts'
import { narrowScopes, planAll, type Scope } from '../plan/plan.ts'
import { type JudgingOptions, judgeScopes } from './judging.ts'

export interface RunOptions extends JudgingOptions {
  readonly committed: Figures
  /** Judges only mutants whose id holds this text. */
  readonly only?: string | undefined
}

export interface RunOutcome {
  readonly figures: Figures
  readonly changes: FigureChanges
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

function assemble(scopes: readonly Scope[], verdictOf: (id: string) => Verdict): Figures {
  const figures: Partial<Record<ApiName, Partial<Record<MutationClass, ScopeFigures>>>> = {}
  for (const { class: kind, api, possible, mutants } of scopes) {
    const counted = figuresOf(possible, mutants, verdictOf, (mutant) => acceptanceOf(mutant)?.reason ?? '')
    figures[api] = { ...figures[api], [kind]: counted }
  }
  return figures
}
