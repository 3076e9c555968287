import { traitsOf } from '../faults/traits.ts'
import { mutantOf } from '../mutant.ts'
/** Each fault in each operation in which it can show. */
export function inEachOperation(kind, api, faults, operatorOf) {
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
