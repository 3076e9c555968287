import type { DatabaseFunction, Prepared } from './database-function.ts'
import { isNumber, isTime } from './types.ts'
import { unitSizes } from './unit-sizes.ts'

const capital = (unit: string): string => `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`

/** `INTERVAL 1 HOUR`, as the database names it: a time in milliseconds. */
export const intervals: Record<string, DatabaseFunction> = Object.fromEntries(
  Object.entries(unitSizes).map(([unit, size]) => [
    `toInterval${capital(unit)}`,
    {
      arity: [1, 1],
      prepare: () => ({ type: `Interval${capital(unit)}`, apply: (amount) => Number(amount) * size }),
    } satisfies DatabaseFunction,
  ]),
)

/** A sum or a difference that also works on times: a bare number is seconds, and so is what lies between two times. */
export function alsoOfTimes(sign: 1 | -1, ofNumbers: DatabaseFunction): DatabaseFunction {
  return {
    ...ofNumbers,
    prepare: (types, constants, where) => {
      const [left, right] = types as [string, string]
      if (isTime(left) && isTime(right) && sign < 0) {
        const type = left === 'DateTime' && right === 'DateTime' ? 'Int32' : 'Float64'
        return { type, apply: (a, b) => (Number(a) - Number(b)) / 1000 }
      }
      if (isTime(left) && isAmount(right)) return { type: left, apply: moved(sign, right) }
      if (isTime(right) && isAmount(left) && sign > 0) {
        const move = moved(sign, left)
        return { type: right, apply: (amount, time) => move(time as number, amount as number) }
      }
      return ofNumbers.prepare(types, constants, where)
    },
  }
}

const isAmount = (type: string): boolean => isNumber(type) || type.startsWith('Interval')

function moved(sign: 1 | -1, type: string): Prepared['apply'] {
  const size = type.startsWith('Interval') ? 1 : 1000
  return (time, amount) => Number(time) + sign * Number(amount) * size
}
