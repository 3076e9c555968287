import type { Row, Value } from '../expressions/expression.ts'
import type { Accumulator } from '../expressions/functions/aggregates.ts'
import type { Selection } from '../expressions/selection.ts'
import { answered } from '../expressions/types.ts'
import type { Groups } from './grouping.ts'
import type { Measured } from './query.ts'

/** The arguments of each aggregate function for a row; undefined if the function does not take the row. */
export type Arguments = (Value[] | undefined)[]

export function argumentsIn(selection: Selection, row: Row): Arguments {
  return selection.parts.map(({ args, condition }) =>
    condition && !condition.evaluate(row) ? undefined : args.map((arg) => arg.evaluate(row)),
  )
}

/** Computes the aggregates of one bucket, by group. */
export class Tally {
  readonly #selection: Selection
  readonly #accumulators: (Accumulator[] | undefined)[] = []

  constructor(selection: Selection) {
    this.#selection = selection
  }

  add(group: number, values: Arguments, weight: number): void {
    const accumulators = this.#accumulators[group] ?? this.#selection.parts.map((part) => part.start())
    this.#accumulators[group] = accumulators
    for (let index = 0; index < values.length; index++) {
      const taken = values[index]
      // Aggregate functions ignore nulls.
      if (taken && taken[0] !== null) (accumulators[index] as Accumulator).add(taken, weight)
    }
  }

  results(bucket: number, groups: Groups): Measured[] {
    return this.#accumulators.flatMap((accumulators, number) => {
      if (!accumulators) return []
      const group = groups.columns(number)
      const results = accumulators.map((accumulator) => accumulator.result())
      return [{ bucket, group, value: answered(this.#selection.result(results, group), this.#selection.type) }]
    })
  }
}
