import type { ApiName } from '../apis.ts'
import { type Mutant, type MutationClass, type Suite, suites, type Verdict } from '../mutant.ts'

/** What became of some mutants. */
export interface Count {
  /** Ways of being wrong. */
  readonly operators: number
  /** Places for them. */
  readonly sites: number
  /** What was broken: some of the sites, chosen by lot once and for all. */
  readonly mutants: number
  readonly noticed: number
  /** By the suite that noticed it first. */
  readonly firstNoticedBy: BySuite
}

export type BySuite = Readonly<Partial<Record<Suite, number>>>

/** The figures of one class of mutants of one document. */
export interface ScopeFigures extends Count {
  /** Of the mutants that every suite was asked about: how many each of them notices, alone. */
  readonly alone: { readonly mutants: number; readonly noticedBy: BySuite }
  readonly categories: Readonly<Record<string, Count>>
  readonly survivors: readonly Survivor[]
}

export interface Survivor {
  readonly operator: string
  readonly site: string
  readonly reason: string
}

export type Figures = Readonly<Partial<Record<ApiName, Readonly<Partial<Record<MutationClass, ScopeFigures>>>>>>

/** Counts one scope. The sites and the mutants among them are those of a full run. */
export function figuresOf(
  sites: readonly Mutant[],
  mutants: readonly Mutant[],
  verdictOf: (id: string) => Verdict,
  reasonOf: (mutant: Mutant) => string,
): ScopeFigures {
  const count = (among: readonly Mutant[], judged: readonly Mutant[]): Count => {
    const verdicts = judged.map(({ id }) => verdictOf(id))
    return {
      operators: new Set(among.map(({ operator }) => operator)).size,
      sites: among.length,
      mutants: judged.length,
      noticed: verdicts.filter(({ noticedBy }) => noticedBy.length > 0).length,
      firstNoticedBy: countBy(verdicts.map(({ noticedBy }) => noticedBy.slice(0, 1))),
    }
  }
  const categories = [...new Set(sites.map(({ category }) => category))]
  const ofCategory = (list: readonly Mutant[], name: string) => list.filter(({ category }) => category === name)
  const askedAll = mutants.map(({ id }) => verdictOf(id)).filter((verdict) => verdict.askedAll)
  return {
    ...count(sites, mutants),
    alone: { mutants: askedAll.length, noticedBy: countBy(askedAll.map(({ noticedBy }) => noticedBy)) },
    categories: Object.fromEntries(
      categories.map((name) => [name, count(ofCategory(sites, name), ofCategory(mutants, name))]),
    ),
    survivors: mutants
      .filter(({ id }) => verdictOf(id).noticedBy.length === 0)
      .map((mutant) => ({ operator: mutant.operator, site: mutant.site, reason: reasonOf(mutant) })),
  }
}

function countBy(noticed: readonly (readonly Suite[])[]): BySuite {
  const counted = suites.map((suite) => [suite, noticed.filter((each) => each.includes(suite)).length] as const)
  return Object.fromEntries(counted.filter(([, number]) => number > 0))
}

export const shareOf = ({ mutants, noticed }: Pick<Count, 'mutants' | 'noticed'>): number =>
  mutants === 0 ? 1 : noticed / mutants
