import type { Bump } from '@clouddb/changes/comparison/change'
import type { ApiName } from './apis.ts'

/** What is broken. */
export const mutationClasses = ['document', 'server', 'wire', 'client'] as const
export type MutationClass = (typeof mutationClasses)[number]

/** Who can notice it, in the order in which they run: the cheapest first. */
export const suites = ['facts', 'generator', 'consumers', 'goldens', 'lint', 'derived'] as const
export type Suite = (typeof suites)[number]

/** One thing, broken in one way at one point. */
export interface Mutant {
  /** Says all of it, and is the same in every run: `document management: raises an upper bound @ components/…`. */
  readonly id: string
  readonly class: MutationClass
  readonly api: ApiName
  /** A sentence fragment: `raises an upper bound`. */
  readonly operator: string
  readonly category: string
  /** Where: a JSON pointer into the document, or an operation. */
  readonly point: string
}

/** In the place of a mutant's id: the suites ran on what is not broken. */
export const baselineId = 'nothing is broken'

/** What the comparison of two documents says that a change needs; `none` where it sees no difference. */
export type Effect = Bump | 'none'

/** What became of a mutant. */
export interface Verdict {
  readonly id: string
  /** The suites that noticed it, in the order in which they ran. */
  readonly noticedBy: readonly Suite[]
  /** What the comparison of the document with the mutant says; absent where documents are the same. */
  readonly effect?: Effect
  /** True: every suite ran, also when one before had noticed it. */
  readonly ranAll?: true
  /** What the first of them said. */
  readonly complaint?: string
}

/** Whether a suite noticed a mutant, or the comparison told a person of it. */
export function isSeen({ noticedBy, effect = 'none' }: Verdict): boolean {
  return noticedBy.length > 0 || effect !== 'none'
}

/** A mutant by all that tells it from others. */
export function mutantOf(named: Omit<Mutant, 'id'>): Mutant {
  return { id: idOf(named), ...named }
}

export function idOf({ class: kind, api, operator, point }: Omit<Mutant, 'id' | 'category'>): string {
  return `${kind} ${api}: ${operator} @ ${point}`
}
