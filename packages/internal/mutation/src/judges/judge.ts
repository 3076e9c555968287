import type { ApiName } from '../apis.ts'
import type { Fault } from '../faults/fault.ts'
import { type OperationTraits, traitsOf } from '../faults/traits.ts'
import { type Mutant, type MutationClass, mutantOf, type Verdict } from '../mutant.ts'

/** One of the four things that are broken: which mutants there are, and who notices them. */
export interface Judge<Planned extends { readonly mutant: Mutant } = { readonly mutant: Mutant }> {
  /** Every mutant that there could be, in an order that does not change. */
  mutantsOf(api: ApiName): readonly Planned[]
  /**
   * Judges some of them, and tells each verdict when it is known.
   *
   * @param thorough Ids of those that every suite runs on, also when one has noticed them; some judges do so anyway.
   */
  judge(
    api: ApiName,
    planned: readonly Planned[],
    tell: (verdict: Verdict) => void,
    thorough: ReadonlySet<string>,
  ): Promise<void>
}

/** A fault in one operation. */
export interface PlannedFault<Injection> {
  readonly mutant: Mutant
  readonly fault: Fault<Injection>
  readonly operation: OperationTraits
}

/** Each fault in each operation in which it can show. */
export function inEachOperation<Injection>(
  kind: MutationClass,
  api: ApiName,
  faults: readonly Fault<Injection>[],
  operatorOf: (fault: Fault<Injection>) => string,
): PlannedFault<Injection>[] {
  return faults.flatMap((fault) =>
    traitsOf(api)
      .filter((operation) => fault.appliesTo(operation))
      .map((operation) => {
        const { category } = fault
        const mutant = mutantOf({ class: kind, api, operator: operatorOf(fault), category, point: operation.id })
        return { mutant, fault, operation }
      }),
  )
}
