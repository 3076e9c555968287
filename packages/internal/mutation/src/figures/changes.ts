import type { ApiName } from '../apis.ts'
import type { MutationClass } from '../mutant.ts'
import { type Count, type Figures, percent, ratioOf, type ScopeFigures, type Share, sharesOf } from './figures.ts'

/** How new figures differ from the committed ones, in lines for people. */
export interface FigureChanges {
  readonly lowered: readonly string[]
  readonly raised: readonly string[]
  /** The same share of other mutants. */
  readonly moved: readonly string[]
  /** Whether anything at all differs. */
  readonly differs: boolean
}

/** Holds new figures against the committed ones, for each document, class and category. */
export function figureChanges(committed: Figures, found: Figures): FigureChanges {
  const lowered: string[] = []
  const raised: string[] = []
  const moved: string[] = []
  for (const [where, before, now] of pairsOf(committed, found)) {
    const told = `${where}: ${sentence(before)} before, ${now ? sentence(now) : 'none'} now`
    if (!now || ratioOf(now) < ratioOf(before)) lowered.push(told)
    else if (ratioOf(now) > ratioOf(before)) raised.push(told)
    else if (now.mutants !== before.mutants) moved.push(told)
  }
  return { lowered, raised, moved, differs: JSON.stringify(committed) !== JSON.stringify(found) }
}

const sentence = (share: Share): string =>
  `${share.noticed} of ${share.mutants} ${share.words} (${percent(ratioOf(share))})`

function* pairsOf(committed: Figures, found: Figures): Generator<[string, Share, Share | undefined]> {
  for (const [where, before, now] of countsOf(committed, found)) {
    const shares = now ? sharesOf(now) : []
    for (const [index, share] of sharesOf(before).entries()) yield [where, share, shares[index]]
  }
}

function* countsOf(committed: Figures, found: Figures): Generator<[string, Count, Count | undefined]> {
  for (const [api, classes] of Object.entries(committed)) {
    for (const [kind, before] of Object.entries(classes) as [MutationClass, ScopeFigures][]) {
      const now = found[api as ApiName]?.[kind]
      yield [`${api}, ${kind}`, before, now]
      for (const [name, category] of Object.entries(before.categories)) {
        yield [`${api}, ${kind}, ${name}`, category, now?.categories[name]]
      }
    }
  }
}
