import type { ApiName } from '../apis.ts'
import type { Mutant, MutationClass, Verdict } from '../mutant.ts'

/** One of the four things that are broken: which mutants there are, and who notices them. */
export interface MutationJudge<Planned extends { readonly mutant: Mutant } = { readonly mutant: Mutant }> {
  readonly class: MutationClass
  /** Every mutant that there could be, in an order that does not change. */
  list(api: ApiName): readonly Planned[]
  /**
   * Judges some of them, and tells each verdict when it is known.
   *
   * @param thorough Ids of those that every suite is asked about, also when one has noticed them; some judges ask so anyway.
   */
  judge(
    api: ApiName,
    planned: readonly Planned[],
    tell: (verdict: Verdict) => void,
    thorough: ReadonlySet<string>,
  ): Promise<void>
}
