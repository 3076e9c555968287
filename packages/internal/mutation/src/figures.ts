import { type ApiName, type Mutant, type MutationClass, survives, type Verdict } from './mutant.ts'
import type { Scope } from './run.ts'
import { acceptanceOf } from './survivors.ts'

export interface Count {
  /** How many mutants there could be. */
  readonly possible: number
  /** How many of them a full run makes. */
  readonly mutants: number
  readonly noticed: number
}

/** The figures of one class of mutants of one API. */
export interface ScopeFigures extends Count {
  readonly categories: Readonly<Record<string, Count>>
  readonly survivors: readonly { readonly operator: string; readonly point: string; readonly reason: string }[]
}

/** The content of `figures.json`. */
export type Figures = Readonly<Partial<Record<ApiName, Readonly<Partial<Record<MutationClass, ScopeFigures>>>>>>

export function figuresOf(scopes: readonly Scope[], verdicts: ReadonlyMap<string, Verdict>): Figures {
  const figures: Partial<Record<ApiName, Partial<Record<MutationClass, ScopeFigures>>>> = {}
  for (const scope of scopes) figures[scope.api] = { ...figures[scope.api], [scope.class]: countScope(scope, verdicts) }
  return figures
}

export function verdictOf(verdicts: ReadonlyMap<string, Verdict>, id: string): Verdict {
  const verdict = verdicts.get(id)
  if (!verdict) throw new Error(`There is no verdict on ${id}.`)
  return verdict
}

function countScope(scope: Scope, verdicts: ReadonlyMap<string, Verdict>): ScopeFigures {
  const possible = scope.possible.map(({ mutant }) => mutant)
  const mutants = scope.mutants.map(({ mutant }) => mutant)
  const isSurvivor = ({ id }: Mutant): boolean => survives(verdictOf(verdicts, id))
  const count = (isCounted: (mutant: Mutant) => boolean): Count => {
    const made = mutants.filter(isCounted)
    const noticed = made.filter((mutant) => !isSurvivor(mutant)).length
    return { possible: possible.filter(isCounted).length, mutants: made.length, noticed }
  }
  const categories = [...new Set(possible.map(({ category }) => category))]
  return {
    ...count(() => true),
    categories: Object.fromEntries(categories.map((name) => [name, count(({ category }) => category === name)])),
    survivors: mutants.filter(isSurvivor).map((mutant) => {
      return { operator: mutant.operator, point: mutant.point, reason: acceptanceOf(mutant)?.reason ?? '' }
    }),
  }
}

/** Lists the counts whose share of noticed mutants is lower than in the committed figures. */
export function loweredFigures(committed: Figures, found: Figures): string[] {
  return countsOf(committed).flatMap(([name, before]) => {
    const now = countsOf(found).find((each) => each[0] === name)?.[1]
    if (now && shareOf(now) >= shareOf(before)) return []
    const after = now ? `${now.noticed} of ${now.mutants}` : 'none'
    return [`${name}: ${before.noticed} of ${before.mutants} noticed before, ${after} now`]
  })
}

/** Every count with its name: `management, server`, `management, server, request`. */
export function countsOf(figures: Figures): [name: string, count: Count][] {
  return Object.entries(figures).flatMap(([api, classes]) =>
    Object.entries(classes).flatMap(([kind, scope]) => [
      [`${api}, ${kind}`, scope] as [string, Count],
      ...Object.entries(scope.categories).map(([name, count]): [string, Count] => [`${api}, ${kind}, ${name}`, count]),
    ]),
  )
}

export const shareOf = ({ mutants, noticed }: Count): number => (mutants === 0 ? 1 : noticed / mutants)
