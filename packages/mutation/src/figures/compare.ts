import type { ApiName } from '../apis.ts'
import type { MutationClass } from '../mutant.ts'
import { type Count, type Figures, type ScopeFigures, shareOf } from './figures.ts'

export interface Comparison {
  readonly lowered: readonly string[]
  readonly raised: readonly string[]
  /** Whether anything at all differs. */
  readonly differs: boolean
}

/** Holds new figures against the committed ones, for each document, class and category. */
export function compareFigures(committed: Figures, found: Figures): Comparison {
  const lowered: string[] = []
  const raised: string[] = []
  for (const [where, before, now] of pairsOf(committed, found)) {
    const told = `${where}: ${sentence(before)} before, ${now ? sentence(now) : 'none'} now`
    if (!now || shareOf(now) < shareOf(before)) lowered.push(told)
    else if (shareOf(now) > shareOf(before)) raised.push(told)
  }
  return { lowered, raised, differs: JSON.stringify(committed) !== JSON.stringify(found) }
}

const sentence = (count: Count): string => `${count.noticed} of ${count.mutants} noticed (${percent(shareOf(count))})`

/** Rounded down: what is not all does not read as all. */
export function percent(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
}

function* pairsOf(committed: Figures, found: Figures): Generator<[string, Count, Count | undefined]> {
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
