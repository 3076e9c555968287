import { QueryError } from '../../query-error.ts'
import { day, startOf, toLocal, zoneOf } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { converted, isDay, isNumber, isText, isTime } from '../types.ts'
import { inZone } from './dates.ts'
import { type DatabaseFunction, define, defineForAny, type FunctionTable } from './function-table.ts'

/** The largest number that is read as a day. Larger numbers are seconds. */
const mostDays = 65_535

/** A conversion to a time. A number is in seconds, or in days if the type is a day. */
function toTime(name: string, typeOf: (constants: (Value | undefined)[]) => string): DatabaseFunction {
  return {
    arity: [1, 2],
    anyCase: name === 'date',
    prepare: ([given = ''], constants) => {
      if (!isTime(given) && !isText(given) && !isNumber(given))
        throw new QueryError(`Illegal type ${given} of argument of function ${name}: In scope SELECT. `)
      const bare = typeOf(constants)
      const told = constants.slice(1).find((one) => typeof one === 'string')
      const zone = told ?? (isText(given) ? undefined : zoneOf(given))
      toLocal(0, zone)
      const type = isDay(bare) ? bare : inZone(bare, zone)
      const read = isText(given) ? (value: Value) => converted(value as string, type) : numberReader(given, bare)
      const start = (time: number) => (isDay(bare) ? startOf(isDay(given) ? time : toLocal(time, zone), 'day') : time)
      const unit = bare === 'DateTime' ? 1000 : 1
      return { type, apply: (value) => (value === null ? null : Math.floor(start(read(value)) / unit) * unit) }
    },
  }
}

function numberReader(given: string, type: string): (value: Value) => number {
  if (isTime(given)) return Number
  return (value) => Number(value) * (isDay(type) && Number(value) <= mostDays ? day : 1000)
}

/** `parseDateTimeBestEffort` and its variants: `otherwise` returns the value of a text that is not a time. */
const parsed = (otherwise: (error: unknown) => Value): DatabaseFunction =>
  defineForAny([1, 2], 'DateTime', (value) => {
    try {
      return Math.floor(converted(String(value), 'DateTime64(9)') / 1000) * 1000
    } catch (error) {
      return otherwise(error)
    }
  })

/** Conversions to times, and from times to numbers. */
export const dateConversions: FunctionTable = {
  toDate: toTime('toDate', () => 'Date'),
  date: toTime('date', () => 'Date'),
  toDateTime: toTime('toDateTime', () => 'DateTime'),
  toDateTime64: {
    ...toTime('toDateTime64', ([, digits]) => `DateTime64(${Number(digits ?? 3)})`),
    arity: [2, 3],
    expects: '2 mandatory arguments and 1 optional argument',
  },
  parseDateTimeBestEffort: parsed((error) => {
    throw error
  }),
  parseDateTimeBestEffortOrNull: parsed(() => null),
  parseDateTimeBestEffortOrZero: parsed(() => 0),
  fromUnixTimestamp: define('number', 'DateTime', (seconds: number) => seconds * 1000),
  fromUnixTimestamp64Milli: define('number', 'DateTime64(3)', (milliseconds: number) => milliseconds),
  toUnixTimestamp64Milli: define('time', 'Int64', Math.floor),
  toUnixTimestamp: {
    arity: [1, 2],
    prepare: ([given = '']) => ({
      type: 'UInt32',
      apply: (value) => {
        if (isText(given)) return converted(value as string, 'DateTime') / 1000
        return isTime(given) ? Math.floor(Number(value) / 1000) : value
      },
    }),
  },
  toTimeZone: {
    arity: [2, 2],
    prepare: ([given = ''], [, zone]) => {
      toLocal(0, String(zone))
      const bare = given.replace(/(, )?'[^']*'/, '').replace('()', '')
      return { type: inZone(bare, String(zone)), apply: (time) => time }
    },
  },
}
