import { day, startOf, toLocal } from '../calendar.ts'
import type { Value } from '../expression.ts'
import { converted, isDay, isText, isTime } from '../types.ts'
import { inZone, zoneOfCall } from './dates.ts'
import {
  type DatabaseFunction,
  define,
  defineWithNulls,
  type FunctionTable,
  prepared,
  unlessNull,
} from './function-table.ts'

/** The largest number that is read as a day. Larger numbers are seconds. */
const mostDays = 65_535

/** A conversion to a time. A number is in seconds, or in days if the type is a day. */
const toTime = (
  takes: string,
  typeOf: (digits: Value | undefined) => string,
  options?: Pick<DatabaseFunction, 'anyCase' | 'expects'>,
): DatabaseFunction =>
  prepared(
    takes,
    ([given = ''], constants) => {
      const bare = typeOf(constants[1])
      const told = constants.slice(1).find((one) => typeof one === 'string')
      const zone = zoneOfCall(isText(given) ? '' : given, told)
      const type = isDay(bare) ? bare : inZone(bare, zone)
      const unit = bare === 'DateTime' ? 1000 : 1
      const convert = (value: Value) => {
        const time = isText(given) ? converted(value as string, type) : timeOf(Number(value), given, bare)
        return isDay(bare) ? startOf(isDay(given) ? time : toLocal(time, zone), 'day') : Math.floor(time / unit) * unit
      }
      return { type, apply: unlessNull(convert) }
    },
    options,
  )

const timeOf = (value: number, given: string, type: string): number =>
  isTime(given) ? value : value * (isDay(type) && value <= mostDays ? day : 1000)

/** `parseDateTimeBestEffort` and its variants: `otherwise` returns the value of a text that is not a time. */
const parsed = (otherwise: (error: unknown) => Value): DatabaseFunction =>
  defineWithNulls('any any?', 'DateTime', (value) => {
    try {
      return Math.floor(converted(String(value), 'DateTime64(9)') / 1000) * 1000
    } catch (error) {
      return otherwise(error)
    }
  })

const failed = (error: unknown): never => {
  throw error
}

const toUnixTimestamp = prepared('any any?', ([given = '']) => ({
  type: 'UInt32',
  apply: unlessNull((value) => {
    if (isText(given)) return converted(value, 'DateTime') / 1000
    return isTime(given) ? Math.floor(value / 1000) : value
  }),
}))

const toTimeZone = prepared('any any', ([given = ''], [, zone]) => {
  const bare = given.replace(/(, )?'[^']*'/, '').replace('()', '')
  return { type: inZone(bare, zoneOfCall('', String(zone))), apply: (time) => time as Value }
})

/** Conversions to times, and from times to numbers. */
export const dateConversions: FunctionTable = {
  toDate: toTime('scalar any?', () => 'Date'),
  date: toTime('scalar any?', () => 'Date', { anyCase: true }),
  toDateTime: toTime('scalar any?', () => 'DateTime'),
  toDateTime64: toTime('scalar any any?', (digits = 3) => `DateTime64(${Number(digits)})`, {
    expects: '2 mandatory arguments and 1 optional argument',
  }),
  parseDateTimeBestEffort: parsed(failed),
  parseDateTimeBestEffortOrNull: parsed(() => null),
  parseDateTimeBestEffortOrZero: parsed(() => 0),
  fromUnixTimestamp: define('number', 'DateTime', (seconds) => seconds * 1000),
  fromUnixTimestamp64Milli: define('number', 'DateTime64(3)', (milliseconds) => milliseconds),
  toUnixTimestamp64Milli: define('time', 'Int64', Math.floor),
  toUnixTimestamp,
  toTimeZone,
}
