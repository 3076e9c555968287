import type { Accumulator } from '../expressions/aggregates.ts'
import type { Row, Value } from '../expressions/expression.ts'
import type { Selection } from '../expressions/selection.ts'
import { answered } from '../expressions/types.ts'
import type { Groups } from './grouping.ts'
import type { Measured } from './query.ts'

/** The arguments of each aggregate function in a row; nothing where it does not take the row. */
export type Arguments = (Value[] | undefined)[]

export function argumentsIn(selection: Selection, row: Row): Arguments {
  return selection.parts.map(({ args, condition }) =>
    condition && !condition.evaluate(row) ? undefined : args.map((arg) => arg.evaluate(row)),
  )
}

/** The aggregates of one bucket, by group. */
export class Tally {
  readonly #selection: Selection
  readonly #accumulators = new Map<number, Accumulator[]>()

  constructor(selection: Selection) {
    this.#selection = selection
  }

  add(group: number, values: Arguments, weight: number): void {
    let accumulators = this.#accumulators.get(group)
    if (!accumulators) {
      accumulators = this.#selection.parts.map((part) => part.start())
      this.#accumulators.set(group, accumulators)
    }
    for (let index = 0; index < values.length; index++) {
      const taken = values[index]
      // Aggregate functions pass over what is null.
      if (taken && taken[0] !== null) (accumulators[index] as Accumulator).add(taken, weight)
    }
  }

  results(bucket: number, groups: Groups): Measured[] {
    return [...this.#accumulators].map(([number, accumulators]) => {
      const group = groups.columns(number)
      const value = this.#selection.result(
        accumulators.map((accumulator) => accumulator.result()),
        group,
      )
      return { bucket, group, value: answered(value, this.#selection.type) }
    })
  }
}
