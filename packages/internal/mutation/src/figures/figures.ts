import type { ApiName } from '../apis.ts'
import { isSeen, type Mutant, type MutationClass, type Suite, suites, type Verdict } from '../mutant.ts'

/** What became of some mutants. */
export interface Count {
  /** Ways of being wrong. */
  readonly operators: number
  /** All mutants that there could be. */
  readonly possible: number
  /** What was broken: some of the possible ones, drawn once and for all. */
  readonly mutants: number
  /** By a suite. */
  readonly noticed: number
  /** By a suite, or by the comparison of the document with the mutant; absent where documents are the same. */
  readonly withComparison?: number
}

export type BySuite = Readonly<Partial<Record<Suite, number>>>

/** The figures of one class of mutants of one document. */
export interface ScopeFigures extends Count {
  /** By the suite that noticed it first. */
  readonly firstNoticedBy: BySuite
  /** Of the mutants that every suite ran on: how many each of them notices, alone. */
  readonly alone: { readonly mutants: number; readonly noticedBy: BySuite }
  readonly categories: Readonly<Record<string, Count>>
  readonly survivors: readonly Survivor[]
}

export interface Survivor {
  readonly operator: string
  readonly point: string
  readonly reason: string
}

export type Figures = Readonly<Partial<Record<ApiName, Readonly<Partial<Record<MutationClass, ScopeFigures>>>>>>

/** Counts one scope. All that there could be, and the mutants among them, are those of a full run. */
export function figuresOf(
  possible: readonly Mutant[],
  mutants: readonly Mutant[],
  verdictOf: (id: string) => Verdict,
  reasonOf: (mutant: Mutant) => string,
): ScopeFigures {
  const count = (among: readonly Mutant[], judged: readonly Mutant[]): Count => {
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
  const ofCategory = (list: readonly Mutant[], name: string) => list.filter(({ category }) => category === name)
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

function countBy(noticed: readonly (readonly Suite[])[]): BySuite {
  const counted = suites.map((suite) => [suite, noticed.filter((each) => each.includes(suite)).length] as const)
  return Object.fromEntries(counted.filter(([, number]) => number > 0))
}

/** Figures as a file: a line for each category. */
export function written(figures: Figures): string {
  const text = JSON.stringify(figures, undefined, 2)
  return `${text.replaceAll(/\{\s+("operators[^{}]*?)\s+\}/g, (_, inner: string) => `{ ${inner.replaceAll(/\s*\n\s*/g, ' ')} }`)}\n`
}

/** A share of the mutants: of those that the suites notice, or of those that they or the comparison notice. */
export interface Share {
  readonly noticed: number
  readonly mutants: number
  /** `noticed`, or `noticed with the comparison`. */
  readonly words: string
}

/** The shares that a count has. */
export function sharesOf({ mutants, noticed, withComparison }: Count): Share[] {
  return [
    { mutants, noticed, words: 'noticed' },
    ...(withComparison === undefined
      ? []
      : [{ mutants, noticed: withComparison, words: 'noticed with the comparison' }]),
  ]
}

export const ratioOf = ({ mutants, noticed }: Omit<Share, 'words'>): number => (mutants === 0 ? 1 : noticed / mutants)

/** Rounded down: what is not all does not read as all. */
export function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}
