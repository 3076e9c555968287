import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import { converted, isNumber, isText, isTime } from './types.ts'

const minute = 60_000

function ofTime(name: string, type: string, compute: (time: number) => number): DatabaseFunction {
  return {
    arity: [1, 1],
    prepare: (types) => {
      const [given] = types as [string]
      if (!isTime(given) && !isText(given) && !isNumber(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}. `)
      if (isNumber(given)) return { type, apply: (value) => compute(Number(value) * 1000) }
      const read = isText(given) ? (value: unknown) => converted(value as string, 'DateTime') : Number
      return { type, apply: (value) => compute(read(value)) }
    },
  }
}

const startOf = (size: number) => (time: number) => Math.floor(time / size) * size

export const times: Record<string, DatabaseFunction> = {
  toDateTime: ofTime('toDateTime', 'DateTime', startOf(1000)),
  toDate: ofTime('toDate', 'Date', startOf(24 * 60 * minute)),
  toStartOfMinute: ofTime('toStartOfMinute', 'DateTime', startOf(minute)),
  toStartOfFiveMinutes: ofTime('toStartOfFiveMinutes', 'DateTime', startOf(5 * minute)),
  toStartOfHour: ofTime('toStartOfHour', 'DateTime', startOf(60 * minute)),
  toStartOfDay: ofTime('toStartOfDay', 'DateTime', startOf(24 * 60 * minute)),
  toMinute: ofTime('toMinute', 'UInt8', (time) => new Date(time).getUTCMinutes()),
  toHour: ofTime('toHour', 'UInt8', (time) => new Date(time).getUTCHours()),
  toDayOfWeek: ofTime('toDayOfWeek', 'UInt8', (time) => new Date(time).getUTCDay() || 7),
}
