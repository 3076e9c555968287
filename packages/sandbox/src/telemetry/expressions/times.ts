import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { converted, isNumber, isText, isTime } from './types.ts'

/** A conversion to a time; a bare number is so many seconds, or days where a day is asked for. */
function toTime(name: string, type: string, size: number, unit = 1000): DatabaseFunction {
  return {
    arity: [1, 2],
    anyCase: name === 'date',
    prepare: (types) => {
      const [given = ''] = types
      if (!isTime(given) && !isText(given) && !isNumber(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}: In scope SELECT. `)
      const startOf = (time: number) => Math.floor(time / size) * size
      if (isNumber(given)) return { type, apply: (value) => startOf(Number(value) * unit) }
      const read = isText(given) ? (value: unknown) => converted(value as string, type) : Number
      return { type, apply: (value) => (value === null ? null : startOf(read(value))) }
    },
  }
}

type Otherwise = (error: unknown) => Value

/** A time in one of the ways that people write it. */
function parsed(otherwise: Otherwise): DatabaseFunction {
  const apply = (value: Value) => {
    try {
      return Math.floor(converted(String(value), 'DateTime64(9)') / 1000) * 1000
    } catch (error) {
      return otherwise(error)
    }
  }
  return { arity: [1, 2], anyCase: false, prepare: () => ({ type: 'DateTime', apply }) }
}

const fail: Otherwise = (error) => {
  throw error
}

const day = 86_400_000

export const times: Record<string, DatabaseFunction> = {
  toDateTime: toTime('toDateTime', 'DateTime', 1000),
  toDateTime64: {
    ...toTime('toDateTime64', 'DateTime64(3)', 1),
    arity: [2, 3],
    expects: '2 mandatory arguments and 1 optional argument',
  },
  toDate: toTime('toDate', 'Date', day, day),
  date: toTime('date', 'Date', day, day),
  parseDateTimeBestEffort: parsed(fail),
  parseDateTime64BestEffort: parsed(fail),
  parseDateTimeBestEffortOrNull: parsed(() => null),
  parseDateTimeBestEffortOrZero: parsed(() => 0),
  toDateTimeOrNull: parsed(() => null),
  toDateOrNull: parsed(() => null),
}
